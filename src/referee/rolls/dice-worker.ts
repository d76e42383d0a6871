import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';
import type * as Library from '@dice-roller/rpg-dice-roller';
import { takeQuestions } from '../../threads/answering.ts';

// The thread that works out notation: the library brings a whole algebra system, and takes a second to load.
// Loaded as CommonJS: run from its sources, the program goes through tsx, which would look at each of its thousand files.
const { DiceRoll, NumberGenerator }: typeof Library = createRequire(import.meta.url)('@dice-roller/rpg-dice-roller');

/** What the thread is told: the notation, and the memory cell for each value that it needs. */
export interface DiceQuestion {
  readonly notation: string;
  /** Whether the value is there, and the value; below 1 if there are no more. */
  readonly cell: Int32Array;
}

/** What the thread replies: how many sides the next value has, what the notation came to, or that it can't be read. */
export type DiceAnswer =
  | { readonly says: 'wants'; readonly sides: number }
  | { readonly says: 'rolled'; readonly total: number; readonly output: string }
  | { readonly says: 'unreadable'; readonly at?: number };

const say = (said: DiceAnswer) => parentPort!.postMessage(said);

/**
 * All of the library's dice go through this: it sets `range`, and takes what `next` returns as the distance from its lower end.
 */
function handedIn(cell: Int32Array) {
  return {
    range: [0, 0] as readonly [number, number],
    next() {
      const [least, most] = this.range;
      Atomics.store(cell, 0, 0);
      say({ says: 'wants', sides: most - least + 1 });
      Atomics.wait(cell, 0, 0);
      const value = Atomics.load(cell, 1);
      if (value < 1) throw new Error('No more dice');
      return value - 1;
    },
  };
}

takeQuestions<DiceQuestion>(({ notation, cell }) => {
  try {
    NumberGenerator.generator.engine = handedIn(cell);
    const { total, output } = new DiceRoll(notation);
    say({ says: 'rolled', total, output });
  } catch (error) {
    const { location } = error as { location?: { start?: { column?: number } } };
    const at = location?.start?.column;
    say({ says: 'unreadable', ...(at === undefined ? {} : { at }) });
  }
});
