import { InputError } from '../../kernel/refusal.ts';
import { type Failing, KeptThread, startBeside } from '../../threads/kept-thread.ts';
import type { DiceAnswer, DiceQuestion } from './dice-worker.ts';

/** The result of a notation, with every value that it took in order. */
export interface Worked {
  readonly total: number;
  /** The dice in the form players know from other bots: `4d6+2: [1, 2, 3, 4]+2 = 12`. */
  readonly output: string;
  readonly thrown: readonly { readonly sides: number; readonly face: number }[];
}

/** The most dice one notation may take: this stops anything that explodes. */
export const MOST_DICE = 200;
/** The most sides a die may have. */
export const MOST_SIDES = 1_000_000;
/** How long a notation may take, in milliseconds. */
const PATIENCE = 10_000;
/** The thread's memory, in megabytes. */
const MOST_MEMORY = 256;
const IDLE = 60_000;
/** What most people roll, and the sides of its first die: it needs no thread to see that there's one. */
const TERM = String.raw`(?:[1-9]\d{0,2})?d(?:[1-9]\d{0,6}|%)`;
const ORDINARY = new RegExp(String.raw`^(?:[1-9]\d{0,2})?d([1-9]\d{0,6}|%)(?:\s*[-+]\s*(?:${TERM}|\d{1,4}))*$`);

/** Works out standard dice notation in a separate thread, so that nobody else waits for it. */
export class Notation {
  readonly #thread = new KeptThread<DiceQuestion, DiceAnswer>(
    () => startBeside(import.meta.url, 'dice-worker', MOST_MEMORY),
    {
      patience: PATIENCE,
      idle: IDLE,
      failure: (why: Failing) =>
        why === 'ended' ? new Error('The thread of the dice notation has ended') : new InputError('roll-too-long'),
    },
  );
  #busy: Promise<unknown> = Promise.resolve();

  /**
   * @param source gives each die, 1 to its sides, when the notation needs it
   * @throws {InputError} for a notation that can't be read, or asks for too much
   */
  work(notation: string, source: (sides: number) => number): Promise<Worked> {
    const worked = this.#busy.then(() => this.#work(notation, source));
    this.#busy = worked.catch(() => undefined);
    return worked;
  }

  async #work(notation: string, source: (sides: number) => number): Promise<Worked> {
    const cell = new Int32Array(new SharedArrayBuffer(8));
    const thrown: { sides: number; face: number }[] = [];
    let excess: InputError | undefined;
    // Some dice have to be announced before anybody may know them.
    let stopped: { readonly by: unknown } | undefined;

    const value = (sides: number) => {
      if (thrown.length >= MOST_DICE) excess = new InputError('roll-too-many', { most: MOST_DICE });
      else if (sides > MOST_SIDES) excess = new InputError('roll-too-large', { most: MOST_SIDES });
      if (excess || stopped) return 0;
      try {
        const face = source(sides);
        thrown.push({ sides, face });
        return face;
      } catch (error) {
        stopped = { by: error };
        return 0;
      }
    };
    const first = ORDINARY.exec(notation)?.[1];
    let early = first === undefined ? undefined : value(first === '%' ? 100 : Number(first));
    if (stopped) {
      // The thread is loaded by the time that they're known.
      void this.work('1d6', () => 1).catch(() => undefined);
      throw (stopped as { readonly by: unknown }).by;
    }
    const isAnswer = (said: DiceAnswer) => {
      if (said.says !== 'wants') return true;
      Atomics.store(cell, 1, early ?? value(said.sides));
      early = undefined;
      Atomics.store(cell, 0, 1);
      Atomics.notify(cell, 0);
      return false;
    };
    const said = await this.#thread.ask({ notation, cell }, isAnswer).finally(() => this.#thread.rest());
    if (stopped) throw (stopped as { readonly by: unknown }).by;
    if (excess) throw excess;
    const { total, output } = worked(said as Answer, notation);
    return { total, output, thrown };
  }
}

type Answer = Exclude<DiceAnswer, { says: 'wants' }>;

/** @throws {InputError} if it isn't notation, or has no result */
function worked(said: Answer, notation: string): Omit<Worked, 'thrown'> {
  if (said.says === 'unreadable') throw new InputError('bad-notation', { notation, at: said.at });
  if (!Number.isFinite(said.total)) throw new InputError('roll-no-number', { notation });
  return said;
}
