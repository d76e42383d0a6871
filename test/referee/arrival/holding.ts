import { readFileSync } from 'node:fs';

/** How often the program's own thread is looked at, in milliseconds. */
const EVERY = 2;

/** How long this thread has waited for a processor that other programs had, in milliseconds; 0 where nobody tells. */
function waited(): number {
  try {
    return Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')[1]) / 1e6;
  } catch {
    return 0;
  }
}

/**
 * The longest time for which some work kept all others from being answered, in milliseconds: the longest pause between two
 * turns of the event loop, without what other programs took of the processor meanwhile.
 */
export async function longestHold(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let at = performance.now();
  let before = waited();
  const timer = setInterval(() => {
    const [now, wait] = [performance.now(), waited()];
    longest = Math.max(longest, now - at - (wait - before));
    at = now;
    before = wait;
  }, EVERY);
  try {
    await work();
    // What is held last shows only afterwards.
    await new Promise((resolve) => setTimeout(resolve, 2 * EVERY));
  } finally {
    clearInterval(timer);
  }
  return longest;
}
