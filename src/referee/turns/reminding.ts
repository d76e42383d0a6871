import type { Campaign } from '../../campaign/campaign.ts';
import type { Game } from '../../campaign/game.ts';
import { type Owing, owingIn, type Why } from '../../campaign/owed/owing.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import type { LastPing, Wishes } from '../settings.ts';
import { backFrom, freeFrom, isFree } from './free-time.ts';
import { isForTheClock, owedBySide } from './thrown-for.ts';

/** A user to mention. */
export interface Reminder {
  readonly user: string;
  readonly owing: Owing;
  /** What the reminder says: that something has become theirs to do, that it still is, or that they may act for someone else. */
  readonly tells: 'new' | 'still' | 'umpire';
  /** In milliseconds; never in the user's quiet hours, nor while they are away. */
  readonly at: number;
  /** Identifies this reminder: the process that claims it sends it, and no other ever does. */
  readonly key: string;
  /** The things it's about, as they stand: once none of them is left, it's out of date. */
  readonly about: string;
  /** The reminder before it, and the planned pause between the two, in milliseconds. */
  readonly after?: { readonly key: string; readonly pause: number };
}

/** Someone's time is up: an umpire may act, or the turn passes. */
export interface Expiry {
  readonly owing: Owing;
  readonly does: 'umpire' | 'pass';
  readonly at: number;
  readonly key: string;
}

/** Whom to mention when, and when whose time is up, as long as nothing else happens. */
export interface Plan {
  readonly reminders: readonly Reminder[];
  readonly expiries: readonly Expiry[];
  readonly wishes: ReadonlyMap<string, Wishes & { readonly pinged?: LastPing }>;
}

/** When somebody was last pinged, in milliseconds, as far as that's known. */
export type Pinged = (user: string) => number | undefined;

const MINUTE = 60_000;

/** Nobody is pinged again before this many milliseconds have passed: whatever has come up meanwhile is told in one message. */
export const PINGED_EVERY = 5 * MINUTE;

/** After this many reminders without a reaction, a user is left alone. */
export const MOST_NUDGES = 5;

/** If nobody has done anything in this many records, the clock passes no more turns: otherwise it would play alone for ever. */
export const MOST_ALONE = 4;

/** What a user is told as soon as they owe it, if they may be disturbed. */
const TOLD_AT_ONCE: readonly Why[] = ['turn', 'owes', 'asked', 'office', 'question'];

/** What the clock may end by itself. */
const PASSES: readonly Why[] = ['turn', 'ready', 'orders'];

/** Every user whose wishes a plan depends on. */
export function concernedIn(campaign: Campaign, ruleset: Ruleset): readonly string[] {
  const owing = owingIn(campaign, ruleset).flatMap(({ users }) => users);
  return owing.length > 0 ? [...new Set([...owing, ...(campaign.game?.umpires ?? [])])] : [];
}

/** The plan for a campaign as it stands. */
export function planOf(
  campaign: Campaign,
  ruleset: Ruleset,
  wishes: Plan['wishes'],
  remembered: Pinged = () => undefined,
): Plan {
  // Another process may have pinged them, or this one before it was restarted.
  const pinged: Pinged = (user) => {
    const times = [remembered(user), wishes.get(user)?.pinged?.at].filter((at) => at !== undefined);
    return times.length > 0 ? Math.max(...times) : undefined;
  };
  const { game } = campaign;
  if (!game) return { reminders: [], expiries: [], wishes };
  const each = owingIn(campaign, ruleset).map((owing) => planned(owing, campaign, ruleset, wishes, pinged));
  return {
    reminders: each
      .flatMap(({ reminders }) => reminders)
      .filter(({ user }) => !wishes.get(user)?.off)
      .map((reminder) => notTooSoon(reminder, pinged(reminder.user), wishes.get(reminder.user) ?? {})),
    expiries: isAlone(campaign) ? [] : each.flatMap(({ expiries }) => expiries),
    wishes,
  };
}

/** Whoever has just been pinged is left alone for a while. What was due by then has been told. */
function notTooSoon(reminder: Reminder, last: number | undefined, own: Wishes): Reminder {
  const isSoon = last !== undefined && last < reminder.at && reminder.at < last + PINGED_EVERY;
  return isSoon ? { ...reminder, at: freeFrom(last + PINGED_EVERY, own) } : reminder;
}

function isAlone({ seq, since }: Campaign): boolean {
  const last = Math.max(0, since?.anew?.seq ?? 0, ...Object.values(since?.acted ?? {}).map((stamp) => stamp.seq));
  return seq - last >= MOST_ALONE;
}

function planned(
  owing: Owing,
  campaign: Campaign,
  ruleset: Ruleset,
  wishes: Plan['wishes'],
  pinged: Pinged,
): Omit<Plan, 'wishes'> {
  const game = campaign.game!;
  const { pace } = game;
  const fresh = owing.users.flatMap((user) => firstWord(owing, user, campaign, wishes.get(user) ?? {}, pinged(user)));
  if (!pace) return { reminders: fresh, expiries: [] };
  const then = pace.after === 'nudge' ? 'nudge' : endOf(owing, campaign, ruleset, pace.after);
  const later = owing.users.flatMap((user) => nudges(owing, user, pace, wishes.get(user) ?? {}, then === 'nudge'));
  if (then === 'nudge') return { reminders: [...fresh, ...later], expiries: [] };
  const times = owing.users.map((user) => {
    const own = wishes.get(user) ?? {};
    return backFrom(firstNudge(owing, pace, own) + pace.grace * MINUTE, own);
  });
  const expiry: Expiry = {
    owing,
    does: then,
    at: Math.min(...times),
    key: keysOf(owing, owing.from.seq, 'expiry', '').key,
  };
  const umpires = then === 'umpire' ? othersThanOwing(owing, game).map((user) => mayAct(expiry, user, wishes)) : [];
  return { reminders: [...fresh, ...later, ...umpires], expiries: [expiry] };
}

/** What happens when time is up. If the clock can't end anything, an umpire may act; without an umpire, it goes on reminding. */
function endOf(
  owing: Owing,
  campaign: Campaign,
  ruleset: Ruleset,
  then: 'umpire' | 'pass',
): 'nudge' | 'umpire' | 'pass' {
  const game = campaign.game!;
  if (then === 'pass' && (PASSES.includes(owing.why) || isThrown(owing, campaign, ruleset))) return 'pass';
  return othersThanOwing(owing, game).length > 0 ? 'umpire' : 'nudge';
}

/** Whether all that's owed leaves its players no choice, so that the clock can throw it for them. */
function isThrown({ why, side }: Owing, campaign: Campaign, ruleset: Ruleset): boolean {
  if (why !== 'owes' || side === undefined) return false;
  return owedBySide(campaign.game!, ruleset, side).every((due) => isForTheClock(due, campaign, ruleset));
}

function othersThanOwing({ users, ask }: Owing, { umpires, asks = [] }: Game): readonly string[] {
  const asked = asks.find(({ id }) => id === ask);
  if (asked && !asked.umpire) return [];
  return umpires.filter((user) => !users.includes(user) && user !== asked?.by);
}

/** A user who couldn't be told at once is told as soon as they may be disturbed, unless they have been here since. */
function firstWord(
  owing: Owing,
  user: string,
  { since }: Campaign,
  own: Wishes,
  pinged: number | undefined,
): Reminder[] {
  const begun = TOLD_AT_ONCE.includes(owing.why) && !owing.anybody ? owing.since : owing.waited;
  if (!begun) return [];
  const became = Date.parse(begun.at);
  // Nobody is told at once who had just been told something else.
  const isSoon = pinged !== undefined && pinged < became && became < pinged + PINGED_EVERY;
  const at = freeFrom(isSoon ? pinged + PINGED_EVERY : became, own);
  const isHere = (since?.acted[user]?.seq ?? 0) >= begun.seq;
  // Before they set their wishes, they were told at once.
  const wasFree = own.said !== undefined && Date.parse(own.said) >= became;
  if (at === became || isHere || wasFree) return [];
  return [{ user, owing, tells: 'new', at, ...keysOf(owing, begun.seq, 'new', user) }];
}

function nudges(
  owing: Owing,
  user: string,
  pace: NonNullable<Game['pace']>,
  own: Wishes,
  goesOn: boolean,
): readonly Reminder[] {
  const found: Reminder[] = [];
  let at = firstNudge(owing, pace, own);
  let after: Reminder['after'];
  for (let stage = 1; stage <= (goesOn ? MOST_NUDGES : 1); stage++) {
    const its = keysOf(owing, owing.from.seq, String(stage), user);
    found.push({ user, owing, tells: 'still', at, ...its, ...(after ? { after } : {}) });
    const pause = (stage === 1 && pace.grace > 0 ? pace.grace : pace.every) * MINUTE;
    after = { key: its.key, pause };
    at = freeFrom(at + pause, own);
  }
  return found;
}

function firstNudge({ from }: Owing, { every }: NonNullable<Game['pace']>, own: Wishes): number {
  return freeFrom(freeFrom(Date.parse(from.at), own) + every * MINUTE, own);
}

function mayAct({ owing, at }: Expiry, user: string, wishes: Plan['wishes']): Reminder {
  const keys = keysOf(owing, owing.from.seq, 'umpire', user);
  return { user, owing, tells: 'umpire', at: freeFrom(at, wishes.get(user) ?? {}), ...keys };
}

function keysOf({ why, side, ask }: Owing, seq: number, stage: string, user: string): Pick<Reminder, 'key' | 'about'> {
  const about = [why, side ?? ask ?? '', seq].join('/');
  return { key: [about, stage, user].join('/'), about };
}

/** Everything that an up-to-date reminder may be about. */
export function aboutNow({ reminders }: Plan): ReadonlySet<string> {
  return new Set(reminders.map(({ about }) => about));
}

/** The reminders whose time has come, for users who may be disturbed now. */
export function dueReminders({ reminders, wishes }: Plan, now: number): readonly Reminder[] {
  return reminders.filter(({ at, user }) => at <= now && isFree(now, wishes.get(user) ?? {}));
}

/** The next time at which there is something to do, if any. */
export function nextTime({ reminders, expiries, wishes }: Plan, now: number): number | undefined {
  const times = [
    ...expiries.map(({ at }) => at),
    // Reminders that came due while the bot was away, or whose user may not be disturbed now, are sent later.
    ...reminders.map(({ at, user }) => (at > now ? at : freeFrom(now, wishes.get(user) ?? {}))),
  ].filter((at) => at > now);
  return times.length > 0 ? Math.min(...times) : undefined;
}
