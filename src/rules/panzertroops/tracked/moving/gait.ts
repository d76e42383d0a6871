import type { Book } from '../../../../../data/panzertroops/book.ts';
import type { Unit } from '../../../../kernel/state/scene.ts';
import { count, has } from '../../unit.ts';
import type { Changing } from '../changes.ts';
import { enemyFireEnds, momentOf, nextStep } from '../when.ts';
import { gaitOf, halvesOf, spentOf } from './reckoning.ts';

/** What a unit's whole move so far means: how it counts when fired at, and whether it was a run. */
export function gaits(changes: Changing, { id }: Unit, book: Book): void {
  const { rules } = book.tracking;
  const unit = changes.now({ id });
  const onRoad = !has(unit, 'left-road') && count(unit, 'went') > 0;
  const { stance, ran, bonus } = gaitOf(unit, count(unit, 'went'), halvesOf(unit, []), onRoad, book);
  spends(changes, unit, book);
  changes.set(unit, 'stance', stance, rules.stance, stanceEnds(changes, unit, book));
  if (bonus) changes.set(unit, 'road-bonus', true, rules['road-bonus']);
  else changes.clear(unit, ['road-bonus'], rules['road-bonus']);
  if (ran) runs(changes, unit, book);
}

/** How much of its move is used so far, including loading. */
export function spends(changes: Changing, { id }: Pick<Unit, 'id'>, book: Book): void {
  const unit = changes.now({ id });
  const spent = Math.round(spentOf(changes.scene, unit, book) * 1000) / 1000;
  changes.set(unit, 'spent', spent, book.tracking.rules['move-once']);
}

/** PT-MOVE-05: it's remembered until the end of its next move. */
export function runs(changes: Changing, unit: Unit, book: Book): void {
  const { at } = changes.scene;
  if (!at) return;
  const until = momentOf(nextStep(changes.scene, unit.side, 'move', book), 'end');
  changes.set(unit, 'ran', at.turn, book.tracking.rules['run-again'], until);
}

/** PT-RUL-04: through the defensive fire at the move; with `carry-stance` until its next move. */
export function stanceEnds({ scene }: Changing, unit: Unit, book: Book) {
  if (!scene.toggles.has('carry-stance')) return enemyFireEnds(scene, unit.side, book);
  return momentOf(nextStep(scene, unit.side, 'move', book), 'start');
}
