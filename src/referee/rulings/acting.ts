import type { Campaign } from '../../campaign/campaign.ts';
import { type Game, sideOf } from '../../campaign/game.ts';
import { THE_CLOCK } from '../../campaign/the-clock.ts';
import { InputError, NotAllowed } from '../../kernel/refusal.ts';
import { verbOf } from '../../kernel/ruleset.ts';
import type { Scene, Unit } from '../../kernel/state/scene.ts';
import { leavesChoice as hasChoice, isOfItself, isOfUnits } from '../../kernel/verb.ts';
import { assertOpen, assertPlaysAny, assertUmpire, isNeutral, isUmpire, plays } from '../agreement/permission.ts';
import { unitsInOrder } from '../units/units.ts';
import type { DeclaredAction } from './action.ts';
import { type Against, pass } from './gate.ts';

type Acting = DeclaredAction & { readonly scene: Scene };

/**
 * Whether a user may take this action now. It isn't checked here that an umpire who plays needs the other side's agreement
 * to override a rule.
 * @returns the rule that forbids it, if the umpire overrides it or the campaign only reminds players of it
 * @throws {Refusal} if a rule of kind *track* forbids it
 * @throws {NotAllowed} if a unit that acts isn't the user's, or nobody is named who does it to a tracked unit, or
 * `override` isn't the umpire's
 * @throws {InputError} if one of the units is out of play, or if the action needs a campaign and there is none of
 * this book
 */
export function permitted(action: DeclaredAction, { game }: Campaign, user: string): Against | undefined {
  const { scene, override, tracked, ruleset, verb } = action;
  if (!scene && verbOf(ruleset, verb).ofCampaign) throw new InputError('no-campaign', { verb, rules: ruleset.name });
  if (override && !(game && scene)) throw new InputError('no-umpire');
  if (!game || game.phase === 'ended') return undefined;
  if (!scene || !(tracked || override)) {
    // While a campaign is being played, its log isn't open to everyone's dice.
    if (sideOf(game, user) === undefined && !isUmpire(game, user)) throw new NotAllowed('rules-in-campaign');
    if (scene) assertForSomebody({ ...action, scene }, game, user);
    return undefined;
  }
  assertOpen(game);
  // The clock throws only what's owed and leaves nobody a choice.
  if (user !== THE_CLOCK) {
    assertNotAnonymous({ ...action, scene }, game, user);
    assertOwn({ ...action, scene }, game, user);
  }
  if (override) assertUmpire(game, user);
  const speaksFor = Object.keys(game.sides).filter((side) => user === THE_CLOCK || plays(game, user, side));
  return pass({ ...action, scene: { ...scene, umpire: isNeutral(game, user), speaksFor } }, game);
}

/**
 * Whether it's for a user to act with the unit that's named, as far as that's said: options may still be missing.
 * @throws {NotAllowed} if it isn't @throws {InputError} if the game is paused
 */
export function assertMayBegin(said: Omit<DeclaredAction, 'options'>, { game }: Campaign, user: string): void {
  const { scene, tracked, known, declared } = said;
  if (!game || game.phase === 'ended' || !scene || !tracked) return;
  assertOpen(game);
  if (scene.actor) assertOwn({ ...said, scene, options: { ...known, ...declared } }, game, user);
}

/**
 * A campaign's log takes no throw that's for nobody: a command of units that says nothing at all, or a test that says nothing
 * of whoever takes it. With something said of him, it may be for somebody whom the referee doesn't know.
 * @throws {InputError} that asks which unit it's for
 */
function assertForSomebody({ verb, ruleset, declared, odds }: Acting, game: Game, user: string): void {
  const { options, ...resolver } = verbOf(ruleset, verb);
  if (odds || !resolver.effects || !isOfUnits({ ...resolver, options })) return;
  const said = Object.keys(declared).map((name) => options[name]);
  if (said.some((option) => !isOfItself(resolver) || option?.from === 'known' || option?.filled)) return;
  const units = unitsInOrder(game).filter(({ gone }) => !gone);
  const [unit] = [...units.filter(({ side }) => plays(game, user, side)), ...units];
  if (unit) throw new InputError('who-is-it-for', { verb, unit: unit.name });
}

/**
 * In a campaign, acting on a tracked unit takes a tracked unit that does it.
 * @throws {NotAllowed} if none is named, unless the verb allows that, or an umpire who plays no side overrides
 */
function assertNotAnonymous(action: Acting, game: Game, user: string): void {
  const { scene, verb, ruleset, options, due, override } = action;
  if (!scene.actor) assertPlaysAny(game, user);
  if (scene.actor || scene.targets.length === 0 || due || (override && isNeutral(game, user))) return;
  const declared = verbOf(ruleset, verb);
  const { anonymous = isOfItself(declared) } = declared;
  if (typeof anonymous === 'function' ? anonymous(scene, options) : anonymous) return;
  throw new NotAllowed('nobody-acts', { verb, unit: scene.targets[0]!.name });
}

/**
 * Permission is checked for every unit that acts: the one that is named and those that act with it.
 * @throws {NotAllowed} for a unit that isn't the user's, unless the action is owed and leaves its owner no choice
 */
function assertOwn(action: Acting, game: Game, user: string): void {
  const acting = unitsActing(action);
  if (acting.length === 0) assertPlaysAny(game, user);
  const others = acting.find(({ side }) => !plays(game, user, side));
  const { ofEither } = verbOf(action.ruleset, action.verb);
  if (!others || (ofEither && action.scene.targets.some(({ side }) => plays(game, user, side)))) return;
  const side = game.sides[others.side]?.name ?? others.side;
  if (!action.due || sideOf(game, user) === undefined) throw new NotAllowed('not-your-side', { side });
  if (action.faces) throw new NotAllowed('faces-of-another', { side });
  if (leavesChoice(action)) throw new NotAllowed('choice-of-another', { side, unit: others.name });
  // What only its player sees, nobody else leaves unsaid for him, as long as there is one.
  const { scene, options } = action;
  const isPlayed = (game.sides[others.side]?.players.length ?? 0) > 0;
  if (isPlayed && verbOf(action.ruleset, action.verb).asks?.(scene, options))
    throw new NotAllowed('seen-by-another', { side, unit: others.name });
}

/** Whether a unit would act together with units of another side, which its players may not do. */
export function actsWithOthers(action: Acting, { side }: Unit): boolean {
  return unitsActing(action).some((unit) => unit.side !== side);
}

function unitsActing({ scene, verb, ruleset, options }: Acting): readonly Unit[] {
  const declared = verbOf(ruleset, verb);
  const beside = declared.alongside?.(scene, options) ?? [];
  if (scene.actor) return [scene.actor, ...beside];
  // A unit that is tested without anyone acting on it must be the speaker's own, unless the rulebook says otherwise.
  return declared.anonymous === undefined && isOfItself(declared) ? scene.targets : beside;
}

/** Whether the owed ruling leaves a choice to the player who owes it, or the command says more than is owed. */
export function leavesChoice({
  scene,
  verb,
  ruleset,
  options,
  declared,
  due,
}: Pick<Acting, 'scene' | 'verb' | 'ruleset' | 'options' | 'declared' | 'due'>): boolean {
  if (hasChoice(verbOf(ruleset, verb), scene, options)) return true;
  return Object.entries(declared).some(([name, value]) => value !== undefined && due?.options[name] !== value);
}

/** Whether it's no test that its unit doesn't owe and has no cause for, or it's said that it's meant all the same. */
export function isMeant({ ruleset, verb, scene, declared, due, confirmed }: DeclaredAction): boolean {
  const { hasCause } = verbOf(ruleset, verb);
  return confirmed || due !== undefined || !scene?.actor || !hasCause || hasCause(scene, declared);
}

/** @throws {InputError} for a test that may be a slip, until it's said that it's meant */
export function assertMeant(action: DeclaredAction): void {
  if (!isMeant(action)) throw new InputError('is-it-meant', { unit: action.scene!.actor!.name, verb: action.verb });
}
