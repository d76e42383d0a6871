import { describe, expect, test } from 'vitest';
import { by } from '../ruled.ts';
import { factsOf, resultOf, withOnly } from './with-only.ts';

const { odds, wrong } = by('panzertroops');
const RUNNER = { weapon: 'rifle', stance: 'running', phase: 'defensive' };

const TOTALS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

test.each(TOTALS)('PT-COV-04: soft cover saves on exactly 7 or 11: %i', (total) => {
  const saves = total === 7 || total === 11;
  expect(resultOf('fire', { ...RUNNER, cover: 'soft' }, [7, total])).toBe(saves ? 'saved' : 'killed');
});

test('PT-COV-04: soft cover never saves a vehicle, and no die is thrown for it', () => {
  const truck = { ...RUNNER, 'target-type': 'soft-vehicle', cover: 'soft' };
  expect(factsOf('fire', truck, [7])).toStrictEqual({ result: 'killed' });
  expect(factsOf('tankhit', { weapon: 'at-light', armour: 6, cover: 'soft' }, [7])).toStrictEqual({
    result: 'destroyed',
  });
});

test.each(TOTALS)('PT-COV-05: hard cover saves on 8 or more: %i', (total) => {
  const saves = total >= 8;
  expect(resultOf('fire', { ...RUNNER, cover: 'hard' }, [7, total])).toBe(saves ? 'saved' : 'killed');
  expect(resultOf('fire', { ...RUNNER, cover: 'hard', 'target-type': 'soft-vehicle' }, [7, total])).toBe(
    saves ? 'saved' : 'killed',
  );
  const tank = { weapon: 'at-light', armour: 6, cover: 'hard' };
  expect(resultOf('tankhit', tank, [7, total])).toBe(saves ? 'saved' : 'destroyed');
});

test('PT-COV-05: nobody throws who is not hit', () => {
  expect(resultOf('fire', { ...RUNNER, cover: 'hard' }, [5])).toBe('miss');
});

test('PT-COV-03: hard cover wins: there is one cover, and never both', () => {
  expect(wrong('fire', { ...RUNNER, cover: 'soft,hard' }).says).toBe('unknown-value');
  expect(resultOf('fire', { ...RUNNER, cover: 'hard' }, [7, 9])).toBe('saved'); // 9 saves in hard cover alone
});

describe('PT-COV-06: exposed men', () => {
  const exposed = { ...RUNNER, 'target-type': 'exposed' };

  test('are in hard cover, unless somebody says otherwise', () => {
    expect(resultOf('fire', exposed, [7, 8])).toBe('saved');
    expect(resultOf('fire', exposed, [7, 7])).toBe('killed');
    expect(resultOf('fire', { ...exposed, cover: 'none' }, [7])).toBe('killed');
  });

  test('PT-LOAD-07: riders are a target of their own, and have no cover from their vehicle', () => {
    expect(resultOf('fire', { ...RUNNER, 'target-type': 'rider' }, [7])).toBe('killed');
  });
});

describe('PT-REUSE-04: total destruction', () => {
  test('by 3 or more above the defence value', () => {
    expect(factsOf('fire', RUNNER, [7])).toStrictEqual({ result: 'killed', 'total-destruction': false });
    expect(factsOf('fire', RUNNER, [8])).toStrictEqual({ result: 'killed', 'total-destruction': true });
  });

  test('not of one who was saved', () => {
    expect(factsOf('fire', { ...RUNNER, cover: 'hard' }, [12, 8])).toStrictEqual({ result: 'saved' });
  });

  test('of soft vehicles it is not told', () => {
    expect(factsOf('fire', { ...RUNNER, 'target-type': 'soft-vehicle' }, [12])).toStrictEqual({ result: 'killed' });
  });
});

describe('PT-PIN-01: pinned', () => {
  test.each([
    [4, 'miss'],
    [5, 'pinned'],
    [6, 'pinned'],
    [7, 'killed'],
  ])('a pistol throws %i at defence value 6: %s', (total, result) => {
    expect(resultOf('fire', { ...RUNNER, weapon: 'pistol' }, [total], 'pinning')).toBe(result);
  });

  test('modifiers count: DV 7 is pinned by 6 or 7', () => {
    const gunners = { weapon: 'rifle', 'target-type': 'heavy', stance: 'moving', modifier: 1 };
    expect(resultOf('fire', gunners, [4], 'pinning')).toBe('pinned');
    expect(resultOf('fire', gunners, [5], 'pinning')).toBe('pinned');
    expect(resultOf('fire', gunners, [3], 'pinning')).toBe('miss');
  });

  test('no vehicle is pinned', () => {
    expect(resultOf('fire', { ...RUNNER, 'target-type': 'soft-vehicle' }, [5], 'pinning')).toBe('miss');
  });

  test('with saved-pins one who was saved is pinned, with pinning alone', () => {
    const given = { ...RUNNER, cover: 'hard' };
    expect(resultOf('fire', given, [7, 8], 'pinning', 'saved-pins')).toBe('pinned');
    expect(resultOf('fire', given, [7, 8], 'saved-pins')).toBe('saved');
    expect(resultOf('fire', given, [7, 8], 'pinning')).toBe('saved');
    const truck = { ...given, 'target-type': 'soft-vehicle' };
    expect(resultOf('fire', truck, [7, 8], 'pinning', 'saved-pins')).toBe('saved');
  });
});

test('PT-MOR-06: a soft vehicle checks after a natural 3 or 4 by a shot that could kill it', () => {
  const truck = { weapon: 'rifle', 'target-type': 'soft-vehicle' };
  for (const total of [3, 4]) {
    expect(factsOf('fire', truck, [total], 'morale')).toStrictEqual({ result: 'miss', 'morale-check': true });
    expect(factsOf('fire', { ...truck, modifier: -4 }, [total], 'morale')).toStrictEqual({
      result: 'miss',
      'morale-check': false,
    });
    expect(factsOf('fire', { ...truck, modifier: -3 }, [total], 'morale')).toStrictEqual({
      result: 'miss',
      'morale-check': true,
    });
  }
  for (const total of [2, 5]) {
    expect(factsOf('fire', truck, [total], 'morale')).toStrictEqual({ result: 'miss', 'morale-check': false });
  }
  expect(factsOf('fire', truck, [4])).toStrictEqual({ result: 'miss' });
  expect(factsOf('fire', { weapon: 'rifle' }, [4], 'morale')).toStrictEqual({ result: 'miss' });
  const saved = { ...truck, weapon: 'hmg', cover: 'hard', stance: 'moving' };
  expect(factsOf('fire', saved, [4, 8], 'morale')).toStrictEqual({ result: 'saved', 'morale-check': true });
  expect(factsOf('fire', saved, [5, 8], 'morale')).toStrictEqual({ result: 'saved', 'morale-check': false });
  expect(factsOf('fire', saved, [4, 7], 'morale')).toStrictEqual({ result: 'killed' });
});

test('the chances of the two covers: 8 and 15 in 36', () => {
  const given = { ...RUNNER, modifier: 20 };
  expect(odds('fire', { ...given, cover: 'soft' }, withOnly())['{"result":"saved"}']).toBe('2/9');
  expect(odds('fire', { ...given, cover: 'hard' }, withOnly())['{"result":"saved"}']).toBe('5/12');
});
