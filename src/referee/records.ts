import type { Game } from '../campaign/game.ts';
import type { LogRecord } from '../campaign/record.ts';
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
}
