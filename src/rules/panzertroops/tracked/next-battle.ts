import type { Book } from '../../../../data/panzertroops/book.ts';
import type { Effect } from '../../../kernel/state/effect.ts';
import type { Scene } from '../../../kernel/state/scene.ts';
import { changing } from './changes.ts';
import { wreckOf } from './moving/carrying.ts';

/** The dead, the captured, wrecks and lost units stay out; units that left the table are back. */
export function carries(scene: Scene, book: Book): readonly Effect[] {
  const changes = changing(scene, book);
  const { rules } = changes;
  const rule = rules['next-battle'];
  for (const unit of scene.units.values()) {
    if (unit.gone === 'exited' || unit.gone === 'left-table') changes.back(unit, rule);
    // Nobody asked who got out.
    else if (wreckOf(scene, unit)) changes.gone(unit, 'lost-with-vehicle', rules['lost-aboard']);
    if (changes.now(unit).gone) changes.set(unit, 'earlier-battle', true, rule);
  }
  return changes.effects;
}
