import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openStore } from '../../../src/campaign/store/open.ts';
import type { Store } from '../../../src/campaign/store/store.ts';
import { letsTheProcessEnd } from './children.ts';
import { keepsTheContract } from './contract.ts';
import { proxyTo, type TcpProxy } from './proxy.ts';

interface Client {
  connect(): Promise<void>;
  query(sql: string, values?: unknown[]): Promise<{ rows: Record<string, string>[] }>;
  end(): Promise<void>;
}
const adapterRequire = createRequire(createRequire(import.meta.url).resolve('@keyv/postgres'));
const { Client } = adapterRequire('pg') as { Client: new (url: string) => Client };

/** Its user must be allowed to make databases: the tests have one of their own, and users in it. */
const given = process.env.TEST_POSTGRES_URL;
const title = given ? 'PostgreSQL' : 'PostgreSQL (skipped: TEST_POSTGRES_URL is not set)';

describe.skipIf(!given)(title, () => {
  const database = `umpire_test_${randomUUID().replaceAll('-', '_')}`;
  const url = inDatabase(given ?? 'postgres://unset', database);
  /** Another connection to the same database. */
  let beside: Client;

  beforeAll(async () => {
    await once(given!, (admin) => admin.query(`CREATE DATABASE ${database}`));
    beside = new Client(url);
    await beside.connect();
  });
  afterAll(async () => {
    await beside.end();
    await once(given!, (admin) => admin.query(`DROP DATABASE ${database} WITH (FORCE)`));
  });

  // First, while the table is not there yet.
  describe('trap: PostgreSQL is down at the start, and the adapter never makes its table', () => {
    test('opening fails with one clear error, and works once it is up', async () => {
      const proxy = await proxyTo(url, 5432);
      await proxy.cut();
      const failed = { name: 'StoreError', outcome: 'failed', message: expect.stringContaining('ECONNREFUSED') };
      await expect(openStore(proxy.url)).rejects.toMatchObject(failed);
      await proxy.restore();
      const store = await openStore(proxy.url);
      expect(await store.add('down:later', 1)).toBe(true);
      await store.delete('down:later');
      await store.close();
      await proxy.cut();
    });

    test('a database that takes the connection and says nothing is given up', async () => {
      const proxy = await proxyTo(url, 5432);
      proxy.freeze();
      const failed = { name: 'StoreError', outcome: 'failed' };
      await expect(openStore(proxy.url, { answerWithin: 200 })).rejects.toMatchObject(failed);
      await proxy.cut();
    });
  });

  describe('the contract', () => {
    keepsTheContract({
      url,
      shared: true,
      open: () => openStore(url),
      text: async (_, key) => {
        const { rows } = await beside.query('SELECT value FROM public.keyv WHERE key = $1', [`umpire:${key}`]);
        return rows[0]?.value;
      },
    });
    letsTheProcessEnd(url);
  });

  describe('trap: closing one store ends the pool of another', () => {
    test('each has its own', async () => {
      const [one, other] = await Promise.all([openStore(url), openStore(`${url}?application_name=other`)]);
      const third = await openStore(url);
      await one.close();
      expect(await other.get('log:head')).toBeUndefined();
      await other.close();
      expect(await third.get('log:head')).toBeUndefined();
      await third.close();
    });
  });

  test('trap: PostgreSQL ending an idle connection must not end the process', async () => {
    const store = await open(url);
    await store.set('idle', 1);
    const others =
      "FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND state = 'idle'";
    const { rows } = await beside.query(`SELECT pg_terminate_backend(pid) ${others}`);
    expect(rows.length).toBeGreaterThan(0);
    // It must break while it is idle: taken from the pool at once, it would fail as a query does.
    await expect.poll(async () => (await beside.query(`SELECT pid ${others}`)).rows).toEqual([]);
    await setTimeout(100);
    expect(await store.get('idle')).toBe(1);
    expect(await store.add('idle:add', 1)).toBe(true);
    await Promise.all([store.delete('idle'), store.delete('idle:add')]);
  });

  test('trap: a user who is not allowed to create the table is told so', async () => {
    const user = `umpire_test_${randomUUID().replaceAll('-', '_')}`;
    const empty = `${user}_db`;
    await once(given!, (admin) => admin.query(`CREATE DATABASE ${empty}`));
    await once(inDatabase(given!, empty), async (admin) => {
      await admin.query('REVOKE CREATE ON SCHEMA public FROM public');
      await admin.query(`CREATE ROLE ${user} LOGIN PASSWORD 'umpire'`);
    });
    onTestFinished(() =>
      once(given!, async (admin) => {
        await admin.query(`DROP DATABASE ${empty} WITH (FORCE)`);
        await admin.query(`DROP ROLE ${user}`);
      }),
    );
    const limited = new URL(inDatabase(given!, empty));
    limited.username = user;
    limited.password = 'umpire';
    const failed = { name: 'StoreError', message: expect.stringContaining('permission denied for schema public') };
    await expect(openStore(limited.href)).rejects.toMatchObject(failed);
  });

  test('trap: PostgreSQL keeps the plan of a named statement: no write reads the whole table once it has grown', async () => {
    const fresh = `umpire_test_${randomUUID().replaceAll('-', '_')}`;
    await once(given!, (admin) => admin.query(`CREATE DATABASE ${fresh}`));
    const store = await openStore(inDatabase(given!, fresh));
    const other = new Client(inDatabase(given!, fresh));
    await other.connect();
    onTestFinished(async () => {
      await store.close();
      await other.end();
      await once(given!, (admin) => admin.query(`DROP DATABASE ${fresh} WITH (FORCE)`));
    });
    // A connection tells what it has read once it's idle, at most once a second.
    const writes = async (keys: string) => {
      await store.add(`${keys}:0`, 0);
      for (let round = 0; round < 12; round++) {
        const some = Array.from({ length: 20 }, (_, at) => store.add(`${keys}:${round}:${at}`, at, `${keys}:0`));
        await Promise.all(some);
      }
      await setTimeout(1100);
      await store.add(`${keys}:last`, 1, `${keys}:0`);
      await setTimeout(200);
      const { rows } = await other.query(`SELECT seq_tup_read AS read FROM pg_stat_user_tables WHERE relname = 'keyv'`);
      return Number(rows[0]!.read);
    };
    await other.query('ALTER TABLE public.keyv SET (autovacuum_enabled = off)');
    const before = await writes('small');
    await other.query(`INSERT INTO public.keyv (key, value)
      SELECT 'umpire:many:' || i, repeat('x', 200) FROM generate_series(1, 20000) AS i`);
    expect((await writes('large')) - before).toBeLessThan(20_000);
  });

  test('a database that only reads is refused at the start', async () => {
    const readOnly = `${url}?options=${encodeURIComponent('-c default_transaction_read_only=on')}`;
    const failed = { name: 'StoreError', outcome: 'failed', message: expect.stringContaining('read-only') };
    await expect(openStore(readOnly)).rejects.toMatchObject(failed);
  });

  describe('the connection fails', () => {
    test('trap: a read that fails is an error, and no missing key; later the store works again', async () => {
      const { proxy, store } = await behindProxy(url);
      await store.set('cut', 1);
      await proxy.cut();
      await expect(store.get('cut')).rejects.toMatchObject({ name: 'StoreError', outcome: 'failed' });
      await expect(store.getMany(['cut'])).rejects.toMatchObject({ name: 'StoreError', outcome: 'failed' });
      await expect(store.add('cut:never', 1)).rejects.toMatchObject({ name: 'StoreError', outcome: 'failed' });
      await proxy.restore();
      expect(await store.getMany(['cut', 'cut:never'])).toEqual([1, undefined]);
      await store.delete('cut');
    });

    test('a write under way when the connection breaks has an unknown outcome', async () => {
      const { proxy, store } = await behindProxy(url);
      proxy.freeze();
      const adding = expect(store.add('broken', 1)).rejects.toMatchObject({ outcome: 'unknown' });
      await proxy.cut();
      await adding;
      await proxy.restore();
      proxy.thaw();
      expect(await store.get('broken')).toBeUndefined();
    });

    test('a write for which no connection is had has not happened', async () => {
      const { proxy, store } = await behindProxy(url, 1_000);
      await proxy.cut();
      await setTimeout(50);
      await proxy.restore();
      proxy.freeze();
      await expect(store.add('unconnected', 1)).rejects.toMatchObject({ name: 'StoreError', outcome: 'failed' });
    });

    test('a database that freezes: the outcome of a write is unknown, of a read failed', async () => {
      const { proxy, store } = await behindProxy(url, 1_000);
      proxy.freeze();
      await expect(store.add('frozen', 1)).rejects.toMatchObject({ name: 'StoreError', outcome: 'unknown' });
      await expect(store.get('frozen')).rejects.toMatchObject({ name: 'StoreError', outcome: 'failed' });
      proxy.thaw();
      await expect
        .poll(() => store.get('frozen').catch((error) => error))
        .toSatisfy((it) => it === undefined || it === 1);
      await store.delete('frozen');
    });
  });
});

async function open(url: string, answerWithin = 5_000): Promise<Store> {
  const store = await openStore(url, { answerWithin });
  onTestFinished(() => store.close());
  return store;
}

async function behindProxy(url: string, answerWithin?: number): Promise<{ proxy: TcpProxy; store: Store }> {
  const proxy = await proxyTo(url, 5432);
  onTestFinished(() => proxy.cut());
  return { proxy, store: await open(proxy.url, answerWithin) };
}

async function once(url: string, use: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client(url);
  await client.connect();
  try {
    await use(client);
  } finally {
    await client.end();
  }
}

function inDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}
