import KeyvRedis, { createClient } from '@keyv/redis';
import { Keyv } from 'keyv';
import { NAMESPACE } from './key.ts';
import { openOver, type StoreSettings } from './keyv-store.ts';
import { masked } from './masked.ts';
import type { Store } from './store.ts';

/** Sets a key that is absent if another is there: Redis runs a script as one operation. */
const FOLLOW = `
if redis.call('EXISTS', KEYS[2]) == 0 then return 0 end
if redis.call('SET', KEYS[1], ARGV[1], 'NX') then return 1 end
return 0`;

/** The longest pause before connecting again, in milliseconds. */
const LONGEST_PAUSE = 2_000;

/**
 * The store in Redis, which keeps its promise only with `appendonly yes`. While Redis is gone every operation fails at
 * once, and the store connects again by itself.
 * @throws {StoreError} if it cannot be reached or written
 */
export function openRedis(url: string, settings: StoreSettings): Promise<Store> {
  const client = clientOf(url, settings);
  // The adapter forgives errors by itself too: a refused write would come back as done.
  const adapter = new KeyvRedis(client, { throwOnErrors: true });
  // The adapter prefixes the key; with Keyv doing so as well the namespace would stand there twice.
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
        // Redis may give a key twice.
        const given = new Set<string>();
        for await (const some of client.scanIterator({ MATCH, COUNT: 1000 })) {
          for (const row of some) if (!given.has(row)) yield row.slice(begins.length - prefix.length);
          for (const row of some) given.add(row);
        }
      },
      refused,
      disconnect: async () => {
        // An attempt to connect that is under way must not keep the process alive.
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
    // Else what is asked of a Redis that is gone waits for ever, and is done when it comes back.
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

/** Never sent, or refused by Redis itself. The adapter does not export these classes, so by their names. */
function refused(error: unknown): boolean {
  const kind = error instanceof Error ? error.constructor.name : '';
  return ['ClientOfflineError', 'ClientClosedError', 'SimpleError', 'BlobError'].includes(kind);
}
