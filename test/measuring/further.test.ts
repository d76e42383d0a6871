import { describe, expect, test } from 'vitest';
import { type Laid, onTable } from './on-table.ts';

/** What's owed after a ruling, as `/turn status` has it. */
interface Owing {
  readonly due: readonly { readonly verb: string; readonly options: object; readonly targets?: readonly string[] }[];
}
const owing = (answer: { readonly data?: unknown } | undefined, verb = 'effect') =>
  (answer?.data as Owing | undefined)?.due.filter((each) => each.verb === verb);

describe('what follows for others is owed, as the referee has written it', () => {
  const men: Laid = {
    rules: 'landser',
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
    ],
    begins: ['@anna /initiative faces:"5 2"'],
  };

  test('LS-GREN-05: each class of cover is a ruling of its own, and the turn waits for it', async () => {
    const [hit, status, end, paid, after] = await onTable(
      men,
      '@anna /grenade who:Hale point:"30,17.5" faces:"6 6 6 1"',
      '@ump /turn status',
      '@ump /turn end',
      '@anna /effect who:Hale target:Weber',
      '@ump /turn status',
    );
    expect(hit!.facts ?? hit).toMatchObject({ hit: true });
    expect(owing(status)).toMatchObject([
      { verb: 'effect', options: { weapon: 'grenade', 'blast-cover': 'hard' }, targets: ['Weber'] },
    ]);
    expect(end!.refused ?? end!.error).toBeDefined();
    expect(paid!.known ?? paid).toMatchObject({ 'blast-cover': 'hard' });
    expect(owing(after)).toEqual([]);
  });

  test('LS-GREN-08: nothing follows where it missed', async () => {
    const [missed, status] = await onTable(
      men,
      '@anna /grenade who:Hale point:"30,17.5" faces:"1 3 1"',
      '@ump /turn status',
    );
    expect(missed!.facts ?? missed).toMatchObject({ hit: false });
    expect(owing(status)).toEqual([]);
  });

  test('WS-GREN-10: another team in the burst is thrown for by itself, friends too', async () => {
    const [hit, status, paid, after] = await onTable(
      {
        rules: 'ww2-skirmish',
        pieces: [
          {
            id: 'sap',
            kind: 'trench',
            polygon: [
              [14, 8],
              [16, 8],
              [16, 13],
              [14, 13],
            ],
          },
        ],
        units: [
          ['Bell', 'reds', 'rifle-team', { at: [4, 10] }],
          ['Lang', 'blues', 'sniper', { at: [15, 10] }],
          ['Otto', 'blues', 'sniper', { at: [15, 11] }],
        ],
      },
      '@anna /grenade attacker:Bell target:Lang faces:"20 3"',
      '@ump /turn status',
      '@anna /effect attacker:Bell target:Otto',
      '@ump /turn status',
    );
    expect(hit!.facts ?? hit).toMatchObject({ hit: true });
    expect(owing(status)).toMatchObject([
      { verb: 'effect', options: { figures: 1, cover: 'hard' }, targets: ['Otto'] },
    ]);
    expect(paid!.known ?? paid).toMatchObject({ figures: 1, cover: 'hard' });
    expect(owing(after)).toEqual([]);
  });

  test('HP-INF-08: the same burst at the next section', async () => {
    const [shot, status, next] = await onTable(
      {
        rules: 'hans-n-panzer',
        pieces: [],
        units: [
          ['Gunner', 'reds', 'light-machine-gun', { at: [10, 10], facing: 90 }],
          ['Adler', 'blues', 'infantry', { at: [17.5, 10], facing: 270 }],
        ],
        begins: ['@ump /turn end', '@ump /turn end'],
      },
      '@ump /fire attacker:Gunner target:Adler weapon:light-mg confirm:true',
      '@ump /turn status',
      '@ump /fire attacker:Gunner target:Adler',
    );
    expect(shot!.facts ?? shot).toBeDefined();
    expect(owing(status, 'fire')).toMatchObject([{ verb: 'fire', options: { range: 8.5, figures: 2 } }]);
    expect(next!.refused ?? next!.error).toBeUndefined();
  });

  test('HP-INF-08, HP-SEQ-03: another unit in the same section and cover is under the same burst, and the gun doesn’t fire again', async () => {
    const [shot, status, next, after, again] = await onTable(
      {
        rules: 'hans-n-panzer',
        pieces: [],
        units: [
          ['Gunner', 'reds', 'light-machine-gun', { at: [10, 10], facing: 90 }],
          ['Adler', 'blues', 'officer', { at: [14, 10] }],
          ['Bussard', 'blues', 'officer', { at: [15, 10] }],
        ],
        begins: ['@ump /turn end', '@ump /turn end'],
      },
      '@ump /fire attacker:Gunner target:Adler weapon:light-mg confirm:true',
      '@ump /turn status',
      '@ump /fire attacker:Gunner target:Bussard',
      '@ump /turn status',
      '@ump /fire attacker:Gunner target:Bussard',
    );
    expect(shot!.facts ?? shot).toBeDefined();
    expect(owing(status, 'fire')).toMatchObject([{ verb: 'fire', options: { figures: 1 }, targets: ['Bussard'] }]);
    expect(next!.refused ?? next!.error).toBeUndefined();
    expect(owing(after, 'fire')).toEqual([]);
    expect(again!.refused).toMatchObject({ rule: 'HP-SEQ-03' });
  });

  test('WS-GREN-10: bullets that have hit a team burst among nobody beside it', async () => {
    const [hit, status] = await onTable(
      {
        rules: 'ww2-skirmish',
        pieces: [],
        units: [
          ['Bell', 'reds', 'rifle-team', { at: [10, 10] }],
          ['Lang', 'blues', 'sniper', { at: [25, 10] }],
          ['Otto', 'blues', 'sniper', { at: [25, 11] }],
        ],
      },
      '@ump /effect attacker:Bell target:Lang by:small-arms faces:"3" override:true',
      '@ump /turn status',
    );
    expect(hit!.refused ?? hit!.error, hit!.read).toBeUndefined();
    expect(owing(status)).toEqual([]);
  });

  describe('WS-ART-01: what a shell does to the others', () => {
    const shelled = (weapon: string) =>
      onTable(
        {
          rules: 'ww2-skirmish',
          pieces: [],
          units: [
            ['Gun', 'reds', 'medium-tank', { at: [10, 10], facing: 90, rectangle: [3, 1.5] }],
            ['Lang', 'blues', 'sniper', { at: [25, 10] }],
            ['Otto', 'blues', 'sniper', { at: [25, 11] }],
          ],
        },
        `@ump /barrage attacker:Gun target:Lang weapon:${weapon} faces:"20 3" override:true`,
        '@ump /turn status',
        '@ump /effect attacker:Gun target:Otto faces:"3"',
        '@ump /turn status',
      );

    test.each([
      ['gun', 75],
      ['17pdr', 76],
    ])('is thrown for by its calibre: %s, %i mm', async (weapon, calibre) => {
      const [hit, status, paid, after] = await shelled(weapon);
      expect(hit!.facts ?? hit).toMatchObject({ hit: true });
      expect(owing(status)).toMatchObject([{ options: { by: 'gun', calibre, figures: 1 }, targets: ['Otto'] }]);
      expect(paid!.refused ?? paid!.error).toBeUndefined();
      expect(owing(after)).toEqual([]);
    });
  });
});
