/** The time, and tasks for later. Tests use their own. */
export interface Time {
  now(): Date;
  /** Does something later. @returns a function that cancels it */
  after(ms: number, work: () => void): () => void;
}

/** Node's timers can't wait longer than this, in milliseconds. */
const LONGEST = 2 ** 31 - 1;

/** The real time. Its timers don't keep the process alive. */
export const realTime: Time = {
  now: () => new Date(),
  after(ms, work) {
    const timer = setTimeout(work, Math.min(Math.max(0, ms), LONGEST)).unref();
    return () => clearTimeout(timer);
  },
};
