import { createRequire } from 'node:module';
import { KeyvPostgres } from '@keyv/postgres';
import { Keyv } from 'keyv';
import type { Row } from './group-commit.ts';
import { NAMESPACE } from './key.ts';
import { EXPIRES, openOver, type StoreSettings } from './keyv-store.ts';
import { masked } from './masked.ts';
import { KEYS_A_PAGE, paged } from './paged.ts';
import type { Store } from './store.ts';

/** The part of `pg` used here. It ships no types. */
interface Pool {
  query(sql: string, values?: unknown[]): Promise<{ rows: Found[] }>;
  on(event: 'error', listener: () => void): void;
  end(): Promise<void>;
}
type Found = Record<string, unknown>;

// The same `pg` that the adapter depends on, wherever it's installed.
const adapterRequire = createRequire(createRequire(import.meta.url).resolve('@keyv/postgres'));
const pg = adapterRequire('pg') as {
  Pool: new (options: object) => Pool;
  escapeLiteral(text: string): string;
};

/**
 * The store in a PostgreSQL database, in the table `keyv`, which is created if it doesn't exist.
 * @throws {StoreError} if it can't be reached or written
 */
export function openPostgres(url: string, settings: StoreSettings): Promise<Store> {
  const pool = openPool(url, settings);
  const adapter = adapterOver(pool);
  const keyv = new Keyv({ store: adapter, namespace: NAMESPACE, throwOnErrors: true });
  const table = tableOf(adapter);
  const { add, put } = statementsOf(table);
  // Byte by byte, whatever the database's locale: an index of our own serves that.
  const page = `SELECT key FROM ${table} WHERE key COLLATE "C" > $1 AND key COLLATE "C" < $2 || '\u{10ffff}' ORDER BY key COLLATE "C" LIMIT ${KEYS_A_PAGE}`;
  // Whether a row has a time limit, as the index of those that have one says it too.
  const passing = `left(right(value, ${EXPIRES.length}), ${EXPIRES.begins.length}) = '${EXPIRES.begins}'`;
  const over = `SELECT key FROM ${table} WHERE ${passing} AND left(right(value, ${EXPIRES.digits + 1}), ${EXPIRES.digits}) COLLATE "C" < $1 LIMIT $2`;
  const expire = `DELETE FROM ${table} WHERE key IN (${over}) RETURNING key`;
  return openOver(
    {
      name: `PostgreSQL at ${masked(url)}`,
      keyv,
      connect: async () => {
        await assertTable(adapter);
        // Without it, keys are still found, only slowly. It may exist already, or another process may be creating it.
        await adapter
          .query(`CREATE INDEX IF NOT EXISTS umpire_keys ON ${table} (key COLLATE "C")`)
          .catch(() => undefined);
        await adapter
          .query(`CREATE INDEX IF NOT EXISTS umpire_passing ON ${table} (key) WHERE ${passing}`)
          .catch(() => undefined);
      },
      add: async (rows) =>
        keysOf(
          rows.some(({ unless }) => unless !== undefined)
            ? await exclusively(pool, table, rows[0]!)
            : await written(pool, add, rows),
        ),
      put: async (rows) => keysOf(await written(pool, put, rows)),
      keys: (prefix) =>
        paged(prefix, async (last) => {
          const rows = await adapter.query(page, [last, `${NAMESPACE}:${prefix}`]);
          return rows.map(({ key }) => String(key));
        }),
      expire: async (most) => (await adapter.query(expire, [String(Date.now()), most])).length,
      refused,
      about: async () => {
        const [row] = await adapter.query('SHOW server_version');
        return { kind: 'PostgreSQL', version: String(row?.server_version) };
      },
      disconnect: () => adapter.disconnect(),
    },
    settings,
  );
}

/** A statement for one row: its key, its text, and a key that must exist. And one for any number, with a column of each. */
interface Statement {
  readonly one: string;
  readonly many: string;
}

/**
 * They have no names: PostgreSQL would keep the plan that it made while the table was small, and read the whole table for every statement
 * once it's large. So they're planned each time, and the one for a single row takes a fifth less time.
 */
function statementsOf(table: string): { readonly add: Statement; readonly put: Statement } {
  const insert = `INSERT INTO ${table} (key, value)`;
  const holds = (after: string) => `${after} IS NULL OR EXISTS (SELECT 1 FROM ${table} WHERE key = ${after})`;
  const one = `${insert} SELECT $1::text, $2::text WHERE ${holds('$3::text')}`;
  const many = `${insert} SELECT k, v FROM unnest($1::text[], $2::text[], $3::text[]) AS given (k, v, after) WHERE ${holds('after')} ORDER BY k`;
  const ending = (conflict: string) => {
    const end = `ON CONFLICT ${conflict} RETURNING key`;
    return { one: `${one} ${end}`, many: `${many} ${end}` };
  };
  return { add: ending('DO NOTHING'), put: ending('(key) DO UPDATE SET value = excluded.value') };
}

/** Several go in the order of their keys (the statement's, too), so that two processes never wait for each other. */
function written(pool: Pool, { one, many }: Statement, rows: readonly Row[]): Promise<{ rows: Found[] }> {
  const named = (key: string | undefined) => (key === undefined ? null : `${NAMESPACE}:${key}`);
  const all = rows.map(({ key, text, after }) => [named(key), text, named(after)] as const);
  if (all.length === 1) return pool.query(one, [...all[0]!]);
  return pool.query(many, [all.map(([key]) => key), all.map(([, text]) => text), all.map(([, , after]) => after)]);
}

/**
 * Writes a row unless another one is there. A statement sees what was committed when it began, so of two that each look for the other's
 * row, neither would see it: they take a lock first, and look afterwards. Several statements in one query are one transaction.
 */
async function exclusively(pool: Pool, table: string, { key, text, after, unless }: Row): Promise<{ rows: Found[] }> {
  const said = (row: string) => pg.escapeLiteral(`${NAMESPACE}:${row}`);
  const there = (row: string) => `EXISTS (SELECT 1 FROM ${table} WHERE key = ${said(row)})`;
  const holds = [...(after === undefined ? [] : [there(after)]), `NOT ${there(unless!)}`].join(' AND ');
  // Both rows are in the name of the lock, in the same order whichever of them is written.
  const lock = pg.escapeLiteral([key, unless!].toSorted().join(' '));
  const result = await pool.query(
    `SELECT pg_advisory_xact_lock(hashtextextended(${lock}, 0)); ` +
      `INSERT INTO ${table} (key, value) SELECT ${said(key)}, ${pg.escapeLiteral(text)} WHERE ${holds} ON CONFLICT DO NOTHING RETURNING key`,
  );
  return (result as unknown as readonly { rows: Found[] }[]).at(-1)!;
}

function keysOf({ rows }: { readonly rows: readonly Found[] }): readonly string[] {
  return rows.map(({ key }) => String(key).slice(NAMESPACE.length + 1));
}

function openPool(url: string, { answerWithin }: StoreSettings): Pool {
  const pool = new pg.Pool({
    connectionString: url,
    // Shorter than the operation's own time limit, so that it's known not to have been sent.
    connectionTimeoutMillis: answerWithin / 2,
    // Frees the connection of a query that isn't answered: the pool has only ten.
    query_timeout: answerWithin,
    keepAlive: true,
  });
  // If PostgreSQL went away while a connection was idle, that would end the process. The pool drops it and makes another.
  pool.on('error', () => {});
  return pool;
}

/** The adapter has one pool for the whole process: closing one store would close another's, or leave its own open. */
function adapterOver(pool: Pool): KeyvPostgres {
  class AdapterOverPool extends KeyvPostgres {
    override async connect(): Promise<(sql: string, values?: unknown[]) => Promise<Found[]>> {
      return async (sql, values) => (await pool.query(sql, values)).rows;
    }

    override disconnect(): Promise<void> {
      return pool.end();
    }
  }
  return new AdapterOverPool();
}

function tableOf({ opts }: KeyvPostgres): string {
  return `${opts.schema}.${opts.table}`;
}

/** The adapter doesn't say why it couldn't create its table. That needn't matter: the table may exist already. */
async function assertTable(adapter: KeyvPostgres): Promise<void> {
  let why: unknown;
  adapter.once('error', (error) => {
    why = error;
  });
  try {
    await adapter.query(`SELECT FROM ${tableOf(adapter)} LIMIT 0`);
  } catch (error) {
    throw why ?? error;
  }
}

/** There was no connection, or the server refused the statement for a reason other than shutting down. */
function refused(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.every(refused);
  const { message, code, syscall, severity } = error as NodeJS.ErrnoException & { severity?: string };
  if (severity !== undefined) return !/^(08|40003|57P0[1245]|58|XX)/.test(code ?? '08');
  return syscall === 'connect' || syscall === 'getaddrinfo' || /connection timeout$|trying to connect$/.test(message);
}
