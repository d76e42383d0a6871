import { describe, expect, test } from 'vitest';
import { inputErrorOf } from '../../kernel/failures.ts';
import { by, dice, type Given } from '../ruled.ts';

const { ruled, odds, wrong } = by('hans-n-panzer');

const facts = (given: Given, toggles?: string) => ruled('move', given, dice(), toggles).facts;
const reach = (unit: string, path?: string, toggles?: string) =>
  facts(path === undefined ? { unit } : { unit, path }, toggles).reach;

describe('HP-MOVE-02: speeds on the road and off it', () => {
  test.each([
    ['tiger', 9, 5],
    ['js', 10, 6],
    ['kv', 10, 6],
    ['pershing', 10, 5],
    ['panther', 15, 8],
    ['churchill', 7, 4],
    ['t34', 15, 8],
    ['t60-t70', 15, 8],
    ['bt', 18, 9],
    ['pz4', 12, 6],
    ['pz3-late', 12, 6],
    ['pz3-early', 12, 6],
    ['stug3', 12, 6],
    ['sherman', 12, 6],
    ['lee', 12, 6],
    ['stuart', 18, 9],
    ['matilda', 7, 4],
    ['valentine', 9, 5],
    ['cruiser', 18, 9],
    ['m13-40', 14, 7],
    ['heavy-armored-car', 24, 6],
    ['light-armored-car', 24, 6],
    ['half-track', 15, 9],
    ['truck', 24, 6],
    ['infantry', 3, 3],
  ])('%s: %d and %d', (unit, on, off) => {
    expect(facts({ unit, path: 'road' })).toStrictEqual({ legal: true, reach: on });
    expect(facts({ unit })).toStrictEqual({ legal: true, reach: off });
    expect(reach(unit, 'road', 'double-scale')).toBe(2 * on);
    expect(reach(unit, 'off-road', 'double-scale')).toBe(2 * off);
  });

  test('no more than a whole turn', () => {
    expect(facts({ unit: 'tiger', path: 'road:9' })).toStrictEqual({ legal: true, reach: 0 });
    const { facts: far, steps } = ruled('move', { unit: 'tiger', path: 'road:9.01' }, dice());
    expect(far).toStrictEqual({ legal: false });
    expect(steps.at(-1)).toMatchObject({ rule: 'HP-MOVE-02', result: 'too-far' });
  });

  test('it may go less, and is told what is left', () => expect(reach('pz4', 'road:5')).toBe(7));

  test('no die is thrown: there is one outcome', () => {
    expect(odds('move', { unit: 'pz4' })).toStrictEqual({ '{"legal":true,"reach":6}': '1' });
  });
});

describe('HP-MOVE-04: from the road into open ground', () => {
  test('worked example 1: a half-track, 5" on a road and then into the woods', () => {
    expect(facts({ unit: 'half-track', path: 'road:5,off-road' })).toStrictEqual({ legal: true, reach: 5 });
    expect(reach('half-track', 'road:5,off-road', 'proportional-movement')).toBe(6);
    const { steps } = ruled('move', { unit: 'half-track', path: 'road:5,off-road' }, dice());
    expect(steps.map(({ rule, result }) => `${rule} ${result}`)).toStrictEqual([
      'HP-MOVE-02 15″',
      'HP-MOVE-03 9″',
      'HP-MOVE-04 7.5″',
      'HP-MOVE-06 5″',
    ]);
  });

  test('worked example 3: a car leaves the road, and is not faster than its off-road speed', () => {
    expect(reach('heavy-armored-car', 'road:12,off-road')).toBe(3);
  });

  test('HP-MOVE-03, HP-RUL-02: before any road the figure of the table counts', () => {
    expect(reach('half-track', 'off-road:0,off-road')).toBe(9);
    expect(reach('half-track', 'road:0,off-road')).toBe(9);
    expect(reach('half-track', 'off-road:3,road')).toBe(10);
    expect(reach('half-track', 'off-road:3,road:5,off-road')).toBe(2);
  });

  test('a rough road is a road', () => expect(reach('half-track', 'road-rough:1,off-road')).toBe(6));

  test('infantry goes at one speed', () => expect(reach('infantry', 'road:1,off-road')).toBe(2));
});

describe('HP-MOVE-05: rough ground, two thirds', () => {
  test('worked example 2: a Panzer IV at the ford', () => {
    const { facts: forded, steps } = ruled('move', { unit: 'pz4', path: 'road:5,road-rough' }, dice());
    expect(forded).toStrictEqual({ legal: true, reach: 4 });
    expect(steps.map(({ rule }) => rule)).toContain('HP-MOVE-05');
  });

  test('HP-MOVE-07: what is left when it comes to rough ground goes at two thirds', () => {
    expect(reach('pz4', 'road:6,road-rough')).toBe(4);
    expect(reach('pz4', 'off-road:3,off-road-rough')).toBe(2);
    expect(facts({ unit: 'pz4', path: 'road:6,road-rough:4' })).toStrictEqual({ legal: true, reach: 0 });
    expect(facts({ unit: 'pz4', path: 'road:6,road-rough:4.1' })).toStrictEqual({ legal: false });
  });

  test('HP-TER-01: so is uphill', () => expect(reach('tiger', 'off-road-rough')).toBe(3));

  test('HP-MOVE-06, HP-RUL-24: rounded down once, at the end', () => {
    expect(reach('infantry', 'off-road-rough')).toBe(2);
    expect(reach('churchill', 'road-rough')).toBe(4); // 4 2/3
    expect(reach('infantry', 'off-road-rough:0.5,off-road')).toBe(2); // 2 1/4
  });

  test('off a road and rough, both count', () => expect(reach('half-track', 'road:5,off-road-rough')).toBe(3));
});

describe('exact fractions', () => {
  test('thirds leave nothing behind', () => {
    expect(facts({ unit: 'infantry', path: 'off-road:1,off-road:1,off-road:1' })).toStrictEqual({
      legal: true,
      reach: 0,
    });
    expect(facts({ unit: 'bt', path: 'road:0.1,road:0.2,road:17.7' })).toStrictEqual({ legal: true, reach: 0 });
    expect(reach('half-track', 'road:12.3,road:0.7,road')).toBe(2);
    expect(reach('sherman', 'road:1.1,road:2.2,road:3.3,road:4.4,road')).toBe(1);
  });

  test('however small the inches', () => {
    expect(facts({ unit: 'tiger', path: 'road:9.00000000000000000001' })).toStrictEqual({ legal: false });
    expect(reach('tiger', 'road:0.00000000000000000001,road')).toBe(8);
  });
});

describe('HP-MOVE-09: getting in or out of a vehicle', () => {
  test('takes men a third of their move', () => {
    const { facts: boarding, steps } = ruled('move', { unit: 'infantry', boarding: true }, dice());
    expect(boarding).toStrictEqual({ legal: true, reach: 2 });
    expect(steps[0]).toMatchObject({ rule: 'HP-MOVE-09', result: '1/3' });
    expect(facts({ unit: 'infantry', boarding: true, path: 'road:2.1' })).toStrictEqual({ legal: false });
  });

  test('HP-VEH-08, HP-MOVE-11: and their vehicle all of it', () => {
    const { facts: loading, steps } = ruled('move', { unit: 'truck', boarding: true, path: 'road' }, dice());
    expect(loading).toStrictEqual({ legal: true, reach: 0 });
    expect(steps[0]!.rule).toBe('HP-MOVE-11');
    expect(facts({ unit: 'truck', boarding: true, path: 'road:0.1' })).toStrictEqual({ legal: false });
    expect(facts({ unit: 'truck', boarding: true, 'vehicle-moved': true })).toStrictEqual({ legal: true, reach: 0 });
  });

  test('HP-MOVE-10: they do not, if it has moved', () => {
    const { facts: late, steps } = ruled('move', { unit: 'infantry', boarding: true, 'vehicle-moved': true }, dice());
    expect(late).toStrictEqual({ legal: false });
    expect(steps[0]!.rule).toBe('HP-MOVE-10');
    expect(reach('infantry')).toBe(3);
    expect(facts({ unit: 'infantry', 'vehicle-moved': true })).toStrictEqual({ legal: true, reach: 3 });
  });
});

describe('scales', () => {
  test('HP-GEN-07: double-scale doubles both speeds before anything else', () => {
    expect(reach('half-track', 'road:10,off-road', 'double-scale')).toBe(10);
    expect(reach('pz4', 'road:10,road-rough', 'double-scale')).toBe(9); // 9 1/3
  });

  test('HP-GEN-06: centimetres are only printed so', () => {
    const { facts: same, steps } = ruled('move', { unit: 'pz4' }, dice(), 'centimetres');
    expect(same).toStrictEqual(facts({ unit: 'pz4' }));
    expect(steps.map(({ result }) => result)).toStrictEqual(['6 cm', '6 cm']);
  });
});

describe('how a path is written', () => {
  const error = (path: string) => inputErrorOf(() => facts({ unit: 'pz4', path }));

  test('blanks, capitals and inch marks do not matter', () => {
    expect(reach('pz4', ' Road : 5" , ROAD-rough ')).toBe(4);
    expect(reach('pz4', 'road:.5,road:1.,road')).toBe(10);
  });

  test('grounds are those of the book', () => {
    expect(error('raod:5')).toMatchObject({ says: 'unknown-value', values: { value: 'raod', nearest: 'road' } });
    for (const path of ['', 'road:5,', ',road']) expect(error(path).says).toBe('unknown-value');
  });

  test('only the last leg may leave out its inches', () => {
    expect(error('road,off-road')).toMatchObject({ says: 'leg-without-inches', values: { ground: 'road' } });
  });

  test('inches are decimals of at least 0', () => {
    for (const path of ['road:', 'road:five', 'road:5:3', 'road:1e3', 'road:.', 'road:+5'])
      expect(error(path).says).toBe('not-a-number');
    expect(error('road:-1').says).toBe('out-of-range');
  });

  test('a unit is named', () => expect(wrong('move', {}).says).toBe('missing-options'));
});
