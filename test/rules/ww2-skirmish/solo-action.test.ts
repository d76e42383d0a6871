import { describe, expect, test } from 'vitest';
import { by, dice, type Given } from '../ruled.ts';

const { ruled, odds, wrong } = by('ww2-skirmish');

const FACES = [1, 2, 3, 4, 5, 6];
/** What the six faces bring. */
const actions = (given: Given, task = 'action') =>
  FACES.map((face) => ruled('solo', { task, ...given }, dice(face)).facts.action);

describe('WS-ACT-01: the chart', () => {
  test.each<[string, readonly number[], readonly string[]]>([
    [
      '0 or less',
      [-12, -1, 0],
      ['continue', 'continue', 'continue', 'move-to-enemy', 'move-to-enemy', 'move-to-enemy'],
    ],
    ['1', [1], ['halt', 'advance', 'advance', 'advance', 'advance', 'attack']],
    ['2-5', [2, 3, 4, 5], ['retreat', 'halt', 'halt', 'advance', 'advance', 'advance']],
    ['6-8', [6, 7, 8], ['rout', 'retreat', 'halt', 'halt', 'halt', 'advance']],
    ['9 and more', [9, 15, 40], ['rout', 'rout', 'rout', 'retreat', 'retreat', 'halt']],
  ])('risk %s', (_title, risks, expected) => {
    for (const risk of risks) expect(actions({ risk })).toStrictEqual(expected);
  });

  test('WS-SOLO-06: the risk is the sum of the factors, unless it is given', () => {
    expect(actions({ factors: 'rout,losing,under-fire' })).toStrictEqual(actions({ risk: 6 }));
    expect(actions({ factors: 'rout,losing,under-fire', risk: 1 })).toStrictEqual(actions({ risk: 1 }));
    const { steps } = ruled('solo', { task: 'action', factors: 'rout,losing' }, dice(2));
    expect(steps).toMatchObject([
      { rule: 'WS-SOLO-06', result: '5' },
      { rule: 'WS-ACT-01', sides: 6, faces: [2], result: 'halt', row: 'WS-ACT-07' },
    ]);
  });

  test('every row cites what its order means', () => {
    const row = (risk: number, face: number) => ruled('solo', { task: 'action', risk }, dice(face)).steps[0]!.row;
    expect(row(1, 6)).toBe('WS-ACT-05');
    expect(row(1, 2)).toBe('WS-ACT-06');
    expect(row(1, 1)).toBe('WS-ACT-07');
    expect(row(9, 5)).toBe('WS-ACT-08');
    expect(row(9, 1)).toBe('WS-ACT-09');
    expect(row(0, 4)).toBe('WS-ACT-02');
  });

  test('the die with its modifier is kept between 1 and 6', () => {
    const six = { action: 'advance' };
    expect(ruled('solo', { task: 'action', risk: 6, modifier: 20 }, dice(1)).facts).toStrictEqual(six);
    expect(ruled('solo', { task: 'action', risk: 6, modifier: -20 }, dice(6)).facts.action).toBe('rout');
    expect(odds('solo', { task: 'action', risk: 9, modifier: 2 })).toStrictEqual({
      '{"action":"rout"}': '1/6',
      '{"action":"retreat"}': '1/3',
      '{"action":"halt"}': '1/2',
    });
  });

  test('R-42: heavy-fire-replaces lowers the row', () => {
    const given = { task: 'action', factors: 'heavy-fire,under-fire,losing,no-nco,one-action' };
    expect(ruled('solo', given, dice(1)).facts.action).toBe('rout');
    expect(ruled('solo', given, dice(1), 'heavy-fire-replaces').facts.action).toBe('retreat');
  });
});

describe('risk 0 or less', () => {
  test('WS-ACT-02, R-44: with no enemy in view it goes on', () => {
    expect(new Set(actions({ factors: 'nothing-in-sight' }))).toStrictEqual(new Set(['continue']));
    expect(new Set(actions({ factors: 'nothing-in-sight', risk: -3 }))).toStrictEqual(new Set(['continue']));
    expect(actions({ factors: 'nothing-in-sight', risk: 1 })).toStrictEqual(actions({ risk: 1 }));
    const { steps } = ruled('solo', { task: 'action', factors: 'nothing-in-sight' }, dice(5));
    expect(steps.at(-1)).toMatchObject({ rule: 'WS-ACT-02', result: 'continue' });
  });

  test('WS-ACT-03: one that defends a fortified position stays, whatever the die', () => {
    expect(new Set(actions({ risk: 0, state: 'defending' }))).toStrictEqual(new Set(['continue']));
    expect(odds('solo', { task: 'action', risk: -2, state: 'defending' })).toStrictEqual({
      '{"action":"continue"}': '1',
    });
    expect(ruled('solo', { task: 'action', state: 'defending' }, dice(6)).steps.at(-1)!.rule).toBe('WS-ACT-03');
  });

  test('WS-ACT-04: one that falls back halts in cover on 5 or 6', () => {
    const expected = ['continue', 'continue', 'continue', 'continue', 'halt-in-cover', 'halt-in-cover'];
    expect(actions({ risk: 0, state: 'falling-back' })).toStrictEqual(expected);
    expect(actions({ risk: 0, state: 'falling-back', support: true })).toStrictEqual(expected);
    expect(ruled('solo', { task: 'action', state: 'falling-back' }, dice(6)).steps.at(-1)!.rule).toBe('WS-ACT-04');
  });

  test('at a higher risk neither counts', () => {
    for (const state of ['defending', 'falling-back']) {
      for (const risk of [1, 4, 7, 9]) expect(actions({ risk, state })).toStrictEqual(actions({ risk }));
    }
  });
});

describe('WS-ACT-10: support weapons', () => {
  test('halt and fire where they would advance, attack or move to the enemy', () => {
    const support = { support: true };
    expect(actions({ ...support, risk: 0 }).slice(2)).toStrictEqual([
      'continue',
      'halt-fire',
      'halt-fire',
      'halt-fire',
    ]);
    expect(actions({ ...support, risk: 1 })).toStrictEqual(['halt', ...new Array(5).fill('halt-fire')]);
    expect(actions({ ...support, risk: 3 }).slice(0, 4)).toStrictEqual(['retreat', 'halt', 'halt', 'halt-fire']);
    expect(actions({ ...support, risk: 9 })).toStrictEqual(actions({ risk: 9 }));
  });

  test('an anti-tank gun or HMG among the factors is one, though the risk is given', () => {
    for (const factors of ['at-gun', 'hmg']) expect(actions({ factors, risk: 1 })[5]).toBe('halt-fire');
    const { steps } = ruled('solo', { task: 'action', factors: 'hmg', risk: 1 }, dice(6));
    expect(steps.at(-1)).toMatchObject({ rule: 'WS-ACT-10', result: 'halt-fire' });
  });

  test('R-44: with no enemy in view it goes on like others', () => {
    expect(new Set(actions({ factors: 'nothing-in-sight,hmg' }))).toStrictEqual(new Set(['continue']));
  });
});

describe('WS-AFV-11: the chart of AFVs', () => {
  test.each<[string, readonly number[], readonly string[]]>([
    ['-3 or less', [-9, -3], ['retreat', 'retreat', 'retreat', 'retreat', 'retreat', 'halt']],
    ['-2, -1', [-2, -1], ['retreat', 'retreat', 'retreat', 'halt', 'halt', 'manoeuvre']],
    ['0', [0], ['retreat', 'halt', 'halt', 'manoeuvre', 'manoeuvre', 'manoeuvre']],
    ['+1', [1], ['halt', 'manoeuvre', 'manoeuvre', 'manoeuvre', 'manoeuvre', 'advance']],
    ['+2 and more (R-48)', [2, 5], ['manoeuvre', 'manoeuvre', 'manoeuvre', 'advance', 'advance', 'advance']],
  ])('%s', (_title, risks, expected) => {
    for (const risk of risks) expect(actions({ risk }, 'afv')).toStrictEqual(expected);
  });

  test('from its factors and casualties, unless the sum is given', () => {
    expect(actions({ factors: 'damaged', casualties: 2 }, 'afv')).toStrictEqual(actions({ risk: -3 }, 'afv'));
    expect(actions({ factors: 'damaged', casualties: 2, risk: 2 }, 'afv')).toStrictEqual(actions({ risk: 2 }, 'afv'));
  });

  test('WS-AFV-15, WS-AFV-16: of one that cannot move, the crew bales out instead of a retreat, and no more', () => {
    for (const risk of [-3, -1, 0, 1, 2]) {
      const changed = actions({ risk }, 'afv').map((order) => (order === 'retreat' ? 'bale-out' : order));
      expect(actions({ risk, immobile: true }, 'afv')).toStrictEqual(changed);
    }
    const { steps } = ruled('solo', { task: 'afv', risk: 0, immobile: true }, dice(1));
    expect(steps).toMatchObject([
      { rule: 'WS-AFV-11', row: 'WS-AFV-15' },
      { rule: 'WS-AFV-16', result: 'bale-out' },
    ]);
  });

  test('WS-AFV-02: with no enemy seen yet it goes on, and throws nothing', () => {
    const { facts, steps } = ruled('solo', { task: 'afv', 'enemy-seen': false, risk: -5, immobile: true }, dice());
    expect(facts).toStrictEqual({ action: 'continue' });
    expect(steps).toMatchObject([{ rule: 'WS-AFV-02', faces: [] }]);
  });

  test('the die with its modifier is kept between 1 and 6', () => {
    expect(odds('solo', { task: 'afv', risk: 1, modifier: -20 })).toStrictEqual({ '{"action":"halt"}': '1' });
    expect(odds('solo', { task: 'afv', risk: 1, modifier: 20 })).toStrictEqual({ '{"action":"advance"}': '1' });
    expect(odds('solo', { task: 'afv', modifier: 1 })).toStrictEqual({
      '{"action":"halt"}': '1/3',
      '{"action":"manoeuvre"}': '2/3',
    });
  });
});

test('the task must be named', () => {
  expect(wrong('solo', {}).says).toBe('missing-options');
  expect(wrong('solo', { task: 'risc' }).says).toBe('unknown-value');
  expect(wrong('solo', { task: 'risk', strength: 0 }).says).toBe('out-of-range');
});
