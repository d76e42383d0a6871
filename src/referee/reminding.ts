import type { Campaign } from '../campaign/campaign.ts';
import type { Game } from '../campaign/game.ts';
import { type Owing, owingIn, type Why } from '../campaign/owing.ts';
import type { Ruleset } from '../kernel/ruleset.ts';
import { backFrom, freeFrom, isFree } from './free-time.ts';
import type { Wishes } from './pings.ts';

/** Somebody is to be mentioned. */
export interface Reminder {
  readonly user: string;
  readonly owing: Owing;
  /** What it tells: that something has become his, that it still is, or that he may act for whoever it is. */
  readonly tells: 'new' | 'still' | 'umpire';
  /** In milliseconds; never in his quiet hours, nor while he is away. */
  readonly at: number;
  /** It is this very one: whoever claims it sends it, and nobody else ever does. */
  readonly key: string;
  /** What it is about, as that stands: once nothing of this is left, it is out of date. */
  readonly about: string;
}

/** Somebody's time is up: an umpire may act, or the turn passes. */
export interface Expiry {
  readonly owing: Owing;
  readonly does: 'umpire' | 'pass';
  readonly at: number;
  readonly key: string;
}

/** Who is to be mentioned when, and when whose time is up, as long as nothing else happens. */
export interface Plan {
  readonly reminders: readonly Reminder[];
  readonly expiries: readonly Expiry[];
  readonly wishes: ReadonlyMap<string, Wishes>;
}

const MINUTE = 60_000;

/** Whoever has not stirred after so many reminders is left alone. */
export const MOST_NUDGES = 5;

/** Where nobody has done anything in so many records, the clock passes no more turns: it would play alone for ever. */
export const MOST_ALONE = 4;

/** What somebody is told of at once, where he may be disturbed. */
const TOLD_AT_ONCE: readonly Why[] = ['turn', 'owes', 'asked', 'office'];

/** What the clock may end by itself. */
const PASSES: readonly Why[] = ['turn', 'ready', 'orders'];

/** Everybody whose wishes a plan has to know. */
export function concernedIn(campaign: Campaign, ruleset: Ruleset): readonly string[] {
  const owing = owingIn(campaign, ruleset).flatMap(({ users }) => users);
  return owing.length > 0 ? [...new Set([...owing, ...(campaign.game?.umpires ?? [])])] : [];
}

/** The plan of a campaign as it stands. */
export function planOf(campaign: Campaign, ruleset: Ruleset, wishes: Plan['wishes']): Plan {
  const { game } = campaign;
  if (!game) return { reminders: [], expiries: [], wishes };
  const each = owingIn(campaign, ruleset).map((owing) => planned(owing, campaign, game, wishes));
  return {
    reminders: each.flatMap(({ reminders }) => reminders).filter(({ user }) => !wishes.get(user)?.off),
    expiries: isAlone(campaign) ? [] : each.flatMap(({ expiries }) => expiries),
    wishes,
  };
}

function isAlone({ seq, since }: Campaign): boolean {
  const last = Math.max(0, since?.anew?.seq ?? 0, ...Object.values(since?.acted ?? {}).map((stamp) => stamp.seq));
  return seq - last >= MOST_ALONE;
}

function planned(owing: Owing, campaign: Campaign, game: Game, wishes: Plan['wishes']): Omit<Plan, 'wishes'> {
  const { pace } = game;
  const fresh = owing.users.flatMap((user) => firstWord(owing, user, campaign, wishes.get(user) ?? {}));
  if (!pace) return { reminders: fresh, expiries: [] };
  const then = pace.after === 'nudge' ? 'nudge' : endOf(owing, game, pace.after);
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

/** What comes of time that is up. Where the clock can end nothing an umpire may act, and without one it nudges on. */
function endOf(owing: Owing, game: Game, then: 'umpire' | 'pass'): 'nudge' | 'umpire' | 'pass' {
  if (then === 'pass' && PASSES.includes(owing.why)) return 'pass';
  return othersThanOwing(owing, game).length > 0 ? 'umpire' : 'nudge';
}

function othersThanOwing({ users, ask }: Owing, { umpires, asks = [] }: Game): readonly string[] {
  const asked = asks.find(({ id }) => id === ask);
  if (asked && !asked.umpire) return [];
  return umpires.filter((user) => !users.includes(user) && user !== asked?.by);
}

/** Whoever could not be told at once is told as soon as he may be disturbed, unless he has been here since. */
function firstWord(owing: Owing, user: string, { since }: Campaign, own: Wishes): Reminder[] {
  const became = Date.parse(owing.since.at);
  const at = freeFrom(became, own);
  const isHere = (since?.acted[user]?.seq ?? 0) >= owing.since.seq;
  // Before he said so, he was told at once.
  const wasFree = own.said !== undefined && Date.parse(own.said) >= became;
  if (at === became || isHere || wasFree || !TOLD_AT_ONCE.includes(owing.why)) return [];
  return [{ user, owing, tells: 'new', at, ...keysOf(owing, owing.since.seq, 'new', user) }];
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
  for (let stage = 1; stage <= (goesOn ? MOST_NUDGES : 1); stage++) {
    found.push({ user, owing, tells: 'still', at, ...keysOf(owing, owing.from.seq, String(stage), user) });
    const pause = stage === 1 && pace.grace > 0 ? pace.grace : pace.every;
    at = freeFrom(at + pause * MINUTE, own);
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

/** Everything that a reminder may be about and be up to date. */
export function aboutNow({ reminders }: Plan): ReadonlySet<string> {
  return new Set(reminders.map(({ about }) => about));
}

/** The reminders whose time has come, for whoever may be disturbed now. */
export function dueReminders({ reminders, wishes }: Plan, now: number): readonly Reminder[] {
  return reminders.filter(({ at, user }) => at <= now && isFree(now, wishes.get(user) ?? {}));
}

/** The first time after now at which something is to be done, if there is any. */
export function nextTime({ reminders, expiries, wishes }: Plan, now: number): number | undefined {
  const times = [
    ...expiries.map(({ at }) => at),
    // Whose time came while nobody was there to say so, and who may not be disturbed now, is told later.
    ...reminders.map(({ at, user }) => (at > now ? at : freeFrom(now, wishes.get(user) ?? {}))),
  ].filter((at) => at > now);
  return times.length > 0 ? Math.min(...times) : undefined;
}
