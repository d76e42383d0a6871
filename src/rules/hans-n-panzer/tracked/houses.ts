import type { Effect } from '../../../kernel/effect.ts';
import type { Refusal } from '../../../kernel/refusal.ts';
import type { Scene, Unit } from '../../../kernel/scene.ts';
import type { Outcome } from '../../../kernel/verb.ts';
import { GUNS, INDIRECT } from '../armoury.ts';
import { type Book, HOUSES } from '../book.ts';
import type { Shell } from '../demolish.ts';
import { count, has, leftOf, unitsIn, word } from '../unit.ts';
import { killed, suffers } from './casualties.ts';
import { added, remind, remindingOnce } from './changes.ts';
import { firedWith, seen } from './firing.ts';
import { isGun, refuseCaptured, refuseFired, refuseUnready, refuseWreck } from './guns.ts';

export function knownOfHouse(scene: Scene, _given: Partial<Shell>, { houses }: Book): Partial<Shell> {
  const carried = scene.actor && word(scene.actor, 'weapon');
  const weapon = [...GUNS, ...INDIRECT].find((each) => each === carried);
  const house = scene.targets.find((unit) => has(unit, 'house'));
  const target = house && HOUSES.find((each) => each === word(house, 'house'));
  const known = { ...(weapon ? { weapon } : {}), ...seen(scene) };
  if (!house || !target) return known;
  const { men, hits } = houses.houses[target];
  const within = unitsIn(scene, house, 'inside').reduce((sum, unit) => sum + leftOf(unit), 0);
  // In the step in which it falls it is fired at as it stood before the last hit.
  return { ...known, target, hits: Math.min(count(house, 'hits'), hits - 1), occupants: Math.min(within, men) };
}

/** HP-SEQ-03: a gun fires once, be it at a house; mortars and batteries have fired with their barrage. */
export function forbiddenShell(scene: Scene, { weapon }: Shell, book: Book): Refusal | undefined {
  const { actor } = scene;
  if (!actor || !isGun(weapon)) return undefined;
  return (
    refuseUnready(scene, actor, weapon, book) ??
    refuseCaptured(actor, weapon, book) ??
    refuseFired(actor, weapon, book) ??
    refuseWreck(actor, book)
  );
}

export function afterShell(scene: Scene, { weapon }: Shell, { facts }: Outcome, book: Book): Effect[] {
  const { actor, targets } = scene;
  if (facts.shot !== undefined) return [];
  const house = targets.find((unit) => has(unit, 'house'));
  return remindingOnce(scene, [
    ...(actor && isGun(weapon) ? firedWith(scene, actor, weapon, book) : []),
    ...(house && facts.damage === true ? hitBy(scene, house, facts, book) : []),
    ...(weapon === 'artillery' ? [remind(book.tracking.advice['direct-fire'])] : []),
  ]);
}

/** HP-TER-08, HP-TER-09: a hit more; with the last one all who are in it. */
function hitBy(scene: Scene, house: Unit, { destroyed, killed: men }: Outcome['facts'], book: Book): Effect[] {
  const rule = book.tracking.rules['house-falls'];
  if (has(house, 'struck')) return [];
  const one = added(house, 'hits', 1, rule);
  if (destroyed !== true) return one;
  return [
    ...one,
    ...killed(scene, unitsIn(scene, house, 'inside'), Number(men ?? 0), book.houses.emptied.rule, book),
    ...suffers(scene, house, { struck: 'destroyed' }, rule, book),
  ];
}
