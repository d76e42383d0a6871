import { setImmediate } from 'node:timers/promises';

/** The longest that one piece of work may keep the others waiting, in milliseconds. */
const AT_A_STRETCH = 4;

/**
 * Long work awaits this between its pieces, so that other channels get their turn. It goes by the time used,
 * because a count says nothing about what each piece costs.
 */
export function breathing(): () => Promise<void> | undefined {
  let since = performance.now();
  return () => {
    if (performance.now() - since < AT_A_STRETCH) return undefined;
    return setImmediate().then(() => {
      since = performance.now();
    });
  };
}

/** Lets those who were woken together go on one after the other, with a pause before each: all of them at once would hold everybody up. */
export function oneByOne(): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return () => {
    last = last.then(() => setImmediate());
    return last;
  };
}

/** Everything that long work yields, with pauses in between so that others get their turn. */
export async function inPieces<T>(work: Iterable<T>): Promise<T[]> {
  const breathe = breathing();
  const all: T[] = [];
  for (const each of work) {
    all.push(each);
    await breathe();
  }
  return all;
}

/** What work that's done in pieces comes to, with pauses in between and after it. @param breathe shared by work that follows other work */
export async function breathed<T>(work: Generator<undefined, T>, breathe = breathing()): Promise<T> {
  for (;;) {
    const next = work.next();
    await breathe();
    if (next.done) return next.value;
  }
}
