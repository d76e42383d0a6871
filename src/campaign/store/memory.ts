import { Keyv } from 'keyv';
import { NAMESPACE } from './key.ts';
import { EXPIRES, openOver, type StoreSettings } from './keyv-store.ts';
import type { Store } from './store.ts';

/**
 * A store that keeps nothing after it's closed, for tests and for looking up a rule. It holds text like the others, so a
 * value that is read is never the same object that was written.
 * @param rows its contents, by key with the namespace
 */
export function openMemory(settings: StoreSettings, rows = new Map<string, string>()): Promise<Store> {
  return openOver(
    {
      name: 'The store in memory',
      keyv: new Keyv({ store: rows, namespace: NAMESPACE, throwOnErrors: true }),
      insert: async (key, text, after) => {
        const row = `${NAMESPACE}:${key}`;
        if (rows.has(row) || (after !== undefined && !rows.has(`${NAMESPACE}:${after}`))) return false;
        rows.set(row, text);
        return true;
      },
      keys: async function* (prefix) {
        const begins = `${NAMESPACE}:${prefix}`;
        for (const row of [...rows.keys()]) if (row.startsWith(begins)) yield row.slice(NAMESPACE.length + 1);
      },
      expire: async (most) => {
        const over = [...rows].filter(([, text]) => isOver(text)).slice(0, most);
        for (const [row] of over) rows.delete(row);
        return over.length;
      },
      refused: () => true,
      disconnect: async () => {},
    },
    settings,
  );
}

/** Whether a row is past its time limit. */
function isOver(text: string): boolean {
  const end = text.slice(-EXPIRES.length);
  return end.startsWith(EXPIRES.begins) && Number(end.slice(EXPIRES.begins.length, -1)) < Date.now();
}
