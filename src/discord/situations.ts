import {
  type AttachmentBuilder,
  type Client,
  type Message,
  PermissionFlagsBits,
  type SendableChannels,
} from 'discord.js';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Campaign } from '../campaign/campaign.ts';
import { keys } from '../campaign/keys.ts';
import type { Store } from '../campaign/store/store.ts';
import { situationOf } from '../command/situation.ts';
import type { SituationKept } from '../referee/asked.ts';
import { ChannelQueue } from '../referee/queue.ts';
import { type Document, heading, line, small } from '../reply/document.ts';
import { english } from '../reply/english/index.ts';
import { picturesOf } from './pictures.ts';
import { isClosed, isGone, openPlace } from './places.ts';
import { render, sendable } from './render.ts';
import type { Time } from './time.ts';

const kept = z.object({
  /** Nobody wants one here, or its campaign is over. */
  off: z.literal(true).exactOptional(),
  message: z.string().exactOptional(),
  /** How many were made in this channel, those that were given up in the making among them. */
  made: z.number().int(),
  /** The last record that it tells of. */
  shown: z.number().int(),
  pinned: z.boolean(),
});

type Kept = z.infer<typeof kept>;

const claim = z.object({ at: z.iso.datetime() });

/** Whoever makes a message takes no longer than this. */
const MAKING = 60_000;

/** Among so many of the last messages one is looked for that was made and not noted. */
const LOOKED_AT = 50;

const say = english.clock.situation;

/** What situations are kept with. */
interface Parts {
  readonly client: Client;
  readonly store: Store;
  readonly time: Time;
  readonly log: Logger;
}

/**
 * The message in each channel that tells the situation of its campaign: made once, pinned where that is allowed, edited ever
 * after. Two processes settle in the store which of them makes or edits it.
 */
export class Situations {
  readonly #parts: Parts;
  readonly #queue = new ChannelQueue();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** A campaign has opened: its situation is told from now on. */
  open(channel: string): Promise<void> {
    return this.#queue.run(channel, async () => {
      const { off: _, ...row } = (await this.#row(channel)) ?? { made: 0, shown: 0, pinned: false };
      await this.#keep(channel, row);
    });
  }

  /**
   * Brings the situation up to date, where it is kept: edits its message, or makes it anew if it is gone.
   * @param campaign none where it has moved away, or its log is gone
   * @returns whether it has to be done again, since another process is at it
   */
  refresh(channel: string, campaign: Campaign | undefined, movedTo?: string): Promise<'done' | 'again'> {
    return this.#queue.run(channel, async () => {
      const row = await this.#row(channel);
      if (!row || row.off) return 'done';
      if (!campaign?.game) {
        await this.#leave(channel, row, movedTo);
        return 'done';
      }
      const shown = await this.#shown(channel, row, campaign);
      if (shown === 'done' && campaign.game.phase === 'ended') await this.#end(channel);
      return shown;
    });
  }

  /** Brings it to the end of its channel, or takes it away. */
  renew(channel: string, campaign: Campaign, on: boolean): Promise<SituationKept> {
    return this.#queue.run(channel, async () => {
      const { off: _, message, ...row } = (await this.#row(channel)) ?? { made: 0, shown: 0, pinned: false };
      if (message !== undefined) await this.#ifThere(channel, (place) => place.messages.delete(message));
      const without = { ...row, pinned: false };
      await this.#keep(channel, on ? without : { ...without, off: true });
      if (!on) return 'gone';
      await this.#make(channel, without, campaign);
      const after = await this.#row(channel);
      if (after?.message === undefined) return 'cannot-write';
      return after.pinned ? 'pinned' : 'not-pinned';
    });
  }

  /** The channel's log is erased. */
  async drop(channel: string): Promise<void> {
    await this.#parts.store.delete(keys.situation(channel));
  }

  async #row(channel: string): Promise<Kept | undefined> {
    const read = kept.safeParse(await this.#parts.store.get(keys.situation(channel)));
    return read.success ? read.data : undefined;
  }

  async #keep(channel: string, row: Kept): Promise<void> {
    await this.#parts.store.set(keys.situation(channel), row);
  }

  async #shown(channel: string, row: Kept, campaign: Campaign): Promise<'done' | 'again'> {
    if (row.message === undefined) return this.#make(channel, row, campaign);
    if (row.shown >= campaign.seq) return 'done';
    const { store } = this.#parts;
    const mine = keys.situationShown(channel, campaign.seq);
    if (!(await this.#claimed(mine))) return 'again';
    try {
      // Another process may have been quicker by all of it.
      if (((await this.#row(channel))?.shown ?? 0) >= campaign.seq) return 'done';
      const edited = await this.#edit(channel, row, campaign);
      if (edited === 'gone') return await this.#make(channel, row, campaign);
      const pinned = edited === 'closed' ? row.pinned : edited.pinned;
      await this.#keep(channel, { ...row, shown: campaign.seq, pinned });
      return 'done';
    } finally {
      await store.delete(mine);
    }
  }

  async #edit(channel: string, row: Kept, campaign: Campaign): Promise<Message | 'gone' | 'closed'> {
    try {
      const place = await openPlace(this.#parts.client, channel);
      if (!place) return 'closed';
      const message = await this.#message(place, campaign, row);
      return await place.messages.edit(row.message!, { ...message, attachments: [] });
    } catch (error) {
      if (isGone(error)) return 'gone';
      if (isClosed(error)) return 'closed';
      throw error;
    }
  }

  /** Makes the message, unless another process is at it, or has made it and could not note it. */
  async #make(channel: string, row: Kept, campaign: Campaign): Promise<'done' | 'again'> {
    const { store, time, client, log } = this.#parts;
    const made = row.made + 1;
    const place = await openPlace(client, channel);
    if (!place) {
      log.info({ channel }, 'the situation cannot be told: the channel is closed');
      return 'done';
    }
    const mine = keys.situationMade(channel, made);
    if (!(await store.add(mine, { at: time.now().toISOString() }))) {
      return this.#found(channel, row, place, mine);
    }
    if (((await this.#row(channel))?.made ?? 0) >= made) {
      await store.delete(mine);
      return 'again';
    }
    try {
      const { pinned: _, ...fresh } = { ...row, made };
      const message = await place.send({
        ...(await this.#message(place, campaign, { ...fresh, pinned: mayPin(place, client) })),
        nonce: `${made}-${channel}`.slice(0, 25),
        enforceNonce: true,
      });
      const pinned = mayPin(place, client) && (await this.#pin(message));
      await this.#keep(channel, { ...fresh, message: message.id, shown: campaign.seq, pinned });
      await store.delete(mine);
      return 'done';
    } catch (error) {
      await store.delete(mine);
      if (!isClosed(error)) throw error;
      log.info({ channel, err: error }, 'the situation cannot be told');
      return 'done';
    }
  }

  /** Another process has made it or is at it; if that ended in the middle, its message is looked for, and else given up. */
  async #found(channel: string, row: Kept, place: SendableChannels, other: string): Promise<'again'> {
    const now = await this.#row(channel);
    if (now && now.made > row.made) return 'again';
    const made = row.made + 1;
    const recent = await place.messages.fetch({ limit: LOOKED_AT });
    const found = recent.find((message) => isSituation(message, made));
    if (found) await this.#keep(channel, { ...row, made, message: found.id, shown: 0, pinned: found.pinned });
    else if (await this.#isOld(other)) await this.#keep(channel, { ...row, made });
    return 'again';
  }

  /** Takes something in hand, unless another process is at it; one that ended in the middle is not waited for for ever. */
  async #claimed(key: string): Promise<boolean> {
    const { store, time } = this.#parts;
    if (await this.#isOld(key)) await store.delete(key);
    return store.add(key, { at: time.now().toISOString() });
  }

  async #isOld(key: string): Promise<boolean> {
    const value = await this.#parts.store.get(key);
    const read = claim.safeParse(value);
    const begun = read.success ? Date.parse(read.data.at) : 0;
    return value !== undefined && this.#parts.time.now().getTime() - begun > MAKING;
  }

  async #message(place: SendableChannels, campaign: Campaign, { made, pinned }: Kept) {
    const document = situationOf(campaign, String(made));
    const told = pinned || campaign.game?.phase === 'ended' ? document : withWord(document, say.pinThis);
    const { client, log } = this.#parts;
    const may = !('guild' in place) || place.permissionsFor(client.user!)?.has(PermissionFlagsBits.AttachFiles);
    return messageOf(told, may ? await picturesOf(document, log) : []);
  }

  async #pin(message: Message): Promise<boolean> {
    try {
      await message.pin();
      return true;
    } catch (err) {
      this.#parts.log.info({ err, channel: message.channelId }, 'the situation cannot be pinned');
      return false;
    }
  }

  /** The campaign is over: its situation stays as it is, and the next one gets another. */
  async #end(channel: string): Promise<void> {
    const { message, ...row } = (await this.#row(channel))!;
    if (message !== undefined && row.pinned) await this.#ifThere(channel, (place) => place.messages.unpin(message));
    await this.#keep(channel, { ...row, pinned: false, off: true });
  }

  /** The campaign is elsewhere. */
  async #leave(channel: string, { message, ...row }: Kept, movedTo: string | undefined): Promise<void> {
    await this.#keep(channel, { ...row, off: true });
    if (message === undefined) return;
    const moved: Document = {
      lines: [
        heading(movedTo === undefined ? english.game.ended : say.moved),
        ...(movedTo === undefined ? [] : [line({ channel: movedTo })]),
      ],
      tone: 'calm',
    };
    await this.#ifThere(channel, (place) => place.messages.edit(message, { ...messageOf(moved, []), attachments: [] }));
    if (row.pinned) await this.#ifThere(channel, (place) => place.messages.unpin(message));
  }

  /** Does something with a message, where it is still there and the bot may. */
  async #ifThere(channel: string, work: (place: SendableChannels) => Promise<unknown>): Promise<void> {
    try {
      const place = await openPlace(this.#parts.client, channel);
      if (place) await work(place);
    } catch (error) {
      if (!isGone(error) && !isClosed(error)) throw error;
    }
  }
}

/** Always a frame, or an edit could not take the place of another. What does not fit in it `/turn status` tells. */
function messageOf(document: Document, pictures: readonly AttachmentBuilder[]) {
  return { ...sendable(render(document, { files: false, pictures })), allowedMentions: { parse: [] as const } };
}

function withWord(document: Document, word: string): Document {
  return { ...document, lines: [...document.lines, small(word)] };
}

/** In a DM anybody may. */
function mayPin(place: SendableChannels, client: Client): boolean {
  if (!('guild' in place)) return true;
  return place.permissionsFor(client.user!)?.has(PermissionFlagsBits.PinMessages) ?? false;
}

/** Whether it is the bot's own, and the one that was made as this number. */
function isSituation(message: Message, made: number): boolean {
  if (message.author.id !== message.client.user.id) return false;
  return JSON.stringify(message.components).includes(`"play:${made}"`);
}
