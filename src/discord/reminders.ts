import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import type { Logger } from 'pino';
import { z } from 'zod';
import { keys } from '../campaign/keys.ts';
import type { Store } from '../campaign/store/store.ts';
import { expiredReply } from '../command/expired.ts';
import { InputError, Refusal } from '../kernel/refusal.ts';
import type { Planned } from '../referee/clock.ts';
import type { Referee } from '../referee/referee.ts';
import { aboutNow, dueReminders, type Expiry, nextTime, type Reminder } from '../referee/reminding.ts';
import { reminderReply } from '../reply/reminders.ts';
import { mayPing } from './pinging.ts';
import type { ReminderMessages } from './reminder-messages.ts';
import type { Time } from './time.ts';

/** So often the times that other processes have noted are looked at: one of them may have ended. */
const LOOK_EVERY = 5 * 60_000;

const kept = z.object({ at: z.iso.datetime(), guild: z.string().nullable() });

/** When something is to be done in a channel, and in which server that is. */
type Timer = z.infer<typeof kept>;

/** What the clocks of all campaigns are made with. */
interface Parts {
  readonly store: Store;
  readonly referee: Referee;
  readonly messages: Pick<ReminderMessages, 'isOpen' | 'post' | 'tidy'>;
  /** The server of a channel; `null` for none. */
  readonly guildOf: (channel: string) => Promise<string | null>;
  /** Whether what is done in a server is this process's to do. */
  readonly isOurs: (guild: string | null) => boolean;
  readonly time: Time;
  readonly log: Logger;
  /** How often the times that other processes have noted are looked at, in milliseconds. */
  readonly lookEvery?: number;
}

/**
 * The clocks of all campaigns of this process's servers. The next time of each stands in the store: after a restart what is
 * late is done at once, in one message. Where no clock runs, there is nothing to wait for.
 */
export class Reminders {
  readonly #parts: Parts;
  readonly #timers = new Map<string, Timer>();
  readonly #queue = new PQueue({ concurrency: 4 });
  /** What could not be done as things stood: it is tried again when something has changed. */
  readonly #vain = new LRUCache<string, number>({ max: 10_000 });
  /** Reminders that this process or another has sent. */
  readonly #sent = new LRUCache<string, true>({ max: 10_000 });
  #cancel = () => {};
  #stopLooking = () => {};
  #stopped = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Does what is late, and everything else in its time. */
  begin(): void {
    void this.#queue.add(() => this.#look());
  }

  /** Waits for what is under way. */
  async idle(): Promise<void> {
    await this.#queue.onIdle();
  }

  /** Begins nothing new, and waits for what is under way. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#cancel();
    this.#stopLooking();
    await this.idle();
  }

  /**
   * Notes when something is to be done next in a channel, after something has happened there; takes reminders away that are
   * out of date.
   * @throws {StoreError} {NotWritten}
   */
  async settle(channel: string, planned: Planned | undefined, guild?: string | null): Promise<void> {
    const { messages, referee } = this.#parts;
    await messages.tidy(channel, planned ? aboutNow(planned.plan) : new Set());
    const now = referee.clock.now();
    const next = planned && (this.#isDue(planned, now) ? now : nextTime(planned.plan, now));
    await this.#note(channel, next, guild);
    this.#wait();
  }

  /** Whether there is anything to do that has not been tried. */
  #isDue({ plan, campaign }: Planned, now: number): boolean {
    return (
      this.#over(plan, campaign.seq, now).length > 0 || dueReminders(plan, now).some(({ key }) => !this.#sent.has(key))
    );
  }

  #over({ expiries }: Planned['plan'], seq: number, now: number): readonly Expiry[] {
    return expiries.filter(({ at, key }) => at <= now && this.#vain.get(key) !== seq);
  }

  async #note(channel: string, next: number | undefined, where?: string | null): Promise<void> {
    const { store, guildOf } = this.#parts;
    const before = this.#timers.get(channel);
    if (next === undefined) {
      const stands = before ?? (await store.get(keys.timer(channel)));
      this.#timers.delete(channel);
      if (stands !== undefined) await store.delete(keys.timer(channel));
      return;
    }
    const guild = before ? before.guild : (where ?? (await guildOf(channel)));
    const timer = { at: new Date(next).toISOString(), guild };
    this.#timers.set(channel, timer);
    if (timer.at !== before?.at) await store.set(keys.timer(channel), timer);
  }

  /** Reads what other processes and earlier ones have noted. Never fails: it is read again soon. */
  async #look(): Promise<void> {
    const { store, isOurs, log, time, lookEvery = LOOK_EVERY } = this.#parts;
    if (this.#stopped) return;
    try {
      for await (const key of store.keys(keys.timer(''))) {
        const read = kept.safeParse(await store.get(key));
        if (read.success && isOurs(read.data.guild)) {
          this.#timers.set(key.slice(keys.timer('').length), read.data);
        }
      }
    } catch (err) {
      log.warn({ err }, 'the times of reminders could not be read');
    }
    this.#stopLooking = time.after(lookEvery, () => this.begin());
    this.#wait();
  }

  /** Waits for the earliest of all. */
  #wait(): void {
    this.#cancel();
    if (this.#stopped || this.#timers.size === 0) return;
    const first = [...this.#timers.values()].reduce((a, b) => (b.at < a.at ? b : a));
    const { time, referee } = this.#parts;
    this.#cancel = time.after(Date.parse(first.at) - referee.clock.now(), () => this.#strike());
  }

  /** The time of some has come. */
  #strike(): void {
    const now = new Date(this.#parts.referee.clock.now()).toISOString();
    for (const [channel, { at, guild }] of this.#timers) {
      if (at > now) continue;
      this.#timers.delete(channel);
      void this.#queue.add(() => this.#fire(channel, guild));
    }
    this.#wait();
  }

  async #fire(channel: string, guild: string | null): Promise<void> {
    const { isOurs, referee, log, time } = this.#parts;
    if (this.#stopped || !isOurs(guild)) return;
    try {
      const planned = await referee.clock.planFor(channel);
      const after = planned && (await this.#do(channel, planned));
      await this.settle(channel, after, guild);
    } catch (err) {
      log.warn({ err, channel }, 'the clock could not do its work; it is tried again');
      const at = new Date(time.now().getTime() + LOOK_EVERY).toISOString();
      this.#timers.set(channel, { at, guild });
      this.#wait();
    }
  }

  /** Ends what is over, and reminds whoever is to be reminded. @returns the plan as it is then */
  async #do(channel: string, planned: Planned): Promise<Planned | undefined> {
    const { referee, messages } = this.#parts;
    const now = referee.clock.now();
    const over = this.#over(planned.plan, planned.campaign.seq, now);
    let after: Planned | undefined = planned;
    // Where nobody could read it nothing is ended.
    if (over.length > 0 && (await messages.isOpen(channel))) {
      for (const expiry of over) await this.#expire(channel, expiry);
      after = await referee.clock.planFor(channel);
    }
    for (const { key } of over) this.#vain.set(key, after?.campaign.seq ?? 0);
    if (after) await this.#remind(channel, after);
    return after;
  }

  async #expire(channel: string, expiry: Expiry): Promise<void> {
    const { referee, log, messages } = this.#parts;
    try {
      const seq = await referee.clock.expire(channel, expiry);
      if (seq === undefined || expiry.does === 'umpire') return;
      const said = await expiredReply(referee, channel, seq, expiry.owing, (called, at) =>
        mayPing(called, at, referee),
      );
      if (said) await messages.post(channel, said, [`#${seq}`]);
    } catch (error) {
      // What somebody owes stops the clock too: he is reminded of that.
      if (!(error instanceof Refusal || error instanceof InputError)) throw error;
      log.info({ channel, says: error.says }, 'the clock could not end a step');
    }
  }

  async #remind(channel: string, planned: Planned): Promise<void> {
    const { referee, messages } = this.#parts;
    const due = dueReminders(planned.plan, referee.clock.now());
    const own: Reminder[] = [];
    for (const one of due) {
      if (!this.#sent.has(one.key) && (await referee.clock.claim(planned.log, one))) own.push(one);
      this.#sent.set(one.key, true);
    }
    // Of several that are late about the same thing the last says all.
    const last = (one: Reminder) => due.findLast((each) => each.user === one.user && each.about === one.about) === one;
    const said = own.filter(last);
    if (said.length === 0) return;
    const about = said.map((each) => each.about);
    const game = planned.campaign.game!;
    await messages.tidy(channel, aboutNow(planned.plan), about);
    await messages.post(
      channel,
      reminderReply(said, game),
      said.map(({ key }) => key),
      about,
    );
  }
}
