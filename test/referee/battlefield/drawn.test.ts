import { describe, expect, test } from 'vitest';
import type { Marker } from '../../../src/campaign/battlefield.ts';
import type { Game } from '../../../src/campaign/game.ts';
import { placeIn } from '../../../src/measuring/place-in.ts';
import { drawnTable, pointsIn } from '../../../src/referee/battlefield/drawn.ts';
import { someGame, someUnit } from '../../campaign/some-game.ts';

const on = (fields: object, given: object = {}) => someUnit('u1', { name: 'Bell', fields: fields as never, ...given });

/** A table with Bell on it, and perhaps a marker. */
const drawn = (bell: Game['units'][string], markers: readonly Marker[] = [], rules = 'landser') =>
  drawnTable(someGame({ rules, units: { u1: bell }, battlefield: { size: [48, 36], pieces: [], markers } }))!;

describe('a unit on a drawn table', () => {
  test('stands where its fields say, on a base as large as they say', () => {
    expect(drawn(on({ at: '3,4' })).named('BELL')).toEqual({
      ...{ name: 'Bell', at: [3, 4], base: { circle: 0.8 }, height: 1 },
    });
    expect(drawn(on({ at: '3,4', facing: 90, storey: 2, base: '1.5', tall: 2 })).named('Bell')).toEqual({
      ...{ name: 'Bell', at: [3, 4], facing: 90, storey: 2, base: { circle: 1.5 }, height: 2 },
    });
    expect(drawn(on({ at: '3,4', base: '3x1.5' })).named('Bell')).toMatchObject({
      ...{ base: { rectangle: [3, 1.5] }, vehicle: true, height: 1.5 },
    });
    // A gun doesn’t move by itself, and is no higher than its men.
    const gun = drawn(on({ at: '3,4', base: '2x1 gun' })).named('Bell');
    expect(gun).toMatchObject({ base: { rectangle: [2, 1] }, height: 1 });
    expect(gun).not.toHaveProperty('vehicle');
    expect(drawn(on({ at: '3,4', base: 'large' })).named('Bell')).toMatchObject({ base: { circle: 0.8 } });
  });

  test('isn’t there without a place, or out of play', () => {
    for (const bell of [on({}), on({ at: 'somewhere' }), on({ at: '3,4' }, { gone: 'removed' })]) {
      const table = drawn(bell);
      expect([table.named('Bell'), table.bodies, table.places, table.figuresOf(bell)]).toEqual([undefined, [], [], []]);
      expect(table.placeOf(bell)).toBeUndefined();
    }
    expect(drawnTable(someGame())).toBeUndefined();
  });

  test('is the same until something changes', () => {
    const game = someGame({ battlefield: { size: [48, 36], pieces: [], markers: [] } });
    expect(drawnTable(game)).toBe(drawnTable({ ...game }));
    expect(drawnTable({ ...game, units: { u1: on({ at: '1,1' }) } })!.named('Bell')!.at).toEqual([1, 1]);
    expect(drawnTable({ ...game, table: { weather: 'bad' } })).not.toBe(drawnTable(game));
  });
});

describe('a marker', () => {
  const flag = (given: object) => drawn(on({}), [{ name: 'Flag', at: [3, 4], ...given }]).named('flag');

  test('is as large and high as a man, a vehicle if it’s oblong, or whatever it says', () => {
    expect(flag({})).toEqual({ name: 'Flag', at: [3, 4], base: { circle: 0.8 }, height: 1 });
    expect(flag({ circle: 2, height: 0.5, facing: 45, storey: 1 })).toEqual({
      ...{ name: 'Flag', at: [3, 4], facing: 45, storey: 1, base: { circle: 2 }, height: 0.5 },
    });
    expect(flag({ rectangle: [4, 2] })).toEqual({
      ...{ name: 'Flag', at: [3, 4], base: { rectangle: [4, 2] }, vehicle: true, height: 1.5 },
    });
    expect(flag({ rectangle: [4, 2], vehicle: false })).toEqual({
      ...{ name: 'Flag', at: [3, 4], base: { rectangle: [4, 2] }, height: 1 },
    });
  });
});

describe('the table itself', () => {
  test('has its size, its edges, and its pieces in the shapes in which they’re laid', () => {
    const { size, edgeOf, terrain } = drawnTable(
      someGame({
        battlefield: {
          size: [48, 36],
          pieces: [
            { id: 'a', kind: 'wood', polygon: [0, 0, 4, 0, 0, 4] },
            { id: 'b', kind: 'road', line: [0, 8, 9, 8], width: 2 },
            { id: 'c', kind: 'hill', circle: [20, 20, 5], level: 1 },
          ],
          markers: [],
          edges: [{ side: 'axis', edge: 'north' }],
        },
      }),
    )!;
    expect([size, edgeOf('axis'), edgeOf('allies')]).toEqual([[48, 36], 'north', undefined]);
    expect(terrain.pieces.map(({ piece }) => piece)).toEqual([
      {
        ...{ id: 'a', kind: 'wood' },
        polygon: [
          [0, 0],
          [4, 0],
          [0, 4],
        ],
      },
      {
        ...{ id: 'b', kind: 'road', width: 2 },
        line: [
          [0, 8],
          [9, 8],
        ],
      },
      { id: 'c', kind: 'hill', circle: [20, 20, 5], level: 1 },
    ]);
  });

  test('reads places and points as the log has them', () => {
    expect(placeIn('-3.25,4')).toEqual([-3.25, 4]);
    for (const other of ['3', '3,4,5', 'x3,4', '3,4x', 7, undefined]) expect(placeIn(other)).toBeUndefined();
    expect(pointsIn([1, 2, 3, 4, 5])).toEqual([
      [1, 2],
      [3, 4],
    ]);
  });
});
