import type { Effect } from '../../../kernel/effect.ts';
import type { OptionValue } from '../../../kernel/options.ts';
import type { Refusal } from '../../../kernel/refusal.ts';
import type { Scene, Unit } from '../../../kernel/scene.ts';
import type { Outcome } from '../../../kernel/verb.ts';
import type { Book } from '../book.ts';
import { has, word } from '../unit.ts';
import { acts, halfDone, refuseAction } from './actions.ts';
import { kept, passing, remind, thisTurnEnds } from './changes.ts';
import { knownOfTargets, refuseWeapon } from './firing.ts';
import { fatesIn, shotAt, struck } from './struck.ts';

/** Whom a template catches: those named as targets, or else the one who is tested. */
export function caughtIn({ actor, targets }: Scene): readonly Unit[] {
  return targets.length > 0 || !actor ? targets : [actor];
}

/** What is known of a template and of those caught in it: the options of that name. */
export function knownOfTemplate(scene: Scene, book: Book): Record<string, OptionValue> {
  const caught = caughtIn(scene);
  const gunner = scene.targets.length > 0 ? scene.actor : scene.units.get(word(caught[0]!, 'in-template') ?? '');
  const weapon = gunner && word(gunner, 'weapon');
  const automatic = book.automatic.weapons.find((each) => each === weapon);
  return { ...(automatic ? { weapon: automatic } : {}), ...knownOfBlast(caught) };
}

/** @param strike what it does to each */
export function afterTemplate(scene: Scene, outcome: Outcome, book: Book, strike = struck): Effect[] {
  const { actor, targets } = scene;
  const gunner = targets.length > 0 ? actor : undefined;
  return fatesIn(outcome, caughtIn(scene)).flatMap((met) => strike(scene, met, book, gunner));
}

export function knownOfThrow({ targets }: Scene): Record<string, OptionValue> {
  return knownOfBlast(targets);
}

function knownOfBlast(caught: readonly Unit[]): Record<string, OptionValue> {
  const known: Record<string, OptionValue | undefined> = {
    figures: caught.length > 1 ? caught.length : undefined,
    prone: (caught.length > 0 && caught.every((unit) => has(unit, 'hiding'))) || undefined,
    ...knownOfTargets(caught),
  };
  const entries = Object.entries(known);
  return Object.fromEntries(entries.filter((entry): entry is [string, OptionValue] => entry[1] !== undefined));
}

/** A grenade is thrown with the Fire action, or in a Move and Fire. */
export function forbiddenThrow(scene: Scene, { weapon }: { readonly weapon: string }, book: Book): Refusal | undefined {
  const { actor } = scene;
  if (!actor) return undefined;
  const refusal = refuseAction(scene, actor, { action: 'fire', weapon, goesOn: halfDone(actor, 'fire') }, book);
  return refusal ?? refuseWeapon(actor, weapon, book);
}

/** @param strike what it does to each */
export function afterThrow(
  scene: Scene,
  { weapon }: { readonly weapon: string },
  outcome: Outcome,
  book: Book,
  strike = struck,
): Effect[] {
  const { actor, targets } = scene;
  const { rules } = book.tracking;
  return [
    ...(actor ? thrownBy(scene, actor, weapon === 'grenade-launcher', book) : []),
    ...targets.flatMap((unit) => shotAt(scene, unit, book)),
    ...fatesIn(outcome, targets).flatMap((met) => strike(scene, met, book, actor)),
    ...(outcome.facts.hit === false && targets.length > 0 ? [remind(rules.scatter)] : []),
  ];
}

function thrownBy(scene: Scene, thrower: Unit, launched: boolean, book: Book): Effect[] {
  const { rules } = book.tracking;
  if (halfDone(thrower, 'fire')) return passing(thrower, 'shot', true, rules['move-and-fire'], thisTurnEnds(scene));
  return [
    ...acts(scene, thrower, 'fire', rules.fire, book),
    ...(launched ? kept(thrower, 'fired', true, rules.fired) : []),
  ];
}
