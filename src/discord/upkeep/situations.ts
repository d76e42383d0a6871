import type { Client, Message, SendableChannels } from 'discord.js';
import type { Logger } from 'pino';
import * as z from 'zod';
import type { Campaign } from '../../campaign/campaign.ts';
import { keys } from '../../campaign/keys.ts';
import type { Store } from '../../campaign/store/store.ts';
import type { SituationKept } from '../../referee/asked.ts';
import { ChannelQueue } from '../../referee/queue.ts';
import type { Catalogue } from '../../reply/catalogue.ts';
import { isClosed, isGone, openPlace } from '../answers/places.ts';
import { isResting } from '../answers/resting.ts';
import type { Time } from '../time.ts';
import { isSituation, mayPin, movedMessage, situationMessage } from './situation-message.ts';
import type { Tidied } from './upkeep.ts';

const kept = z.object({
  /** Nobody wants a situation here, or its campaign is over. */
  off: z.literal(true).exactOptional(),
  message: z.string().exactOptional(),
  /** How many have been posted in this channel, including those given up halfway. */
  made: z.number().int(),
  /** The last record that it includes. */
  shown: z.number().int(),
  pinned: z.boolean(),
});

type Kept = z.infer<typeof kept>;

const claim = z.object({ at: z.iso.datetime() });

/** A process that's posting a message takes no longer than this. */
const MAKING = 60_000;

/** How many recent messages to search for one that was posted but not recorded. */
const LOOKED_AT = 50;

/** What situations are made with. */
interface Parts {
  readonly words: Catalogue;
  readonly client: Client;
  readonly store: Store;
  readonly time: Time;
  readonly log: Logger;
  /** Told when the situation of a campaign can't be shown any more, where it could be before. */
  readonly lost: (channel: string, campaign: Campaign) => Promise<void>;
}

/**
 * The message in each channel with the situation of its campaign: posted once, pinned where that's allowed, and edited from then
 * on. If two processes are at work, the store decides which of them posts or edits it.
 */
export class Situations {
  readonly #parts: Parts;
  readonly #queue = new ChannelQueue();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** A campaign has opened: its situation is shown from now on. */
  open(channel: string): Promise<void> {
    return this.#queue.run(channel, async () => {
      const { off: _, ...row } = (await this.#row(channel)) ?? { made: 0, shown: 0, pinned: false };
      await this.#keep(channel, row);
    });
  }

  /**
   * Brings the situation up to date where there is one: edits its message, or posts a new one if it's gone.
   * @param campaign absent if the campaign has moved away, or its log is gone
   * @returns whether it has to be done again, because another process is working on it, or later, in a thread that's archived or
   *   locked
   */
  refresh(channel: string, campaign: Campaign | undefined, movedTo?: string): Promise<Tidied> {
    return this.#queue.run(channel, async () => {
      const row = await this.#row(channel);
      if (!row || row.off) return 'done';
      if (!campaign?.game) return this.#leave(channel, row, movedTo);
      const shown = await this.#shown(channel, row, campaign);
      if (shown === 'done' && campaign.game.phase === 'ended') await this.#end(channel);
      return shown;
    });
  }

  /** Moves it to the end of its channel, or removes it. */
  renew(channel: string, campaign: Campaign, on: boolean): Promise<SituationKept> {
    return this.#queue.run(channel, async () => {
      const { off: _, message, ...row } = (await this.#row(channel)) ?? { made: 0, shown: 0, pinned: false };
      if (message !== undefined) await this.#ifThere(channel, 'delete', (place) => place.messages.delete(message));
      const without = { ...row, pinned: false };
      await this.#keep(channel, on ? without : { ...without, off: true });
      if (!on) return 'gone';
      await this.#make(channel, without, campaign);
      const after = await this.#row(channel);
      if (after?.message === undefined) return 'cannot-write';
      return after.pinned ? 'pinned' : 'not-pinned';
    });
  }

  /** The channel's log has been erased. */
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

  async #shown(channel: string, row: Kept, campaign: Campaign): Promise<Tidied> {
    if (row.message === undefined) return this.#make(channel, row, campaign);
    if (row.shown >= campaign.seq) return 'done';
    const { store } = this.#parts;
    const mine = keys.situationShown(channel, campaign.seq);
    if (!(await this.#claimed(mine))) return 'again';
    try {
      // Another process may have finished all of this already.
      if (((await this.#row(channel))?.shown ?? 0) >= campaign.seq) return 'done';
      const edited = await this.#edit(channel, row, campaign);
      // Until then it doesn't count as shown.
      if (edited === 'resting') return edited;
      if (edited === 'gone') return await this.#make(channel, row, campaign);
      if (edited === 'closed') await this.#parts.lost(channel, campaign);
      const pinned = edited === 'closed' ? row.pinned : edited.pinned;
      await this.#keep(channel, { ...row, shown: campaign.seq, pinned });
      return 'done';
    } finally {
      await store.delete(mine);
    }
  }

  async #edit(channel: string, row: Kept, campaign: Campaign): Promise<Message | 'gone' | 'closed' | 'resting'> {
    try {
      const place = await openPlace(this.#parts.client, channel, 'edit');
      if (!place) return 'closed';
      if (place === 'resting') return place;
      const message = await situationMessage(this.#parts.words, place, campaign, row, this.#parts);
      return await place.messages.edit(row.message!, { ...message, attachments: [] });
    } catch (error) {
      if (isGone(error)) return 'gone';
      if (isResting(error)) return 'resting';
      if (isClosed(error)) return 'closed';
      throw error;
    }
  }

  /** Posts the message, unless another process is posting it, or has posted it without recording it. */
  async #make(channel: string, row: Kept, campaign: Campaign): Promise<Tidied> {
    const { store, time, client, log } = this.#parts;
    const made = row.made + 1;
    const place = await openPlace(client, channel);
    if (!place) {
      log.info({ channel }, 'couldn’t post the situation: the channel is closed');
      // Whoever opened the campaign there was told at once.
      if (row.made > 0) await this.#parts.lost(channel, campaign);
      return 'done';
    }
    if (place === 'resting') return place;
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
        ...(await situationMessage(
          this.#parts.words,
          place,
          campaign,
          { ...fresh, pinned: mayPin(place, client) },
          this.#parts,
        )),
        nonce: `${made}-${channel}`.slice(0, 25),
        enforceNonce: true,
      });
      const pinned = mayPin(place, client) && (await this.#pin(message));
      await this.#keep(channel, { ...fresh, message: message.id, shown: campaign.seq, pinned });
      await store.delete(mine);
      return 'done';
    } catch (error) {
      await store.delete(mine);
      if (isResting(error)) return 'resting';
      if (!isClosed(error)) throw error;
      log.info({ channel, err: error }, 'couldn’t post the situation');
      return 'done';
    }
  }

  /**
   * Another process has posted the message or is about to. If that process ended halfway, its message is looked for, and given up
   * if it isn't found.
   */
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

  /** Claims a task, unless another process is at it. The claim of a process that ended halfway runs out. */
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

  async #pin(message: Message): Promise<boolean> {
    try {
      await message.pin();
      return true;
    } catch (err) {
      this.#parts.log.info({ err, channel: message.channelId }, 'couldn’t pin the situation');
      return false;
    }
  }

  /** The campaign is over: its situation stays as it is, and the next campaign gets a new one. */
  async #end(channel: string): Promise<void> {
    const { message, ...row } = (await this.#row(channel))!;
    if (message !== undefined && row.pinned)
      await this.#ifThere(channel, 'edit', (place) => place.messages.unpin(message));
    await this.#keep(channel, { ...row, pinned: false, off: true });
  }

  /** The campaign has moved elsewhere. */
  async #leave(channel: string, { message, ...row }: Kept, movedTo: string | undefined): Promise<Tidied> {
    const left = { ...row, off: true as const };
    if (message === undefined) {
      await this.#keep(channel, left);
      return 'done';
    }
    const edit = movedMessage(this.#parts.words, movedTo);
    const edited = await this.#ifThere(channel, 'edit', (place) => place.messages.edit(message, edit));
    if (edited === 'resting') return edited;
    await this.#keep(channel, left);
    if (row.pinned) await this.#ifThere(channel, 'edit', (place) => place.messages.unpin(message));
    return 'done';
  }

  /** Does something with a message, if it's still there and the bot may. */
  async #ifThere(
    channel: string,
    to: 'edit' | 'delete',
    work: (place: SendableChannels) => Promise<unknown>,
  ): Promise<'done' | 'resting'> {
    try {
      const place = await openPlace(this.#parts.client, channel, to);
      if (place === 'resting') return place;
      if (place) await work(place);
    } catch (error) {
      if (isResting(error)) return 'resting';
      if (!isGone(error) && !isClosed(error)) throw error;
    }
    return 'done';
  }
}
