import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pieceOf } from '../../../src/referee/battlefield/drawn.ts';
import { squareAt, squareIn } from '../../../src/referee/battlefield/squares.ts';
import { formIn, formOfPiece, pieceForm, pieceLaidIn, tableForm } from '../../../src/referee/battlefield/table-form.ts';
import { pieceText, readLine, readText, writeText } from '../../../src/referee/battlefield/table-text.ts';
import { KINDS } from '../../../src/table/piece.ts';
import { inputErrorOf } from '../../kernel/failures.ts';

const AROUND = { size: [72, 48], taken: [] };
const piece = (text: string) => readLine(text, AROUND).pieces![0]!;

describe('a line of text', () => {
  test.each([
    [
      'wall wall-2 from AC17 to AH17',
      {
        id: 'wall-2',
        kind: 'wall',
        line: [
          [28.5, 16.5],
          [33.5, 16.5],
        ],
        width: 0.25,
      },
    ],
    [
      'Road main from 0,10 to 30,12 to 72, 10 width 3',
      {
        id: 'main',
        line: [
          [0, 10],
          [30, 12],
          [72, 10],
        ],
        width: 3,
      },
    ],
    ['hill hill-1 at 40,30 radius 6 level 2 steep', { circle: [40, 30, 6], level: 2, steep: true }],
    [
      'wood "the old wood" points A1 F1 F6',
      {
        id: 'the old wood',
        polygon: [
          [0.5, 0.5],
          [5.5, 0.5],
          [5.5, 5.5],
        ],
      },
    ],
    [
      'building farm at 30,20 size 6x4 storeys 2',
      {
        polygon: [
          [33, 22],
          [33, 18],
          [27, 18],
          [27, 22],
        ],
        storeys: 2,
      },
    ],
    [
      'building farm at 30,20 size 6x4 facing 90',
      {
        polygon: [
          [32, 17],
          [28, 17],
          [28, 23],
          [32, 23],
        ],
      },
    ],
    ['wood at 30,20 radius 3', { id: 'wood-1' }],
  ])('%s', (text, wanted) => {
    expect(piece(text)).toMatchObject(wanted);
  });

  test('of a unit, an edge, the size', () => {
    expect(readLine('unit Bell at AC17 facing 90 storey 1 rectangle 2x1 gun', AROUND).units).toEqual([
      { name: 'Bell', at: [28.5, 16.5], facing: 90, storey: 1, rectangle: [2, 1], vehicle: false },
    ]);
    expect(readLine('edge reds south', AROUND).edges).toEqual({ reds: 'south' });
    expect(readLine('table 96x48', AROUND).size).toEqual([96, 48]);
  });

  test.each([
    ['wal from A1 to A9', 'unknown-kind', { nearest: 'wall' }],
    ['wall from A1 to ZZ9', 'unknown-place', { place: 'ZZ9' }],
    ['wall from A1 at', 'piece-without-place', {}],
    ['wood at 3,3 radius big', 'table-number', { word: 'radius', value: 'big' }],
    ['wood at 3,3 radius 2 very', 'piece-word', { word: 'very' }],
    ['unit Bell facing 9', 'unit-without-place', { unit: 'Bell' }],
  ])('%s says what would be right', (text, says, values) => {
    const failure = inputErrorOf(() => formIn(pieceForm, piece(text)));
    expect(failure).toMatchObject({ says, values });
  });
});

test('a square is named as in a spreadsheet', () => {
  expect(squareIn('A1', [72, 48])).toEqual([0.5, 0.5]);
  expect(squareIn('ac17', [72, 48])).toEqual([28.5, 16.5]);
  expect([squareIn('BU1', [72, 48]), squareIn('A49', [72, 48])]).toEqual([undefined, undefined]);
  expect([squareAt([28.5, 16.5], [72, 48]), squareAt([72, 48], [72, 48])]).toEqual(['AC17', 'BT48']);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 239 }), fc.integer({ min: 0, max: 239 }), (x, y) => {
      const size = [240, 240];
      expect(squareIn(squareAt([x + 0.3, y + 0.7], size), size)).toEqual([x + 0.5, y + 0.5]);
    }),
  );
});

const inches = fc.integer({ min: 0, max: 7200 }).map((each) => each / 100);
const point = fc.tuple(inches, inches);
const two = (value: number) => Math.round(value * 100) / 100;
const aPiece = fc
  .record(
    {
      id: fc.stringMatching(/^[a-z][a-z0-9 -]{0,8}[a-z0-9]$/),
      kind: fc.constantFrom(...KINDS),
      height: fc.integer({ min: 0, max: 800 }).map((each) => each / 100),
      level: fc.integer({ min: 1, max: 4 }),
      storeys: fc.integer({ min: 1, max: 4 }),
      steep: fc.constant(true),
    },
    { requiredKeys: ['id', 'kind'] },
  )
  .chain((named) =>
    fc.oneof(
      fc.tuple(point, point).map(([[x, y], [a]]) => ({
        ...named,
        polygon: [
          [x, y],
          [two(x + 1 + a), y],
          [x, two(y + 2)],
        ],
      })),
      fc.tuple(point, inches).map(([[x, y], radius]) => ({ ...named, circle: [x, y, two(radius + 0.1)] })),
      fc.array(point, { minLength: 2, maxLength: 5 }).map((line) => ({ ...named, line, width: 0.5 })),
    ),
  );

test('what’s written as text or kept in the log reads back the same', () => {
  fc.assert(
    fc.property(aPiece, (made) => {
      const form = formIn(pieceForm, made);
      expect(formIn(pieceForm, readLine(pieceText(form), { size: [240, 240], taken: [] }).pieces![0])).toEqual(form);
      const laid = pieceLaidIn(form);
      expect(pieceLaidIn(formOfPiece(laid))).toEqual(laid);
      expect(pieceOf(laid).id).toBe(form.id);
    }),
  );
});

test('a whole table is text that one can type', () => {
  const text = [
    'table 48x36',
    'edge reds south',
    'deployment 8',
    'hill hill-1 at 30,20 radius 6 level 2',
    'wall wall-1 from 10,10 to 16,10 width 0.25',
    'unit Kruse at 12,11 facing 180',
  ].join('\n');
  const table = formIn(tableForm, readText(`// a comment\n${text}`));
  expect(table.pieces).toHaveLength(2);
  expect(writeText(table)).toBe(text);
});

describe('a table that’s wrong', () => {
  const laid = (more: object) => inputErrorOf(() => pieceLaidIn(formIn(pieceForm, { id: 'x', kind: 'wood', ...more })));

  test.each([
    [{}, 'piece-shape'],
    [
      {
        circle: [1, 1, 1],
        polygon: [
          [0, 0],
          [1, 0],
          [1, 1],
        ],
      },
      'piece-shape',
    ],
    [
      {
        line: [
          [0, 0],
          [1, 0],
        ],
      },
      'line-without-width',
    ],
    [
      {
        polygon: [
          [0, 0],
          [4, 4],
          [4, 0],
          [0, 4],
        ],
      },
      'polygon-crosses',
    ],
    [
      {
        polygon: [
          [0, 0],
          [4, 4],
          [2, 2],
        ],
      },
      'polygon-crosses',
    ],
    [
      {
        polygon: [
          [0, 0],
          [4, 4],
        ],
      },
      'table-part',
    ],
    [{ circle: [1, 1, Number.NaN] }, 'table-part'],
    [{ polygon: Array.from({ length: 201 }, (_, i) => [i, i * i]) }, 'table-part'],
  ])('%j', (more, says) => {
    expect(laid(more)).toMatchObject({ says });
  });
});
