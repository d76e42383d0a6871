import { describe, expect, test } from 'vitest';
import { by, type Given } from '../ruled.ts';

const { ruled, odds, wrong } = by('panzertroops');
const facts = (given: Given) => ruled('move', given, []).facts;
/** How far, in inches. */
const inches = (given: Given) => Number(facts(given).eighths) / 8;

describe('speeds', () => {
  test.each([
    ['PT-MOVE-04', { mover: 'infantry-run' }, 6],
    ['PT-MOVE-04', { mover: 'infantry-assault' }, 3],
    ['PT-MOVE-06', { mover: 'heavy' }, 4],
    ['PT-MOVE-07', { mover: 'gun-push' }, 1],
    ['PT-MOVE-08', { mover: 'tracked', speed: 13 }, 13],
    ['PT-MOVE-08', { vehicle: 'tiger' }, 9],
    ['PT-MOVE-08', { vehicle: 'truck' }, 8],
    ['PT-MOVE-08', { vehicle: 'jeep' }, 12],
    ['PT-LOAD-08', { vehicle: 'kubelwagen' }, 12],
    ['PT-LOAD-08', { vehicle: 'motorcycle' }, 12],
    ['PT-LOAD-08', { vehicle: 'cart' }, 4],
  ] as const)('%s: %j: %i"', (rule, given, speed) => {
    expect(facts(given)).toStrictEqual({ eighths: speed * 8 });
    expect(ruled('move', given, []).steps[0]).toMatchObject({ rule, result: `${speed}″` });
  });
});

describe('ground', () => {
  // open, road, forest, rough, steep, steep+forest, steep+road, road+forest
  const table: readonly [Given, readonly number[]][] = [
    [{ mover: 'infantry-run' }, [6, 9, 3, 3, 3, 1.5, 4.5, 9]],
    [{ mover: 'infantry-assault' }, [3, 6, 1.5, 1.5, 1.5, 0.75, 3, 6]],
    [{ mover: 'heavy' }, [4, 7, 2, 2, 2, 1, 3.5, 7]],
    [{ mover: 'gun-push' }, [1, 1, 0.5, 0.5, 0.5, 0.25, 0.5, 1]],
    [{ mover: 'tracked', speed: 9 }, [9, 18, 4.5, 4.5, 4.5, 2.25, 9, 18]],
    [{ vehicle: 'm3-halftrack' }, [16, 32, 8, 8, 8, 4, 16, 32]],
    [{ vehicle: 'm8-greyhound' }, [12, 36, 6, 6, 6, 3, 18, 36]],
    [{ vehicle: 'jeep' }, [12, 36, 6, 6, 6, 3, 18, 36]],
    [{ vehicle: 'truck' }, [8, 24, 0, 0, 4, 0, 12, 24]],
  ];
  const paths = ['open', 'road', 'forest', 'rough', 'steep', 'steep+forest', 'steep+road', 'road+forest'];

  test.each(table)('PT-MOVE-09, PT-MOVE-10, PT-MOVE-11, PT-MOVE-14: %j', (given, expected) => {
    expect(paths.map((path) => inches({ ...given, path }))).toStrictEqual(expected);
  });

  test('PT-MOVE-14: a run on a steep hill in the woods, and a Tiger on a road over one', () => {
    expect(facts({ mover: 'infantry-run', path: 'steep+forest' })).toStrictEqual({ eighths: 12 });
    expect(facts({ vehicle: 'tiger', path: 'steep+road' })).toStrictEqual({ eighths: 72 });
  });

  test('PT-MOVE-11: forest and rough ground together halve once', () => {
    expect(inches({ mover: 'infantry-run', path: 'forest+rough' })).toBe(3);
  });

  test('PT-MOVE-12: no vehicle enters a building; men and a pushed gun do', () => {
    expect(inches({ vehicle: 'jeep', path: 'building' })).toBe(0);
    expect(inches({ vehicle: 'tiger', path: 'road+building' })).toBe(0);
    expect(inches({ mover: 'half-track', speed: 9, path: 'building' })).toBe(0);
    expect(inches({ mover: 'gun-push', path: 'building' })).toBe(1);
    expect(inches({ mover: 'infantry-run', path: 'building' })).toBe(6);
  });

  test('PT-MOVE-13: walls and hedges cost 1" each, and stop wheels and pushed guns', () => {
    expect(inches({ mover: 'infantry-run', obstacles: 2 })).toBe(4);
    expect(inches({ mover: 'infantry-run', obstacles: 2, path: 'forest' })).toBe(2);
    expect(inches({ vehicle: 'tiger', obstacles: 1 })).toBe(8);
    expect(inches({ vehicle: 'm8-greyhound', obstacles: 1 })).toBe(0);
    expect(inches({ mover: 'gun-push', obstacles: 1 })).toBe(0);
    expect(inches({ mover: 'heavy', obstacles: 7 })).toBe(0);
    expect(ruled('move', { vehicle: 'jeep', obstacles: 1 }, []).steps).toContainEqual(
      expect.objectContaining({ rule: 'PT-MOVE-13', result: 'barred' }),
    );
  });

  test('PT-LOAD-01: half a move for each loading and unloading', () => {
    expect(inches({ vehicle: 'truck', 'half-moves': 1 })).toBe(4);
    expect(inches({ vehicle: 'truck', 'half-moves': 2 })).toBe(0);
    expect(inches({ mover: 'infantry-run', 'half-moves': 1, path: 'road' })).toBe(4.5);
    expect(inches({ mover: 'infantry-run', 'half-moves': 1, obstacles: 1, path: 'steep' })).toBe(1);
  });

  test('PT-MOVE-05: no run after a run, but an assault move', () => {
    expect(inches({ mover: 'infantry-run', 'ran-last-turn': true })).toBe(0);
    expect(inches({ mover: 'infantry-assault', 'ran-last-turn': true })).toBe(3);
  });
});

describe('whether a move is allowed', () => {
  const allowed = (given: Given) => facts(given).allowed;

  test('a stretch with inches asks that', () => {
    expect(facts({ mover: 'infantry-run', path: 'open=6' })).toStrictEqual({ allowed: true });
    expect(facts({ mover: 'infantry-run', path: 'open=6.1' })).toStrictEqual({ allowed: false });
    expect(allowed({ mover: 'infantry-run', path: 'road=9' })).toBe(true);
  });

  test('each stretch is paid at its own rate', () => {
    expect(allowed({ vehicle: 'tiger', path: 'road=10,open=2,forest=1' })).toBe(true);
    expect(allowed({ vehicle: 'tiger', path: 'road=10,open=2,forest=1.25' })).toBe(false);
    expect(allowed({ vehicle: 'jeep', path: 'road=10,road=10,road=16' })).toBe(true);
    expect(allowed({ vehicle: 'jeep', path: 'road=0.1,road=0.2,road=35.7' })).toBe(true);
    expect(allowed({ vehicle: 'tiger', path: 'open=8', obstacles: 1 })).toBe(true);
    expect(allowed({ vehicle: 'tiger', path: 'open=8.5', obstacles: 1 })).toBe(false);
  });

  test('PT-MOVE-09: the bonus is for a move that is wholly on roads', () => {
    expect(allowed({ mover: 'infantry-run', path: 'road=6,road+forest=3' })).toBe(true);
    expect(allowed({ mover: 'infantry-run', path: 'road=5,open=2' })).toBe(false);
    expect(allowed({ mover: 'gun-push', path: 'road=2' })).toBe(false);
  });

  test('what is barred is not, however short', () => {
    expect(allowed({ vehicle: 'truck', path: 'open=1,rough=0.5' })).toBe(false);
    expect(allowed({ vehicle: 'truck', path: 'open=1,road+rough=0.5' })).toBe(true);
    expect(allowed({ vehicle: 'truck', path: 'open=1', obstacles: 1 })).toBe(false);
  });
});

describe('input errors', () => {
  test.each([
    ['missing-options', {}],
    ['missing-options', { mover: 'tracked' }],
    ['mover-or-vehicle', { mover: 'heavy', vehicle: 'tiger' }],
    ['means-nothing', { vehicle: 'tiger', speed: 20 }],
    ['means-nothing', { mover: 'infantry-run', speed: 6 }],
    ['path-without-inches', { mover: 'heavy', path: 'open=1,road' }],
    ['unknown-value', { mover: 'heavy', path: 'swamp' }],
    ['unknown-value', { mover: 'heavy', path: '' }],
    ['not-a-number', { mover: 'heavy', path: 'open=far' }],
    ['not-a-number', { mover: 'heavy', path: 'open=1=2' }],
    ['not-a-number', { mover: 'heavy', path: 'open=-1' }],
  ] as const)('%s: %j', (says, given) => {
    expect(() => facts(given)).toThrow(says);
  });

  test('there are no dice, and so no modifier', () => {
    expect(wrong('move', { mover: 'heavy', modifier: 1 }).says).toBe('unknown-option');
    expect(odds('move', { mover: 'heavy' })).toStrictEqual({ '{"eighths":32}': '1' });
  });
});
