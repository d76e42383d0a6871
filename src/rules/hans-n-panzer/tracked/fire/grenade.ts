import type { Book } from '../../../../../data/hans-n-panzer/book.ts';
import { type Domains, type Knows, saidOf } from '../../../../kernel/act.ts';
import type { Scene, Unit } from '../../../../kernel/state/scene.ts';
import type { Outcome, Tracked } from '../../../../kernel/verb.ts';
import type { Throw } from '../../grenade.ts';
import { Refusal } from '../../refusal.ts';
import { refuseBound, refuseStep } from '../morale/binding.ts';
import { assertFigures, assertPart, isInParts, onePlaceOf } from '../moving/parts.ts';
import { areMen, type Changing, has, isCrewOnFoot, isHouse, isVehicle } from '../unit.ts';
import { visibilityOf } from '../visibility.ts';
import { menLeft, menUsed } from './arms.ts';
import { menHit } from './hits.ts';

const knows: Knows<Throw, Book> = {
  // On a drawn table nobody is at a bare place. Elsewhere whoever throws says who is there.
  figures: ({ actor, targets, drawn }) => (drawn && actor && targets.length === 0 ? 0 : undefined),
  place: (scene, thrown) => (onePlaceOf(scene, thrown, () => saidOf(thrown).place) === 'inside' ? 'room' : undefined),
  visibility: visibilityOf,
};

const domains: Domains<Throw, Book> = {
  range: (_scene, _thrown, { grenades }) => [0, grenades.reach.inches],
  target: ({ actor, units }) =>
    [...units.values()].filter((unit) => !unit.gone && unit.id !== actor?.id && areMen(unit) && !has(unit, 'aboard')),
};

function forbid(scene: Scene, thrown: Throw, book: Book): Refusal | undefined {
  const refusal = (scene.actor && refuseThrower(scene, scene.actor, book)) ?? refuseTarget(scene, book);
  if (refusal) return refusal;
  assertPart(scene, thrown);
  assertFigures(scene, thrown, ['figures']);
  return undefined;
}

/** HP-RUL-33: everyone on foot has grenades and can throw one. */
function refuseThrower(scene: Scene, thrower: Unit, book: Book): Refusal | undefined {
  const { rules, steps } = book.tracking;
  const refusal =
    refuseStep(scene, thrower, GRENADE, steps.fire, book) ??
    refuseBound(scene, thrower, { does: 'shoot', weapon: GRENADE }, book);
  if (refusal) return refusal;
  if (!areMen(thrower)) return new Refusal(rules.arms, 'has-it-not', { unit: thrower.name, weapon: GRENADE });
  return menLeft(thrower) > 0 ? undefined : new Refusal(rules.once, 'all-have-acted', { unit: thrower.name });
}

const GRENADE = 'grenade';

function refuseTarget({ actor, targets }: Scene, book: Book): Refusal | undefined {
  const { rules } = book.tracking;
  for (const unit of targets) {
    const values = { unit: unit.name, weapon: GRENADE };
    if (isHouse(unit)) return new Refusal(rules['at-house'], 'fire-at-house', values);
    if (has(unit, 'aboard')) return new Refusal(rules.riders, 'target-rides', values);
    if (isVehicle(unit)) return new Refusal(book.shelling.men.grenade.rule, 'no-grenade-at-vehicle', values);
    if (unit.id === actor?.id) return new Refusal(rules['own-side'], 'at-itself', values);
  }
  return undefined;
}

function effects(changes: Changing, thrown: Throw, { facts }: Outcome): void {
  const { scene, book } = changes;
  if (facts.shot !== undefined) return;
  const { actor } = scene;
  const { rule } = book.shelling.men.grenade;
  if (actor) menUsed(changes, actor, 1, book);
  if (actor && facts.hit === true) changes.set(actor, 'blast', true, rule);
  menHit(changes, scene, Number(facts.killed ?? 0), thrown.part, rule, book);
  if (actor && isCrewOnFoot(actor)) changes.remind(book.tracking.rules['crew-defends'], [actor], 'only-defends');
}

export const grenade: Tracked<Throw, Book> = {
  catches: 'all',
  tellsOf: { part: isInParts },
  fails: ({ shot }) => shot !== undefined,
  // HP-RUL-33: everyone on foot has grenades, and no vehicle has.
  domain: (_scene, actor) => (areMen(actor) ? {} : { place: [] }),
  knows,
  domains,
  forbid,
  effects,
};
