import type { Book } from '../../../../../data/panzertroops/book.ts';
import type { Unit } from '../../../../kernel/state/scene.ts';
import type { Moving } from '../../moving/move.ts';
import { count, has, isVehicle, kindOf, menOf, word, words } from '../../unit.ts';
import type { Changing } from '../changes.ts';

/** The answer to a question: how far it can still go, and what to type for that. */
export function tellsQuestion(changes: Changing, { id }: Unit, moving: Moving, eighths: number, book: Book): void {
  const unit = changes.now({ id });
  const rule = book.tracking.rules['move-once'];
  if (changes.scene.targets.length > 0 && isVehicle(unit)) {
    const half = words(unit, 'loadings').length === 1 && count(unit, 'went') === 0;
    changes.remind(rule, [unit], 'left-after-loading', { inches: eighths / 8, half });
    return;
  }
  // Who has just got aboard goes nowhere by himself.
  if (changes.scene.targets.length > 0 && (has(unit, 'aboard') || has(unit, 'towed-by'))) return;
  const begun = has(unit, 'spent') || has(unit, 'loadings');
  const who = isVehicle(unit) || kindOf(unit) !== 'infantry' ? 'it' : menOf(unit) > 1 ? 'they' : 'he';
  const { path, obstacles, exit, drop } = moving;
  // A charge that has just been dropped isn't dropped again on the way.
  const besides = { ...(exit ? { exit } : {}), ...(drop && !has(unit, 'dropped') ? { drop } : {}) };
  changes.remind(rule, [unit], 'can-go', { inches: eighths / 8, path, obstacles, ...besides, begun, who });
}

/** PT-DEF-01 to -07: what the move means for the fire that follows. */
export function tellsMove(changes: Changing, { id }: Unit, book: Book): void {
  const unit = changes.now({ id });
  const kind = kindOf(unit);
  const stance = word(unit, 'stance');
  if (kind === 'afv' || stance === undefined || !changes.scene.at) return;
  const row = book.defence.of[kind];
  const found = (stance === 'assault' ? row.assault : row.moving) ?? row.moving;
  const { reading } = found;
  const defence = reading && changes.scene.toggles.has(reading.toggle) ? reading.value : found.value;
  const ran = has(unit, 'ran') && count(unit, 'ran') === changes.scene.at.turn;
  const until = changes.scene.toggles.has('carry-stance') ? 'next-move' : 'fire';
  changes.remind(found.rule, [unit], 'stance', { stance, defence, ran, until });
}
