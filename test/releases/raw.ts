import { createRequire } from 'node:module';
import { createClient } from '@keyv/redis';

interface Pg {
  connect(): Promise<void>;
  query(sql: string, values?: unknown[]): Promise<{ rows: { key: string; value: string }[] }>;
  end(): Promise<void>;
}

const adapterRequire = createRequire(createRequire(import.meta.url).resolve('@keyv/postgres'));
const { Client } = adapterRequire('pg') as { Client: new (url: string) => Pg };

/** A row as it's in the database, with nothing of Umpire's in between. */
export type RawRow = readonly [key: string, text: string];

/** All rows of a PostgreSQL or Redis database, as they are there. */
export function rawRows(url: string): Promise<RawRow[]> {
  if (url.startsWith('postgres'))
    return onPostgres(url, async (client) => {
      const { rows } = await client.query('SELECT key, value FROM keyv ORDER BY key');
      return rows.map(({ key, value }) => [key, value] as const);
    });
  return onRedis(url, async (client) => {
    const keys = (await client.keys('*')).toSorted();
    return Promise.all(keys.map(async (key) => [key, (await client.get(key)) as string] as const));
  });
}

/** Puts rows into a database, as an earlier release left them. */
export async function putRaw(url: string, rows: readonly RawRow[]): Promise<void> {
  if (url.startsWith('postgres')) {
    await onPostgres(url, async (client) => {
      await client.query('CREATE TABLE keyv (key VARCHAR(255) PRIMARY KEY, value TEXT)');
      for (const row of rows) await client.query('INSERT INTO keyv (key, value) VALUES ($1, $2)', [...row]);
    });
  } else {
    await onRedis(url, async (client) => {
      for (const [key, text] of rows) await client.set(key, text);
    });
  }
}

async function onPostgres<T>(url: string, use: (client: Pg) => Promise<T>): Promise<T> {
  const client = new Client(url);
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

async function onRedis<T>(url: string, use: (client: ReturnType<typeof createClient>) => Promise<T>): Promise<T> {
  const client = createClient({ url });
  await client.connect();
  try {
    return await use(client as ReturnType<typeof createClient>);
  } finally {
    client.destroy();
  }
}
