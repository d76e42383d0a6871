import type { Layout } from '../../src/kernel/printed/printer.ts';
import { shelling } from './artillery.ts';
import { COVERS } from './book/shooting.ts';
import { visibility } from './game.ts';
import { launchers, tank } from './guns.ts';
import { houses } from './houses.ts';
import { grenades, reach, smallArms, softVehicle } from './infantry.ts';
import { morale } from './morale.ts';
import { movement } from './movement.ts';
import { vehicles } from './vehicles.ts';

const { tank: tanks, 'light-armor': light, soft } = shelling.vehicles;
/** The heaviest guns have the die as it falls. */
const LIGHTER = { among: houses.heaviest, is: 0, isnt: houses.lighter.value };
const AT_SOFT = {
  'light-mg': { upTo: smallArms['light-mg'].upTo, scores: softVehicle.scores, rule: softVehicle.rule },
  'heavy-mg': { upTo: smallArms['heavy-mg'].upTo, scores: softVehicle.scores, rule: softVehicle.rule },
};
const SCORES = ['scores.open', 'scores.soft', 'scores.hard'];

/** Every table of Hans 'n' Panzer, under the numbers of the book's order. */
export const printed = [
  {
    id: 'units',
    title: 'Table 1. Units',
    rule: movement.speeds.rule,
    of: 'vehicle',
    columns: [
      { name: 'road', as: 'inches' },
      { name: 'off', as: 'inches' },
      { name: 'armour', rule: tank.armor.rule },
      'class',
      'crew',
    ],
    rows: [
      {
        each: movement.speeds.of,
        name: 'profile',
        cells: [
          'on',
          'off',
          { by: vehicles, take: 'armor' },
          { by: vehicles, take: 'kind' },
          { by: vehicles, take: 'crew' },
        ],
      },
    ],
    notes: [`Armour defence: ${tank.armor.rule}`],
  },
  {
    id: 'guns-to-hit',
    title: 'Table 2. Guns: to hit on 2D6',
    rule: tank.toHit.rule,
    columns: [{ bands: tank.scores.upTo }],
    rows: [{ of: 'score', cells: tank.scores.need, rule: tank.scores.rule }],
  },
  {
    id: 'gun-cover',
    title: 'Table 2. Cover: added to the dice to hit',
    rule: tank.cover.soft[0].rule,
    columns: ['value'],
    as: 'modifier',
    rows: [{ sums: tank.cover }],
  },
  {
    id: 'gun-angle',
    title: 'Table 2. Angle: added to the strike dice',
    rule: tank.angle.oblique[0].rule,
    columns: ['value'],
    as: 'modifier',
    rows: [{ sums: tank.angle }],
  },
  {
    id: 'strike-values',
    title: 'Table 3. Guns: strike values, maximum range',
    rule: tank.strikeValue.rule,
    of: 'weapon',
    columns: [{ bands: tank.scores.upTo }, { name: 'max', as: 'inches' }],
    rows: [{ each: tank.guns, name: 'profile', cells: ['strike', 'reach'] }],
    notes: [`Maximum range: ${tank.reach.rule}; at vehicles ${tank.farthest}″ at most`],
  },
  {
    id: 'infantry-ranges',
    title: 'Table 4. Infantry weapons: maximum range',
    rule: reach.rule,
    of: 'weapon',
    columns: ['max'],
    as: 'inches',
    rows: [
      { each: reach.inches, cells: ['.'] },
      { of: 'grenade', cells: [grenades.reach.inches], rule: grenades.reach.rule },
    ],
  },
  {
    id: 'launchers',
    title: 'Table 4. Launchers: to hit on 2D6, and strike values',
    rule: launchers.toHit.rule,
    of: 'weapon',
    columns: ['to hit', 'strike value'],
    rows: [{ each: launchers.weapons, bands: 'upTo', cells: [launchers.toHit.need, 'strike'], rule: 'rule' }],
  },
  {
    id: 'small-arms',
    title: 'Table 5. Small arms: the D6 that scores',
    rule: smallArms.rifle.rule,
    of: 'weapon',
    columns: COVERS,
    rows: [{ each: smallArms, bands: 'upTo', cells: SCORES, rule: 'rule' }],
  },
  {
    id: 'artillery-square',
    title: `Table 6. Vehicle in the artillery square: D${tanks.sides}`,
    rule: tanks.rule,
    columns: ['tank', 'light armor', 'soft'],
    rows: [{ faces: [tanks, light, soft] }],
  },
  {
    id: 'soft-vehicle',
    title: 'Table 7. Machine gun at a soft vehicle',
    rule: softVehicle.rule,
    of: 'weapon',
    columns: COVERS,
    rows: [{ each: AT_SOFT, bands: 'upTo', cells: SCORES, rule: 'rule' }],
    notes: ['One D6, this or more destroys it'],
  },
  {
    id: 'visibility',
    title: 'Table 8. Visibility: 2D6',
    rule: visibility.throw.rule,
    columns: ['inches', 'bright'],
    rows: [{ faces: [visibility.throw, visibility.bright] }],
    notes: ['bright: with house rule bright-visibility'],
  },
  {
    id: 'saves',
    title: `Table 9. Saves from shells: D${shelling.save.artillery.sides}, ${shelling.save.artillery.need} or more`,
    rule: shelling.near.rule,
    columns: ['value'],
    as: 'modifier',
    rows: [
      { modifiers: { wall: shelling.shelter.wall, house: shelling.shelter.house, near: shelling.near } },
      {
        of: 'woods',
        name: 'woods, with woods-shelter',
        cells: [shelling.shelter.woods.value],
        rule: shelling.shelter.woods.rule,
      },
    ],
    notes: ['Woods only count with house rule woods-shelter'],
  },
  {
    id: 'morale-modifiers',
    title: 'Table 10. Morale: added to the D6',
    rule: morale.check.rule,
    columns: ['value'],
    as: 'modifier',
    rows: [
      { modifiers: morale.losses },
      { modifiers: morale.command },
      { modifiers: morale.officer },
      { modifiers: morale.others },
    ],
  },
  {
    id: 'morale',
    title: 'Table 10. Morale: results',
    rule: morale.check.rule,
    columns: ['result'],
    // Anything over the last row counts as that row.
    rows: [{ totals: [morale.check] }],
  },
  {
    id: 'rally',
    title: `Rally: D${morale.rally.sides}`,
    rule: morale.rally.rule,
    columns: ['result'],
    rows: [{ faces: [morale.rally] }],
  },
  {
    id: 'houses',
    title: `Table 11. Houses: D${houses.damage.sides}, ${houses.damage.need} or more is a hit`,
    rule: houses.damage.rule,
    columns: ['men', 'hits to destroy'],
    rows: [{ each: houses.houses, cells: ['men', 'hits'], rule: 'rule' }],
    notes: [`Destroyed: ${houses.destroyed.rule}`],
  },
  {
    id: 'shells',
    title: 'Table 11. Weapons against houses and walls',
    rule: houses.lighter.rule,
    of: 'weapon',
    columns: [
      { name: 'die', as: 'modifier' },
      { name: 'range', as: 'inches' },
    ],
    rows: [
      { each: shelling.landing, name: 'profile', cells: [LIGHTER, { by: reach.inches }] },
      { each: tank.guns, name: 'profile', cells: [LIGHTER, 'reach'] },
    ],
  },
  {
    id: 'walls',
    title: `Table 11. Walls and fences: D${houses.wall.sides}`,
    rule: houses.wall.rule,
    columns: ['result'],
    rows: [{ totals: [houses.wall] }],
  },
] as const satisfies readonly Layout[];
