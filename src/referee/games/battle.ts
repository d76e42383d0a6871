import type { Campaign } from '../../campaign/campaign.ts';
import { type Game, isBegun } from '../../campaign/game.ts';
import type { LogEvent } from '../../campaign/record.ts';
import { InputError } from '../../kernel/refusal.ts';
import type { Ending } from '../../kernel/state/effect.ts';
import { asking } from '../agreement/agreement.ts';
import { assertNotOver, assertPlaysAny, isNeutral, othersPlayed } from '../agreement/permission.ts';
import { gameIn, sideNamed } from './games.ts';

/** How the players want the battle to end. */
export interface ProposedEnding {
  /** The side that has won; nobody if left out. */
  readonly winner?: string | undefined;
  readonly why: string;
}

const MOST_OBJECTIVES = 20;

/**
 * Ends the battle: decided by an umpire who plays no side, or by agreement of both sides.
 * @throws {InputError} if no battle is being played; {NotAllowed} for someone who has no part in it
 */
export function endBattle(campaign: Campaign, user: string, { winner, why }: ProposedEnding): LogEvent[] {
  const game = gameIn(campaign);
  assertPlaysAny(game, user);
  if (!isBegun(game)) throw new InputError('no-battle');
  const text = why.trim();
  if (text === '') throw new InputError('missing-options', { missing: ['why'] });
  const won = winner === undefined ? undefined : sideNamed(game, winner);
  const ending: Ending = { ...(won === undefined ? {} : { winner: won }), why: 'agreed', values: { text } };
  const event = { type: 'battle-ended' as const, effects: [{ effect: 'ended' as const, ...ending }] };
  const others = whoseWord(game, user);
  if (others.length === 0) return [event];
  return asking(campaign, user, { about: 'battle-end', sides: others, proposes: [event], on: { position: true } });
}

/**
 * Declares the objective of the battle, or that a side holds it. Before the first turn any player can do so; from
 * then on it takes an umpire who plays no side, or both sides.
 * @throws {InputError} if the name can't be one; {NotAllowed} for someone who has no part in it
 */
export function setObjective(
  campaign: Campaign,
  user: string,
  { name: typed, held }: { readonly name: string; readonly held?: string | undefined },
): LogEvent[] {
  const game = gameIn(campaign);
  assertPlaysAny(game, user);
  assertNotOver(game);
  const name = typed.trim();
  if (name === '') throw new InputError('missing-options', { missing: ['name'] });
  const known = game.objectives ?? [];
  if (known.length >= MOST_OBJECTIVES && !known.some((each) => each.name === name)) {
    throw new InputError('too-many-objectives', { most: MOST_OBJECTIVES });
  }
  const side = held === undefined || held === 'nobody' ? undefined : sideNamed(game, held);
  const event = { type: 'objective-set' as const, name, ...(side === undefined ? {} : { held: side }) };
  const others = game.at ? whoseWord(game, user) : [];
  if (others.length === 0) return [event];
  return asking(campaign, user, { about: 'objective', sides: others, proposes: [event], on: {} });
}

function whoseWord(game: Game, user: string): string[] {
  return isNeutral(game, user) ? [] : othersPlayed(game, user);
}
