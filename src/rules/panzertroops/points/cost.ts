import type { Afv, Book, Troops } from '../../../../data/panzertroops/book.ts';
import {
  AFVS,
  FIGURES,
  SOFT_VEHICLES,
  type VehicleId,
  WEAPONS,
  type WeaponId,
} from '../../../../data/panzertroops/ids.ts';
import { nearest } from '../../../kernel/options/nearest.ts';
import { InputError } from '../../../kernel/refusal.ts';
import type { Ruling } from '../../../kernel/ruling.ts';
import { Refusal } from '../refusal.ts';
import { afvOf } from '../vehicle.ts';
import { type Item, namesPriced } from './force.ts';

/** What's needed to read the page as the group does. */
export type Asked = Pick<Ruling, 'on'>;
/** What prices are worked out from. */
export type Prices = Pick<Book, 'points' | 'weapons'>;

/** What the formula uses. */
export interface Built {
  readonly guns: readonly WeaponId[];
  readonly mgs: number;
  readonly speed: number;
  readonly front: number;
  readonly side: number;
}

/** PT-CALC-03, halves rounded up; armour no better than 7 costs nothing. */
export function vehicleCost(ruling: Asked, { guns, mgs, speed, front, side }: Built, book: Prices): number {
  const { mg, unarmoured, power } = book.points.vehicle;
  const armour = Math.max(0, (2 * front + side) / 3 - unarmoured);
  const gun = guns.reduce((sum, weapon) => sum + weaponCost(ruling, weapon, book), 0);
  return halfUp(gun + speed + mg * mgs + armour ** power);
}

/** To the nearest whole number, halves rounded up (PT-RUL-36). */
export function halfUp(value: number): number {
  return Math.floor(value + 0.5);
}

/** What men with their weapons cost in a force. */
export function troopsCost(ruling: Asked, { men, figure, weapons }: Troops, book: Prices): number {
  return weapons.reduce((sum, weapon) => sum + weaponCost(ruling, weapon, book), men * book.points.figures[figure]);
}

/** What a vehicle costs: as printed, or otherwise by the formula (PT-RUL-13). */
export function afvCost(ruling: Asked, afv: Afv, book: Prices): number {
  return afv.points ?? vehicleCost(ruling, builtOf(afv), book);
}

/** A vehicle of the table, as the formula needs it. */
export function builtOf({ guns, mgs, speed, front, side }: Afv): Built {
  return { guns: guns.map(({ weapon }) => weapon), mgs: mgs.length, speed, front, side };
}

/** @throws {Refusal} for a soft vehicle: the book doesn't price them (PT-RUL-13) */
export function pricedAfv(id: VehicleId, book: Book): Afv {
  const afv = afvOf(id, book);
  if (!afv) throw new Refusal(book.points.force.rule, 'soft-vehicle-unpriced', { vehicle: id }, 'bad-option');
  return afv;
}

/** What a weapon costs, as the group reads the page. */
export function weaponCost(ruling: Asked, weapon: WeaponId, { weapons }: Pick<Book, 'weapons'>): number {
  const { cost, reading } = weapons[weapon];
  return reading && ruling.on(reading.toggle) ? reading.value : cost;
}

/**
 * What a force costs.
 * @throws {InputError} for a name that isn't a figure, weapon, vehicle, team or organisation
 * @throws {Refusal} for a soft vehicle
 */
export function forceCost(ruling: Ruling, items: readonly Item[], book: Book): number {
  return items.reduce((sum, { count, names }) => {
    return sum + count * names.reduce((one, name) => one + costOf(ruling, name, book), 0);
  }, 0);
}

function costOf(ruling: Ruling, name: string, book: Book): number {
  const figure = FIGURES.find((each) => each === name);
  if (figure) return book.points.figures[figure];
  const weapon = WEAPONS.find((each) => each === name);
  if (weapon) return weaponCost(ruling, weapon, book);
  const [, agreed] = name.split('@');
  if (agreed !== undefined) return Number(agreed);
  const vehicle = [...AFVS, ...SOFT_VEHICLES].find((each) => each === name);
  if (vehicle) {
    return afvCost(ruling, pricedAfv(vehicle, book), book);
  }
  const allowed = namesPriced(book);
  throw new InputError('unknown-value', { option: 'items', value: name, nearest: nearest(name, allowed), allowed });
}
