import type { Book } from '../../../../data/ww2-skirmish/book.ts';
import type { Effect } from '../../../kernel/state/effect.ts';
import type { Scene } from '../../../kernel/state/scene.ts';
import { isArmoured } from '../vehicles/crew.ts';
import { changing } from './changes.ts';

/** WS-AFV-01: with `solo-afvs` off the players' AFVs owe no throw, and their orders lapse. */
export function switched(scene: Scene, toggle: string, on: boolean, book: Book): readonly Effect[] {
  const after = changing(scene, book);
  if (toggle !== 'solo-afvs' || on) return [];
  const rule = after.rules['solo-afvs'];
  for (const due of scene.due) if (due.verb === 'solo') after.lapse(due, rule);
  for (const unit of scene.units.values()) {
    if (unit.side !== scene.table.solo && isArmoured(unit, book)) after.clear(unit, ['order', 'order-turn'], rule);
  }
  return after.effects;
}
