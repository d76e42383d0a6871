import type { Book } from '../../../data/hans-n-panzer/book.ts';
import { columns, type PrintedTable, rowsByFace, rowsByTotal, rowsOfModifiers } from '../../kernel/printed.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import type { ModifierRow } from '../../kernel/tables.ts';
import * as weapons from './printed-weapons.ts';

/** Every table of Hans 'n' Panzer, under the numbers of the book's order. */
export function printed({ book, profiles }: Ruleset<Book>): PrintedTable[] {
  return [
    units(book, profiles),
    weapons.gunsToHit(book),
    weapons.gunCover(book),
    weapons.gunAngle(book),
    weapons.strikeValues(book, profiles),
    weapons.infantryRanges(book),
    weapons.launchers(book),
    weapons.smallArms(book),
    artillerySquare(book),
    weapons.softVehicle(book),
    visibility(book),
    saves(book),
    moraleModifiers(book),
    morale(book),
    rally(book),
    houses(book),
    shells(book, profiles),
    wall(book),
  ];
}

const VALUE = columns(['value'], 'modifier');

/** Table 1, with the men of HP-VEH-02. */
function units({ movement, vehicles, tank }: Book, profiles: Ruleset['profiles']): PrintedTable {
  const armored: Readonly<Record<string, (typeof vehicles)[keyof typeof vehicles] | undefined>> = vehicles;
  return {
    id: 'units',
    title: 'Table 1. Units',
    rule: movement.speeds.rule,
    of: 'vehicle',
    columns: [
      ...columns(['road', 'off'], 'inches'),
      { name: 'armour', rule: tank.armor.rule },
      ...columns(['class', 'crew']),
    ],
    rows: Object.entries(movement.speeds.of).map(([of, { on, off }]) => {
      const { armor = null, kind = null, crew = null } = armored[of] ?? {};
      return { of, name: profiles[of]?.name ?? of, cells: [on, off, armor, kind, crew] };
    }),
    notes: [`Armour defence: ${tank.armor.rule}`],
  };
}

/** Table 6. */
function artillerySquare({ shelling: { vehicles } }: Book): PrintedTable {
  const charts = Object.values(vehicles);
  return {
    id: 'artillery-square',
    title: `Table 6. Vehicle in the artillery square: D${vehicles.tank.sides}`,
    rule: vehicles.tank.rule,
    columns: columns(Object.keys(vehicles).map((kind) => kind.replaceAll('-', ' '))),
    rows: rowsByTotal(charts).map((row) => ({
      ...row,
      of: { from: 1, to: vehicles.tank.sides, ...(row.of as object) },
    })),
    notes: [],
  };
}

/** Table 8. */
function visibility({ visibility: { throw: chart, bright } }: Book): PrintedTable {
  const other = rowsByFace(bright);
  return {
    id: 'visibility',
    title: 'Table 8. Visibility: 2D6',
    rule: chart.rule,
    columns: columns(['inches', 'bright']),
    rows: rowsByFace(chart).map((row, i) => ({ ...row, cells: [...row.cells, ...other[i]!.cells] })),
    notes: ['bright: with house rule bright-visibility'],
  };
}

/** Table 9. */
function saves({ shelling: { save, shelter, near } }: Book): PrintedTable {
  const { sides, need } = save.artillery;
  return {
    id: 'saves',
    title: `Table 9. Saves from shells: D${sides}, ${need} or more`,
    rule: near.rule,
    columns: VALUE,
    rows: rowsOfModifiers({ ...shelter, near }),
    notes: ['Woods only count with house rule woods-shelter'],
  };
}

/** Table 10, the modifiers. */
function moraleModifiers({ morale }: Book): PrintedTable {
  const { losses, command, officer, others } = morale;
  const all: Readonly<Record<string, ModifierRow>>[] = [losses, command, officer, others];
  return {
    id: 'morale-modifiers',
    title: 'Table 10. Morale: added to the D6',
    rule: morale.check.rule,
    columns: VALUE,
    rows: all.flatMap((modifiers) => rowsOfModifiers(modifiers)),
    notes: [],
  };
}

function morale({ morale: { check } }: Book): PrintedTable {
  return {
    id: 'morale',
    title: 'Table 10. Morale: results',
    rule: check.rule,
    columns: columns(['result']),
    // Anything over the last row counts as that row.
    rows: rowsByTotal([check]),
    notes: [],
  };
}

function rally({ morale: { rally: chart } }: Book): PrintedTable {
  return {
    id: 'rally',
    title: `Rally: D${chart.sides}`,
    rule: chart.rule,
    columns: columns(['result']),
    rows: rowsByFace(chart),
    notes: [],
  };
}

/** Table 11, the houses. */
function houses({ houses: { houses: all, damage, destroyed } }: Book): PrintedTable {
  return {
    id: 'houses',
    title: `Table 11. Houses: D${damage.sides}, ${damage.need} or more is a hit`,
    rule: damage.rule,
    columns: columns(['men', 'hits to destroy']),
    rows: Object.entries(all).map(([of, { men, hits, rule }]) => ({ of, cells: [men, hits], rule })),
    notes: [`Destroyed: ${destroyed.rule}`],
  };
}

/** Table 11, the weapons. */
function shells(
  { houses: { heaviest, lighter }, tank, reach, shelling }: Book,
  profiles: Ruleset['profiles'],
): PrintedTable {
  const inches: Readonly<Record<string, number | undefined>> = reach.inches;
  const guns = Object.entries(tank.guns).map(([of, { reach: upTo }]) => [of, upTo] as const);
  const indirect = Object.keys(shelling.landing).map((of) => [of, inches[of] ?? null] as const);
  return {
    id: 'shells',
    title: 'Table 11. Weapons against houses and walls',
    rule: lighter.rule,
    of: 'weapon',
    columns: [
      { name: 'die', as: 'modifier' },
      { name: 'range', as: 'inches' },
    ],
    rows: [...indirect, ...guns].map(([of, upTo]) => ({
      of,
      ...(profiles[of] ? { name: profiles[of].name } : {}),
      cells: [heaviest.includes(of) ? 0 : lighter.value, upTo],
    })),
    notes: [],
  };
}

function wall({ houses: { wall: chart } }: Book): PrintedTable {
  return {
    id: 'walls',
    title: `Table 11. Walls and fences: D${chart.sides}`,
    rule: chart.rule,
    columns: columns(['result']),
    rows: rowsByTotal([chart]),
    notes: [],
  };
}
