import { describe, expect, test } from 'vitest';
import { by, dice, type Given } from '../ruled.ts';
import { withOnly } from './with-only.ts';

const { ruled, odds, refused } = by('panzertroops');

/** A shot of the battle, thrown as the book tells it; with pinning, unless other toggles are named. */
function shot(given: Given, faces: readonly number[], ...toggles: readonly string[]) {
  return ruled('fire', given, faces, withOnly(...toggles)).facts;
}

describe('the battle of Sergeant McDonald, fourth turn', () => {
  test('the LMG and rifleman 1 are out of range: into woods nothing fires beyond 5"', () => {
    for (const weapon of ['lmg', 'rifle']) {
      const given = { weapon, range: 6, obscured: true };
      expect(refused('fire', given)).toMatchObject({ rule: 'PT-LOF-05', reason: 'out-of-range' });
      expect(shot({ ...given, obscured: false }, dice(1, 1))).toStrictEqual({ result: 'miss' });
    }
  });

  test('Schmidt with his SMG is beyond 5"', () => {
    expect(refused('fire', { weapon: 'smg', range: 5.5 })).toMatchObject({ rule: 'PT-LOF-04', reason: 'out-of-range' });
  });

  test('German 2 at the BAR man uphill: 11 hits, and an 8 saves him', () => {
    const given = { weapon: 'rifle', stance: 'running', cover: 'hard', phase: 'defensive' };
    const { facts, steps } = ruled('fire', given, dice(5, 6, /* save */ 4, 4));
    expect(facts).toStrictEqual({ result: 'saved' });
    expect(steps).toMatchObject([
      { rule: 'PT-DEF-01', result: '6' },
      { rule: 'PT-FIRE-02', faces: [5, 6], modifiers: [{ value: 1 }], total: 12 },
      { rule: 'PT-COV-05', faces: [4, 4], total: 8, result: 'saved' },
    ]);
  });

  test('German 3 at American 6: a 5 makes 6, which pins him in the advanced rules', () => {
    const given = { weapon: 'rifle', stance: 'running', phase: 'defensive' };
    expect(shot(given, dice(2, 3), 'pinning')).toStrictEqual({ result: 'pinned' });
    expect(shot(given, dice(2, 3))).toStrictEqual({ result: 'miss' });
  });

  test('German 4 at the sergeant: a 7 makes 8, and he dies', () => {
    const given = { weapon: 'rifle', stance: 'running', phase: 'defensive' };
    expect(shot(given, dice(3, 4))).toStrictEqual({ result: 'killed', 'total-destruction': false });
  });

  test('rifleman 3 at German 3 in the hedge: 8 + 1 - 2 = 7, a miss', () => {
    const given = { weapon: 'rifle', stance: 'stationary', cover: 'soft', moved: true };
    expect(shot(given, dice(4, 4), 'pinning')).toStrictEqual({ result: 'miss' });
  });

  test('rifleman 4 at German 3: 10 + 1 - 2 = 9, which would pin him', () => {
    const given = { weapon: 'rifle', stance: 'stationary', cover: 'soft', moved: true };
    expect(shot(given, dice(4, 6), 'pinning')).toStrictEqual({ result: 'pinned' });
    expect(shot(given, dice(4, 6))).toStrictEqual({ result: 'miss' });
  });

  test('the BAR man at German 3: 10 + 2 - 2 = 10 hits, and a 5 does not save him', () => {
    const given = { weapon: 'bar', stance: 'stationary', cover: 'soft', moved: true };
    const { facts, steps } = ruled('fire', given, dice(4, 6, /* save */ 2, 3));
    expect(facts).toStrictEqual({ result: 'killed', 'total-destruction': false });
    expect(steps.at(-1)).toMatchObject({ rule: 'PT-COV-04', total: 5, result: 'not-saved' });
  });
});

describe('the other examples', () => {
  test("the odds of German 2's shot", () => {
    const given = { weapon: 'rifle', stance: 'running', cover: 'hard', phase: 'defensive' };
    expect(odds('fire', given, withOnly('pinning'))).toStrictEqual({
      '{"result":"killed","total-destruction":true}': '35/144',
      '{"result":"killed","total-destruction":false}': '77/432',
      '{"result":"saved"}': '65/216',
      '{"result":"pinned"}': '7/36',
      '{"result":"miss"}': '1/12',
    });
  });

  test('a medium AT gun at the side of a Panther; its front cannot be hurt', () => {
    const given = { weapon: 'at-medium', vehicle: 'panther-g', facing: 'side' };
    expect(odds('tankhit', given, withOnly('immobilisation'))).toStrictEqual({
      '{"result":"destroyed"}': '5/18',
      '{"result":"immobilised"}': '5/36',
      '{"result":"miss"}': '7/12',
    });
    const front = { ...given, facing: 'front' };
    expect(odds('tankhit', front, withOnly('immobilisation'))).toStrictEqual({ '{"result":"miss"}': '1' });
  });

  test('an LMG splits 2 and 1 at men who run', () => {
    const given = { weapon: 'lmg', split: '2,1', stance: 'running', phase: 'defensive' };
    const chances = odds('fire', given, withOnly());
    expect(chances['{"killed":2,"weapons-destroyed":2}']).toBe('35/144');
    expect(Object.keys(chances)).toHaveLength(6);
  });

  test('an extra heavy AT gun at armour 9: 2 misses, 3 immobilises, 4 and more destroy', () => {
    const at = (...faces: number[]) =>
      ruled('tankhit', { weapon: 'at-extra-heavy', armour: 9 }, faces, withOnly('immobilisation', 'morale')).facts;
    expect(at(1, 1)).toStrictEqual({ result: 'miss', 'morale-check': false });
    expect(at(1, 2)).toStrictEqual({ result: 'immobilised', 'morale-check': true });
    expect(at(2, 2)).toStrictEqual({ result: 'destroyed' });
  });
});
