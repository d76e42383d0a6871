import type { Interaction } from 'discord.js';
import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import * as z from 'zod';
import type { Campaign } from '../../campaign/campaign.ts';
import { keys } from '../../campaign/keys.ts';
import type { Store } from '../../campaign/store/store.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import { upTo } from '../../kernel/up-to.ts';
import type { Referee } from '../../referee/referee.ts';
import { rulesPlayed } from '../../referee/rulings/action.ts';
import { rulesets } from '../../rules/index.ts';
import type { Belongings } from '../servers/belonging.ts';

/** The book of a channel: one that it chose, or the host's default. */
const played = z.object({ rules: z.string(), chosen: z.boolean() });
const channels = z.record(z.string(), played);

type Played = z.infer<typeof played>;
type Channels = z.infer<typeof channels>;

/** The books that the channels of each server play by. Their commands are registered for these. */
export class BooksInUse {
  readonly #store: Store;
  readonly #referee: Pick<Referee, 'campaign' | 'known' | 'ruleset'>;
  readonly #belongings: Pick<Belongings, 'of'>;
  /** The books that channels were last seen with, so that a ruling costs nothing extra. */
  readonly #seen = new LRUCache<string, string>(upTo(10_000));
  /** A server's list is written by a single process, one change after the other. */
  readonly #queue = new PQueue({ concurrency: 1 });

  constructor(
    store: Store,
    referee: Pick<Referee, 'campaign' | 'known' | 'ruleset'>,
    belongings: Pick<Belongings, 'of'>,
  ) {
    this.#store = store;
    this.#referee = referee;
    this.#belongings = belongings;
  }

  /** The books in use in a server: all, until one of its channels has chosen one. */
  async of(guild: string): Promise<readonly Ruleset[]> {
    const known = Object.values((await this.#queue.add(() => this.#standing(guild))) as Channels);
    const used = new Set(known.map(({ rules }) => rules));
    const all = Object.values(rulesets);
    const some = known.some(({ chosen }) => chosen) ? all.filter(({ id }) => used.has(id)) : all;
    // A book from another version of the program may not be among them.
    return some.length > 0 ? some : all;
  }

  /**
   * Something was done in a channel, which may play by another book now.
   * @param only `unknown` if what was done is only a ruling, which matters only if nothing is known of the channel yet
   * @returns whether anything known of its server has changed
   */
  async used({ guildId: guild, channelId: channel }: Interaction, only: 'unknown' | 'any'): Promise<boolean> {
    if (guild === null || channel === null) return false;
    if (only === 'unknown' && this.#seen.has(channel)) return false;
    const campaign = await this.#referee.known(channel);
    const others = campaign.place !== undefined && campaign.place !== channel ? [campaign.place] : [];
    const changed = await this.#note(guild, channel, campaign);
    const there = await Promise.all(
      others.map(async (other) => this.#note(guild, other, await this.#referee.campaign(other))),
    );
    return [changed, ...there].includes(true);
  }

  /** A channel was deleted, along with its threads. @returns whether anything was known of them */
  async drop(guild: string, channel: string): Promise<boolean> {
    const inside = (await this.#belongings.of(guild)).filter(({ parent }) => parent === channel);
    const gone = [channel, ...inside.map((each) => each.channel)];
    for (const each of gone) this.#seen.delete(each);
    return (await this.#queue.add(async () => {
      const known = await this.#read(guild);
      const left = Object.entries(known).filter(([each]) => !gone.includes(each));
      if (left.length === Object.keys(known).length) return false;
      await this.#store.set(keys.books(guild), Object.fromEntries(left));
      return true;
    })) as boolean;
  }

  async #note(guild: string, channel: string, campaign: Campaign): Promise<boolean> {
    const now = await this.#playedIn(channel, campaign);
    const word = wordOf(now);
    if (this.#seen.get(channel) === word) return false;
    const changed = (await this.#queue.add(async () => {
      const { [channel]: before, ...others } = await this.#read(guild);
      if (wordOf(before) === word) return false;
      await this.#store.set(keys.books(guild), now ? { ...others, [channel]: now } : others);
      return true;
    })) as boolean;
    this.#seen.set(channel, word);
    return changed;
  }

  async #playedIn(channel: string, campaign: Campaign): Promise<Played | undefined> {
    if (campaign.seq === 0) return undefined;
    const chosen = rulesPlayed(campaign);
    return { rules: chosen ?? (await this.#referee.ruleset(channel)).id, chosen: chosen !== undefined };
  }

  /** What's known of a server, leaving out channels whose logs are gone. If nothing is known yet, it's looked up. */
  async #standing(guild: string): Promise<Channels> {
    const known = await this.#read(guild);
    const names = Object.keys(known);
    const pointers = await this.#store.getMany(names.map(keys.channel));
    const gone = names.filter((_, i) => pointers[i] === undefined);
    if (gone.length === 0) return known;
    for (const channel of gone) this.#seen.delete(channel);
    const left = Object.fromEntries(Object.entries(known).filter(([channel]) => !gone.includes(channel)));
    await this.#store.set(keys.books(guild), left);
    return left;
  }

  async #read(guild: string): Promise<Channels> {
    const read = channels.safeParse(await this.#store.get(keys.books(guild)));
    if (read.success) return read.data;
    const found: Record<string, Played> = {};
    for (const { channel } of await this.#belongings.of(guild)) {
      // A log that can't be read doesn't hold up the others.
      const campaign = await this.#referee.campaign(channel).catch(() => undefined);
      const now = campaign && (await this.#playedIn(channel, campaign));
      if (now) found[channel] = now;
    }
    await this.#store.set(keys.books(guild), found);
    return found;
  }
}

/** The book of a channel, in a form that can be compared. */
function wordOf(now: Played | undefined): string {
  return now ? `${now.rules} ${now.chosen}` : '';
}
