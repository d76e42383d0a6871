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

  test('HP-MOVE-07: a ford that a road leads through is rough road', async () => {
    const pieces = [
      {
        id: 'lane',
        kind: 'road',
        polygon: [
          [8, 10],
          [40, 10],
          [40, 14],
          [8, 14],
        ],
      },
      {
        id: 'ford',
        kind: 'ford',
        polygon: [
          [15, 8],
          [17, 8],
          [17, 16],
          [15, 16],
        ],
      },
    ];
    const stands = { at: [12, 12], facing: 90, rectangle: [3, 1.5] };
    const laid = two(['panther', 'sherman'], stands, { at: [60, 40], rectangle: [3, 1.5] }, pieces);
    const [odds] = await onTable(laid, '@anna /move who:Panzer to:"18,12" odds:true');
    expect(measured(odds!)).toEqual({ path: 'road:3,road-rough:2,road:1' });
  });

  test('nobody ends a move with any of its men on somebody else: those in the second row count too', async () => {
    const laid: Laid = {
      rules: 'hans-n-panzer',
      pieces: [],
      units: [
        ['Gunner', 'reds', 'infantry fields:"men:8"', { at: [10, 10], facing: 0 }],
        ['Adler', 'blues', 'officer', { at: [10, 12], facing: 180 }],
      ],
    };
    // The front row would stand clear of Adler, and the row behind it on him.
    const [odds] = await onTable(
      laid,
      '@anna /move who:Gunner to:"13,13 then 13,13.1 then 11.5,13.1 then 11.5,13.2" odds:true',
    );
    expect((odds!.data as { cannot?: readonly string[] }).cannot).toContain('way');
  });

  describe('a burst', () => {
    const burst = '@anna /fire attacker:Gunner target:Adler weapon:light-mg odds:true';
    const laid = (...more: Laid['units']): Laid => ({
      rules: 'hans-n-panzer',
      pieces: [],
      units: [
        ['Gunner', 'reds', 'light-machine-gun fields:"men:1"', { at: [10, 10], facing: 90 }],
        ['Adler', 'blues', 'infantry fields:"men:6"', { at: [17.5, 10], facing: 270 }],
        ...more,
      ],
    });

    test('HP-INF-08: the nearest section that has anybody comes first, and the others follow', async () => {
      const [odds] = await onTable(laid(), burst);
      expect(measured(odds!)).toEqual({ range: 7.52, figures: 1, cover: 'open' });
      expect(odds!.data!.more).toEqual([
        {
          command: '/fire who:Gunner target:Adler weapon:light-mg range:8.51 figures:1 cover:open',
          targets: ['Adler'],
          options: { range: 8.51, figures: 1, cover: 'open' },
        },
      ]);
    });

    test('HP-RUL-22: a friend under it is thrown for too, in a command of his own', async () => {
      const [odds] = await onTable(laid(['Miller', 'reds', 'officer', { at: [13.5, 9.8], facing: 90 }]), burst);
      expect(odds!.data!.more).toContainEqual(
        expect.objectContaining({ targets: ['Miller'], options: { range: 3.51, figures: 1, cover: 'open' } }),
      );
    });

    test('HP-INF-03: whoever stands past its end isn’t under it', async () => {
      const far = laid(['Berg', 'blues', 'officer', { at: [22.3, 9.1], facing: 270 }]);
      const [odds] = await onTable(far, burst, '@anna /fire attacker:Gunner target:Berg weapon:light-mg odds:true');
      expect(odds!.data!.more!.flatMap(({ targets }) => targets)).not.toContain('Berg');
    });

    test('HP-INF-03: at somebody out of reach it’s still measured, and catches nobody', async () => {
      const far = laid(['Berg', 'blues', 'officer', { at: [30, 10], facing: 270 }]);
      const [odds] = await onTable(far, '@anna /fire attacker:Gunner target:Berg weapon:light-mg odds:true');
      expect(measured(odds!)).toEqual({ range: 20, figures: 0, cover: 'open' });
    });
  });

  describe('templates', () => {
    const wall = {
      id: 'wall-3',
      kind: 'wall',
      line: [
        [37, 30.7],
        [43, 30.7],
      ],
      width: 0.25,
    };
    const house = {
      id: 'house-1',
      kind: 'building',
      polygon: [
        [38.8, 28],
        [42, 28],
        [42, 32],
        [38.8, 32],
      ],
    };
    const laid = (pieces: Laid['pieces'], ...more: Laid['units']): Laid => ({
      rules: 'hans-n-panzer',
      pieces,
      units: [
        ['Werfer', 'reds', 'infantry-mortar', { at: [40, 5], facing: 0, rectangle: [2, 1], vehicle: false }],
        ['Adler', 'blues', 'infantry fields:"men:4"', { at: [40, 30], facing: 0, formation: 'line' }],
        ...more,
      ],
    });
    const salvo = '@anna /barrage attacker:Werfer target:Adler point:"40,30"';
    const nobody = { over: 0, short: 0, 'near-over': 0, 'near-short': 0 };

    test('HP-ART-07, HP-RUL-11: men under each part of the cross, and those near the middle of their own', async () => {
      const [odds] = await onTable(laid([wall]), `${salvo} odds:true`);
      expect(measured(odds!)).toEqual({
        ...{ range: 25, cover: 'open', figures: 2, near: 2, ...nobody },
        ...{ right: 1, left: 1, 'near-right': 1, 'near-left': 1 },
      });
    });

    test('HP-ART-10: what most of them have counts, and only they are thrown for', async () => {
      const [odds] = await onTable(laid([house]), `${salvo} odds:true`);
      expect(measured(odds!)).toMatchObject({ cover: 'house', figures: 2, right: 1, left: 0, 'near-left': 0 });
    });

    test('HP-GREN-03: a grenade into a room takes everybody in there, and one in the open those within an inch', async () => {
      const thrower: Laid['units'][number] = ['Bell', 'reds', 'officer', { at: [40, 27], facing: 0 }];
      const thrown = '@anna /grenade attacker:Bell target:Adler odds:true point';
      const [inside, open] = await onTable(laid([house], thrower), `${thrown}:"39.2,28.5"`, `${thrown}:"38.4,29"`);
      expect(measured(inside!)).toEqual({ range: 1.7, place: 'room', figures: 3 });
      expect(measured(open!)).toMatchObject({ place: 'open', figures: 0 });
    });

    test('HP-ART-09: whoever else is under the part that’s struck has an /effect', async () => {
      const friend: Laid['units'][number] = ['Hale', 'reds', 'officer', { at: [40.2, 31.8], facing: 0 }];
      const [before] = await onTable(
        laid([], friend),
        '@ump /unit edit unit:Werfer fields:"salvo:over"',
        '@anna /effect attacker:Werfer target:Hale weapon:infantry-mortar point:"40,30" odds:true',
      ).then(([, odds]) => [odds]);
      expect(measured(before!)).toEqual({ figures: 1, near: 1, cover: 'open' });
    });
  });

  test('HP-TER-05: from a gun to the nearest point of a house by its name', async () => {
    const laid: Laid = {
      rules: 'hans-n-panzer',
      pieces: [
        {
          id: 'mill',
          kind: 'building',
          polygon: [
            [20, 20],
            [26, 20],
            [26, 24],
            [20, 24],
          ],
        },
      ],
      units: [
        ['Gun', 'reds', 'battery', { at: [22, 5], facing: 0, rectangle: [2, 1], vehicle: false }],
        ['Mill', 'blues', 'small-house', { at: [23, 22] }],
      ],
    };
    const [odds] = await onTable(laid, '@anna /demolish attacker:Gun target:Mill weapon:artillery odds:true');
    expect(measured(odds!)).toMatchObject({ range: 15 });
  });
});
