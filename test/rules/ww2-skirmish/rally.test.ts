import { describe, expect, test } from 'vitest';
import { by, dice } from '../ruled.ts';

const { ruled, odds } = by('ww2-skirmish');

describe('WS-MOR-08: rallying', () => {
  test('on a 6', () => {
    const { facts, steps } = ruled('rally', { figures: 3, original: 4 }, dice(6));
    expect(facts).toStrictEqual({ rallied: true });
    expect(steps[0]).toMatchObject({ rule: 'WS-MOR-08', need: 6, result: 'rallied' });
    expect(ruled('rally', { figures: 3, original: 4 }, dice(5)).facts).toStrictEqual({ rallied: false });
    expect(odds('rally', { figures: 3, original: 4, modifier: 1 })).toStrictEqual({
      '{"rallied":true}': '1/3',
      '{"rallied":false}': '2/3',
    });
  });

  test('with half of its strength or more, and with less there is no die', () => {
    expect(ruled('rally', { figures: 2, original: 4 }, dice(6)).facts).toStrictEqual({ rallied: true });
    for (const original of [3, 4]) {
      const { facts, steps } = ruled('rally', { figures: 1, original }, dice());
      expect(facts).toStrictEqual({ rallied: false });
      expect(steps).toMatchObject([{ rule: 'WS-MOR-08', result: 'too-few-left' }]);
    }
  });
});
