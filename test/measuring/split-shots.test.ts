import { describe, expect, test } from 'vitest';
import { type Laid, measured, onTable } from './on-table.ts';

/** A tank in front of Otto, who's behind a wall with Gus, of Karl beside them in the open, and of Fritz, who's farther off. */
function laid(...pieces: readonly object[]): Laid {
  const men = [
    ['Otto', [20, 19.9]],
    ['Gus', [19, 19.9]],
    ['Karl', [22.9, 19.9]],
    ['Fritz', [21, 23.31]],
  ] as const;
  const wall = {
    id: 'wall-1',
    kind: 'wall',
    line: [
      [18, 19],
      [21.5, 19],
    ],
    width: 0.25,
  };
  return {
    rules: 'panzertroops',
    pieces: [wall, ...pieces],
    units: [
      ['Tank', 'reds', 'sherman', { at: [20, 10], facing: 0, rectangle: [3, 1.5] }],
      ...men.map(([name, at]) => [name, 'blues', 'rifleman', { at, facing: 180 }] as const),
    ],
  };
}

const BEGINS = ['@ump /turn end', '@ump /turn end'];
const at = (targets: string, more = '') =>
  `@anna /fire attacker:Tank weapon:mmg target:"${targets}" split:"1,1"${more}`;

async function refusal(table: Laid, command: string) {
  const answers = await onTable(table, ...BEGINS, command);
  return answers.at(-1)!;
}

describe('a split shot on a drawn table', () => {
  test('PT-SPLIT-01: those in another cover are shot at by themselves', async () => {
    const tried = await refusal(laid(), at('Karl,Otto'));
    expect(tried.refused).toMatchObject({ rule: 'PT-SPLIT-01', reason: 'differs' });
    expect(tried.read).toContain('Otto isn’t in the same cover as Karl');
    expect((await refusal(laid(), at('Otto,Gus'))).refused).toBeUndefined();
  });

  test('PT-SPLIT-01: a cover that’s said by hand holds for all of them', async () => {
    const shot = await refusal(laid(), at('Karl,Otto', ' cover:soft'));
    expect(shot.refused ?? shot.error, shot.read).toBeUndefined();
  });

  test('PT-SPLIT-02: any part of the others is within three inches of the middle of the first', async () => {
    const tried = await refusal(laid(), at('Otto,Fritz', ' cover:none'));
    expect(tried.refused).toMatchObject({ rule: 'PT-SPLIT-02', reason: 'apart' });
    expect(tried.read).toContain('Fritz is 3.15″ from Otto, and 3″ is the most');
    // 2.9″ from centre to centre, and the other way round as well.
    expect((await refusal(laid(), at('Karl,Otto', ' cover:none'))).refused).toBeUndefined();
  });

  test('PT-LOF-01: each of them can be hit', async () => {
    const house = { id: 'house-1', kind: 'building', polygon: BLOCK };
    const tried = await refusal(laid(house), at('Otto,Gus', ' range:9'));
    expect(tried.refused).toMatchObject({ rule: 'PT-LOF-01', reason: 'unseen' });
    expect(tried.read).toContain('can’t see Gus');
  });

  test('PT-SPLIT-02: its range is that to the farthest', async () => {
    const [, , odds] = await onTable(laid(), ...BEGINS, at('Otto,Gus', ' odds:true'));
    const [, , alone] = await onTable(laid(), ...BEGINS, '@anna /fire attacker:Tank weapon:mmg target:Gus odds:true');
    expect(measured(odds!).range).toBe(measured(alone!).range);
  });
});

/** A house between the tank and Gus, and not Otto. */
const BLOCK = [
  [17, 16],
  [19.7, 16],
  [19.7, 17],
  [17, 17],
];
