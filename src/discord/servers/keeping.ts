import type { Interaction } from 'discord.js';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { pointerOf } from '../../campaign/channels.ts';
import type { Store } from '../../campaign/store/store.ts';
import { upTo } from '../../kernel/up-to.ts';
import type { Personal } from '../../referee/personal.ts';
import { threadOf } from '../answers/came-from.ts';
import type { Untold } from '../answers/untold.ts';
import type { Lease } from '../processes/lease.ts';
import { Belongings } from './belonging.ts';
import { Lists } from './lists.ts';
import { Removed, type Whereabouts } from './removed.ts';

const HOUR = 60 * 60 * 1000;

/** Keeps track of where each log belongs, so that logs of removed servers and channels don't stay for ever. */
export class Keeping {
  readonly belongings: Belongings;
  readonly removed: Removed;
  readonly #store: Store;
  readonly #personal: Pick<Personal, 'erase' | 'sweep'>;
  readonly #untold: Pick<Untold, 'drop'>;
  readonly #log: Logger;
  readonly #lease: Pick<Lease, 'holds'>;
  /** Channels already recorded, so that a command costs nothing extra. */
  readonly #accounted = new LRUCache<string, true>(upTo(10_000));
  /** Channels that are being recorded, and whether they were used again meanwhile: under load it takes longer than the next command. */
  readonly #noting = new Map<string, { again: boolean; done: Promise<void> }>();
  readonly #underWay = new Set<Promise<void>>();
  #timer: NodeJS.Timeout | undefined;

  constructor(
    store: Store,
    personal: Pick<Personal, 'erase' | 'sweep'>,
    untold: Pick<Untold, 'drop'>,
    log: Logger,
    now = () => new Date(),
    lease: Pick<Lease, 'holds'> = { holds: () => Promise.resolve(true) },
  ) {
    const lists = new Lists(store);
    this.belongings = new Belongings(store, lists);
    this.removed = new Removed(store, lists, this.belongings, now);
    this.#store = store;
    this.#personal = personal;
    this.#untold = untold;
    this.#log = log;
    this.#lease = lease;
  }

  /** A channel was used: if it has a log by now, the log is recorded as its server's. Never throws. */
  used(interaction: Interaction): Promise<void> {
    const { guildId: guild, channelId: channel } = interaction;
    if (guild === null || channel === null || this.#accounted.has(channel)) return Promise.resolve();
    const noting = this.#noting.get(channel);
    if (noting) {
      noting.again = true;
      return noting.done;
    }
    const parent = threadOf(interaction)?.parent_id ?? undefined;
    const begun = { again: false, done: Promise.resolve() };
    this.#noting.set(channel, begun);
    begun.done = this.does('noting a channel', async () => {
      try {
        do {
          begun.again = false;
          await this.#account(guild, channel, parent);
          // Its log may have begun while it was looked for, or moved.
        } while (begun.again);
      } finally {
        this.#noting.delete(channel);
      }
    });
    return begun.done;
  }

  /** Notes whose a channel's log is, if it has one. */
  async #account(guild: string, channel: string, parent: string | undefined): Promise<void> {
    const pointer = await pointerOf(this.#store, channel);
    if (!pointer) return;
    await this.belongings.add(guild, { channel, parent });
    // Its log is in that channel now, where perhaps nobody has said anything yet.
    if (pointer.moved !== undefined) await this.belongings.add(guild, { channel: pointer.moved });
    await this.removed.unmark({ guild }, { guild, channel });
    this.#accounted.set(channel, true);
  }

  /** A channel, or a server with everything in it, may be gone, so what's known of it will be looked up again. */
  forget(channel?: string): void {
    if (channel === undefined) this.#accounted.clear();
    else this.#accounted.delete(channel);
  }

  /**
   * Erases what's due, now and then every hour.
   * @param where finds out where a server is
   * @param erased called with each server of which something has been erased
   */
  begin(where: (guild: string) => Whereabouts, erased: (guild: string) => void = () => undefined): void {
    const sweep = () => {
      // Anything that has just come back has to lose its mark first.
      const before = [...this.#underWay];
      void this.does('erasing what was removed', async () => {
        await Promise.all(before);
        const forAll = await this.#lease.holds();
        if (forAll) await this.belongings.heal();
        if (forAll) await this.removed.heal();
        await this.removed.sweep(
          async (channel, guild) => {
            await this.#gone(channel);
            erased(guild);
          },
          where,
          (what, err) => this.#left(what, err),
        );
        if (forAll) await this.#personal.sweep((log, err) => this.#left({ log }, err));
      });
      void this.does('dropping what’s past its time', async () => {
        if (!(await this.#lease.holds())) return;
        const rows = await this.#store.sweep();
        if (rows > 0) this.#log.debug({ rows }, 'dropped what was past its time');
      });
    };
    this.#timer ??= setInterval(sweep, HOUR).unref();
    sweep();
  }

  /** Erases every log of a server now. @returns how many are erased, and the channels where something is left */
  async eraseGuild(guild: string): Promise<{ readonly erased: number; readonly left: readonly string[] }> {
    const left: string[] = [];
    let erased = 0;
    await this.removed.erase(
      { guild },
      async (channel) => {
        await this.#gone(channel);
        erased += 1;
      },
      (channel, err) => {
        left.push(channel);
        this.#left({ guild, channel }, err);
      },
    );
    return { erased, left };
  }

  /** Does something in the background. Failures are logged, and it's tried again when there's a reason to. */
  does(what: string, work: () => Promise<void>): Promise<void> {
    const done: Promise<void> = work()
      .catch((err: unknown) => this.#log.warn({ err, what }, 'couldn’t keep account of it'))
      .finally(() => this.#underWay.delete(done));
    this.#underWay.add(done);
    return done;
  }

  /** Waits for what's under way, and starts nothing new. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await Promise.all(this.#underWay);
  }

  async #gone(channel: string): Promise<void> {
    await this.#personal.erase(channel);
    await this.#untold.drop(channel);
    this.forget(channel);
    this.#log.info({ channel }, 'erased');
  }

  /** The host is told every time, until it's gone. */
  #left(what: Readonly<Record<string, unknown>>, err: unknown): void {
    this.#log.error({ ...what, err }, 'couldn’t erase it, trying again within the hour');
  }
}
