import { describe, expect, test } from 'vitest';
import { aspect } from '../../src/table/aspect.ts';
import { arc, bearing, off } from '../../src/table/bearing.ts';
import { place } from '../../src/table/body.ts';
import { close, roundedDegrees, roundedInches } from '../../src/table/close.ts';
import { cover } from '../../src/table/cover.ts';
import { crossings } from '../../src/table/crossings.ts';
import { distance } from '../../src/table/distance.ts';
import { ground } from '../../src/table/ground.ts';
import { path } from '../../src/table/path.ts';
import type { Piece } from '../../src/table/piece.ts';
import { PLAIN_SIGHT, sight } from '../../src/table/sight.ts';
import { circle, cone, cross, line, under } from '../../src/table/under.ts';
import { man, tableWith, vehicle } from './some-table.ts';

const wall = (id: string, from: [number, number], to: [number, number], more: Partial<Piece> = {}): Piece =>
  ({ id, kind: 'wall', line: [from, to], width: 0.25, ...more }) as Piece;

const square = (
  id: string,
  kind: Piece['kind'],
  x: number,
  y: number,
  size: number,
  more: Partial<Piece> = {},
): Piece =>
  ({
    id,
    kind,
    polygon: [
      [x, y],
      [x + size, y],
      [x + size, y + size],
      [x, y + size],
    ],
    ...more,
  }) as Piece;

describe('the worked examples of the books, as far as they are measures', () => {
  test('Landser 1: a wall that the target touches', () => {
    const [bell, kruse] = [man([10, 10]), man([22, 14.6])];
    const table = tableWith([wall('wall-1', [20, 14], [26, 14])], [bell, kruse]);
    expect(roundedInches(distance(bell, kruse).centre)).toBe(12.85);
    expect(sight(table, bell, kruse)).toEqual({ is: 'clear', stopped: 0, low: 0 });
    expect(cover(table, bell, kruse).pieces).toEqual([{ id: 'wall-1', kind: 'wall', how: 'touch', lines: 2 }]);
  });

  test('Landser 2: who is in a circle, one of them by his base', () => {
    const men = { Voss: [31, 17.5], Weber: [30, 19.3], Dunn: [28.2, 16.2], Lang: [32.6, 17.5] } as const;
    const bodies = Object.entries(men).map(([name, at]) => man(at, { name }));
    const taken = under(bodies, circle([30, 17.5], 2), 'any');
    expect(taken.map(({ body, distance }) => [body.name, roundedInches(distance)])).toEqual([
      ['Voss', 1],
      ['Weber', 1.8],
      ['Dunn', 2.22],
    ]);
  });

  test('Landser 3: a Tiger from an upper storey', () => {
    const pike = man([33, 35], { storey: 1 });
    const tiger = vehicle([40, 30], 270);
    expect(roundedInches(distance(pike, tiger).centre)).toBe(8.6);
    expect(aspect(pike, tiger)).toMatchObject({ side: 'right', angle: expect.closeTo(54.46, 1) });
  });

  test('Landser classic 3: marsh on a way', () => {
    const { terrain } = tableWith([
      {
        id: 'marsh-1',
        kind: 'marsh',
        polygon: [
          [0, 6],
          [10, 6],
          [10, 8],
          [0, 8],
        ],
      },
    ]);
    const way = path(terrain, [
      [5, 5],
      [5, 9],
    ]);
    expect(way.ground.map(({ kind, inches }) => [kind, inches])).toEqual([
      ['open', 1],
      ['marsh', 2],
      ['open', 1],
    ]);
  });

  test('Hans ’n’ Panzer 1: the angle of impact on a Sherman', () => {
    const [panzer, sherman] = [vehicle([20, 10], 0), vehicle([32, 26], 180)];
    expect(distance(panzer, sherman).centre).toBe(20);
    expect(aspect(panzer, sherman)).toMatchObject({ side: 'right', angle: expect.closeTo(53.13, 2) });
  });

  test('Hans ’n’ Panzer 2: a cone takes the first man and the one behind him', () => {
    const file = [8.5, 9.5, 10.5, 11.5].map((y) => man([17.5, y])).concat([9.5, 10.5].map((y) => man([18.5, y])));
    const aim = bearing([10, 10], [17.5, 9.5]);
    expect(roundedDegrees(aim)).toBe(93.8);
    const taken = under(file, cone([10, 10], aim, 12, 1), 'any');
    expect(taken.map(({ distance }) => roundedInches(distance))).toEqual([7.52, 8.51]);
  });

  test('Hans ’n’ Panzer 3: a cross takes the middle two twice over', () => {
    const row = [38.5, 39.5, 40.5, 41.5].map((x) => man([x, 30], { name: `${x}` }));
    const taken = under(row, cross([40, 30], 0, { radius: 1 }), 'any');
    expect(taken.map(({ body, part }) => `${body.name} ${part}`).toSorted()).toEqual([
      '38.5 left',
      '39.5 middle',
      '40.5 middle',
      '41.5 right',
    ]);
    const whole = under(row, circle([40, 30], 1), 'whole');
    expect(whole).toHaveLength(2);
  });

  test('WW2 Skirmish 1: 2.9″ of wood, and 3.6″', () => {
    const bell = man([8, 12]);
    for (const [x, inches, seen] of [
      [22.9, 2.9, 'clear'],
      [23.6, 3.6, 'blocked'],
    ] as const) {
      const target = man([x, 12]);
      const table = tableWith([square('wood-1', 'wood', 20, 8, 8)], [bell, target]);
      expect(crossings(table.terrain, bell.at, target.at)[0]!.inches).toBeCloseTo(inches, 9);
      // To the ends of his outline it's a little less.
      expect(sight(table, bell, target, { ...PLAIN_SIGHT, depth: 3 }).is).toBe(seen);
    }
  });

  test('WW2 Skirmish 2: in front of the line through the front side', () => {
    const cromwell = vehicle([36, 26], 45);
    expect(aspect(man([30, 20]), cromwell)).toMatchObject({ side: 'rear', ahead: expect.closeTo(-9.99, 2) });
    const beside = man([41, 24]);
    expect(aspect(beside, cromwell)).toMatchObject({ side: 'right', ahead: expect.closeTo(0.62, 2) });
    expect(off(beside, cromwell)).toBeCloseTo(66.8, 1);
  });

  test('Panzer Troops 2: a field of fire, and the reach from the mantlet', () => {
    const [stug, sherman] = [vehicle([20, 20], 0), vehicle([28, 36], 270)];
    expect(arc(stug, sherman)).toBeCloseTo(26.57, 2);
    expect(off(stug, sherman)).toBeCloseTo(63.43, 2);
    expect(roundedInches(distance(stug, sherman).reach)).toBe(15.21);
    expect(arc({ ...stug, facing: 355 }, sherman)).toBeCloseTo(31.57, 2);
  });
});

describe('exactly at a limit', () => {
  test('a base 0.25″ off touches, and one further off does not', () => {
    for (const [y, how] of [
      [10.775, 'touch'],
      [10.776, 'near'],
    ] as const) {
      const [firer, target] = [man([10, 0]), man([10, y])];
      const table = tableWith([wall('w', [0, 10], [20, 10])], [firer, target]);
      expect(cover(table, firer, target).pieces[0]!.how).toBe(how);
    }
  });

  test('1″ from the base is near', () => {
    for (const [y, how] of [
      [11.525, 'near'],
      [11.526, 'between'],
    ] as const) {
      const [firer, target] = [man([10, 0]), man([10, y])];
      const table = tableWith([wall('w', [0, 10], [20, 10])], [firer, target]);
      expect(cover(table, firer, target).pieces[0]!.how).toBe(how);
    }
  });

  test('2″ of wood stop nothing, and more do', () => {
    for (const [size, is] of [
      [2, 'clear'],
      [2.001, 'blocked'],
    ] as const) {
      const [firer, target] = [place([5, 10]), place([15, 10])];
      const table = tableWith([square('wood', 'wood', 9, 9, size)]);
      expect(sight(table, firer, target)).toMatchObject({ is, ...(is === 'clear' ? {} : { by: 'wood' }) });
    }
  });

  test('two woods count together, and where they overlap only once', () => {
    const [firer, target] = [place([0, 10]), place([20, 10])];
    const apart = tableWith([square('a', 'wood', 5, 9, 1.5), square('b', 'orchard', 10, 9, 1.5)]);
    expect(sight(apart, firer, target)).toMatchObject({ is: 'blocked', by: 'b' });
    const twice = tableWith([square('a', 'wood', 5, 9, 1.5), square('b', 'orchard', 5, 9, 1.5)]);
    expect(sight(twice, firer, target).is).toBe('clear');
  });

  test('a top 0.01″ above the ray stops nothing', () => {
    for (const [height, stopped] of [
      [1.01, 0],
      [1.011, 3],
    ] as const) {
      const [firer, target] = [man([0, 10]), man([20, 10])];
      const table = tableWith([square('ruin', 'ruin', 0.5, 9, 2, { height })]);
      // From 1″ to 1″ the ray is level, and the low one falls by half an inch over 20″.
      expect(sight(table, firer, target).stopped - sight(table, firer, target).low).toBe(stopped);
    }
  });

  test('a line that only touches a piece, or runs along its side, doesn’t enter it', () => {
    const { terrain } = tableWith([square('wood', 'wood', 5, 5, 5)]);
    expect(crossings(terrain, [0, 5], [20, 5])).toEqual([]);
    expect(crossings(terrain, [0, 0], [5, 5])).toEqual([]);
    expect(crossings(terrain, [0, 5.01], [20, 5.01])).toMatchObject([{ from: 5, to: 10, inches: 5 }]);
  });

  test('a concave piece is entered twice and listed once', () => {
    const u: Piece = {
      id: 'u',
      kind: 'building',
      polygon: [
        [5, 0],
        [6, 0],
        [6, 5],
        [8, 5],
        [8, 0],
        [9, 0],
        [9, 6],
        [5, 6],
      ],
    };
    const { terrain } = tableWith([u]);
    expect(crossings(terrain, [0, 2], [20, 2])).toEqual([{ id: 'u', kind: 'building', from: 5, to: 9, inches: 2 }]);
  });

  test('a measure is rounded before it’s held against a limit', () => {
    expect([5.004, 5.005].map(roundedInches)).toEqual([5, 5.01]);
    expect([29.94, 29.95].map(roundedDegrees)).toEqual([29.9, 30]);
    expect(close(12.05, [12, 24], 'inches')).toEqual([12]);
    expect(close(12.06, [12, 24], 'inches')).toEqual([]);
    expect(close(30.5, [30], 'degrees')).toEqual([30]);
  });
});

describe('sight', () => {
  test('goes over what both stand behind, a wall up to 1″ high or a bocage', () => {
    const [firer, target] = [man([10, 9.4]), man([10, 20])];
    const over = (more: Partial<Piece>) => sight(tableWith([wall('w', [0, 10], [20, 10], more)]), firer, target).is;
    expect(over({})).toBe('clear');
    expect(over({ height: 1.5 })).toBe('blocked');
    expect(over({ kind: 'bocage' })).toBe('clear');
    expect(over({ kind: 'building' })).toBe('blocked');
  });

  test('is stopped by what it stands in only where that’s wood', () => {
    const [firer, target] = [man([5, 5]), man([15, 5])];
    const inside = (kind: Piece['kind']) => sight(tableWith([square('s', kind, 0, 0, 8)]), firer, target).is;
    expect(inside('building')).toBe('clear');
    expect(inside('wood')).toBe('blocked');
    expect(inside('smoke')).toBe('blocked');
  });

  test('a vehicle between stops rays as high as it is; men and guns stop none', () => {
    const [firer, target] = [man([0, 10]), man([20, 10])];
    const tank = vehicle([10, 10], 0, { name: 'Tiger' });
    expect(sight(tableWith([], [firer, target, tank]), firer, target)).toMatchObject({ is: 'blocked', by: 'Tiger' });
    const gun = { ...tank, vehicle: false };
    expect(sight(tableWith([], [firer, target, gun]), firer, target).is).toBe('clear');
    expect(
      sight(tableWith([], [firer, target, man([10, 10])]), firer, target, { ...PLAIN_SIGHT, miniatures: 0.5 }).is,
    ).toBe('blocked');
  });

  test('a wall on a hill is as high as the hill and the wall', () => {
    const hill: Piece = { id: 'hill', kind: 'hill', circle: [10, 10, 2] };
    const [firer, target] = [man([0, 10], { storey: 1 }), man([20, 10], { storey: 1 })];
    const low = sight(tableWith([hill]), firer, target);
    expect(low).toMatchObject({ stopped: 0 });
    const high = sight(tableWith([hill, wall('w', [10, 0], [10, 20])]), firer, target);
    expect(high).toMatchObject({ is: 'partial', stopped: 3, low: 3, by: 'w' });
  });

  test('hull down: only the upper part shows', () => {
    const [firer, target] = [vehicle([0, 10], 90), vehicle([20, 10], 270)];
    const table = tableWith([wall('w', [16, 5], [16, 15])]);
    expect(sight(table, firer, target)).toMatchObject({ is: 'partial', stopped: 3, low: 3 });
  });
});

describe('a way', () => {
  test('climbs for the first 2″ of a hill that’s entered from below', () => {
    const hills: Piece[] = [
      square('lower', 'hill', 5, 0, 10, { steep: true }),
      square('upper', 'hill', 8, 0, 4, { level: 2 }),
    ];
    const { terrain } = tableWith(hills);
    const way = path(terrain, [
      [0, 2],
      [20, 2],
    ]);
    expect(way).toMatchObject({ inches: 20, uphill: 4, steep: 10 });
    expect(way.ground.map(({ inches, uphill, steep }) => [inches, uphill, steep])).toEqual([
      [5, false, false],
      [2, true, true],
      [1, false, true],
      [2, true, true],
      [5, false, true],
      [5, false, false],
    ]);
  });

  test('crosses a line once each time it enters it, and not the one that it begins in', () => {
    const { terrain } = tableWith([wall('a', [5, 0], [5, 10]), wall('b', [0, 5], [20, 5], { width: 1 })]);
    const way = path(terrain, [
      [0, 5],
      [0, 2],
      [10, 2],
      [10, 5],
      [12, 5],
      [12, 2],
    ]);
    expect(way.lines.map(({ piece, width, at }) => [piece.id, width, roundedInches(at)])).toEqual([
      ['a', 0.25, 7.88],
      ['b', 1, 15.5],
    ]);
  });

  test('goes over what lies on top', () => {
    const { terrain } = tableWith([
      square('river', 'river', 5, 0, 5),
      {
        id: 'bridge',
        kind: 'bridge',
        line: [
          [4, 2],
          [11, 2],
        ],
        width: 2,
      },
    ]);
    expect(
      path(terrain, [
        [0, 2],
        [15, 2],
      ]).ground.map(({ kind }) => kind),
    ).toEqual(['open', 'bridge', 'open']);
    expect(ground(terrain, place([7, 2])).map(({ id }) => id)).toEqual(['bridge', 'river']);
  });
});

test('a template’s line measures from where it begins, and has round ends', () => {
  const men = [man([0, 5]), man([10, 0.9]), man([20.9, 0]), man([21.1, 0])];
  const taken = under(men, line([0, 0], [20, 0], 1), 'any');
  expect(taken.map(({ distance }) => roundedInches(distance))).toEqual([10.04, 20.9]);
});
