import type { Effect } from '../../../kernel/effect.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Scene, Unit } from '../../../kernel/scene.ts';
import type { Outcome } from '../../../kernel/verb.ts';
import type { Book } from '../book.ts';
import type { Group } from '../morale.ts';
import { has, isVehicle, word } from '../unit.ts';
import { aboard } from './carrying.ts';
import { added, kept, remind } from './changes.ts';
import { groupOf, isBroken, knownOfGroup, living } from './groups.ts';

export function knownOfMorale(scene: Scene): Partial<Group> {
  return scene.actor ? (knownOfGroup(groupOf(scene, scene.actor)) as Partial<Group>) : {};
}

/** The one of his group, if he lives, who owes its check: one check is of them all, whoever is named for it. */
export function checksFor(scene: Scene, named: Unit): Unit {
  const owes = (unit: Unit) => has(unit, 'checks');
  if (named.gone || owes(named)) return named;
  return living(groupOf(scene, named)).find(owes) ?? named;
}

/** PT-RUL-26: a broken group checks no more; what was owed before it broke is thrown, and changes nothing. */
export function forbiddenCheck(scene: Scene, _group: unknown, { tracking }: Book): Refusal | undefined {
  const { actor } = scene;
  if (!actor || has(actor, 'checks') || !isBroken(groupOf(scene, actor))) return undefined;
  return new Refusal(tracking.rules.check, 'broken-already', { unit: actor.name });
}

/** PT-MOR-09, -10: for the rest of the battle, of the whole group; it never betters. */
export function afterCheck(scene: Scene, _group: unknown, { facts }: Outcome, book: Book): Effect[] {
  const { actor } = scene;
  if (!actor) return [];
  const { rules } = book.tracking;
  const paid = has(actor, 'checks') ? added(actor, 'checks', -1, rules.check) : [];
  const group = living(groupOf(scene, actor));
  if (facts.morale === 'good' || isBroken(group)) return paid;
  const state = facts.morale === 'broken' ? 'broken' : 'shaken';
  const rule = rules[state];
  const vehicle = group.find((unit) => isVehicle(unit) && has(unit, 'immobilised'));
  return [
    ...paid,
    ...group.filter((unit) => word(unit, 'morale') !== state).flatMap((unit) => kept(unit, 'morale', state, rule)),
    remind(rule),
    ...(state === 'broken' && vehicle ? abandoned(scene, vehicle, book) : []),
  ];
}

/** PT-MOR-10, PT-RUL-25: all get out of an immobilised vehicle, without dice, and it is left for good. */
export function abandoned(scene: Scene, vehicle: Unit, book: Book): Effect[] {
  const rule = book.tracking.rules.broken;
  return [
    ...kept(vehicle, 'abandoned', true, rule),
    ...aboard(scene, vehicle).flatMap((each) => kept(each, 'aboard', '', rule)),
  ];
}
