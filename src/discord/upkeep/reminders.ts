import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import type { Logger } from 'pino';
import * as z from 'zod';
import { keys } from '../../campaign/keys.ts';
import type { Store } from '../../campaign/store/store.ts';
import { expiredReply } from '../../command/turns/expired.ts';
import { remindedWith } from '../../command/turns/reminded.ts';
import { InputError, Refusal } from '../../kernel/refusal.ts';
import { upTo } from '../../kernel/up-to.ts';
import { ChannelQueue } from '../../referee/queue.ts';
import type { Referee } from '../../referee/referee.ts';
import type { Planned } from '../../referee/turns/clock.ts';
import { aboutNow, dueReminders, type Expiry, nextTime, type Reminder } from '../../referee/turns/reminding.ts';
import type { Catalogue } from '../../reply/catalogue.ts';
import type { Pings } from '../answers/pinging.ts';
import type { Time } from '../time.ts';
import type { ReminderMessages } from './reminder-messages.ts';

/** How often to look at the times that other processes have stored, in case one of those processes has ended. */
const LOOK_EVERY = 5 * 60_000;

const kept = z.object({ at: z.iso.datetime(), guild: z.string().nullable() });

/** When something has to be done in a channel, and the channel's server. */
type Timer = z.infer<typeof kept>;

/** What the clocks of all campaigns are made with. */
interface Parts {
  readonly words: Catalogue;
  readonly store: Store;
  readonly referee: Referee;
  readonly messages: Pick<ReminderMessages, 'isOpen' | 'post' | 'tidy' | 'tellUmpires'>;
  readonly pings: Pick<Pings, 'allowed' | 'lastOf' | 'note'>;
  /** Something is left to do in a thread that's locked. */
  readonly rests: (channel: string) => Promise<void>;
  /** The server of a channel; `null` for none. */
  readonly guildOf: (channel: string) => Promise<string | null>;
  /** Whether this process is responsible for a server. */
  readonly isOurs: (guild: string | null) => boolean;
  readonly time: Time;
  readonly log: Logger;
  /** Learns how late a clock does its work, in milliseconds. */
  readonly onLate?: ((milliseconds: number) => void) | undefined;
  /** How often to look at the times that other processes have stored, in milliseconds. */
  readonly lookEvery?: number;
}

/**
 * The clocks of all campaigns on this process's servers. The store has the next time of each, so after a restart everything
 * that's late is done at once, in one message. If no clock runs, there's nothing to wait for.
 */
export class Reminders {
  readonly #parts: Parts;
  readonly #timers = new Map<string, Timer>();
  readonly #queue = new PQueue({ concurrency: 4 });
  /**
   * For each channel, only one task at a time reads the plan and stores its time. Otherwise an older plan could overwrite a newer
   * one.
   */
  readonly #alone = new ChannelQueue();
  // Both are keyed by log: two campaigns may owe the same thing, from records with the same number.
  /** What couldn't be done as things stood, and is tried again when something has changed. */
  readonly #vain = new LRUCache<string, number>(upTo(10_000));
  /** Reminders that this process or another has sent. */
  readonly #sent = new LRUCache<string, true>(upTo(10_000));
  /** Threads that are locked, where what's due has to wait until something happens. */
  readonly #resting = new Set<string>();
  #cancel = () => {};
  #stopLooking = () => {};
  #stopped = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Does everything that's late now, and the rest when it's due. */
  begin(): void {
    void this.#queue.add(() => this.#look());
  }

  /** Whether something due in a locked thread waits there. */
  isResting(channel: string): boolean {
    return this.#resting.has(channel);
  }

  /** How many channels' clocks have something to do now. */
  get waiting(): number {
    return this.#queue.size + this.#queue.pending;
  }

  /** Waits for what is under way. */
  async idle(): Promise<void> {
    await this.#queue.onIdle();
  }

  /** Starts nothing new, and waits for what's under way. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#cancel();
    this.#stopLooking();
    await this.idle();
  }

  /**
   * Stores when something has to be done next in a channel, after something has happened there, and deletes outdated reminders.
   * @returns the plan that the time comes from
   * @throws {StoreError} {NotWritten}
   */
  settle(channel: string): Promise<Planned | undefined> {
    return this.#alone.run(channel, async () => {
      const planned = await this.#planFor(channel);
      this.#resting.delete(channel);
      await this.#settle(channel, planned);
      return planned;
    });
  }

  #planFor(channel: string): Promise<Planned | undefined> {
    const { referee, pings } = this.#parts;
    return referee.clock.planFor(channel, (user) => pings.lastOf(user));
  }

  async #settle(channel: string, planned: Planned | undefined, guild?: string | null): Promise<void> {
    const { messages, referee } = this.#parts;
    await messages.tidy(channel, planned ? aboutNow(planned.plan) : new Set());
    const now = referee.clock.now();
    const isDue = planned && !this.#resting.has(channel) && this.#isDue(planned, now);
    const next = planned && (isDue ? now : nextTime(planned.plan, now));
    await this.#note(channel, next, guild);
  }

  /** Whether there's anything to do that hasn't been tried. */
  #isDue(planned: Planned, now: number): boolean {
    const due = dueReminders(planned.plan, now);
    return this.#over(planned, now).length > 0 || due.some((each) => !this.#sent.has(ofLog(planned, each)));
  }

  #over(planned: Planned, now: number): readonly Expiry[] {
    const { plan, campaign } = planned;
    return plan.expiries.filter((each) => each.at <= now && this.#vain.get(ofLog(planned, each)) !== campaign.seq);
  }

  async #note(channel: string, next: number | undefined, where?: string | null): Promise<void> {
    const { store, guildOf } = this.#parts;
    const before = this.#timers.get(channel);
    const key = keys.timer(channel);
    // Another process may have stored another time since.
    const stands = kept.safeParse(await store.get(key)).data;
    if (next === undefined) {
      this.#timers.delete(channel);
      if (stands) await store.delete(key);
      return this.#wait();
    }
    const guild = before ? before.guild : (where ?? (await guildOf(channel)));
    const timer = { at: new Date(next).toISOString(), guild };
    this.#timers.set(channel, timer);
    this.#wait();
    if (timer.at !== stands?.at) await store.set(key, timer);
  }

  /** Reads what other and earlier processes have stored. Never fails: it will soon be read again. */
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
      log.warn({ err }, 'couldn’t read the times of reminders');
    }
    this.#stopLooking = time.after(lookEvery, () => this.begin());
    this.#wait();
  }

  /** Waits for the earliest time of all. */
  #wait(): void {
    this.#cancel();
    if (this.#stopped || this.#timers.size === 0) return;
    const first = [...this.#timers.values()].reduce((a, b) => (b.at < a.at ? b : a));
    const { time, referee } = this.#parts;
    this.#cancel = time.after(Date.parse(first.at) - referee.clock.now(), () => this.#strike());
  }

  /** Handles the channels whose time has come. */
  #strike(): void {
    const { onLate, referee } = this.#parts;
    const time = referee.clock.now();
    const now = new Date(time).toISOString();
    for (const [channel, { at, guild }] of this.#timers) {
      if (at > now) continue;
      onLate?.(time - Date.parse(at));
      this.#timers.delete(channel);
      void this.#queue.add(() => this.#fire(channel, guild));
    }
    this.#wait();
  }

  async #fire(channel: string, guild: string | null): Promise<void> {
    const { isOurs, log, time } = this.#parts;
    if (this.#stopped || !isOurs(guild)) return;
    try {
      await this.#alone.run(channel, async () => {
        const planned = await this.#planFor(channel);
        const after = planned && (await this.#do(channel, planned));
        await this.#settle(channel, after, guild);
      });
    } catch (err) {
      log.warn({ err, channel }, 'the clock couldn’t do its work, trying again');
      const at = new Date(time.now().getTime() + LOOK_EVERY).toISOString();
      this.#timers.set(channel, { at, guild });
      this.#wait();
    }
  }

  /** Ends what's over, and reminds everyone due a reminder. @returns the plan as it is afterwards */
  async #do(channel: string, planned: Planned): Promise<Planned | undefined> {
    const { referee, messages, rests } = this.#parts;
    const now = referee.clock.now();
    const isDue = this.#isDue(planned, now);
    const isOpen = isDue && (await messages.isOpen(channel));
    if (isDue && !isOpen)
      await messages.tellUmpires('reminder', channel, planned.log, planned.campaign.game?.umpires ?? [], now);
    if (isOpen === 'resting') {
      this.#resting.add(channel);
      await rests(channel);
      return planned;
    }
    const over = this.#over(planned, now);
    let after: Planned | undefined = planned;
    // Nothing is ended in a channel where nobody could read about it.
    if (over.length > 0 && isOpen) {
      for (const expiry of over) await this.#expire(channel, expiry);
      after = await this.#planFor(channel);
    }
    for (const each of over) this.#vain.set(ofLog(planned, each), after?.campaign.seq ?? 0);
    if (after) await this.#remind(channel, after);
    return after;
  }

  async #expire(channel: string, expiry: Expiry): Promise<void> {
    const { referee, log, messages, pings } = this.#parts;
    try {
      const all = await referee.clock.expire(channel, expiry);
      if (expiry.does === 'umpire') return;
      for (const seq of all) {
        const said = await expiredReply(this.#parts.words, referee, channel, seq, expiry.owing, (called, at) =>
          pings.allowed(called, at, `${channel}#${seq}`),
        );
        if (said) await messages.post(channel, said, [`#${seq}`]);
      }
    } catch (error) {
      // The clock can't end a step while somebody owes something, but that person is reminded of it.
      if (!(error instanceof Refusal || error instanceof InputError)) throw error;
      log.info({ channel, says: error.says }, 'the clock couldn’t end a step');
    }
  }

  async #remind(channel: string, planned: Planned): Promise<void> {
    const { referee, messages, pings } = this.#parts;
    const due = dueReminders(planned.plan, referee.clock.now());
    const own: Reminder[] = [];
    // The last comes first: the process that claims it says everything, and leaves nothing for another one to say.
    for (const one of due.toReversed()) {
      const key = ofLog(planned, one);
      if (this.#sent.has(key)) continue;
      const soon = await referee.clock.isTooSoon(planned.log, one);
      if ((await referee.clock.claim(planned.log, one)) && !soon) own.unshift(one);
      this.#sent.set(key, true);
    }
    // Of several late reminders about the same thing, the last says everything.
    const last = (one: Reminder) => due.findLast((each) => each.user === one.user && each.about === one.about) === one;
    const said = own.filter(last);
    if (said.length === 0) return;
    const about = said.map((each) => each.about);
    const of = said.map(({ key }) => key);
    await messages.tidy(channel, aboutNow(planned.plan), about);
    pings.note(
      said.map(({ user }) => user),
      referee.clock.now(),
      of.join(' '),
    );
    await messages.post(channel, remindedWith(this.#parts.words, said, planned.campaign.game!), of, about);
  }
}

function ofLog({ log }: Pick<Planned, 'log'>, { key }: { readonly key: string }): string {
  return `${log}/${key}`;
}
