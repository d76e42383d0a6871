import { LRUCache } from 'lru-cache';
import { InputError } from '../kernel/refusal.ts';
import { type Campaign, fold, rewrites } from './campaign.ts';
import { type Pointer, point, pointerOf } from './channels.ts';
import { keepSnapshot, load } from './folding.ts';
import { Log } from './log.ts';
import type { LogRecord } from './record.ts';
import type { Store } from './store/store.ts';

/** A channel's log with what it comes to, as far as this process knows. */
export interface Known {
  readonly log: Log;
  readonly campaign: Campaign;
  /** The commitment that the log began with. */
  readonly commitment: string;
  /** How many of its first records were imported; the commitment counts after them. */
  readonly imported?: number;
}

const HEAD_EVERY = 16;

/** The campaigns of all channels: folded once, then kept in memory as long as there is room. */
export class Campaigns {
  readonly #store: Store;
  readonly #known: LRUCache<string, Known>;
  readonly #onTrouble: (error: unknown) => void;
  readonly #background = new Set<Promise<void>>();

  /** @param onTrouble told when a hint or a snapshot could not be written; the log itself is whole without them */
  constructor(store: Store, onTrouble: (error: unknown) => void, most = 1000) {
    this.#store = store;
    this.#onTrouble = onTrouble;
    this.#known = new LRUCache({ max: most });
  }

  /**
   * The channel's campaign, if it has a log. What another process has written since may be missing.
   * @throws {InputError} if the log has moved to another channel
   */
  async of(channel: string): Promise<Known | undefined> {
    const known = this.#known.get(channel);
    if (known) return known;
    const pointer = await pointerOf(this.#store, channel);
    return pointer && this.#load(channel, pointer);
  }

  /** The channel's campaign with everything in the store, for one who only reads. */
  async latest(channel: string): Promise<Known | undefined> {
    const known = await this.of(channel);
    if (!known) return undefined;
    let { campaign } = known;
    for await (const record of known.log.from(campaign.seq + 1)) {
      if (rewrites(record)) {
        this.forget(channel);
        return this.of(channel);
      }
      campaign = fold(campaign, record);
    }
    return this.#keep(channel, { ...known, campaign });
  }

  /** Begins a log for a channel that has none. @returns the channel's campaign, begun here or meanwhile elsewhere */
  async begin(channel: string, pointer: Pointer): Promise<Known> {
    return this.#load(channel, await point(this.#store, channel, pointer));
  }

  /**
   * Writes the next record of a log.
   * @returns the campaign after it, or `undefined` if another process took its number: nothing is written then, and
   *   the campaign is read anew next time
   * @throws {StoreError} and then too the campaign is read anew
   */
  async append(channel: string, known: Known, record: LogRecord): Promise<Known | undefined> {
    this.forget(channel);
    if (!(await known.log.append(record))) return undefined;
    if (rewrites(record)) return this.#refold(channel, known, record);
    const after = this.#keep(channel, { ...known, campaign: fold(known.campaign, record) });
    this.#later(this.#keepHints(after));
    return after;
  }

  /** Reads the channel's campaign from the store next time. */
  forget(channel: string): void {
    this.#known.delete(channel);
  }

  /** Waits for the hints and snapshots that are being written. */
  async settle(): Promise<void> {
    await Promise.all(this.#background);
  }

  async #load(channel: string, { log: id, commitment, imported, moved }: Pointer): Promise<Known> {
    if (moved !== undefined) throw new InputError('game-moved', { channel: moved });
    const log = new Log(id, this.#store);
    const campaign = await load(log, this.#store);
    return this.#keep(channel, { log, commitment, campaign, ...(imported === undefined ? {} : { imported }) });
  }

  /** What is struck out changes what came of everything since, so the log is folded anew. */
  async #refold(channel: string, known: Known, record: LogRecord): Promise<Known> {
    try {
      const after = this.#keep(channel, { ...known, campaign: await load(known.log, this.#store) });
      this.#later(this.#keepHints(after));
      return after;
    } catch (error) {
      // The record is written, whatever cannot be read now: the next command folds it.
      this.#onTrouble(error);
      return { ...known, campaign: fold(known.campaign, record) };
    }
  }

  #keep(channel: string, known: Known): Known {
    this.#known.set(channel, known);
    return known;
  }

  async #keepHints({ log, campaign }: Known): Promise<void> {
    const kept = await keepSnapshot(log, this.#store, campaign);
    // A snapshot is found only below the head.
    if (kept || campaign.seq % HEAD_EVERY === 0) await log.setHead(campaign.seq);
  }

  #later(work: Promise<void>): void {
    const done = work.catch(this.#onTrouble).finally(() => this.#background.delete(done));
    this.#background.add(done);
  }
}
