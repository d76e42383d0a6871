import KeyvRedis, { createClient } from '@keyv/redis';
import { Keyv } from 'keyv';
import { NAMESPACE } from './key.ts';
import { openOver, type StoreSettings } from './keyv-store.ts';
import { masked } from './masked.ts';
import type { Store } from './store.ts';

/** Sets an absent key if another one exists: Redis runs a script as one operation. */
const FOLLOW = `
if redis.call('EXISTS', KEYS[2]) == 0 then return 0 end
if redis.call('SET', KEYS[1], ARGV[1], 'NX') then return 1 end
return 0`;

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
  return openOver(
    {
      name: `Redis at ${masked(url)}`,
      keyv,
      connect: () => client.connect(),
      insert: async (key, text, after) => {
        const row = adapter.createKeyPrefix(key, NAMESPACE);
        if (after === undefined) return (await client.set(row, text, { condition: 'NX' })) === 'OK';
        const keys = [row, adapter.createKeyPrefix(after, NAMESPACE)];
        return (await client.eval(FOLLOW, { keys, arguments: [text] })) === 1;
      },
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
      disconnect: async () => {
        // A connection attempt in progress must not keep the process alive.
        client.unref();
        if (client.isOpen) client.destroy();
      },
    },
    settings,
  );
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
