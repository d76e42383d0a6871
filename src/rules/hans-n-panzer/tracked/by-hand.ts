import type { Book } from '../../../../data/hans-n-panzer/book.ts';
import type { Effect } from '../../../kernel/state/effect.ts';
import type { Scene, Unit } from '../../../kernel/state/scene.ts';
import { changing, count, has } from './unit.ts';

/** HP-RUL-32: men taken off by hand were outside first, so the house never holds more than are left. */
export function edited(scene: Scene, { id }: Unit, _by: 'player' | 'umpire', book: Book): readonly Effect[] {
  const changes = changing(scene, book);
  const unit = scene.units.get(id);
  if (!unit || !has(unit, 'inside') || count(unit, 'men-inside') <= count(unit, 'men')) return [];
  const rule = changes.rules.inside;
  if (count(unit, 'men') > 0) changes.set(unit, 'men-inside', count(unit, 'men'), rule);
  else changes.clear(unit, ['inside', 'men-inside'], rule);
  return changes.effects;
}
