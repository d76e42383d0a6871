import type { Campaign } from '../../campaign/campaign.ts';
import { evolveGame } from '../../campaign/evolve.ts';
import { type Game, sideOf } from '../../campaign/game.ts';
import { isThrown, sideOwing, sidesGiving } from '../../campaign/owed/owed-by.ts';
import { owedText } from '../../campaign/owed/owed-command.ts';
import type { LogEvent } from '../../campaign/record.ts';
import { sceneOf } from '../../campaign/scene.ts';
import { dueNow, turnSteps, waitedFor } from '../../campaign/turns.ts';
import { InputError, NotAllowed, Refusal } from '../../kernel/refusal.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import type { Due } from '../../kernel/state/due.ts';
import { nobodyCanAct } from '../acts/able.ts';
import { asking } from '../agreement/agreement.ts';
import {
  assertOpen,
  assertPlays,
  assertPlaysAny,
  isNeutral,
  isUmpire,
  othersPlayed,
  plays,
} from '../agreement/permission.ts';
import { gameIn } from '../games/games.ts';
import { nextStep } from './turns.ts';

/** How play should go on. */
export interface GoingOn {
  readonly user: string;
  readonly house: ReadonlySet<string>;
  /** The source of the book's random draws. */
  readonly source?: (sides: number) => number;
  /** The ID of the step to go on to, skipping those in which nobody can act. */
  readonly to?: string | undefined;
  /** The side whose step it is has agreed that an umpire who plays may end it. */
  readonly agreed?: boolean;
  /** An umpire who plays knows that it's another side's step, and means to ask that side. */
  readonly confirm?: boolean;
  /** The side whose time is up: the clock ends the step for it. */
  readonly expired?: string;
}

/**
 * Ends a step for the speaker's side, or for one of both if it belongs to both; an umpire who plays no
 * side ends it for all. When all have finished, play goes on.
 * @returns nothing if the speaker's side has finished it already and others haven't
 * @throws {InputError} unless the speaker plays that side, or is an umpire; an umpire who plays another one has to confirm
 * that he means to ask that side
 * @throws {Refusal} while something is owed, or when the battle is over
 */
export function endStep(
  campaign: Campaign,
  ruleset: Ruleset,
  { user, house, source = noSource, to, agreed = false, confirm = false, expired }: GoingOn,
): LogEvent[] {
  const game = gameIn(campaign);
  assertGoesOn(game, ruleset);
  const others = agreed || expired !== undefined ? [] : othersOnTurn(game, user);
  if (others.length > 0) {
    if (!confirm) throw new InputError('step-of-others', { side: game.sides[others[0]!]!.name });
    assertNothingOwed(game, ruleset, 'all');
    const runs = { command: 'turn end', given: to === undefined ? {} : { to } };
    return asking(campaign, user, { about: 'turn-end', sides: others, runs, on: { position: true } });
  }
  const said = agreed ? 'all' : expired === undefined ? saying(game, ruleset, user) : expiring(game, expired);
  assertNothingOwed(game, ruleset, said);
  if (said !== 'all') {
    const ready: LogEvent = { type: 'side-ready', side: said, step: game.at?.step ?? null };
    if (waitedFor(evolveGame(game, ready)!).length > 0) return game.ready.includes(said) ? [] : [ready];
  }
  const events: LogEvent[] = [nextStep(game, ruleset, house, source)];
  let now = events.reduce(evolveGame, game as Game | undefined)!;
  while (to !== undefined && now.at?.step !== to && !now.over && goesPast({ ...campaign, game: now }, ruleset)) {
    const event = nextStep(now, ruleset, house, source);
    events.push(event);
    now = evolveGame(now, event)!;
  }
  return events;
}

/** Whether the speaker could end the step for their side now, with nobody to ask and nothing owed. The next isn't worked out. */
export function canEndStep(campaign: Campaign, ruleset: Ruleset, user: string): boolean {
  const { game } = campaign;
  const side = game && sideOf(game, user);
  if (!game || (side !== undefined && game.ready.includes(side))) return false;
  // The side that the referee runs ends its phase by itself.
  if (game.at?.side !== undefined && game.at.side === game.table.solo) return false;
  try {
    assertGoesOn(game, ruleset);
    if (othersOnTurn(game, user).length > 0) return false;
    assertNothingOwed(game, ruleset, saying(game, ruleset, user));
    return turnSteps(game, ruleset).length > 0;
  } catch (error) {
    if ([InputError, NotAllowed, Refusal].some((kind) => error instanceof kind)) return false;
    throw error;
  }
}

function assertGoesOn(game: Game, { turn }: Ruleset): void {
  assertOpen(game);
  if (game.over) throw new Refusal(game.over.rule ?? turn.rule, 'battle-over', { verb: 'turn end' });
}

/** The sides of others that may still be setting up: where the first turn is one side's, whoever begins it ends that for all. */
export function othersSettingUp(game: Game, ruleset: Ruleset, user: string): readonly string[] {
  const isBegun = game.at !== undefined || isNeutral(game, user) || isOfBoth(game, ruleset);
  return isBegun ? [] : othersPlayed(game, user);
}

/** Whether the step belongs to both sides. The time before the first turn does if its first step will. */
export function isOfBoth({ at }: Game, { turn }: Ruleset): boolean {
  return at ? at.side === undefined : turn.steps[0]?.who === 'both';
}

/** The sides for which the clock ends the step. */
function expiring({ at }: Game, side: string): string | 'all' {
  return at?.side === undefined ? side : 'all';
}

/** The side whose step it is, if an umpire who plays wants to end it for its players while they still have time. */
function othersOnTurn(game: Game, user: string): string[] {
  const side = game.at?.side;
  if (side !== undefined && game.late?.includes(side)) return [];
  return side !== undefined && isUmpire(game, user) && !plays(game, user, side) ? [side] : [];
}

/** The sides for which the speaker ends the step. */
function saying(game: Game, ruleset: Ruleset, user: string): string | 'all' {
  const { at } = game;
  const own = sideOf(game, user);
  if (at?.side !== undefined) {
    if (!(isUmpire(game, user) && game.late?.includes(at.side))) assertPlays(game, user, at.side);
    return 'all';
  }
  assertPlaysAny(game, user);
  if (isPassed(game, ruleset)) return 'all';
  if (isUmpire(game, user) && isOnlyLate(game, own)) return 'all';
  if (own !== undefined) return isOfBoth(game, ruleset) ? own : 'all';
  // A user who left their side in mid-battle isn't a neutral umpire.
  if (!isNeutral(game, user) && othersPlayed(game, user).length > 0) throw new NotAllowed('no-side');
  return 'all';
}

/** Whether all others that the step waits for have run out of time. */
function isOnlyLate(game: Game, own: string | undefined): boolean {
  const others = waitedFor(game).filter((side) => side !== own);
  return others.length > 0 && others.every((side) => game.late?.includes(side));
}

/** Whether a side that the step waits for owes something first, so that it can't end the step. */
export function owesFirst(game: Game, ruleset: Ruleset, side: string): boolean {
  return owedBefore(game, ruleset, side).length > 0;
}

/** What a side owes, or any of them, before the step can end. */
function owedBefore(game: Game, ruleset: Ruleset, said: string | 'all'): readonly Due[] {
  if (game.enforcement !== 'strict') return [];
  return dueNow(game, ruleset).filter((due) => said === 'all' || (sideOwing(due, game) ?? said) === said);
}

function assertNothingOwed(game: Game, ruleset: Ruleset, said: string | 'all'): void {
  const owed = owedBefore(game, ruleset, said);
  const [first] = owed;
  if (!first) return;
  const commands = owed.map((due) => owedText(due, game, ruleset));
  const whose = owed.map((due) => whoseChoice(due, game, ruleset));
  const isChosen = whose.some((side) => side !== '');
  throw new Refusal(first.rule, 'still-due', { owed: commands, ...(isChosen ? { whose } : {}) });
}

/** The name of the side whose choice an owed ruling is; nothing for a throw, which anybody may make. */
function whoseChoice(due: Due, game: Game, ruleset: Ruleset): string {
  const [side] = isThrown(due, game, ruleset) ? [] : sidesGiving(due, game, ruleset);
  return side === undefined ? '' : (game.sides[side]?.name ?? side);
}

/** Whether a step of both sides is being played in which nothing is left to do: then anybody ends it for all. */
function isPassed(game: Game, ruleset: Ruleset): boolean {
  return game.at !== undefined && (ruleset.passesBy?.(sceneOf(game, ruleset), game.at.step) ?? false);
}

/** Whether a step that has just begun is over at once, because nobody could do anything in it. */
function goesPast(campaign: Campaign, ruleset: Ruleset): boolean {
  const game = gameIn(campaign);
  return dueNow(game, ruleset).length === 0 && nobodyCanAct(campaign, ruleset);
}

function noSource(): never {
  throw new Error('Nothing was handed in to draw from');
}
