import type { Dice } from '../../../src/kernel/dice/dice.ts';
import type { Options } from '../../../src/kernel/options/options.ts';

/** The two tables to hit as the book prints them, PB S M L E X, and the bonus. */
// biome-ignore format: as the book prints it
export const printed: Readonly<Record<string, readonly [cells: string, bonus: number]>> = {
  '37mm-m6':     ['-4345-', 3],
  '75mm-m1':     ['-42345', 6],
  '76mm-m3-m6':  ['-42345', 6],
  '90mm-m1':     ['-42345', 7],
  '2cm':         ['-5345-', 2],
  '7-5cm-kwk':   ['-42345', 3],
  '8-8cm-kwk':   ['-43234', 6],
  bazooka:       ['-345--', 2],
  panzerschreck: ['-345--', 2],
  piat:          ['-345--', 2],
  panzerfaust:   ['-35---', 3],
  'sticky-bomb': ['5-----', 0],
};
const INCHES = [2, 5, 15, 30, 60, 120];
// biome-ignore format: as the book prints it
const ARMOUR: Readonly<Record<string, readonly number[]>> = {
  soft: [0, 0, 0, 0], light: [-1, -1, -1, -1], medium: [-3, -2, -1, -1], heavy: [-4, -2, -1, -1],
};
const GLANCING = ['crew-shaken', 'crew-shaken', 'mg-destroyed', 'main-gun-damaged', 'thrown-track', 'crew-injured'];
const PENETRATING = [
  'thrown-track',
  'main-gun-destroyed',
  'turret-jammed',
  'crew-killed',
  'engine-explodes',
  'ammo-explodes',
];

/** The cell of weapon and range; nothing where the book has a dash, or beyond its bands. */
export function cellOf(weapon: string, range: number): number | undefined {
  const cell = printed[weapon]![0][INCHES.findIndex((upTo) => range <= upTo)];
  return cell === undefined || cell === '-' ? undefined : Number(cell);
}

/** A shot at a vehicle worked out from the printed tables, die by die and with nothing of the resolver. */
export function byTheBook(dice: Dice, shot: Options): Record<string, unknown> {
  const weapon = String(shot.weapon);
  const cell = cellOf(weapon, Number(shot.range))!;
  const cover = Number(shot.range) <= 2 ? 0 : { none: 0, half: 1, full: 2 }[String(shot.cover)]!;
  const net =
    Number(shot.modifier) -
    Number(shot.moved) -
    Number(shot['target-fast']) +
    Number(shot['same-target']) -
    cover -
    Number(shot['suppressed-by']) -
    Number(shot['wound-penalty']);
  const natural = dice.d(6);
  if (shot['gun-damaged'] && natural <= 2) return { hit: false, 'gun-exploded': true };
  if (weapon === 'sticky-bomb' && natural === 1) return { hit: false, premature: true };
  const impossible = cell - net > 6;
  if (impossible ? natural < 6 : natural + net < cell) return { hit: false };
  return { hit: true, ...harm(dice, shot, impossible ? net : 0) };
}

function harm(dice: Dice, shot: Options, carry: number): Record<string, unknown> {
  const weapon = String(shot.weapon);
  if (weapon === 'sticky-bomb') return { damage: dice.d(6) + carry >= 3 ? 'immobilised' : 'no-effect' };
  const facing = ['front', 'side', 'rear', 'top'].indexOf(String(shot.facing));
  const armour = facing === 3 && shot['open-topped'] ? 0 : ARMOUR[String(shot.armour)]![facing]!;
  const bonus = printed[weapon]![1] - (weapon === 'panzerfaust' && Number(shot.range) > 5 ? 1 : 0);
  const roll = dice.d(6) + armour + bonus + Number(shot.elevation) + carry;
  if (roll <= 3) return { damage: 'no-effect' };
  const damage = roll <= 5 ? 'glancing' : 'penetrating';
  const result = (roll <= 5 ? GLANCING : PENETRATING)[dice.d(6) - 1]!;
  const runsOn = result === 'thrown-track' || result === 'engine-explodes';
  return { damage, result, ...(runsOn ? { moves: Math.ceil(dice.d(6) / 2) } : {}) };
}
