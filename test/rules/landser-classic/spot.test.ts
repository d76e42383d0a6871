import { describe, expect, test } from 'vitest';
import { by, dice, type Given } from '../ruled.ts';

const { ruled, chance, odds, wrong } = by('landser-classic');

const certain = (given: Given) => {
  const { facts, steps } = ruled('spot', given, dice());
  expect(facts.automatic).toBe(true);
  return [facts.spotted, steps[0]!.rule];
};

describe('LC-OBS-08: the table of observation', () => {
  // As the book prints it: PB S M L E.
  const printed: Record<string, readonly (number | 'a')[]> = {
    'sneak-open': ['a', 3, 4, 5, 6],
    'sneak-cover': ['a', 5, 6, 6, 6],
    'in-cover': ['a', 'a', 4, 6, 6],
  };
  const inches = [2, 5, 10, 30, 60];
  const cells = Object.entries(printed).flatMap(([state, row]) =>
    row.map((need, band) => ({ state, range: inches[band]!, need })),
  );

  test.each(cells)('$state at $range": $need', ({ state, range, need }) => {
    const expected = need === 'a' ? '1' : ['', '', '', '2/3', '1/2', '1/3', '1/6'][need];
    expect(chance('spot', { state, range }, { spotted: true })).toBe(expected);
  });

  test('a 4 sees one in cover at medium range, a 3 does not', () => {
    const { facts, steps } = ruled('spot', { range: 10 }, dice(4));
    expect(facts).toStrictEqual({ spotted: true });
    expect(steps[0]).toMatchObject({ rule: 'LC-OBS-08', faces: [4], need: 4, result: 'spotted' });
    expect(ruled('spot', { range: 10 }, dice(3)).facts).toStrictEqual({ spotted: false });
  });

  test('on the table an a is automatic', () => {
    expect(certain({ range: 5 })).toStrictEqual([true, 'LC-OBS-08']);
  });

  test('RC-01: medium-to-15 is for observation too', () => {
    expect(chance('spot', { range: 15 }, { spotted: true })).toBe('1/6');
    expect(chance('spot', { range: 15 }, { spotted: true }, 'medium-to-15')).toBe('1/2');
  });

  test('beyond 60" nobody is seen', () => {
    expect(certain({ range: 60.5 })).toStrictEqual([false, 'LC-OBS-08']);
  });
});

describe('without a die', () => {
  test('LC-OBS-03: within point blank, whatever he does', () => {
    for (const state of ['hidden', 'in-cover', 'sneak-cover']) {
      expect(certain({ range: 2, state, 'observer-fast': true })).toStrictEqual([true, 'LC-OBS-03']);
    }
  });

  test('LC-OBS-02: one who has fired, anywhere', () => {
    expect(certain({ range: 90, state: 'fired' })).toStrictEqual([true, 'LC-OBS-02']);
  });

  test('LC-OBS-04: one who moves in the open otherwise than by Sneak, anywhere', () => {
    expect(certain({ range: 90, state: 'moving-open' })).toStrictEqual([true, 'LC-OBS-04']);
  });

  test('LC-OBS-06, LC-MOVE-04, R-18d: an observer moving fast is aware of nobody beyond point blank', () => {
    for (const state of ['fired', 'moving-open', 'in-cover', 'hidden']) {
      expect(certain({ range: 3, state, 'observer-fast': true })).toStrictEqual([false, 'LC-OBS-06']);
    }
  });

  test('R-18: one who hides in terrain is not seen', () => {
    expect(certain({ range: 3, state: 'hidden' })).toStrictEqual([false, 'LC-HIDE-02']);
  });
});

describe('R-18b', () => {
  const given = { range: 40, modifier: -1 };

  test('what needs more than a 6 is not seen', () => {
    expect(odds('spot', given)).toStrictEqual({ '{"spotted":false}': '1' });
    expect(ruled('spot', given, dice(6)).facts).toStrictEqual({ spotted: false });
  });

  test('natural-six-spots: a natural 6 sees it all the same', () => {
    expect(ruled('spot', given, dice(6), 'natural-six-spots').facts).toStrictEqual({ spotted: true });
    expect(chance('spot', given, { spotted: true }, 'natural-six-spots')).toBe('1/6');
  });
});

test('this book has no night, no weather and no spotter', () => {
  for (const option of ['night', 'bad-weather', 'spotter']) {
    expect(wrong('spot', { range: 9, [option]: true }).says).toBe('unknown-option');
  }
});
