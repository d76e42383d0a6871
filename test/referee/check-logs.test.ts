import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { KeyvSqlite } from '@keyv/sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openStore } from '../../src/campaign/store/open.ts';
import type { Store } from '../../src/campaign/store/store.ts';
import { problemOf } from '../../src/command/problem.ts';
import { plainText } from '../../src/reply/plain.ts';
import { type Say, sayOver } from '../commands/club-table.ts';
import { program } from '../programs/program.ts';
import { recordsOf, thrownBy } from './table.ts';

let folder: string;
let url: string;
let store: Store;
let say: Say;
let log: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'umpire-check-'));
  url = `sqlite://${join(folder, 'umpire.sqlite')}`;
  store = await openStore(url);
  say = sayOver(store);
  await say('/game new name:Caen');
  await say('/game join side:axis');
  for (let i = 0; i < 105; i++) await say(`/note text:"Line ${i}"`);
  await say('/fire weapon:rifle range:8');
  await say('/order', { secret: { text: 'Hold the farm' } });
  ({ log } = (await store.get('channel:caen')) as { log: string });
});

afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

/** As the host starts it. */
async function check(...flags: string[]): Promise<{ lines: string[]; status: number }> {
  const args = [program('check-logs'), '--db', url, ...flags];
  const run = promisify(execFile)(process.execPath, args).then(
    ({ stdout }) => ({ stdout, code: 0 }),
    (error: { stdout: string; code: number }) => error,
  );
  const { stdout, code } = await run;
  return { lines: stdout.trim().split('\n'), status: code };
}

/** What is said to whoever gives a command, as one who was just started. */
async function fails(line: string): Promise<string> {
  const problem = problemOf(await thrownBy(() => sayOver(store)(line)), 'the-reference');
  expect(problem.kind).toBe('fault');
  return plainText(problem.document);
}

/** Puts something under a key that is no JSON. */
async function tear(key: string): Promise<void> {
  const beside = new KeyvSqlite({ uri: url, busyTimeout: 5_000 });
  await beside.query('UPDATE keyv SET value = ? WHERE key = ?', '{"value":{"seq":', `umpire:${key}`);
  await beside.disconnect();
}

describe('a database in which nothing is wrong', () => {
  test('is told so', async () => {
    expect(await check()).toEqual({ lines: ['1 log with 109 records: nothing is wrong.'], status: 0 });
  });
});

describe('a record', () => {
  test.each([
    ['is torn', () => tear(`${log}:r:50`), "can't be read", /holds a record that I can't read.*check-logs/],
    [
      'is gone',
      () => store.delete(`${log}:r:50`),
      'is missing, though later ones are there',
      /is missing from the database.*check-logs/,
    ],
  ])(
    'that %s is told to the player and the host; mended, its place says so and the log goes on',
    async (_, damage, found, told) => {
      await damage();
      await store.delete(`${log}:s:100`);
      expect(await fails('/note text:On.')).toMatch(told);
      const { lines, status } = await check();
      expect(status).toBe(1);
      expect(lines[0]).toBe(`Log ${log}: record #50 ${found}.`);
      expect((await check('--repair')).lines[0]).toContain('Its place says so now.');
      expect((await check()).status).toBe(0);
      const again = sayOver(store);
      await again('/note text:On.');
      const records = await recordsOf(store);
      expect(records[49]!.events).toMatchObject([{ type: 'record-lost' }]);
      expect(records.at(-1)).toMatchObject({ seq: 110 });
      expect(plainText((await again('/log size:200')).document)).toContain('This record is lost');
    },
  );

  test('that was the newest is missed too, and its number is not given anew', async () => {
    for (const seq of [108, 109]) await store.delete(`${log}:r:${seq}`);
    await store.set(`${log}:head`, 109);
    expect(await fails('/note text:On.')).toContain('is missing from the database');
    expect((await check()).lines[0]).toBe(
      `Log ${log}: it went up to #109, and ends at #107: the newest records are missing.`,
    );
    await check('--repair');
    await sayOver(store)('/note text:On.');
    expect((await recordsOf(store)).at(-1)).toMatchObject({ seq: 110 });
  });

  test('of a later Umpire is left as it is', async () => {
    await store.set(`${log}:r:50`, { version: 99, seq: 50 });
    expect((await check('--repair')).lines[0]).toContain('was written by a later Umpire. Only that one can read it.');
    expect(await store.get(`${log}:r:50`)).toEqual({ version: 99, seq: 50 });
  });
});

describe('what else is lost', () => {
  test('a seed: no dice are thrown until a new one is in force, which the log says', async () => {
    const [first] = await recordsOf(store);
    const { commitment } = first!.events.find((event) => event.type === 'committed') as { commitment: string };
    await store.delete(`${log}:secret:${commitment}`);
    expect(await fails('/fire weapon:rifle range:8')).toMatch(/secret seed of this channel's dice is missing/);
    expect((await check()).lines[0]).toContain('is lost, and it is the one in force');
    expect((await check('--repair')).lines[0]).toContain('A new seed is in force, and the log says so.');
    const again = sayOver(store);
    await again('/fire weapon:rifle range:8');
    expect(plainText((await again('/log size:3')).document)).toContain('The secret seed of the earlier dice is lost');
    expect((await check()).status).toBe(0);
  });

  test('an order, a snapshot that is wrong, and a log that no channel has', async () => {
    for await (const key of store.keys(`${log}:secret:`)) {
      if (typeof (await store.get(key)) === 'object') await store.delete(key);
    }
    const snapshot = (await store.get(`${log}:s:100`)) as object;
    await store.set(`${log}:s:100`, { ...snapshot, defaulted: true });
    await store.set('nobodys:r:1', { seq: 1 });
    const { lines } = await check('--repair');
    expect(lines).toEqual([
      expect.stringMatching(/the text of the order sealed in record #109 is lost\. Nobody can say/),
      `Log ${log}: the snapshot at #100 isn't what the records come to. I deleted it: the records hold all.`,
      'Log nobodys: no channel has it (1 row). I erased it.',
      '1 log with 109 records: 3 faults, 2 of them mended.',
    ]);
    expect(await store.get('nobodys:r:1')).toBeUndefined();
  });

  test('a pointer: a log that alone can be the one it led to has its channel again', async () => {
    const before = await store.get('channel:caen');
    await tear('channel:caen');
    expect(await fails('/note text:On.')).toContain("holds a record that I can't read");
    const { lines, status } = await check('--repair');
    expect(lines[0]).toBe(
      "Channel caen: what says which log it has can't be read. Only one log has no channel, so it is this one: the channel has it again.",
    );
    expect(status).toBe(0);
    expect(await store.get('channel:caen')).toEqual(before);
    await sayOver(store)('/note text:On.');
  });

  test('two pointers: nothing is erased that they may have led to', async () => {
    await say('#falaise /note text:Here.');
    for (const channel of ['caen', 'falaise']) await tear(`channel:${channel}`);
    const { lines, status } = await check('--repair');
    expect(lines.slice(0, 2).sort()[0]).toContain(
      "Channel caen: what says which log it has can't be read. Nobody can say",
    );
    expect(
      lines.filter((line) => line.includes("I left it, since a channel that can't be read may have it.")),
    ).toHaveLength(2);
    expect(status).toBe(1);
    expect(await store.get(`${log}:r:1`)).toBeDefined();
  });

  test('who is not to be named: nothing of the log is shown, and the host is told where to look', async () => {
    await store.set(`${log}:redacted`, [{ nobody: 1 }]);
    expect(await fails('/log')).toContain("holds a record that I can't read");
    const { lines, status } = await check('--repair');
    expect(lines[0]).toBe(
      `What stands under ${log}:redacted can't be read. Restore it from a backup; until then what rests on it is refused.`,
    );
    expect(status).toBe(1);
  });

  test('the newest record, while a bot runs that has it in memory: its number is not given anew', async () => {
    await store.delete(`${log}:r:109`);
    const gone = async () => plainText(problemOf(await thrownBy(() => say('/note text:On.')), 'x').document);
    expect(await gone()).toContain('is missing from the database');
    expect(await fails('/note text:On.')).toContain('is missing from the database');
    await check('--repair');
    await sayOver(store)('/note text:On.');
    expect((await recordsOf(store)).at(-1)).toMatchObject({ seq: 110 });
  });

  test('how far the log goes: a hint that is far off keeps nobody waiting, and nothing is filled up to it', async () => {
    await store.set(`${log}:head`, 99_999_999);
    expect(await fails('/note text:On.')).toContain('is missing from the database');
    expect((await check('--repair')).lines[0]).toContain('The log goes on after them.');
    await sayOver(store)('/note text:On.');
    expect((await recordsOf(store)).at(-1)).toMatchObject({ seq: 111 });
  });
});
