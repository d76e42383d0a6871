import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { KeyvSqlite } from '@keyv/sqlite';
import { afterAll } from 'vitest';
import { openStore } from '../../../src/campaign/store/open.ts';
import type { Store } from '../../../src/campaign/store/store.ts';

/** Where the files of the test file that imports this stand; gone when it ends. */
export const folder = mkdtempSync(join(tmpdir(), 'umpire-store-'));

const adapters: KeyvSqlite[] = [];

afterAll(async () => {
  for (const adapter of adapters) await adapter.disconnect();
  rmSync(folder, { recursive: true });
});

export function freshUrl(): string {
  return `sqlite://${join(folder, `${randomUUID()}.sqlite`)}`;
}

/** Another connection to the same file. */
export function beside(uri: string): KeyvSqlite {
  const adapter = new KeyvSqlite({ uri, busyTimeout: 5_000 });
  adapters.push(adapter);
  return adapter;
}

export async function closing(url: string, use: (store: Store) => Promise<unknown>): Promise<void> {
  const store = await openStore(url);
  try {
    await use(store);
  } finally {
    await store.close();
  }
}
