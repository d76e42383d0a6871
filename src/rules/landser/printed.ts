import type { Book } from '../../../data/landser/book.ts';
import { columns, type PrintedTable, rowsByTotal, rowsOfModifiers } from '../../kernel/printed.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import * as original from '../landser-classic/printed.ts';
import * as vehicles from './printed-vehicles.ts';

/** Every table of the expanded edition, in the book's order. */
export function printed({ book, profiles, squads }: Ruleset<Book>): PrintedTable[] {
  return [
    original.rangeBands(book),
    original.toHit(book),
    original.modifiersToHit(book),
    original.effects(book),
    effectsByRule(book),
    original.effectModifiers(book),
    original.medic(book),
    bursts(book),
    ...vehicles.movement(book),
    original.grenades(book),
    original.drift(book),
    molotov(book),
    original.dogsChance(book),
    original.observation(book),
    observationModifiers(book),
    assault(book),
    vehicles.antiTankSmallArms(book),
    vehicles.tankWeapons(book),
    vehicles.armour(book),
    vehicles.damage(book),
    vehicles.damageResults(book),
    vehicles.driveTest(book),
    vehicles.bail(book),
    vehicles.vehicles(profiles),
    vehicles.force(book),
    breakOff(book),
    original.squad(profiles, squads),
  ];
}

/** The effects of a hit by the standard rules, by the alternative ones, and of a sniper's hit. */
function effectsByRule({ effects }: Book): PrintedTable {
  return {
    id: 'effects-by-rule',
    title: `Effects by each table: D${effects.effect.sides}`,
    rule: effects.alternative.effect.rule,
    columns: columns(['standard', 'alternative', 'sniper']),
    rows: rowsByTotal([effects.effect, effects.alternative.effect, effects.sniper]),
    notes: [
      `Alternative is for the house rule alternative-wounds. Sniper is for a sniper’s hit (${effects.sniper.rule}).`,
    ],
  };
}

function bursts({ bursts: { rule, dice } }: Book): PrintedTable {
  return {
    id: 'burst-dice',
    title: 'Burst dice',
    rule,
    of: 'weapon',
    columns: columns(['light', 'medium', 'heavy']),
    rows: Object.entries(dice).map(([of, { light, medium, heavy }]) => ({ of, cells: [light, medium, heavy] })),
    notes: [],
  };
}

const AT = { thrown: 'to land', closed: 'on a tank', open: 'on an open top' } as const;

function molotov({ grenades: { molotov: tests } }: Book): PrintedTable {
  return {
    id: 'molotov',
    title: `Molotov: D${tests.thrown.sides}, this or more`,
    rule: tests.thrown.rule,
    of: 'weapon',
    columns: columns(['needs']),
    rows: Object.entries(tests).map(([of, { need, rule }]) => ({
      of: 'molotov',
      at: AT[of as keyof typeof tests],
      cells: [need],
      rule,
    })),
    notes: [],
  };
}

function observationModifiers({ observation: { rule, modifiers } }: Book): PrintedTable {
  return {
    id: 'observation-modifiers',
    title: 'Modifiers to spot',
    rule,
    columns: columns(['value'], 'modifier'),
    rows: rowsOfModifiers(modifiers),
    notes: [],
  };
}

function assault({ assault: book }: Book): PrintedTable {
  const { weapons, opponents, difficult, wounded } = book;
  return original.assaultTable(book.attacker.rule, rowsOfModifiers({ ...weapons, opponents, difficult, wounded }));
}

function breakOff({ breakOff: { sides, grades } }: Book): PrintedTable {
  return {
    id: 'break-off',
    title: `Break-off point: D${sides}`,
    rule: grades.rule,
    columns: columns(['out of action']),
    rows: Object.entries(grades.from).map(([of, from]) => ({ of, cells: [from] })),
    notes: ['You throw from this many out of action. The squad breaks if the throw is above its number in action.'],
  };
}
