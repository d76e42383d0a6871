import { type Client, Events } from 'discord.js';
import type { Logger } from 'pino';
import type { Store } from '../campaign/store/store.ts';
import type { SituationKept } from '../referee/asked.ts';
import type { Written } from '../referee/protocol.ts';
import type { Referee } from '../referee/referee.ts';
import { guildOf, isOurs } from './places.ts';
import { ReminderMessages } from './reminder-messages.ts';
import { Reminders } from './reminders.ts';
import { Situations } from './situations.ts';
import type { Time } from './time.ts';
import { Upkeep } from './upkeep.ts';

/** What happens in a channel after a record stands in its log: its situation is edited, its clock set, old reminders go. */
export class AfterRecords {
  readonly #referee: Referee;
  readonly #situations: Situations;
  readonly #reminders: Reminders;
  readonly #upkeep: Upkeep;
  readonly #log: Logger;
  readonly #opening = new Set<Promise<void>>();

  constructor(client: Client, store: Store, referee: Referee, time: Time, log: Logger) {
    this.#referee = referee;
    this.#log = log;
    this.#situations = new Situations({ client, store, time, log });
    const messages = new ReminderMessages(client, store, log);
    this.#reminders = new Reminders({
      store,
      referee,
      messages,
      guildOf: (channel) => guildOf(client, channel),
      isOurs: (guild) => isOurs(client, guild),
      time,
      log,
    });
    this.#upkeep = new Upkeep(store, (channel) => this.#tidy(channel), time, log);
    client.once(Events.ClientReady, () => {
      this.#reminders.begin();
      void this.#upkeep.begin();
    });
  }

  /** A record stands in a channel's log. Never throws: the ruling stands whatever becomes of this. */
  written(channel: string, { record, known: { campaign } }: Written): void {
    const { game, place } = campaign;
    if (!game) return;
    if (record.events.some(({ type }) => type === 'game-opened')) this.#does(this.#situations.open(channel));
    this.#upkeep.happened(channel);
    if (place !== undefined && place !== channel) {
      this.#does(this.#situations.open(place));
      this.#upkeep.happened(place);
    }
  }

  /** Brings the situation of a channel to its end, or takes it away. @throws {NotWritten} and what Discord says */
  async keep(channel: string, on: boolean): Promise<SituationKept> {
    return this.#situations.renew(channel, await this.#referee.campaign(channel), on);
  }

  /** Begins nothing new, and waits for what is under way. What is still to be done the next process does. */
  async stop(): Promise<void> {
    await Promise.all(this.#opening);
    await this.#upkeep.stop();
    await this.#reminders.stop();
  }

  async #tidy(channel: string): Promise<'done' | 'again'> {
    const planned = await this.#referee.clock.planFor(channel);
    await this.#reminders.settle(channel, planned);
    const movedTo = planned ? undefined : await this.#referee.movedTo(channel);
    return this.#situations.refresh(channel, planned?.campaign, movedTo);
  }

  #does(work: Promise<void>): void {
    const done: Promise<void> = work
      .catch((err: unknown) => this.#log.warn({ err }, 'the situation of a campaign could not be begun'))
      .finally(() => this.#opening.delete(done));
    this.#opening.add(done);
  }
}
