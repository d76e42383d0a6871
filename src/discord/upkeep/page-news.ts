import type { LogRecord } from '../../campaign/record.ts';
import type { Time } from '../time.ts';

/** How long pages wait for the answer to a command, in milliseconds: it may never come, and they show a ruling within a second. */
const PATIENCE = 800;

/** Lets live pages know that something has happened in a channel: once it's answered, so that nobody waits for them. */
export class PageNews {
  readonly #tell: (channel: string) => void;
  readonly #time: Time;
  readonly #waiting = new Map<string, () => void>();

  /** @param tell whoever serves the pages: this process, or the one that has started it */
  constructor(tell: (channel: string) => void, time: Time) {
    this.#tell = tell;
    this.#time = time;
  }

  /** A channel's log has a new record. What the clock writes has no answer. */
  written(channel: string, { interaction }: Pick<LogRecord, 'interaction'>): void {
    this.#waiting.get(channel)?.();
    const patience = interaction.startsWith('seq-') ? 0 : PATIENCE;
    this.#waiting.set(
      channel,
      this.#time.after(patience, () => this.answered(channel)),
    );
  }

  /** A command there has its answer. */
  answered(channel: string): void {
    const cancel = this.#waiting.get(channel);
    if (!cancel) return;
    cancel();
    this.#waiting.delete(channel);
    this.#tell(channel);
  }
}
