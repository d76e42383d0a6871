import KeyvRedis, { createClient } from '@keyv/redis';
import { Keyv } from 'keyv';
import type { Row } from './group-commit.ts';
import { NAMESPACE } from './key.ts';
import { openOver, type StoreSettings } from './keyv-store.ts';
import { masked } from './masked.ts';
import type { Store } from './store.ts';

/**
 * Sets keys, each if the one after it in the list exists or is left out (`-`), the next one doesn't or is left out, and unless it's
 * replaced, only if it's absent.
 * Redis runs a script as one operation. Returns 1 for each key that it set, else 0.
 */
const SCRIPT = `
local done = {}
for i = 1, #KEYS, 3 do
  local at = (i + 2) / 3
  local follows = KEYS[i + 1] == '-' or redis.call('EXISTS', KEYS[i + 1]) == 1
  if KEYS[i + 2] ~= '-' and redis.call('EXISTS', KEYS[i + 2]) == 1 then follows = false end
  done[at] = 0
  if follows and ARGV[1] == 'put' then redis.call('SET', KEYS[i], ARGV[at + 1]) done[at] = 1 end
  if follows and ARGV[1] == 'add' and redis.call('SET', KEYS[i], ARGV[at + 1], 'NX') then done[at] = 1 end
end
return done`;

/** The longest pause before reconnecting, in milliseconds. */
const LONGEST_PAUSE = 2_000;

/**
 * The store in Redis, which only keeps its promise with `appendonly yes`. While Redis is gone every operation fails at
 * once, and the store reconnects by itself.
 * @throws {StoreError} if it can't be reached or written
 */
export function openRedis(url: string, settings: StoreSettings): Promise<Store> {
  const client = clientOf(url, settings);
  // The adapter also swallows errors by itself: a refused write would look as if it had succeeded.
  const adapter = new KeyvRedis(client, { throwOnErrors: true });
  // The adapter prefixes the key; if Keyv did too, the namespace would be there twice.
  const keyv = new Keyv({ store: adapter, namespace: NAMESPACE, useKeyPrefix: false, throwOnErrors: true });
  const rowOf = (key: string) => adapter.createKeyPrefix(key, NAMESPACE);
  const rowOr = (key: string | undefined) => (key === undefined ? '-' : rowOf(key));
  const written = async (how: 'add' | 'put', rows: readonly Row[]) => {
    const keys = rows.flatMap(({ key, after, unless }) => [rowOf(key), rowOr(after), rowOr(unless)]);
    const done = (await client.eval(SCRIPT, { keys, arguments: [how, ...rows.map(({ text }) => text)] })) as number[];
    return rows.filter((_, i) => done[i] === 1).map(({ key }) => key);
  };
  return openOver(
    {
      name: `Redis at ${masked(url)}`,
      keyv,
      connect: () => client.connect(),
      add: async (rows) => {
        const [first, ...others] = rows;
        if (!first || others.length > 0 || first.after !== undefined || first.unless !== undefined)
          return written('add', rows);
        const done = await client.set(rowOf(first.key), first.text, { condition: 'NX' });
        return done === 'OK' ? [first.key] : [];
      },
      put: (rows) => written('put', rows),
      keys: async function* (prefix) {
        const begins = adapter.createKeyPrefix(prefix, NAMESPACE);
        const MATCH = `${begins.replaceAll(/[\\*?[\]^]/g, '\\$&')}*`;
        // Redis may return a key twice.
        const given = new Set<string>();
        for await (const some of client.scanIterator({ MATCH, COUNT: 1000 })) {
          for (const row of some) if (!given.has(row)) yield row.slice(begins.length - prefix.length);
          for (const row of some) given.add(row);
        }
      },
      refused,
      caveat: async () => caveatOf(await client.info('persistence').catch(() => ''), `Redis at ${masked(url)}`),
      about: async () => {
        const info = await client.info();
        return { kind: 'Redis', version: lineOf(info, 'redis_version'), eviction: lineOf(info, 'maxmemory_policy') };
      },
      disconnect: async () => {
        // A connection attempt in progress must not keep the process alive.
        client.unref();
        if (client.isOpen) client.destroy();
      },
    },
    settings,
  );
}

/**
 * What Redis doesn't promise if it keeps no append-only file.
 * @param info the part of its INFO about persistence; empty if it doesn't say
 */
export function caveatOf(info: string, name: string): string | undefined {
  const enabled = /^aof_enabled:([01])/m.exec(info)?.[1];
  if (enabled === '1') return undefined;
  if (enabled === '0')
    return `${name} runs with “appendonly no”. If it’s killed or its machine stops, rulings that players have already seen can be lost, and the same numbers be given again. Set “appendonly yes” (docs/hosting.md).`;
  return `${name} doesn’t say whether it runs with “appendonly yes”. Without that, rulings that players have already seen can be lost if it’s killed (docs/hosting.md).`;
}

/** A line of Redis's INFO. */
function lineOf(info: string, name: string): string | undefined {
  return new RegExp(`^${name}:(.*?)\\r?$`, 'm').exec(info)?.[1];
}

function clientOf(url: string, { answerWithin }: StoreSettings) {
  let connected = false;
  const client = createClient({
    url,
    // Otherwise a request to a Redis that is gone waits for ever, and is carried out when Redis comes back.
    disableOfflineQueue: true,
    socket: {
      connectTimeout: answerWithin / 2,
      reconnectStrategy: (attempts) => (connected ? Math.min(50 * 2 ** attempts, LONGEST_PAUSE) : false),
    },
  });
  client.once('ready', () => {
    connected = true;
  });
  return client;
}

/** Never sent, or refused by Redis itself. The adapter doesn't export these classes, so they are matched by name. */
function refused(error: unknown): boolean {
  const kind = error instanceof Error ? error.constructor.name : '';
  return ['ClientOfflineError', 'ClientClosedError', 'SimpleError', 'BlobError'].includes(kind);
}
