import { describe, expect, test } from 'vitest';
import { by, dice, type Given } from '../ruled.ts';

const { ruled, chance, odds, refused } = by('ww2-skirmish');

/** A moving target in cover is diced for, unshifted. */
const MOVING = { cover: 'soft', 'target-moved': true };
/** Which number it needs; 0 where no die is thrown and it is not spotted, 1 where it is. */
const need = (given: Given, toggles?: string): number => {
  for (const faces of [[], [10]]) {
    try {
      const { facts, steps } = ruled('spot', { range: 30, ...MOVING, ...given }, faces, toggles);
      return steps.find(({ sides }) => sides === 10)?.need ?? (facts.spotted ? 1 : 0);
    } catch {
      // It wants a die.
    }
  }
  throw new Error('It wants more than one die');
};

describe('WS-SPOT-04, WS-SPOT-05: bands and what they need', () => {
  test.each([
    [0, 3],
    [8, 3],
    [8.5, 5],
    [20, 5],
    [20.5, 8],
    [48, 8],
    [48.5, 10],
    [60, 10],
  ])('at %d": %d', (range, number) => {
    expect(need({ range })).toBe(number);
    expect(chance('spot', { range, ...MOVING }, { spotted: true })).toBe(
      { 3: '4/5', 5: '3/5', 8: '3/10', 10: '1/10' }[number],
    );
  });

  test('a D10 for each who looks; one is enough', () => {
    const given = { range: 30, ...MOVING, attempts: 3 };
    const { facts, steps } = ruled('spot', given, dice(1, 8, 2));
    expect(facts).toStrictEqual({ spotted: true });
    expect(steps.slice(1).map(({ result }) => result)).toStrictEqual(['not-spotted', 'spotted', 'not-spotted']);
    expect(ruled('spot', given, dice(7, 7, 7)).facts).toStrictEqual({ spotted: false });
    expect(chance('spot', given, { spotted: false })).toBe('343/1000');
  });

  test('what the table agreed goes to every die', () => {
    expect(ruled('spot', { range: 30, ...MOVING, attempts: 2, modifier: 1 }, dice(7, 1)).facts.spotted).toBe(true);
    expect(chance('spot', { range: 60, ...MOVING, modifier: -1 }, { spotted: false })).toBe('1');
  });
});

describe('without a die', () => {
  test('WS-SPOT-06: in the open and clear sight, up to 20", it is spotted', () => {
    const { facts, steps } = ruled('spot', { range: 20 }, dice());
    expect(facts).toStrictEqual({ spotted: true });
    expect(steps).toMatchObject([{ rule: 'WS-SPOT-06', result: 'spotted' }]);
    expect(need({ range: 20.5, cover: 'open' })).toBe(8);
  });

  test('WS-SPOT-06, R-09: whatever else would make it harder', () => {
    const hard = { range: 20, unaware: true, suppressed: true, slits: true, 'target-sniper': true, modifier: -20 };
    expect(chance('spot', hard, { spotted: true })).toBe('1');
  });

  test('WS-SPOT-13: in woods one sees 3"', () => {
    expect(ruled('spot', { range: 3, sight: 'woods' }, dice()).facts.spotted).toBe(true);
    const { facts, steps } = ruled('spot', { range: 3.5, sight: 'woods' }, dice());
    expect(facts.spotted).toBe(false);
    expect(steps[0]).toMatchObject({ rule: 'WS-SPOT-13', result: 'out-of-sight' });
    expect(need({ range: 3, sight: 'woods' })).toBe(3);
  });

  test('WS-SPOT-12: what is out of sight and does not shoot is not spotted', () => {
    const { facts, steps } = ruled('spot', { range: 5, sight: 'blocked' }, dice());
    expect(facts.spotted).toBe(false);
    expect(steps[0]).toMatchObject({ rule: 'WS-SPOT-12', result: 'not-spotted' });
  });
});

describe('the shifts of a band', () => {
  test.each<[string, Given, number]>([
    ['WS-SPOT-07: unaware, 1 more', { unaware: true }, 10],
    ['WS-SPOT-08: still and in cover, 1 more', { 'target-moved': false }, 10],
    ['WS-SPOT-08: in hard cover as well', { cover: 'hard', 'target-moved': false }, 10],
    ['WS-SPOT-08: not where it moves', {}, 8],
    ['WS-SPOT-08: not in the open', { cover: 'open', 'target-moved': false }, 8],
    ['WS-SPOT-09: observers suppressed, 1 more', { suppressed: true }, 10],
    ['WS-SPOT-10: shooting, 1 less', { 'target-fired': true }, 5],
    ['WS-SPOT-10: not a sniper', { 'target-fired': true, 'target-sniper': true }, 8],
    ['WS-SPOT-11: binoculars, 1 less', { optics: true }, 5],
    ['WS-SPOT-15: through slits, 1 more', { slits: true }, 10],
    ['WS-SPOT-12, R-07: heard 2 more and shooting 1 less', { range: 10, sight: 'blocked', 'target-fired': true }, 8],
    [
      'WS-SPOT-12: a sniper is heard as any',
      { range: 8, sight: 'blocked', 'target-fired': true, 'target-sniper': true },
      8,
    ],
    ['WS-SPOT-13: heard in a wood', { range: 8, sight: 'woods', 'target-fired': true }, 5],
    ['WS-SPOT-04: below point blank there is nothing', { range: 8, optics: true, 'target-fired': true }, 3],
    ['they are added before that', { range: 8, optics: true, 'target-fired': true, unaware: true, slits: true }, 3],
    ['WS-SPOT-14: past extreme it is impossible', { range: 50, slits: true }, 0],
    ['WS-SPOT-14: however far past', { unaware: true, suppressed: true, slits: true, 'target-moved': false }, 0],
  ])('%s', (_title, given, number) => expect(need(given)).toBe(number));

  test('each is cited', () => {
    const given = { range: 10, ...MOVING, unaware: true, optics: true };
    const { steps } = ruled('spot', given, dice(5));
    expect(steps[0]).toMatchObject({
      rule: 'WS-SPOT-04',
      result: 'short',
      modifiers: [
        { rule: 'WS-SPOT-07', value: 1 },
        { rule: 'WS-SPOT-11', value: -1 },
      ],
    });
  });

  test('R-07: with heard-net-two nothing is off for shooting where it is only heard', () => {
    const heard = { range: 8, sight: 'blocked', 'target-fired': true };
    expect([need(heard), need(heard, 'heard-net-two')]).toStrictEqual([5, 8]);
    expect(need({ 'target-fired': true }, 'heard-net-two')).toBe(5);
  });
});

describe('WS-SPOT-14: beyond 60"', () => {
  test('nothing helps (R-08)', () => {
    const { facts, steps } = ruled('spot', { range: 60.5, optics: true, 'target-fired': true }, dice());
    expect(facts.spotted).toBe(false);
    expect(steps[0]).toMatchObject({ rule: 'WS-SPOT-14', result: 'not-spotted' });
  });

  test('R-08: with spot-beyond-60 it is one band past extreme, which a shift brings back', () => {
    expect(need({ range: 70 }, 'spot-beyond-60')).toBe(0);
    expect(need({ range: 70, optics: true }, 'spot-beyond-60')).toBe(10);
    expect(need({ range: 70, optics: true, 'target-fired': true }, 'spot-beyond-60')).toBe(8);
    expect(need({ range: 60 }, 'spot-beyond-60')).toBe(10);
  });
});

test('WS-SPOT-03: a marker of the solo forces looks 36" far', () => {
  expect(ruled('spot', { range: 36, 'solo-marker': true, ...MOVING }, dice(8)).facts.spotted).toBe(true);
  expect(refused('spot', { range: 36.5, 'solo-marker': true })).toMatchObject({
    rule: 'WS-SPOT-03',
    says: 'ww2-skirmish/marker-looks-no-further',
  });
});

test('twelve who look, the most that are legal', () => {
  const given = { range: 50, ...MOVING, attempts: 12 };
  expect(odds('spot', given)['{"spotted":false}']).toBe(`${9 ** 12}/${10 ** 12}`);
});
