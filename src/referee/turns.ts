import type { Campaign } from '../campaign/campaign.ts';
import { evolveGame } from '../campaign/evolve.ts';
import type { Game } from '../campaign/game.ts';
import type { EventOf, LogEvent } from '../campaign/record.ts';
import { dueNow, turnSteps, yetToAct } from '../campaign/turns.ts';
import { InputError } from '../kernel/refusal.ts';
import type { Ruleset } from '../kernel/ruleset.ts';
import { hasCome, nextPosition, type Position } from '../kernel/turn.ts';
import { gameIn } from './games.ts';
import { assertOpen, assertPlays, assertPlaysAny } from './permission.ts';
import { sceneOf } from './scene.ts';

/**
 * Play goes on to the next step of the turn, or to the first turn of a battle. Statuses that end are ended, and the
 * rulebook says what falls due.
 * @throws {InputError} unless a player of the side whose turn ends says so, or an umpire
 */
export function nextTurn(campaign: Campaign, user: string, ruleset: Ruleset, house: ReadonlySet<string>): LogEvent[] {
  const game = gameIn(campaign);
  assertOpen(game);
  if (game.at?.side === undefined) assertPlaysAny(game, user);
  else assertPlays(game, user, game.at.side);
  const overdue = dueNow(game, ruleset);
  if (overdue.length > 0 && game.enforcement === 'strict') {
    const [first] = overdue;
    throw new InputError('still-due', { verb: first!.verb, rule: first!.rule, unit: nameOf(game, first!.unit) });
  }
  const steps = turnSteps(game, ruleset);
  const at = nextPosition(steps, game.at);
  const idle = game.at ? yetToAct(game).map(({ id }) => id) : [];
  const event: EventOf<'turn-begun'> = {
    type: 'turn-begun',
    at,
    ...(idle.length > 0 ? { idle } : {}),
    expired: expiring(game, at, steps),
    effects: [],
  };
  const scene = sceneOf(evolveGame(game, event)!, ruleset, house);
  return [{ ...event, effects: [...(ruleset.begins?.(scene, ruleset.book) ?? [])] as typeof event.effects }];
}

function expiring(game: Game, at: Position, steps: readonly Position[]): EventOf<'turn-begun'>['expired'] {
  return game.lasting.filter(({ until }) => hasCome(until, at, steps)).map(({ of, field }) => ({ of, field }));
}

function nameOf(game: Game, id: string | undefined): string | undefined {
  return id === undefined ? undefined : game.units[id]?.name;
}
