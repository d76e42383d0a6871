import type { Book } from '../../../data/ww2-skirmish/book.ts';
import { columns, facesFrom, type PrintedTable, rowsByTotal, rowsOfModifiers } from '../../kernel/printed.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import * as weapons from './printed-fire.ts';
import * as solo from './printed-solo.ts';
import * as vehicles from './printed-vehicles.ts';

/** Every table of WW2 Skirmish, in the order of the book. */
export function printed({ book }: Ruleset<Book>): PrintedTable[] {
  return [
    points(book),
    onFoot(book),
    vehicleMoves(book),
    stuck(book),
    spotting(book),
    spottingShifts(book),
    weapons.bands(book),
    weapons.toHit(book),
    weapons.shifts(book),
    weapons.fireEffect(book),
    weapons.fireBonus(book),
    morale(book),
    melee(book),
    weapons.grenadeReach(book),
    weapons.grenadeModifiers(book),
    weapons.blast(book),
    weapons.shell(book),
    weapons.gunReach(book),
    vehicles.damage(book),
    vehicles.damageModifiers(book),
    vehicles.handHeld(book),
    vehicles.flameAtVehicles(book),
    weapons.flameReach(book),
    weapons.flame(book),
    vehicles.bunkers(book),
    solo.risk(book),
    solo.action(book),
    solo.arrivals(book),
    solo.situation(book),
    solo.afv(book),
  ];
}

const VALUE = columns(['value'], 'modifier');

/** Table 3.1: what a weapon adds to a man's Actions. */
function points({ points: { cost, weapons: arms, rounds, actions, least } }: Book): PrintedTable {
  return {
    id: 'points',
    title: 'Points: added to the Actions',
    rule: cost.rule,
    of: 'weapon',
    columns: VALUE,
    rows: [
      ...Object.entries(arms).map(([of, { value, rule }]) => ({ of, cells: [value], rule })),
      { of: rounds.label, cells: [rounds.value], rule: rounds.rule },
    ],
    notes: [
      `Each Action ${actions.value}; at least ${least.points} (${least.rule}); any other weapon nothing`,
      `${arms.pistol?.label ?? ''}: without grenades`,
    ],
  };
}

/** Table 3.2, on foot. */
function onFoot({ movement: { foot, eachMove, obstacle, suppressed } }: Book): PrintedTable {
  return {
    id: 'movement-on-foot',
    title: 'Movement on foot: inches an Action',
    rule: foot.rule,
    columns: VALUE,
    rows: rowsOfModifiers({ ...eachMove, obstacle }),
    notes: [
      `${foot.inches}″ an Action, ${foot['one-action']}″ for troops with 1 Action only`,
      `Obstacles: each, from the whole; suppressed ${suppressed.inches}″ at most (${suppressed.rule})`,
    ],
  };
}

function vehicleMoves({ movement: { vehicle, heavy, road } }: Book): PrintedTable {
  const half = vehicle.inches / 2;
  return {
    id: 'movement-of-vehicles',
    title: 'Movement of vehicles in a turn',
    rule: vehicle.rule,
    columns: columns(['open', 'road', 'woods', 'other'], 'inches'),
    rows: [
      { of: 'heavy AFV', cells: [heavy.inches, heavy.inches, heavy.going, heavy.going], rule: heavy.rule },
      { of: 'wheeled small soft', cells: [vehicle.inches, road['small-soft'], half, vehicle.inches], rule: road.rule },
      { of: 'other wheeled', cells: [vehicle.inches, road.inches, half, vehicle.inches], rule: road.rule },
      { of: 'half-tracked, tracked', cells: [vehicle.inches, vehicle.inches, half, vehicle.inches] },
    ],
    notes: ['Woods, or crossing an obstacle; half its road speed if that blocks a road'],
  };
}

function stuck({ movement: { bog, release } }: Book): PrintedTable {
  return {
    id: 'stuck',
    title: `Stuck at an obstacle: D${bog.sides}`,
    rule: bog.rule,
    columns: columns(['stuck']),
    rows: Object.entries(bog.need).map(([of, need]) => ({
      of,
      cells: [need === null ? null : facesFrom(need, bog.sides)],
    })),
    notes: [`Freed: ${facesFrom(release.need, release.sides)} (${release.rule})`],
  };
}

function spotting({ spotting: { reach, toSpot, beyond } }: Book): PrintedTable {
  return {
    id: 'spotting',
    title: `Spotting: D${toSpot.sides}, this or more`,
    rule: toSpot.rule,
    columns: [{ name: 'up to', as: 'inches' }, { name: 'needs' }],
    rows: reach.bands.map((of, i) => ({ of, cells: [reach.upTo[i] ?? null, toSpot.need[i] ?? null] })),
    notes: [`Nobody is seen farther away (${beyond.rule})`],
  };
}

function spottingShifts({ spotting: { reach, shifts } }: Book): PrintedTable {
  return {
    id: 'spotting-bands',
    title: 'Spotting: bands added',
    rule: reach.rule,
    columns: VALUE,
    rows: rowsOfModifiers(shifts),
    notes: [],
  };
}

/** Table 3.6. */
function morale({ morale: { test } }: Book): PrintedTable {
  return {
    id: 'morale',
    title: `Morale: D${test.sides} less the Actions`,
    rule: test.rule,
    columns: columns(['result']),
    rows: rowsByTotal([test]),
    notes: [],
  };
}

function melee({ melee: { margins, tie } }: Book): PrintedTable {
  return {
    id: 'melee',
    title: 'Melee: by how much the winner wins',
    rule: tie.rule,
    columns: columns(['loser', 'captured']),
    rows: margins.map(({ upTo, result, captures, rule }, i) => {
      const from = (margins[i - 1]?.upTo ?? 0) + 1;
      return {
        of: Number.isFinite(upTo) ? { from, to: upTo } : { from },
        cells: [result, captures ? 'yes' : null],
        rule,
      };
    }),
    notes: ['Captured: may be taken prisoner instead'],
  };
}
