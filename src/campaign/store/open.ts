import type { StoreSettings } from './keyv-store.ts';
import { masked } from './masked.ts';
import type { Store } from './store.ts';

const ALLOWED =
  'sqlite://umpire.sqlite, sqlite:///data/umpire.sqlite, postgres://user@host/database, redis://host:6379 or memory:';

const DEFAULTS: StoreSettings = { answerWithin: 10_000 };

/**
 * Opens the store that the URL names, and proves with a round trip that it works. Only that database's driver is loaded.
 * @param url one of `sqlite://` and a path, `postgres://`, `postgresql://`, `redis://`, `rediss://`, `memory:`
 * @throws {StoreError} if the database is down, or the file can't be opened
 * @throws {Error} for any other URL
 */
export async function openStore(url: string, given: Partial<StoreSettings> = {}): Promise<Store> {
  const settings = { ...DEFAULTS, ...given };
  switch (/^[a-z]+:(\/\/(?=.))?/.exec(url)?.[0]) {
    case 'sqlite://':
      return (await import('./sqlite.ts')).openSqlite(url.slice('sqlite://'.length), settings);
    case 'postgres://':
    case 'postgresql://':
      return (await import('./postgres.ts')).openPostgres(url, settings);
    case 'redis://':
    case 'rediss://':
      if (!URL.canParse(url)) break;
      return (await import('./redis.ts')).openRedis(url, settings);
    case 'memory:':
      if (url !== 'memory:') break;
      return (await import('./memory.ts')).openMemory(settings);
  }
  throw new Error(`Umpire doesn’t know this kind of database: ${masked(url)}. It can be ${ALLOWED}`);
}
