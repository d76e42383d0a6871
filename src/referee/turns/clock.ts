import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { Campaign } from '../../campaign/campaign.ts';
import type { Due, Game } from '../../campaign/game.ts';
import { keys } from '../../campaign/keys.ts';
import type { LogEvent } from '../../campaign/record.ts';
import type { Store } from '../../campaign/store/store.ts';
import { THE_CLOCK } from '../../campaign/the-clock.ts';
import { InputError, Refusal } from '../../kernel/refusal.ts';
import { type Ruleset, togglesOn } from '../../kernel/ruleset.ts';
import { blocksOf } from '../../kernel/state/due.ts';
import { rulesetOf } from '../../rules/index.ts';
import { asking } from '../agreement/agreement.ts';
import { assertUmpire } from '../agreement/permission.ts';
import type { Asked } from '../asked.ts';
import type { Orders } from '../fairness/orders.ts';
import { gameIn } from '../games/games.ts';
import { whoHaveASay } from '../games/house.ts';
import { reading } from '../not-written.ts';
import type { Protocol, World } from '../protocol.ts';
import { giveRuling } from '../rulings/giving.ts';
import type { Settings } from '../settings.ts';
import { concernedIn, type Expiry, type Pinged, type Plan, planOf, type Reminder } from './reminding.ts';
import { clockGives, isForTheClock, owedByAll, owedBySide } from './thrown-for.ts';
import { endStep } from './turn-end.ts';

/** How long players may take, and what happens then. */
export type Pace = NonNullable<NonNullable<Campaign['game']>['pace']>;

/**
 * Sets the campaign's clock, or turns it off. In a battle an umpire who plays needs the other side's agreement to one that ends
 * their turns, or lets him end them.
 * @throws {NotAllowed} unless the speaker is an umpire
 */
export function setClock(campaign: Campaign, user: string, pace: Pace | undefined): LogEvent[] {
  const game = gameIn(campaign);
  assertUmpire(game, user);
  const set = { type: 'clock-set' as const, ...(pace ? { pace } : {}) };
  const others = !pace || pace.after === 'nudge' ? [] : whoHaveASay(game, user);
  if (others.length === 0) return [set];
  return asking(campaign, user, { about: 'clock', sides: others, proposes: [set], on: {} });
}

/** What the clock has to do in a channel, and when. */
export interface Planned {
  readonly log: string;
  readonly campaign: Campaign;
  readonly plan: Plan;
}

const claim = z.object({ at: z.iso.datetime() });

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 32);
}

/** It's no longer due: someone was faster. */
class NothingDue extends Error {}

/** A decision on the campaign as it stands. */
export type Decides = (campaign: Campaign, ruleset: Ruleset, source: (sides: number) => number) => readonly LogEvent[];

/** What the clock needs from the referee. */
interface Hands {
  readonly settings: Settings;
  readonly orders: Orders;
  change(asked: Asked, decide: Decides): Promise<unknown>;
  endTurn(asked: Asked, ending: Decides): Promise<unknown>;
}

/** The clock of the campaigns: whom to remind of what, and what happens when time is up. */
export class Clock {
  readonly #protocol: Protocol;
  readonly #store: Store;
  readonly #now: () => Date;
  readonly #hands: Hands;

  constructor(protocol: Protocol, { store, now }: Pick<World, 'store' | 'now'>, hands: Hands) {
    this.#protocol = protocol;
    this.#store = store;
    this.#now = now;
    this.#hands = hands;
  }

  now(): number {
    return this.#now().getTime();
  }

  /**
   * The plan for a channel's campaign, from everything in the store; none if there is no campaign.
   * @param pinged when somebody was last pinged, in milliseconds, as far as that's known
   * @throws {NotWritten}
   */
  async planFor(channel: string, pinged?: Pinged): Promise<Planned | undefined> {
    const known = await reading(this.#protocol.campaigns.latest(channel));
    if (!known?.campaign.game) return undefined;
    return { log: known.log.id, campaign: known.campaign, plan: await this.#plan(known.campaign, pinged) };
  }

  /**
   * Claims a reminder.
   * @returns whether the caller should send it, because nobody has claimed it before, in this process or another
   * @throws {NotWritten}
   */
  claim(log: string, { key }: Pick<Reminder, 'key'>): Promise<boolean> {
    return reading(this.#store.add(keys.reminded(log, hashOf(key)), { at: this.#now().toISOString() }));
  }

  /** Whether the previous reminder was so late, after a restart, that this one would follow too closely. @throws {NotWritten} */
  async isTooSoon(log: string, { after }: Pick<Reminder, 'after'>): Promise<boolean> {
    if (!after) return false;
    const claimed = claim.safeParse(await reading(this.#store.get(keys.reminded(log, hashOf(after.key)))));
    return claimed.success && this.now() - Date.parse(claimed.data.at) < after.pause / 2;
  }

  /**
   * Does what happens when time is up, in records of the clock's own.
   * @returns the channel's new records; none if someone was faster, or there is nothing to write
   * @throws {Refusal} if something that someone else owes prevents it; {NotWritten}
   */
  async expire(channel: string, expiry: Expiry): Promise<readonly number[]> {
    const { owing, does } = expiry;
    const { side } = owing;
    const wishes = (await this.planFor(channel))?.plan.wishes ?? new Map();
    const assertDue = (campaign: Campaign) => this.#assertDue(campaign, expiry, wishes);
    if (side === undefined) return [];
    try {
      if (does === 'umpire') {
        if (owing.why !== 'turn' && owing.why !== 'ready') return [];
        const late = await this.#hands.change(byTheClock(channel, '/game clock'), (now) =>
          ranOut(now, side, assertDue),
        );
        return listed(seqOf(late));
      }
      if (owing.why !== 'orders') return await this.#passes(channel, side, assertDue);
      return listed(seqOf(await this.#hands.orders.callTime(byTheClock(channel, '/order time:true'), assertDue)));
    } catch (error) {
      if (error instanceof NothingDue) return [];
      throw error;
    }
  }

  /**
   * Throws what a side owes that leaves it no choice, ends its step, and then throws what everybody waits for; each in a record of
   * its own, as long as nobody writes one in between.
   */
  async #passes(channel: string, side: string, assertDue: (campaign: Campaign) => void): Promise<readonly number[]> {
    const done: number[] = [];
    let ended = false;
    const assertMine = (now: Campaign) => {
      if (done.length === 0) assertDue(now);
      else if (now.seq !== done.at(-1)) throw new NothingDue();
    };
    for (;;) {
      const campaign = (await this.planFor(channel))?.campaign;
      const game = campaign?.game;
      if (!game || game.over) return done;
      const ruleset = rulesetOf(game.rules);
      const owed: readonly Due[] = ended ? owedByAll(game, ruleset) : owedBySide(game, ruleset, side);
      // Dice from a public beacon are announced with the reply to a command, and nobody has given one.
      const due = campaign.beacon ? undefined : owed.find((each) => isForTheClock(each, campaign, ruleset));
      const ends = !ended && (game.at?.side === undefined || game.at.side === side);
      if (!due && !ends) return done;
      try {
        const seq = due
          ? await this.#throws(channel, due, game, assertMine)
          : await this.#ends(channel, side, assertMine);
        if (seq === undefined) return done;
        done.push(seq);
      } catch (error) {
        const stopped = error instanceof NothingDue || error instanceof Refusal || error instanceof InputError;
        if (done.length > 0 && stopped) return done;
        throw error;
      }
      // The throw may have ended the step itself.
      ended ||= !due || blocksOf(due).includes('all');
    }
  }

  /** @returns the number of the record */
  async #throws(
    channel: string,
    due: Due,
    game: Game,
    assertMine: (now: Campaign) => void,
  ): Promise<number | undefined> {
    const { command, verb, given } = clockGives(due, game, rulesetOf(game.rules));
    const asked = { ...byTheClock(channel, command), given };
    const written = await this.#hands.change(asked, (now, _ruleset, source) => {
      assertMine(now);
      return giveRuling(now, { verb, given, user: THE_CLOCK, defaultRules: game.rules, source });
    });
    return seqOf(written);
  }

  /** @returns the number of the record */
  async #ends(channel: string, side: string, assertMine: (now: Campaign) => void): Promise<number | undefined> {
    const written = await this.#hands.endTurn(byTheClock(channel, '/turn end'), (now, ruleset, source) => {
      assertMine(now);
      const house = togglesOn(ruleset, now.house);
      return endStep(now, ruleset, { user: THE_CLOCK, house, source, expired: side });
    });
    return seqOf(written);
  }

  async #plan(campaign: Campaign, pinged?: Pinged): Promise<Plan> {
    const ruleset = rulesetOf(campaign.game!.rules);
    const users = concernedIn(campaign, ruleset);
    const wishes = users.length > 0 ? await this.#hands.settings.ofAll(users) : new Map();
    return planOf(campaign, ruleset, wishes, pinged);
  }

  /** @throws {NothingDue} */
  #assertDue(campaign: Campaign, { key }: Expiry, wishes: Plan['wishes']): void {
    if (!campaign.game) throw new NothingDue();
    const { expiries } = planOf(campaign, rulesetOf(campaign.game.rules), wishes);
    if (!expiries.some((each) => each.key === key && each.at <= this.now())) throw new NothingDue();
  }
}

/** A command that the clock gives. */
function byTheClock(channel: string, command: string): Asked {
  return { user: THE_CLOCK, channel, command, given: {} };
}

function ranOut(campaign: Campaign, side: string, assertDue: (campaign: Campaign) => void): LogEvent[] {
  assertDue(campaign);
  if (campaign.game?.late?.includes(side)) throw new NothingDue();
  return [{ type: 'time-ran-out', side }];
}

function listed(seq: number | undefined): readonly number[] {
  return seq === undefined ? [] : [seq];
}

function seqOf(written: unknown): number | undefined {
  return (written as { readonly record?: { readonly seq: number } }).record?.seq;
}
