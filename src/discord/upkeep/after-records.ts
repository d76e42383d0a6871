import {
  type Client,
  Events,
  GatewayDispatchEvents,
  type GatewayThreadListSyncDispatchData,
  type GatewayThreadUpdateDispatchData,
} from 'discord.js';
import type { Logger } from 'pino';
import { pointerOf } from '../../campaign/channels.ts';
import { rewrites } from '../../campaign/standing.ts';
import type { Store } from '../../campaign/store/store.ts';
import type { SituationKept } from '../../referee/asked.ts';
import type { Written } from '../../referee/committing.ts';
import type { Referee } from '../../referee/referee.ts';
import type { Catalogue } from '../../reply/catalogue.ts';
import type { Pings } from '../answers/pinging.ts';
import { guildOf, isOurs } from '../answers/places.ts';
import type { StepMessages } from '../answers/step-messages.ts';
import type { Time } from '../time.ts';
import { LeftBehind } from './left-behind.ts';
import type { PageNews } from './page-news.ts';
import { ReminderMessages } from './reminder-messages.ts';
import { Reminders } from './reminders.ts';
import { Situations } from './situations.ts';
import { StruckMessages } from './struck-messages.ts';
import { type Tidied, Upkeep } from './upkeep.ts';
import { WaitingButtons } from './waiting-buttons.ts';

/** What the follow-ups are made with. */
interface Parts {
  readonly words: Catalogue;
  readonly client: Client;
  readonly store: Store;
  readonly referee: Referee;
  readonly steps: StepMessages;
  readonly pings: Pings;
  readonly time: Time;
  /** Whether the host doesn't want a server: its clocks rest. */
  readonly isBlocked: (guild: string | null) => boolean;
  readonly log: Logger;
  /** Where live pages are served, hears of what they show. */
  readonly pages?: PageNews | undefined;
  /** Learns how late a campaign's clock does its work, in milliseconds. */
  readonly onLate?: ((milliseconds: number) => void) | undefined;
}

/** The follow-ups to a new record in a channel's log: its situation is edited, its clock set, and old reminders are deleted. */
export class AfterRecords {
  readonly #referee: Referee;
  readonly #situations: Situations;
  readonly #reminders: Reminders;
  readonly #struck: StruckMessages;
  readonly #left: LeftBehind;
  readonly #waiting: WaitingButtons;
  readonly #upkeep: Upkeep;
  readonly #pages: PageNews | undefined;
  readonly #log: Logger;
  readonly #opening = new Set<Promise<void>>();

  constructor({ words, client, store, referee, steps, pings, time, isBlocked, log, pages, onLate }: Parts) {
    this.#pages = pages;
    this.#referee = referee;
    this.#log = log;
    const messages = new ReminderMessages(words, client, store, log);
    this.#situations = new Situations({
      ...{ words, client, store, time, log },
      lost: async (channel, { game }) => {
        const pointer = await pointerOf(store, channel);
        if (!pointer || !game) return;
        await messages.tellUmpires('shown', channel, pointer.log, game.umpires, time.now().getTime());
      },
    });
    this.#reminders = new Reminders({
      words,
      store,
      referee,
      messages,
      pings,
      rests: (channel) => this.#upkeep.rests(channel),
      guildOf: (channel) => guildOf(client, channel),
      isOurs: (guild) => isOurs(client, guild) && !isBlocked(guild),
      time,
      log,
      onLate,
    });
    const waiting = new WaitingButtons({ words, client, store, referee, log });
    this.#waiting = waiting;
    const shown = (channel: string, message: string, buttons: readonly string[], where: string) =>
      waiting.note(channel, message, buttons, { where });
    this.#struck = new StruckMessages({ words, client, store, referee, log, shown, steps });
    this.#left = new LeftBehind({ client, store, referee, struck: this.#struck, log });
    this.#upkeep = new Upkeep(store, (channel) => this.#tidy(channel), time, log);
    client.once(Events.ClientReady, () => this.#reminders.begin());
    // Without a connection, nobody hears of a thread that's un-archived.
    const isAlone = () => client.ws.shards.size === client.options.shardCount;
    const isOurChannel = async (channel: string) => isAlone() || isOurs(client, await guildOf(client, channel));
    client.on(Events.ShardReady, () => void this.#upkeep.begin(isOurChannel, (channel) => this.#left.found(channel)));
    onReopened(client, (channel) => this.#reopened(channel));
  }

  /** How many channels wait to be tidied, and how many clocks have something to do. */
  get waiting(): { readonly upkeep: number; readonly reminders: number } {
    return { upkeep: this.#upkeep.waiting, reminders: this.#reminders.waiting };
  }

  /** A channel's log has a new record. Never throws: the ruling stands even if this fails. */
  written(channel: string, { record, known: { campaign } }: Written): void {
    this.#pages?.written(channel, record);
    const { game, place } = campaign;
    if (!game) {
      if (rewrites(record)) this.#upkeep.happened(channel);
      return;
    }
    if (record.events.some(({ type }) => type === 'game-opened')) this.#does(this.#situations.open(channel));
    this.#upkeep.happened(channel);
    if (place !== undefined && place !== channel) {
      this.#does(this.#situations.open(place));
      this.#upkeep.happened(place);
    }
  }

  /**
   * A message shows a record, and will be struck through when that record no longer counts. Never throws.
   * @param beside the earlier records that it shows too, if it's the message of a step
   */
  told(channel: string, seq: number, message: string, beside?: readonly number[]): void {
    this.#pages?.answered(channel);
    this.#does(
      this.#struck.note(channel, seq, message, beside).then((isAwaited) => {
        if (isAwaited) this.#upkeep.happened(channel);
      }),
    );
  }

  /** Whoever gave a command sees what came of its throw, or will. Never throws: if need be, it's shown once more. */
  async thrown(interaction: string): Promise<void> {
    await this.#referee.fairness
      .shown(interaction)
      .catch((err: unknown) => this.#log.warn({ err }, 'showed a throw, but couldn’t take it off the list'));
  }

  /**
   * A message has buttons that wait for something, and turn grey once that's done. Never throws.
   * @param instead the message that had them until now
   */
  shown(channel: string, message: string, buttons: readonly string[], instead?: string): void {
    this.#does(
      this.#waiting.note(channel, message, buttons, { instead }).then((isLate) => {
        if (isLate) this.#upkeep.happened(channel);
      }),
    );
  }

  /** Moves the situation to the end of a channel, or removes it. @throws {NotWritten} and what Discord says */
  async keep(channel: string, on: boolean): Promise<SituationKept> {
    return this.#situations.renew(channel, await this.#referee.campaign(channel), on);
  }

  /** Waits until what answers have brought with them is done; what waits for its time isn't waited for. */
  async quiet(): Promise<void> {
    while (this.#opening.size > 0) await Promise.all(this.#opening);
  }

  /** Starts nothing new, and waits for what's under way. The next process does the rest. */
  async stop(): Promise<void> {
    await this.quiet();
    await this.#upkeep.stop();
    await this.#reminders.stop();
  }

  #reopened(channel: string): void {
    if (this.#reminders.isResting(channel)) this.#upkeep.happened(channel);
    else void this.#upkeep.reopened(channel);
  }

  async #tidy(channel: string): Promise<Tidied> {
    const planned = await this.#reminders.settle(channel);
    const movedTo = planned ? undefined : await this.#referee.movedTo(channel);
    const shown = await this.#situations.refresh(channel, planned?.campaign, movedTo);
    await this.#left.mend(channel);
    const struck = await this.#struck.refresh(channel);
    const greyed = await this.#waiting.refresh(channel);
    const all: readonly Tidied[] = [shown, struck, greyed, this.#reminders.isResting(channel) ? 'resting' : 'done'];
    return all.find((each) => each === 'again') ?? all.find((each) => each === 'resting') ?? 'done';
  }

  #does(work: Promise<void>): void {
    const done: Promise<void> = work
      .catch((err: unknown) => this.#log.warn({ err }, 'couldn’t keep what belongs to a record'))
      .finally(() => this.#opening.delete(done));
    this.#opening.add(done);
  }
}

/**
 * Tells of threads that have changed and aren't archived, and of those the bot can see again. It listens to the packets
 * themselves, because discord.js doesn't report threads that it had forgotten.
 */
function onReopened(client: Client, tell: (channel: string) => void): void {
  client.ws.on(GatewayDispatchEvents.ThreadUpdate, (thread: GatewayThreadUpdateDispatchData) => {
    if (!thread.thread_metadata?.archived) tell(thread.id);
  });
  client.ws.on(GatewayDispatchEvents.ThreadListSync, ({ threads }: GatewayThreadListSyncDispatchData) => {
    for (const { id } of threads) tell(id);
  });
}
