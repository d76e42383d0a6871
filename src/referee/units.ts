import type { Game } from '../campaign/game.ts';
import { nearest } from '../kernel/nearest.ts';
import { InputError } from '../kernel/refusal.ts';
import type { Unit } from '../kernel/scene.ts';
import { folded } from './names.ts';

/** What a unit is called by where names would be too long: no name has such a sign. */
export function numberOf({ id }: Pick<Unit, 'id'>): string {
  return `#${id.replace(/^u/, '')}`;
}

/** The unit that is meant by a name, whatever its case, or by its number; `undefined` where there is none. */
export function unitMeant(game: Game | undefined, text: string): Unit | undefined {
  const wanted = folded(text);
  const units = Object.values(game?.units ?? {});
  if (wanted.startsWith('#')) return units.find((each) => numberOf(each) === wanted);
  return units.find((each) => folded(each.name) === wanted);
}

/** The unit of that name, whatever its case. @throws {InputError} with the nearest name */
export function unitNamed(game: Game, name: string): Unit {
  const wanted = folded(name);
  const units = Object.values(game.units);
  const unit = unitMeant(game, name);
  if (unit) return unit;
  const names = units.map((each) => each.name);
  const near = nearest(wanted, names.map(folded));
  throw new InputError('unknown-unit', { unit: name, nearest: names.find((each) => folded(each) === near) });
}

/** Several names with commas between. @throws {InputError} for one twice: a figure is caught once */
export function unitsNamed(game: Game, names: string): Unit[] {
  const units = names.split(',').map((name) => unitNamed(game, name));
  const twice = units.find((unit, i) => units.indexOf(unit) < i);
  if (twice) throw new InputError('given-twice', { option: twice.name });
  return units;
}

/** Whether any of the names, commas between, is a unit's. */
export function namesUnit(game: Game, names: string): boolean {
  return names.split(',').some((name) => unitMeant(game, name) !== undefined);
}

/** The units, those in play first, by name. */
export function unitsInOrder(game: Game): Unit[] {
  const byName = new Intl.Collator('en', { numeric: true });
  return Object.values(game.units).toSorted(
    (a, b) => Number(Boolean(a.gone)) - Number(Boolean(b.gone)) || byName.compare(a.name, b.name),
  );
}
