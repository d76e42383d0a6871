/** The time, and tasks for later. Tests use their own. */
export interface Time {
  now(): Date;
  /** Does something later. @returns a function that cancels it */
  after(ms: number, work: () => void): () => void;
  /** Whether the process has hardly had a pause lately: what nobody waits for can wait. */
  isBusy(): boolean;
}

/** Node's timers can't wait longer than this, in milliseconds. */
const LONGEST = 2 ** 31 - 1;

/** A process that works for this share of the time is busy: who asks it something then may have to wait. */
const BUSY = 0.4;
/** How long it's watched before that's said, in milliseconds. */
const WATCHED = 500;

function busyLately(): () => boolean {
  let since = performance.now();
  let before = performance.eventLoopUtilization();
  let busy = false;
  return () => {
    if (performance.now() - since < WATCHED) return busy;
    busy = performance.eventLoopUtilization(before).utilization > BUSY;
    since = performance.now();
    before = performance.eventLoopUtilization();
    return busy;
  };
}

/** The real time. Its timers don't keep the process alive. */
export const realTime: Time = {
  now: () => new Date(),
  after(ms, work) {
    const timer = setTimeout(work, Math.min(Math.max(0, ms), LONGEST)).unref();
    return () => clearTimeout(timer);
  },
  isBusy: busyLately(),
};
