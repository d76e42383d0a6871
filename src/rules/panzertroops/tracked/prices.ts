import type { Book } from '../../../../data/panzertroops/book.ts';
import type { Unit } from '../../../kernel/state/scene.ts';
import { type Asked, afvCost, troopsCost } from '../points/cost.ts';
import { count, vehicleOf } from '../unit.ts';
import { afvOf } from '../vehicle.ts';
import type { Changing } from './changes.ts';

/** PT-PTS-01: every unit costs what `/points` says, by the house rules in play; a price set by an umpire stays. */
export function prices(changes: Changing, book: Book): void {
  const { toggles, units } = changes.scene;
  for (const unit of units.values()) {
    const cost = costOf(unit, toggles, book);
    if (cost === undefined || cost === count(unit, 'cost') || !isPrinted(unit, book)) continue;
    changes.set(unit, 'cost', cost, book.tracking.rules.price);
  }
}

function costOf(unit: Unit, toggles: ReadonlySet<string>, book: Book): number | undefined {
  const asked: Asked = { on: (toggle) => toggles.has(toggle) };
  const { troops } = book.organisation;
  const troop = unit.profile !== undefined && Object.hasOwn(troops, unit.profile) ? troops[unit.profile] : undefined;
  if (troop) return unit.fields['crew-of'] === undefined ? troopsCost(asked, troop, book) : undefined;
  const id = vehicleOf(unit);
  const afv = id === undefined ? undefined : afvOf(id, book);
  return afv && afvCost(asked, afv, book);
}

/** Whether it still costs what the book says, in any reading of it. */
function isPrinted(unit: Unit, book: Book): boolean {
  const readings = Object.values(book.weapons).flatMap(({ reading }) => (reading ? [reading.toggle] : []));
  const [one = '', other = ''] = [...new Set(readings)];
  const houses = [[], [one], [other], [one, other]].map((on) => new Set<string>(on));
  return houses.some((house) => costOf(unit, house, book) === count(unit, 'cost'));
}
