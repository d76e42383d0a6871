import { eraseChannel } from '../campaign/erase.ts';
import { SNAPSHOT_EVERY } from '../campaign/folding.ts';
import { sideOf } from '../campaign/game.ts';
import { keys } from '../campaign/keys.ts';
import type { LogRecord } from '../campaign/record.ts';
import { type Redaction, redactionsOf } from '../campaign/redaction.ts';
import type { Store } from '../campaign/store/store.ts';
import { InputError } from '../kernel/refusal.ts';
import type { Asked } from './asked.ts';
import { isUmpire } from './permission.ts';
import { counting, type Protocol, reading } from './protocol.ts';

/** All that a channel's log has about a user. */
export interface PersonalData {
  readonly user: string;
  readonly channel: string;
  readonly log: string | undefined;
  readonly isUmpire: boolean;
  /** The side that is played, if any. */
  readonly side: string | undefined;
  /** What the user wrote, and what others wrote of the user. */
  readonly records: readonly LogRecord[];
}

/** What is stored about somebody: shown, and taken away. */
export class Personal {
  readonly #protocol: Protocol;
  readonly #store: Store;

  constructor(protocol: Protocol, store: Store) {
    this.#protocol = protocol;
    this.#store = store;
  }

  /** All that is stored about the speaker in the channel. */
  async about({ channel, user }: Asked): Promise<PersonalData> {
    const known = await reading(this.#protocol.campaigns.latest(channel));
    const game = known?.campaign.game;
    const records = known ? await reading(known.log.between(1, known.campaign.seq)) : [];
    return {
      user,
      channel,
      log: known?.log.id,
      isUmpire: game !== undefined && isUmpire(game, user),
      side: game && sideOf(game, user),
      records: records.filter((record) => concerns(record, user)),
    };
  }

  /**
   * Puts a pseudonym in the place of the speaker wherever the channel's log is read. What was done stays.
   * @returns the pseudonym
   * @throws {InputError} where nothing names the speaker
   */
  forget(asked: Asked): Promise<string> {
    const { channel, user } = asked;
    return this.#protocol.alone(channel, async () => {
      const { records } = await this.about(asked);
      const known = await this.#protocol.campaigns.latest(channel);
      if (!known || records.length === 0) throw new InputError('nothing-about-you');
      const { log, campaign } = known;
      const before = await redactionsOf(this.#store, log.id);
      const redaction: Redaction = { user, as: `deleted-user-${before.length + 1}`, through: campaign.seq };
      await counting(this.#store.set(keys.redacted(log.id), [...before, redaction]));
      // Snapshots name the user too. The records give them anew.
      await this.#protocol.campaigns.settle();
      for (let seq = SNAPSHOT_EVERY; seq <= campaign.seq; seq += SNAPSHOT_EVERY) {
        await this.#store.delete(keys.snapshot(log.id, seq));
      }
      this.#protocol.campaigns.forget(channel);
      return redaction.as;
    });
  }

  /**
   * Erases every log of the server, or of the channel where there is no server.
   * @returns of how many channels
   * @throws {InputError} unless the speaker manages the server
   */
  async eraseServer({ channel, manager, serverChannels }: Asked): Promise<number> {
    if (!manager) throw new InputError('managers-only');
    const channels = serverChannels ? await serverChannels() : [channel];
    const erased: boolean[] = [];
    for (const each of new Set([...channels, channel])) erased.push(await this.erase(each));
    return erased.filter(Boolean).length;
  }

  /** Erases all that there is of a channel, between its commands. @returns whether there was anything */
  erase(channel: string): Promise<boolean> {
    return this.#protocol.alone(channel, async () => {
      const there = (await this.#store.get(keys.channel(channel))) !== undefined;
      // What is still being written in the background would come back.
      await this.#protocol.campaigns.settle();
      this.#protocol.campaigns.forget(channel);
      await eraseChannel(this.#store, channel);
      return there;
    });
  }
}

function concerns({ by, events }: LogRecord, user: string): boolean {
  if (by === user) return true;
  return events.some((event) => {
    if ('user' in event) return event.user === user;
    return event.type === 'game-opened' && event.umpire === user;
  });
}
