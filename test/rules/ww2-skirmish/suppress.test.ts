import { describe, expect, test } from 'vitest';
import { by, dice } from '../ruled.ts';

const { ruled, odds, refused, wrong } = by('ww2-skirmish');

describe('WS-SUP-02: lifting suppression', () => {
  test('D6 and the Action total, 6 or more: three men of 2 Actions add 3 (R-24)', () => {
    const team = { actions: 6, figures: 3 };
    const { facts, steps } = ruled('suppress', team, dice(3));
    expect(facts).toStrictEqual({ removed: 1 });
    expect(steps[0]).toMatchObject({ rule: 'WS-SUP-02', need: 6, total: 6, modifiers: [{ value: 6 }, { value: -3 }] });
    expect(ruled('suppress', team, dice(2)).facts).toStrictEqual({ removed: 0 });
    expect(odds('suppress', team)).toStrictEqual({ '{"removed":1}': '2/3', '{"removed":0}': '1/3' });
  });

  test('the total is not below 0', () => {
    expect(odds('suppress', { actions: 1, figures: 4 })['{"removed":1}']).toBe('1/6');
  });

  test('a try a die, one marker a success, until none is left', () => {
    const team = { actions: 4, figures: 2, markers: 2, attempts: 4 };
    expect(ruled('suppress', team, dice(4, 3, 4)).facts).toStrictEqual({ removed: 2 });
    expect(ruled('suppress', team, dice(1, 3, 4, 2)).facts).toStrictEqual({ removed: 1 });
    // 4+ of four throws, all lost, one gained, or more.
    expect(odds('suppress', team)).toStrictEqual({
      '{"removed":0}': '1/16',
      '{"removed":1}': '1/4',
      '{"removed":2}': '11/16',
    });
  });

  test('what the table agreed goes to every try', () => {
    expect(
      ruled('suppress', { actions: 2, figures: 2, markers: 2, attempts: 2, modifier: 1 }, dice(5, 5)).facts,
    ).toStrictEqual({
      removed: 2,
    });
  });

  test('R-24: recover-by-quality adds the average Actions a figure, rounded down', () => {
    const added = (actions: number, figures: number, toggles: string) =>
      ruled('suppress', { actions, figures }, dice(6), toggles).steps[0]!.total! - 6;
    expect(added(7, 3, 'recover-by-quality')).toBe(2);
    expect(added(2, 3, 'recover-by-quality')).toBe(0);
    expect(added(7, 3, 'recover-full-total')).toBe(7);
    expect(added(7, 3, 'recover-full-total,recover-by-quality')).toBe(2);
    expect(added(7, 3, '')).toBe(4);
  });

  test('R-24: one-success-clears-all lifts every marker', () => {
    const team = { actions: 4, figures: 2, markers: 3, attempts: 2 };
    expect(ruled('suppress', team, dice(3, 4), 'one-success-clears-all').facts).toStrictEqual({ removed: 3 });
    expect(ruled('suppress', team, dice(4), 'one-success-clears-all').facts).toStrictEqual({ removed: 3 });
    expect(ruled('suppress', team, dice(3, 3), 'one-success-clears-all').facts).toStrictEqual({ removed: 0 });
  });

  test('nothing to lift is refused', () => {
    expect(refused('suppress', { actions: 4, figures: 2, markers: 0 })).toMatchObject({
      rule: 'WS-SUP-02',
      says: 'ww2-skirmish/nothing-to-lift',
    });
  });

  test('WS-SUP-04: there are never more than 3', () => {
    expect(refused('suppress', { actions: 4, figures: 2, markers: 4 })).toMatchObject({
      rule: 'WS-SUP-04',
      says: 'ww2-skirmish/too-many-markers',
      values: { markers: 4, most: 3 },
    });
    expect(wrong('suppress', { actions: 4, figures: 2, markers: -1 }).says).toBe('out-of-range');
    expect(wrong('suppress', { actions: 4 }).says).toBe('missing-options');
  });

  test('twelve tries, the most that are legal', () => {
    const chances = odds('suppress', { actions: 0, figures: 1, markers: 3, attempts: 12 });
    expect(chances['{"removed":0}']).toBe(`${5 ** 12}/${6 ** 12}`);
    expect(Object.keys(chances)).toHaveLength(4);
  });
});
