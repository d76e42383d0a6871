import { describe, expect, test } from 'vitest';
import { type Laid, measured, onTable } from './on-table.ts';

/** Two units of Hans ’n’ Panzer, the first of whom acts. */
function two(
  [one, other]: readonly [profile: string, profile: string],
  from: object,
  to: object,
  pieces: readonly object[] = [],
): Laid {
  return {
    rules: 'hans-n-panzer',
    pieces,
    units: [
      ['Panzer', 'reds', one, { ...from }],
      ['Sherman', 'blues', other, { ...to }],
    ],
  };
}

describe('what a drawn table says in Hans ’n’ Panzer’s words', () => {
  test('HP-RUL-07, HP-TANK-05: a range on a limit, obliquely at its side, behind a hedge', async () => {
    const hedge = {
      id: 'hedge-1',
      kind: 'hedge',
      line: [
        [28, 24.2],
        [34, 24.2],
      ],
      width: 0.5,
    };
    const laid = two(
      ['pz4', 'sherman'],
      { at: [20, 10], facing: 0, rectangle: [3, 1.5] },
      { at: [32, 26], facing: 180, rectangle: [3, 1.5] },
      [hedge],
    );
    const [odds] = await onTable(laid, '@anna /tankhit attacker:Panzer target:Sherman weapon:75mm-long odds:true');
    expect(measured(odds!)).toEqual({ range: 20, angle: 'oblique', cover: 'soft' });
  });

  test('HP-RUL-22: of four men, one beside a wall: the worst of those who are seen counts', async () => {
    const wall = {
      id: 'wall-1',
      kind: 'wall',
      line: [
        [45.96, 49.91],
        [47.87, 45.4],
      ],
      width: 0.25,
    };
    const laid = two(
      ['infantry', 'infantry'],
      { at: [41.72, 43.77], facing: 67 },
      { at: [48.28, 46.23], facing: 247 },
      [wall],
    );
    const [odds] = await onTable(laid, '@anna /fire attacker:Panzer target:Sherman weapon:rifle shooters:3 odds:true');
    expect(measured(odds!)).toMatchObject({ range: 7.01, cover: 'open' });
  });

  test('HP-VIS-01: nobody shoots at whom a ruin hides', async () => {
    const ruin = {
      id: 'ruin-1',
      kind: 'ruin',
      polygon: [
        [45.8, 42.32],
        [46.67, 47.24],
        [45.38, 47.47],
        [44.52, 42.55],
      ],
    };
    const laid = two(['officer', 'officer'], { at: [49.19, 44.26] }, { at: [40.81, 45.74] }, [ruin]);
    const [odds] = await onTable(laid, '@anna /fire attacker:Panzer target:Sherman weapon:rifle shooters:1 odds:true');
    expect(odds!.data!.cannot).toEqual(['unseen']);
    expect(measured(odds!)).toEqual({ range: 8.51 });
  });

  test('HP-MOVE-02, HP-MOVE-05: the way is cut by its ground, and it stands at its end', async () => {
    const pieces = [
      {
        id: 'road-1',
        kind: 'road',
        polygon: [
          [10, 9],
          [14, 9],
          [14, 15],
          [10, 15],
        ],
      },
      {
        id: 'marsh-1',
        kind: 'marsh',
        polygon: [
          [16, 9],
          [20, 9],
          [20, 15],
          [16, 15],
        ],
      },
    ];
    const laid = two(
      ['panther', 'sherman'],
      { at: [12, 12], facing: 90, rectangle: [3, 1.5] },
      { at: [60, 40], rectangle: [3, 1.5] },
      pieces,
    );
    const [odds, moved, measure] = await onTable(
      laid,
      '@anna /move who:Panzer to:"17,12" odds:true',
      '@anna /move who:Panzer to:"17,12"',
      '@anna /battlefield measure from:Panzer to:"12,12"',
    );
    expect(measured(odds!)).toEqual({ path: 'road:2,off-road:2,off-road-rough:1' });
    expect(moved!.facts).toMatchObject({ legal: true });
    expect(measure!.data).toMatchObject({ measure: { distance: { centre: 5 } } });
  });
});
