import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { apart } from '../../src/table/gap.ts';
import { path } from '../../src/table/path.ts';
import type { Kind, Piece } from '../../src/table/piece.ts';
import type { Point } from '../../src/table/shape.ts';
import { Terrain } from '../../src/table/terrain.ts';
import { cheapestWay, type Prices, priceOf } from '../../src/table/way.ts';
import { runs } from '../nightly.ts';

/** An inch of each ground; a river is barred. */
const GROUND: Partial<Record<Kind, number>> = { marsh: 3, scrub: 2 };

const PRICES: Prices = {
  ground: (kind) => (kind === 'river' ? undefined : (GROUND[kind] ?? 1)),
  line: ({ kind }) => (kind === 'bocage' ? undefined : 0.5),
};

const rectangle = (id: string, kind: Kind, x: number, y: number, width: number, deep: number): Piece => ({
  id,
  kind,
  polygon: [
    [x, y],
    [x + width, y],
    [x + width, y + deep],
    [x, y + deep],
  ],
});

const way = (pieces: readonly Piece[], from: Point, to: Point, width = 0, size: [number, number] = [12, 12]) =>
  cheapestWay(new Terrain(pieces), from, to, PRICES, { size, width });

describe('the cheapest way', () => {
  test('is straight where nothing is in it', () => {
    expect(way([], [1, 1], [9, 7])).toEqual({
      places: [
        [1, 1],
        [9, 7],
      ],
      price: 10,
    });
  });

  test('goes straight through a narrow marsh, and round a broad one', () => {
    const narrow = way([rectangle('m', 'marsh', 5, 0, 1, 12)], [1, 6], [11, 6]);
    expect(narrow).toMatchObject({ price: expect.closeTo(12, 2) });
    const broad = way([rectangle('m', 'marsh', 4, 5, 4, 2)], [1, 6], [11, 6]);
    if (!('price' in broad)) throw new Error('There is a way');
    const round = 2 * Math.hypot(3, 1) + 4;
    expect([broad.price < 1.02 * round, broad.price >= round - 0.001]).toEqual([true, true]);
  });

  test('takes the bridge', () => {
    const river = rectangle('river', 'river', 5, 0, 2, 12);
    const bridge: Piece = {
      id: 'bridge',
      kind: 'bridge',
      line: [
        [4.5, 9],
        [7.5, 9],
      ],
      width: 1,
    };
    const found = way([river, bridge], [1, 6], [11, 6]);
    if (!('price' in found)) throw new Error('There is a way');
    expect(path(new Terrain([river, bridge]), found.places).ground.map(({ kind }) => kind)).toEqual([
      'open',
      'bridge',
      'open',
    ]);
    expect(way([river, bridge], [1, 6], [11, 6], 1.5)).toMatchObject({ barred: [{ id: 'river' }] });
  });

  test('says what’s in the way where there’s none', () => {
    const bocage: Piece = {
      id: 'bocage',
      kind: 'bocage',
      line: [
        [6, -1],
        [6, 13],
      ],
      width: 0.5,
    };
    expect(way([bocage], [1, 6], [11, 6])).toMatchObject({ barred: [{ id: 'bocage' }] });
  });

  test('crosses a wall rather than going a long way round, and pays for it once', () => {
    const wall: Piece = {
      id: 'wall',
      kind: 'wall',
      line: [
        [6, 1],
        [6, 11],
      ],
      width: 0.5,
    };
    expect(way([wall], [1, 6], [11, 6])).toMatchObject({ price: expect.closeTo(10.5, 2) });
  });

  test('is no dearer than the best on a grid that’s gone over place by place', () => {
    const coordinate = fc.integer({ min: 0, max: 500 }).map((each) => each / 100);
    const aPiece = fc
      .tuple(coordinate, coordinate, fc.constantFrom<Kind>('marsh', 'scrub', 'river', 'wall'))
      .map(([x, y, kind]) => rectangle(`${kind} ${x}`, kind, x, y, 1.5, 1.1));
    fc.assert(
      fc.property(fc.array(aPiece, { minLength: 1, maxLength: 3 }), (pieces) => {
        const terrain = new Terrain(pieces);
        const [from, to]: [Point, Point] = [
          [0.6, 0.6],
          [4.6, 4.1],
        ];
        const found = cheapestWay(terrain, from, to, PRICES, { size: [5, 5] });
        const slow = slowly(terrain, from, to);
        if (slow === undefined) return;
        if (!('price' in found)) throw new Error('There is a way');
        expect(found.price).toBeLessThanOrEqual(slow * 1.02 + 0.01);
        expect(priceOf(path(terrain, found.places), PRICES)).toBeCloseTo(found.price, 6);
        expect(apart(found.places.at(-1)!, to)).toBe(0);
      }),
      { numRuns: runs(8, 200) },
    );
  });
});

/** The price of the best way over a grid of 0.25″ in eight directions: every place gone over again until nothing gets cheaper. */
function slowly(terrain: Terrain, from: Point, to: Point): number | undefined {
  const places: Point[] = [];
  for (let x = 0.1; x <= 5; x += 0.25) for (let y = 0.1; y <= 5; y += 0.25) places.push([x, y]);
  const leg = (a: Point, b: Point) => priceOf(path(terrain, [a, b]), PRICES);
  const start = places.findIndex((each) => apart(each, from) < 0.01);
  const end = places.findIndex((each) => apart(each, to) < 0.01);
  const best = places.map((_, i) => (i === start ? 0 : Infinity));
  const legs = places.flatMap((a, i) =>
    places.flatMap((b, k) => {
      const price = i !== k && apart(a, b) < 0.4 ? leg(a, b) : undefined;
      return price === undefined ? [] : [[i, k, price] as const];
    }),
  );
  for (let changed = true; changed; ) {
    changed = false;
    for (const [i, k, price] of legs)
      if (best[i]! + price < best[k]! - 1e-9) {
        best[k] = best[i]! + price;
        changed = true;
      }
  }
  return best[end] === Infinity ? undefined : best[end];
}
