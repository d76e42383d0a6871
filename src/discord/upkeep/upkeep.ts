import type { Logger } from 'pino';
import { keys } from '../../campaign/keys.ts';
import type { Store } from '../../campaign/store/store.ts';
import type { Time } from '../time.ts';

/** How long a channel has to be quiet before it's tidied, so that a series of rulings costs only one edit. */
export const QUIET = 2_000;

/** If it never gets quiet, it's tidied this often all the same, and never more often. */
export const MOST_OFTEN = 10_000;

/** While the process is busy with answers, tidying waits, but no longer than this. */
const MOST_PATIENT = 60_000;

/**
 * How far apart channels are tidied. Each may need a picture, and a hundred at once would take the processor from those who wait for
 * an answer. What has waited too long doesn't wait for this either.
 */
const APART = 100;

/** How long to wait before trying again after something failed through nobody's fault. */
const AGAIN = 60_000;

/** Whether a channel is tidied; `resting` if the rest has to wait until its thread is un-archived or unlocked. */
export type Tidied = 'done' | 'again' | 'resting';

/** What's known of a channel in which something has happened. */
interface Untidy {
  /** When the first thing happened. */
  readonly since: number;
  cancel: () => void;
  /** Resolves when the store has a mark that the channel is untidy, so that another process can take over. */
  readonly marked: Promise<unknown>;
}

/**
 * Chores in a channel some time after something happened there: once for many things in quick succession, and even after a
 * restart. Failures are logged, and don't affect any ruling.
 */
export class Upkeep {
  readonly #store: Store;
  readonly #tidy: (channel: string) => Promise<Tidied>;
  readonly #time: Time;
  readonly #log: Logger;
  readonly #untidy = new Map<string, Untidy>();
  readonly #last = new Map<string, number>();
  readonly #underWay = new Map<string, Promise<void>>();
  /** The channels whose turn has come, the first first. */
  readonly #due = new Set<string>();
  #isTaking = false;
  #stopped = false;

  constructor(store: Store, tidy: (channel: string) => Promise<Tidied>, time: Time, log: Logger) {
    this.#store = store;
    this.#tidy = tidy;
    this.#time = time;
    this.#log = log;
  }

  /**
   * Tidies up after an earlier process, and where a thread may have been un-archived unnoticed. Never fails.
   * @param isOurs whether this process is responsible for a channel
   * @param found hears of each
   */
  async begin(isOurs: (channel: string) => Promise<boolean>, found?: (channel: string) => void): Promise<void> {
    try {
      for await (const key of this.#store.keys(keys.untidy(''))) {
        const channel = key.slice(keys.untidy('').length);
        if (!(await isOurs(channel))) continue;
        found?.(channel);
        this.happened(channel);
      }
    } catch (err) {
      this.#log.warn({ err }, 'couldn’t find out what was left unfinished');
    }
  }

  /** How many channels wait for it, or have it under way. */
  get waiting(): number {
    return this.#untidy.size + this.#underWay.size;
  }

  /** Something has happened in a channel. */
  happened(channel: string): void {
    if (this.#stopped || this.#due.has(channel)) return;
    const before = this.#untidy.get(channel);
    before?.cancel();
    const since = before?.since ?? this.#now();
    const marked = before?.marked ?? this.#mark(channel);
    this.#untidy.set(channel, { since, marked, cancel: this.#soon(channel, since) });
  }

  /** Something is left to do in a thread that's archived or locked. Never fails. */
  async rests(channel: string): Promise<void> {
    await this.#mark(channel);
  }

  /** A thread isn't archived or locked any more, or never was: what was left there is done. Never fails. */
  async reopened(channel: string): Promise<void> {
    try {
      if ((await this.#store.get(keys.untidy(channel))) !== undefined) this.happened(channel);
    } catch (err) {
      this.#log.warn({ err, channel }, 'couldn’t find out what was left unfinished');
    }
  }

  /** Starts nothing new, and waits for what's under way; the next process does the rest. */
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
    return this.#time.after(at - now, () => {
      this.#due.add(channel);
      if (!this.#isTaking) this.#takeNext();
    });
  }

  /** Begins with the next channel whose turn has come, or waits while the process is busy; then with the one after it. */
  #takeNext(): void {
    const [channel] = this.#due;
    this.#isTaking = channel !== undefined && !this.#stopped;
    if (channel === undefined || this.#stopped) return;
    const untidy = this.#untidy.get(channel)!;
    const isPatient = this.#now() - untidy.since < MOST_PATIENT;
    const waits = isPatient && this.#time.isBusy();
    if (!waits) this.#begin(channel, untidy);
    this.#time.after(waits ? QUIET : isPatient ? APART : 0, () => this.#takeNext());
  }

  #begin(channel: string, untidy: Untidy): void {
    this.#due.delete(channel);
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
      // The mark stays, so that it isn't forgotten.
      if (done === 'resting') return;
      // Anything that has happened meanwhile has marked it again, or will.
      if (!this.#untidy.has(channel)) await this.#store.delete(keys.untidy(channel));
    } catch (err) {
      this.#log.warn({ err, channel }, 'couldn’t update the situation, trying again');
      this.#again(channel);
    }
  }

  #again(channel: string): void {
    if (!this.#stopped) this.#time.after(AGAIN, () => this.happened(channel));
  }

  /** When each was last tidied; those of long ago are dropped. */
  #remember(channel: string): void {
    const now = this.#now();
    this.#last.set(channel, now);
    for (const [each, at] of this.#last) if (now - at > MOST_OFTEN) this.#last.delete(each);
  }

  async #mark(channel: string): Promise<void> {
    await this.#store
      .set(keys.untidy(channel), true)
      .catch((err: unknown) => this.#log.warn({ err, channel }, 'couldn’t mark it as unfinished'));
  }
}

/**
 * Stores something beside a log while that has a record, in one statement: a log that's being erased loses its records first, and what
 * belongs to them after that.
 */
export async function keepBeside(store: Store, log: string, key: string, value: unknown): Promise<void> {
  await store.put(key, value, keys.record(log, 1));
}
