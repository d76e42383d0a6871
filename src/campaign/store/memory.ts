import { Keyv } from 'keyv';
import type { Row } from './group-commit.ts';
import { NAMESPACE } from './key.ts';
import { EXPIRES, openOver, type StoreSettings } from './keyv-store.ts';
import type { Store } from './store.ts';

/**
 * A store that keeps nothing after it's closed, for tests and for looking up a rule. It holds text like the others, so a
 * value that is read is never the same object that was written.
 * @param rows its contents, by key with the namespace
 */
export function openMemory(settings: StoreSettings, rows = new Map<string, string>()): Promise<Store> {
  const rowOf = (key: string) => `${NAMESPACE}:${key}`;
  const written = (given: readonly Row[], may: (row: string) => boolean) =>
    given.flatMap(({ key, text, after, unless }) => {
      if (!may(rowOf(key)) || (after !== undefined && !rows.has(rowOf(after)))) return [];
      if (unless !== undefined && rows.has(rowOf(unless))) return [];
      rows.set(rowOf(key), text);
      return [key];
    });
  return openOver(
    {
      name: 'The store in memory',
      keyv: new Keyv({ store: rows, namespace: NAMESPACE, throwOnErrors: true }),
      add: async (given) => written(given, (row) => !rows.has(row)),
      put: async (given) => written(given, () => true),
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
      about: async () => ({ kind: 'memory' }),
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
