import { parseArgs } from 'node:util';
import { openStore } from './campaign/store/open.ts';
import type { Store } from './campaign/store/store.ts';
import { Misses } from './referee/misses.ts';
import { english } from './reply/english/index.ts';

const { misses: say } = english;

process.exitCode = await main();

/** `npm run misses -- --db URL`: the questions that weren't answered. @returns the exit status */
async function main(): Promise<number> {
  let store: Store | undefined;
  try {
    const { values } = parseArgs({ options: { db: { type: 'string' } }, allowPositionals: false });
    if (values.db === undefined) throw new Error(say.usage);
    store = await openStore(values.db);
    const all = await new Misses(store).all();
    for (const missed of all) process.stdout.write(`${say.missed(missed)}\n`);
    process.stdout.write(`${say.sum(all.length)}\n`);
    return 0;
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    return 1;
  } finally {
    await store?.close();
  }
}
