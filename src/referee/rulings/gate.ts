import type { Game } from '../../campaign/game.ts';
import type { Ruled } from '../../campaign/record.ts';
import { dueIn, isPutOff, squadIn } from '../../campaign/turns.ts';
import { forbiddenBy } from '../../kernel/forbidding.ts';
import { InputError, Refusal } from '../../kernel/refusal.ts';
import { certainFacts } from '../../kernel/resolve.ts';
import { GATE, type GateCheck, type Ruleset, verbOf } from '../../kernel/ruleset.ts';
import { blocksOf, type Due } from '../../kernel/state/due.ts';
import type { Position, Scene, Unit } from '../../kernel/state/scene.ts';
import { isAtEnemies } from '../../kernel/verb.ts';
import type { DeclaredAction } from './action.ts';

/** What the log says about a rule that was set aside. */
export type Against = NonNullable<Ruled['against']>;

/** An action in a campaign, with its scene there. */
type Acting = DeclaredAction & { readonly scene: Scene };

/**
 * The gate that every action passes: one check after the other, in the book's order. The first that
 * forbids it is the reason given.
 * @param checks those that could fail
 * @returns the rule that forbids it, if the umpire overrides it or the campaign only reminds players of it
 * @throws {Refusal} if a rule forbids it
 * @throws {InputError} if one of the units is out of play
 */
export function pass(
  action: Acting,
  game: Game,
  checks: readonly GateCheck[] = action.ruleset.gate ?? GATE,
): Against | undefined {
  const { ruleset, override } = action;
  for (const check of checks) {
    const refusal = CHECKS[check](action, game);
    if (!refusal) continue;
    // Once the battle is over, nobody can rule on its units.
    if (action.scene.over) throw refusal;
    const rule = refusal.rule ?? ruleset.turn.rule;
    if (override) return { rule, how: 'overridden' };
    if (game.enforcement === 'remind') return { rule, how: 'reminded' };
    if (game.enforcement === 'strict') throw refusal;
  }
  return undefined;
}

/** The checks of the gate, each by itself. @throws {InputError} if a unit is out of play and no rule says why it can't be named */
export const CHECKS: Readonly<Record<GateCheck, (action: Acting, game: Game) => Refusal | undefined>> = {
  battle: notPlayed,
  'in-play': (action) => (action.override ? undefined : allInPlay(action)),
  step: notTheirTurn,
  owed: owedFirst,
  book: (action) => {
    const { ruleset, verb, scene, options } = action;
    return forbiddenBy(verbOf(ruleset, verb), scene, options, ruleset.book) ?? atThemselves(action);
  },
  table: notOnTable,
};

/** What isn't seen or can't be reached as the table lies, but for what somebody has looked at himself. */
function notOnTable({ filling, scene, options, declared, ruleset, verb, toggles }: Acting): Refusal | undefined {
  return filling?.refusal(scene, options, declared, () => certainFacts({ ruleset, verb, options, toggles }));
}

/** Nobody attacks himself, or is his own helper. Whether one's own side may be hit is up to the rulebook. */
export function atThemselves({ ruleset, verb, scene: { actor, targets } }: Acting): Refusal | undefined {
  const declared = verbOf(ruleset, verb);
  // A blast may catch the man who throws it, and so may a template beside the one whom it's aimed at.
  const named = declared.catches === 'all' ? [] : declared.catches ? targets.slice(0, 1) : targets;
  if (!actor || !named.some(({ id }) => id === actor.id)) return undefined;
  if (isAtEnemies(declared))
    return new Refusal(ruleset.turn.rule, 'at-friends', { unit: actor.name, target: actor.name, verb });
  // Who is reached, boarded, freed or taken over is somebody else.
  const isWithOthers = declared.kind === 'movement' || declared.kind === 'upkeep';
  return isWithOthers ? new Refusal(ruleset.turn.rule, 'with-itself', { unit: actor.name, verb }) : undefined;
}

/** What forbids an action as things stand, for someone who only asks its odds. */
export function forbiddenNow(action: DeclaredAction, game: Game | undefined): Refusal | undefined {
  const { scene, ruleset } = action;
  if (!game || !scene || !action.tracked) return undefined;
  try {
    return (ruleset.gate ?? GATE).map((check) => CHECKS[check]({ ...action, scene }, game)).find((each) => each);
  } catch (error) {
    // An action has odds even if a unit is misnamed or out of play.
    if (error instanceof InputError) return undefined;
    throw error;
  }
}

/** Before the first turn only deployment and what must come first is allowed; after the end, nothing. */
function notPlayed({ ruleset, verb, scene, options, due }: Acting): Refusal | undefined {
  const { turn, name } = ruleset;
  if (scene.over) return new Refusal(scene.over.rule ?? turn.rule, 'battle-over', { verb });
  if (scene.at || due || ruleset.deploys?.(scene, verb, options)) return undefined;
  return new Refusal(turn.begins ?? turn.rule, 'battle-not-begun', { verb, rules: name, unit: scene.actor?.name });
}

/** A unit acts in the steps of its own side, and only with the verbs that the step is for. */
function notTheirTurn({ ruleset, verb, scene, options, due }: Acting, game: Game): Refusal | undefined {
  const { at, actor } = scene;
  if (!at || !actor || isItsStep(ruleset, verb, at, actor)) return undefined;
  // A unit may do what the book demands of it, whoever's turn it is.
  if (due || verbOf(ruleset, verb).outOfTurn?.(scene, options)) return undefined;
  // Nobody acts before what all wait for.
  const first = dueIn(scene, ruleset).find((owed) => blocksOf(owed).includes('all'));
  if (first) return new Refusal(ruleset.turn.rule, 'owed-first', { unit: actor.name, verb: first.verb });
  return new Refusal(ruleset.turn.rule, 'not-their-turn', {
    unit: actor.name,
    verb,
    step: at.step,
    // In its own turn, it's the step that forbids it.
    side: isItsTurn(at, actor) || at.side === undefined ? undefined : (game.sides[at.side]?.name ?? at.side),
  });
}

/** Whether a step is for a unit to do this in, whatever it owes and whatever the book lets it do out of turn. */
export function isItsStep({ turn }: Ruleset, verb: string, at: Position, unit: Unit): boolean {
  const step = turn.steps.find(({ id }) => id === at.step);
  return isItsTurn(at, unit) && (!step || step.verbs.includes(verb));
}

function isItsTurn(at: Position, { side }: Unit): boolean {
  return at.side === undefined || at.side === side;
}

/** Owed rulings come first, for every unit they hold up. */
function owedFirst(action: Acting): Refusal | undefined {
  const { ruleset, verb, scene, options, due } = action;
  const { evenOwing } = verbOf(ruleset, verb);
  if (due || (typeof evenOwing === 'function' ? evenOwing(scene, options) : evenOwing)) return undefined;
  const first = dueIn(scene, ruleset).find((owed) => holdsUp(owed, scene, ruleset));
  if (!first) return undefined;
  const owing = first.unit === undefined ? undefined : scene.units.get(first.unit)?.name;
  // Whoever's target owes it can do anything else meanwhile.
  const isOfTarget = scene.actor?.id !== first.unit && !holdsUp(first, { ...scene, targets: [] }, ruleset);
  const target = isOfTarget ? owing : undefined;
  return new Refusal(first.rule, 'owed-first', { unit: scene.actor?.name, verb: first.verb, owing, target });
}

/** Whether an owed ruling comes before what a scene's units do. */
export function holdsUp(due: Due, scene: Scene, ruleset: Ruleset): boolean {
  const { actor, units, at } = scene;
  const blocks = blocksOf(due);
  if (isPutOff(due, units.get(due.unit ?? '')?.side, scene.table)) return false;
  if (blocks.includes('all')) return true;
  if (actor && blocks.includes('unit') && actor.id === due.unit) return true;
  // Whom it's aimed at is only looked at where it isn't his own.
  const goesOn = actor !== undefined && actor.id === due.attacker;
  if (blocks.includes('target') && !goesOn && scene.targets.some(({ id }) => id === due.unit)) return true;
  if (!actor) return false;
  const owing = due.unit === undefined ? undefined : units.get(due.unit);
  const squad = due.squad ?? (owing && squadIn(owing, ruleset));
  const side = owing?.side ?? due.at.side ?? at?.side;
  return (
    (blocks.includes('squad') && squad !== undefined && squadIn(actor, ruleset) === squad) ||
    (blocks.includes('side') && actor.side === side)
  );
}

/** @throws {InputError} if a unit is out of play, and no rule of the book says why it can't be named */
function allInPlay({ scene: { actor, targets }, ruleset, verb }: Acting): Refusal | undefined {
  const { fallen = [], outOfPlay = [] } = verbOf(ruleset, verb);
  const out = [
    ...(actor && !outOfPlay.includes(actor.gone ?? '') ? [actor] : []),
    ...targets.filter((unit) => !fallen.includes(unit.gone ?? '')),
  ].find(({ gone }) => gone !== undefined);
  if (!out) return undefined;
  const rule = ruleset.out?.[out.gone!];
  if (rule) return new Refusal(rule, 'is-out', { unit: out.name, why: out.gone });
  throw new InputError('unit-gone', { unit: out.name, why: out.gone });
}
