import { access, constants, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { KeyvSqlite } from '@keyv/sqlite';
import { Keyv } from 'keyv';
import { cannotOpen } from './failure.ts';
import type { Row } from './group-commit.ts';
import { NAMESPACE } from './key.ts';
import { EXPIRES, openOver, type StoreSettings } from './keyv-store.ts';
import { KEYS_A_PAGE, paged } from './paged.ts';
import { BUSY_TIMEOUT, isBusy, SqliteConnection } from './sqlite-connection.ts';
import type { Store } from './store.ts';

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
  const { add, put } = statementsOf(table!);
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
        await useOwn(adapter, await SqliteConnection.open(file));
        await adapter.query(index);
      },
      add: async (rows) => keysOf(await adapter.query(add, asJson(rows))),
      put: async (rows) => keysOf(await adapter.query(put, asJson(rows))),
      keys: (prefix) =>
        paged(prefix, async (last) => {
          const rows: { key: string }[] = await adapter.query(page, last, `${NAMESPACE}:${prefix}`);
          return rows.map(({ key }) => key);
        }),
      expire: async (most) => ((await adapter.query(expire, String(Date.now()), most)) as unknown[]).length,
      refused,
      about: async () => {
        const rows: { version: string }[] = await adapter.query('SELECT sqlite_version() AS version');
        return { kind: 'SQLite', version: rows[0]?.version };
      },
      disconnect: () => adapter.disconnect(),
    },
    settings,
  );
}

/** Statements for any number of rows: each a list of its key, its text, the key that must exist, and the one that must not. */
function statementsOf(table: string): { readonly add: string; readonly put: string } {
  // SQLite takes ON after a bare SELECT for a join's, so there's always a WHERE.
  const rows = `INSERT INTO ${table} (key, value) SELECT value ->> 0, value ->> 1 FROM json_each(?) WHERE ((value ->> 2) IS NULL OR EXISTS (SELECT 1 FROM ${table} WHERE key = json_each.value ->> 2)) AND ((value ->> 3) IS NULL OR NOT EXISTS (SELECT 1 FROM ${table} WHERE key = json_each.value ->> 3))`;
  return {
    add: `${rows} ON CONFLICT DO NOTHING RETURNING key`,
    put: `${rows} ON CONFLICT (key) DO UPDATE SET value = excluded.value RETURNING key`,
  };
}

function asJson(rows: readonly Row[]): string {
  return JSON.stringify(rows.map(({ key, text, after, unless }) => [rowOf(key), text, rowOr(after), rowOr(unless)]));
}

function rowOr(key: string | undefined): string | null {
  return key === undefined ? null : rowOf(key);
}

function rowOf(key: string): string {
  return `${NAMESPACE}:${key}`;
}

function keysOf(written: readonly { readonly key: string }[]): readonly string[] {
  return written.map(({ key }) => key.slice(NAMESPACE.length + 1));
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

/** Makes the adapter use our connection, and closes its own. */
async function useOwn(adapter: KeyvSqlite, connection: SqliteConnection): Promise<void> {
  const { close } = adapter;
  adapter.query = (sql, ...values) => connection.query(sql, ...values);
  adapter.close = () => connection.close();
  await close();
  // In memory, each connection has tables of its own.
  const { table, keySize } = adapter.opts;
  await connection.query(`CREATE TABLE IF NOT EXISTS ${table} (key VARCHAR(${keySize}) PRIMARY KEY, value TEXT)`);
}

/** SQLite undoes a statement that fails. The state of the file is only in doubt after a disk failure. */
function refused(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code?.startsWith('SQLITE_') === true && code !== 'SQLITE_IOERR';
}
