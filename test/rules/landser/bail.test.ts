import { describe, expect, test } from 'vitest';
import type { Dice } from '../../../src/kernel/dice/dice.ts';
import { everyThrow, inWriting } from '../../kernel/every-throw.ts';
import { by, dice, type Given } from '../ruled.ts';

const { ruled, odds, refused, wrong } = by('landser');

describe('LS-CREW-05: a D6 for each crewman, 4+ escapes', () => {
  test('unwounded men first, then those with light wounds (-1), then with serious ones (-2)', () => {
    const crew = { crew: 2, light: 2, serious: 2 };
    expect(ruled('bail', crew, dice(4, 3, 5, 4, 6, 5)).facts).toStrictEqual({
      escaped: 1,
      'escaped-light': 1,
      'escaped-serious': 1,
    });
    const { steps } = ruled('bail', crew, dice(4, 3, 5, 4, 6, 5));
    const thrown = steps.filter(({ faces }) => faces.length > 0);
    expect(thrown.map(({ rule, total, result }) => [rule, total, result])).toStrictEqual([
      ['LS-CREW-05', 4, 'escaped'],
      ['LS-CREW-05', 3, 'lost'],
      ['LS-CREW-05', 4, 'escaped'],
      ['LS-CREW-05', 3, 'lost'],
      ['LS-CREW-05', 4, 'escaped'],
      ['LS-CREW-05', 3, 'lost'],
    ]);
  });

  test('who does not escape is not counted', () => {
    expect(ruled('bail', { crew: 1 }, dice(3)).facts).toStrictEqual({});
    expect(odds('bail', { crew: 1 })).toStrictEqual({ '{"escaped":1}': '1/2', '{}': '1/2' });
    expect(odds('bail', { light: 1 })).toStrictEqual({ '{"escaped-light":1}': '1/3', '{}': '2/3' });
    expect(odds('bail', { serious: 1 })).toStrictEqual({ '{"escaped-serious":1}': '1/6', '{}': '5/6' });
  });

  test('a modifier is for every die', () => {
    expect(odds('bail', { crew: 1, serious: 1, modifier: 5 })).toStrictEqual({
      '{"escaped":1,"escaped-serious":1}': '1',
    });
    expect(odds('bail', { crew: 2, light: 1, modifier: -3 })).toStrictEqual({ '{}': '1' });
  });

  test('the odds are those of every throw there is', () => {
    const given: Given = { crew: 2, light: 1, serious: 2, modifier: 1 };
    const slow = (thrown: Dice) => {
      const escapes = (men: number, wound: number) =>
        Array.from({ length: men }, () => thrown.d(6) + 1 - wound >= 4).filter(Boolean).length;
      const [escaped, light, serious] = [escapes(2, 0), escapes(1, 1), escapes(2, 2)];
      return {
        ...(escaped ? { escaped } : {}),
        ...(light ? { 'escaped-light': light } : {}),
        ...(serious ? { 'escaped-serious': serious } : {}),
      };
    };
    expect(odds('bail', given)).toStrictEqual(inWriting(everyThrow(slow)));
  });

  test('the largest crew that may be declared', () => {
    const all = odds('bail', { crew: 12, light: 12, serious: 12 });
    expect(Object.keys(all)).toHaveLength(13 ** 3);
    expect(all['{"escaped":12,"escaped-light":12,"escaped-serious":12}']).toBe(`1/${(2n * 3n * 6n) ** 12n}`);
  });
});

test('LS-CREW-05: refused with nobody in it', () => {
  expect(refused('bail', {})).toMatchObject({ rule: 'LS-CREW-05', says: 'landser/nobody-in-the-crew' });
});

test.each(['crew', 'light', 'serious'])('from none to twelve: %s', (men) => {
  for (const value of [-1, 13]) expect(wrong('bail', { [men]: value }).says).toBe('out-of-range');
});
