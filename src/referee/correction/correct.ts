import { isDeepStrictEqual } from 'node:util';
import type { Campaign } from '../../campaign/campaign.ts';
import type { Known } from '../../campaign/campaigns.ts';
import { changedUnits } from '../../campaign/changed-units.ts';
import type { EventOf, LogEvent } from '../../campaign/record.ts';
import type { OptionValue } from '../../kernel/options.ts';
import { InputError, NotAllowed } from '../../kernel/refusal.ts';
import type { FlatFields } from '../../kernel/unit.ts';
import { rulesetOf } from '../../rules/index.ts';
import { asking } from '../agreement.ts';
import { isNeutral, sideHeld } from '../permission.ts';
import type { Protocol } from '../protocol.ts';
import { concernsOthers, hasASay, type Players, playersThen } from '../undo.ts';
import { type History, historyOf } from './history.ts';
import { type Outlook, outlookOn, type Righting } from './outlook.ts';

/** What somebody wants to put right. */
export interface Wish {
  /** The record; the speaker's newest ruling if left out. */
  readonly number?: number | undefined;
  /** What is right, as options of the ruling's command; `-` takes one away. */
  readonly said: Readonly<Record<string, OptionValue>>;
  /** What happens to later records that rest on it; asked for if left out, and there are any. */
  readonly later?: 'redo' | 'leave' | undefined;
  /** The newest record as it was when it was shown: nothing is put right unseen. */
  readonly confirm?: number | undefined;
}

/** A correction as it would be made. */
export interface Correcting {
  readonly outlook: Outlook;
  /** Options that are more than a slip of the eye. */
  readonly beyond: readonly string[];
  /** Whose word it needs; nobody's if empty. */
  readonly users: readonly string[];
}

/** Stays as it is, whatever was seen: the dice have fallen, and the ruling is this one. */
const NOT_CORRECTED: readonly string[] = ['faces', 'odds', 'rules', 'override'];
/** It was the other man: which unit is meant is seen on the table. */
const SEEN: readonly string[] = ['target'];

/**
 * What a correction would come to, thrown no further than its dice have fallen, and whose word it needs.
 * @throws {InputError} {Refusal} {NotAllowed} where it can't be made
 */
export async function lookedAt(protocol: Protocol, known: Known, user: string, wish: Wish): Promise<Correcting> {
  const history = await historyOf(protocol, known, user, wish.number);
  return weighed(known, history, user, wish, righting(known.campaign, user, wish));
}

/**
 * A correction: done at once where nobody else has a say, else asked for.
 * @throws as `lookedAt`
 */
export async function correct(
  protocol: Protocol,
  known: Known,
  user: string,
  wish: Wish,
  source: (sides: number) => number,
): Promise<LogEvent[]> {
  const { campaign } = known;
  const history = await historyOf(protocol, known, user, wish.number);
  const shown = await weighed(known, history, user, wish, righting(campaign, user, wish));
  const { outlook, beyond, users } = shown;
  if (users.length === 0)
    return [correctedBy(outlookOn(history, righting(campaign, user, wish, source)), beyond, wish)];
  const given = { ...wish.said, number: outlook.root.seq, later: wish.later ?? 'leave' } as FlatFields;
  const on = { units: touchedBy(outlook), standing: true } as const;
  return asking(campaign, user, { about: 'correct', users, runs: { command: 'correct', given }, on });
}

/** A correction that was agreed to, for the one who asked. */
export async function agreedCorrection(
  protocol: Protocol,
  known: Known,
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
  known: Known,
  history: History,
  user: string,
  { said }: Wish,
  how: Righting,
): Promise<Correcting> {
  const forbidden = Object.keys(said).find((name) => NOT_CORRECTED.includes(name));
  if (forbidden !== undefined) throw new InputError('not-correctable', { option: forbidden });
  if (Object.keys(said).length === 0) throw new InputError('correct-what', { seq: history.root.seq });
  const outlook = outlookOn(history, how);
  if (!outlook.wants && isDeepStrictEqual(outlook.now, outlook.was)) {
    throw new InputError('correct-same', { seq: history.root.seq });
  }
  const beyond = beyondIn(outlook, said);
  return { outlook, beyond, users: await consenting(known, history, outlook, user, beyond.length > 0) };
}

/** What of it is no slip of the eye, by what the verb declares. */
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
 * Whose word it needs: of those who played another side when it was ruled, and of the one who ruled. What was thrown they have
 * seen; what is more than a slip of the eye, or changes their units, is never done without them. An umpire who has played no
 * side needs nobody's word.
 */
async function consenting(
  known: Known,
  { root }: History,
  outlook: Outlook,
  user: string,
  beyond: boolean,
): Promise<readonly string[]> {
  const { campaign } = known;
  const game = campaign.game?.phase === 'ended' ? undefined : campaign.game;
  const players: Players = (game ? await playersThen(known, campaign, [root]) : [])[0] ?? new Map();
  if (root.by !== user && !hasASay(campaign.game, [players], user)) {
    throw new NotAllowed('not-yours-to-correct', { seq: root.seq, by: root.by });
  }
  if (!game || (isNeutral(game, user) && !players.has(user))) return [];
  const own = players.get(user) ?? sideHeld(game, user);
  const others = changedUnits(outlook.games.was, outlook.games.now).some((id) => game.units[id]?.side !== own);
  const seen = concernsOthers(root) || outlook.wants !== undefined || outlook.rests.length > 0;
  if (!(beyond || others || seen || root.by !== user)) return [];
  const playing = Object.entries(game.sides).flatMap(([side, each]) =>
    each.players.map((name) => [name, side] as const),
  );
  const all = [...players, ...playing].flatMap(([name, side]) => (side === own ? [] : [name]));
  const author = root.by === user ? [] : [root.by];
  return [...new Set([...author, ...all])].filter((name) => name !== user);
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
