import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { callsOf } from '../../../bench/calls.ts';
import { english } from '../../../src/reply/english/index.ts';
import { type Named, placeNames } from '../../../src/reply/pictures/battlefield/names.ts';
import { type TableShown, tablePicture } from '../../../src/reply/pictures/battlefield/table-picture.ts';
import { pngOf } from '../../../src/reply/pictures/png.ts';
import type { Body } from '../../../src/table/body.ts';
import { KINDS, type Piece } from '../../../src/table/piece.ts';
import { onTable } from '../../measuring/on-table.ts';

const man = (name: string, at: [number, number]): Body => ({ name, at, facing: 90, base: { circle: 0.8 }, height: 1 });

function shown(more: Partial<TableShown> = {}): TableShown {
  const [bell, kruse] = [man('Bell', [20, 20]), man('Kruse', [30, 22])];
  return {
    size: [72, 48],
    pieces: [],
    units: [
      { name: 'Bell', at: bell.at, figures: [bell], side: 0 },
      { name: 'Kruse', at: kruse.at, figures: [kruse], side: 1 },
    ],
    sides: ['British', 'Germans'],
    says: ['Bell is at U21.', 'Kruse is at AE23.'],
    ...more,
  };
}

describe('the picture of a table', () => {
  test('names both units, both sides, squares and a scale', () => {
    const svg = tablePicture(english, shown()).svg();
    for (const text of ['Bell', 'Kruse', 'British', 'Germans', 'AK', '6″']) expect(svg).toContain(`>${text}</text>`);
  });

  test('shows only what is near a place', () => {
    const svg = tablePicture(english, shown({ around: { at: [20, 20], inches: 5 } })).svg();
    expect(svg).toContain('>Bell</text>');
    expect(svg).not.toContain('>Kruse</text>');
  });

  test('draws every kind of terrain, each in its own way', async () => {
    const pieces = KINDS.map(
      (kind, i): Piece => ({ id: `${kind}-1`, kind, circle: [3 + (i % 9) * 7, 5 + Math.floor(i / 9) * 8, 2] }),
    );
    const drawnOf = (piece: Piece) =>
      tablePicture(english, shown({ pieces: [piece], units: [] }))
        .svg()
        .replaceAll(piece.id, '');
    const alone = pieces.map((piece) => drawnOf({ ...piece, circle: [20, 20, 2] }));
    expect(new Set(alone).size).toBe(KINDS.length);
    expect((await pngOf(tablePicture(english, shown({ pieces })))).length).toBeGreaterThan(1000);
  });

  test('is told in at most as many letters as Discord takes', () => {
    const says = Array.from({ length: 200 }, (_, i) => `Somebody ${i} is at A${i}.`);
    expect(tablePicture(english, shown({ says })).alt.length).toBeLessThanOrEqual(1024);
  });
});

describe('names on it', () => {
  const within = { left: 0, top: 0, right: 900, bottom: 600 };
  const someone = fc.record({
    text: fc.string({ minLength: 1, maxLength: 14 }),
    at: fc.record({ x: fc.integer({ min: 0, max: 900 }), y: fc.integer({ min: 0, max: 600 }) }),
    clear: fc.integer({ min: 7, max: 30 }),
  });

  test('never stand over one another: whoever finds no room has a number', () => {
    fc.assert(
      fc.property(fc.array(someone, { minLength: 1, maxLength: 40 }), (all: Named[]) => {
        const placed = placeNames(all, 13, within);
        const boxes = placed.flatMap(({ text, at, number }) => {
          if (number !== undefined) return [];
          const half = (text.length * 13 * 0.602) / 2;
          return [{ left: at.x - half, right: at.x + half, top: at.y - 10, bottom: at.y + 2 }];
        });
        for (const [i, one] of boxes.entries())
          for (const other of boxes.slice(i + 1))
            expect(
              one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top,
            ).toBe(true);
        expect(placed.map(({ text }) => text)).toEqual(all.map(({ text }) => text));
      }),
    );
  });
});

describe('/battlefield show', () => {
  const laid = {
    rules: 'landser-classic',
    pieces: [
      {
        id: 'wall-1',
        kind: 'wall',
        line: [
          [26, 24],
          [34, 24],
        ],
        width: 0.25,
      },
      {
        id: 'house',
        kind: 'building',
        polygon: [
          [40, 10],
          [46, 10],
          [46, 16],
          [40, 16],
        ],
      },
    ],
    units: [
      ['Bell', 'reds', 'rifleman', { at: [30, 20], facing: 0 }],
      ['Kruse', 'blues', 'rifleman', { at: [30, 24.6], facing: 180 }],
      ['Voss', 'blues', 'rifleman', { at: [60, 12], facing: 270 }],
      ['Lang', 'blues', 'rifleman', { at: [43, 13], facing: 270 }],
    ],
    begins: ['@anna /initiative faces:"5 2"'],
  } as const;

  test('sees: whom a unit sees, nearest first, and who is hidden isn’t among them', async () => {
    const [seen] = await onTable(laid, '@anna /battlefield show sees:Bell');
    expect(seen!.read).toMatch(/Bell sees \d enemy units?/);
    expect(seen!.read).toContain('Kruse is 4.6″ away');
    expect(seen!.read).not.toContain('Voss');
  });

  test('text:true: everybody in words, with squares, what they’re in or beside, and whom they see', async () => {
    const [told] = await onTable(laid, '@anna /battlefield show text:true');
    expect(told!.read).toContain('Kruse is at AE25, facing south, beside wall-1. Sees Bell 4.6″ away');
    expect(told!.read).toContain('Lang is at AR14, facing west, in house.');
  });

  test('text:true: of many who are seen the six nearest are told, and those further away aren’t looked at', async () => {
    const units = [
      ['Bell', 'reds', 'rifleman', { at: [2, 2], facing: 0 }] as const,
      ...Array.from({ length: 20 }, (_, i) => {
        return [`Blue${i + 1}`, 'blues', 'rifleman', { at: [3 + i * 3, 40 - i], facing: 180 }] as const;
      }),
    ];
    let told: string | undefined;
    const looks = await callsOf(async () => {
      const [shown] = await onTable({ ...laid, pieces: [], units }, '@anna /battlefield show text:true');
      told = shown!.read;
    });
    expect(told).toMatch(/Bell is at .*Sees (?:Blue\d+ [\d.]+″ away(?:, | and |\.)){6}$/m);
    // Bell looks at six, and each of the twenty at him.
    expect(looks.of('table/sight.ts', 'sight')).toBe(26);
  });

  test('sees: of nobody, or of somebody off the table, is a mistake', async () => {
    const [nobody] = await onTable(laid, '@anna /battlefield show sees:Nobody');
    expect(nobody!.error!.message).toContain('Nobody');
  });
});
