import type { Book } from '../../../../../data/panzertroops/book.ts';
import type { Due } from '../../../../kernel/state/due.ts';
import type { Scene, Unit } from '../../../../kernel/state/scene.ts';
import { isLeader } from '../../unit.ts';
import type { Changing } from '../changes.ts';
import { groupKey, isBroken, livingIn, members, strengthOf } from './groups.ts';

/** A man lost, and his group. */
export interface Loss {
  readonly key: string | undefined;
  readonly leader: boolean;
}

/** A number of losses from a unit, counted for the group it's in now. */
export function lossesOf(unit: Unit, men: number, key = groupKey(unit)): readonly Loss[] {
  return Array.from({ length: men }, () => ({ key, leader: isLeader(unit) }));
}

/** The checks a group owes. */
export function checksOf({ due }: Scene, key: string | undefined): readonly Due[] {
  return key === undefined ? [] : due.filter(({ verb, squad }) => verb === 'morale' && squad === key);
}

/** A check by a group, as long as one of its living members isn't broken (PT-RUL-44). */
export function owesCheck(changes: Changing, key: string | undefined, rule: string): void {
  const { scene } = changes;
  if (key === undefined || !scene.toggles.has('morale')) return;
  if (members(scene, key).every(isBroken)) return;
  changes.due({ verb: 'morale', squad: key, options: {}, blocks: ['turn'], rule });
}

/**
 * PT-MOR-05, PT-RUL-26: one check for each man lost if at most half are left, and one more for a noncom or officer.
 * @param losses in the order in which they fell, all of them already taken off
 */
export function checksAfter(changes: Changing, losses: readonly Loss[], { tracking }: Book): void {
  const rule = tracking.rules.check;
  const { scene } = changes;
  const strength = new Map(losses.map(({ key }) => [key, key === undefined ? 0 : strengthOf(scene, key)]));
  losses.forEach(({ key, leader }, i) => {
    if (key === undefined) return;
    const after = losses.slice(i + 1).filter((each) => each.key === key).length;
    if (2 * (livingIn(scene, key) + after) <= strength.get(key)!) owesCheck(changes, key, rule);
    if (leader) owesCheck(changes, key, rule);
  });
}

/** Cancels checks that nobody can throw for any more: everyone left in the group is broken. */
export function settles(changes: Changing, { tracking }: Book): void {
  for (const due of changes.scene.due) {
    if (due.verb !== 'morale' || due.squad === undefined) continue;
    if (members(changes.scene, due.squad).every(isBroken)) changes.lapse(due, tracking.rules.check);
  }
}
