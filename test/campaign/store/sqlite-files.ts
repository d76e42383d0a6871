import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { KeyvSqlite } from '@keyv/sqlite';
import { afterAll } from 'vitest';
import { openStore } from '../../../src/campaign/store/open.ts';
import type { Store } from '../../../src/campaign/store/store.ts';

/** Where the databases of the running test file stand. */
export let folder: string;

const adapters: KeyvSqlite[] = [];

/** Gives the test file that calls this a folder for its databases, which is gone when the file ends. */
export function sqliteFiles(): void {
  folder = mkdtempSync(join(tmpdir(), 'umpire-store-'));
  afterAll(async () => {
    for (const adapter of adapters.splice(0)) await adapter.disconnect();
    rmSync(folder, { recursive: true });
  });
}

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
