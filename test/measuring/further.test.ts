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
});
