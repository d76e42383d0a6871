import type { Book } from '../../../../data/ww2-skirmish/book.ts';
import type { Effect } from '../../../kernel/state/effect.ts';
import type { Scene } from '../../../kernel/state/scene.ts';
import { markerOf } from '../figures.ts';
import { has } from '../unit.ts';
import { changing } from './changes.ts';

/**
 * crews are back in vehicles that were only left, and units that went off by an edge can come again. Everything else that
 * the book doesn't carry over has ended with the battle.
 */
export function carries(scene: Scene, book: Book): readonly Effect[] {
  const after = changing(scene, book);
  const { rules } = after;
  for (const unit of scene.units.values()) {
    const lost = has(unit, 'on-fire') || has(unit, 'wrecked');
    if (has(unit, 'abandoned') && !lost) after.clear(unit, ['abandoned'], rules.burns);
    // A counter lay in the last battle's ground.
    if (!unit.gone && markerOf(unit) === 'counter') after.gone(unit, 'cleared', rules.counters);
    if (unit.gone === 'left-table') after.back(unit, rules['in-rout']);
  }
  return after.effects;
}
