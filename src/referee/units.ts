import type { Game } from '../campaign/game.ts';
import { nearest } from '../kernel/nearest.ts';
import { InputError } from '../kernel/refusal.ts';
import type { Unit } from '../kernel/scene.ts';

/** The unit of that name, whatever its case. @throws {InputError} with the nearest name */
export function unitNamed(game: Game, name: string): Unit {
  const folded = fold(name);
  const units = Object.values(game.units);
  const unit = units.find((each) => fold(each.name) === folded);
  if (unit) return unit;
  const names = units.map((each) => each.name);
  const near = nearest(folded, names.map(fold));
  throw new InputError('unknown-unit', { unit: name, nearest: names.find((each) => fold(each) === near) });
}

/** Several names with commas between. @throws {InputError} */
export function unitsNamed(game: Game, names: string): Unit[] {
  const wanted = names.split(',').map((name) => name.trim());
  return wanted.filter((name) => name !== '').map((name) => unitNamed(game, name));
}

/** The units, those in play first, by name. */
export function unitsInOrder(game: Game): Unit[] {
  const byName = new Intl.Collator('en', { numeric: true });
  return Object.values(game.units).toSorted(
    (a, b) => Number(Boolean(a.gone)) - Number(Boolean(b.gone)) || byName.compare(a.name, b.name),
  );
}

function fold(name: string): string {
  return name.trim().toLocaleLowerCase('en');
}
