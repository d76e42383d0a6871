import type { Game } from '../../campaign/game.ts';
import { oncePer } from '../../kernel/once.ts';
import { folded } from '../../kernel/options/folded.ts';
import { nearest } from '../../kernel/options/nearest.ts';
import { meantByName } from '../../kernel/options/short-name.ts';
import { InputError } from '../../kernel/refusal.ts';
import type { Unit } from '../../kernel/state/scene.ts';

/** A unit's number, for use where names would be too long: no name contains such a sign. */
export function numberOf({ id }: Pick<Unit, 'id'>): string {
  return `#${id.replace(/^u/, '')}`;
}

/** The unit with a name, in any case, or with a number; `undefined` if there is none. */
export function unitMeant(game: Game | undefined, text: string): Unit | undefined {
  return game && unitsByName(game.units).get(folded(text));
}

/** The units by name and by number, each as it's compared. Kept, since trying out what units can do asks thousands of times. */
const unitsByName = oncePer((units: Game['units']): ReadonlyMap<string, Unit> => {
  const all = Object.values(units).toReversed();
  return new Map(all.flatMap((unit) => [[nameOf(unit), unit] as const, [numberOf(unit), unit] as const]));
});

/** A unit's name as it's compared. A command changes one or two units of many. */
const nameOf = oncePer(({ name }: Unit) => folded(name));

/** The unit with that name, in any case, or the only one whose name begins with these words. @throws {InputError} with the nearest name */
export function unitNamed(game: Game, name: string): Unit {
  const unit = unitMeant(game, name) ?? meantByName(Object.values(game.units), name);
  if (unit) return unit;
  const wanted = folded(name);
  const names = Object.values(game.units).map((each) => each.name);
  const near = nearest(wanted, names.map(folded));
  const parts = [wanted, oneOf(wanted)];
  const has = (whole: string) => parts.some((part) => whole.includes(part));
  const likely = wanted === '' ? [] : unitsInOrder(game).filter((each) => has(folded(each.name)));
  throw new InputError('unknown-unit', {
    unit: name,
    nearest: names.find((each) => folded(each) === near) ?? (likely.length === 1 ? likely[0]!.name : undefined),
    likely: likely.slice(0, MOST_LIKELY).map((each) => each.name),
  });
}

/** One of several that somebody names together: of "red riflemen", "red rifleman". */
function oneOf(several: string): string {
  return several.replaceAll(/men\b/g, 'man').replace(/(?<=\p{L}{3})s$/u, '');
}

/** How many names an error lists. */
const MOST_LIKELY = 5;

/** Several names separated by commas. @throws {InputError} for a duplicate: a figure is only caught once */
export function unitsNamed(game: Game, names: string, joins?: (unit: Unit) => boolean): Unit[] {
  const units = names.split(',').flatMap((name) => (joins && squadNamed(game, name, joins)) ?? [unitNamed(game, name)]);
  const twice = units.find((unit, i) => units.indexOf(unit) < i);
  if (twice) throw new InputError('given-twice', { option: twice.name });
  return units;
}

/** Those of a squad in play who count as the squad, or all of them if none does; nothing for a unit's name, which wins. */
function squadNamed(game: Game, name: string, joins: (unit: Unit) => boolean): Unit[] | undefined {
  if (namesUnit(game, name)) return undefined;
  const ofSquad = ({ gone, fields }: Unit) =>
    !gone && typeof fields.squad === 'string' && folded(fields.squad) === folded(name);
  const men = Object.values(game.units).filter(ofSquad);
  if (men.length === 0) return undefined;
  const joining = men.filter(joins);
  return joining.length > 0 ? joining : men;
}

/**
 * Whom a target means that is several in turn, `Otto then Karl`: the first who's still in play, or the last if none is.
 * @throws {InputError} for a unit that doesn't exist
 */
export function firstInPlay(game: Game, target: string): string {
  const units = targetsInTurn(game, target);
  return units.length === 0 ? target : (units.find(({ gone }) => !gone) ?? units.at(-1)!).name;
}

/** The targets that are meant in turn; none where it's just one. @throws {InputError} for a unit that doesn't exist */
export function targetsInTurn(game: Game, target: string): readonly Unit[] {
  const names = target.split(IN_TURN);
  return names.length === 1 || unitMeant(game, target) ? [] : names.flatMap((name) => unitsNamed(game, name));
}

/** Several targets as one types them who are shot at in turn: at each once the one before is down. */
export function inTurn(names: readonly string[]): string {
  return names.join(' then ');
}

const IN_TURN = /\s+then\s+/i;

/** Whether any of the names, separated by commas, is a unit's. */
export function namesUnit(game: Game, names: string): boolean {
  return names
    .split(',')
    .some((name) => (unitMeant(game, name) ?? meantByName(Object.values(game.units), name)) !== undefined);
}

/** The units by name, those in play first. */
export function unitsInOrder(game: Game): Unit[] {
  const byName = new Intl.Collator('en', { numeric: true });
  return Object.values(game.units).toSorted(
    (a, b) => Number(Boolean(a.gone)) - Number(Boolean(b.gone)) || byName.compare(a.name, b.name),
  );
}
