import type { Book } from '../../../../../data/hans-n-panzer/book.ts';
import type { Effect } from '../../../../kernel/state/effect.ts';
import type { Scene, Unit } from '../../../../kernel/state/scene.ts';
import { changing, count, isHouse, menInside, ridersOf, unitsInside } from '../unit.ts';
import { roomFor } from './houses.ts';

/** Who is in a house (HP-TER-05), or rides in a vehicle (HP-VEH-05). */
export function within(scene: Scene, unit: Unit, book: Book): readonly Effect[] {
  const { rules } = book.tracking;
  const changes = changing(scene, book);
  if (isHouse(unit)) {
    for (const each of unitsInside(scene, unit)) {
      const inside = menInside(each);
      const full = roomFor(scene, each, unit, book) <= inside;
      changes.remind(rules.inside, [each, unit], 'in-house', { inside, outside: count(each, 'men') - inside, full });
    }
    return changes.effects;
  }
  for (const rider of ridersOf(scene, unit)) {
    changes.remind(rules.riders, [rider, unit], 'rides-in', { men: count(rider, 'men') });
  }
  return changes.effects;
}
