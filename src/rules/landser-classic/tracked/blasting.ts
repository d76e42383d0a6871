import type { Effect } from '../../../kernel/effect.ts';
import type { Refusal } from '../../../kernel/refusal.ts';
import type { Scene, Unit } from '../../../kernel/scene.ts';
import type { Outcome } from '../../../kernel/verb.ts';
import type { Book } from '../book.ts';
import type { Template } from '../effect.ts';
import type { Throw } from '../grenade.ts';
import { has, word } from '../unit.ts';
import { acts, halfDone, refuseAction } from './actions.ts';
import { kept, passing, remind, thisTurnEnds } from './changes.ts';
import { knownOfTargets, refuseWeapon } from './firing.ts';
import { fatesIn, shotAt, struck } from './struck.ts';

/** Whom a template catches: those named as targets, or else the one who is tested. */
function caughtIn({ actor, targets }: Scene): readonly Unit[] {
  return targets.length > 0 || !actor ? targets : [actor];
}

export function knownOfTemplate(scene: Scene, book: Book): Partial<Template> {
  const caught = caughtIn(scene);
  const gunner = scene.targets.length > 0 ? scene.actor : scene.units.get(word(caught[0]!, 'in-template') ?? '');
  const weapon = gunner && word(gunner, 'weapon');
  const automatic = book.automatic.weapons.find((each) => each === weapon) as Template['weapon'] | undefined;
  return { ...(automatic ? { weapon: automatic } : {}), ...knownOfBlast(caught) } as Partial<Template>;
}

export function afterTemplate(scene: Scene, _template: Template, outcome: Outcome, book: Book): Effect[] {
  const { actor, targets } = scene;
  const gunner = targets.length > 0 ? actor : undefined;
  return fatesIn(outcome, caughtIn(scene)).flatMap((met) => struck(scene, met, book, gunner));
}

export function knownOfThrow({ targets }: Scene): Partial<Throw> {
  return knownOfBlast(targets) as Partial<Throw>;
}

function knownOfBlast(caught: readonly Unit[]) {
  const known = {
    figures: caught.length > 1 ? caught.length : undefined,
    prone: (caught.length > 0 && caught.every((unit) => has(unit, 'hiding'))) || undefined,
    ...knownOfTargets(caught),
  };
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined));
}

/** A grenade is thrown with the Fire action, or in a Move and Fire. */
export function forbiddenThrow(scene: Scene, { weapon }: Throw, book: Book): Refusal | undefined {
  const { actor } = scene;
  if (!actor) return undefined;
  const refusal = refuseAction(scene, actor, { action: 'fire', weapon, goesOn: halfDone(actor, 'fire') }, book);
  return refusal ?? refuseWeapon(actor, weapon, book);
}

export function afterThrow(scene: Scene, { weapon }: Throw, outcome: Outcome, book: Book): Effect[] {
  const { actor, targets } = scene;
  const { rules } = book.tracking;
  return [
    ...(actor ? thrownBy(scene, actor, weapon === 'grenade-launcher', book) : []),
    ...targets.flatMap((unit) => shotAt(scene, unit, book)),
    ...fatesIn(outcome, targets).flatMap((met) => struck(scene, met, book, actor)),
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
