import { expect, test } from 'vitest';
import { by, dice } from '../ruled.ts';

const { ruled, odds, chance, wrong } = by('landser');

test('worked example 3, LS-SUPP-02: three figures make it -3 for whoever fires from the area', () => {
  const { facts, steps } = ruled('suppress', { figures: 3, area: 'the machine-gun nest' }, dice());
  expect(facts).toStrictEqual({ penalty: 3 });
  expect(steps).toMatchObject([{ rule: 'LS-SUPP-02', modifiers: [{ value: -3 }] }]);
  const gun = { weapon: 'gpmg', range: 40 };
  expect(chance('fire', gun, { hit: true })).toBe('5/6');
  const suppressed = { ...gun, 'suppressed-by': Number(facts.penalty) };
  expect(chance('fire', suppressed, { hit: true }, 'suppressive-fire')).toBe('1/3');
});

test('LS-SUPP-02: one figure unless said, no dice, no toggle needed', () => {
  expect(odds('suppress', {})).toStrictEqual({ '{"penalty":1}': '1' });
  expect(odds('suppress', { figures: 20 })).toStrictEqual({ '{"penalty":20}': '1' });
  expect(odds('suppress', {}, 'suppressive-fire')).toStrictEqual(odds('suppress', {}));
});

test('from 1 to 20 figures; nothing to adjust', () => {
  for (const figures of [0, 21]) expect(wrong('suppress', { figures }).says).toBe('out-of-range');
  expect(wrong('suppress', { modifier: 1 }).says).toBe('unknown-option');
});
