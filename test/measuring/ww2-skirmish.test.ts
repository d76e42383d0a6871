import { describe, expect, test } from 'vitest';
import { type Laid, measured, onTable } from './on-table.ts';

/** Two units of WW2 Skirmish, the first of whom acts. */
function two(
  [one, other]: readonly [profile: string, profile: string],
  from: object,
  to: object,
  pieces: readonly object[] = [],
): Laid {
  return {
    rules: 'ww2-skirmish',
    pieces,
    units: [
      ['Bell', 'reds', one, { ...from }],
      ['Kruse', 'blues', other, { ...to }],
    ],
  };
}

const SNIPERS = ['sniper', 'sniper'] as const;

describe('what a drawn table says in WW2 Skirmish’s words', () => {
  const wood = {
    id: 'wood-1',
    kind: 'wood',
    polygon: [
      [20, 8],
      [30, 8],
      [30, 16],
      [20, 16],
    ],
  };
  test('WS-GREN-11: a grenade at a bare place suppresses nobody', async () => {
    const [thrown] = await onTable(
      two(['rifle-team', 'rifle-team'], { at: [20, 10] }, { at: [20, 30] }),
      '@anna /grenade who:Bell at:building point:"20,18" faces:20',
    );
    expect(thrown!.read).toContain('Bell’s grenade lands there: nobody ');
  });

  test.each([
    [22.9, { range: 14.9, sight: 'clear', cover: 'soft' }],
    [23.6, { range: 15.6, sight: 'woods', cover: 'soft' }],
  ])('WS-SPOT-13: three inches into a wood are seen, more aren’t (x %d)', async (x, told) => {
    const [odds] = await onTable(
      two(SNIPERS, { at: [8, 12] }, { at: [x, 12] }, [wood]),
      '@anna /spot who:Bell target:Kruse odds:true',
    );
    expect(measured(odds!)).toEqual(told);
  });

  test.each([
    [[30, 20], { range: 8.49, facing: 'rear', 'hull-down': false, crossing: false }],
    [[41, 24], { range: 5.39, facing: 'front', 'hull-down': false, crossing: false }],
  ])('WS-DMG-05: before or behind the line of its front edge (from %j)', async (from, told) => {
    const laid = two(['panzerfaust-man', 'sherman'], { at: from }, { at: [36, 26], facing: 45, rectangle: [3, 1.5] });
    const [odds] = await onTable(laid, '@anna /tankhit attacker:Bell target:Kruse weapon:panzerfaust odds:true');
    expect(measured(odds!)).toEqual(told);
  });

  test('WS-GREN-10: a wall stands between one of four men and the burst', async () => {
    const wall = {
      id: 'wall-4',
      kind: 'wall',
      line: [
        [53, 19],
        [53, 22],
      ],
      width: 0.25,
    };
    const laid = two(['light-mortar-team', 'rifle-team'], { at: [52, 2] }, { at: [52, 20], facing: 0 }, [wall]);
    const [odds] = await onTable(laid, '@anna /barrage attacker:Bell target:Kruse point:"52,20.5" odds:true');
    expect(measured(odds!)).toEqual({ range: 18.51, figures: 3, enclosed: false, cover: 'open' });
  });

  test('R-12: a friend more than four inches off is none', async () => {
    const laid: Laid = {
      ...two(SNIPERS, { at: [30, 20], facing: 0 }, { at: [30, 21.4], facing: 180 }),
      units: [
        ['Bell', 'reds', 'sniper', { at: [30, 20], facing: 0 }],
        ['Kruse', 'blues', 'sniper', { at: [30, 21.4], facing: 180 }],
        ['Hale', 'reds', 'sniper', { at: [30, 15.18], facing: 0 }],
      ],
    };
    const [odds] = await onTable(laid, '@anna /assault attacker:Bell target:Kruse odds:true');
    expect(measured(odds!)).toEqual({ extra: 0, 'target-extra': 0, friends: false, 'target-friends': false });
  });

  test('WS-FIRE-01: whom nobody sees nobody shoots at; whom a typed value says is seen, one does', async () => {
    const house = {
      id: 'house-1',
      kind: 'building',
      polygon: [
        [14, 8],
        [18, 8],
        [18, 16],
        [14, 16],
      ],
      storeys: 1,
    };
    const laid = two(SNIPERS, { at: [8, 12] }, { at: [24, 12] }, [house]);
    const [played, byEye] = await onTable(
      laid,
      '@anna /fire attacker:Bell target:Kruse',
      '@anna /fire attacker:Bell target:Kruse range:8 cover:soft shots:1 faces:"1"',
    );
    expect(played!.refused).toMatchObject({ reason: 'unseen' });
    expect(byEye!.facts).toMatchObject({ hits: 0 });
  });

  test('WS-MOVE-04, WS-MOVE-05: rough ground and a wall on the way', async () => {
    const pieces = [
      {
        id: 'rough-1',
        kind: 'rough',
        polygon: [
          [10, 11],
          [14, 11],
          [14, 13],
          [10, 13],
        ],
      },
      {
        id: 'wall-1',
        kind: 'wall',
        line: [
          [15, 9],
          [15, 15],
        ],
        width: 0.25,
      },
    ];
    const [odds] = await onTable(
      two(SNIPERS, { at: [9, 12] }, { at: [60, 40] }, pieces),
      '@anna /move who:Bell to:"16,12" odds:true',
    );
    expect(measured(odds!)).toMatchObject({ terrain: 'rough', obstacles: 1 });
  });

  describe('the risk of a solo unit', () => {
    const scrub = {
      id: 'scrub-1',
      kind: 'scrub',
      polygon: [
        [45, 46],
        [55, 46],
        [55, 55],
        [45, 55],
      ],
    };
    /** Kruse's side runs itself. */
    const solo = (units: Laid['units'], pieces: Laid['pieces'] = []): Laid => ({
      rules: 'ww2-skirmish',
      pieces,
      units,
      begins: ['@ump /game house toggle:solo-forces on:true'],
    });
    const kruse: Laid['units'][number] = ['Kruse', 'blues', 'rifle-team', { at: [49.7, 50.2], facing: 222 }];
    const ask = (task: string, ...more: string[]) => [`@ump /solo who:Kruse task:${task} odds:true`, ...more];

    async function factorsOf(laid: Laid, task = 'risk'): Promise<string[]> {
      const [odds] = await onTable(laid, ...ask(task));
      return String(odds!.data!.options.factors!.value).split(',');
    }

    test('WS-RISK-12: soft cover from the nearest enemy that it sees', async () => {
      const laid = solo([kruse, ['Bell', 'reds', 'sniper', { at: [40.3, 39.8], facing: 42 }]], [scrub]);
      const factors = await factorsOf(laid);
      expect(factors).toContain('soft-cover');
      expect(factors).not.toContain('nothing-in-sight');
    });

    test('WS-RISK-07: an enemy on its flank or rear', async () => {
      const laid = solo([kruse, ['Bell', 'reds', 'sniper', { at: [60, 60], facing: 222 }]]);
      expect(await factorsOf(laid)).toContain('enemy-behind');
    });

    test('WS-RISK-11: a friend within 6″, and WS-RISK-15: nobody in sight behind a house', async () => {
      const house = {
        id: 'house',
        kind: 'building',
        polygon: [
          [40, 38],
          [52, 38],
          [52, 44],
          [40, 44],
        ],
      };
      const friend: Laid['units'][number] = ['Voss', 'blues', 'rifle-team', { at: [53.7, 50.2], facing: 222 }];
      const hidden: Laid['units'][number] = ['Bell', 'reds', 'sniper', { at: [46, 34], facing: 42 }];
      const factors = await factorsOf(solo([kruse, friend, hidden], [house]));
      expect(factors).toEqual(expect.arrayContaining(['friends-near', 'nothing-in-sight']));
    });

    test('WS-AFV-07, WS-AFV-08: an enemy behind the line of its front, and nobody with it', async () => {
      const tank: Laid['units'][number] = [
        'Kruse',
        'blues',
        'sherman',
        { at: [30, 20], facing: 0, rectangle: [3, 1.5] },
      ];
      const laid = solo([tank, ['Bell', 'reds', 'sniper', { at: [30, 10], facing: 0 }]]);
      expect(await factorsOf(laid, 'afv-risk')).toEqual(expect.arrayContaining(['enemy-behind', 'alone']));
    });

    test('WS-ACT-03: it defends the house in which it began', async () => {
      const house = {
        id: 'house',
        kind: 'building',
        polygon: [
          [45, 46],
          [55, 46],
          [55, 55],
          [45, 55],
        ],
      };
      const [odds] = await onTable(
        solo([kruse, ['Bell', 'reds', 'sniper', { at: [40.3, 39.8], facing: 42 }]], [house]),
        ...ask('action'),
      );
      expect(odds!.data!.options.state).toEqual({ value: 'defending', from: 'table', by: ['house'] });
    });
  });

  test('WS-GREN-10: another team that a grenade catches has an /effect of its own', async () => {
    const laid: Laid = {
      rules: 'ww2-skirmish',
      pieces: [],
      units: [
        ['Bell', 'reds', 'rifle-team', { at: [40, 20], facing: 0 }],
        ['Kruse', 'blues', 'sniper', { at: [40, 24.5], facing: 180 }],
        ['Voss', 'blues', 'sniper', { at: [41.5, 24.5], facing: 180 }],
      ],
    };
    const [odds] = await onTable(laid, '@anna /grenade attacker:Bell target:Kruse odds:true');
    expect(odds!.data!.more).toEqual([
      {
        command: '/effect who:Bell target:Voss by:mortar figures:1 cover:open enclosed:false',
        targets: ['Voss'],
        options: { figures: 1, cover: 'open', enclosed: false },
      },
    ]);
  });
});
