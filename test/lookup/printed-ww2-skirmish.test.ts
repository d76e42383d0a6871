import { expect, test } from 'vitest';
import { ARMS } from '../../data/ww2-skirmish/book.ts';
import { smallArms } from '../../data/ww2-skirmish/small-arms.ts';
import { tableNamed } from '../../src/lookup/printed.ts';
import { ww2Skirmish } from '../../src/rules/ww2-skirmish/index.ts';

const table = (id: string) => tableNamed(id, { first: ww2Skirmish, only: ww2Skirmish })!.table;
const cells = (id: string, of: string, at?: string) =>
  table(id).rows.find((row) => row.of === of && row.at === at)!.cells;

test('WS-FIRE-10: bands follow each other, inch by inch', () => {
  expect(cells('small-arms-ranges', 'rifle')).toEqual(['0-8', '9-15', '16-30', '31-80']);
  expect(cells('small-arms-ranges', 'pistol')).toEqual(['0-3', '4-6', '7-12', '13-24']);
});

test('WS-FIRE-11, WS-FIRE-06: every arm by the column that it has, without the aim that it hasn’t', () => {
  const { rifle, pistol } = smallArms.toHit.need;
  const never: readonly string[] = smallArms['not-careful'].arms;
  for (const [i, at] of ['PB', 'short', 'medium', 'long'].entries()) {
    expect(cells('to-hit', 'rifle', at)).toEqual([rifle.unaimed[i], rifle.aimed[i], rifle.careful[i]]);
    expect(cells('to-hit', 'smg', at)).toEqual([rifle.unaimed[i], rifle.aimed[i], null]);
    expect(cells('to-hit', 'pistol', at)).toEqual([pistol.unaimed[i], pistol.aimed[i], pistol.careful[i]]);
    for (const arm of ARMS) {
      const as = arm in smallArms.columns ? 'pistol' : 'rifle';
      const own = cells('to-hit', as, at)!.map((cell, column) => (column === 2 && never.includes(arm) ? null : cell));
      expect([arm, cells('to-hit', arm, at)]).toEqual([arm, own]);
    }
  }
});

test('WS-GREN-03, WS-HAT-02, WS-GUN-01: dashes and open ends', () => {
  expect(cells('grenade-ranges', 'grenade')).toEqual([null, '6-12', '13-18']);
  expect(cells('grenade-ranges', 'mortar')).toEqual(['24-40', '41+', null]);
  expect(cells('hand-held', 'molotov')).toEqual(['2-3', null, '4-10']);
  expect(cells('gun-ranges', 'auto-cannon')).toEqual(['1-10', '11-24', '25+']);
});

test('WS-DMG-01: soft vehicles and AFVs beside each other', () => {
  const rows = table('damage').rows;
  expect(rows.find(({ of }) => typeof of === 'object' && of.from === 14)!.cells).toEqual(['wheel-lost', 'occupants-1']);
  expect(rows.at(-1)).toEqual({ of: { from: 20 }, cells: ['explodes', 'explodes'] });
});

test('WS-ACT-01, WS-AFV-11: what is done at each risk and face', () => {
  const told = (id: string) => table(id).rows.map(({ of, at, cells: [does] }) => [of, at, does]);
  expect(told('solo-actions')).toContainEqual([{ from: 2, to: 5 }, '2-3', 'halt']);
  expect(told('solo-actions')).toContainEqual([{ from: 9 }, '1-3', 'rout']);
  expect(told('solo-actions')).toContainEqual(['falling-back', '5-6', 'halt-in-cover']);
  expect(told('afv-actions')).toContainEqual([{ to: -3 }, '1-5', 'retreat']);
});
