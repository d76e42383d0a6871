import { type Client, MessageFlags, type RESTPatchAPIChannelMessageResult, Routes } from 'discord.js';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { keys } from '../../campaign/keys.ts';
import { lastRewriting, rewrites } from '../../campaign/standing.ts';
import type { Store } from '../../campaign/store/store.ts';
import type { Recorded } from '../../referee/log/records.ts';
import { ChannelQueue } from '../../referee/queue.ts';
import type { Referee } from '../../referee/referee.ts';
import type { Catalogue } from '../../reply/catalogue.ts';
import type { Document } from '../../reply/document.ts';
import { type Earlier, earlierOf, gatheredReply, inBrief, movedOnReply } from '../../reply/ruling/gathered.ts';
import { linkTo } from '../messages/link.ts';
import type { Mention } from '../messages/mentions.ts';
import { fits, type Rendered, render } from '../messages/render.ts';
import { replace } from '../presses/spent-buttons.ts';
import type { Time } from '../time.ts';
import { FURTHEST, told } from '../upkeep/told.ts';
import { waitingOn } from '../upkeep/waiting-message.ts';
import { newestIn } from './came-from.ts';
import { type Answerable, movesOn } from './replying.ts';
import type { CommandResult } from './result.ts';

/** A menu has at most 25 choices (Discord’s “Select Menus”). */
const MOST_EARLIER = 25;

/**
 * How long a ruling waits for the one before it, in milliseconds. Discord may leave a request without an answer for a minute, and nobody
 * should wait for a stranger's: the ruling begins a message of its own then.
 */
const PATIENCE = 5000;

/** Channels whose step's message is in memory; for any other, a row of the store says it. */
const MOST_KNOWN = 1000;

/** The message of a step. */
interface Group {
  readonly message: string;
  /** What it shows, oldest first. */
  readonly shows: readonly Earlier[];
  /** The last record by then that changed which earlier ones count: `shows` is right up to it. */
  readonly upTo: number;
  /** Whether some of its buttons may wait for something. */
  readonly waits: boolean;
}

/** What this process knows of a channel: its log, up to which record, and the step's message if the last one was shown there. */
interface Known {
  readonly log: string;
  readonly last: number;
  readonly group?: Group | undefined;
}

/** A ruling about to be shown in a step's message. The next one waits until it's `done`. */
export interface Gathered {
  /** The message, with what it showed before. */
  readonly document: Document;
  /** The numbers of the earlier records in it. */
  readonly beside: readonly number[];
  /** The message that shows these now, if there are any. */
  readonly before: string | undefined;
  /** Whether that one's buttons may wait for something. */
  readonly waited: boolean;
  /** It has been shown in this message, or nobody knows where. */
  done(message: string | undefined): Promise<void>;
}

/** What's needed for gathering. */
interface Parts {
  readonly words: Catalogue;
  readonly store: Store;
  readonly referee: Pick<Referee, 'records'>;
  readonly time: Pick<Time, 'after'>;
  readonly log: Logger;
}

/**
 * The one message for the rulings of a side's step (`/game settings posts`). Each record says in its own row which earlier ones its
 * message shows (`told.ts`), so what's in memory can be found out again, and two processes never write the same row. A process
 * only adds to a message if the log's last record was shown there. So of two that rule at once, one begins a new message.
 */
export class StepMessages {
  readonly #parts: Parts;
  readonly #known = new LRUCache<string, Known>({ max: MOST_KNOWN });
  /** What's shown in a channel is shown one after the other, so that no message loses a line. */
  readonly #queue = new ChannelQueue();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /**
   * Takes a ruling into the message of its step, or begins one with it. Never fails.
   * @returns nothing if it's to be a message of its own; otherwise it has to be `done`
   */
  async take(interaction: Answerable, given: CommandResult, mention?: Mention): Promise<Gathered | undefined> {
    const { channelId: channel } = interaction;
    const seq = given.json?.seq;
    if (channel === null || typeof seq !== 'number') return undefined;
    const found = await this.#parts.referee.records.justWritten(channel, seq).catch(() => undefined);
    const log = this.#parts.referee.records.inMemory(channel)?.log;
    // What's delivered again was taken in the first time.
    const known = this.#known.get(channel);
    if (known && known.log === log && known.last >= seq) return undefined;
    if (!found || log === undefined || !isPlain(given) || !belongs(found)) {
      this.#passed(channel, log, seq);
      return undefined;
    }
    return new Promise((resolve) => {
      void this.#queue.run(channel, async () => {
        const taken = await this.#taken(interaction, { channel, log, seq, found, given, mention }).catch((err) => {
          this.#parts.log.error({ err }, 'couldn’t gather a ruling');
          return undefined;
        });
        if (!taken) {
          this.#passed(channel, log, seq);
          return resolve(undefined);
        }
        // The next one waits until it's known where this one is shown, and not much longer.
        await new Promise<void>((left) => {
          const cancel = this.#parts.time.after(PATIENCE, () => {
            this.#known.set(channel, { log, last: seq });
            left();
          });
          resolve(
            taken(() => {
              cancel();
              left();
            }),
          );
        });
      });
    });
  }

  /** Does something with a channel's messages while no ruling is being shown there. */
  alone<T>(channel: string, work: () => Promise<T>): Promise<T> {
    return this.#queue.run(channel, work);
  }

  /**
   * Shows a ruling in the message that shows the earlier ones, if nobody has said anything after it.
   * @returns whether it did; otherwise it needs a message of its own
   */
  async edit({ client, channelId }: Answerable, { before }: Gathered, message: Rendered): Promise<boolean> {
    if (before === undefined || channelId === null) return false;
    try {
      await this.#replace(client, channelId, before, message);
      return true;
    } catch (err) {
      this.#parts.log.info({ err, channel: channelId }, 'couldn’t edit a step’s message');
      return false;
    }
  }

  /** A record was shown elsewhere, or to nobody. Whether anything was posted after the step's message, Discord says. */
  #passed(channel: string, log: string | undefined, seq: number): void {
    const known = this.#known.get(channel);
    if (log === undefined || (known?.log === log && known.last >= seq)) return;
    const goesOn = known?.log === log && known.last === seq - 1;
    this.#known.set(channel, { log, last: seq, group: goesOn ? known.group : undefined });
  }

  async #taken(
    interaction: Answerable,
    { channel, log, seq, found, given, mention }: Taking,
  ): Promise<((left: () => void) => Gathered) | undefined> {
    const { words, referee } = this.#parts;
    const { document } = given;
    const newest = found.game?.posts === 'brief' ? inBrief(document) : document;
    const before = await this.#before(channel, log, seq);
    const isLast = before && isNewest(interaction, before.message);
    const upTo = lastRewriting(referee.records.inMemory(channel)!.campaign);
    const earlier = isLast ? await this.#standing(channel, before, upTo) : [];
    const isNear = (earlier[0]?.seq ?? seq) > seq - FURTHEST;
    const together = gatheredReply(words, newest, { log, earlier });
    const goesOn = earlier.length > 0 && earlier.length <= MOST_EARLIER && isNear && fits(words, together, mention);
    if (!goesOn && !fits(words, newest, mention)) return undefined;
    const others = goesOn ? earlier : [];
    const shows = [...others, earlierOf(words, found.record, found.game)];
    const group = goesOn ? before : undefined;
    return (left) => ({
      document: goesOn ? together : newest,
      beside: others.map((each) => each.seq),
      before: group?.message,
      waited: group?.waits ?? false,
      done: async (message) => {
        const waits = waitingOn(newest).length > 0;
        const now = message === undefined ? undefined : { message, shows, upTo, waits };
        const known = this.#known.get(channel);
        // The next one may not have waited for it.
        if (known?.log !== log || known.last <= seq) this.#known.set(channel, { log, last: seq, group: now });
        left();
        if (group && message !== undefined && message !== group.message) {
          await this.#shrink(interaction, group, message);
        }
      },
    });
  }

  /** The message that shows the record before this one, if it's a step's. @throws {StoreError} */
  async #before(channel: string, log: string, seq: number): Promise<Group | undefined> {
    const known = this.#known.get(channel);
    if (known?.log === log && known.last === seq - 1) return known.group;
    const { store, referee, words } = this.#parts;
    const { data: last } = told.safeParse(await store.get(keys.told(log, seq - 1)));
    if (!last?.with || last.channel !== channel) return undefined;
    const seqs = [...last.with, seq - 1];
    const found = await Promise.all(seqs.map((each) => referee.records.at(channel, each)));
    const shows = found.flatMap((each) => (each ? [earlierOf(words, each.record, each.game)] : []));
    return { message: last.message, shows, upTo: 0, waits: true };
  }

  /** What a message shows, as it stands now. */
  async #standing(channel: string, { shows, upTo }: Group, now: number): Promise<readonly Earlier[]> {
    if (now <= upTo) return shows;
    const { referee, words } = this.#parts;
    const by = await referee.records.superseded(
      channel,
      shows.map(({ seq }) => seq),
    );
    return Promise.all(
      shows.map(async (each) => {
        if (each.by === by.get(each.seq)) return each;
        const found = await referee.records.at(channel, each.seq);
        return found ? earlierOf(words, found.record, found.game, by.get(each.seq)) : each;
      }),
    );
  }

  /** A newer message shows all that this one did: it only points there. If it can't be edited, nothing is lost. */
  async #shrink({ client, channelId, guildId }: Answerable, { message, shows }: Group, newer: string): Promise<void> {
    const seqs = shows.map(({ seq }) => seq);
    const document = movedOnReply(this.#parts.words, seqs, linkTo(guildId, channelId!, newer));
    try {
      await this.#replace(client, channelId!, message, render(this.#parts.words, document));
    } catch (err) {
      this.#parts.log.info({ err, channel: channelId }, 'couldn’t shorten a step’s earlier message');
    }
  }

  async #replace(client: Client, channel: string, id: string, { components }: Rendered): Promise<void> {
    const body = {
      components: components.map((each) => each.toJSON()),
      flags: MessageFlags.IsComponentsV2,
      attachments: [],
      allowed_mentions: { parse: [] },
    };
    await replace(id, async () => {
      const edited = await client.rest.patch(Routes.channelMessage(channel, id), { body });
      const { edited_timestamp: at } = edited as RESTPatchAPIChannelMessageResult;
      return { editedTimestamp: at === null ? null : Date.parse(at) };
    });
  }
}

/** A ruling, where it was given and what it is. */
interface Taking {
  readonly channel: string;
  readonly log: string;
  readonly seq: number;
  readonly found: Recorded;
  readonly given: CommandResult;
  readonly mention: Mention | undefined;
}

/** Whether it's a frame of words alone, for everyone: nothing that pings or has a picture shares a message. */
function isPlain({ document, calls, turns }: CommandResult): boolean {
  const { private: hidden, secret, pings = [], attached = [], pictures = [], photos = [] } = document;
  const files = attached.length + pictures.length + photos.length;
  return !hidden && !secret && !calls && turns === undefined && pings.length + files === 0;
}

/** Whether it's what a side does in a step: a ruling, or what's taken back or put right. What goes on to another step isn't. */
export function belongs({ record, game, struck }: Recorded): boolean {
  if (struck || game?.phase !== 'open' || !game.at || game.over || game.posts === 'each') return false;
  // A throw's reply has an ID of its own, which its dice come from.
  if (record.events.some(({ type }) => type === 'turn-begun' || type === 'drawn')) return false;
  return rewrites(record) || record.events.some(({ type }) => type === 'ruled');
}

/** Whether nobody had said anything after a message by then. Where Discord doesn't say, somebody may have. */
function isNewest(interaction: Answerable, message: string): boolean {
  const newest = newestIn(interaction);
  // IDs grow with time. A message sent while the interaction was under way isn't known in it yet.
  return newest !== undefined && BigInt(newest) <= BigInt(message);
}

/** Whether an interaction came from a message that everyone sees, which its answer can replace. */
export function cameFrom(interaction: Answerable, message: string | undefined): boolean {
  return message !== undefined && movesOn(interaction) && interaction.message?.id === message;
}
