import { describe, expect, test } from 'vitest';
import { table as values } from '../../data/ww2-skirmish/table.ts';
import type { Eyes } from '../../src/measuring/eyes.ts';
import { coverNear, isCovered, type Looking, seenByAt } from '../../src/measuring/places.ts';
import type { Body } from '../../src/table/body.ts';
import type { Piece } from '../../src/table/piece.ts';
import type { Point } from '../../src/table/shape.ts';
import { Terrain } from '../../src/table/terrain.ts';

/** Twenty teams of four see everything, and nothing on the table covers. */
const UNITS = Array.from({ length: 20 }, (_, n) =>
  Array.from({ length: 4 }, (_man, i): Body => body(`Foe ${n}`, [3 * n + i, 40])),
);
const MOVER = body('Bell', [30, 12]);
const WALLS = Array.from(
  { length: 6 },
  (_, n): Piece => ({
    id: `wall-${n}`,
    kind: 'wall',
    line: [[22 + n, 8 + n] as const, [26 + n, 8 + n] as const],
    width: 0.25,
  }),
);

function body(name: string, at: Point): Body {
  return { name, at, base: { circle: 0.8 }, height: 1 };
}

/** How many looks each piece of some work takes. @param sees whether anybody sees him */
function looksIn<T>(
  work: (eyes: Eyes) => Looking<T>,
  sees: boolean,
): { readonly pieces: readonly number[]; readonly found: T } {
  let looks = 0;
  const eyes = {
    mover: MOVER,
    values,
    table: { size: [72, 48], terrain: new Terrain(WALLS), bodies: [MOVER, ...UNITS.flat()] },
    sight() {
      looks += 1;
      return { is: sees ? 'clear' : 'blocked' };
    },
    cover() {
      looks += 1;
      return { pieces: [], higher: false };
    },
  } as unknown as Eyes;
  const pieces: number[] = [];
  const looking = work(eyes);
  for (;;) {
    const { done, value } = looking.next();
    pieces.push(looks);
    looks = 0;
    if (done) return { pieces, found: value };
  }
}

const most = (pieces: readonly number[]) => Math.max(...pieces);
const all = (pieces: readonly number[]) => pieces.reduce((sum, each) => sum + each, 0);

describe('what is looked at on a table is looked at in pieces', () => {
  test('who watches him, a unit at a time, and then each place by itself', () => {
    const { pieces, found } = looksIn((eyes) => coverNear(eyes, UNITS, 12, 'anywhere'), true);
    expect(found).toBeUndefined();
    expect(most(pieces)).toBeLessThanOrEqual(UNITS.length);
    expect(all(pieces)).toBeGreaterThan(2 * UNITS.length);
    expect(pieces.length).toBeGreaterThan(2 * UNITS.length);
  });

  test('whom nobody sees, each man of a unit looks for', () => {
    const { pieces } = looksIn((eyes) => isCovered(eyes, UNITS, MOVER), false);
    // After the last of them, the cover from the nearest.
    expect(most(pieces)).toBe(5);
    expect(pieces.length).toBeGreaterThan(UNITS.length);
  });

  test('how many would see him somewhere, a unit at a time', () => {
    const { pieces, found } = looksIn((eyes) => seenByAt(eyes, UNITS, MOVER), false);
    expect([found, most(pieces), all(pieces)]).toEqual([0, 4, 80]);
  });
});
