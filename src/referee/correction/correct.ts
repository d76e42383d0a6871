import type { Campaign } from '../../campaign/campaign.ts';
import { changedUnits } from '../../campaign/changed-units.ts';
import type { OpenCampaign } from '../../campaign/folding/campaigns.ts';
import type { Game } from '../../campaign/game.ts';
import type { Need } from '../../campaign/owed/asks.ts';
import type { EventOf, LogEvent, LogRecord } from '../../campaign/record.ts';
import type { OptionValue } from '../../kernel/options/options.ts';
import { InputError, NotAllowed } from '../../kernel/refusal.ts';
import type { FlatFields } from '../../kernel/state/unit.ts';
import { rulesetOf } from '../../rules/index.ts';
import { asking } from '../agreement/agreement.ts';
import { isNeutral, sideHeld } from '../agreement/permission.ts';
import type { Protocol } from '../protocol.ts';
import { Supply } from '../rulings/supply.ts';
import { isRunIn } from '../solo/solo.ts';
import { Playing } from '../solo/solo-play.ts';
import { type History, historyOf } from './history.ts';
import { comesToSame } from './judging.ts';
import { outlookOn } from './outlook.ts';
import type { Outlook, Righting } from './righting.ts';
import { concernsOthers, hasASay, type Players, playersThen } from './undo.ts';

/** What a user wants to correct. */
export interface Wish {
  /** The record; if left out, the speaker's newest ruling. */
  readonly number?: number | undefined;
  /** The right facts, as options of the ruling's command; `-` removes one. */
  readonly said: Readonly<Record<string, OptionValue>>;
  /** What happens to later records that depend on it. If it's left out and there are any, the user is asked. */
  readonly later?: 'redo' | 'leave' | undefined;
  /** The newest record when the correction was shown: nothing is corrected unseen. */
  readonly confirm?: number | undefined;
}

/** A correction as it would be made. */
export interface Correcting {
  readonly outlook: Outlook;
  /** Options that go beyond a misreading of the table. */
  readonly beyond: readonly string[];
  /** Who has to agree: someone from each of these groups; nobody if empty. */
  readonly needs: readonly Need[];
}

/** These stay as they are: the dice have fallen, and it remains the same ruling. */
const NOT_CORRECTED: readonly string[] = ['faces', 'odds', 'rules', 'override'];
/** Naming the wrong man counts as a misreading: which unit is meant is seen on the table. */
const SEEN: readonly string[] = ['target'];

/**
 * The result of a correction, as far as the dice that have already fallen allow, and who has to agree to it.
 * @throws {InputError} {Refusal} {NotAllowed} if it can't be made
 */
export async function lookedAt(protocol: Protocol, known: OpenCampaign, user: string, wish: Wish): Promise<Correcting> {
  const history = await historyOf(protocol, known, user, wish.number);
  return weighed(protocol, known, history, user, wish, righting(known.campaign, user, wish));
}

/**
 * Checks that a user may correct a ruling, before they say how.
 * @throws {InputError} {NotAllowed} if it can't be corrected, or not by them
 */
export async function assertCorrectable(
  protocol: Protocol,
  known: OpenCampaign,
  user: string,
  number: number,
): Promise<void> {
  const { root } = await historyOf(protocol, known, user, number);
  const game = known.campaign.game?.phase === 'ended' ? undefined : known.campaign.game;
  assertHasASay(known.campaign, root, await playersOf(protocol, known, game, root), user);
}

/**
 * Makes a correction: at once if nobody else has a say, otherwise it's asked for.
 * @throws as `lookedAt`
 */
export async function correct(
  protocol: Protocol,
  known: OpenCampaign,
  user: string,
  wish: Wish,
  source: (sides: number) => number,
): Promise<LogEvent[]> {
  const { campaign } = known;
  const history = await historyOf(protocol, known, user, wish.number);
  const shown = await weighed(protocol, known, history, user, wish, righting(campaign, user, wish));
  const { outlook, beyond, needs } = shown;
  if (needs.length === 0)
    return withItsTests(campaign, user, outlookOn(history, righting(campaign, user, wish, source)), source, (made) =>
      correctedBy(made, beyond, wish),
    );
  const given = { ...wish.said, number: outlook.root.seq, later: wish.later ?? 'leave' } as FlatFields;
  const on = { units: touchedBy(outlook), standing: true } as const;
  return asking(campaign, user, { about: 'correct', needs, runs: { command: 'correct', given }, on });
}

/** The correction, and what the side that the referee runs owes because of it, thrown at once. */
function withItsTests(
  campaign: Campaign,
  user: string,
  outlook: Outlook,
  source: (sides: number) => number,
  corrected: (outlook: Outlook) => EventOf<'corrected'>,
): LogEvent[] {
  const event = corrected(outlook);
  const { was, now } = outlook.games;
  const after = { ...campaign, ...(now ? { game: now } : {}) };
  if (!now || !isRunIn(after)) return [event];
  const playing = new Playing(after, user, new Supply(source, []), new Map());
  // What waited for an attack before the correction goes on waiting.
  playing.afterAttacks((due) => was?.due.some(({ id }) => id === due.id) !== true);
  return [event, ...playing.settles()];
}

/** A correction that was agreed to, made for the user who asked. */
export async function agreedCorrection(
  protocol: Protocol,
  known: OpenCampaign,
  { by, runs }: Pick<EventOf<'asked'>, 'by' | 'runs'>,
  source: (sides: number) => number,
): Promise<EventOf<'corrected'>> {
  const { number, later, ...said } = runs!.given;
  const wish: Wish = { number: Number(number), said, later: later === 'redo' ? 'redo' : 'leave' };
  const history = await historyOf(protocol, known, by, wish.number);
  const outlook = outlookOn(history, righting(known.campaign, by, wish, source));
  return correctedBy(outlook, beyondIn(outlook, said), wish);
}

function righting(
  { game }: Campaign,
  user: string,
  { said, later = 'redo' }: Wish,
  source?: Righting['source'],
): Righting {
  const umpire = game && isNeutral(game, user) ? { umpire: user } : {};
  return { said, later, ...umpire, ...(source ? { source } : {}) };
}

async function weighed(
  protocol: Protocol,
  known: OpenCampaign,
  history: History,
  user: string,
  { said }: Wish,
  how: Righting,
): Promise<Correcting> {
  const forbidden = Object.keys(said).find((name) => NOT_CORRECTED.includes(name));
  if (forbidden !== undefined) throw new InputError('not-correctable', { option: forbidden });
  if (Object.keys(said).length === 0) throw new InputError('correct-what', { seq: history.root.seq });
  const outlook = outlookOn(history, how);
  if (!outlook.wants && isSame(outlook)) {
    throw new InputError('correct-same', { seq: history.root.seq });
  }
  const beyond = beyondIn(outlook, said);
  return { outlook, beyond, needs: await consenting(protocol, known, history, outlook, user, beyond.length > 0) };
}

function isSame({ now, was }: Outlook): boolean {
  return now.length === was.length && now.every((each, i) => comesToSame(each, was[i]!));
}

/** The part of it that goes beyond a misreading of the table, by what the verb declares. */
function beyondIn({ was: [first] }: Outlook, said: Wish['said']): string[] {
  const options = first && rulesetOf(first.rules).verbs[first.verb]?.options;
  return Object.keys(said).filter((name) => !SEEN.includes(name) && options?.[name]?.from !== 'eye');
}

/** The units whose state it changes, and those that the ruling names or would name. */
export function touchedBy({ was, now, games }: Outlook): string[] {
  const named = [...was, ...now].flatMap(({ who, targets = [] }) => [...(who === undefined ? [] : [who]), ...targets]);
  return [...new Set([...named, ...changedUnits(games.was, games.now)])];
}

/**
 * Who has to agree: each other side whose units it affects, and the user who ruled if they play another side. A correction that
 * affects no other side's units was still thrown in their sight, so one player of any other side is enough. Anything beyond a
 * misreading of the table always needs them. An umpire who has played no side needs nobody's agreement.
 */
async function consenting(
  protocol: Protocol,
  known: OpenCampaign,
  { root }: History,
  outlook: Outlook,
  user: string,
  beyond: boolean,
): Promise<readonly Need[]> {
  const { campaign } = known;
  const game = campaign.game?.phase === 'ended' ? undefined : campaign.game;
  const players = await playersOf(protocol, known, game, root);
  assertHasASay(campaign, root, players, user);
  if (!game || (isNeutral(game, user) && !players.has(user))) return [];
  const own = players.get(user) ?? sideHeld(game, user);
  const touched = sidesOf(outlook, game).filter((side) => side !== own);
  const seen = concernsOthers(root) || outlook.wants !== undefined || outlook.rests.length + outlook.follows.length > 0;
  if (!(beyond || touched.length > 0 || seen || root.by !== user)) return [];
  const playing = Object.entries(game.sides).flatMap(([side, each]) =>
    each.players.map((name) => [name, side] as const),
  );
  // Counts both those who played when it was ruled and those who play now.
  const all = [...players, ...playing].filter(([name, side]) => side !== own && name !== user);
  const of = (sides: readonly string[]): Need => ({
    sides,
    users: [...new Set(all.flatMap(([name, side]) => (sides.includes(side) ? [name] : [])))],
  });
  const author = root.by === user ? undefined : (players.get(root.by) ?? sideHeld(game, root.by));
  const each = [...new Set([...touched, ...(author === undefined || author === own ? [] : [author])])];
  const needs = each.map((side) => of([side])).filter(({ users }) => users.length > 0);
  const alone = root.by !== user && author === undefined ? [{ sides: [], users: [root.by] }] : [];
  if (needs.length > 0 || alone.length > 0) return [...needs, ...alone];
  const any = of([...new Set(all.map(([, side]) => side))]);
  return any.users.length > 0 ? [any] : [];
}

/** Who played which side when it was ruled. */
async function playersOf(
  protocol: Protocol,
  known: OpenCampaign,
  game: Game | undefined,
  root: LogRecord,
): Promise<Players> {
  return (game ? await playersThen(protocol, known, known.campaign, [root]) : [])[0] ?? new Map();
}

/** @throws {NotAllowed} for someone whose ruling it isn't, and who has no part in the game */
function assertHasASay({ game }: Campaign, { by, seq }: LogRecord, players: Players, user: string): void {
  if (by === user || hasASay(game, [players], user)) return;
  throw new NotAllowed('not-yours-to-correct', { seq, by, game: game !== undefined });
}

/** The sides of all units that it affects. */
function sidesOf(outlook: Outlook, game: Game): readonly string[] {
  return [...new Set(touchedBy(outlook).flatMap((id) => game.units[id]?.side ?? []))];
}

function correctedBy(outlook: Outlook, beyond: readonly string[], { later }: Wish): EventOf<'corrected'> {
  const { root, said, places, rests, numbers, games } = outlook;
  const redone = new Set(places.map(({ seq }) => seq));
  const leaves = rests.map(({ seq }) => seq).filter((seq) => later !== 'redo' || !redone.has(seq));
  return {
    type: 'corrected',
    seq: root.seq,
    said,
    ...(beyond.length > 0 ? { beyond } : {}),
    places,
    ...(leaves.length > 0 ? { leaves: [...new Set(leaves)] } : {}),
    ...(games.now ? { made: numbers.made, owed: numbers.owed } : {}),
  };
}
