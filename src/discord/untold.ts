import { PermissionFlagsBits } from 'discord.js';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Store } from '../campaign/store/store.ts';
import type { Referee } from '../referee/referee.ts';
import { type Document, type Line, line, quiet } from '../reply/document.ts';
import { english } from '../reply/english/index.ts';
import { recordLine } from '../reply/log.ts';
import { deliver } from './delivery.ts';
import { type Mention, noMention } from './mentions.ts';
import { render, sendable } from './render.ts';
import type { Answerable } from './replying.ts';

const PREFIX = 'discord:untold:';
const seqs = z.array(z.number().int());

/** More than this are told by /log alone. */
const MOST_TOLD = 5;

/**
 * What stands in a log and was never shown, since Discord did not take the answer. It is posted by a message of the bot's
 * own; where the bot may not write, the channel's next answer begins with it.
 */
export class Untold {
  readonly #store: Store;
  readonly #referee: Pick<Referee, 'records'>;
  readonly #log: Logger;
  /** By channel: the numbers of the records. */
  readonly #known = new Map<string, readonly number[]>();

  readonly #mention: (guild: string | null) => Mention;

  /** @param mention how commands are mentioned in a server or, without one, in a DM */
  constructor(
    store: Store,
    referee: Pick<Referee, 'records'>,
    log: Logger,
    mention: (guild: string | null) => Mention = () => noMention,
  ) {
    this.#store = store;
    this.#referee = referee;
    this.#log = log;
    this.#mention = mention;
  }

  /** Reads what an earlier process left to be told. */
  async begin(): Promise<void> {
    for await (const key of this.#store.keys(PREFIX)) {
      const read = seqs.safeParse(await this.#store.get(key));
      if (read.success) this.#known.set(key.slice(PREFIX.length), read.data);
    }
  }

  /** An answer did not arrive, though its record is written: posts it, or keeps it to be told next. */
  async missed(interaction: Answerable, document: Document, seq: number): Promise<void> {
    const { channelId } = interaction;
    if (channelId === null) return;
    const told = { ...document, lines: [line(quiet(english.notices.late)), ...document.lines] };
    if (mayWrite(interaction) && (await this.#post(interaction, told, seq))) return;
    const before = this.#known.get(channelId) ?? [];
    const after = [...before.filter((each) => each !== seq), seq].slice(-MOST_TOLD);
    this.#known.set(channelId, after);
    await this.#store.set(PREFIX + channelId, after).catch((err) => this.#log.warn({ err }, 'not kept to be told'));
  }

  /** An interaction that can be answered no more: if a record of it is written, that is told. Never fails. */
  async missedBefore(interaction: Answerable): Promise<void> {
    const { channelId, id } = interaction;
    if (channelId === null) return;
    const found = await this.#referee.records.causedBy(channelId, id).catch(() => undefined);
    if (found)
      await this.missed(interaction, { lines: [recordLine(found.record, found.struck, found.game)] }, found.record.seq);
  }

  /** What the channel's next answer begins with. Never fails: it is told again next time. */
  async of(channel: string | null): Promise<readonly Line[]> {
    const missed = channel === null ? undefined : this.#known.get(channel);
    if (!missed || channel === null) return [];
    const found = await Promise.all(missed.map((seq) => this.#referee.records.at(channel, seq).catch(() => undefined)));
    const lines = found.flatMap((each) => (each ? [recordLine(each.record, each.struck, each.game)] : []));
    return lines.length === 0 ? [] : [line(quiet(english.notices.missed)), ...lines];
  }

  /** It has been told, or its log is gone. */
  async drop(channel: string | null): Promise<void> {
    if (channel === null || !this.#known.delete(channel)) return;
    await this.#store.delete(PREFIX + channel).catch((err) => this.#log.warn({ err }, 'told, and kept all the same'));
  }

  async #post(interaction: Answerable, document: Document, seq: number): Promise<boolean> {
    const { client, channelId, guildId, id } = interaction;
    const message = render(document, { files: false, mention: this.#mention(guildId) });
    const posted = await deliver(async () => {
      const channel = await client.channels.fetch(channelId!);
      if (!channel?.isSendable()) throw new Error('There is no channel to write in');
      // Sent again after a broken connection it is still one message.
      await channel.send({ ...sendable(message), nonce: id.slice(-25), enforceNonce: true });
    }, this.#log);
    if (posted === 'sent') this.#log.info({ seq, interaction: id }, 'posted, since the answer did not arrive');
    return posted === 'sent';
  }
}

/** Whether the bot may write there by itself; in a DM it may. */
function mayWrite({ appPermissions, guildId, channel }: Answerable): boolean {
  const { ViewChannel, SendMessages, SendMessagesInThreads } = PermissionFlagsBits;
  return (
    guildId === null || appPermissions.has([ViewChannel, channel?.isThread() ? SendMessagesInThreads : SendMessages])
  );
}
