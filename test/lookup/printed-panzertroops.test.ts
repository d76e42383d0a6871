import { expect, test } from 'vitest';
import { shooting } from '../../data/panzertroops/fire.ts';
import { transport } from '../../data/panzertroops/transport.ts';
import { vehicles } from '../../data/panzertroops/vehicles.ts';
import { weapons } from '../../data/panzertroops/weapons.ts';
import { entryIn, rowsOf } from '../../src/lookup/entries.ts';
import { tableNamed } from '../../src/lookup/printed.ts';
import { panzertroops } from '../../src/rules/panzertroops/index.ts';

const table = (id: string) => tableNamed(id, { first: panzertroops, only: panzertroops })!.table;
const cells = (id: string, of: string) => table(id).rows.find((row) => row.of === of)!.cells;

test('PT-ARM-02: every weapon with its firepower, range, cost and crew', () => {
  for (const [of, { s, ap, range, cost, crew }] of Object.entries(weapons)) {
    expect([of, cells('weapons', of)]).toEqual([of, [s, ap, range, cost, crew]]);
  }
  expect(cells('indirect-fire', 'heavy-mortar')).toEqual([5, 0]);
  expect(table('indirect-fire').rows).toHaveLength(6);
});

test('PT-VEH-01: every vehicle stands with its nation, the Grant with the points of PT-RUL-13', () => {
  for (const [of, { nation, speed, front, side, ...rest }] of Object.entries(vehicles.afvs)) {
    const points = 'points' in rest ? rest.points : 53;
    expect([of, cells(`vehicles-${nation}`, of)]).toEqual([of, [speed, front, side, points]]);
  }
  expect(cells('vehicles-usa', 'm3-grant')).toEqual([10, 12, 10, 53]);
  expect(cells('armament-usa', 'm3-grant').slice(2, 5)).toEqual(['at-light', '37 mm, 75 mm', 'at-medium']);
  expect(cells('armament-germany', 'stug-3')[5]).toBe(0);
  expect(cells('armament-germany', 'stug-3')[6]).toContain('75 mm gun in the hull');
});

test('PT-LOAD-02, PT-LOAD-03: who carries how many, and who tows a gun', () => {
  const { rule: _rule, ...inside } = transport.inside;
  for (const [of, men] of Object.entries(inside)) expect([of, cells('transport', of)[0]]).toEqual([of, men]);
  const towing = table('transport').rows.filter((row) => row.cells[1] === 'a gun');
  expect(towing.map(({ of }) => of).toSorted()).toEqual(transport.towing.by.toSorted());
});

test('PT-DEF-02, PT-DEF-04: defence values', () => {
  expect(cells('defence-values', 'infantry')).toEqual([6, 8, 9]);
  expect(cells('defence-values', 'heavy')).toEqual([7, null, 9]);
});

test('PT-COV-04, PT-COV-05: 7 and 11 save in soft cover, 8 and more in hard cover', () => {
  expect(table('saves').rows.map(({ of, cells: saved }) => [of, ...saved])).toEqual([
    [{ from: 2, to: 6 }, 'not-saved', 'not-saved'],
    [{ from: 7, to: 7 }, 'saved', 'not-saved'],
    [{ from: 8, to: 10 }, 'not-saved', 'saved'],
    [{ from: 11, to: 11 }, 'saved', 'saved'],
    [{ from: 12, to: 12 }, 'not-saved', 'saved'],
  ]);
});

test('PT-ATK-02 to -04: fire on the move', () => {
  expect(cells('attacking-fire', 'turret')).toEqual([shooting.moving.turret.value]);
  expect(cells('attacking-fire', 'ground')).toEqual([-2]);
});

test('a vehicle leads to its gun', () => {
  const { led } = rowsOf(entryIn(panzertroops, 'tiger')!);
  expect(led.map((each) => each.table.id)).toEqual(expect.arrayContaining(['weapons', 'movement']));
});
