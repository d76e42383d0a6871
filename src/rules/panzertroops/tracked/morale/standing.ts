import type { Book } from '../../../../../data/panzertroops/book.ts';
import type { Effect } from '../../../../kernel/state/effect.ts';
import type { Scene } from '../../../../kernel/state/scene.ts';
import { has, unitIn } from '../../unit.ts';
import { changing } from '../changes.ts';
import { isWhole } from '../support/observers.ts';

/** What stands on the table, for players who ask: smoke, charges, calls that went through, and pinned men. */
export function stands(scene: Scene, book: Book): readonly Effect[] {
  const { rules, steps } = book.tracking;
  const changes = changing(scene, book);
  const units = [...scene.units.values()];
  for (const { of, field, until } of scene.state.lasting) {
    const owner = 'table' in of && field.startsWith('smoke-') ? scene.units.get(String(scene.table[field])) : undefined;
    const phase = steps[until.step ?? ''] ?? '';
    if (owner) changes.remind(rules.smoke, [owner], 'smoke-stands', { turn: until.turn, phase, side: owner.side });
  }
  for (const unit of units.filter((each) => has(each, 'dropped'))) {
    const target = unitIn(scene, unit, 'dropped-at');
    changes.remind(rules.satchel, target ? [unit, target] : [unit], 'charge-lies');
  }
  for (const unit of units.filter((each) => has(each, 'call'))) {
    changes.remind(rules.lands, [unit], isWhole(scene, unit) ? 'call-through' : 'shells-lost');
  }
  const pinned = units.filter((unit) => !unit.gone && has(unit, 'pinned'));
  if (pinned.length > 0) changes.remind(rules.pinned, pinned, 'are-pinned');
  return changes.effects;
}
