import { PermissionFlagsBits } from 'discord.js';
import type { Logger } from 'pino';
import * as z from 'zod';
import { keys } from '../../campaign/keys.ts';
import type { Store } from '../../campaign/store/store.ts';
import type { Referee } from '../../referee/referee.ts';
import type { Catalogue } from '../../reply/catalogue.ts';
import { type Document, type Line, line, quiet } from '../../reply/document.ts';

import { recordLine } from '../../reply/log/log.ts';
import { type Mention, noMention } from '../messages/mentions.ts';
import { render, sendable } from '../messages/render.ts';
import { threadOf } from './came-from.ts';
import { deliver } from './delivery.ts';
import type { Answerable } from './replying.ts';

const PREFIX = keys.untold('');
const seqs = z.array(z.number().int());
/** Version 0.1.0 kept the numbers alone. */
const kept = z.union([
  seqs.transform((listed) => ({ seqs: listed, guild: null })),
  z.object({ seqs, guild: z.string().nullable() }),
]);

/** The numbers of the records, and the channel's server. */
type Kept = z.infer<typeof kept>;

/** If there are more than this, only /log shows them. */
const MOST_TOLD = 5;

/** What has been posted in place of an answer: the message, and what it shows. */
export interface Posted {
  readonly message: string;
  readonly document: Document;
  readonly seq: number;
}

/**
 * Records that were never shown because Discord didn't take the answer. The bot posts them in a message of its own. Where it may
 * not write, the channel's next answer begins with them.
 */
export class Untold {
  readonly #words: Catalogue;
  readonly #store: Store;
  readonly #referee: Pick<Referee, 'records'>;
  readonly #log: Logger;
  /** By channel. */
  readonly #known = new Map<string, Kept>();

  readonly #mention: (guild: string | null) => Mention;

  /** @param mention how commands are mentioned in a server or, without one, in a DM */
  constructor(
    words: Catalogue,
    store: Store,
    referee: Pick<Referee, 'records'>,
    log: Logger,
    mention: (guild: string | null) => Mention = () => noMention,
  ) {
    this.#words = words;
    this.#store = store;
    this.#referee = referee;
    this.#log = log;
    this.#mention = mention;
  }

  /** Reads what an earlier process left to be shown. */
  async begin(): Promise<void> {
    for await (const key of this.#store.keys(PREFIX)) {
      const read = kept.safeParse(await this.#store.get(key));
      if (read.success) this.#known.set(key.slice(PREFIX.length), read.data);
    }
  }

  /** How many rulings still have to be shown. @param isOurs whether this process looks after a server, or after none: DMs */
  count(isOurs: (guild: string | null) => boolean): number {
    const ours = [...this.#known.values()].filter(({ guild }) => isOurs(guild));
    return ours.reduce((sum, each) => sum + each.seqs.length, 0);
  }

  /** An answer didn't arrive, though its record is written: posts it, or keeps it for the next answer. */
  async missed(interaction: Answerable, document: Document, seq: number): Promise<Posted | undefined> {
    const { channelId } = interaction;
    if (channelId === null) return undefined;
    const late = { ...document, lines: [line(quiet(this.#words.notices.late)), ...document.lines] };
    const message = mayWrite(interaction) ? await this.#post(interaction, late, seq) : undefined;
    if (message !== undefined) return { message, document: late, seq };
    await this.keep(channelId, interaction.guildId, seq);
    return undefined;
  }

  /** A record couldn't be shown anywhere: the channel's next answer begins with it. Never fails. */
  async keep(channel: string, guild: string | null, seq: number): Promise<void> {
    const before = this.#known.get(channel)?.seqs ?? [];
    const after = { seqs: [...before.filter((each) => each !== seq), seq].slice(-MOST_TOLD), guild };
    this.#known.set(channel, after);
    await this.#store
      .set(keys.untold(channel), after)
      .catch((err) => this.#log.warn({ err }, 'couldn’t keep a reply to post later'));
  }

  /** It's too late to answer an interaction: if it has a record, that's shown. Never fails. */
  async missedBefore(interaction: Answerable): Promise<Posted | undefined> {
    const { channelId, id } = interaction;
    if (channelId === null) return undefined;
    const found = await this.#referee.records.causedBy(channelId, id).catch(() => undefined);
    if (!found) return undefined;
    const { record, struck, game } = found;
    return this.missed(interaction, { lines: [recordLine(this.#words, record, struck, game)] }, record.seq);
  }

  /** What the channel's next answer begins with. Never fails: it'll be shown the next time. */
  async of(channel: string | null): Promise<readonly Line[]> {
    const missed = channel === null ? undefined : this.#known.get(channel)?.seqs;
    if (!missed || channel === null) return [];
    const found = await Promise.all(missed.map((seq) => this.#referee.records.at(channel, seq).catch(() => undefined)));
    const lines = found.flatMap((each) => (each ? [recordLine(this.#words, each.record, each.struck, each.game)] : []));
    return lines.length === 0 ? [] : [line(quiet(this.#words.notices.missed)), ...lines];
  }

  /** It's been shown, or its log is gone. */
  async drop(channel: string | null): Promise<void> {
    if (channel === null || !this.#known.delete(channel)) return;
    await this.#store
      .delete(keys.untold(channel))
      .catch((err) => this.#log.warn({ err }, 'posted a reply, but couldn’t take it off the list'));
  }

  /** @returns the message, if it was posted */
  async #post(interaction: Answerable, document: Document, seq: number): Promise<string | undefined> {
    const { client, channelId, guildId, id } = interaction;
    const message = render(this.#words, document, { files: false, mention: this.#mention(guildId) });
    let posted: string | undefined;
    await deliver(async () => {
      const channel = await client.channels.fetch(channelId!);
      if (!channel?.isSendable()) throw new Error('There is no channel to write in');
      // If it's sent again after a broken connection, it's still one message.
      posted = (await channel.send({ ...sendable(message), nonce: id.slice(-25), enforceNonce: true })).id;
    }, this.#log);
    if (posted !== undefined) this.#log.info({ seq, interaction: id }, 'posted, because the answer didn’t arrive');
    return posted;
  }
}

/** Whether the bot may write there without being asked. In a DM it may. */
function mayWrite(interaction: Answerable): boolean {
  const { appPermissions, guildId } = interaction;
  const { ViewChannel, SendMessages, SendMessagesInThreads } = PermissionFlagsBits;
  return (
    guildId === null || appPermissions.has([ViewChannel, threadOf(interaction) ? SendMessagesInThreads : SendMessages])
  );
}
