import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';

interface Client {
  connect(): Promise<void>;
  query(sql: string): Promise<unknown>;
  end(): Promise<void>;
}

const adapterRequire = createRequire(createRequire(import.meta.url).resolve('@keyv/postgres'));
const { Client } = adapterRequire('pg') as { Client: new (url: string) => Client };

/** A PostgreSQL database of a test's own, on the server that `given` names. Its user must be allowed to make them. */
export async function freshDatabase(given: string): Promise<{ readonly url: string; drop(): Promise<void> }> {
  const name = `umpire_test_${randomUUID().replaceAll('-', '_')}`;
  const url = new URL(given);
  url.pathname = `/${name}`;
  await administer(given, `CREATE DATABASE ${name}`);
  return { url: url.href, drop: () => administer(given, `DROP DATABASE ${name} WITH (FORCE)`) };
}

async function administer(url: string, sql: string): Promise<void> {
  const client = new Client(url);
  await client.connect();
  await client.query(sql);
  await client.end();
}
