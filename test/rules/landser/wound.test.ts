import { describe, expect, test } from 'vitest';
import { by, dice, type Given } from '../ruled.ts';

const { ruled, odds, chance, wrong } = by('landser');

describe('LS-SER-05: the medic and one who is down', () => {
  test.each([
    [1, 'wound-a', 'LS-SER-03'],
    [3, 'wound-a', 'LS-SER-03'],
    [4, 'wound-b', 'LS-SER-04'],
    [5, 'wound-b', 'LS-SER-04'],
    [6, 'removed', 'LS-SER-06'],
  ])('%d: %s', (face, wound, row) => {
    const { facts, steps } = ruled('wound', {}, dice(face));
    expect(facts).toStrictEqual({ wound });
    expect(steps).toMatchObject([{ rule: 'LS-SER-05', faces: [face], result: wound, row }]);
  });

  test('a modifier counts; beyond the table, its last and first rows', () => {
    expect(ruled('wound', { modifier: 3 }, dice(6)).facts).toStrictEqual({ wound: 'removed' });
    expect(ruled('wound', { modifier: -3 }, dice(1)).facts).toStrictEqual({ wound: 'wound-a' });
  });

  test('R-09, medic-six-b: a 6 is a (b) wound', () => {
    expect(odds('wound', {}, 'medic-six-b')).toStrictEqual({
      '{"wound":"wound-a"}': '1/2',
      '{"wound":"wound-b"}': '1/2',
    });
    expect(ruled('wound', { modifier: 3 }, dice(6), 'medic-six-b').facts).toStrictEqual({ wound: 'wound-b' });
  });
});

describe('LS-ALT-08: the alternative system', () => {
  test('the medic takes a light wound away, without a die', () => {
    const { facts, steps } = ruled('wound', {}, dice(), 'alternative-wounds');
    expect(facts).toStrictEqual({ healed: true });
    expect(steps).toMatchObject([{ rule: 'LS-ALT-08' }]);
  });

  test('death rolls are what they are', () => {
    for (const kind of ['campaign', 'carried']) {
      expect(odds('wound', { kind }, 'alternative-wounds')).toStrictEqual(odds('wound', { kind }));
    }
  });
});

describe('LS-CAMP-02: one who lies there dies on a 1', () => {
  test('each turn, if nobody treats him', () => {
    const { facts, steps } = ruled('wound', { kind: 'campaign' }, dice(1));
    expect(facts).toStrictEqual({ died: true });
    expect(steps).toMatchObject([{ rule: 'LS-CAMP-02', faces: [1], result: 'dies' }]);
    expect(ruled('wound', { kind: 'campaign' }, dice(2)).facts).toStrictEqual({ died: false });
    expect(chance('wound', { kind: 'campaign', modifier: -1 }, { died: true })).toBe('1/3');
    expect(chance('wound', { kind: 'campaign', modifier: 1 }, { died: true })).toBe('0');
  });

  test('LS-CAMP-03: after n turns of treatment only every (n+1)th turn', () => {
    const due = (treated: number, turn: number) =>
      ruled('wound', { kind: 'campaign', treated, turn }, dice(...(turn > treated ? [6] : []))).facts;
    for (const treated of [0, 1, 2, 5]) {
      expect(due(treated, treated)).toStrictEqual({ 'roll-due': false });
      expect(due(treated, treated + 1)).toStrictEqual({ died: false });
      expect(due(treated, treated + 2)).toStrictEqual({ died: false });
    }
    expect(odds('wound', { kind: 'campaign', treated: 1 })).toStrictEqual({ '{"roll-due":false}': '1' });
  });
});

describe('LS-CAMP-05: one who is carried', () => {
  const carried = (given: Given) => odds('wound', { kind: 'carried', ...given });
  const thrown = { '{"died":false}': '5/6', '{"died":true}': '1/6' };

  test('dies on a 1, each turn, and treatment does not help', () => {
    expect(carried({})).toStrictEqual(thrown);
    expect(carried({ treated: 4 })).toStrictEqual(thrown);
    expect(ruled('wound', { kind: 'carried' }, dice(1)).steps).toMatchObject([{ rule: 'LS-CAMP-05', result: 'dies' }]);
  });

  test('on a stretcher he keeps it', () => {
    expect(carried({ treated: 1, stretcher: true })).toStrictEqual({ '{"roll-due":false}': '1' });
    expect(carried({ treated: 1, turn: 2, stretcher: true })).toStrictEqual(thrown);
    expect(carried({ stretcher: true })).toStrictEqual(thrown);
  });
});

test('campaign-wounds and medic-six-b touch nothing but what they are for', () => {
  for (const kind of ['medic', 'campaign', 'carried']) {
    expect(odds('wound', { kind }, 'campaign-wounds')).toStrictEqual(odds('wound', { kind }));
    if (kind !== 'medic') expect(odds('wound', { kind }, 'medic-six-b')).toStrictEqual(odds('wound', { kind }));
  }
});

test('a stretcher is no reason to wait for one who only lies there', () => {
  expect(odds('wound', { kind: 'campaign', stretcher: true })).toStrictEqual(odds('wound', { kind: 'campaign' }));
  expect(wrong('wound', { kind: 'prayer' }).says).toBe('unknown-value');
});
