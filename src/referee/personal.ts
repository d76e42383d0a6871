import { earlierLogs } from '../campaign/channels.ts';
import { discardedLogs, eraseChannel, eraseLog, isSomebodys } from '../campaign/erasing/erase.ts';
import { type Redaction, redactionsOf } from '../campaign/erasing/redaction.ts';
import { forgetUnderWay, type UnderWay, underWay } from '../campaign/erasing/under-way.ts';
import { orderSealed } from '../campaign/events/orders.ts';
import { SNAPSHOT_EVERY } from '../campaign/folding/folding.ts';
import { sideOf } from '../campaign/game.ts';
import { keys } from '../campaign/keys.ts';
import { Log } from '../campaign/log.ts';
import { type LogRecord, record as recordSchema } from '../campaign/record.ts';
import type { Store } from '../campaign/store/store.ts';
import { leavesOf } from '../kernel/leaves.ts';
import { InputError } from '../kernel/refusal.ts';
import { isUmpire } from './agreement/permission.ts';
import type { Asked } from './asked.ts';
import { keptOrder } from './fairness/orders.ts';
import { counting, reading } from './not-written.ts';
import { forgetPages } from './pages.ts';
import { forgetPhotos, photosBy } from './photos/photos.ts';
import type { Protocol } from './protocol.ts';
import { forgetSaved, type Saved, savedBy } from './saved.ts';
import { Settings, type Wishes } from './settings.ts';

/** How old an unfinished import or erasure must be before its leftovers are cleared up, in milliseconds. */
const UNDER_WAY = 60 * 60 * 1000;

/** An order that nobody else may read yet. */
export interface SealedOrder {
  readonly log: string;
  readonly hash: string;
  readonly text: string;
}

/** Everything that a channel's log holds about a user. */
export interface PersonalData {
  readonly user: string;
  readonly channel: string;
  readonly log: string | undefined;
  readonly isUmpire: boolean;
  /** The side that the user plays for, if any. */
  readonly side: string | undefined;
  /** What the user wrote, and what others wrote about the user. */
  readonly records: readonly LogRecord[];
  /** The user's orders that are still sealed. */
  readonly sealed: readonly SealedOrder[];
  /** When the user wants to be pinged, here and everywhere, if they have said. */
  readonly pings?: Wishes;
  /** The pictures that the user brought, as far as they are kept: base64. */
  readonly photos: readonly { readonly log: string; readonly seq: number; readonly jpeg: string }[];
  /** The rulings that the user saved under names. */
  readonly saved: readonly Saved[];
  /** The user's commands that wait to be finished: for a die from the table, or for a button. */
  readonly underWay: readonly UnderWay[];
  /** The same for logs that the channel had before, each by its ID. */
  readonly earlier: readonly { readonly log: string; readonly records: readonly LogRecord[] }[];
}

/** The outcome of erasing a server. */
export interface Erased {
  /** How many channels had a log. */
  readonly erased: number;
  /** Channels that still have something left, and why. Erasing it is tried again. */
  readonly left: readonly { readonly channel: string; readonly error: unknown }[];
}

/** Shows and removes what is stored about a user. */
export class Personal {
  readonly #protocol: Protocol;
  readonly #store: Store;
  readonly #now: () => Date;
  readonly #settings: Settings;

  constructor(protocol: Protocol, { store, now }: { readonly store: Store; readonly now: () => Date }) {
    this.#protocol = protocol;
    this.#store = store;
    this.#now = now;
    this.#settings = new Settings({ store, now });
  }

  /** Everything stored about the speaker in the channel. */
  async about({ channel, user }: Asked): Promise<PersonalData> {
    const known = await reading(this.#protocol.campaigns.latest(channel));
    const game = known?.campaign.game;
    const own = known ? await reading(this.#concerning(known.log.id, user)) : [];
    const logs = (await reading(earlierLogs(this.#store, channel))).filter((log) => log !== known?.log.id);
    const earlier: { log: string; records: LogRecord[] }[] = [];
    for (const log of logs) earlier.push({ log, records: await reading(this.#concerning(log, user)) });
    const sealed: SealedOrder[] = [];
    for (const each of [...(known ? [{ log: known.log.id, records: own }] : []), ...earlier]) {
      sealed.push(...(await reading(this.#sealed(each.log, each.records, user))));
    }
    const wishes = await this.#settings.of(user);
    const found = [...(known ? [{ log: known.log.id, records: own }] : []), ...earlier];
    const photos = (await Promise.all(found.map((each) => reading(this.#photos(each.log, each.records, user))))).flat();
    const saved = (await Promise.all(found.map((each) => reading(savedBy(this.#store, each.log, user))))).flat();
    const waiting = await reading(underWay(this.#store, { channel, user }));
    return {
      user,
      channel,
      ...(Object.keys(wishes).length > 0 ? { pings: wishes } : {}),
      log: known?.log.id,
      isUmpire: game !== undefined && isUmpire(game, user),
      side: game && sideOf(game, user),
      records: own,
      sealed,
      photos,
      saved,
      underWay: waiting.map(({ kept }) => kept),
      earlier: earlier.filter(({ records }) => records.length > 0),
    };
  }

  /**
   * Puts a pseudonym in place of the speaker wherever the channel's log is read, including the logs it had before. What they
   * did stays in the log; when they want to be pinged is forgotten everywhere.
   * @returns the pseudonym; none if the log never named the speaker
   * @throws {InputError} if nothing is stored about the speaker
   */
  forget(asked: Asked): Promise<string | undefined> {
    const { channel, user } = asked;
    return this.#protocol.alone(channel, async () => {
      const about = await this.about(asked);
      const { log, records, earlier } = about;
      const own = [...(log === undefined ? [] : [{ log, records }]), ...earlier];
      const logs = [...(log !== undefined && records.length > 0 ? [log] : []), ...earlier.map((each) => each.log)];
      if (isNothing(about)) throw new InputError('nothing-about-you');
      await this.#protocol.campaigns.settle();
      for (const each of own) await counting(forgetPhotos(this.#store, each.log, photosBy(each.records, user)));
      // A user may have saved rulings beside a log that doesn't name them, or watch its table.
      const everyLog = [...(log === undefined ? [] : [log]), ...(await reading(earlierLogs(this.#store, channel)))];
      for (const each of new Set(everyLog)) {
        await counting(forgetSaved(this.#store, each, user));
        await counting(forgetPages(this.#store, each, user));
      }
      const pseudonyms: string[] = [];
      for (const each of logs) pseudonyms.push(await this.#redact(each, user));
      this.#protocol.campaigns.forget(channel);
      await this.#settings.forget(user);
      await counting(forgetUnderWay(this.#store, { channel, user }));
      return pseudonyms[0];
    });
  }

  /**
   * Erases every log of the server, or of the channel if there is no server. Each is erased separately: a failure in one doesn't
   * stop the others.
   * @throws {InputError} unless the speaker manages the server
   */
  async eraseServer({ channel, manager, serverChannels }: Asked): Promise<Erased> {
    if (!manager) throw new InputError('managers-only');
    const channels = serverChannels ? await serverChannels() : [channel];
    let erased = 0;
    const left: { channel: string; error: unknown }[] = [];
    for (const each of new Set([...channels, channel])) {
      try {
        if (await this.erase(each)) erased += 1;
      } catch (error) {
        left.push({ channel: each, error });
      }
    }
    return { erased, left };
  }

  /**
   * Erases everything about a channel, between its commands.
   * @returns whether there was anything to erase
   * @throws {NotErased} if some of it remains, which is tried again
   */
  erase(channel: string): Promise<boolean> {
    return this.#protocol.alone(channel, async () => {
      // Otherwise, what is still being written in the background would come back.
      await this.#protocol.campaigns.settle();
      this.#protocol.campaigns.forget(channel);
      return eraseChannel(this.#store, channel, this.#now());
    });
  }

  /**
   * Erases the leftovers of interrupted imports and erasures.
   * @param onLeft told what couldn't be erased; it's tried again next time
   */
  async sweep(onLeft: (log: string, error: unknown) => void): Promise<void> {
    for (const { log, channel, at } of await discardedLogs(this.#store)) {
      if (this.#now().getTime() - Date.parse(at) < UNDER_WAY) continue;
      try {
        // If only the last step of an import is missing, it's done when someone next uses the channel.
        await this.#protocol.campaigns.of(channel).catch(() => undefined);
        if (await isSomebodys(this.#store, { log, channel })) await this.#store.delete(keys.discarded(log));
        else await eraseLog(this.#store, log);
      } catch (error) {
        onLeft(log, error);
      }
    }
  }

  async #concerning(log: string, user: string): Promise<LogRecord[]> {
    const found: LogRecord[] = [];
    for await (const record of new Log(log, this.#store).from(1)) if (concerns(record, user)) found.push(record);
    return found;
  }

  async #sealed(log: string, records: readonly LogRecord[], user: string): Promise<SealedOrder[]> {
    const hashes = records
      .filter(({ by }) => by === user)
      .flatMap(({ events }) => events.filter(orderSealed.is).map(({ hash }) => hash));
    const kept = await Promise.all(
      hashes.map(async (hash) => ({ hash, order: await keptOrder(this.#store, log, hash) })),
    );
    return kept.flatMap(({ hash, order }) => (order ? [{ log, hash, text: order.text }] : []));
  }

  async #photos(log: string, records: readonly LogRecord[], user: string) {
    const taken = photosBy(records, user);
    const kept = await this.#store.getMany(taken.map(({ hash }) => keys.photo(log, hash)));
    return taken.flatMap(({ id }, i) => (typeof kept[i] === 'string' ? [{ log, seq: id, jpeg: kept[i] }] : []));
  }

  async #redact(log: string, user: string): Promise<string> {
    let last = 0;
    for await (const { seq } of new Log(log, this.#store).from(1)) last = seq;
    const before = await redactionsOf(this.#store, log);
    const redaction: Redaction = { user, as: `deleted-user-${before.length + 1}`, through: last };
    await counting(this.#store.set(keys.redacted(log), [...before, redaction]));
    // Snapshots name the user too. They are made again from the records.
    for (let seq = SNAPSHOT_EVERY; seq <= last; seq += SNAPSHOT_EVERY) {
      await this.#store.delete(keys.snapshot(log, seq));
    }
    return redaction.as;
  }
}

/** Whether nothing is stored about a user. */
export function isNothing({ records, earlier, pings, saved, underWay }: PersonalData): boolean {
  return records.length + earlier.length + saved.length + underWay.length === 0 && !pings;
}

const everyUser = leavesOf(recordSchema, ['user']);

/** Whether a record names a user: who gave the command, whom it's about, who may answer. */
function concerns(record: LogRecord, user: string): boolean {
  let named = false;
  everyUser(record, (_, value) => {
    named ||= value === user;
    return value;
  });
  return named;
}
