import { describe, expect, test } from 'vitest';
import { tables } from '../../src/rules/tables.ts';
import { gap } from '../../src/table/gap.ts';
import type { Kind, Piece } from '../../src/table/piece.ts';
import { PRESETS, presetTable } from '../../src/table/presets/index.ts';
import { solidOf } from '../../src/table/shape.ts';
import { Terrain } from '../../src/table/terrain.ts';
import { runs } from '../nightly.ts';

const SIZES = [
  [72, 48],
  [48, 48],
  [36, 36],
  [24, 24],
  [12, 12],
  [12, 48],
  [96, 60],
  [240, 240],
] as const;
const SEEDS = Array.from({ length: runs(1, 50) }, (_, i) => `seed ${i}`);

/** What may lie on what: anything on a hill, roads on roads, a bridge and a ford in a river, and a road over it. */
const MEETS: Readonly<Record<string, readonly Kind[]>> = {
  hill: ['hill'],
  road: ['road', 'river', 'bridge', 'ford'],
  track: ['road', 'track'],
  bridge: ['river', 'road'],
  ford: ['river'],
  river: ['ford', 'bridge', 'road'],
};

function mayMeet({ kind: one }: Piece, { kind: other }: Piece): boolean {
  if ((one === 'hill') !== (other === 'hill')) return true;
  return MEETS[one]?.includes(other) === true || MEETS[other]?.includes(one) === true;
}

/** Whether a base so broad can be driven from the near edge to the far one, by steps of half an inch, in every book. */
function isPassable(pieces: readonly Piece[], [width, depth]: readonly [number, number], book: string): boolean {
  const { kinds } = tables[book]!.values;
  const terrain = new Terrain(pieces);
  const STEP = 0.5;
  const bars = (x: number, y: number) => {
    const [top] = terrain.at([x, y]).filter(({ piece }) => piece.kind !== 'hill');
    return top !== undefined && kinds[top.piece.kind].vehicles.price === undefined;
  };
  const open = Array.from({ length: Math.floor(width / STEP) + 1 }, (_, i) => i).filter((i) => !bars(i * STEP, 0));
  const seen = new Set(open.map((i) => `${i},0`));
  const left: [number, number][] = open.map((i) => [i, 0]);
  for (let at = left.pop(); at; at = left.pop()) {
    const [i, j] = at;
    if (j * STEP >= depth - STEP) return true;
    for (const [di, dj] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      const [x, y] = [i + di, j + dj];
      const key = `${x},${y}`;
      if (x < 0 || y < 0 || x * STEP > width || y * STEP > depth || seen.has(key) || bars(x * STEP, y * STEP)) continue;
      seen.add(key);
      left.push([x, y]);
    }
  }
  return false;
}

describe.each(PRESETS)('a table made up as %s', (preset) => {
  test.each(SIZES)('is wholly on %d by %d inches, and no piece lies on another', (...size) => {
    for (const seed of SEEDS) {
      const pieces = presetTable(preset, seed, size);
      expect(pieces.length, seed).toBeGreaterThan(6);
      expect(new Set(pieces.map(({ id }) => id)).size).toBe(pieces.length);
      const solids = pieces.map((piece) => solidOf(piece));
      for (const [i, piece] of pieces.entries()) {
        const { minX, minY, maxX, maxY } = solids[i]!.box;
        // What leads off the table ends at its edge, with half its breadth beyond.
        const beyond = 'line' in piece ? piece.width / 2 : 0;
        expect(
          Math.min(minX, minY) >= -beyond && maxX <= size[0] + beyond && maxY <= size[1] + beyond,
          `${seed} ${piece.id}`,
        ).toBe(true);
        for (const [n, other] of pieces.slice(0, i).entries())
          if (!mayMeet(piece, other))
            expect(gap(solids[i]!, solids[n]!), `${seed}: ${piece.id} on ${other.id}`).toBeGreaterThan(0);
      }
    }
  });

  test('can be driven across, in every book', () => {
    for (const seed of SEEDS.slice(0, runs(1, 50)))
      for (const book of Object.keys(tables))
        expect(isPassable(presetTable(preset, seed, [72, 48]), [72, 48], book), `${book} ${seed}`).toBe(true);
  });

  test('is the same from the same seed, and another from another', () => {
    expect(presetTable(preset, 'one', [72, 48])).toEqual(presetTable(preset, 'one', [72, 48]));
    expect(presetTable(preset, 'one', [72, 48])).not.toEqual(presetTable(preset, 'two', [72, 48]));
  });
});
