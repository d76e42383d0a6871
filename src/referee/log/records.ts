import type { Campaign } from '../../campaign/campaign.ts';
import { asItStands } from '../../campaign/corrections.ts';
import type { OpenCampaign } from '../../campaign/folding/campaigns.ts';
import { backwards, standings } from '../../campaign/folding/standings.ts';
import { superseded, touchedBy } from '../../campaign/folding/superseded.ts';
import type { Game } from '../../campaign/game.ts';
import { causedBy } from '../../campaign/recent-interactions.ts';
import type { EventOf, LogEvent, LogRecord, Ruled } from '../../campaign/record.ts';
import { saidIn } from '../../campaign/said-in.ts';
import { standingIn } from '../../campaign/standing.ts';
import { InputError } from '../../kernel/refusal.ts';
import type { Written } from '../committing.ts';
import { here } from '../here.ts';
import { reading } from '../not-written.ts';
import type { Protocol } from '../protocol.ts';
import { type Act, actsIn } from '../solo/acts.ts';

/** A record as it's looked up. */
export interface Recorded {
  readonly record: LogRecord;
  readonly struck: boolean;
  /** The game whose units and sides it names. */
  readonly game: Game | undefined;
}

/** Looks up single records of the channels' logs. */
export class Records {
  readonly #protocol: Protocol;

  constructor(protocol: Protocol) {
    this.#protocol = protocol;
  }

  /** The campaigns in memory: roughly how many bytes, and how often one was there or had to be read, since the start. */
  get campaignsInMemory(): { readonly bytes: number; readonly hits: number; readonly misses: number } {
    const { size: bytes, hits, misses } = this.#protocol.campaigns;
    return { bytes, hits, misses };
  }

  /** The channel's log and its campaign; nothing if the channel has no log. */
  async standing(channel: string): Promise<{ readonly log: string; readonly campaign: Campaign } | undefined> {
    const known = await reading(this.#protocol.campaigns.latest(channel));
    return known && { log: known.log.id, campaign: known.campaign };
  }

  /** The channel's log as this process knows it; another may have written since. Nothing if it isn't in memory. */
  inMemory(channel: string): { readonly log: string; readonly campaign: Campaign } | undefined {
    const known = this.#protocol.campaigns.inMemory(channel);
    return known && { log: known.log.id, campaign: known.campaign };
  }

  /** A record of the channel's log, if it exists. */
  async at(channel: string, seq: number): Promise<Recorded | undefined> {
    const known = await reading(this.#protocol.campaigns.latest(channel));
    const record = known && (await reading(known.log.at(seq)));
    return record && { record, struck: await isStruck(known, seq), game: known.campaign.game };
  }

  /** The options of a record's command, as they were given. @throws {InputError} if there's no such record */
  async saidIn(channel: string, seq: number): Promise<Readonly<Record<string, string>>> {
    const found = await this.at(channel, seq);
    if (!found) throw new InputError('no-such-record', { seq });
    return saidIn(found.record);
  }

  /**
   * A record that this process has just written, as the campaign stood then; looked up if that was too long ago. For whoever
   * answers the command that wrote it.
   */
  async justWritten(channel: string, seq: number): Promise<Recorded | undefined> {
    const lately = this.#protocol.lately(channel);
    if (lately?.record.seq !== seq) return this.at(channel, seq);
    const { record, known } = lately;
    return { record, struck: await isStruck(known, seq), game: known.campaign.game };
  }

  /** The record that an interaction caused within the last hour, if there is one. */
  async causedBy(channel: string, interaction: string): Promise<Recorded | undefined> {
    const known = await reading(this.#protocol.campaigns.latest(channel));
    const seq = known && causedBy(known.campaign.interactions, interaction);
    return seq === undefined ? undefined : this.at(channel, seq);
  }

  /** A record that this process has written last in its channel. */
  lately(channel: string, seq: number): Written | undefined {
    const written = this.#protocol.lately(channel);
    return written?.record.seq === seq ? written : undefined;
  }

  /** What has happened in the channel since a user's last act, within the newest few hundred records. */
  async since(channel: string, user: string): Promise<Since> {
    const known = await reading(this.#protocol.campaigns.latest(channel));
    if (!known) return { last: undefined, records: [], game: undefined };
    const { log, campaign } = known;
    const records = await reading(log.between(Math.max(1, campaign.seq - MOST_MISSED + 1), campaign.seq));
    const at = records.findLastIndex(({ by }) => by === user);
    const { struck, corrections } = standingIn(records);
    const missed = records.slice(at + 1).map((record) => {
      const by = corrections.get(record.seq)?.by;
      return { record, struck: struck.has(record.seq), ...(by === undefined ? {} : { correctedBy: by }) };
    });
    return { last: records[at], records: missed, game: campaign.game };
  }

  /** What has been corrected in a record since it was written; `-` removes an option. */
  async putRight(channel: string, seq: number): Promise<EventOf<'corrected'>['said']> {
    const known = await reading(this.#protocol.campaigns.latest(channel));
    const by = known && (await reading(standings(known, [seq]))).corrections.get(seq)?.by;
    const events = known && by !== undefined ? (await reading(known.log.sure(by))).events : [];
    const event = events.find((each) => each.type === 'corrected' && each.seq === seq);
    return event?.type === 'corrected' ? event.said : {};
  }

  /** Which of these records don't count as they were written, and what put them right (`superseded`). */
  async superseded(channel: string, seqs: readonly number[]): Promise<ReadonlyMap<number, number>> {
    const known = await reading(this.#protocol.campaigns.latest(channel));
    return known ? reading(superseded(known, seqs)) : new Map();
  }

  /** The records that may read otherwise because of those from one number to another. */
  async touchedBy(channel: string, first: number, last: number): Promise<readonly number[]> {
    const known = await reading(this.#protocol.campaigns.latest(channel));
    return known ? reading(touchedBy(known, first, last)) : [];
  }

  /**
   * A record in which the side that the referee runs acts, and the campaign before it, so that its acts can be watched one after the other.
   * @param seq the newest one if left out
   * @throws {InputError} if that side does nothing in it, or it has been undone
   */
  async acted(channel: string, seq?: number): Promise<Acted> {
    const known = await here(this.#protocol.campaigns.findLatest(channel));
    const found = known && (await reading(seq === undefined ? lastActed(known) : sureAt(known, seq)));
    if (!known || !found) throw new InputError('nothing-acted');
    const { struck, corrections } = await reading(standings(known, [found.seq]));
    if (struck.has(found.seq)) throw new InputError('struck-already', { seq: found.seq });
    const events = asItStands(found, corrections);
    const acts = actsIn(events);
    if (acts.length === 0) throw new InputError('nothing-acted', { seq: found.seq });
    const { before } = await reading(this.#protocol.campaigns.before(known, found.seq));
    return { seq: found.seq, events, acts, before };
  }

  /** The newest ruling that a user has given in the channel. @throws {InputError} if there is no recent one */
  async lastRulingOf(
    channel: string,
    user: string,
  ): Promise<{ readonly record: LogRecord; readonly ruled: Ruled; readonly campaign: Campaign }> {
    const known = await reading(this.#protocol.campaigns.latest(channel));
    const last = known?.campaign.seq ?? 0;
    for (let seq = last; known && seq > Math.max(0, last - MOST_MISSED); seq--) {
      const record = await reading(known.log.sure(seq));
      const agreed = record.events.find((event) => event.type === 'agreed');
      const ruled = record.events.find((event) => event.type === 'ruled' && !event.solo);
      const by = agreed?.type === 'agreed' ? agreed.by : record.by;
      if (ruled?.type === 'ruled' && by === user) return { record, ruled, campaign: known.campaign };
    }
    throw new InputError('nothing-to-repeat');
  }
}

/** The newest record in which the side that the referee runs acts, among the last few hundred. */
async function lastActed(known: OpenCampaign): Promise<LogRecord | undefined> {
  for await (const { record, struck } of backwards(known, Math.max(1, known.campaign.seq - MOST_MISSED + 1)))
    if (!struck && actsIn(record.events).length > 0) return record;
  return undefined;
}

/** @throws {InputError} if there's no such record */
async function sureAt({ log }: OpenCampaign, seq: number): Promise<LogRecord> {
  const record = await log.at(seq);
  if (!record) throw new InputError('no-such-record', { seq });
  return record;
}

/** What the side that the referee runs did in a record. */
export interface Acted {
  readonly seq: number;
  readonly events: readonly LogEvent[];
  readonly acts: readonly Act[];
  readonly before: Campaign;
}

async function isStruck(known: OpenCampaign, seq: number): Promise<boolean> {
  return (await reading(standings(known, [seq]))).struck.has(seq);
}

/** What a user has missed. */
export interface Since {
  /** Their last act. */
  readonly last: LogRecord | undefined;
  readonly records: readonly {
    readonly record: LogRecord;
    readonly struck: boolean;
    /** The record that corrected it. */
    readonly correctedBy?: number;
  }[];
  readonly game: Game | undefined;
}

/** How far back it looks. */
const MOST_MISSED = 500;
