import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { LOADED } from './answering.ts';

/** How long a new thread may take to load, in milliseconds: on a machine that's busy with other things, many times as long as usual. */
const LOADING = 60_000;

/** Why a thread owes an answer for good: it took too long or too much memory, or ended by itself. */
export type Failing = 'silent' | 'memory' | 'ended';

export interface Keeping {
  /** How long an answer may take, in milliseconds, once the thread is loaded. */
  readonly patience: number;
  /** How long a thread with nothing to do is kept, in milliseconds: starting one takes longer than most answers. */
  readonly idle: number;
  /** The error that whoever asked gets instead of an answer. */
  failure(why: Failing): Error;
}

/**
 * A worker thread that starts when it's needed, is kept for a while, and is replaced by a new one whatever it dies of. It keeps
 * no process alive while it rests. It answers one question after another: whoever asks waits for the answer before the next one.
 */
export class KeptThread<Question, Answer> {
  #worker: Worker | undefined;
  #isLoaded = false;
  #resting: NodeJS.Timeout | undefined;
  readonly #start: () => Worker;
  readonly #keeping: Keeping;

  constructor(start: () => Worker, keeping: Keeping) {
    this.#start = start;
    this.#keeping = keeping;
  }

  /**
   * Asks the thread something, and waits for what it answers.
   * @param isAnswer whether a message is the answer; one that isn't has been dealt with, and the thread goes on
   * @throws {Error} what `failure` makes of it if the thread fails to answer, or whatever the thread itself failed with
   */
  ask(question: Question, isAnswer: (said: Answer) => boolean = () => true): Promise<Answer> {
    const worker = this.#running();
    worker.ref();
    return new Promise((resolve, reject) => {
      const fail = (error: Error) => settle(() => void this.end().then(() => reject(error)));
      const onMessage = (said: Answer | typeof LOADED) => {
        if (said === LOADED) timer = wait(this.#keeping.patience);
        else if (isAnswer(said)) settle(() => resolve(said));
      };
      const onError = (error: NodeJS.ErrnoException) =>
        fail(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? this.#keeping.failure('memory') : error);
      const onExit = () => fail(this.#keeping.failure('ended'));
      let timer: NodeJS.Timeout | undefined;
      const wait = (ms: number) => {
        clearTimeout(timer);
        return setTimeout(() => fail(this.#keeping.failure('silent')), ms);
      };
      timer = wait(this.#isLoaded ? this.#keeping.patience : LOADING);
      const settle = (settled: () => void) => {
        clearTimeout(timer);
        worker.off('message', onMessage).off('error', onError).off('exit', onExit);
        worker.unref();
        settled();
      };
      worker.on('message', onMessage).once('error', onError).once('exit', onExit);
      worker.postMessage(question);
    });
  }

  /** Nothing to do just now: if that lasts, the thread ends. */
  rest(): void {
    clearTimeout(this.#resting);
    this.#resting = setTimeout(() => void this.end(), this.#keeping.idle).unref();
  }

  /** Ends the thread, whatever it's busy with. The next question starts another one. */
  async end(): Promise<void> {
    clearTimeout(this.#resting);
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }

  #running(): Worker {
    clearTimeout(this.#resting);
    if (this.#worker) return this.#worker;
    const worker = this.#start();
    this.#isLoaded = false;
    worker.once('message', () => {
      this.#isLoaded = true;
    });
    const gone = () => {
      if (this.#worker === worker) this.#worker = undefined;
    };
    this.#worker = worker.on('error', gone).on('exit', gone);
    return worker;
  }
}

/** A folder with the bundled threads, for a program that runs from its sources. */
let bundled: string | undefined;

/** Starts threads from such a folder from here on: to compile their sources takes seconds, each time that one starts. */
export function startThreadsFrom(folder: string): void {
  bundled = folder;
}

/**
 * Starts the module of that name beside the one that asks, as a thread.
 * @param beside the `import.meta.url` of whoever asks
 * @param mostMemory how much it may take, in megabytes
 */
export function startBeside(beside: string, name: string, mostMemory: number): Worker {
  const settings = { resourceLimits: { maxOldGenerationSizeMb: mostMemory } };
  if (!beside.endsWith('.ts')) return new Worker(new URL(`./${name}.js`, beside), settings);
  if (bundled) return new Worker(join(bundled, `${name}.js`), settings);
  // From its sources the program is run by tsx, of which a new thread knows nothing.
  const [tsx, module] = [import.meta.resolve('tsx/esm/api'), new URL(`./${name}.ts`, beside).href];
  const begin = `import(${JSON.stringify(tsx)}).then(({ register }) => { register(); return import(${JSON.stringify(module)}); })`;
  return new Worker(begin, { ...settings, eval: true });
}
