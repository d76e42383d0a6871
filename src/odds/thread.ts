import { Worker } from 'node:worker_threads';
import type { Odds } from '../kernel/odds.ts';
import { InputError, Refusal } from '../kernel/refusal.ts';
import type { Said, Told, Wanted } from './odds-worker.ts';

/** For so long the thread may be silent, in milliseconds: the heaviest odds take a few seconds. */
const PATIENCE = 60_000;
const MOST_MEMORY = 512;
/** A thread that has nothing to do is kept for so long, in milliseconds. */
const IDLE = 60_000;

/** A thread in which odds are worked out, one action after another. It starts when it's needed, and keeps no process alive. */
export class OddsThread {
  #worker: Worker | undefined;
  #idle: NodeJS.Timeout | undefined;
  #busy: Promise<unknown> = Promise.resolve();
  readonly #start: () => Worker;

  /** @param start starts the thread; another one in the tests of what happens when it dies */
  constructor(start = started) {
    this.#start = start;
  }

  /**
   * The odds of an action.
   * @throws {Refusal} {InputError} as `enumerate` does; any other error if the thread dies or falls silent
   */
  ask(wanted: Wanted): Promise<Odds> {
    const odds = this.#busy.then(() => this.#ask(wanted));
    this.#busy = odds.catch(() => undefined);
    return odds;
  }

  async #ask(wanted: Wanted): Promise<Odds> {
    const worker = this.#running();
    worker.ref();
    try {
      let { total, some, left } = accepted(await this.#said(worker, wanted));
      const outcomes = [...some];
      while (left > 0) {
        ({ total, some, left } = accepted(await this.#said(worker, 'next')));
        outcomes.push(...some);
      }
      return { total, outcomes };
    } finally {
      worker.unref();
      this.#idle = setTimeout(() => void this.#end(), IDLE).unref();
    }
  }

  #said(worker: Worker, told: Told): Promise<Said> {
    return new Promise((resolve, reject) => {
      const failed = (error: Error) => end(() => void this.#end().then(() => reject(error)));
      const silent = () => failed(new Error(`The odds took longer than ${PATIENCE} ms`));
      const exited = (code: number) => failed(new Error(`The thread of the odds ended with ${code}`));
      const answered = (said: Said) => end(() => resolve(said));
      const timer = setTimeout(silent, PATIENCE);
      const end = (settle: () => void) => {
        clearTimeout(timer);
        worker.off('message', answered).off('error', failed).off('exit', exited);
        settle();
      };
      worker.once('message', answered).once('error', failed).once('exit', exited);
      worker.postMessage(told);
    });
  }

  async #end(): Promise<void> {
    clearTimeout(this.#idle);
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }

  #running(): Worker {
    clearTimeout(this.#idle);
    if (this.#worker) return this.#worker;
    const worker = this.#start();
    // Whatever it dies of, and whenever: the next odds get another one.
    const gone = () => {
      if (this.#worker === worker) this.#worker = undefined;
    };
    this.#worker = worker.on('error', gone).on('exit', gone);
    return worker;
  }
}

/** What was thrown in the thread is thrown here once more. */
function accepted(said: Said): Extract<Said, { kind: 'outcomes' }> {
  if (said.kind === 'refused') throw Refusal.again(said);
  if (said.kind === 'wrong') throw InputError.again(said);
  return said;
}

function started(): Worker {
  const settings = { resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY } };
  if (!import.meta.url.endsWith('.ts')) return new Worker(new URL('./odds-worker.js', import.meta.url), settings);
  // From its sources the program is run by tsx, of which a new thread knows nothing.
  const [tsx, worker] = [import.meta.resolve('tsx/esm/api'), new URL('./odds-worker.ts', import.meta.url).href];
  const begin = `import(${JSON.stringify(tsx)}).then(({ register }) => { register(); return import(${JSON.stringify(worker)}); })`;
  return new Worker(begin, { ...settings, eval: true });
}
