import type { Book } from '../../../../data/panzertroops/book.ts';
import type { Effect } from '../../../kernel/state/effect.ts';
import type { Scene, Unit } from '../../../kernel/state/scene.ts';
import { isVehicle } from '../unit.ts';
import { changing } from './changes.ts';
import { aboard, roomLeft, towedBy } from './moving/carrying.ts';

/** Who is in or on a vehicle, what it tows, and what it still has room for (PT-LOAD-02 to -05). */
export function within(scene: Scene, unit: Unit, book: Book): readonly Effect[] {
  if (!isVehicle(unit)) return [];
  const { rules } = book.tracking;
  const changes = changing(scene, book);
  const riders = aboard(scene, unit);
  if (riders.length > 0) changes.remind(rules.loading, [...riders, unit], 'are-aboard');
  for (const gun of towedBy(scene, unit)) changes.remind(rules.towing, [gun, unit], 'is-in-tow');
  const { rule, ...room } = roomLeft(scene, unit, book);
  changes.remind(rule, [unit], 'room-left', room);
  return changes.effects;
}
