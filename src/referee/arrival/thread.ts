import { InputError } from '../../kernel/refusal.ts';
import { type Failing, KeptThread, startBeside } from '../../threads/kept-thread.ts';
import type { FileAnswer, FileQuestion } from './worker.ts';

/** How long the thread may work on a file before it's stopped, in milliseconds. */
const PATIENCE = 60_000;
const IDLE = 10_000;
/** The thread's memory, in megabytes. */
const MOST_MEMORY = 512;

/** A thread that reads files. */
export class Thread {
  readonly #thread = new KeptThread<FileQuestion, FileAnswer>(
    () => startBeside(import.meta.url, 'worker', MOST_MEMORY),
    {
      patience: PATIENCE,
      idle: IDLE,
      failure: (why: Failing) =>
        why === 'ended' ? new Error('The thread that reads files has ended') : new InputError('export-too-costly'),
    },
  );

  /**
   * Sends the thread a message, and waits for its reply.
   * @throws {InputError} if it refuses the file, or runs out of time or memory
   */
  async ask(question: FileQuestion): Promise<FileAnswer> {
    const said = await this.#thread.ask(question);
    // Rethrows an error that was thrown in the thread.
    if (said.says === 'refused')
      throw Object.assign(new InputError('export-foreign'), { says: said.what, values: said.values });
    return said;
  }

  /** The thread isn't needed right now. */
  rest(): void {
    this.#thread.rest();
  }
}
