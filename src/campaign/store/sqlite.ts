import { access, constants, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { KeyvSqlite } from '@keyv/sqlite';
import { Keyv } from 'keyv';
import { cannotOpen } from './failure.ts';
import { NAMESPACE } from './key.ts';
import { EXPIRES, openOver, type StoreSettings } from './keyv-store.ts';
import { KEYS_A_PAGE, paged } from './paged.ts';
import type { Store } from './store.ts';
import { BUSY_TIMEOUT, isBusy, waitHere } from './waiting-query.ts';

/** How long to wait before asking for the write-ahead log again, in milliseconds. */
const WAL_PAUSE = 20;

/**
 * The store in a SQLite file, which is created if it doesn't exist. Several processes may share it.
 * @param file its path; `:memory:` for none
 * @throws {StoreError} if it can't be opened or written, or its folder is missing
 */
export async function openSqlite(file: string, settings: StoreSettings): Promise<Store> {
  const name = file === ':memory:' ? 'SQLite in memory' : `SQLite at ${resolve(file)}`;
  if (file !== ':memory:') await assertFolder(name, dirname(resolve(file)));
  const adapter = new KeyvSqlite({ uri: `sqlite://${file}`, busyTimeout: BUSY_TIMEOUT, iterationLimit: 1_000 });
  const keyv = new Keyv({ store: adapter, namespace: NAMESPACE, throwOnErrors: true });
  const { table } = adapter.opts;
  const insert = `INSERT INTO ${table} (key, value) VALUES (?, ?) ON CONFLICT DO NOTHING RETURNING key`;
  const follow = `INSERT INTO ${table} (key, value) SELECT ?, ? WHERE EXISTS (SELECT 1 FROM ${table} WHERE key = ?) ON CONFLICT DO NOTHING RETURNING key`;
  // Keys are compared byte by byte, and no character sorts after this one.
  const page = `SELECT key FROM ${table} WHERE key > ? AND key < ? || '\u{10ffff}' ORDER BY key LIMIT ${KEYS_A_PAGE}`;
  // Whether a row has a time limit, as the index of those that have one says it too.
  const passing = `substr(value, -${EXPIRES.length}, ${EXPIRES.begins.length}) = '${EXPIRES.begins}'`;
  const index = `CREATE INDEX IF NOT EXISTS umpire_passing ON ${table} (key) WHERE ${passing}`;
  const over = `SELECT key FROM ${table} WHERE ${passing} AND substr(value, -${EXPIRES.digits + 1}, ${EXPIRES.digits}) < ? LIMIT ?`;
  const expire = `DELETE FROM ${table} WHERE key IN (${over}) RETURNING key`;
  return openOver(
    {
      name,
      keyv,
      connect: async () => {
        await turnOnWal(adapter);
        await waitHere(adapter);
        await adapter.query(index);
      },
      insert: async (key, text, after) => {
        const row = [`${NAMESPACE}:${key}`, text];
        const inserted: unknown[] = await (after === undefined
          ? adapter.query(insert, ...row)
          : adapter.query(follow, ...row, `${NAMESPACE}:${after}`));
        return inserted.length === 1;
      },
      keys: (prefix) =>
        paged(prefix, async (last) => {
          const rows: { key: string }[] = await adapter.query(page, last, `${NAMESPACE}:${prefix}`);
          return rows.map(({ key }) => key);
        }),
      expire: async (most) => ((await adapter.query(expire, String(Date.now()), most)) as unknown[]).length,
      refused,
      disconnect: () => adapter.disconnect(),
    },
    settings,
  );
}

/**
 * SQLite itself only says "unable to open database file". It creates files next to its own, so it must be able to write the
 * folder.
 */
async function assertFolder(name: string, folder: string): Promise<void> {
  const entry = await stat(folder).catch(() => undefined);
  if (!entry?.isDirectory()) throw cannotOpen(name, new Error(`there is no folder ${folder}`));
  await access(folder, constants.W_OK).catch((error) => {
    throw cannotOpen(name, error);
  });
}

/**
 * With a write-ahead log a commit waits for the disk once, and readers never wait for a writer; the adapter has no option for it.
 * Turning it on needs the file to itself, and unlike a write it doesn't wait while other processes are opening the file.
 */
async function turnOnWal(adapter: KeyvSqlite): Promise<void> {
  for (let left = BUSY_TIMEOUT / WAL_PAUSE; ; left--) {
    try {
      await adapter.query('PRAGMA journal_mode=WAL');
      return;
    } catch (error) {
      if (!isBusy(error) || left <= 0) throw error;
    }
    await setTimeout(WAL_PAUSE);
  }
}

/** SQLite undoes a statement that fails. The state of the file is only in doubt after a disk failure. */
function refused(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code?.startsWith('SQLITE_') === true && code !== 'SQLITE_IOERR';
}
