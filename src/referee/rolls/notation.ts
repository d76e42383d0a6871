import { Worker } from 'node:worker_threads';
import { InputError } from '../../kernel/refusal.ts';
import type { Said, Told } from './dice-worker.ts';

/** What a notation came to, with every value that it took in order. */
export interface Worked {
  readonly total: number;
  /** The dice as players of other bots know them: `4d6+2: [1, 2, 3, 4]+2 = 12`. */
  readonly output: string;
  readonly thrown: readonly { readonly sides: number; readonly face: number }[];
}

/** As many dice one notation may take: whatever explodes ends here. */
export const MOST_DICE = 200;
/** As many sides a die may have. */
export const MOST_SIDES = 1_000_000;
/** For so long a notation may be worked on, in milliseconds; to load the library takes a second. */
const PATIENCE = 10_000;
const MOST_MEMORY = 256;
/** A thread that has nothing to do is kept for so long, in milliseconds. */
const IDLE = 60_000;

/** Works standard dice notation out in a thread of its own, so that nobody else waits for it. It keeps no process alive. */
export class Notation {
  #worker: Worker | undefined;
  #idle: NodeJS.Timeout | undefined;
  #busy: Promise<unknown> = Promise.resolve();

  /**
   * @param source gives each die, 1 to its sides, as the notation comes to need it
   * @throws {InputError} for a notation that can't be read, or that wants too much
   */
  work(notation: string, source: (sides: number) => number): Promise<Worked> {
    const worked = this.#busy.then(() => this.#work(notation, source));
    this.#busy = worked.catch(() => undefined);
    return worked;
  }

  #work(notation: string, source: (sides: number) => number): Promise<Worked> {
    const worker = this.#started();
    const cell = new Int32Array(new SharedArrayBuffer(8));
    const thrown: { sides: number; face: number }[] = [];
    let excess: InputError | undefined;

    const value = (sides: number) => {
      if (thrown.length >= MOST_DICE) excess = new InputError('roll-too-many', { most: MOST_DICE });
      else if (sides > MOST_SIDES) excess = new InputError('roll-too-large', { most: MOST_SIDES });
      if (excess) return 0;
      const face = source(sides);
      thrown.push({ sides, face });
      return face;
    };
    const asked = new Promise<Exclude<Said, { says: 'wants' }>>((resolve, reject) => {
      worker.ref();
      const timer = setTimeout(() => failed(new InputError('roll-too-long')), PATIENCE);
      const failed = (error: Error) => end(() => void this.#end().then(() => reject(error)));
      const end = (settle: () => void) => {
        clearTimeout(timer);
        worker.off('message', onMessage);
        worker.off('error', failed);
        worker.unref();
        this.#rest();
        settle();
      };
      const onMessage = (said: Said) => {
        if (said.says === 'wants') {
          Atomics.store(cell, 1, value(said.sides));
          Atomics.store(cell, 0, 1);
          Atomics.notify(cell, 0);
        } else end(() => (excess ? reject(excess) : resolve(said)));
      };
      worker.on('message', onMessage);
      worker.once('error', failed);
      worker.postMessage({ notation, cell } satisfies Told);
    });
    return asked.then((said) => {
      const { total, output } = worked(said, notation);
      return { total, output, thrown };
    });
  }

  async #end(): Promise<void> {
    clearTimeout(this.#idle);
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }

  #rest(): void {
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => void this.#end(), IDLE).unref();
  }

  #started(): Worker {
    clearTimeout(this.#idle);
    if (this.#worker) return this.#worker;
    const worker = started();
    const gone = () => {
      if (this.#worker === worker) this.#worker = undefined;
    };
    this.#worker = worker.on('error', gone).on('exit', gone);
    worker.unref();
    return worker;
  }
}

/** @throws {InputError} for what is no notation, or comes to nothing */
function worked(said: Exclude<Said, { says: 'wants' }>, notation: string): Omit<Worked, 'thrown'> {
  if (said.says === 'unreadable') throw new InputError('bad-notation', { notation, at: said.at });
  if (!Number.isFinite(said.total)) throw new InputError('roll-no-number', { notation });
  return said;
}

function started(): Worker {
  const settings = { resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY } };
  if (!import.meta.url.endsWith('.ts')) return new Worker(new URL('./dice-worker.js', import.meta.url), settings);
  // From its sources the program is run by tsx, of which a new thread knows nothing.
  const [tsx, worker] = [import.meta.resolve('tsx/esm/api'), new URL('./dice-worker.ts', import.meta.url).href];
  const begin = `import(${JSON.stringify(tsx)}).then(({ register }) => { register(); return import(${JSON.stringify(worker)}); })`;
  return new Worker(begin, { ...settings, eval: true });
}
