import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { KeyvSqlite } from '@keyv/sqlite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openStore } from '../../../src/campaign/store/open.ts';
import type { Store } from '../../../src/campaign/store/store.ts';
import { problemOf } from '../../../src/command/problem.ts';
import { english } from '../../../src/reply/english/index.ts';
import { plainText } from '../../../src/reply/plain-text.ts';
import { checkLogs } from '../../../src/terminal/host/checking-logs.ts';
import { type Say, sayOver } from '../../commands/club-table.ts';
import { recordsOf, thrownBy } from '../table.ts';

const folder = mkdtempSync(join(tmpdir(), 'umpire-check-'));
const file = join(folder, 'umpire.sqlite');
const url = `sqlite://${file}`;
const sound = join(folder, 'sound.sqlite');
let store: Store;
let say: Say;
let log: string;

beforeAll(async () => {
  store = await openStore(url);
  say = sayOver(store);
  await say('/game new name:Caen');
  await say('/game join side:axis');
  for (let i = 0; i < 105; i++) await say(`/note text:"Line ${i}"`);
  await say('/fire weapon:rifle range:8');
  await say('/order', { secret: { text: 'Hold the farm' } });
  await store.close();
  copyFileSync(file, sound);
});

beforeEach(async () => {
  for (const beside of ['', '-wal', '-shm']) rmSync(`${file}${beside}`, { force: true });
  copyFileSync(sound, file);
  store = await openStore(url);
  say = sayOver(store);
  ({ log } = (await store.get('channel:caen')) as { log: string });
});

afterEach(() => store.close());

afterAll(() => rmSync(folder, { recursive: true }));

interface Told {
  readonly lines: string[];
  readonly status: number;
}

/** On a store of its own, as the program does. */
async function check(...flags: readonly string[]): Promise<Told> {
  let text = '';
  const write = (more: string) => (text += more);
  const own = await openStore(url);
  const status = await checkLogs(english, own, flags.includes('--repair'), { write }, { write });
  await own.close();
  return { lines: text.trim().split('\n'), status };
}

/** What a freshly started referee replies to a command. */
async function fails(line: string): Promise<string> {
  const problem = problemOf(english, await thrownBy(() => sayOver(store)(line)), 'the-reference');
  expect(problem.kind).toBe('fault');
  return plainText(problem.document);
}

/** Puts something that is not JSON under a key. */
async function tear(key: string): Promise<void> {
  const beside = new KeyvSqlite({ uri: url, busyTimeout: 5_000 });
  await beside.query('UPDATE keyv SET value = ? WHERE key = ?', '{"value":{"seq":', `umpire:${key}`);
  await beside.disconnect();
}

test('a database in which nothing is wrong is told so', async () => {
  expect(await check()).toEqual({ lines: ['1 log with 109 records: all is well.'], status: 0 });
});

describe('a record', () => {
  test.each([
    ['is torn', () => tear(`${log}:r:50`), 'can’t be read', /I can’t read one of the records.*check-logs/],
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
      expect((await check('--repair')).lines[0]).toContain('I put a note in its place.');
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
      `Log ${log}: the newest records are missing. It went up to #109, and now ends at #107.`,
    );
    await check('--repair');
    await sayOver(store)('/note text:On.');
    expect((await recordsOf(store)).at(-1)).toMatchObject({ seq: 110 });
  });

  test('of a later Umpire is left as it is', async () => {
    await store.set(`${log}:r:50`, { version: 99, seq: 50 });
    expect((await check('--repair')).lines[0]).toContain(
      'was written by a later Umpire. Only a later Umpire can read it.',
    );
    expect(await store.get(`${log}:r:50`)).toEqual({ version: 99, seq: 50 });
  });
});

describe('what else is lost', () => {
  test('a seed: no dice are thrown until a new one is in force, which the log says', async () => {
    const [first] = await recordsOf(store);
    const { commitment } = first!.events.find((event) => event.type === 'committed') as { commitment: string };
    await store.delete(`${log}:secret:${commitment}`);
    expect(await fails('/fire weapon:rifle range:8')).toMatch(/secret seed of this channel’s dice is missing/);
    expect((await check()).lines[0]).toContain('is lost, and it’s the one in use');
    expect((await check('--repair')).lines[0]).toContain('I made a new seed, and the log says so.');
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
      expect.stringMatching(/the text of the order sealed in record #109 is lost\. Nobody can know/),
      `Log ${log}: the snapshot at #100 doesn’t match its records. I deleted it. The records have everything.`,
      'Log nobodys: it belongs to no channel (1 row). I erased it.',
      '1 log with 109 records: 3 faults, 2 of them mended.',
    ]);
    expect(await store.get('nobodys:r:1')).toBeUndefined();
  });

  test('a pointer: a log that alone can be the one it led to has its channel again', async () => {
    const before = await store.get('channel:caen');
    await tear('channel:caen');
    expect(await fails('/note text:On.')).toContain('I can’t read one of the records');
    const { lines, status } = await check('--repair');
    expect(lines[0]).toBe(
      'Channel caen: I can’t read which log it has. Only one log had no channel, so I gave that one back to it.',
    );
    expect(status).toBe(0);
    expect(await store.get('channel:caen')).toEqual(before);
    await sayOver(store)('/note text:On.');
  });

  test('two pointers: nothing is erased that they may have led to', async () => {
    await say('#falaise /note text:Here.');
    for (const channel of ['caen', 'falaise']) await tear(`channel:${channel}`);
    const { lines, status } = await check('--repair');
    expect(lines.slice(0, 2).sort()[0]).toContain('Channel caen: I can’t read which log it has. I can’t tell');
    expect(
      lines.filter((line) => line.includes('I left it, because it may belong to a channel that I can’t read.')),
    ).toHaveLength(2);
    expect(status).toBe(1);
    expect(await store.get(`${log}:r:1`)).toBeDefined();
  });

  test('who is not to be named: nothing of the log is shown, and the host is told where to look', async () => {
    await store.set(`${log}:redacted`, [{ nobody: 1 }]);
    expect(await fails('/log')).toContain('I can’t read one of the records');
    const { lines, status } = await check('--repair');
    expect(lines[0]).toBe(
      `I can’t read what’s stored under ${log}:redacted. Restore it from a backup. Until then I refuse whatever depends on it.`,
    );
    expect(status).toBe(1);
  });

  test('the newest record, while a bot runs that has it in memory: its number is not given anew', async () => {
    await say('/log');
    await store.delete(`${log}:r:109`);
    const gone = async () => plainText(problemOf(english, await thrownBy(() => say('/note text:On.')), 'x').document);
    expect(await gone()).toContain('is missing from the database');
    expect(await fails('/note text:On.')).toContain('is missing from the database');
    await check('--repair');
    await sayOver(store)('/note text:On.');
    expect((await recordsOf(store)).at(-1)).toMatchObject({ seq: 110 });
  });

  test('how far the log goes: a hint that is far off keeps nobody waiting, and nothing is filled up to it', async () => {
    await store.set(`${log}:head`, 99_999_999);
    expect(await fails('/note text:On.')).toContain('is missing from the database');
    expect((await check('--repair')).lines[0]).toContain('The log carries on after the gap.');
    await sayOver(store)('/note text:On.');
    expect((await recordsOf(store)).at(-1)).toMatchObject({ seq: 111 });
  });
});
