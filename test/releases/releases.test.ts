import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { openStore } from '../../src/campaign/store/open.ts';
import { laterThanThis } from '../../src/campaign/written-by.ts';
import { checked } from '../../src/referee/log/check-logs.ts';
import { VERSION } from '../../src/version.ts';
import { sayOver } from '../commands/club-table.ts';
import { freshDatabase } from '../discord/fresh-database.ts';
import { freshRedis } from '../discord/fresh-redis.ts';
import { memory, recordsOf } from '../referee/table.ts';
import { putRaw, type RawRow } from './raw.ts';

const scratch = mkdtempSync(join(tmpdir(), 'umpire-releases-'));
afterAll(() => rmSync(scratch, { recursive: true }));

const here = new URL('.', import.meta.url);
/** The releases of which databases are kept. */
const releases = readdirSync(here, { withFileTypes: true }).flatMap((each) => (each.isDirectory() ? [each.name] : []));

const postgres = process.env.TEST_POSTGRES_URL;
const redis = process.env.TEST_REDIS_URL;

type Placed = { readonly url: string; drop(): Promise<void> };
const rowsOf = (release: string, name: string) =>
  JSON.parse(gunzipSync(readFileSync(new URL(`${release}/${name}.json.gz`, here))).toString()) as RawRow[];

const STORES: Readonly<Record<string, ((release: string) => Promise<Placed>) | undefined>> = {
  SQLite: async (release) => {
    const file = join(scratch, `${release}.sqlite`);
    writeFileSync(file, gunzipSync(readFileSync(new URL(`${release}/umpire.sqlite.gz`, here))));
    return { url: `sqlite://${file}`, drop: async () => {} };
  },
  PostgreSQL: postgres
    ? async (release) => {
        const database = await freshDatabase(postgres);
        await putRaw(database.url, rowsOf(release, 'postgres'));
        return database;
      }
    : undefined,
  Redis: redis
    ? async (release) => {
        const database = await freshRedis(redis);
        await putRaw(database.url, rowsOf(release, 'redis'));
        return database;
      }
    : undefined,
};

describe.each(releases)('a database of release %s', (release) => {
  test.each(Object.entries(STORES).filter(([, place]) => place))(
    'in %s is whole, and the battle goes on',
    async (_, place) => {
      const { url, drop } = await place!(release);
      const store = await openStore(url);
      try {
        for await (const found of checked(store)) expect('fault' in found ? found : found.faults).toEqual([]);
        const before = await recordsOf(store);
        expect(before.length).toBeGreaterThan(100);
        expect(await laterThanThis(store)).toBe(undefined);
        const say = sayOver(store);
        await say('/note text:"Another day"');
        const after = await recordsOf(store);
        expect(after.slice(0, -1)).toEqual(before);
        expect(after.at(-1)).toMatchObject({ seq: before.length + 1, command: '/note text:"Another day"' });
        // Who was forgotten stays forgotten, and what somebody saved is there.
        expect(JSON.stringify(await recordsOf(store, 'bar'))).not.toContain('carla');
        expect(JSON.stringify((await say('#bar /again save:mine')).json)).toContain('mine');
      } finally {
        await store.close();
        await drop();
      }
    },
  );
});

describe('a database that a later Umpire has used', () => {
  const later = { version: '2.0.0', records: 99 };

  test('is refused if that one writes records in a later form', async () => {
    const { store } = await memory();
    expect(await laterThanThis(store, later)).toBe(undefined);
    expect(await laterThanThis(store)).toBe('2.0.0');
    expect(await store.get('written-by')).toEqual(later);
  });

  test('is taken if its records can be read, and the newest use is noted', async () => {
    const { store } = await memory();
    expect(await laterThanThis(store, { version: '0.0.9', records: 1 })).toBe(undefined);
    expect(await laterThanThis(store)).toBe(undefined);
    expect(await store.get('written-by')).toMatchObject({ version: VERSION });
    await store.set('written-by', 'nonsense');
    expect(await laterThanThis(store)).toBe(undefined);
  });
});
