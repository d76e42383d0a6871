import { readFileSync } from 'node:fs';

/** How often the program's own thread is looked at, in milliseconds. */
const EVERY = 2;

/**
 * How long this thread has worked so far, in milliseconds: what other programs took of the processor, or the machine kept
 * back, does not count. Uses the clock where the system does not say.
 */
export function worked(): number {
  try {
    return Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return performance.now();
  }
}

/**
 * The longest time for which some work kept all others from being answered, in milliseconds: how long this thread worked at
 * most between two turns of the event loop.
 */
export async function longestHold(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let before = worked();
  const timer = setInterval(() => {
    const now = worked();
    longest = Math.max(longest, now - before);
    before = now;
  }, EVERY);
  try {
    await work();
    // What is held last is only known afterwards.
    await new Promise((resolve) => setTimeout(resolve, 2 * EVERY));
  } finally {
    clearInterval(timer);
  }
  return longest;
}

/** How often work is tried that may have been slowed by others. */
const TRIES = 3;

/** The shortest of its longest holds: the work is tried again if it took too long, since only our own code does every time. */
export async function leastHold(work: () => Promise<unknown>, patience: number): Promise<number> {
  let least = await longestHold(work);
  for (let tried = 1; least > patience && tried < TRIES; tried++) least = Math.min(least, await longestHold(work));
  return least;
}
