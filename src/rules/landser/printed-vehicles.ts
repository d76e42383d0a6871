import type { Armour, ArmourClass, Book, Going } from '../../../data/landser/book.ts';
import {
  columns,
  facesFrom,
  type PrintedRow,
  type PrintedTable,
  rowsByTotal,
  rowsOfModifiers,
} from '../../kernel/printed.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import { padded } from '../landser-classic/printed.ts';

const MOVES = { move: 'Move', 'move-fast': 'Move Fast', 'move-and-fire': 'M+Fire', sneak: 'Sneak' } as const;

/** Inches, and the dice used instead (`random-move`). */
export function movement({ movement: book }: Book): PrintedTable[] {
  const movers: readonly (readonly [string, Readonly<Partial<Record<string, Going>>>])[] = [
    ['soldier', book.actions],
    ...Object.entries(book.vehicles),
  ];
  const table = (id: string, title: string, as: 'inches' | 'number', cell: (going: Going) => string | number) => ({
    id,
    title,
    rule: book.actions.move.rule,
    columns: columns(Object.values(MOVES), as),
    rows: movers.map(([of, going]) => ({
      of,
      cells: Object.keys(MOVES).map((move) => (going[move] ? cell(going[move]) : null)),
    })),
    notes: ['M+Fire is Move and Fire.'],
  });
  return [
    table('movement', 'Movement in a turn', 'inches', ({ inches }) => inches),
    table('random-movement', 'Movement by dice (random-move)', 'number', diceOf),
  ];
}

function diceOf({ random: { die, plus } }: Going): string {
  return plus === 0 ? `${die}″` : `${die}+${plus}″`;
}

export function antiTankSmallArms(book: Book): PrintedTable {
  const { antiTank } = book;
  const { S, M } = antiTank.panzerfaust;
  const bonusOf = (weapon: string) => {
    if (weapon === 'panzerfaust') return `+${S?.value} S, +${M?.value} M`;
    return weapon === 'sticky-bomb' ? `${antiTank.track.need}+` : bonus(book, weapon);
  };
  const bands = Object.keys(book.bands.upTo).slice(0, -1);
  return {
    id: 'anti-tank-small-arms',
    title: `Anti-tank small arms: D${antiTank.sides}, this or more`,
    rule: antiTank.smallArms,
    of: 'weapon',
    columns: [...columns(bands), { name: 'damage', as: 'modifier' }],
    rows: Object.entries(antiTank.need)
      .filter(([weapon]) => !isTankGun(book, weapon))
      .map(([of, need]) => ({ of, ...nameOf(book, of), cells: [...padded(need, bands.length), bonusOf(of)] })),
    notes: [`A sticky bomb immobilises on ${antiTank.track.need} or more (${antiTank.track.rule}).`],
  };
}

export function tankWeapons(book: Book): PrintedTable {
  const { antiTank } = book;
  return {
    id: 'tank-weapons',
    title: `Tank weapons: D${antiTank.sides}, this or more`,
    rule: antiTank.tankGun,
    of: 'weapon',
    columns: [...columns(Object.keys(book.bands.upTo)), { name: 'bonus', as: 'modifier' }],
    rows: Object.entries(antiTank.need)
      .filter(([weapon]) => isTankGun(book, weapon))
      .map(([of, need]) => ({ of, ...nameOf(book, of), cells: [...need, bonus(book, of)] })),
    notes: ['The bonus is added to the damage roll.'],
  };
}

type Bonuses = Readonly<Record<string, { readonly rule: string; readonly label: string; readonly value: number }>>;

function isTankGun({ antiTank }: Book, weapon: string): boolean {
  return (antiTank.bonus as Bonuses)[weapon]?.rule === antiTank.tankGun;
}

function bonus({ antiTank }: Book, weapon: string): number | null {
  return (antiTank.bonus as Bonuses)[weapon]?.value ?? null;
}

function nameOf({ antiTank }: Book, weapon: string): { readonly name?: string } {
  const row = (antiTank.bonus as Bonuses)[weapon];
  return row ? { name: row.label } : {};
}

export function armour({ armour: book }: Book): PrintedTable {
  const top = book.top.value;
  const cells = ({ front, side, rear }: Armour['classes']['light']) => [front.value, side.value, rear.value, top];
  return {
    id: 'armour',
    title: 'Armour: added to the damage roll',
    rule: book.classes.light.front.rule,
    columns: columns(['front', 'side', 'rear', 'top'], 'modifier'),
    rows: [
      ...Object.entries(book.classes).map(([of, sides]) => ({ of, cells: cells(sides) })),
      { of: 'soft' satisfies ArmourClass, cells: [0, 0, 0, 0] },
    ],
    notes: [`The top of an open-topped vehicle has 0 (${book.top.rule}).`],
  };
}

export function damage({ damage: { roll } }: Book): PrintedTable {
  return {
    id: 'damage',
    title: `Damage: D${roll.sides} + armour + bonus`,
    rule: roll.rule,
    columns: columns(['damage']),
    rows: rowsByTotal([roll]),
    notes: [],
  };
}

/** How far it still runs on is listed after what stops it. */
export function damageResults({ damage: { glancing, penetrating, moves } }: Book): PrintedTable {
  const runs = [...Object.keys(moves.glancing), ...Object.keys(moves.penetrating)];
  return {
    id: 'damage-results',
    title: `Glancing and penetrating hits: D${glancing.sides}`,
    rule: glancing.rule,
    columns: columns(['glancing', 'penetrating']),
    rows: rowsByTotal([glancing, penetrating]).map((row, i) => ({ ...row, of: { from: i + 1, to: i + 1 } })),
    notes: [
      `The tank first rolls on half a D6 in inches: ${[...new Set(runs)].map((word) => word.replaceAll('-', ' ')).join(', ')}.`,
    ],
  };
}

export function driveTest({ movement: { driveTest: tests } }: Book): PrintedTable {
  const { sides, rule, results } = tests.light;
  return {
    id: 'drive-test',
    title: `Drive test in difficult terrain: D${sides}`,
    rule,
    columns: columns([results[0].replaceAll('-', ' ')]),
    rows: Object.entries(tests).map(([of, { need }]) => ({ of, cells: [facesFrom(need, sides)] })),
    notes: ['On anything else it’s immobilised. Soft vehicles test like light ones.'],
  };
}

export function bail({ bail: { rule, sides, need, wounds } }: Book): PrintedTable {
  return {
    id: 'bail-out',
    title: `Bailing out: D${sides}, ${need} or more`,
    rule,
    columns: columns(['value'], 'modifier'),
    rows: rowsOfModifiers(wounds),
    notes: [],
  };
}

/** The vehicles the referee knows: the book only prints their armour. */
export function vehicles(profiles: Ruleset['profiles']): PrintedTable {
  const rows = Object.entries(profiles).flatMap(([of, { name, fields }]): PrintedRow[] => {
    if (fields.armour === undefined) return [];
    const guns = [fields.weapon ?? null, fields['machine-guns'] ?? null];
    return [{ of, name, cells: [fields.armour, fields.speed, ...guns, fields.crew].map(asCell) }];
  });
  return {
    id: 'vehicles',
    title: 'Vehicles',
    rule: 'LS-ARM-01',
    of: 'vehicle',
    columns: columns(['armour', 'speed', 'gun', 'machine guns', 'crew']),
    rows,
    notes: ['The book only gives their armour. The rest is what players usually agree on (LS-CREW-01).'],
  };
}

function asCell(value: unknown): string | number | null {
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}

export function force({ force: book }: Book): PrintedTable {
  return {
    id: 'force',
    title: 'Squads of ten for one tank',
    rule: book.rule,
    columns: columns(['squads']),
    rows: [
      { of: 'medium', cells: [book['medium-tanks']] },
      { of: 'heavy', cells: [book['heavy-tanks']] },
    ],
    notes: [],
  };
}
