import { describe, expect, test } from 'vitest';
import { tank } from '../../data/hans-n-panzer/guns.ts';
import { speeds, vehicles } from '../../data/hans-n-panzer/vehicles.ts';
import { antiTank } from '../../data/landser/anti-tank.ts';
import { bursts } from '../../data/landser/bursts.ts';
import { armour, damage } from '../../data/landser/damage.ts';
import * as expanded from '../../data/landser/fire.ts';
import { movement } from '../../data/landser/movement.ts';
import * as original from '../../data/landser-classic/fire.ts';
import type { Ruleset } from '../../src/kernel/ruleset.ts';
import { keyOf, tableNamed, tablesIn, tablesLike } from '../../src/lookup/printed.ts';
import { hansNPanzer } from '../../src/rules/hans-n-panzer/index.ts';
import { rulesets } from '../../src/rules/index.ts';
import { landser } from '../../src/rules/landser/index.ts';
import { landserClassic } from '../../src/rules/landser-classic/index.ts';

/** What each book prints, as the "Tables" of its inventory have it; a heading with several tables has several here. */
const PRINTED: Readonly<Record<string, string>> = {
  'landser-classic': `range-bands to-hit to-hit-modifiers effects effect-modifiers movement grenades grenade-drift dogs-chance
    observation assault medic break-off squad`,
  landser: `range-bands to-hit to-hit-modifiers effects effects-by-rule effect-modifiers medic burst-dice movement
    random-movement grenades grenade-drift molotov dogs-chance observation observation-modifiers assault
    anti-tank-small-arms tank-weapons armour damage damage-results drive-test bail-out vehicles force break-off squad`,
  'hans-n-panzer': `units guns-to-hit gun-cover gun-angle strike-values infantry-ranges launchers small-arms artillery-square
    soft-vehicle visibility saves morale-modifiers morale rally houses shells walls`,
  panzertroops: `defence-values weapons weapon-classes indirect-fire figures movement ground transport saves morale
    morale-modifiers bail-out throws smoke attacking-fire vehicles-germany armament-germany vehicles-usa armament-usa
    soft-vehicles organisation`,
  'ww2-skirmish': `points movement-on-foot movement-of-vehicles stuck spotting spotting-bands small-arms-ranges to-hit
    to-hit-bands fire-effect fire-bonus morale melee grenade-ranges grenade-modifiers blast shell gun-ranges damage
    damage-modifiers hand-held to-hit-by-range flame-at-vehicles flame-ranges flame bunkers risk solo-actions enemy-forces
    afv-situation afv-actions`,
};

/** The cells of a table, row by row under their names. */
function cells(book: Ruleset, id: string): Record<string, unknown[]> {
  const { table } = tableNamed(id, { first: book, only: book })!;
  expect(table.id).toBe(id);
  return Object.fromEntries(table.rows.map(({ of, at, cells: row }) => [[of, at].filter(Boolean).join(' '), [...row]]));
}

describe('the tables of every book', () => {
  test('are all there, in its order', () => {
    for (const [id, book] of Object.entries(rulesets)) {
      expect([id, tablesIn(book).map((table) => table.id)]).toEqual([id, PRINTED[id]?.split(/\s+/)]);
    }
  });

  test('have a cell for each column, rules that their book has, and no name twice', () => {
    for (const book of Object.values(rulesets)) {
      const ids = new Set(book.rules.map(({ id }) => id));
      const tables = tablesIn(book);
      expect(new Set(tables.map(({ title }) => title)).size).toBe(tables.length);
      for (const table of tables) {
        const named = [table.rule, ...table.rows.flatMap(({ rule }) => rule ?? [])];
        expect([table.id, named.filter((rule) => !ids.has(rule))]).toEqual([table.id, []]);
        expect(table.rows.length).toBeGreaterThan(0);
        for (const row of table.rows) expect([table.id, row.cells.length]).toEqual([table.id, table.columns.length]);
      }
    }
  });

  test('say in their notes no rule that the book has not', () => {
    for (const book of Object.values(rulesets)) {
      const notes = tablesIn(book).flatMap((table) => table.notes);
      const cited = notes.flatMap((note) => note.match(/\b[A-Z]{2}-[A-Z]+-\d+\b/g) ?? []);
      const ids = new Set(book.rules.map(({ id }) => id));
      expect(cited.filter((id) => !ids.has(id))).toEqual([]);
    }
  });
});

describe('what stands in the cells is what the referee rules by', () => {
  test('LC-FIRE-10, LC-JAM-03: to hit, with the jams', () => {
    const rows = cells(landserClassic, 'to-hit');
    for (const [weapon, need] of Object.entries(original.toHit.need)) {
      expect([weapon, ...rows[weapon]!.slice(0, 5)]).toEqual([weapon, ...need]);
    }
    expect(rows.smg).toEqual([1, 1, 4, 6, null, '4-6', '4-6']);
    expect(rows.lmg!.slice(5)).toEqual(['6', '5-6']);
    expect(rows.rifle!.slice(5)).toEqual(['6', null]);
    expect(rows['grenade-launcher']).toEqual([null, null, 5, 6, null, null, null]);
  });

  test('LS-FIRE-10: the expanded edition has its own, and a band more', () => {
    const rows = cells(landser, 'to-hit');
    for (const [weapon, need] of Object.entries(expanded.toHit.need)) {
      expect([weapon, ...rows[weapon]!.slice(0, 6)]).toEqual([weapon, ...need]);
    }
    expect(rows.hmg!.slice(6)).toEqual(['6', '6']);
  });

  test.each([
    ['LC', landserClassic, original.automatic.weapons, []],
    ['LS', landser, expanded.automatic.weapons, ['hmg']],
  ] as const)(
    '%s-AUTO-01: a second jam for whoever fires automatically, or always does',
    (_, book, weapons, always) => {
      const rows = Object.entries(cells(book, 'to-hit'));
      const listed = rows.filter(([, row]) => row.at(-1) !== null).map(([weapon]) => weapon);
      expect(listed).toEqual([...weapons, ...always]);
    },
  );

  test('LS-FIRE-11 to 16: the modifiers, each with its rule', () => {
    const { table } = tableNamed('to-hit-modifiers', { first: landser })!;
    expect(table.rows.map(({ of, cells: [value], rule }) => [of, value, rule])).toEqual(
      Object.entries(expanded.modifiers).map(([of, { value, rule }]) => [of, value, rule]),
    );
  });

  test('LC-EFF-01, LC-LIGHT-01, LC-SER-01: effects and wounds total by total', () => {
    const { table } = tableNamed('effects', { first: landserClassic })!;
    expect(table.rows.map((row) => row.cells)).toEqual([
      ['hide', 'angry', 'wound-a'],
      ['hide', 'check', 'wound-a'],
      ['hide', 'disorientated', 'wound-b'],
      ['light-wound', 'needs-leader', 'down'],
      ['serious-wound', 'walking-wounded', 'removed'],
      ['serious-wound', 'serious', 'removed'],
    ]);
  });

  test('LS-TANK-01, LS-AT-01, LS-ARM-02: guns and armour', () => {
    const guns = cells(landser, 'tank-weapons');
    expect(guns['8-8cm-kwk']).toEqual([...antiTank.need['8-8cm-kwk'], antiTank.bonus['8-8cm-kwk'].value]);
    expect(Object.keys(guns)).toHaveLength(7);
    expect(cells(landser, 'anti-tank-small-arms').panzerfaust).toEqual([null, 3, 5, null, null, '+3 S, +2 M']);
    const { front, side, rear } = armour.classes.heavy;
    expect(cells(landser, 'armour').heavy).toEqual([front.value, side.value, rear.value, armour.top.value]);
  });

  test('LS-BURST-01, LS-MOVE-03, LS-VEH-05: burst dice and movement', () => {
    const { light, medium, heavy } = bursts.dice.gpmg;
    expect(cells(landser, 'burst-dice').gpmg).toEqual([light, medium, heavy]);
    expect(cells(landser, 'movement')['fast-vehicle']).toEqual([
      12,
      movement.vehicles['fast-vehicle']['move-fast'].inches,
      12,
      null,
    ]);
    expect(cells(landser, 'random-movement')['fast-vehicle']).toEqual(['D6+6″', '2D6+3″', 'D6+6″', null]);
  });

  test('LS-PEN-01, LS-GLAN-01: every face', () => {
    const { table } = tableNamed('damage-results', { first: landser })!;
    expect(table.rows.map(({ of }) => of)).toEqual([1, 2, 3, 4, 5, 6].map((face) => ({ from: face, to: face })));
    expect(table.rows.map(({ cells: [, penetrating] }) => penetrating)).toEqual(
      damage.penetrating.rows.map(([, result]) => result),
    );
    const runs = Object.values(damage.moves).flatMap((moves) => Object.keys(moves));
    for (const what of runs) expect(table.notes[0]).toContain(what.replaceAll('-', ' '));
  });

  test('HP-MOVE-02, HP-TANK-13: units; HP-TANK-08: strike values', () => {
    const units = cells(hansNPanzer, 'units');
    for (const [of, { armor, kind, crew }] of Object.entries(vehicles)) {
      const { on, off } = speeds[of as keyof typeof vehicles];
      expect(units[of]).toEqual([on, off, armor, kind, crew]);
    }
    expect(units.infantry).toEqual([3, 3, null, null, null]);
    const guns = cells(hansNPanzer, 'strike-values');
    for (const [of, { strike, reach }] of Object.entries(tank.guns)) expect(guns[of]).toEqual([...strike, reach]);
  });

  test('HP-INF-05, HP-INF-10: small arms by range, a row each', () => {
    const rows = cells(hansNPanzer, 'small-arms');
    expect(rows['rifle 3-6″']).toEqual([5, 6, null]);
    expect(rows['heavy-mg 12-18″']).toEqual([5, 6, null]);
    expect(cells(hansNPanzer, 'soft-vehicle')['light-mg 0-4″']).toEqual([4, 5, 6]);
  });

  test('HP-TANK-05, HP-MOR-18, HP-VIS-02', () => {
    expect(cells(hansNPanzer, 'gun-cover')['soft-hull-down']).toEqual([-3]);
    expect(
      tableNamed('morale', { first: hansNPanzer })!.table.rows.map(({ of, cells: [result] }) => [of, result]),
    ).toEqual([
      [{ to: 1 }, 'routs'],
      [{ from: 2, to: 2 }, 'retreats-2'],
      [{ from: 3, to: 3 }, 'retreats-1'],
      [{ from: 4, to: 4 }, 'holds'],
      [{ from: 5 }, 'fights'],
    ]);
    expect(tableNamed('visibility', { first: hansNPanzer })!.table.rows[3]).toEqual({
      of: { from: 9, to: 11 },
      cells: ['25', '35'],
    });
  });
});

describe('a table that is asked for', () => {
  const named = (query: string, first: Ruleset = landserClassic, only?: Ruleset) => {
    const found = tableNamed(query, { first, only });
    return found && keyOf(found.book, found.table.id);
  };

  test('is found by ID, title, key, and by some words of it', () => {
    expect(named('to-hit')).toBe('landser-classic/to-hit');
    expect(named('range bands')).toBe('landser-classic/range-bands');
    expect(named('hans-n-panzer/units')).toBe('hans-n-panzer/units');
    expect(named('wounds')).toBe('landser-classic/effects');
    expect(named('spotting observation')).toBe('landser-classic/observation');
  });

  test('is of the book that comes first if it has one, else of another, and of no other than the one named', () => {
    expect(named('movement', landser)).toBe('landser/movement');
    expect(named('armour')).toBe('landser/armour');
    expect(named('visibility')).toBe('hans-n-panzer/visibility');
    expect(named('visibility', landser, landserClassic)).toBeUndefined();
    expect(named('zzzz')).toBeUndefined();
    expect(named('')).toBeUndefined();
  });

  test('is offered while it is typed, the first book before others', () => {
    const offered = tablesLike('', { first: hansNPanzer });
    expect(offered.slice(0, 18).every(({ book }) => book === hansNPanzer)).toBe(true);
    expect(new Set(offered.map(({ book }) => book.id)).size).toBe(Object.keys(rulesets).length);
    expect(tablesLike('arm', { first: landser })[0]!.table.id).toBe('armour');
    expect(tablesLike('landser/bur', { first: landserClassic }).map(({ table }) => table.id)).toContain('burst-dice');
    expect(tablesLike('zzzz', { first: landser })).toEqual([]);
  });
});
