import { describe, expect, test, vi } from 'vitest';
import { type Store, StoreError } from '../../src/campaign/store/store.ts';
import { Refusal } from '../../src/kernel/refusal.ts';
import { jsonOf } from '../../src/terminal/json.ts';
import { desk, jsonFor, memory, typed } from './table.ts';

const HEAD = ['line', 'command', 'user', 'channel', 'ok'];
const RIFLE = '/fire rules:landser-classic weapon:rifle range:8';

test('a ruling', async () => {
  const told = await jsonFor(await desk(), `${RIFLE} faces:"4 1"`);
  expect(Object.keys(told)).toEqual([...HEAD, 'verb', 'rules', 'facts', 'steps', 'effects', 'seq', 'text']);
  expect(told).toMatchObject({
    line: 7,
    command: `${RIFLE} faces:"4 1"`,
    user: 'you',
    channel: 'table',
    ok: true,
    verb: 'fire',
    rules: 'landser-classic',
    facts: { hit: true, jam: false },
    seq: 1,
  });
  expect(told.text).toMatch(/^Hit: /);
});

test('inches as they are typed, in sentences of any kind', async () => {
  const at = await desk();
  expect((await jsonFor(at, `${RIFLE} faces:"4 1"`)).text).toContain('you: 8"');
  expect(JSON.stringify(await jsonFor(at, '/fire weapon:rifle range:61'))).toMatch(/61\\"/);
  expect(JSON.stringify(await jsonFor(at, '/fire weapon:rifle range:61'))).not.toContain('″');
});

test('a file in it, and the log’s own records, stay as they are, so that they can be saved and imported', () => {
  const label = 'Move 4″, if it can’t see';
  const records = [{ events: [{ label }] }];
  const json = { data: { export: { records } }, log: records, steps: [{ label }] };
  const told = JSON.parse(
    jsonOf({ typed: typed('/x'), outcome: { ok: true, answer: { document: { lines: [] }, json } } }, 7),
  );
  expect(told.data.export).toEqual(json.data.export);
  expect(told.log).toEqual(records);
  expect(told.steps).toEqual([{ label: 'Move 4", if it can\'t see' }]);
});

test('odds are whole numbers as text, and sum to exactly one', async () => {
  const told = await jsonFor(await desk(), `${RIFLE} odds:true`);
  expect(Object.keys(told)).toEqual([...HEAD, 'verb', 'rules', 'odds', 'text']);
  const { total, outcomes } = told.odds as { total: string; outcomes: { weight: string; p: number }[] };
  expect(outcomes.reduce((sum, { weight }) => sum + BigInt(weight), 0n)).toBe(BigInt(total));
  expect(typeof total).toBe('string');
  expect(outcomes[0]).toEqual({ facts: { hit: false, jam: false }, weight: '102', p: 102 / 216 });
});

test('a log, an undo, help', async () => {
  const at = await desk();
  await jsonFor(at, RIFLE);
  const log = await jsonFor(at, '/log');
  expect(Object.keys(log)).toEqual([...HEAD, 'log', 'data', 'text']);
  expect(log.log).toMatchObject([{ version: 3, seq: 1, by: 'you', command: RIFLE }]);
  const undo = await jsonFor(at, '/undo');
  expect(Object.keys(undo)).toEqual([...HEAD, 'struck', 'seq', 'text']);
  expect(undo.struck).toEqual([1]);
  expect(Object.keys(await jsonFor(at, '/help'))).toEqual([...HEAD, 'data', 'text']);
});

describe('what is not done', () => {
  test('a refusal cites its rule', async () => {
    const at = await desk();
    expect(await jsonFor(at, '/fire weapon:gpmg moved:true range:9')).toEqual({
      line: 7,
      command: '/fire weapon:gpmg moved:true range:9',
      user: 'you',
      channel: 'table',
      ok: false,
      refused: { rule: 'LC-GPMG-01', message: expect.stringContaining("GPMG can't move and fire") },
    });
  });

  test('a refusal has the reason word of its contract', async () => {
    const values = { verb: 'tankhit', rules: 'Landser', offered: ['fire'] };
    const refusal = new Refusal(undefined, 'not-in-ruleset', values, 'not-in-ruleset');
    const told = JSON.parse(jsonOf((await desk()).failed(typed('/tankhit'), refusal), 7));
    expect(told.refused).toEqual({ reason: 'not-in-ruleset', message: 'Landser has no /tankhit. It has fire.' });
  });

  test('an input error says what is right', async () => {
    const told = await jsonFor(await desk(), '/fire weapon:rifel range:9');
    expect(Object.keys(told)).toEqual([...HEAD, 'error']);
    expect(told.error).toEqual({ message: expect.stringContaining('Did you mean rifle?') });
  });

  test('a line that is no command', async () => {
    const told = await jsonFor(await desk(), 'fire');
    expect(told.error).toEqual({ message: expect.stringContaining('Put a slash in front: /fire') });
  });

  test('dice given by hand that run out say which is next, and write nothing', async () => {
    const at = await desk();
    const told = await jsonFor(at, `${RIFLE} faces:4`);
    expect(told.error).toEqual({
      message: expect.stringContaining('D6'),
      next: { sides: 6, for: expect.any(String), position: 2 },
    });
    expect((await jsonFor(at, '/log')).log).toEqual([]);
  });

  test.each(['failed', 'unknown'] as const)('a store that failed (%s) has a reference', async (outcome) => {
    const at = await desk('x', await failing(new StoreError('the disk is full', outcome)));
    const told = await jsonFor(at, RIFLE);
    expect(told.error).toEqual({ message: expect.any(String), reference: expect.stringMatching(/^[0-9a-f]{8}$/) });
  });

  test('a bug has a reference, and keeps its cause to itself', async () => {
    const told = await jsonFor(await desk('x', await failing(new TypeError('secret'))), RIFLE);
    expect(told.error).toEqual({ message: expect.stringContaining('Sorry'), reference: expect.any(String) });
    expect(JSON.stringify(told)).not.toContain('secret');
  });
});

async function failing(error: Error): Promise<Store> {
  const store = await memory();
  vi.spyOn(store, 'add').mockRejectedValue(error);
  return store;
}
