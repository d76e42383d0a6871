import { randomUUID } from 'node:crypto';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { openStore } from '../../../src/campaign/store/open.ts';
import { keepsTheContract } from './contract.ts';
import { beside, closing, folder, freshUrl, sqliteFiles } from './sqlite-files.ts';

sqliteFiles();

describe('SQLite', () => {
  const url = freshUrl();
  keepsTheContract({
    url,
    shared: true,
    open: () => openStore(url),
    text: async (_, key) => {
      const [row] = await beside(url).query('SELECT value FROM keyv WHERE key = ?', `umpire:${key}`);
      return row?.value;
    },
  });
});

describe('SQLite files', () => {
  test('a relative path is one of the working directory', async () => {
    const relative = `umpire-test-${randomUUID()}.sqlite`;
    const store = await openStore(`sqlite://${relative}`);
    const made = existsSync(relative);
    await store.close();
    rmSync(relative);
    expect(made).toBe(true);
  });

  test('is called by its whole path, and one in memory by that', async () => {
    const url = freshUrl();
    for (const [each, called] of [
      [url, `SQLite at ${url.slice('sqlite://'.length)}`],
      ['sqlite://:memory:', 'SQLite in memory'],
    ] as const) {
      const store = await openStore(each);
      await store.close();
      await expect(store.get('a')).rejects.toThrow(`${called} is closed`);
    }
  });

  test('trap: the adapter has no option for the write-ahead log', async () => {
    const url = freshUrl();
    const store = await openStore(url);
    expect(await beside(url).query('PRAGMA journal_mode')).toEqual([{ journal_mode: 'wal' }]);
    await store.close();
  });

  test('trap: turning the write-ahead log on does not wait for another process that holds the file', async () => {
    const url = freshUrl();
    const other = beside(url);
    await other.query('BEGIN IMMEDIATE');
    const opening = openStore(url);
    await setTimeout(100);
    await other.query('COMMIT');
    await (await opening).close();
  });

  test('many may open a new file at once', async () => {
    const url = freshUrl();
    const stores = await Promise.all(Array.from({ length: 6 }, () => openStore(url)));
    await Promise.all(stores.map((store) => store.close()));
  });

  test('what is written is there when the file is opened again', async () => {
    const url = freshUrl();
    await closing(url, (store) => store.add('log:r:1', { seq: 1 }));
    await closing(url, async (store) => {
      expect(await store.get('log:r:1')).toEqual({ seq: 1 });
      expect(await store.add('log:r:1', { seq: 2 })).toBe(false);
    });
  });
});

describe('trap: a SQLite file that cannot be opened', () => {
  const rejects = (path: string, why: string | RegExp) =>
    expect(openStore(`sqlite://${path}`)).rejects.toMatchObject({
      name: 'StoreError',
      outcome: 'failed',
      message: expect.stringMatching(why),
    });

  test('the folder does not exist', () =>
    rejects(join(folder, 'none', 'a.sqlite'), /there is no folder .*none\. Check that/));
  test('the path is a folder', () => rejects(folder, 'SQLITE_CANTOPEN'));
  test('the file is not a database', async () => {
    writeFileSync(join(folder, 'words.sqlite'), 'These are only words, and more of them than a header has.'.repeat(20));
    await rejects(join(folder, 'words.sqlite'), 'SQLITE_NOTADB');
  });
  // Root writes everywhere but in /proc.
  test('the folder cannot be written', async () => {
    const locked = join(folder, 'locked');
    await mkdir(locked);
    await chmod(locked, 0o500);
    const path = process.getuid?.() === 0 ? '/proc/umpire.sqlite' : join(locked, 'a.sqlite');
    await rejects(path, /EACCES|SQLITE_CANTOPEN/);
  });
});

test('trap: without throwOnErrors a failing read looks like an empty campaign', async () => {
  const url = freshUrl();
  await closing(url, async (store) => {
    await store.add('log:r:1', 1);
    await beside(url).query('DROP TABLE keyv');
    const failed = { name: 'StoreError', outcome: 'failed', message: expect.stringContaining('no such table') };
    await expect(store.get('log:r:1')).rejects.toMatchObject(failed);
    await expect(store.getMany(['log:r:1'])).rejects.toMatchObject(failed);
    await expect(store.set('log:r:1', 1)).rejects.toMatchObject(failed);
    await expect(store.add('log:r:1', 1)).rejects.toMatchObject(failed);
    await expect(store.delete('log:r:1')).rejects.toMatchObject(failed);
  });
});

test('a row that is not JSON is an error, and not a missing key', async () => {
  const url = freshUrl();
  await closing(url, async (store) => {
    await beside(url).query("INSERT INTO keyv VALUES ('umpire:log:r:1', '{torn')");
    await expect(store.get('log:r:1')).rejects.toMatchObject({ name: 'DamagedValue', key: 'log:r:1' });
    await expect(store.getMany(['log:r:1'])).rejects.toMatchObject({ name: 'DamagedValue', key: 'log:r:1' });
  });
});

test('trap: a write waits while another process holds the file', async () => {
  const url = freshUrl();
  await closing(url, async (store) => {
    const other = beside(url);
    await other.query('BEGIN IMMEDIATE');
    const adding = store.add('log:r:1', 1);
    // The driver by itself waits a second.
    expect(await Promise.race([adding, setTimeout(1_300, 'waiting')])).toBe('waiting');
    await other.query('COMMIT');
    expect(await adding).toBe(true);
  });
});

test('trap: a write that waits holds up neither reads nor the program', async () => {
  const url = freshUrl();
  await closing(url, async (store) => {
    await store.add('log:r:1', 1);
    const other = beside(url);
    await other.query('BEGIN IMMEDIATE');
    const adding = store.add('log:r:2', 2).then(() => 'written');
    // The driver frees a statement on the main thread, and stops there while another one waits for the file.
    const reading = (async () => {
      for (let left = 20; left > 0; left--) expect(await store.get('log:r:1')).toBe(1);
      await setTimeout(10);
      return 'read';
    })();
    expect(await Promise.race([adding, reading])).toBe('read');
    await other.query('COMMIT');
    expect(await adding).toBe('written');
  });
});

test('what’s written while another write waits for the file is committed, and nothing holds the file afterwards', async () => {
  const url = freshUrl();
  await closing(url, async (store) => {
    // Both statements are kept by now.
    expect(await store.add('log:r:1', 1)).toBe(true);
    expect(await store.put('log:told:1', 1, 'log:r:1')).toBe(true);
    const other = beside(url);
    await other.query('BEGIN IMMEDIATE');
    const adding = store.add('log:r:2', 2);
    await setTimeout(50);
    await other.query('COMMIT');
    expect(await Promise.all([adding, store.put('log:told:2', 2, 'log:r:1')])).toEqual([true, true]);
    const rows: { key: string }[] = await other.query('SELECT key FROM keyv ORDER BY key');
    const keys = ['umpire:log:r:1', 'umpire:log:r:2', 'umpire:log:told:1', 'umpire:log:told:2'];
    expect(rows.map(({ key }) => key)).toEqual(keys);
    // Nothing of ours holds the file.
    await other.query('BEGIN IMMEDIATE');
    await other.query('COMMIT');
  });
});

test('a statement that failed works again once its cause is gone', async () => {
  const url = freshUrl();
  await closing(url, async (store) => {
    await store.add('log:r:1', 1);
    const other = beside(url);
    await other.query('ALTER TABLE keyv RENAME TO hidden');
    await expect(store.add('log:r:2', 2)).rejects.toMatchObject({ name: 'StoreError', outcome: 'failed' });
    await expect(store.get('log:r:1')).rejects.toMatchObject({ name: 'StoreError', outcome: 'failed' });
    await other.query('ALTER TABLE hidden RENAME TO keyv');
    expect(await store.add('log:r:2', 2)).toBe(true);
    expect(await store.getMany(['log:r:1', 'log:r:2'])).toEqual([1, 2]);
  });
});

test('a write that waits too long fails, and nothing is written', async () => {
  const url = freshUrl();
  await closing(url, async (store) => {
    const other = beside(url);
    await other.query('BEGIN IMMEDIATE');
    const message = expect.stringContaining('SQLITE_BUSY');
    await expect(store.add('log:r:1', 1)).rejects.toMatchObject({ name: 'StoreError', outcome: 'failed', message });
    await other.query('COMMIT');
    await setTimeout(100);
    expect(await store.get('log:r:1')).toBeUndefined();
  });
});

test('trap: a write that is not answered in time may yet be done', async () => {
  const url = freshUrl();
  const store = await openStore(url, { answerWithin: 500 });
  const other = beside(url);
  await other.query('BEGIN IMMEDIATE');
  await expect(store.add('log:r:1', 1)).rejects.toMatchObject({ name: 'StoreError', outcome: 'unknown' });
  await other.query('COMMIT');
  await expect.poll(() => store.get('log:r:1')).toBe(1);
  await store.close();
});
