import { describe, expect, test } from 'vitest';
import { by, dice, type Given } from '../ruled.ts';

const { ruled, chance, odds } = by('landser');

const certain = (given: Given, toggles?: string) => {
  const { facts, steps } = ruled('spot', given, dice(), toggles);
  expect(facts.automatic).toBe(true);
  return [facts.spotted, steps[0]!.rule];
};

describe('LS-OBS-09: the table of observation', () => {
  // As the book prints it: PB S M L E.
  const printed: Record<string, readonly (number | 'a')[]> = {
    'sneak-open': ['a', 3, 4, 5, 6],
    'sneak-cover': ['a', 5, 6, 6, 6],
    'in-cover': ['a', 'a', 4, 6, 6],
  };
  const cells = Object.entries(printed).flatMap(([state, row]) =>
    row.flatMap((need, band) => [
      { state, range: [0, 2.25, 5.5, 16, 31][band]!, need },
      { state, range: [2, 5, 15, 30, 60][band]!, need },
    ]),
  );

  test.each(cells)('$state at $range": $need', ({ state, range, need }) => {
    const expected = need === 'a' ? '1' : ['', '', '', '2/3', '1/2', '1/3', '1/6'][need];
    expect(chance('spot', { state, range }, { spotted: true })).toBe(expected);
  });

  test('a 4 sees one in cover at medium range, a 3 does not', () => {
    const { facts, steps } = ruled('spot', { range: 15 }, dice(4));
    expect(facts).toStrictEqual({ spotted: true });
    expect(steps[0]).toMatchObject({ rule: 'LS-OBS-09', faces: [4], need: 4, result: 'spotted' });
    expect(ruled('spot', { range: 15 }, dice(3)).facts).toStrictEqual({ spotted: false });
  });

  test('on the table an a is automatic', () => {
    expect(certain({ range: 5 })).toStrictEqual([true, 'LS-OBS-09']);
  });

  test('beyond 60" nobody is seen', () => {
    expect(certain({ range: 60.5 })).toStrictEqual([false, 'LS-OBS-09']);
    expect(certain({ range: 61, state: 'moving-open', night: true })[0]).toBe(false);
  });
});

describe('weather, night and spotter', () => {
  test.each([
    ['LS-OBS-10: bad weather -1', 'bad-weather', 'LS-OBS-10', -1, '1/3'],
    ['LS-OBS-11: night -1', 'night', 'LS-OBS-11', -1, '1/3'],
    ['LS-SNIP-05: a spotter +2', 'spotter', 'LS-SNIP-05', 2, '5/6'],
  ])('%s', (_, option, rule, value, expected) => {
    const given = { range: 10, [option]: true };
    expect(ruled('spot', given, dice(3)).steps[0]!.modifiers).toMatchObject([{ rule, value }]);
    expect(chance('spot', given, { spotted: true })).toBe(expected);
  });

  test('they add up, with what the table agrees', () => {
    const given = { range: 10, night: true, 'bad-weather': true, spotter: true, modifier: 1 };
    expect(chance('spot', given, { spotted: true })).toBe('2/3');
  });

  test('LS-OBS-05: at night one who moves in the open is seen by himself to 15" only', () => {
    const given = { state: 'moving-open', night: true };
    expect(certain({ ...given, range: 15 })).toStrictEqual([true, 'LS-OBS-04']);
    const { facts, steps } = ruled('spot', { ...given, range: 16 }, dice(6));
    expect(facts).toStrictEqual({ spotted: true }); // R-18a: as one sneaking in the open, 5 or more, night -1
    expect(steps.map(({ rule }) => rule)).toStrictEqual(['LS-OBS-05', 'LS-OBS-09']);
    expect(chance('spot', { ...given, range: 16 }, { spotted: true })).toBe('1/6');
    expect(chance('spot', { ...given, range: 40 }, { spotted: true })).toBe('0');
  });
});

describe('without a die', () => {
  test('LS-OBS-03: within point blank, whatever he does', () => {
    for (const state of ['hidden', 'in-cover', 'sneak-cover']) {
      expect(certain({ range: 2, state, 'observer-fast': true, night: true })).toStrictEqual([true, 'LS-OBS-03']);
    }
  });

  test('LS-OBS-02: one who has fired, anywhere, night or not', () => {
    expect(certain({ range: 90, state: 'fired', night: true })).toStrictEqual([true, 'LS-OBS-02']);
  });

  test('LS-OBS-04: one who moves in the open otherwise than by Sneak, anywhere', () => {
    expect(certain({ range: 90, state: 'moving-open', 'bad-weather': true })).toStrictEqual([true, 'LS-OBS-04']);
  });

  test('LS-OBS-07, R-18d: an observer moving fast is aware of nobody beyond point blank', () => {
    for (const state of ['fired', 'moving-open', 'in-cover', 'hidden', 'sneak-open']) {
      expect(certain({ range: 3, state, 'observer-fast': true })).toStrictEqual([false, 'LS-OBS-07']);
      expect(certain({ range: 20, state, 'observer-fast': true, night: true })).toStrictEqual([false, 'LS-OBS-07']);
    }
  });

  test('R-18: one who hides in terrain is not seen', () => {
    expect(certain({ range: 3, state: 'hidden' })).toStrictEqual([false, 'LS-HIDE-02']);
  });
});

describe('R-18b', () => {
  const given = { range: 40, night: true };

  test('what needs more than a 6 is not seen', () => {
    expect(odds('spot', given)).toStrictEqual({ '{"spotted":false}': '1' });
    expect(ruled('spot', given, dice(6)).facts).toStrictEqual({ spotted: false });
  });

  test('natural-six-spots: a natural 6 sees it all the same', () => {
    expect(ruled('spot', given, dice(6), 'natural-six-spots').facts).toStrictEqual({ spotted: true });
    expect(chance('spot', given, { spotted: true }, 'natural-six-spots')).toBe('1/6');
    expect(chance('spot', { range: 40 }, { spotted: true }, 'natural-six-spots')).toBe('1/6');
  });
});
