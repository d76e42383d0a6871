import { createHash } from 'node:crypto';
import type { Client } from 'discord.js';
import type { Logger } from 'pino';
import * as z from 'zod';
import { keys } from '../../campaign/keys.ts';
import type { Store } from '../../campaign/store/store.ts';
import { cannotPostReply, type Unposted } from '../../reply/asks/reminders.ts';
import type { Catalogue } from '../../reply/catalogue.ts';
import type { Document } from '../../reply/document.ts';
import { isClosed, isGone, lackedAt, openPlace } from '../answers/places.ts';
import { isResting } from '../answers/resting.ts';
import { render, sendable } from '../messages/render.ts';

const kept = z.object({ about: z.array(z.string()) });

/** The bot's messages that mention players in a channel. Those that are out of date are deleted. */
export class ReminderMessages {
  readonly #words: Catalogue;
  readonly #client: Client;
  readonly #store: Store;
  readonly #log: Logger;

  constructor(words: Catalogue, client: Client, store: Store, log: Logger) {
    this.#words = words;
    this.#client = client;
    this.#store = store;
    this.#log = log;
  }

  /** Whether the bot may write in a channel without being asked, perhaps only later. @throws what Discord throws */
  async isOpen(channel: string): Promise<boolean | 'resting'> {
    const place = await openPlace(this.#client, channel);
    return place === 'resting' ? place : place !== undefined;
  }

  /**
   * Posts a message. Never throws: failures are logged, and the situation says the same anyway.
   * @param of what the message is for, so that sending it again after a broken connection doesn't make a second message
   * @param about what it reminds of; without this, the message stays
   */
  async post(channel: string, document: Document, of: readonly string[], about?: readonly string[]): Promise<void> {
    try {
      const place = await openPlace(this.#client, channel);
      if (!place || place === 'resting')
        return this.#log.info({ channel }, 'couldn’t remind anybody: the channel is closed');
      const nonce = createHash('sha256')
        .update([channel, ...of].join(' '))
        .digest('hex')
        .slice(0, 25);
      const message = render(this.#words, document, { files: false });
      const { id } = await place.send({ ...sendable(message), nonce, enforceNonce: true });
      this.#log.info({ channel, of: of.length }, 'reminded');
      if (about) await this.#store.set(keys.reminder(channel, id), { about: [...new Set(about)] });
    } catch (err) {
      this.#log[isClosed(err) || isResting(err) ? 'info' : 'warn']({ err, channel }, 'couldn’t remind anybody');
    }
  }

  /**
   * Tells the umpires of a campaign in private, once a day at most, what the bot can't do in its channel (remind anybody, or show the
   * situation), and what it lacks. Never throws: somebody may not take messages from it.
   */
  async tellUmpires(
    what: Unposted,
    channel: string,
    log: string,
    umpires: readonly string[],
    now: number,
  ): Promise<void> {
    try {
      const lacked = await lackedAt(this.#client, channel);
      if (lacked.length === 0) return;
      const at = new Date(now).toISOString();
      const day = createHash('sha256')
        .update(`closed ${at.slice(0, 10)}`)
        .digest('hex');
      if (!(await this.#store.add(keys.reminded(log, day), { at }))) return;
      const document = cannotPostReply(this.#words, what, channel, lacked);
      const message = {
        ...sendable(render(this.#words, document, { files: false })),
        allowedMentions: { parse: [] as const },
      };
      // Somebody who takes no messages from the bot doesn't keep the others from hearing of it.
      const told = await Promise.allSettled(umpires.map((umpire) => this.#client.users.send(umpire, message)));
      const vain = told.filter(({ status }) => status === 'rejected').length;
      this.#log.info({ channel, told: told.length - vain, vain }, 'told the umpires that it can’t post there');
    } catch (err) {
      this.#log.info({ err, channel }, 'couldn’t tell the umpires that it can’t post there');
    }
  }

  /** Deletes the messages about things that are over. @throws {StoreError} */
  async tidy(channel: string, now: ReadonlySet<string>, but?: readonly string[]): Promise<void> {
    const prefix = keys.reminder(channel, '');
    const found: string[] = [];
    for await (const key of this.#store.keys(prefix)) found.push(key);
    for (const key of found) {
      const read = kept.safeParse(await this.#store.get(key));
      const isStale = !read.success || read.data.about.every((about) => !now.has(about) || but?.includes(about));
      if (isStale) await this.#remove(channel, key.slice(prefix.length));
    }
  }

  async #remove(channel: string, message: string): Promise<void> {
    try {
      const place = await openPlace(this.#client, channel, 'delete');
      // It's deleted when something happens there again.
      if (place === 'resting') return;
      await place?.messages.delete(message);
    } catch (err) {
      if (isResting(err)) return;
      // Somebody else has deleted it, or the bot can't be here any more.
      if (!isGone(err) && !isClosed(err)) this.#log.warn({ err, channel }, 'couldn’t remove an old reminder');
    }
    await this.#store.delete(keys.reminder(channel, message));
  }
}
