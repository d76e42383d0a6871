import { describe, expect, test } from 'vitest';
import { InputError } from '../../../src/kernel/refusal.ts';
import { drawnTable } from '../../../src/referee/battlefield/drawn.ts';
import { enemiesOn, middleOf, pairIn, pieceNamed, placeMeant } from '../../../src/referee/battlefield/places.ts';
import { squareAt, squareIn } from '../../../src/referee/battlefield/squares.ts';
import { place } from '../../../src/table/body.ts';
import { someGame, someUnit } from '../../campaign/some-game.ts';

const standing = (id: string, name: string, at: string, given: object = {}) =>
  someUnit(id, { name, fields: { at }, ...given });

const game = someGame({
  units: {
    u1: standing('u1', 'Bell', '10,10'),
    u2: standing('u2', 'Kruse', '22,20', { side: 'allies' }),
    u3: standing('u3', 'Weber', '44,34', { side: 'allies' }),
    u4: standing('u4', 'Bock', '30,30', { side: 'allies', gone: 'removed' }),
  },
  battlefield: {
    size: [48, 36],
    pieces: [
      { id: 'wall-1', kind: 'wall', line: [20, 14, 26, 14], width: 0.25 },
      { id: 'road-1', kind: 'road', line: [0, 30, 30, 30, 30, 36], width: 2 },
      { id: 'house-1', kind: 'building', polygon: [38, 8, 42, 8, 42, 12, 38, 12] },
      { id: 'wood-1', kind: 'wood', circle: [6, 24, 3] },
      { id: 'wood-2', kind: 'wood', circle: [40, 24, 0.3] },
    ],
    markers: [{ name: 'Flag', at: [33.333, 4] }],
  },
});
const drawn = drawnTable(game)!;
const bell = drawn.named('Bell')!;
const kruse = drawn.named('Kruse')!;

/** Where a text means, for Bell, who looks out for Kruse. */
const at = (text: string, enemies = [kruse]) => placeMeant(drawn, text, { from: bell, enemies }).at;
const wrong = (text: string, starting: Parameters<typeof placeMeant>[2] = {}) => {
  try {
    placeMeant(drawn, text, starting);
  } catch (error) {
    if (error instanceof InputError) return [error.says, error.values];
    throw error;
  }
  return undefined;
};

describe('a place on the table', () => {
  test.each<[string, readonly [number, number]]>([
    ['Bell', [10, 10]],
    ['  bell ', [10, 10]],
    ['flag', [33.333, 4]],
    ['house-1', [40, 10]],
    ['HOUSE-1', [40, 10]],
    ['building', [40, 10]],
    ['28.5,16.5', [28.5, 16.5]],
    ['28.5 , -2', [28.5, -2]],
    ['ac17', [28.5, 16.5]],
  ])('is what %s names', (text, point) => {
    expect(placeMeant(drawn, text).at).toEqual(point);
  });

  test('has the name under which it was asked for', () => {
    expect(placeMeant(drawn, 'ac17').name).toBe('AC17');
    expect(placeMeant(drawn, ' 1,2 ').name).toBe('1,2');
    expect(placeMeant(drawn, 'building').name).toBe('house-1');
    expect(placeMeant(drawn, 'Bell')).toMatchObject({ name: 'Bell', base: { circle: 0.8 } });
    expect(placeMeant(drawn, '3 n', { from: bell }).name).toBe('3 n');
  });

  test('is known to a hundredth of an inch', () => {
    expect(pairIn('1.23456,7')).toEqual([1.23, 7]);
    for (const text of ['1,2,3', 'x1,2', '1;2', '1,', 'A1,2']) expect(pairIn(text)).toBeUndefined();
    expect(
      middleOf({
        id: 'x',
        kind: 'wood',
        polygon: [
          [0, 0],
          [1, 0],
          [0, 1.005],
        ],
      } as never),
    ).toEqual([0.5, 0.5]);
  });

  test('of a kind of piece is meant if there’s one of it', () => {
    expect(pieceNamed(drawn, 'road')!.id).toBe('road-1');
    expect(pieceNamed(drawn, 'wood')).toBeUndefined();
    expect(pieceNamed(drawn, 'wood-2')!.id).toBe('wood-2');
    expect(pieceNamed(drawn, 'hill')).toBeUndefined();
  });

  test('is told with what it could have been', () => {
    expect(wrong('hose-1')).toEqual(['unknown-place', { place: 'hose-1', nearest: 'house-1' }]);
    expect(wrong('Kruze')).toEqual(['unknown-place', { place: 'Kruze', nearest: 'Kruse' }]);
    // Beyond the table there are no squares.
    expect(wrong('AX3')![0]).toBe('unknown-place');
    expect(wrong('A37')![0]).toBe('unknown-place');
  });
});

describe('a place that follows from where somebody starts', () => {
  test.each<[string, readonly [number, number]]>([
    ['3 N', [10, 13]],
    ['3 e', [13, 10]],
    ['3 S', [10, 7]],
    ['3" w', [7, 10]],
    ['2″ ne', [11.41, 11.41]],
    ['2in SE', [11.41, 8.59]],
    ['2 sw', [8.59, 8.59]],
    ['2 nw', [8.59, 11.41]],
    ['6 toward Kruse', [14.61, 13.84]],
    ['6 TOWARDS 10,20', [10, 16]],
    ['4 from 10,20', [10, 6]],
    ['1.5 from house-1', [8.5, 10]],
  ])('%s', (text, point) => {
    expect(at(text)).toEqual(point);
  });

  test.each(['3 toward Kruse', '3 N', 'along road-1 3', 'in house-1', 'behind wall-1'])(
    'needs somebody who starts: %s',
    (text) => {
      expect(wrong(text)).toEqual(['place-from-nowhere', { place: text }]);
    },
  );

  test('is nowhere in a direction that there isn’t', () => {
    for (const text of ['3 ns', '3 nn', '3 up']) expect(wrong(text, { from: bell })![0]).toBe('unknown-place');
  });

  test('along a road is counted from its nearest place, towards the end that’s further off', () => {
    expect(at('along road-1 8')).toEqual([18, 30]);
    // Around its bend, and never past its end.
    expect(at('along road-1 22')).toEqual([30, 32]);
    expect(at('along road-1 90')).toEqual([30, 36]);
    const far = { from: place([29, 20], 'Far') };
    expect(placeMeant(drawn, 'along road-1 8', far).at).toEqual([21, 30]);
    expect(placeMeant(drawn, 'along road-1 90', far).at).toEqual([0, 30]);
    expect(at('along road 8')).toEqual([18, 30]);
    expect(wrong('along house-1 8', { from: bell })).toEqual(['not-a-line', { piece: 'house-1' }]);
    expect(wrong('along road-9 8', { from: bell })![0]).toBe('unknown-place');
  });

  test('in a piece is its nearest free place', () => {
    const [x, y] = at('in house-1');
    expect([x, y! >= 8 && y! <= 12]).toEqual([38, true]);
    expect(Math.abs(y! - 10)).toBeLessThanOrEqual(0.25);
    // Kruse stands in the way: a base isn’t put on another.
    const crowded = drawnTable({
      ...game,
      units: { ...game.units, u2: standing('u2', 'Kruse', '38,10', { side: 'allies' }) },
    })!;
    const beside = placeMeant(crowded, 'in house-1', { from: bell }).at;
    expect(Math.hypot(beside[0] - 38, beside[1] - 10)).toBeGreaterThan(0.8);
    expect(Math.hypot(beside[0] - 38, beside[1] - 10)).toBeLessThan(1.2);
  });

  test('in a piece with no room is told so', () => {
    const full = drawnTable({ ...game, units: { ...game.units, u2: standing('u2', 'Kruse', '40,24') } })!;
    expect(() => placeMeant(full, 'in wood-2', { from: bell })).toThrow(
      expect.objectContaining({ says: 'no-room-at', values: { piece: 'wood-2' } }),
    );
  });

  test('behind a piece has it between there and the nearest enemy, and touches it', () => {
    const [x, y] = at('behind wall-1');
    expect(y).toBeLessThan(14 - 0.125 - 0.4);
    expect(y).toBeGreaterThan(14 - 0.125 - 0.4 - 0.26);
    expect(x).toBeGreaterThan(19);
    // From Weber, who is further off than Kruse, nobody hides.
    const weber = drawn.named('Weber')!;
    expect(at('behind wall-1', [weber, kruse])).toEqual([x, y]);
    // Of an enemy on this side, the other side of the wall is behind it.
    const near = { ...kruse, at: [22, 8] as const };
    expect(at('behind wall-1', [near, weber])[1]).toBeGreaterThan(14);
    expect(wrong('behind wall-1', { from: bell })).toEqual(['behind-from-whom', { piece: 'wall-1' }]);
    expect(wrong('behind wall-9', { from: bell })![0]).toBe('unknown-place');
  });

  test('has for enemies whoever of another side stands on the table', () => {
    expect(enemiesOn(game, drawn, { side: 'axis' }).map(({ name }) => name)).toEqual(['Kruse', 'Weber']);
    expect(enemiesOn(game, drawn, { side: 'allies' }).map(({ name }) => name)).toEqual(['Bell']);
  });
});

describe('a square', () => {
  const table = [72, 48] as const;

  test.each<[string, readonly [number, number]]>([
    ['A1', [0.5, 0.5]],
    ['z48', [25.5, 47.5]],
    ['AA1', [26.5, 0.5]],
    ['BT48', [71.5, 47.5]],
  ])('%s', (name, middle) => {
    expect(squareIn(name, table)).toEqual(middle);
    expect(squareAt(middle, table)).toBe(name.toUpperCase());
  });

  test.each(['BU1', 'A49', 'A0', '1A', 'A', 'AAA1', 'A1B'])('isn’t %s', (name) => {
    expect(squareIn(name, table)).toBeUndefined();
  });

  test('on the far edges is the last one, and nobody is in one beyond them', () => {
    expect(squareAt([72, 48], table)).toBe('BT48');
    expect(squareAt([-3, -3], table)).toBe('A1');
    expect(squareAt([90, 90], [10.5, 10.5])).toBe('K11');
  });
});
