import { describe, expect, test } from 'vitest';
import { type Campaign, nothingYet } from '../../../src/campaign/campaign.ts';
import type { Game } from '../../../src/campaign/game.ts';
import type { LogEvent } from '../../../src/campaign/record.ts';
import { drawnTable } from '../../../src/referee/battlefield/drawn.ts';
import {
  layParts,
  type Move,
  moveByHand,
  newTable,
  resizeTable,
  takeAway,
} from '../../../src/referee/battlefield/laying.ts';
import { groundAt, measureBetween, underTemplate } from '../../../src/referee/battlefield/measuring.ts';
import { formIn, markerIn, pieceForm, pieceLaidIn, turned } from '../../../src/referee/battlefield/table-form.ts';
import { someGame, someUnit } from '../../campaign/some-game.ts';
import { inputErrorOf } from '../../kernel/failures.ts';

const bell = someUnit('u1', { name: 'Bell', fields: { at: '10,10' } });
const game = someGame({
  units: {
    u1: bell,
    u2: someUnit('u2', { name: 'Kruse', side: 'allies', fields: { at: '22,20', facing: 180 } }),
    u3: someUnit('u3', { name: 'Bock', fields: {} }),
    u4: someUnit('u4', { name: 'Lost', fields: { at: '30,30' }, gone: 'removed' }),
  },
  battlefield: {
    size: [48, 36],
    pieces: [
      { id: 'wall-1', kind: 'wall', line: [20, 14, 26, 14], width: 0.25 },
      { id: 'wood-1', kind: 'wood', circle: [6, 24, 3] },
      { id: 'house-1', kind: 'building', polygon: [38, 8, 42, 8, 42, 12, 38, 12] },
    ],
    markers: [{ name: 'Flag', at: [33, 4], facing: 10 }],
  },
});
const at = { turn: 1, step: 'first-side', side: 'axis' } as const;
const campaign = (given: Partial<Game> = {}): Campaign => ({ ...nothingYet, game: { ...game, ...given } });
/** What Ute, who plays no side, changes at once. */
const moves = (move: Move, given: Partial<Game> = {}) => moveByHand(campaign(given), 'ute', move);
const wrong = (work: () => unknown) => {
  const { says, values } = inputErrorOf(work);
  return [says, values];
};
const sets = (unit: string, field: string, value: unknown) => ({
  ...{ effect: 'set', of: { unit }, field, value, rule: 'TABLE' },
});
const changed = (given: object) => [{ type: 'battlefield-changed', ...given }];

describe('a unit is put somewhere else', () => {
  test('with what’s said of it, and nothing that’s so already', () => {
    expect(moves({ what: 'bell', to: '12,10' })).toEqual(changed({ effects: [sets('u1', 'at', '12,10')] }));
    expect(moves({ what: 'Kruse', facing: -90, storey: 1, formation: 'line' })).toEqual(
      changed({ effects: [sets('u2', 'facing', 270), sets('u2', 'storey', 1), sets('u2', 'formation', 'line')] }),
    );
    expect(moves({ what: 'Kruse', to: '24,20', facing: 180 })).toEqual(
      changed({ effects: [sets('u2', 'at', '24,20')] }),
    );
    expect(moves({ what: 'Bock', to: '3,3' })).toEqual(changed({ effects: [sets('u3', 'at', '3,3')] }));
  });

  test('unless it isn’t there, stands there already, or doesn’t know how', () => {
    expect(wrong(() => moves({ what: 'Lost', to: '3,3' }))).toEqual(['unit-gone-from-table', { unit: 'Lost' }]);
    expect(wrong(() => moves({ what: 'Bock', facing: 90 }))).toEqual(['unit-without-place', { unit: 'Bock' }]);
    expect(wrong(() => moves({ what: 'Kruse', facing: 540 }))).toEqual(['stands-there-already', { unit: 'Kruse' }]);
    expect(wrong(() => moves({ what: 'Bell', formation: 'wedge' }))).toMatchObject([
      'unknown-value',
      { option: 'formation', value: 'wedge' },
    ]);
    expect(wrong(() => moves({ what: 'Krusse', to: '3,3' }))).toEqual([
      'nothing-of-that-name',
      { what: 'Krusse', nearest: 'Kruse' },
    ]);
    expect(wrong(() => moves({ what: 'wal-1', to: '3,3' }))).toEqual([
      'nothing-of-that-name',
      { what: 'wal-1', nearest: 'wall-1' },
    ]);
  });

  test('with the whole of its base on the table, and on nobody of its own storey', () => {
    for (const edge of ['0.4,20', '47.6,20', '20,0.4', '20,35.6'])
      expect(moves({ what: 'Bell', to: edge })).toHaveLength(1);
    for (const beyond of ['0.39,20', '47.61,20', '20,0.39', '20,35.61'])
      expect(wrong(() => moves({ what: 'Bell', to: beyond }))).toEqual([
        'off-the-table',
        { unit: 'Bell', width: 48, depth: 36 },
      ]);
    expect(wrong(() => moves({ what: 'Bell', to: '22.5,20' }))).toEqual([
      'base-overlaps',
      { unit: 'Bell', other: 'Kruse' },
    ]);
    expect(moves({ what: 'Bell', to: '22.8,20' })).toHaveLength(1);
    const upstairs = { ...game.units, u1: { ...bell, fields: { at: '10,10', storey: 1 } } };
    expect(moves({ what: 'Bell', to: '22.5,20' }, { units: upstairs })).toHaveLength(1);
  });
});

describe('players put their own units where they deploy, before the first turn', () => {
  const strip = (edge: 'north' | 'east' | 'south' | 'west'): Partial<Game> => ({
    battlefield: { ...game.battlefield!, edges: [{ side: 'axis', edge }], deployment: 6 },
  });
  const own = (to: string, given: Partial<Game>) => moveByHand(campaign(given), 'anna', { what: 'Bell', to });

  test.each([
    ['south', '20,6', '20,6.1'],
    ['north', '20,30', '20,29.9'],
    ['west', '6,20', '6.1,20'],
    ['east', '42,20', '41.9,20'],
  ] as const)('within six inches of the %s edge', (edge, within, outside) => {
    expect(own(within, strip(edge))[0]!.type).toBe('battlefield-changed');
    expect(wrong(() => own(outside, strip(edge)))).toEqual(['outside-strip', { unit: 'Bell', edge, most: 6 }]);
  });

  test('anywhere, if no strip or edge is theirs; and after that they ask', () => {
    const { deployment: _, ...edgeOnly } = strip('south').battlefield!;
    expect(own('20,20', { battlefield: edgeOnly })[0]!.type).toBe('battlefield-changed');
    expect(own('20,20', {})[0]!.type).toBe('battlefield-changed');
    expect(own('20,20', { ...strip('south'), at })[0]!.type).toBe('asked');
    // Another's units, and what isn’t a unit, take the other side’s word from the beginning.
    expect(moveByHand(campaign(), 'anna', { what: 'Kruse', to: '20,20' })[0]!.type).toBe('asked');
    expect(moveByHand(campaign(), 'anna', { what: 'Flag', to: '20,20' })[0]!.type).toBe('asked');
    // Nobody plays the other side.
    const sides = { ...game.sides, allies: { name: 'Allies', players: [], fields: {} } };
    expect(own('20,20', { at, sides })[0]!.type).toBe('battlefield-changed');
  });
});

describe('what isn’t a unit is put somewhere else', () => {
  test('a marker with its facing and storey', () => {
    expect(moves({ what: 'FLAG', to: '3,4' })).toEqual(
      changed({ markers: [{ name: 'Flag', at: [3, 4], facing: 10 }] }),
    );
    expect(moves({ what: 'Flag', facing: 370, storey: 2 })).toEqual(
      changed({ markers: [{ name: 'Flag', at: [33, 4], facing: 10, storey: 2 }] }),
    );
    expect(moves({ what: 'Flag', to: '2 N' })).toMatchObject(changed({ markers: [{ at: [33, 6] }] }));
  });

  test('a piece by its middle, whatever its shape', () => {
    expect(moves({ what: 'wall-1', to: '24,20' })).toEqual(
      changed({ pieces: [{ id: 'wall-1', kind: 'wall', line: [21, 20, 27, 20], width: 0.25 }] }),
    );
    expect(moves({ what: 'wood', to: '10.5,10' })).toEqual(
      changed({ pieces: [{ id: 'wood-1', kind: 'wood', circle: [10.5, 10, 3] }] }),
    );
    expect(moves({ what: 'house-1', to: '10,20' })).toEqual(
      changed({ pieces: [{ id: 'house-1', kind: 'building', polygon: [8, 18, 12, 18, 12, 22, 8, 22] }] }),
    );
    expect(wrong(() => moves({ what: 'wood-1' }))).toEqual(['missing-options', { missing: ['to'] }]);
  });
});

describe('what’s taken away', () => {
  const takes = (what: string) => takeAway(campaign(), 'ute', what);

  test('is a marker, a piece, or a unit with all that was known of where it stood', () => {
    expect(takes('flag')).toEqual(changed({ unmarked: ['Flag'] }));
    expect(takes('WALL-1')).toEqual(changed({ removed: ['wall-1'] }));
    expect(takes('Kruse')).toEqual(changed({ effects: [sets('u2', 'at', null), sets('u2', 'facing', null)] }));
    expect(wrong(() => takes('Bock'))).toEqual(['not-on-table', { unit: 'Bock' }]);
    expect(wrong(() => takes('wal-1'))).toEqual(['nothing-of-that-name', { what: 'wal-1', nearest: 'wall-1' }]);
  });
});

describe('lines of text are laid', () => {
  const lays = (text: string, given: Partial<Game> = {}) => layParts(campaign(given), 'ute', text);

  test('together, in their order, with names that are free', () => {
    expect(lays('hill at 20,20 radius 3; wood at 30,30 radius 2;\n wood at 30,10 radius 2')).toEqual(
      changed({
        pieces: [
          { id: 'hill-1', kind: 'hill', circle: [20, 20, 3] },
          { id: 'wood-2', kind: 'wood', circle: [30, 30, 2] },
          { id: 'wood-3', kind: 'wood', circle: [30, 10, 2] },
        ],
      }),
    );
    expect(lays('edge Allies north; edge axis south; deployment 8')).toEqual(
      changed({
        edges: [
          { side: 'allies', edge: 'north' },
          { side: 'axis', edge: 'south' },
        ],
        deployment: 8,
      }),
    );
    expect(lays('unit Gun at 3,4 facing -270; unit Tree at 5,6')).toMatchObject(
      changed({
        markers: [
          { name: 'Gun', at: [3, 4], facing: 90 },
          { name: 'Tree', at: [5, 6] },
        ],
      }),
    );
    expect(lays('wall from Bell to Kruse')).toMatchObject(changed({ pieces: [{ line: [10, 10, 22, 20] }] }));
    expect(lays('table 60x40')).toEqual(changed({ size: [60, 40] }));
  });

  test('unless nothing is said, something is said twice, or a unit stands elsewhere', () => {
    expect(wrong(() => lays(' ; '))).toEqual(['missing-options', { missing: ['piece'] }]);
    expect(wrong(() => lays('wood a at 3,3 radius 1; wood A at 9,9 radius 1'))).toEqual([
      'piece-twice',
      { piece: 'A' },
    ]);
    expect(wrong(() => lays('unit bell at 3,4'))).toEqual(['unit-to-move', { unit: 'bell' }]);
    expect(wrong(() => lays('edge axis up'))).toMatchObject(['table-part', { where: 'axis' }]);
    expect(wrong(() => lays('deployment 241'))).toMatchObject(['table-part', { where: 'deployment' }]);
  });

  test('as far as there’s room', () => {
    const wood = (_: unknown, i: number) => ({ id: `w${i}`, kind: 'wood', circle: [5, 5, 1] }) as const;
    const flag = (_: unknown, i: number) => ({ name: `F${i}`, at: [1, 1] }) as const;
    const full = (pieces: number, markers: number): Partial<Game> => ({
      battlefield: {
        size: [48, 36],
        pieces: Array.from({ length: pieces }, wood),
        markers: Array.from({ length: markers }, flag),
      },
    });
    const [piece, marker] = ['hill at 9,9 radius 1', 'unit Gun at 3,4'] as const;
    expect(lays(piece, full(999, 0))).toHaveLength(1);
    expect(wrong(() => lays(piece, full(1000, 0)))).toEqual(['too-many-pieces', { most: 1000 }]);
    expect(lays(marker, full(1000, 199))).toHaveLength(1);
    expect(wrong(() => lays(marker, full(0, 200)))).toEqual(['too-many-markers', { most: 200 }]);
  });
});

describe('a new table', () => {
  test('is as large as it’s said, or 72 by 48 inches, and nobody stands on it', () => {
    const [laid] = newTable(campaign(), 'ute', { size: '60x40' }) as [LogEvent & { type: 'battlefield-laid' }];
    expect(laid.battlefield).toEqual({ size: [60, 40], pieces: [], markers: [] });
    expect(laid.effects).toEqual([
      sets('u1', 'at', null),
      sets('u2', 'at', null),
      sets('u2', 'facing', null),
      sets('u4', 'at', null),
    ]);
    expect(newTable(campaign(), 'ute', {})).toMatchObject([{ battlefield: { size: [72, 48] } }]);
    expect(wrong(() => newTable(campaign(), 'ute', { size: '60x300' }))).toEqual([
      'table-size',
      { value: '60x300', least: 12, most: 240 },
    ]);
    expect(resizeTable(campaign(), 'ute', '12x240')).toEqual(changed({ size: [12, 240] }));
    const { battlefield: _, ...none } = game;
    const bare: Campaign = { ...nothingYet, game: none };
    expect(wrong(() => resizeTable(bare, 'ute', '12x240'))[0]).toBe('no-battlefield');
  });

  test('isn’t for those who play nothing, nor once the campaign is over', () => {
    expect(() => newTable(campaign(), 'carla', {})).toThrow();
    expect(() => newTable(campaign({ phase: 'ended' }), 'ute', {})).toThrow();
  });
});

describe('a piece as it’s laid', () => {
  test('has one shape, a line with a width, an outline that doesn’t cross itself', () => {
    const wood = { id: 'x', kind: 'wood' } as const;
    const bow = [
      [0, 0],
      [4, 4],
      [4, 0],
      [0, 4],
    ] as [number, number][];
    expect(wrong(() => pieceLaidIn(wood))).toEqual(['piece-shape', { piece: 'x' }]);
    expect(wrong(() => pieceLaidIn({ ...wood, circle: [1, 1, 1], line: bow, width: 1 }))).toEqual([
      'piece-shape',
      { piece: 'x' },
    ]);
    expect(wrong(() => pieceLaidIn({ ...wood, line: bow }))).toEqual(['line-without-width', { piece: 'x' }]);
    expect(wrong(() => pieceLaidIn({ ...wood, polygon: bow }))).toEqual(['polygon-crosses', { piece: 'x' }]);
    expect(pieceLaidIn({ ...wood, line: bow, width: 0.5 })).toEqual({ ...wood, line: bow.flat(), width: 0.5 });
    expect(pieceLaidIn({ ...wood, circle: [1.111, 2, 3], level: 2 })).toEqual({
      ...wood,
      circle: [1.11, 2, 3],
      level: 2,
    });
    expect(wrong(() => formIn(pieceForm, { ...wood, circle: [1, 1, 0] }, 'x'))).toMatchObject([
      'table-part',
      { where: 'x.circle.2' },
    ]);
  });

  test('or a marker, whose name anybody could have, and who looks somewhere from 0 up to 360 degrees', () => {
    expect(wrong(() => markerIn({ name: 'A, B', at: [1, 1] }))).toEqual(['marker-name', { name: 'A, B' }]);
    expect(markerIn({ name: 'A', at: [1.234, 1], facing: -10 })).toEqual({ name: 'A', at: [1.23, 1], facing: 350 });
    expect([0, 359.5, 360, -1, 725].map(turned)).toEqual([0, 359.5, 0, 359, 5]);
  });
});

describe('what’s measured on the table', () => {
  const drawn = drawnTable(game)!;

  test('between two places: how far, which way, and what lies between', () => {
    const seen = measureBetween(drawn, 'Bell', 'Kruse');
    expect(seen).toMatchObject({ distance: { centre: 15.62, edge: 14.82 }, bearing: 50.2, off: 50.2 });
    expect(seen).not.toHaveProperty('arc');
    expect(measureBetween(drawn, 'Kruse', 'Bell')).toMatchObject({ arc: 50.2, bearing: 230.2 });
    expect(measureBetween(drawn, '22,10', '22,20').crossings).toMatchObject([{ id: 'wall-1', inches: 0.25 }]);
  });

  test('under a place', () => {
    expect(groundAt(drawn, '40,10')).toEqual(['house-1']);
    expect(groundAt(drawn, '1,1')).toEqual([]);
  });

  test('under a template, nearest first', () => {
    const by = 'centre' as const;
    expect(underTemplate(drawn, { under: 'circle', by, at: '12,10', radius: 2 })).toEqual([
      { unit: 'Bell', distance: 2 },
    ]);
    expect(underTemplate(drawn, { under: 'circle', by, at: '12,10', radius: 1.9 })).toEqual([]);
    expect(underTemplate(drawn, { under: 'circle', by: 'any', at: '12,10', radius: 1.9 })).toHaveLength(1);
    expect(underTemplate(drawn, { under: 'line', by, at: '22,22', to: '22,12' })).toEqual([
      { unit: 'Kruse', distance: 2 },
    ]);
    expect(underTemplate(drawn, { under: 'rectangle', by, at: '10,12', length: 4, width: 1 })).toHaveLength(1);
    expect(underTemplate(drawn, { under: 'rectangle', by, at: '10,12', bearing: 90, length: 4, width: 1 })).toEqual([]);
    expect(underTemplate(drawn, { under: 'cone', by, at: '10,4', bearing: 0, length: 8, width: 4 })).toHaveLength(1);
    expect(underTemplate(drawn, { under: 'cross', by, at: '10,7', radius: 1.5 })).toMatchObject([{ part: 'over' }]);
    expect(underTemplate(drawn, { under: 'cross', by, at: '7,10', length: 2, width: 3 })).toMatchObject([
      { part: 'right' },
    ]);
  });

  test.each<[Parameters<typeof underTemplate>[1], readonly string[]]>([
    [{ under: 'circle', by: 'any', radius: 1 }, ['at']],
    [{ under: 'circle', by: 'any', at: '1,1' }, ['radius']],
    [{ under: 'rectangle', by: 'any', at: '1,1' }, ['length', 'width']],
    [{ under: 'line', by: 'any', at: '1,1' }, ['to']],
    [{ under: 'cone', by: 'any', at: '1,1', length: 3 }, ['bearing', 'width']],
    [{ under: 'cross', by: 'any', at: '1,1', length: 3 }, ['width']],
  ])('needs all that a template is made of: %j', (asked, missing) => {
    expect(wrong(() => underTemplate(drawn, asked))).toEqual(['missing-options', { missing }]);
  });
});
