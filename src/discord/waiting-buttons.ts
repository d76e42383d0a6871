import type { Client } from 'discord.js';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Campaign } from '../campaign/campaign.ts';
import { keys } from '../campaign/keys.ts';
import type { Store } from '../campaign/store/store.ts';
import { isOver } from '../command/waiting.ts';
import { ChannelQueue } from '../referee/queue.ts';
import type { Referee } from '../referee/referee.ts';
import { buttonOf } from './buttons.ts';
import { keepBeside } from './keeping-beside.ts';
import { isClosed, isGone, openPlace } from './places.ts';
import { isResting } from './resting.ts';
import { refresh } from './spent.ts';
import type { Tidied } from './upkeep.ts';

/** A message, the buttons on it that wait for something, and which of them are grey, as far as they were made so here. */
const waiting = z.object({
  message: z.string(),
  channel: z.string(),
  buttons: z.array(z.string()),
  grey: z.array(z.string()),
});
const kept = z.array(waiting);

type Waiting = Readonly<z.infer<typeof waiting>>;

/** Older messages than these have scrolled away. Their buttons say what has become of it when they're pressed. */
const MOST_KEPT = 25;
/** This many are edited at a time; Discord limits how quickly anyone can edit. */
const AT_ONCE = 5;

/** What's needed for greying buttons out. */
interface Parts {
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
  /** One process keeps one list per channel. */
  readonly #keeping = new ChannelQueue();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** A message in a channel has these buttons. @throws {StoreError} {NotWritten} */
  note(channel: string, message: string, buttons: readonly string[]): Promise<void> {
    return this.#keeping.run(channel, async () => {
      const found = await this.#parts.referee.records.standing(channel);
      if (!found) return;
      const others = (await this.#keptIn(found.log)).filter((each) => each.message !== message);
      const all = [...others, { message, channel, buttons: [...buttons], grey: [] }];
      await this.#keep(channel, found.log, all.slice(-MOST_KEPT));
    });
  }

  /**
   * Makes the buttons in a channel look as they should.
   * @returns whether there is more to edit, now or once a thread is un-archived or unlocked
   * @throws {StoreError} {NotWritten}
   */
  refresh(channel: string): Promise<Tidied> {
    return this.#keeping.run(channel, async () => {
      const found = await this.#parts.referee.records.standing(channel);
      if (!found) return 'done';
      const { log, campaign } = found;
      const before = await this.#keptIn(log);
      const after = new Map(before.map((each) => [each.message, each]));
      const left = new Set<Tidied>();
      let tried = 0;
      // The newest first: they're what people look at.
      for (const each of before.filter((one) => changed(one, campaign)).toReversed()) {
        if (tried === AT_ONCE) {
          left.add('again');
          break;
        }
        const edited = await this.#edit(each, campaign);
        left.add(edited === 'gone' ? 'done' : edited);
        if (edited !== 'resting') tried += 1;
        if (edited === 'gone') after.delete(each.message);
        if (edited === 'done') after.set(each.message, { ...each, grey: greyIn(each, campaign) });
      }
      if (left.size > 0) await this.#keep(channel, log, [...after.values()]);
      return left.has('again') ? 'again' : left.has('resting') ? 'resting' : 'done';
    });
  }

  async #edit(each: Waiting, campaign: Campaign): Promise<Tidied | 'gone'> {
    const { client, log } = this.#parts;
    const grey = greyIn(each, campaign);
    try {
      const place = await openPlace(client, each.channel, 'edit');
      if (!place) return 'gone';
      if (place === 'resting') return place;
      await refresh(place, each.message, (id) => (each.buttons.includes(id) ? grey.includes(id) : undefined));
      return 'done';
    } catch (err) {
      if (isResting(err)) return 'resting';
      const isLost = isGone(err) || isClosed(err);
      log[isLost ? 'info' : 'warn']({ err, channel: each.channel }, 'buttons stay as they were');
      return isLost ? 'gone' : 'again';
    }
  }

  async #keptIn(log: string): Promise<readonly Waiting[]> {
    return kept.safeParse(await this.#parts.store.get(keys.waiting(log))).data ?? [];
  }

  #keep(channel: string, log: string, all: readonly Waiting[]): Promise<void> {
    return keepBeside(this.#parts.store, channel, log, keys.waiting(log), all);
  }
}

/** Which buttons have nothing left to do. */
function greyIn({ buttons, grey }: Waiting, campaign: Campaign): string[] {
  return buttons.filter((id) => {
    const button = buttonOf(id);
    return (button && isOver(campaign, button as never)) ?? grey.includes(id);
  });
}

function changed(each: Waiting, campaign: Campaign): boolean {
  return greyIn(each, campaign).join(' ') !== each.grey.join(' ');
}
