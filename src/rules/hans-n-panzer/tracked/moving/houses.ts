import { HOUSES } from '../../../../../data/hans-n-panzer/book/shooting.ts';
import type { Book } from '../../../../../data/hans-n-panzer/book.ts';
import type { Scene, Unit } from '../../../../kernel/state/scene.ts';
import { Refusal } from '../../refusal.ts';
import { type Changing, count, has, isPiece, isVehicle, menInside, unitsInside, word } from '../unit.ts';

/** HP-TER-05: a house has room for a limited number of men, of either side. */
export function refuseHouse(
  scene: Scene,
  unit: Unit,
  house: Unit,
  men: number | undefined,
  book: Book,
): Refusal | undefined {
  const rule = book.tracking.rules.room;
  const values = { unit: unit.name, house: house.name };
  if (isVehicle(unit) || isPiece(unit)) return new Refusal(rule, 'stays-outside', values);
  if (men === 0) return undefined;
  const room = roomFor(scene, unit, house, book);
  if (room >= (men ?? 1)) return undefined;
  return new Refusal(rule, 'house-is-full', { ...values, room: Math.max(0, room) });
}

/** Room for men of a unit: what the other units leave. */
export function roomFor(scene: Scene, unit: Unit, house: Unit, { houses }: Book): number {
  const kind = HOUSES.find((each) => each === word(house, 'house'));
  const others = unitsInside(scene, house).filter(({ id }) => id !== unit.id);
  const taken = others.reduce((sum, other) => sum + menInside(other), 0);
  return kind ? houses.houses[kind].men - taken : 0;
}

/** HP-RUL-32: puts in as many men as there's room for, or as many as the player said. */
export function entersHouse(changes: Changing, unit: Unit, house: Unit, said: number | undefined, book: Book): void {
  const rule = book.tracking.rules.inside;
  const all = count(unit, 'men');
  const room = roomFor(changes.scene, unit, house, book);
  const inside = Math.min(all, said ?? room, room);
  if (inside === 0) {
    leavesHouse(changes, unit, book);
    return;
  }
  changes.set(unit, 'inside', house.id, rule);
  changes.set(unit, 'men-inside', inside, rule);
  changes.remind(rule, [unit, house], 'in-house', { inside, outside: all - inside, full: inside === room });
}

/** Brings all its men outside again. */
export function leavesHouse(changes: Changing, unit: Unit, { tracking }: Book): void {
  const now = changes.now(unit);
  if (!has(now, 'inside')) return;
  const house = changes.scene.units.get(word(now, 'inside')!);
  changes.clear(unit, ['inside', 'men-inside'], tracking.rules.inside);
  changes.remind(tracking.rules.inside, [unit, ...(house ? [house] : [])], 'leaves-house');
}
