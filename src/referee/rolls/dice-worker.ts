import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';
import type * as Library from '@dice-roller/rpg-dice-roller';

// The thread in which notation is worked out: the library brings a whole algebra system, and takes a second to load.
// As CommonJS: from its sources the program is run by tsx, which would look at each of its thousand files.
const { DiceRoll, NumberGenerator }: typeof Library = createRequire(import.meta.url)('@dice-roller/rpg-dice-roller');

/** What it is told: the notation, and the cell into which each value that it wants is put. */
export interface Told {
  readonly notation: string;
  /** Whether the value is there, and the value; below 1 if there are no more. */
  readonly cell: Int32Array;
}

/** What it says: of how many sides the next value is, what the notation came to, or that it can't be read. */
export type Said =
  | { readonly says: 'wants'; readonly sides: number }
  | { readonly says: 'rolled'; readonly total: number; readonly output: string }
  | { readonly says: 'unreadable'; readonly at?: number };

const port = parentPort!;
const say = (said: Said) => port.postMessage(said);

/** All dice of the library come through this one: it sets `range`, and takes what `next` gives as what is above its lower end. */
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

port.on('message', ({ notation, cell }: Told) => {
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
