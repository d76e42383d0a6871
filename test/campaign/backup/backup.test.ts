import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { KeyvSqlite } from '@keyv/sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isWhole, move, restore } from '../../../src/campaign/backup/arriving.ts';
import { Reading, writeBackup } from '../../../src/campaign/backup/file.ts';
import { BackupRefused } from '../../../src/campaign/backup/refused.ts';
import { ofSomeLog } from '../../../src/campaign/backup/rows.ts';
import { keys } from '../../../src/campaign/keys.ts';
import { openStore } from '../../../src/campaign/store/open.ts';
import type { Store } from '../../../src/campaign/store/store.ts';
import { checked, type Fault } from '../../../src/referee/log/check-logs.ts';
import { repair } from '../../../src/referee/log/repair-logs.ts';
import { freshDatabase } from '../../discord/fresh-database.ts';
import { freshRedis } from '../../discord/fresh-redis.ts';
import { MeddledStore } from '../../referee/meddled-store.ts';
import { memory, recordsOf, refereeOn, shoot, typed } from '../../referee/table.ts';

const folder = mkdtempSync(join(tmpdir(), 'umpire-backup-'));
const PASSPHRASE = 'an MG42 on the ridge';
const NOW = new Date('2026-11-27T21:00:00Z');
let made = 0;
const fresh = () => join(folder, `${++made}.backup`);

afterAll(() => rmSync(folder, { recursive: true }));

/** A store in which two channels have played, one of them undoing a shot. */
async function played(store: Store): Promise<void> {
  const referee = refereeOn(store);
  for (let shot = 1; shot <= 3; shot++) await shoot(referee, { interaction: `caen-${shot}` });
  await referee.undoing.undo(typed('/undo', { interaction: 'undo' }));
  await shoot(referee, { channel: 'hill', user: 'ben', interaction: 'hill-1' });
  await referee.settle();
}

async function rowsIn(store: Store): Promise<Map<string, unknown>> {
  const rows = new Map<string, unknown>();
  for await (const key of store.keys('')) rows.set(key, await store.get(key));
  return rows;
}

/** A store in a file, in which one value can't be read. */
async function onFile(damaged: string): Promise<Store> {
  const url = `sqlite://${join(folder, `${++made}.sqlite`)}`;
  const store = await openStore(url);
  await store.set(damaged, {});
  const adapter = new KeyvSqlite({ uri: url, busyTimeout: 5_000 });
  await adapter.query('UPDATE keyv SET value = ? WHERE key = ?', 'not JSON', `umpire:${damaged}`);
  await adapter.disconnect();
  return store;
}

async function faultsIn(store: Store): Promise<Fault[]> {
  const faults: Fault[] = [];
  for await (const found of checked(store)) faults.push(...('fault' in found ? [found] : found.faults));
  return faults;
}

const verifyBackup = (file: string, passphrase: string | undefined) => new Reading(file, passphrase).verified();
const refusal = (wrong: string) => expect.objectContaining({ name: 'BackupRefused', wrong });
const linesIn = (file: string) => gunzipSync(readFileSync(file)).toString().trimEnd().split('\n');
const changed = (file: string, change: (lines: string[]) => string[]) => {
  const other = fresh();
  writeFileSync(other, gzipSync(`${change(linesIn(file)).join('\n')}\n`));
  return other;
};

describe('a backup', () => {
  let store: Store;
  let file: string;

  beforeAll(async () => {
    ({ store } = await memory());
    await played(store);
    file = fresh();
    await writeBackup(store, file, NOW, PASSPHRASE);
  });

  test('goes into an empty store, and the battle is played on with the same dice', async () => {
    const { store: other } = await memory();
    const restored = await restore(other, file, PASSPHRASE);
    expect(restored).toMatchObject({ hasSecrets: true, at: NOW.toISOString(), written: restored.rows });
    expect(await recordsOf(other)).toEqual(await recordsOf(store));
    expect(await faultsIn(other)).toEqual([]);
    expect(await isWhole(other)).toBe(true);
    const [here, there] = await Promise.all(
      [store, other].map((each) => shoot(refereeOn(each), { channel: 'hill', interaction: 'next' })),
    );
    expect(there!.record).toMatchObject({ seq: 2, events: here!.record.events });
  });

  test('says nothing secret to whoever lacks the passphrase', async () => {
    const text = linesIn(file).join('\n');
    let secrets = 0;
    for (const [key, value] of await rowsIn(store)) {
      if (!key.includes(':secret:')) continue;
      secrets += 1;
      expect(text).toContain(key);
      expect(text).not.toContain(String(value));
    }
    expect(secrets).toBeGreaterThan(1);
    await expect(verifyBackup(file, undefined)).rejects.toEqual(refusal('no-passphrase'));
    await expect(verifyBackup(file, 'another phrase')).rejects.toEqual(refusal('passphrase'));
  });

  test('is refused if anything about it has changed', async () => {
    const refused = async (change: (lines: string[]) => string[], wrong: string) => {
      const { store: other } = await memory();
      await expect(restore(other, changed(file, change), PASSPHRASE)).rejects.toEqual(refusal(wrong));
      expect(await rowsIn(other)).toEqual(new Map());
    };
    await refused((lines) => lines.slice(0, -1), 'damaged');
    await refused((lines) => lines.toSpliced(3, 1), 'damaged');
    await refused((lines) => lines.with(2, lines[2]!.replace('"k":"', '"k":"x')), 'damaged');
    await refused((lines) => lines.with(2, 'nonsense'), 'damaged');
    await refused((lines) => lines.with(0, lines[0]!.replace('"form":1', '"form":2')), 'newer');
    await refused((lines) => lines.slice(1), 'unreadable');
    // A sealed value doesn't open under another name.
    const sealed = linesIn(file).findIndex((line) => line.includes('"s":"'));
    await refused((lines) => lines.with(sealed, lines[sealed]!.replace(':secret:', ':secret:0')), 'passphrase');
  });

  test('that was cut off, or is something else, is no backup', async () => {
    const cut = fresh();
    writeFileSync(cut, readFileSync(file).subarray(0, -20));
    await expect(verifyBackup(cut, PASSPHRASE)).rejects.toEqual(refusal('damaged'));
    const other = fresh();
    writeFileSync(other, 'hello');
    await expect(verifyBackup(other, undefined)).rejects.toEqual(refusal('unreadable'));
    await expect(verifyBackup(join(folder, 'nowhere'), undefined)).rejects.toThrow('ENOENT');
  });

  test('without secrets plays on with a new seed, and the log says so', async () => {
    const open = fresh();
    expect(await writeBackup(store, open, NOW, undefined)).toMatchObject({ secrets: 0, hasSecrets: false });
    const { store: other } = await memory();
    await restore(other, open, undefined);
    const lost = (await faultsIn(other)).filter(({ fault }) => fault === 'seed-lost');
    for (const fault of lost) await repair(other, fault, NOW);
    expect((await faultsIn(other)).filter((fault) => fault.fault === 'seed-lost' && fault.inForce)).toEqual([]);
    const { record } = await shoot(refereeOn(other), { interaction: 'later' });
    const all = await recordsOf(other);
    expect(all.at(-2)!.events.map(({ type }) => type)).toContain('seed-lost');
    expect(all.at(-1)).toEqual(record);
  });

  test('only goes into an empty store', async () => {
    const { store: other } = await memory();
    await other.set('pings:anna', {});
    await expect(restore(other, file, PASSPHRASE)).rejects.toEqual(refusal('not-empty'));
    expect([...(await rowsIn(other)).keys()]).toEqual(['pings:anna']);
  });

  test('that was interrupted goes on where it stopped, and until then nobody plays there', async () => {
    const { store: plain } = await memory();
    const other = new MeddledStore(plain);
    let written = 0;
    other.meddling = {
      before: (operation) => {
        if (operation === 'set' && ++written > 5) throw new Error('the power is gone');
      },
    };
    await expect(restore(other, file, PASSPHRASE)).rejects.toThrow('the power is gone');
    other.meddling = {};
    expect(await isWhole(other)).toBe(false);
    const open = fresh();
    await writeBackup(store, open, NOW, undefined);
    await expect(restore(other, open, undefined)).rejects.toEqual(refusal('not-empty'));
    const { rows, written: now } = await restore(other, file, PASSPHRASE);
    expect(now).toBeLessThan(rows);
    expect(await isWhole(other)).toBe(true);
    expect(await recordsOf(other)).toEqual(await recordsOf(store));
  });

  test('of nothing isn’t written', async () => {
    const { store: empty } = await memory();
    const none = fresh();
    await expect(writeBackup(empty, none, NOW, undefined)).rejects.toEqual(refusal('nothing'));
    await expect(verifyBackup(none, undefined)).rejects.toThrow('ENOENT');
    await expect(verifyBackup(`${none}.partial`, undefined)).rejects.toThrow('ENOENT');
  });

  test('names nobody who asked to be forgotten, and holds nothing that was given up', async () => {
    const { store: other } = await memory();
    const referee = refereeOn(other);
    const anna = '123456789012345678';
    await shoot(referee, { user: anna, interaction: 'one' });
    await shoot(referee, { user: 'ben', interaction: 'two' });
    await referee.personal.forget(typed('/data delete', { user: anna }));
    await referee.settle();
    await other.set('stray:r:1', { anything: anna });
    await other.set('discarded:stray', { channel: 'caen', at: NOW.toISOString() });
    const forgetful = fresh();
    await writeBackup(other, forgetful, NOW, undefined);
    expect(linesIn(forgetful).join('\n')).not.toMatch(/123456789012345678|stray/);
    const { store: back } = await memory();
    await restore(back, forgetful, undefined);
    expect(await recordsOf(back)).toEqual(await recordsOf(other));
  });

  test('taken while others write holds each log up to some record, with the secrets for it', async () => {
    const { store: plain } = await memory();
    const other = new MeddledStore(plain);
    const referee = refereeOn(other);
    await shoot(referee, { interaction: 'first' });
    let busy = false;
    let shots = 0;
    other.meddling = {
      after: async (operation) => {
        if (operation !== 'keys' || busy || shots >= 6) return;
        busy = true;
        shots += 1;
        // Also in channels that had no log when the backup began.
        await shoot(referee, {
          channel: shots % 2 === 0 ? 'caen' : `field-${shots}`,
          interaction: `meanwhile-${shots}`,
        });
        busy = false;
      },
    };
    const moving = fresh();
    await writeBackup(other, moving, NOW, PASSPHRASE);
    other.meddling = {};
    expect(shots).toBeGreaterThan(2);
    const { store: back } = await memory();
    await restore(back, moving, PASSPHRASE);
    expect(await faultsIn(back)).toEqual([]);
    const all = await recordsOf(other);
    const kept = await recordsOf(back);
    expect(kept.length).toBeGreaterThan(0);
    expect(all.slice(0, kept.length)).toEqual(kept);
  });

  test('leaves out what can’t be read, and says how much', async () => {
    const other = await onFile('pings:anna');
    await played(other);
    const poor = fresh();
    expect(await writeBackup(other, poor, NOW, undefined)).toMatchObject({ damaged: 1, unsettled: 0 });
    expect(linesIn(poor).join('\n')).not.toContain('pings:anna');
    await other.close();
  });
});

describe('a move', () => {
  test('takes everything along, and compares it', async () => {
    const { store } = await memory();
    await played(store);
    const { store: other } = await memory();
    const { rows, written } = await move(store, other, 'memory');
    expect(written).toBe(rows);
    expect(await rowsIn(other)).toEqual(await rowsIn(store));
    await expect(move(store, other, 'memory')).rejects.toEqual(refusal('not-empty'));
  });

  test('that was interrupted goes on, and notices what somebody wrote or changed meanwhile', async () => {
    const { store } = await memory();
    await played(store);
    const { store: plain } = await memory();
    const other = new MeddledStore(plain);
    let written = 0;
    other.meddling = {
      before: (operation) => {
        if (operation === 'set' && ++written > 5) throw new Error('the power is gone');
      },
    };
    await expect(move(store, other, 'memory')).rejects.toThrow('the power is gone');
    other.meddling = {};
    await expect(move(store, other, 'another')).rejects.toEqual(refusal('not-empty'));
    await plain.set('pings:anna', {});
    await expect(move(store, other, 'memory')).rejects.toEqual(refusal('differs'));
    await plain.delete('pings:anna');
    const again = await move(store, other, 'memory');
    expect(again.written).toBe(0);
    expect(await rowsIn(other)).toEqual(await rowsIn(store));
  });

  test('of nothing, or of what can’t be read, is refused', async () => {
    const { store } = await memory();
    const { store: other } = await memory();
    await expect(move(store, other, 'memory')).rejects.toEqual(refusal('nothing'));
    const poor = await onFile('pings:ben');
    await poor.set('pings:anna', {});
    await expect(move(poor, other, 'a file')).rejects.toEqual(refusal('not-empty')); // It still waits for the other one.
    const { store: third } = await memory();
    await expect(move(poor, third, 'a file')).rejects.toEqual(refusal('damaged'));
    expect(await isWhole(third)).toBe(false);
    await poor.close();
  });
});

const postgres = process.env.TEST_POSTGRES_URL;
const redis = process.env.TEST_REDIS_URL;

describe('between databases', () => {
  type Fresh = { readonly url: string; drop(): Promise<void> };
  const sqlite = async (): Promise<Fresh> => ({
    url: `sqlite://${join(folder, `${++made}.sqlite`)}`,
    drop: async () => {},
  });
  const kinds: Readonly<Record<string, (() => Promise<Fresh>) | undefined>> = {
    SQLite: sqlite,
    PostgreSQL: postgres ? () => freshDatabase(postgres) : undefined,
    Redis: redis ? () => freshRedis(redis) : undefined,
  };
  const ways = [
    ['SQLite', 'PostgreSQL'],
    ['PostgreSQL', 'Redis'],
    ['Redis', 'SQLite'],
  ] as const;

  test.each(ways)('a backup of %s and a move to %s both play on', async (from, to) => {
    const [one, other] = [kinds[from], kinds[to]];
    // Without TEST_POSTGRES_URL and TEST_REDIS_URL there's nothing to try.
    if (!one || !other) return;
    const places = [await one(), await other(), await other()];
    const stores = await Promise.all(places.map(({ url }) => openStore(url)));
    try {
      const [source, restored, moved] = stores as [Store, Store, Store];
      await played(source);
      const file = fresh();
      await writeBackup(source, file, NOW, PASSPHRASE);
      await restore(restored, file, PASSPHRASE);
      await move(source, moved, from);
      const shots = await Promise.all(stores.map((each) => shoot(refereeOn(each), { interaction: 'next' })));
      for (const { record } of shots) expect(record).toMatchObject({ seq: 5, events: shots[0]!.record.events });
      expect(await faultsIn(restored)).toEqual([]);
      expect(await faultsIn(moved)).toEqual([]);
    } finally {
      for (const store of stores) await store.close();
      for (const place of places) await place.drop();
    }
  });
});

test('every key is either a log’s or known to be beside the logs', () => {
  const names = Object.entries(keys).map(([name, keyOf]) => [name, keyOf.toString()] as const);
  for (const [name, text] of names) {
    const own = /=>\s*`\$\{log\}/.test(text);
    const key = (keys[name as keyof typeof keys] as (...parts: unknown[]) => string)('caen', 1, 1);
    expect(ofSomeLog(key), key).toBe(own);
  }
});

test('a refusal says what’s wrong', () => {
  expect(new BackupRefused('differs').message).toContain('differs');
});
