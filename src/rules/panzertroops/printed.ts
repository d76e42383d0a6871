import type { Book, DefenceValue } from '../../../data/panzertroops/book.ts';
import {
  columns,
  type PrintedTable,
  rowsByFace,
  rowsByTotal,
  rowsOfModifiers,
  type Totals,
} from '../../kernel/printed.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import * as forces from './printed-forces.ts';

/** Every table of Panzer Troops, in the order of the book. */
export function printed({ book }: Ruleset<Book>): PrintedTable[] {
  return [
    defence(book),
    forces.weapons(book),
    forces.weaponClasses(book),
    forces.indirectFire(book),
    forces.figures(book),
    movement(book),
    roads(book),
    forces.transport(book),
    saves(book),
    morale(book),
    moraleModifiers(book),
    bail(book),
    throws(book),
    smoke(book),
    attackingFire(book),
    forces.vehicles(book, 'germany'),
    forces.armament(book, 'germany'),
    forces.vehicles(book, 'usa'),
    forces.armament(book, 'usa'),
    forces.softVehicles(book),
    forces.organisation(book),
  ];
}

function defence({ defence: { of: types } }: Book): PrintedTable {
  const value = (row: DefenceValue | undefined) => row?.value ?? null;
  return {
    id: 'defence-values',
    title: 'Defence values',
    rule: types.infantry.stationary.rule,
    columns: columns(['moving', 'assault', 'stationary']),
    rows: Object.entries(types).map(([of, { moving, assault, stationary }]) => ({
      of,
      cells: [moving.value, value(assault), stationary.value],
      rule: moving.rule,
    })),
    notes: ['Moving includes running and limbered; an AFV has its armour'],
  };
}

/** The distance each goes in a turn, before the ground counts. */
function movement({ movement: { movers, obstacle } }: Book): PrintedTable {
  return {
    id: 'movement',
    title: 'Movement in a turn',
    rule: movers['infantry-run'].rule,
    columns: columns(['inches'], 'inches'),
    rows: Object.entries(movers).map(([of, { label, speed, rule }]) => {
      return { of, name: label, cells: [speed ?? 'its own'], rule };
    }),
    notes: [`${obstacle.label}: ${obstacle.value}″ each (${obstacle.rule})`],
  };
}

/** How far an inch of the allowance goes. */
function roads({ movement: { road, bonus, slow, steep, half } }: Book): PrintedTable {
  const rates = [
    ...Object.entries(road).map(([mobility, { rate, rule }]) => ({ of: `${mobility}-on-a-road`, rate, rule })),
    ...Object.values(slow).map(({ label, rate, rule }) => ({ of: label, rate, rule })),
    ...[steep, half].map(({ label, rate, rule }) => ({ of: label, rate, rule })),
  ];
  return {
    id: 'ground',
    title: 'Ground: how far an inch goes',
    rule: road.tracked.rule,
    columns: columns(['times']),
    rows: rates.map(({ of, rate, rule }) => ({ of, cells: [rate], rule })),
    notes: [`${bonus.label}, on foot: +${bonus.value}″ (${bonus.rule})`],
  };
}

function saves({ shooting: { saves: charts } }: Book): PrintedTable {
  return {
    id: 'saves',
    title: 'Saves in cover: 2D6',
    rule: charts.soft.rule,
    columns: columns(['soft cover', 'hard cover']),
    rows: rowsByTotal([charts.soft, charts.hard]).map(({ of, cells }) => {
      const { dice = 1, sides } = charts.soft;
      return { of: { from: dice, to: dice * sides, ...(of as Totals) }, cells };
    }),
    notes: [`Hard cover: ${charts.hard.rule}`],
  };
}

function morale({ morale: { check } }: Book): PrintedTable {
  return {
    id: 'morale',
    title: 'Morale: 2D6',
    rule: check.rule,
    columns: columns(['result']),
    rows: rowsByTotal([check]),
    notes: [],
  };
}

const VALUE = columns(['value'], 'modifier');

function moraleModifiers({ morale: { check, veteran, green, leaderless } }: Book): PrintedTable {
  return {
    id: 'morale-modifiers',
    title: 'Morale: added to the dice',
    rule: check.rule,
    columns: VALUE,
    rows: rowsOfModifiers({ veteran, green, leaderless }),
    notes: [],
  };
}

function bail({ bail: { crew, losses, nobody } }: Book): PrintedTable {
  return {
    id: 'bail-out',
    title: `Bailing out: D${crew.sides}, so many get out`,
    rule: crew.rule,
    columns: VALUE,
    rows: rowsOfModifiers(losses),
    notes: [`${nobody.label}: none (${nobody.rule})`],
  };
}

/** Throws against a number. */
function throws({ call, smoke: { ammunition }, shooting: { fuel } }: Book): PrintedTable {
  return {
    id: 'throws',
    title: 'Calls, smoke ammunition, fuel',
    rule: call.rule,
    columns: columns(['dice', 'needs', 'result']),
    rows: [call, ammunition, fuel].map(({ label, dice = 1, sides, need, results, rule }) => ({
      of: label,
      cells: [`${dice === 1 ? '' : dice}D${sides}`, need, results[0]],
      rule,
    })),
    notes: [],
  };
}

function smoke({ smoke: { shell, projector } }: Book): PrintedTable {
  return {
    id: 'smoke',
    title: 'Smoke: 2D6',
    rule: shell.rule,
    columns: columns(['result']),
    rows: rowsByFace({ ...shell, rows: shell.rows.map(([upTo, result]) => [Math.min(upTo, 2 * shell.sides), result]) }),
    notes: [`Projectors reach ${projector.range}″`],
  };
}

/** After a move in the same turn. */
function attackingFire({ shooting: { moving, broken, steady } }: Book): PrintedTable {
  return {
    id: 'attacking-fire',
    title: 'Fire: added to the dice',
    rule: moving.ground.rule,
    columns: VALUE,
    rows: rowsOfModifiers({ ...moving, broken }),
    notes: [`Grenades and satchel charges: nothing (${steady.rule})`],
  };
}
