import { setImmediate } from 'node:timers/promises';

/** For so long at most one piece of work keeps the others waiting, in milliseconds. */
const AT_A_STRETCH = 4;

/**
 * What is awaited between the pieces of long work, so that other channels have their turn: by the time that has been used,
 * since a count says nothing of what each piece costs.
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

/** All that long work gives, worked out with room for others in between. */
export async function inPieces<T>(work: Iterable<T>): Promise<T[]> {
  const breathe = breathing();
  const all: T[] = [];
  for (const each of work) {
    all.push(each);
    await breathe();
  }
  return all;
}
