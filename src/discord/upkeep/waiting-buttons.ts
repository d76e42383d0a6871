import type { Client } from 'discord.js';
import type { Logger } from 'pino';
import * as z from 'zod';
import type { Campaign } from '../../campaign/campaign.ts';
import { keys } from '../../campaign/keys.ts';
import type { Store } from '../../campaign/store/store.ts';
import { ChannelQueue } from '../../referee/queue.ts';
import type { Referee } from '../../referee/referee.ts';
import type { Catalogue } from '../../reply/catalogue.ts';
import { isClosed, isGone, mayRead, openPlace } from '../answers/places.ts';
import { isResting } from '../answers/resting.ts';
import { refresh } from '../presses/spent-buttons.ts';
import { keepBeside, type Tidied } from './upkeep.ts';
import { differ, type Grey, greyIn, type WaitingMessage, waitingMessage } from './waiting-message.ts';

const kept = z.array(waitingMessage);

/** Older messages than these have scrolled away. Their buttons say what has become of it when they're pressed. */
const MOST_KEPT = 25;
/** This many are edited at a time; Discord limits how quickly anyone can edit. */
const AT_ONCE = 5;

/** What's needed for greying buttons out. */
interface Parts {
  readonly words: Catalogue;
  readonly client: Client;
  readonly store: Store;
  readonly referee: Pick<Referee, 'records'>;
  readonly log: Logger;
}

/**
 * Buttons under messages sent earlier, for what somebody owes, agrees to or ends. Once that's done in another way they're grey,
 * and if that is taken back, they aren't.
 */
export class WaitingButtons {
  readonly #parts: Parts;
  /** One process keeps one list per log. */
  readonly #keeping = new ChannelQueue();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /**
   * A message has these buttons, or none any more.
   * @param channel where the campaign is now
   * @param where the message is, if it isn't there
   * @param instead the message that had them until now
   * @returns whether one of them has nothing left to do already, because the answer came late
   * @throws {StoreError} {NotWritten}
   */
  note(
    channel: string,
    message: string,
    buttons: readonly string[],
    { where = channel, instead }: { readonly where?: string; readonly instead?: string | undefined } = {},
  ): Promise<boolean> {
    return this.#inTurn(channel, false, async (log, earlier, campaign = earlier) => {
      const before = await this.#keptIn(log);
      const others = before.filter((each) => each.message !== message && each.message !== instead);
      const noted: WaitingMessage = { message, channel: where, buttons: [...buttons], grey: [] };
      const all = buttons.length > 0 ? [...others, noted] : others;
      if (all.length > 0 || before.length > 0) await this.#keep(log, all.slice(-MOST_KEPT));
      return greyIn(this.#parts.words, noted, campaign, channel).length > 0;
    });
  }

  /**
   * Makes the buttons under a campaign's messages look as they should.
   * @param channel where the campaign is now
   * @returns whether there is more to edit, now or once a thread is un-archived or unlocked
   * @throws {StoreError} {NotWritten}
   */
  refresh(channel: string): Promise<Tidied> {
    return this.#inTurn<Tidied>(channel, 'done', async (log, _, campaign) => {
      if (!campaign) return 'done';
      const now = new Map<string, WaitingMessage | undefined>();
      const left = new Set<Tidied>();
      let tried = 0;
      // The newest first: they're what people look at.
      for (const each of (await this.#keptIn(log)).toReversed()) {
        const grey = greyIn(this.#parts.words, each, campaign, channel);
        if (JSON.stringify(grey) === JSON.stringify(each.grey)) continue;
        if (differ(each.grey, grey)) {
          const edited = tried < AT_ONCE ? await this.#edit(each, grey) : 'again';
          left.add(edited === 'gone' ? 'done' : edited);
          if (edited !== 'resting') tried += 1;
          if (edited === 'gone') now.set(each.message, undefined);
          if (edited !== 'done') continue;
        }
        now.set(each.message, { ...each, grey });
      }
      if (now.size > 0) await this.#changes(log, now);
      return left.has('again') ? 'again' : left.has('resting') ? 'resting' : 'done';
    });
  }

  /** Editing takes a while, in which another process may have noted a message. @param now what has become of some of them */
  async #changes(log: string, now: ReadonlyMap<string, WaitingMessage | undefined>): Promise<void> {
    const all = await this.#keptIn(log);
    const changed = all.flatMap((each) => (now.has(each.message) ? (now.get(each.message) ?? []) : [each]));
    await this.#keep(log, changed);
  }

  /**
   * Does one thing after the other with a log's list, also while the log moves to another channel.
   * @param work gets the campaign as it was before its turn came, and as it is then; nothing if it isn't in the channel any more
   */
  async #inTurn<T>(
    channel: string,
    without: T,
    work: (log: string, before: Campaign, now: Campaign | undefined) => Promise<T>,
  ): Promise<T> {
    const { records } = this.#parts.referee;
    const found = records.inMemory(channel) ?? (await records.standing(channel));
    if (!found) return without;
    return this.#keeping.run(found.log, async () => {
      const now = await records.standing(channel);
      return work(found.log, found.campaign, now?.log === found.log ? now.campaign : undefined);
    });
  }

  async #edit({ message, channel, buttons }: WaitingMessage, grey: Grey): Promise<Tidied | 'gone'> {
    const { client, log } = this.#parts;
    const isGrey = new Set(grey.map(({ id }) => id));
    try {
      const place = await openPlace(client, channel, 'edit');
      if (!place) return 'gone';
      if (place === 'resting') return place;
      // Without this permission Discord would only refuse to show the message.
      if (!mayRead(place)) return 'gone';
      await refresh(place, message, new Map(buttons.map((id) => [id, isGrey.has(id)])));
      return 'done';
    } catch (err) {
      if (isResting(err)) return 'resting';
      const isLost = isGone(err) || isClosed(err);
      log[isLost ? 'info' : 'warn']({ err, channel }, 'buttons stay as they were');
      return isLost ? 'gone' : 'again';
    }
  }

  async #keptIn(log: string): Promise<readonly WaitingMessage[]> {
    return kept.safeParse(await this.#parts.store.get(keys.waiting(log))).data ?? [];
  }

  async #keep(log: string, all: readonly WaitingMessage[]): Promise<void> {
    await keepBeside(this.#parts.store, log, keys.waiting(log), all);
  }
}
