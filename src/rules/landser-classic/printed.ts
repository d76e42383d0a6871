import type { Book } from '../../../data/landser-classic/book.ts';
import {
  columns,
  facesFrom,
  type PrintedRow,
  type PrintedTable,
  rowsByFace,
  rowsByTotal,
  rowsOfModifiers,
} from '../../kernel/printed.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import type { ModifierRow } from '../../kernel/tables.ts';

/** Every table of the original, in the book's order. */
export function printed({ book, profiles, squads }: Ruleset<Book>): PrintedTable[] {
  return [
    rangeBands(book),
    toHit(book),
    modifiersToHit(book),
    effects(book),
    effectModifiers(book),
    movement(book),
    grenades(book),
    drift(book),
    dogsChance(book),
    observation(book),
    assault(book),
    medic(book),
    breakOff(book),
    squad(profiles, squads),
  ];
}

export function rangeBands({ bands }: Book): PrintedTable {
  const rows = Object.entries<number>(bands.upTo).map(([of, upTo]) => ({ of, name: of, cells: [upTo] }));
  return {
    id: 'range-bands',
    title: 'Range bands',
    rule: bands.rule,
    columns: columns(['up to'], 'inches'),
    rows,
    notes: [],
  };
}

/** Includes each weapon's jam roll, and the grenade launcher, which is fired at a point. */
export function toHit(book: Book): PrintedTable {
  const bands = Object.keys(book.bands.upTo);
  const { rule, sides, need } = book.toHit;
  const { launched } = book.grenades;
  return {
    id: 'to-hit',
    title: `To hit men: D${sides}, this or more`,
    rule,
    of: 'weapon',
    columns: columns([...bands, 'jam', 'auto']),
    rows: [
      ...Object.entries(need).map(([of, needs]) => ({ of, cells: [...needs, ...jamsOf(book, of)] })),
      { of: 'grenade-launcher', cells: padded(launched.need, bands.length + 2), rule: launched.rule },
    ],
    notes: [
      `Jam: throw a second D${sides} after a natural ${book.jams.natural}. Auto: the same when fully automatic.`,
      `A GPMG with a crew of one always jams after a natural ${book.jams.natural} (${book.jams.alone.rule}).`,
    ],
  };
}

/** The faces that jam: for a single shot, and for fully automatic fire if the weapon has it. */
function jamsOf({ jams, automatic, tracking, toHit: { sides } }: Book, weapon: string): (string | null)[] {
  const row = (jams.from as Readonly<Record<string, { readonly single: number; readonly auto?: number }>>)[weapon];
  if (!row) return [null, null];
  // A weapon that's always fully automatic leaves no choice, and is listed elsewhere.
  const always = tracking['at-point']?.weapons ?? [];
  const canBurst = [...(automatic.weapons as readonly string[]), ...always].includes(weapon);
  return [facesFrom(row.single, sides), canBurst ? facesFrom(row.auto ?? row.single, sides) : null];
}

/** Filled up to this many cells with nothing. */
export function padded<T>(cells: readonly T[], length: number): (T | null)[] {
  return Array.from({ length }, (_, i) => cells[i] ?? null);
}

export function modifiersToHit({ modifiers, toHit: { rule } }: Book): PrintedTable {
  const rows = rowsOfModifiers(modifiers);
  return { id: 'to-hit-modifiers', title: 'Modifiers to hit', rule, columns: VALUE, rows, notes: [] };
}

const VALUE = columns(['value'], 'modifier');

export function effects({ effects: { effect, light, serious } }: Book): PrintedTable {
  return {
    id: 'effects',
    title: `Effects and wounds: D${effect.sides}`,
    rule: effect.rule,
    columns: columns(['effects', 'light', 'serious']),
    rows: rowsByTotal([effect, light, serious]),
    notes: [],
  };
}

/** The modifiers to the three rolls. */
export function effectModifiers({ effects: tables }: Book): PrintedTable {
  const rolls = ['effect', 'light', 'serious'] as const;
  const bands = [...new Set(rolls.flatMap((roll) => Object.keys(tables.bonus[roll])))];
  const bonus = (roll: (typeof rolls)[number], band: string) => tables.bonus[roll][band]?.value ?? null;
  const before = (row: ModifierRow, cells: (number | null)[]) => ({ of: row.label, cells, rule: row.rule });
  return {
    id: 'effect-modifiers',
    title: 'Added to the rolls for effects and wounds',
    rule: tables.effect.rule,
    columns: columns(['effects', 'light', 'serious'], 'modifier'),
    rows: [
      ...bands.map((of) => ({ of, cells: rolls.map((roll) => bonus(roll, of)) })),
      before(tables['light-this-turn'], [null, tables['light-this-turn'].value, null]),
      before(tables['serious-before'], [null, null, tables['serious-before'].value]),
    ],
    notes: ['The bonus for serious wounds is for each of them.'],
  };
}

function movement({ movement: { actions } }: Book): PrintedTable {
  return {
    id: 'movement',
    title: 'Movement in a turn',
    rule: actions.move.rule,
    columns: columns(['inches'], 'inches'),
    rows: Object.entries(actions).map(([of, { inches, rule }]) => ({ of, cells: [inches], rule })),
    notes: [],
  };
}

export function grenades({ grenades: { thrown, reach, effectiveness, cover } }: Book): PrintedTable {
  return {
    id: 'grenades',
    title: `Grenade effectiveness: D${effectiveness.sides}, ${effectiveness.need} or more`,
    rule: effectiveness.rule,
    columns: VALUE,
    rows: rowsOfModifiers(cover),
    notes: [
      `You can throw it up to ${reach.inches}″. It lands there on ${thrown.need} or more on a D${thrown.sides} (${thrown.rule}).`,
    ],
  };
}

export function drift({ grenades: { direction, drift: inches } }: Book): PrintedTable {
  return {
    id: 'grenade-drift',
    title: 'Where a missed grenade lands: two D6',
    rule: direction.rule,
    columns: [{ name: 'o’clock' }, { name: 'inches' }],
    rows: rowsByTotal([direction, inches]).map((row, i) => ({ ...row, of: { from: i + 1, to: i + 1 } })),
    notes: [],
  };
}

export function dogsChance({ dogsChance: chart }: Book): PrintedTable {
  return {
    id: 'dogs-chance',
    title: 'Dog’s chance: 2D6',
    rule: chart.rule,
    columns: columns(['result']),
    rows: rowsByFace(chart),
    notes: [],
  };
}

export function observation({ observation: { rule, sides, need } }: Book): PrintedTable {
  return {
    id: 'observation',
    title: `Observation: D${sides}, this or more`,
    rule,
    columns: columns(['PB', 'S', 'M', 'L', 'E']),
    rows: Object.entries(need).map(([of, cells]) => ({
      of,
      cells: cells.map((cell) => (cell === 'a' ? 'auto' : cell)),
    })),
    notes: ['Auto: you spot him without a die.'],
  };
}

function assault({ assault: book }: Book): PrintedTable {
  const { disorientated } = book;
  return assaultTable(book.attacker.rule, [
    ...rowsOfModifiers(book.weapons),
    ...rowsOfModifiers({ opponents: book.opponents }),
    ...(disorientated ? rowsOfModifiers({ disorientated }) : []),
    ...rowsOfModifiers({ wounded: book.wounded }),
  ]);
}

/** Both throw, and the higher wins. */
export function assaultTable(rule: string, rows: readonly PrintedRow[]): PrintedTable {
  return { id: 'assault', title: 'Assault: added to the D6 of each', rule, columns: VALUE, rows, notes: [] };
}

export function medic({ medic: chart }: Book): PrintedTable {
  return {
    id: 'medic',
    title: `Medic, for a soldier who’s down: D${chart.sides}`,
    rule: chart.rule,
    columns: columns(['result']),
    rows: rowsByFace(chart),
    notes: [],
  };
}

function breakOff({ breakOff: { rule, sides, from } }: Book): PrintedTable {
  return {
    id: 'break-off',
    title: `Break-off point: D${sides}`,
    rule,
    columns: columns(['out of action']),
    rows: [{ of: 'squad', cells: [from] }],
    notes: ['You throw from this many out of action. The squad breaks if the throw is above its number in action.'],
  };
}

/** The men of the squads, with their weapons and actions. */
export function squad(profiles: Ruleset['profiles'], squads: Ruleset['squads']): PrintedTable {
  const [first] = Object.values(squads);
  const rows = first!.members.map(({ profile, count }) => {
    const { name, fields } = profiles[profile]!;
    const weapons = [fields.weapon, fields.sidearm].filter((weapon) => typeof weapon === 'string');
    return {
      of: profile,
      name,
      cells: [count, weapons.join(', '), String(fields.actions).replaceAll('-', ' ').replaceAll(',', ', ')],
    };
  });
  return {
    id: 'squad',
    title: first!.name,
    rule: first!.rule,
    columns: columns(['men', 'weapon', 'actions']),
    rows,
    notes: [],
  };
}
