import type { Logger } from 'pino';
import type { Config } from '../config.ts';

/** The host's log, on standard error. It's loaded when there's something to say, because most runs have nothing. */
export class Trouble {
  readonly #level: Config['logLevel'];
  #logger: Promise<Logger> | undefined;

  constructor(level: Config['logLevel']) {
    this.#level = level;
  }

  /** A command failed through no fault of the player's. */
  fault(err: unknown, context: Readonly<Record<string, string>>): void {
    this.#write((logger) => logger.error({ ...context, err }, 'a command failed'));
  }

  /** Something went wrong outside the commands. */
  warn(err: unknown, what = 'couldn’t write a hint or snapshot'): void {
    this.#write((logger) => logger.warn({ err }, what));
  }

  /** Waits until all is written. */
  async settle(): Promise<void> {
    await this.#logger;
  }

  #write(entry: (logger: Logger) => void): void {
    this.#logger ??= this.#open();
    void this.#logger.then(entry);
  }

  async #open(): Promise<Logger> {
    const { pino } = await import('pino');
    // Written immediately, because the process may end before a buffer is flushed.
    return pino({ level: this.#level }, pino.destination({ dest: 2, sync: true }));
  }
}
