import { evolveGame } from '../../campaign/evolve.ts';
import type { Game } from '../../campaign/game.ts';
import type { EventOf } from '../../campaign/record.ts';
import { sceneOf } from '../../campaign/scene.ts';
import { turnSteps, yetToAct } from '../../campaign/turns.ts';
import { type Draw, RecordedDraw } from '../../kernel/dice/draw.ts';
import { InputError } from '../../kernel/refusal.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import type { Effect } from '../../kernel/state/effect.ts';
import { applied } from '../../kernel/state/state.ts';
import { hasCome, nextPosition, type Position } from '../../kernel/state/turn.ts';
import { placedAtEnd } from '../battlefield/getting-out.ts';
import { withEnding } from '../rulings/ending.ts';

/**
 * Play goes on to the next step of the turn, or to the first turn of a battle. First comes what the book does when the step ends,
 * then what ends by itself, then what the book does when the next one begins.
 * @param source the source of the book's random draws
 * @throws {InputError} in a campaign without sides
 */
export function nextStep(
  game: Game,
  ruleset: Ruleset,
  house: ReadonlySet<string>,
  source: (sides: number) => number,
): EventOf<'turn-begun'> {
  const steps = turnSteps(game, ruleset);
  if (steps.length === 0) throw new InputError('no-side-plays');
  const draw = new RecordedDraw(source);
  const closes = game.at ? closing(game, ruleset, house, draw) : [];
  const closed = closes.reduce(applied<Game>, game);
  const idle = game.at ? yetToAct(game, ruleset).map(({ id }) => id) : [];
  // If the battle ends with the step, play stays where it is.
  const at = closed.over && game.at ? game.at : nextAt(closed, ruleset, house, steps);
  const fallen = Object.values(closed.units).filter(({ id, gone }) => gone !== undefined && isFallen(id, game));
  const event: EventOf<'turn-begun'> = {
    type: 'turn-begun',
    at,
    ...(fallen.length > 0 ? { fallen: fallen.map(({ id }) => id) } : {}),
    ...(idle.length > 0 ? { idle } : {}),
    ...(closes.length > 0 ? { closes } : {}),
    ...(draw.steps.length > 0 ? { book: ruleset.version, steps: draw.steps } : {}),
    expired: closed.over ? [] : expiring(closed, at, steps),
    effects: [],
  };
  if (closed.over) return event;
  const scene = sceneOf(evolveGame(game, event)!, ruleset, house);
  return { ...event, effects: withEnding(scene, ruleset.begins?.(scene, ruleset.book) ?? [], ruleset) };
}

/** The next step in which something is to be done. */
function nextAt(game: Game, ruleset: Ruleset, house: ReadonlySet<string>, steps: readonly Position[]): Position {
  const next = nextPosition(steps, game.at);
  const { passesBy } = ruleset;
  if (!passesBy?.(sceneOf(game, ruleset, house), next.step)) return next;
  return nextAt({ ...game, at: next }, ruleset, house, steps);
}

/** Whether a unit that is out went out in the current step, or at its end. */
function isFallen(id: string, { fallen = [], units }: Game): boolean {
  return fallen.includes(id) || (units[id] !== undefined && units[id].gone === undefined);
}

/** What the book does when a step ends. */
function closing(game: Game, ruleset: Ruleset, house: ReadonlySet<string>, draw: Draw): readonly Effect[] {
  const scene = sceneOf(game, ruleset, house);
  const closes = ruleset.closes?.(scene, ruleset.book, draw) ?? [];
  return withEnding(scene, placedAtEnd(game, scene, closes), ruleset);
}

function expiring(game: Game, at: Position, steps: readonly Position[]): EventOf<'turn-begun'>['expired'] {
  return game.lasting.filter(({ until }) => hasCome(until, at, steps)).map(({ of, field }) => ({ of, field }));
}
