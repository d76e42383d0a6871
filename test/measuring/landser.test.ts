import { describe, expect, test } from 'vitest';
import { type Laid, measured, onTable } from './on-table.ts';

const begins = ['@anna /initiative faces:"5 2"'];
const behindWall: Laid = {
  rules: 'landser',
  begins,
  pieces: [
    {
      id: 'wall-1',
      kind: 'wall',
      line: [
        [20, 14],
        [26, 14],
      ],
      width: 0.25,
    },
  ],
  units: [
    ['Bell', 'reds', 'rifleman', { at: [10, 10], facing: 70 }],
    ['Kruse', 'blues', 'rifleman', { at: [22, 14.6], facing: 250 }],
  ],
};

describe('what a drawn table says in Landser’s words', () => {
  test('LS-FIRE-03: behind a wall that his base touches he has full cover, and the range is from centre to centre', async () => {
    const [odds] = await onTable(behindWall, '@anna /fire who:Bell target:Kruse odds:true');
    expect(measured(odds!)).toEqual({ range: 12.85, cover: 'full' });
    expect(odds!.data!.options.cover).toEqual({ value: 'full', from: 'table', by: ['wall-1'] });
  });

  test('LC-FIRE-06: the original has the same measures, and other bands', async () => {
    const [odds] = await onTable(
      { ...behindWall, rules: 'landser-classic' },
      '@anna /fire who:Bell target:Kruse odds:true',
    );
    expect(measured(odds!)).toEqual({ range: 12.85, cover: 'full' });
  });

  test.each(['landser', 'landser-classic'])(
    '%s: without the options it’s the same shot as with the measured values typed',
    async (rules) => {
      const [drawn, typed] = await onTable(
        { ...behindWall, rules },
        '@anna /fire who:Bell target:Kruse odds:true',
        '@anna /fire who:Bell target:Kruse range:12.85 cover:full odds:true',
      );
      expect(drawn!.odds).toEqual(typed!.odds);
      expect(typed!.data!.options.range).toEqual({ value: 12.85, from: 'by-eye' });
    },
  );

  test('LS-GREN-03, LS-GREN-05: whom the template takes, and the others by what covers them', async () => {
    const [odds] = await onTable(
      {
        rules: 'landser',
        begins,
        pieces: [
          {
            id: 'wall-2',
            kind: 'wall',
            line: [
              [28, 18.6],
              [32, 18.6],
            ],
            width: 0.25,
          },
        ],
        units: [
          ['Hale', 'reds', 'rifleman', { at: [30, 10] }],
          ['Voss', 'blues', 'rifleman', { at: [31, 17.5] }],
          ['Weber', 'blues', 'rifleman', { at: [30, 19.3] }],
          ['Dunn', 'reds', 'rifleman', { at: [28.2, 16.2] }],
          ['Lang', 'blues', 'rifleman', { at: [32.6, 17.5] }],
        ],
      },
      '@anna /grenade who:Hale point:"30,17.5" odds:true',
    );
    expect(measured(odds!)).toEqual({ range: 7.5, 'blast-cover': 'none', 'soft-ground': false });
    expect(odds!.data!.targets).toEqual(['Voss', 'Dunn']);
    expect(odds!.data!.more).toEqual([
      expect.objectContaining({ targets: ['Weber'], options: { 'blast-cover': 'hard' } }),
    ]);
  });

  test('LS-ARM-02, LS-DMG-04: from a window at a tank, its side and from above', async () => {
    const [odds] = await onTable(
      {
        rules: 'landser',
        begins,
        pieces: [
          {
            id: 'house-1',
            kind: 'building',
            polygon: [
              [30, 34],
              [36, 34],
              [36, 38],
              [30, 38],
            ],
            storeys: 2,
          },
        ],
        units: [
          ['Pike', 'reds', 'anti-tank-gunner', { at: [33, 35], storey: 1 }],
          ['Tiger', 'blues', 'tiger', { at: [40, 30], facing: 270, rectangle: [3, 1.5] }],
        ],
      },
      '@anna /tankhit who:Pike target:Tiger weapon:bazooka odds:true',
    );
    expect(measured(odds!)).toEqual({ range: 8.6, cover: 'none', facing: 'side', elevation: true });
  });

  const marsh: Laid = {
    rules: 'landser-classic',
    begins,
    pieces: [
      {
        id: 'marsh-1',
        kind: 'marsh',
        polygon: [
          [2, 6],
          [8, 6],
          [8, 8],
          [2, 8],
        ],
      },
    ],
    units: [
      ['Bell', 'reds', 'rifleman', { at: [5, 5] }],
      ['Kruse', 'blues', 'rifleman', { at: [40, 40] }],
    ],
  };

  test('LC-TERR-02, LC-MOVE-01: two of four inches are marsh, so the way costs six of his four, and he can’t go it', async () => {
    const [odds, played] = await onTable(
      marsh,
      '@anna /move who:Bell to:"5,9" odds:true',
      '@anna /move who:Bell to:"5,9"',
    );
    expect(odds!.data).toMatchObject({ cannot: ['allowance'], way: { inches: 4, price: 6 } });
    expect(played!.refused).toMatchObject({ rule: 'LC-MOVE-01', reason: 'allowance' });
  });

  test('LC-TERR-02: three inches cost him four, and he stands there after it', async () => {
    const [moved, measure] = await onTable(
      marsh,
      '@anna /move who:Bell to:"5,7"',
      '@anna /battlefield measure from:Bell to:"5,5"',
    );
    expect(moved!.refused).toBeUndefined();
    expect(measure!.data).toMatchObject({ measure: { distance: { centre: 2 } } });
  });

  test('LC-FIRE-07: whoever isn’t seen can’t be shot at, unless somebody has looked himself', async () => {
    const house: Laid = {
      ...behindWall,
      rules: 'landser-classic',
      pieces: [
        {
          id: 'house-1',
          kind: 'building',
          polygon: [
            [14, 8],
            [18, 8],
            [18, 16],
            [14, 16],
          ],
          storeys: 1,
        },
      ],
    };
    const [odds, played, byEye] = await onTable(
      house,
      '@anna /fire who:Bell target:Kruse odds:true',
      '@anna /fire who:Bell target:Kruse faces:"2"',
      '@anna /fire who:Bell target:Kruse range:12.85 cover:half faces:"2"',
    );
    expect(odds!.data).toMatchObject({ cannot: ['unseen'], options: { range: { value: 12.85, from: 'table' } } });
    expect(played!.refused).toMatchObject({ rule: 'LC-FIRE-07', reason: 'unseen' });
    expect(byEye!.facts).toEqual({ hit: false, jam: false });
  });
});
