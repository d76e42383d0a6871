/** The time, and what is to be done later; tests hand in another one. */
export interface Time {
  now(): Date;
  /** Does something later. @returns what calls it off */
  after(ms: number, work: () => void): () => void;
}

/** Node's timers can wait no longer, in milliseconds. */
const LONGEST = 2 ** 31 - 1;

/** The real one. Nothing that is waited for keeps the process alive. */
export const realTime: Time = {
  now: () => new Date(),
  after(ms, work) {
    const timer = setTimeout(work, Math.min(Math.max(0, ms), LONGEST)).unref();
    return () => clearTimeout(timer);
  },
};
