import { beforeAll, describe, expect, test } from 'vitest';
import type { CampaignExport } from '../../src/campaign/export/export.ts';
import { commitmentOf, seedOf } from '../../src/fairness/seed.ts';
import { streamOf } from '../../src/fairness/stream.ts';
import { checkedIn } from '../../src/fairness/whole-log.ts';
import { english } from '../../src/reply/english/index.ts';
import { findingsIn } from '../../src/terminal/verify.ts';
import { Playing } from '../referee/playing.ts';
import { committed, record, ruled, snowflake } from '../referee/some-records.ts';
import { recordsOf } from '../referee/table.ts';
import { type File, firstThatDoesNotFit } from './from-the-page.ts';

let playing: Playing;
beforeAll(async () => {
  playing = await Playing.begin();
});

async function rolls(dice: string) {
  const { json } = await playing.says('anna', `/roll dice:"${dice}"`);
  const [rolled] = (json.data as { events: readonly { type: string }[] }).events.filter(
    ({ type }) => type === 'rolled',
  );
  return rolled as unknown as { total: number; output: string; steps: { sides: number; faces: number[] }[] };
}

describe('/roll', () => {
  test('throws what its notation says, each die from the stream, without a campaign', async () => {
    const { total, steps } = await rolls('4d6+2');
    const [{ sides, faces } = { sides: 0, faces: [] }] = steps;
    expect([sides, faces.length, total]).toEqual([6, 4, faces.reduce((sum, face) => sum + face, 2)]);
  });

  test.each([
    ['3d20kh2', /d/, [20]],
    ['6d6>=4', /6d6>=4: \[.*\] = \d/, [6]],
    ['4dF', /4dF: \[.*\] = -?\d/, [3]],
    ['d%+2d4', /d%\+2d4: \[\d+\]\+\[\d, \d\] = \d+/, [100, 4]],
    ['(2d6+3)*2', /\(2d6\+3\)\*2|\(\[/, [6]],
    ['1d1000', /1d1000/, [1000]],
    ['1d1000000', /1d1000000/, [1_000_000]],
  ])('%s', async (dice, output, sides) => {
    const rolled = await rolls(dice);
    expect(rolled.output).toMatch(output);
    expect(rolled.steps.map((step) => step.sides)).toEqual(sides);
  });

  test('keeps every die that explodes or is thrown again, in order', async () => {
    const { output, steps } = await rolls('20d4!');
    const faces = steps.flatMap((step) => step.faces);
    expect(faces.length).toBe(20 + faces.filter((face) => face === 4).length);
    expect(output.match(/4!(?!:)/g) ?? []).toHaveLength(faces.filter((face) => face === 4).length);
  });

  test.each([
    ['1d6!>=1', /more than 200 dice/],
    ['999d6', /more than 200 dice/],
    ['1d1000001', /up to 1000000 sides/],
    ['1d99999999999', /up to 1000000 sides/],
    ['pow(9,999)', /doesn’t come to a number/],
    ['abc', /can’t read "abc"/],
    ['2d6+', /from letter 5 on/],
    ['1d6'.repeat(40), /at most 100|too long|100/],
  ])('refuses %s and writes nothing', async (dice, says) => {
    expect(await playing.fails('anna', `/roll dice:"${dice}"`)).toMatch(says);
  });

  test('says what it was for, here and in the log', async () => {
    expect(await playing.hears('anna', '/roll dice:1d6 why:"Does the *mule* bolt?"')).toMatch(
      /1d6: \d .*Does the \*mule\* bolt\?/,
    );
    expect(await playing.hears('anna', '/log')).toMatch(/rolled 1d6: \[\d\] = \d \(Does the \*mule\* bolt\?\)/);
  });

  test('stands, whatever is undone, and comes once', async () => {
    await playing.says('anna', '/fire weapon:rifle range:8');
    const before = await recordsOf(playing.store);
    const [one, other] = await Promise.all(
      [1, 2].map(() => playing.says('anna', '/roll dice:3d6', { interaction: snowflake(5) })),
    );
    expect(other).toEqual(one);
    await playing.says('anna', '/undo');
    const [rolled, undone] = (await recordsOf(playing.store)).slice(before.length);
    expect(rolled!.events).toMatchObject([{ type: 'rolled' }]);
    expect(undone!.events).toMatchObject([{ type: 'undone', strikes: [before.length] }]);
  });

  test('is checked like everything else, by all who check', async () => {
    await playing.says('anna', '/fair reveal');
    const { json } = await playing.says('anna', '/game export');
    const file = (json.data as { export: CampaignExport }).export;
    const { fits, lines } = findingsIn(english, JSON.stringify(file), 'x');
    expect([fits, lines[1]]).toEqual([true, expect.stringMatching(/^All \d+ dice of 12 records are right/)]);
    expect(firstThatDoesNotFit(file as unknown as File)).toBeUndefined();
    const { fingerprints: _, ...bare } = structuredClone(file) as unknown as {
      fingerprints: unknown;
      records: { events: { steps: { faces: number[] }[] }[] }[];
    };
    const faked = bare.records.find(({ events }) => events.some((event) => 'notation' in event))!;
    const step = faked.events.find((event) => 'notation' in event)!.steps[0]!;
    step.faces[0] = (step.faces[0]! % 6) + 1;
    expect(findingsIn(english, JSON.stringify(bare), 'x').fits).toBe(false);
    expect(firstThatDoesNotFit(bare as unknown as File)).toBe(bare.records.indexOf(faked) + 1);
  });
});

test('of a ruling that stopped for a question, each die is checked in the record that it was thrown for', () => {
  const seed = seedOf('halves');
  const place = { seed, mix: '', log: 'caen' };
  const values = (seq: number, n: number) => {
    const next = streamOf({ ...place, seq, interaction: `seq-${seq}` });
    return Array.from({ length: n }, () => next(6));
  };
  const [step] = ruled().steps;
  const [first, second] = [values(1, 3), values(2, 2)];
  const half = {
    verb: 'fire',
    options: {},
    targets: [],
    faces: [1, ...first],
    handed: [0],
    steps: [{ ...step!, faces: [1, ...first] }],
  };
  const records = [
    record(1, [
      committed(commitmentOf(seed)),
      { type: 'solo-asked', question: 'sight', rule: 'WS-SOLO-04', thrown: half },
    ]),
    // The first four fell before, and one of the others on the table.
    record(2, [
      ruled({ before: 4, handed: [0, 5], steps: [{ ...step!, faces: [1, ...first, second[0]!, 6, second[1]!] }] }),
    ]),
  ];
  const checked = [...checkedIn(records, [{ log: 'caen', last: 2 }], () => seed)];
  expect(checked.map(({ verdict, dice }) => [verdict, dice.length])).toEqual([
    ['right', 3],
    ['right', 2],
  ]);
  const file = {
    log: 'caen',
    origins: [],
    records: [
      ...records,
      record(3, [{ type: 'seed-revealed', commitment: commitmentOf(seed), seed: seed.toString('hex') }]),
    ],
  };
  expect(firstThatDoesNotFit(file as unknown as File)).toBeUndefined();
});
