import type { Logger } from 'pino';
import { keys } from '../campaign/keys.ts';
import type { Store } from '../campaign/store/store.ts';
import type { Time } from './time.ts';

/** So long nothing must happen in a channel before it is tidied, so that a flurry of rulings costs one edit. */
export const QUIET = 2_000;

/** Where a flurry goes on and on it is tidied all the same so often, and never more often. */
export const MOST_OFTEN = 10_000;

/** What went wrong without anybody's fault is tried again after this. */
const AGAIN = 60_000;

/** What is known of a channel in which something has happened. */
interface Untidy {
  /** When the first of it happened. */
  readonly since: number;
  cancel: () => void;
  /** That it is untidy stands in the store, so that another process would see to it. */
  readonly marked: Promise<unknown>;
}

/**
 * What is to be done in a channel some time after something has happened in it: once for many things that happen quickly one
 * after the other, and after a restart too. What goes wrong is logged, and hurts no ruling.
 */
export class Upkeep {
  readonly #store: Store;
  readonly #tidy: (channel: string) => Promise<'done' | 'again'>;
  readonly #time: Time;
  readonly #log: Logger;
  readonly #untidy = new Map<string, Untidy>();
  readonly #last = new Map<string, number>();
  readonly #underWay = new Map<string, Promise<void>>();
  #stopped = false;

  constructor(store: Store, tidy: (channel: string) => Promise<'done' | 'again'>, time: Time, log: Logger) {
    this.#store = store;
    this.#tidy = tidy;
    this.#time = time;
    this.#log = log;
  }

  /** Sees to what an earlier process left untidy. Never fails. */
  async begin(): Promise<void> {
    try {
      for await (const key of this.#store.keys(keys.untidy(''))) this.happened(key.slice(keys.untidy('').length));
    } catch (err) {
      this.#log.warn({ err }, 'what was left untidy is not known');
    }
  }

  /** Something has happened in a channel. */
  happened(channel: string): void {
    if (this.#stopped) return;
    const before = this.#untidy.get(channel);
    before?.cancel();
    const since = before?.since ?? this.#now();
    const marked = before?.marked ?? this.#mark(channel);
    this.#untidy.set(channel, { since, marked, cancel: this.#soon(channel, since) });
  }

  /** Begins nothing new, and waits for what is under way; the next process does the rest. */
  async stop(): Promise<void> {
    this.#stopped = true;
    for (const { cancel } of this.#untidy.values()) cancel();
    await Promise.all([...[...this.#untidy.values()].map(({ marked }) => marked), ...this.#underWay.values()]);
  }

  #now(): number {
    return this.#time.now().getTime();
  }

  #soon(channel: string, since: number): () => void {
    const now = this.#now();
    const quiet = Math.min(now + QUIET, since + MOST_OFTEN);
    const at = Math.max(quiet, (this.#last.get(channel) ?? 0) + MOST_OFTEN);
    return this.#time.after(at - now, () => this.#begin(channel));
  }

  #begin(channel: string): void {
    const untidy = this.#untidy.get(channel);
    if (!untidy || this.#stopped) return;
    const before = this.#underWay.get(channel) ?? Promise.resolve();
    this.#untidy.delete(channel);
    const work: Promise<void> = before
      .then(() => this.#do(channel, untidy))
      .finally(() => {
        if (this.#underWay.get(channel) === work) this.#underWay.delete(channel);
      });
    this.#underWay.set(channel, work);
  }

  async #do(channel: string, { marked }: Untidy): Promise<void> {
    this.#remember(channel);
    try {
      const done = await this.#tidy(channel);
      if (done === 'again') return this.#again(channel);
      await marked;
      // What has happened meanwhile has marked it again, or will.
      if (!this.#untidy.has(channel)) await this.#store.delete(keys.untidy(channel));
    } catch (err) {
      this.#log.warn({ err, channel }, 'the situation is not up to date; it is tried again');
      this.#again(channel);
    }
  }

  #again(channel: string): void {
    if (!this.#stopped) this.#time.after(AGAIN, () => this.happened(channel));
  }

  /** When each was tidied last: those of long ago are of no use. */
  #remember(channel: string): void {
    const now = this.#now();
    this.#last.set(channel, now);
    for (const [each, at] of this.#last) if (now - at > MOST_OFTEN) this.#last.delete(each);
  }

  async #mark(channel: string): Promise<void> {
    await this.#store
      .set(keys.untidy(channel), true)
      .catch((err: unknown) => this.#log.warn({ err, channel }, 'not marked as untidy'));
  }
}
