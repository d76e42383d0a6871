import type { Book } from '../../../../../data/landser-classic/book.ts';
import type { SoloRuling } from '../../../../kernel/solo.ts';
import type { Scene, Unit } from '../../../../kernel/state/scene.ts';
import { armsOf, weaponAtMen } from '../fire/weapons.ts';
import { changing, count, has, isVehicle, word, words } from '../state.ts';
import { crewmenOf } from '../tanks/crew.ts';
import { hasLooksLeft } from './sides.ts';

/**
 * his shot at the nearest whom he sees and can shoot at, or his look for one who hasn't given himself away yet.
 * @param first whom he fires at before all others
 * @returns nothing if there's nobody to fire at
 */
export function shoots(scene: Scene, unit: Unit, book: Book, first: readonly string[] = []): SoloRuling | undefined {
  const seen = words(unit, 'in-sight');
  const open = first.length > 0 ? seen.filter((id) => first.includes(id)) : seen;
  for (const id of open) {
    const target = scene.units.get(id);
    if (!target || target.gone) continue;
    const verb = verbAt(scene, unit, target, book);
    if (verb === undefined) continue;
    if (isKnown(unit, target) || isVehicle(target)) return shot(scene, unit, target, verb, book);
    if (words(unit, 'looked').includes(id) || !hasLooksLeft(unit, book)) continue;
    return look(scene, unit, target, book);
  }
  return undefined;
}

/** LC-OBS-01, LC-OBS-02: whether he's aware of him already. */
function isKnown(unit: Unit, target: Unit): boolean {
  return has(target, 'fired') || words(unit, 'aware').includes(target.id);
}

/** How he can fire at somebody: at men with what's for men, at vehicles with what's for those. */
function verbAt(scene: Scene, unit: Unit, target: Unit, book: Book): string | undefined {
  const { 'at-vehicles': atVehicles, acts } = book.borrowed;
  if (!isVehicle(target)) {
    const moving = unit.fields.action === 'move-and-fire';
    return weaponAtMen(unit, moving, book) === undefined ? undefined : acts.fire!.verb;
  }
  const isArmed =
    word(unit, 'anti-tank') !== undefined ||
    armsOf(unit, book).some((arm) => arm === word(unit, 'weapon') && !Object.hasOwn(book.toHit.need, arm));
  return isArmed && crewmenOf(scene, target).length === 0 ? atVehicles : undefined;
}

function shot(scene: Scene, unit: Unit, target: Unit, verb: string, book: Book): SoloRuling {
  const marks = changing(scene, book);
  // Whatever comes of it, he doesn't try it again.
  marks.strike(unit, 'in-sight', target.id, book.borrowed.rules.looks);
  return { step: 'rule', verb, options: {}, who: unit.id, targets: [target.id], marks: marks.effects };
}

function look(scene: Scene, unit: Unit, target: Unit, book: Book): SoloRuling {
  const rule = book.borrowed.rules.looks;
  const marks = changing(scene, book);
  marks.set(unit, 'looks', count(unit, 'looks') + 1, rule);
  return {
    step: 'rule',
    verb: 'spot',
    options: {},
    who: unit.id,
    targets: [target.id],
    marks: marks.effects,
    forbidden: () => {
      const changes = changing(scene, book);
      changes.set(unit, 'looks', count(unit, 'looks') + 1, rule);
      changes.strike(unit, 'in-sight', target.id, rule);
      return changes.effects;
    },
  };
}
