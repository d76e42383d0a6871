import type { Book } from '../../../../data/hans-n-panzer/book.ts';
import type { Effect } from '../../../kernel/state/effect.ts';
import type { Scene, Unit } from '../../../kernel/state/scene.ts';
import { casualties } from './fire/casualties.ts';
import { type Changing, changing, count, has, isCrewOnFoot, isHouse, word } from './unit.ts';

/**
 * What's carried into the next battle: the survivors, units that left the table, intact houses. Crews are back in their vehicles.
 */
export function carries(scene: Scene, book: Book): readonly Effect[] {
  const changes = changing(scene, book);
  const { over, edge } = book.tracking.rules;
  cutShort(changes, book);
  for (const unit of changes.scene.units.values()) {
    if (isHouse(unit)) changes.back(unit, over);
    else if (isCrewOnFoot(unit)) crewAgain(changes, unit, book);
    else if (unit.gone === 'exited' || unit.gone === 'left-table') changes.back(unit, edge);
    else if (unit.gone !== undefined) changes.set(unit, 'absent', true, over);
    else if (!has(unit, 'men') && !has(unit, 'vehicle')) lost(changes, unit, book);
  }
  return changes.effects;
}

/** Units hit in a step that nobody ended still come off; what they left on the table is cleared. */
function cutShort(changes: Changing, book: Book): void {
  const { over } = book.tracking.rules;
  casualties(changes, book);
  for (const unit of changes.scene.units.values()) changes.clear(unit, ['state', 'inside', 'men-inside'], over);
  for (const side of Object.keys(changes.scene.sides)) changes.clearSide(side, ['command-lost'], over);
}

/** HP-RUL-46: back in a vehicle that was disabled, and gone if it's a wreck. */
function crewAgain(changes: Changing, crew: Unit, book: Book): void {
  const { 'crew-out': rule } = book.tracking.rules;
  const vehicle = changes.scene.units.get(word(crew, 'crew-of')!);
  const survives = crew.gone === undefined || crew.gone === 'exited' || crew.gone === 'left-table';
  if (vehicle && vehicle.gone === undefined && survives) {
    changes.set(vehicle, 'crew', count(vehicle, 'crew') + count(crew, 'men'), rule);
  }
  if (crew.gone === undefined) changes.gone(crew, vehicle?.gone === undefined ? 'in-vehicle' : 'without-vehicle', rule);
  changes.set(crew, 'absent', true, rule);
}

/** Men who were all taken off by hand after the last step. */
function lost(changes: Changing, unit: Unit, book: Book): void {
  changes.gone(unit, 'wiped-out', book.tracking.rules.simultaneous);
  changes.set(unit, 'absent', true, book.tracking.rules.over);
}
