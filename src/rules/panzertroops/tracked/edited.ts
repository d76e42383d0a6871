import type { Book } from '../../../../data/panzertroops/book.ts';
import type { Effect } from '../../../kernel/state/effect.ts';
import type { Scene, Unit } from '../../../kernel/state/scene.ts';
import { Refusal } from '../refusal.ts';
import { has } from '../unit.ts';
import { isStepOf } from './when.ts';

/** PT-LOF-06, PT-RUL-55: its player says that a unit is in an edge, before the first turn or in its own move. */
export function edited(scene: Scene, before: Unit, by: 'player' | 'umpire', book: Book): readonly Effect[] {
  const now = scene.units.get(before.id) ?? before;
  if (by === 'umpire' || !scene.at || has(now, 'in-edge') === has(before, 'in-edge')) return [];
  if (isStepOf(scene, before.side, 'move', book)) return [];
  throw new Refusal(book.tracking.rules.edge, 'edge-in-own-move', { unit: before.name });
}
