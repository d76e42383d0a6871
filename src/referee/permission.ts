import type { Campaign } from '../campaign/campaign.ts';
import { type Game, sideOf } from '../campaign/game.ts';
import type { Ruled } from '../campaign/record.ts';
import { owed } from '../campaign/turns.ts';
import { InputError, Refusal } from '../kernel/refusal.ts';
import { type Ruleset, verbOf } from '../kernel/ruleset.ts';
import type { Scene, Unit } from '../kernel/scene.ts';
import type { Verb } from '../kernel/verb.ts';
import type { DeclaredAction } from './action.ts';

/** What the log says of a rule that was set aside. */
export type Against = NonNullable<Ruled['against']>;

export function isUmpire(game: Game, user: string): boolean {
  return game.umpires.includes(user);
}

/** @throws {InputError} unless the user may act for that side */
export function assertPlays(game: Game, user: string, side: string): void {
  const own = sideOf(game, user);
  if (isUmpire(game, user) || own === side) return;
  // Whoever plays moves the figures of the side that nobody plays.
  if (own !== undefined && game.table.solo === side) return;
  throw new InputError('not-your-side', { side: game.sides[side]?.name ?? side });
}

/** @throws {InputError} unless the user plays for a side or is an umpire */
export function assertPlaysAny(game: Game, user: string): void {
  if (sideOf(game, user) === undefined) assertUmpire(game, user);
}

/** @throws {InputError} unless the user is an umpire of the game */
export function assertUmpire(game: Game, user: string): void {
  if (!isUmpire(game, user)) throw new InputError('umpire-only');
}

/** @throws {InputError} where the game is paused */
export function assertOpen({ phase }: Game): void {
  if (phase === 'paused') throw new InputError('game-paused');
}

/**
 * Whether a user may have this action now.
 * @returns the rule that forbids it, if the umpire overrides it or the campaign only reminds
 * @throws {Refusal} if a rule of kind *track* forbids it
 * @throws {InputError} if the unit is not the user's, or one of them out of play, or `override` not the umpire's; or if it
 * is nothing without a campaign, and there is none of the book
 */
export function permitted(action: DeclaredAction, { game }: Campaign, user: string): Against | undefined {
  const { scene, override, tracked, ruleset, verb } = action;
  if (!scene && verbOf(ruleset, verb).ofCampaign) throw new InputError('no-campaign', { verb, rules: ruleset.name });
  if (override && !(game && scene)) throw new InputError('no-umpire');
  if (!game || !scene || !(tracked || override)) return undefined;
  assertOpen(game);
  if (scene.actor) assertPlays(game, user, scene.actor.side);
  else assertPlaysAny(game, user);
  if (override) assertUmpire(game, user);
  else assertAllInPlay(scene, verbOf(action.ruleset, action.verb));
  return against(action, scene, game);
}

function against({ ruleset, verb, options, override }: DeclaredAction, scene: Scene, game: Game): Against | undefined {
  if (game.enforcement === 'off') return undefined;
  const { forbid, outOfTurn } = verbOf(ruleset, verb);
  // What the book demands of a unit it may do, whosever turn it is.
  const free = outOfTurn?.(scene, options) || owed(game, ruleset, verb, scene.actor?.id);
  const early = free ? undefined : notTheirTurn(ruleset, verb, scene, game);
  const refusal = early ?? forbid?.(scene, options, ruleset.book);
  if (!refusal) return undefined;
  const rule = refusal.rule ?? ruleset.turn.rule;
  if (override) return { rule, how: 'overridden' };
  if (game.enforcement === 'remind') return { rule, how: 'reminded' };
  throw refusal;
}

/** A unit acts in the steps of its own side, and there only with the verbs that the step is for. */
function notTheirTurn(ruleset: Ruleset, verb: string, { at, actor }: Scene, game: Game): Refusal | undefined {
  if (!at || !actor) return undefined;
  const step = ruleset.turn.steps.find(({ id }) => id === at.step);
  const own = at.side === undefined || at.side === actor.side;
  if (own && (!step || step.verbs.includes(verb))) return undefined;
  return new Refusal(ruleset.turn.rule, 'not-their-turn', {
    unit: actor.name,
    verb,
    step: at.step,
    // In the own turn it is the step that forbids it.
    side: own || at.side === undefined ? undefined : (game.sides[at.side]?.name ?? at.side),
  });
}

type Reasons = Pick<Verb<unknown, unknown>, 'fallen' | 'outOfPlay'>;

function assertAllInPlay({ actor, targets }: Scene, { fallen = [], outOfPlay = [] }: Reasons): void {
  if (actor && !outOfPlay.includes(actor.gone ?? '')) assertInPlay(actor);
  for (const unit of targets) if (!fallen.includes(unit.gone ?? '')) assertInPlay(unit);
}

/** @throws {InputError} for a unit that is no longer in play */
export function assertInPlay(unit: Unit): void {
  if (unit.gone) throw new InputError('unit-gone', { unit: unit.name, why: unit.gone });
}
