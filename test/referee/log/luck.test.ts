import { expect, test } from 'vitest';
import { worthOf } from '../../../src/kernel/worth.ts';
import { luckIn } from '../../../src/referee/log/luck.ts';
import { chiSquare, chiSquareTail, deviations } from '../../../src/reply/dice/luck.ts';
import { rulesetOf } from '../../../src/rules/index.ts';
import { Playing } from '../playing.ts';

test('luck is what came of the throws less what the odds said, in standard deviations', async () => {
  const playing = await Playing.begin();
  // LC-FIRE-10: five of ten shots miss that hit every other time, and the weapons of none jam.
  for (let i = 0; i < 10; i++) await playing.says('anna', '/fire weapon:rifle range:8 faces:2');
  for (let i = 0; i < 12; i++) await playing.says('ben', '/fire weapon:rifle range:8 faces:"5 6 6"');
  const { exported, campaign } = await playing.referee.transfer.export('caen');
  const { players, sides, faces } = await luckIn(exported.records, campaign);
  expect(sides).toEqual([]);
  const [anna, ben] = players;
  expect(anna).toMatchObject({ of: 'anna', table: true, tests: 10, came: 0 });
  // By hand, of the outcomes in docs and tests: P(miss) 102/216 at 0, miss and jam 6/216 at -0.3, hide 72/216 at 0.4, and so on.
  const { json } = await playing.says('anna', '/fire weapon:rifle range:8 odds:true');
  const { outcomes } = json.odds as { outcomes: { facts: Record<string, boolean>; p: number }[] };
  const worths = outcomes.map(
    ({ facts, p }) => [worthOf(rulesetOf('landser-classic').worth!, 'fire', facts), p] as const,
  );
  const mean = worths.reduce((sum, [w, p]) => sum + w * p, 0);
  const variance = worths.reduce((sum, [w, p]) => sum + w * w * p, 0) - mean ** 2;
  expect(deviations(anna!)).toBeCloseTo((-10 * mean) / Math.sqrt(10 * variance), 9);
  expect(deviations(ben!)).toBeGreaterThan(3);
  expect(faces).toEqual([{ sides: 6, table: true, counts: [0, 10, 0, 0, 12, 24] }]);
});

test('dice of the table are counted apart; what is undone is not judged, but its faces count', async () => {
  const playing = await Playing.begin();
  await playing.says('anna', '/fire weapon:rifle range:8');
  await playing.says('anna', '/undo');
  await playing.says('anna', '/fire weapon:rifle range:8 faces:2');
  const { exported, campaign } = await playing.referee.transfer.export('caen');
  const { players, faces } = await luckIn(exported.records, campaign);
  expect(players.map(({ table, tests }) => [table, tests])).toEqual([[true, 1]]);
  expect(faces.map(({ table }) => table)).toEqual([false, true]);
});

test('what is put right is judged as it stands now, and its dice count once', async () => {
  const playing = await Playing.begin();
  const { json } = await playing.says('anna', '/fire weapon:rifle range:8 faces:"5 6 6"');
  const luck = async () => {
    const { exported, campaign } = await playing.referee.transfer.export('caen');
    return luckIn(exported.records, campaign);
  };
  const before = await luck();
  const shown = await playing.says('anna', `/correct ${json.seq} cover:half`);
  await playing.says('anna', (shown.json.data as { commands: string[] }).commands[0]!);
  const after = await luck();
  expect(after.players.map(({ tests }) => tests)).toEqual([1]);
  expect(after.players[0]!.expected).toBeLessThan(before.players[0]!.expected);
  const fell = (found: typeof after) => found.faces.filter(({ table }) => table).map(({ counts }) => counts);
  expect(fell(after)).toEqual(fell(before));
  // As if the right command had been given with these dice.
  const right = await Playing.begin();
  const [event] = (await playing.referee.transfer.export('caen')).exported.records.at(-1)!.events;
  const steps = event?.type === 'corrected' ? (event.places[0]!.event.steps ?? []) : [];
  const faces = steps.flatMap((step) => step.faces).join(' ');
  await right.says('anna', `/fire weapon:rifle range:8 cover:half faces:"${faces}"`);
  const { exported, campaign } = await right.referee.transfer.export('caen');
  expect(after.players).toEqual((await luckIn(exported.records, campaign)).players);
});

test('dice that only a correction threw count once, as the referee’s', async () => {
  const playing = await Playing.begin();
  const { json } = await playing.says('anna', '/fire weapon:rifle range:8 faces:2');
  const shown = await playing.says('anna', `/correct ${json.seq} weapon:gpmg auto:true figures:5`);
  await playing.says('anna', (shown.json.data as { commands: string[] }).commands[0]!);
  const { exported, campaign } = await playing.referee.transfer.export('caen');
  const { faces } = await luckIn(exported.records, campaign);
  const [thrown] = exported.records.flatMap(({ events }) =>
    events.flatMap((event) => (event.type === 'corrected' ? [event.places[0]!.fresh!.length] : [])),
  );
  const counted = (table: boolean) =>
    faces.filter((each) => each.table === table).reduce((sum, { counts }) => sum + counts.reduce((a, b) => a + b), 0);
  expect([counted(true), counted(false)]).toEqual([1, thrown]);
});

test('/luck says so, with honest words about few tests', async () => {
  const playing = await Playing.begin();
  for (let i = 0; i < 9; i++) await playing.says('anna', '/fire weapon:rifle range:8 faces:2');
  expect(await playing.hears('anna', '/luck')).toContain('too few to say anything');
  await playing.says('anna', '/fire weapon:rifle range:8 faces:2');
  expect(await playing.hears('anna', '/luck')).toMatch(
    /anna \(dice from the table\): −\d\.\d 10 tests, scoring 0\.0 with \d\.\d expected: .*unlucky/,
  );
});

test('chi-square and its tail are those of the tables', () => {
  expect(chiSquare([10, 10, 10, 10, 10, 10])).toBe(0);
  expect(chiSquare([5, 8, 9, 8, 10, 20])).toBeCloseTo(13.4);
  for (const [x, freedom, tail] of [
    [11.07, 5, 0.05],
    [20.515, 5, 0.001],
    [16.919, 9, 0.05],
    [123.225, 99, 0.05],
  ] as const) {
    expect(Math.abs(chiSquareTail(x, freedom) - tail)).toBeLessThan(0.003);
  }
});

test('/luck in a channel where nothing was thrown says that', async () => {
  const playing = await Playing.begin();
  await expect(playing.says('anna', '/luck')).rejects.toMatchObject({ says: 'nothing-thrown' });
});
