import type { Effect } from '../../../kernel/effect.ts';
import type { Scene, Unit } from '../../../kernel/scene.ts';
import type { Outcome } from '../../../kernel/verb.ts';
import type { Book } from '../book.ts';
import type { ArmourShot } from '../tankhit.ts';
import { has, vehicleOf } from '../unit.ts';
import { afterwards, kept } from './changes.ts';
import { afterFiring } from './fired.ts';
import { knownOfFirer } from './firer.ts';
import { checkDue, groupOf, isBroken } from './groups.ts';
import { abandoned } from './nerves.ts';
import { wrecked } from './wrecks.ts';

export function knownOfArmour(scene: Scene, given: Partial<ArmourShot>, book: Book): Partial<ArmourShot> {
  const vehicle = scene.targets[0] && vehicleOf(scene.targets[0]);
  return { ...knownOfFirer(scene, given, 'ap', book), ...(vehicle ? { vehicle } : {}) };
}

/** What a shot at an armoured vehicle changes. */
export function afterArmourShot(scene: Scene, shot: ArmourShot, { facts }: Outcome, book: Book): Effect[] {
  const { actor, targets } = scene;
  const [target] = targets;
  return [
    ...(actor ? afterFiring(scene, actor, shot, facts, book) : []),
    ...(target ? struck(scene, target, facts, book) : []),
  ];
}

function struck(scene: Scene, target: Unit, facts: Outcome['facts'], book: Book): Effect[] {
  const { rules } = book.tracking;
  if (facts.result === 'destroyed') return wrecked(scene, target, 'afv', book);
  const stopped = facts.result === 'immobilised';
  const effects = stopped && !has(target, 'immobilised') ? kept(target, 'immobilised', true, rules.immobilised) : [];
  const then = afterwards(scene, effects);
  const group = groupOf(then, then.units.get(target.id) ?? target);
  return [
    ...effects,
    ...(stopped && isBroken(group) ? abandoned(then, target, book) : []),
    ...(facts['morale-check'] ? checkDue(then, group, rules[stopped ? 'stopped' : 'shot-at']) : []),
  ];
}
