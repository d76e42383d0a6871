import { Worker } from 'node:worker_threads';
import { InputError } from '../../kernel/refusal.ts';
import type { Said, Told } from './worker.ts';

/** For so long a file may be worked on before it is given up, in milliseconds. */
const PATIENCE = 60_000;
/** So much memory reading a file may take, in megabytes. */
const MOST_MEMORY = 512;
/** A thread that has nothing to do is kept for so long, in milliseconds: to start one takes as long as to read a file. */
const IDLE = 10_000;

/** A thread in which files are read. It keeps no process alive. */
export class Thread {
  #worker: Worker | undefined;
  #idle: NodeJS.Timeout | undefined;

  /**
   * Tells the thread something, and waits for what it says.
   * @throws {InputError} where it refuses the file, or is not done in time or with its memory
   */
  ask(told: Told): Promise<Said> {
    const worker = this.#started();
    worker.ref();
    return new Promise<Said>((resolve, reject) => {
      const timer = setTimeout(() => failed(new InputError('export-too-costly')), PATIENCE);
      const onMessage = (said: Said) => end(() => resolve(said));
      const onError = (error: NodeJS.ErrnoException) => {
        const outOfMemory = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
        failed(outOfMemory ? new InputError('export-too-costly') : error);
      };
      const failed = (error: Error) => end(() => void this.#end().then(() => reject(error)));
      const end = (settle: () => void) => {
        clearTimeout(timer);
        worker.off('message', onMessage);
        worker.off('error', onError);
        worker.unref();
        settle();
      };
      worker.once('message', onMessage);
      worker.once('error', onError);
      worker.postMessage(told);
    }).then(accepted);
  }

  /** Ends it: it is busy with something that nobody wants any more, or has failed, or nothing is to do. */
  async #end(): Promise<void> {
    clearTimeout(this.#idle);
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }

  /** It is not needed just now. */
  rest(): void {
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => void this.#end(), IDLE).unref();
  }

  #started(): Worker {
    clearTimeout(this.#idle);
    if (this.#worker) return this.#worker;
    const worker = started();
    // Whatever it dies of, and whenever: the next file gets another one.
    const gone = () => {
      if (this.#worker === worker) this.#worker = undefined;
    };
    this.#worker = worker.on('error', gone).on('exit', gone);
    return worker;
  }
}

function accepted(said: Said): Said {
  // What was said in the thread is said here once more.
  if (said.says === 'refused')
    throw Object.assign(new InputError('export-foreign'), { says: said.what, values: said.values });
  return said;
}

function started(): Worker {
  const settings = { resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY } };
  if (!import.meta.url.endsWith('.ts')) return new Worker(new URL('./worker.js', import.meta.url), settings);
  // From its sources the program is run by tsx, of which a new thread knows nothing.
  const [tsx, worker] = [import.meta.resolve('tsx/esm/api'), new URL('./worker.ts', import.meta.url).href];
  const begin = `import(${JSON.stringify(tsx)}).then(({ register }) => { register(); return import(${JSON.stringify(worker)}); })`;
  return new Worker(begin, { ...settings, eval: true });
}
