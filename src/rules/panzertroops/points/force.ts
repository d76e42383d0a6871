import type { Book, WeaponId } from '../../../../data/panzertroops/book.ts';
import { AFVS, FIGURES, SOFT_VEHICLES, WEAPONS } from '../../../../data/panzertroops/ids.ts';
import { InputError } from '../../../kernel/refusal.ts';
import type { Ruling } from '../../../kernel/ruling.ts';
import { meantBy, valueMeant } from '../../names.ts';

/** One entry of a force list: a number of whatever is joined by `+`, broken up into figures, weapons and vehicles. */
export interface Item {
  readonly count: number;
  readonly names: readonly string[];
}

const ITEM = /^(?:(\d+)\s*[*x]\s*)?(.+)$/;

/**
 * A force as typed: `3*line+rifle,noncom+smg`. A team or an organisation stands for everything that belongs to it, and a soft
 * vehicle has the price that was agreed: `truck@12`.
 */
export function itemsOf(items: string, book: Book): readonly Item[] {
  return items.split(',').map((item) => {
    const [, count = '1', names = ''] = ITEM.exec(item.trim().toLowerCase()) ?? [];
    return { count: Number(count), names: names.split('+').flatMap((name) => namedBy(name.trim(), book)) };
  });
}

/** A figure only stands for itself, even if a man of an organisation has the same name. */
function namedBy(text: string, book: Book): readonly string[] {
  const [name = '', ...price] = text.split('@').map((part) => part.trim());
  if (price.length > 0) return [agreedOn(called(name, book), price.join('@'))];
  return isFigure(name) ? [name] : brokenUp(called(name, book), book);
}

/** PT-RUL-13: soft vehicles have no price but what the players agree on. @throws {InputError} for anything else */
function agreedOn(name: string, price: string): string {
  if (!SOFT_VEHICLES.some((each) => each === name)) throw new InputError('has-its-price', { name });
  if (!/^\d{1,4}$/.test(price)) throw new InputError('price-not-whole', { name, price });
  return `${name}@${price}`;
}

const NAMES = [...FIGURES, ...WEAPONS, ...AFVS, ...SOFT_VEHICLES];

/** Everything a force can be made of: figures, weapons, vehicles, teams, organisations. */
export function namesPriced({ organisation: { formations, troops } }: Book): readonly string[] {
  return [...new Set([...NAMES, ...Object.keys(formations), ...Object.keys(troops)])];
}

/** The book's word for what a player calls it. @throws {InputError} if it could be more than one thing */
function called(name: string, book: Book): string {
  const names = namesPriced(book);
  return meantBy('items', name, names).length > 0 ? valueMeant('items', name, names) : name;
}

function brokenUp(name: string, book: Book): readonly string[] {
  const { formations, troops, substitutes } = book.organisation;
  const formation = Object.hasOwn(formations, name) ? formations[name] : undefined;
  if (formation) {
    return formation.parts.flatMap(({ count, of }) => {
      const part = brokenUp(substitutes[of]?.[formation.nation] ?? of, book);
      return Array.from({ length: count }).flatMap(() => part);
    });
  }
  const team = Object.hasOwn(troops, name) ? troops[name] : undefined;
  return team ? [...Array.from({ length: team.men }, () => team.figure), ...team.weapons] : [name];
}

/** The count of figures that stand alone: `noncom` is the bare man, not the one with his SMG (PT-RUL-60). */
export function noteBare(ruling: Ruling, items: readonly Item[], { points }: Book): void {
  for (const { names } of items) {
    const [name, ...others] = names;
    if (name === undefined || others.length > 0 || !isFigure(name)) continue;
    const { rule, label } = points.bare;
    ruling.note({ rule, label, about: name }, String(points.figures[name as keyof typeof points.figures]));
  }
}

/** What a force lacks: men for its crewed weapons (PT-TROOP-05 to -07), and a leader (PT-MOR-03). */
export function noteMissing(ruling: Ruling, items: readonly Item[], book: Book): void {
  const short = items.map((item) => shortOf(item, book));
  const needed = short.reduce((sum, { men }) => sum + men, 0);
  const spare = items.reduce((sum, { count, names }) => sum + (isUnarmed(names) ? count * menIn(names) : 0), 0);
  for (const { men, rule, weapon } of needed > spare ? short : []) {
    if (men > 0) ruling.note({ rule, label: 'crewed', about: weapon }, { says: 'more-men', values: [men] });
  }
  const men = items.flatMap(({ names }) => names.filter(isFigure));
  if (men.length > 0 && !men.some((figure) => LEADERS.includes(figure))) {
    ruling.note({ rule: book.tracking.rules['foot-group'], label: 'leader' }, 'missing');
  }
}

const LEADERS: readonly string[] = ['noncom', 'officer', 'fo'];

/** How many more men its weapons need. */
function shortOf({ count, names }: Item, { weapons, tracking }: Book) {
  const crewed = names.filter(isWeapon).filter((weapon) => weapons[weapon].crew > 1);
  const men = crewed.reduce((sum, weapon) => sum + weapons[weapon].crew, 0) - menIn(names);
  const weapon = weapons[crewed[0] ?? 'pistol'];
  const { pair, 'heavy-crew': heavy, 'gun-crew': gun } = tracking.rules;
  const rule = { infantry: pair, heavy, gun }[weapon.kind];
  return { men: crewed.length > 0 ? count * Math.max(0, men) : 0, rule, weapon: weapon.name };
}

function menIn(names: readonly string[]): number {
  return names.filter(isFigure).length;
}

function isUnarmed(names: readonly string[]): boolean {
  return names.filter(isWeapon).every((weapon) => weapon === 'pistol');
}

function isFigure(name: string): boolean {
  return FIGURES.some((each) => each === name);
}

function isWeapon(name: string): name is WeaponId {
  return WEAPONS.some((each) => each === name);
}
