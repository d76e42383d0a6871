import { LRUCache } from 'lru-cache';
import { InputError } from '../../kernel/refusal.ts';
import { type Campaign, fold, isOf, nothingYet } from '../campaign.ts';
import { type Pointer, point, pointerOf } from '../channels.ts';
import { keys } from '../keys.ts';
import { Log } from '../log.ts';
import { countOf } from '../recent-interactions.ts';
import { type LogRecord, MissingRecord } from '../record.ts';
import { keepShown } from '../shown-secrets.ts';
import { sizeOf } from '../size.ts';
import { rewrites } from '../standing.ts';
import type { Store } from '../store/store.ts';
import { type BattleBase, beforeBattle } from './battle-base.ts';
import { keepSnapshot, load, loadAt, loadBefore } from './folding.ts';
import { settle } from './settling.ts';

/** A channel's log and its campaign, as far as this process knows. */
export interface OpenCampaign {
  readonly log: Log;
  readonly campaign: Campaign;
  /** The commitment that the log began with. */
  readonly commitment: string;
  /** How many of its first records were imported; the commitment counts after them. */
  readonly imported?: number;
}

/** Where a channel's log is: here, or in the channel that it has moved to; neither if there's none. */
export interface Found {
  readonly known?: OpenCampaign | undefined;
  readonly movedTo?: string;
}

/** Makes something of a campaign as it will be. It mustn't throw, and nobody may see what it makes before the record is written. */
export type Meanwhile = (after: OpenCampaign) => void;

const HEAD_EVERY = 16;

/** One of the last hour's interactions, in bytes: they'd take long to measure one by one. */
const INTERACTION_BYTES = 40;

function sizeInMemory({ interactions, ...campaign }: Campaign): number {
  return sizeOf(campaign) + countOf(interactions) * INTERACTION_BYTES;
}

/** How much memory campaigns may take if nothing else is set, in bytes. */
const CACHE_BYTES = 64 * 1024 * 1024;

/** The campaigns of all channels: folded once, then kept in memory for as long as there is room. */
export class Campaigns {
  readonly #store: Store;
  readonly #known: LRUCache<string, OpenCampaign>;
  readonly #onTrouble: (error: unknown) => void;
  readonly #background = new Set<Promise<void>>();
  /** How often a channel's campaign was in memory, and how often it wasn't, since the start. */
  hits = 0;
  misses = 0;

  /**
   * @param onTrouble called when a hint or a snapshot couldn't be written; the log itself is complete without them
   * @param most roughly how many bytes all campaigns in memory may take together
   */
  constructor(store: Store, onTrouble: (error: unknown) => void, most = CACHE_BYTES) {
    this.#store = store;
    this.#onTrouble = onTrouble;
    this.#known = new LRUCache({ maxSize: most, sizeCalculation: ({ campaign }) => sizeInMemory(campaign) });
  }

  /** Roughly how many bytes of memory the campaigns take now. */
  get size(): number {
    return this.#known.calculatedSize;
  }

  /** The channel's campaign, or where its log has moved to. Anything another process has written since may be missing. */
  async find(channel: string): Promise<Found> {
    const known = this.#known.get(channel);
    if (known) {
      this.hits += 1;
      return { known };
    }
    this.misses += 1;
    const pointer = await pointerOf(this.#store, channel);
    if (!pointer) return {};
    return pointer.moved === undefined ? this.#load(channel, pointer) : { movedTo: pointer.moved };
  }

  /** The channel's campaign, if it has a log here. Anything another process has written since may be missing. */
  async of(channel: string): Promise<OpenCampaign | undefined> {
    return (await this.find(channel)).known;
  }

  /** The channel's campaign, if this process has it in memory. Anything another process has written since may be missing. */
  inMemory(channel: string): OpenCampaign | undefined {
    return this.#known.get(channel);
  }

  /** As `find`, with everything in the store: what other processes wrote, and whether the log has moved or ended. */
  async findLatest(channel: string): Promise<Found> {
    const known = this.#known.get(channel);
    if (!known) return this.find(channel);
    this.hits += 1;
    const campaign = await this.#caughtUp(known);
    if (campaign === known.campaign) return { known: this.#keep(channel, known) };
    if (campaign && isOf(channel, campaign)) return { known: this.#keep(channel, { ...known, campaign }) };
    this.forget(channel);
    await this.#assertKept(channel, known);
    return this.find(channel);
  }

  /** As `of`, with everything in the store. */
  async latest(channel: string): Promise<OpenCampaign | undefined> {
    return (await this.findLatest(channel)).known;
  }

  /** The campaign as it was before a record, and the records from that one on. */
  before({ log }: OpenCampaign, seq: number): ReturnType<typeof loadBefore> {
    return loadBefore(log, this.#store, seq);
  }

  /** The campaign as it stood right after a record, whatever became of it later. */
  at({ log }: OpenCampaign, seq: number): Promise<Campaign> {
    return loadAt(log, this.#store, seq);
  }

  /** The campaign as it was at some record before a battle of it began, not long before if the battle is one of the newest. */
  beforeBattle({ log, campaign }: OpenCampaign, battle: number): Promise<BattleBase> {
    return beforeBattle(log, this.#store, campaign, battle);
  }

  /**
   * Begins a log for a channel that has none.
   * @returns the channel's campaign, begun here or by another process in the meantime
   * @throws {InputError} if the channel's log has moved
   */
  async begin(channel: string, pointer: Pointer): Promise<OpenCampaign> {
    const pointed = await point(this.#store, channel, pointer);
    if (pointed.moved !== undefined) throw new InputError('game-moved', { channel: pointed.moved });
    // Nobody can have written to a log that begins now. If somebody has, the first record finds its number taken.
    if (pointed === pointer) return this.#open(channel, pointer, nothingYet);
    const { known } = await this.#load(channel, pointed);
    // Its log has ended in the meantime.
    return known ?? this.begin(channel, pointer);
  }

  /**
   * Writes the next record of a log.
   * @returns the campaign after it, or `undefined` if another process took its number or the log is gone. Nothing is
   *   written then, and the campaign is read again next time
   * @param unless a key that must be absent, or nothing is written either
   * @param meanwhile gets the campaign as it will be, while the record is being written
   * @throws {StoreError} and then the campaign is read again too
   */
  async append(
    channel: string,
    known: OpenCampaign,
    record: LogRecord,
    { unless, meanwhile }: { readonly unless?: string | undefined; readonly meanwhile?: Meanwhile | undefined } = {},
  ): Promise<OpenCampaign | undefined> {
    const before = record.seq > 1 ? keys.record(known.log.id, record.seq - 1) : keys.channel(channel);
    const after = rewrites(record) ? undefined : { ...known, campaign: fold(known.campaign, record) };
    // By then the write is on its way, and the process would only wait for it.
    const soon = after && meanwhile && setImmediate(() => meanwhile(after));
    const written = await this.#appended(channel, known, record, { before, unless }).finally(() =>
      clearImmediate(soon),
    );
    if (!written) {
      await this.#assertKept(channel, known);
      return undefined;
    }
    if (!after) return this.#refold(channel, known, record);
    if (!isOf(channel, after.campaign)) {
      this.forget(channel);
      return after;
    }
    this.#later(this.#keepHints(this.#keep(channel, after), record));
    return after;
  }

  /**
   * While it's written, whoever reads gets the campaign without it: reading the log again meanwhile would cost more than the write.
   * Unless it's known to be written, and changes nothing earlier, the campaign is forgotten.
   */
  async #appended(
    channel: string,
    { log }: OpenCampaign,
    record: LogRecord,
    { before, unless }: { readonly before: string; readonly unless: string | undefined },
  ): Promise<boolean> {
    let written = false;
    try {
      written = await log.append(record, before, unless);
      return written;
    } finally {
      if (!written || rewrites(record)) this.forget(channel);
    }
  }

  /** Makes the next use read the channel's campaign from the store. */
  forget(channel: string): void {
    this.#known.delete(channel);
  }

  /** Waits for the hints and snapshots that are being written. */
  async settle(): Promise<void> {
    await Promise.all(this.#background);
  }

  async #load(channel: string, pointer: Pointer): Promise<Found> {
    const campaign = await load(new Log(pointer.log, this.#store), this.#store);
    if (!isOf(channel, campaign) && (await settle(this.#store, channel, pointer, campaign))) return this.find(channel);
    return { known: this.#open(channel, pointer, campaign) };
  }

  #open(channel: string, { log, commitment, imported }: Pointer, campaign: Campaign): OpenCampaign {
    const own = { log: new Log(log, this.#store), commitment, campaign };
    return this.#keep(channel, imported === undefined ? own : { ...own, imported });
  }

  /** The campaign with everything written since; `undefined` if it all has to be read again, or the log is gone. */
  async #caughtUp({ log, campaign: before }: OpenCampaign): Promise<Campaign | undefined> {
    // The log was empty: the channel may have another one by now.
    if (before.seq === 0) return undefined;
    let campaign = before;
    let isThere = false;
    for await (const record of log.from(before.seq)) {
      if (record.seq === before.seq) isThere = true;
      else if (rewrites(record)) return undefined;
      else campaign = fold(campaign, record);
    }
    return isThere ? campaign : undefined;
  }

  /**
   * Makes sure the channel's log is at least as long as it was. If it isn't, the head says how long it was, and nobody goes on
   * until the host has dealt with it: a number is never given twice.
   * @throws {MissingRecord}
   */
  async #assertKept(channel: string, { log, campaign: { seq } }: OpenCampaign): Promise<void> {
    if (seq === 0 || (await log.isThere(seq))) return;
    const pointer = await pointerOf(this.#store, channel);
    // It was given up or erased, so nothing is lost.
    if (pointer?.log !== log.id || pointer.moved !== undefined) return;
    await log.setHead(seq);
    throw new MissingRecord(keys.record(log.id, seq));
  }

  /** Striking records out changes everything that followed from them, so the log is folded again. */
  async #refold(channel: string, known: OpenCampaign, record: LogRecord): Promise<OpenCampaign> {
    try {
      const after = this.#keep(channel, { ...known, campaign: await load(known.log, this.#store) });
      this.#later(this.#keepHints(after, record));
      return after;
    } catch (error) {
      // The record has been written, even if something can't be read now: the next command folds it.
      this.#onTrouble(error);
      return { ...known, campaign: fold(known.campaign, record) };
    }
  }

  /** Keeps a read from overwriting what was written while it was going on. */
  #keep(channel: string, known: OpenCampaign): OpenCampaign {
    const newer = this.#known.get(channel);
    if (newer === known) return known;
    if (newer?.log.id === known.log.id && newer.campaign.seq > known.campaign.seq) return newer;
    this.#known.set(channel, known);
    return known;
  }

  async #keepHints({ log, campaign }: OpenCampaign, record: LogRecord): Promise<void> {
    await keepShown(log, this.#store, record);
    const kept = await keepSnapshot(log, this.#store, campaign);
    // Snapshots are only looked for below the head.
    if (kept || campaign.seq % HEAD_EVERY === 0) await log.setHead(campaign.seq);
  }

  #later(work: Promise<void>): void {
    const done = work.catch(this.#onTrouble).finally(() => this.#background.delete(done));
    this.#background.add(done);
  }
}
