import { type Book, COVERS, type Shooting } from '../../../../data/panzertroops/book.ts';
import { VEHICLES } from '../../../../data/panzertroops/ids.ts';
import { eye, known, type OptionsOf, type OptionTable, option } from '../../../kernel/options/options.ts';
import type { Ruling } from '../../../kernel/ruling.ts';
import type { Facts } from '../../../kernel/state/facts.ts';
import { net } from '../../../kernel/tables.ts';
import type { Contract } from '../../../kernel/verb.ts';
import { Refusal } from '../refusal.ts';
import { afvOf } from '../vehicle.ts';
import { isSaved } from './cover.ts';
import { REACH, refusalsOfShot } from './forbidden-shots.ts';
import { firepower, firing, fuelOf, modifiersOf } from './shot.ts';
import { isShaking } from './soft-target.ts';
import { strikeChart } from './strike.ts';

const options = {
  ...firing,
  vehicle: known.oneOf(VEHICLES),
  facing: eye.oneOf(['front', 'side', 'rear'], { default: 'front', when: { mount: ['ground', 'turret', 'hull'] } }),
  armour: known.integer(0, 99),
  cover: eye.oneOf(COVERS, { default: 'none' }),
} satisfies OptionTable;

/** What only the units know. */
export const ofUnit = {
  unarmed: option.maybe(),
  'front-unsaid': option.maybe(),
} satisfies OptionTable;

/** A shot at an armoured vehicle, as declared. */
export type ArmourShot = OptionsOf<typeof options & typeof ofUnit>;

const refuses: NonNullable<Contract<ArmourShot, Book>['refuses']> = [
  ...refusalsOfShot('ap'),
  (_ruling, shot, book) => assertNotSoft(shot, book),
  ...REACH,
  (_ruling, shot, book) => armourOf(shot, book),
];

function resolve(ruling: Ruling, shot: ArmourShot, book: Book): Facts {
  for (const check of refuses) check(ruling, shot, book);
  const armour = armourOf(shot, book);
  const modifiers = [...firepower(shot, 'ap', book), ...modifiersOf(ruling, shot, book)];
  ruling.note(book.defence.armour, String(armour));

  const morale = ruling.on('morale');
  const margins = marginsOf(ruling, shot);
  const { result, natural } = ruling.consult(strikeChart(margins, armour, morale, book), modifiers);
  const shaken = natural !== undefined && isShaking(natural, net(modifiers), armour, book);
  const struck = result === 'hit' ? afterHit(ruling, shot, book) : result;
  if (struck === 'destroyed') return { result: struck, ...fuelOf(ruling, shot, book) };

  const check = morale ? { 'morale-check': isDue(ruling, struck === 'immobilised', shaken, book) } : {};
  return { result: struck, ...check, ...fuelOf(ruling, shot, book) };
}

function afterHit(ruling: Ruling, { cover }: ArmourShot, book: Book): 'saved' | 'destroyed' {
  return isSaved(ruling, cover, true, book) ? 'saved' : 'destroyed';
}

/** One check, whatever the reason (PT-MOR-06, -07, PT-RUL-29). */
function isDue(ruling: Ruling, immobilised: boolean, shaken: boolean, { shooting }: Book): boolean {
  if (immobilised) ruling.note(shooting.immobilised, 'check-due');
  else if (shaken) ruling.note(shooting.shaking, 'check-due');
  return immobilised || shaken;
}

/** PT-IMMO-01, -02: a hull-down vehicle isn't immobilised. */
function marginsOf(ruling: Ruling, { cover }: ArmourShot): keyof Shooting['margins'] {
  if (!ruling.on('immobilisation')) return 'vehicle';
  return cover === 'hard' ? 'vehicle-hull-down' : 'vehicle-immobilised';
}

/** @throws {Refusal} for a vehicle that has no armour */
function assertNotSoft(shot: ArmourShot, book: Book): void {
  const { vehicle } = shot;
  if (vehicle === undefined || afvOf(vehicle, book) || shot.armour !== undefined) return;
  throw new Refusal(book.forbidden['wrong-target'], 'soft-vehicle-target', { target: vehicle }, 'wrong-target');
}

/** PT-ARM-03: front, or side and rear. @throws {Refusal} if neither armour nor vehicle is given */
function armourOf(shot: ArmourShot, book: Book): number {
  if (shot.armour !== undefined) return shot.armour;
  const { vehicle } = shot;
  const afv = vehicle === undefined ? undefined : afvOf(vehicle, book);
  if (!afv) throw new Refusal(book.defence.unarmoured, 'armour-unnamed', {}, 'bad-option');
  return shot.facing === 'front' ? afv.front : afv.side;
}

/** Armour-piercing firepower at an armoured vehicle. */
export const tankhit = { kind: 'attack', options, refuses, resolve } satisfies Contract<ArmourShot, Book>;
