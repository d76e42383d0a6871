import type { Game } from '../campaign/game.ts';
import type { LogRecord, Ruled } from '../campaign/record.ts';
import { InputError } from '../kernel/refusal.ts';
import { type Protocol, reading } from './protocol.ts';

/** A record as one looks it up. */
export interface Recorded {
  readonly record: LogRecord;
  readonly struck: boolean;
  /** The game whose units and sides it names. */
  readonly game: Game | undefined;
}

/** Single records of the channels' logs. */
export class Records {
  readonly #protocol: Protocol;

  constructor(protocol: Protocol) {
    this.#protocol = protocol;
  }

  /** A record of the channel's log, if it is there. */
  async at(channel: string, seq: number): Promise<Recorded | undefined> {
    const known = await reading(this.#protocol.campaigns.latest(channel));
    const record = known && (await reading(known.log.at(seq)));
    return record && { record, struck: known.campaign.struck.includes(seq), game: known.campaign.game };
  }

  /** The record that an interaction of the last hour has caused, if there is one. */
  async causedBy(channel: string, interaction: string): Promise<Recorded | undefined> {
    const known = await reading(this.#protocol.campaigns.latest(channel));
    const seq = known?.campaign.interactions.find(({ id }) => id === interaction)?.seq;
    return seq === undefined ? undefined : this.at(channel, seq);
  }

  /** What has happened in the channel since somebody's last act, of the newest few hundred records. */
  async since(channel: string, user: string): Promise<Since> {
    const known = await reading(this.#protocol.campaigns.latest(channel));
    if (!known) return { last: undefined, records: [], game: undefined };
    const { log, campaign } = known;
    const records = await reading(log.between(Math.max(1, campaign.seq - MOST_MISSED + 1), campaign.seq));
    const at = records.findLastIndex(({ by }) => by === user);
    const struck = new Set(campaign.struck);
    const missed = records.slice(at + 1).map((record) => ({ record, struck: struck.has(record.seq) }));
    return { last: records[at], records: missed, game: campaign.game };
  }

  /** The newest ruling that somebody has given in the channel. @throws {InputError} if there is none of late */
  async lastRulingOf(channel: string, user: string): Promise<{ readonly record: LogRecord; readonly ruled: Ruled }> {
    const known = await reading(this.#protocol.campaigns.latest(channel));
    const last = known?.campaign.seq ?? 0;
    for (let seq = last; known && seq > Math.max(0, last - MOST_MISSED); seq--) {
      const record = await reading(known.log.sure(seq));
      const agreed = record.events.find((event) => event.type === 'agreed');
      const ruled = record.events.find((event) => event.type === 'ruled' && !event.solo);
      const by = agreed?.type === 'agreed' ? agreed.by : record.by;
      if (ruled?.type === 'ruled' && by === user) return { record, ruled };
    }
    throw new InputError('nothing-to-repeat');
  }
}

/** What somebody has missed. */
export interface Since {
  /** What he did last. */
  readonly last: LogRecord | undefined;
  readonly records: readonly { readonly record: LogRecord; readonly struck: boolean }[];
  readonly game: Game | undefined;
}

/** So far back one looks. */
const MOST_MISSED = 500;
