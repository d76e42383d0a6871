import { parseArgs } from 'node:util';
import { openStore } from './campaign/store/open.ts';
import type { Store } from './campaign/store/store.ts';
import { english } from './reply/english/index.ts';
import { checkLogs } from './terminal/host/checking-logs.ts';

/** The exit status if the check couldn't be made. */
const NOT_MADE = 2;

process.exitCode = await main();

/** `npm run check-logs -- --db URL [--repair]` @returns the exit status */
async function main(): Promise<number> {
  let store: Store | undefined;
  try {
    const options = { db: { type: 'string' }, repair: { type: 'boolean', default: false } } as const;
    const { values } = parseArgs({ options, allowPositionals: false });
    if (values.db === undefined) throw new Error(english.checkLogs.usage);
    store = await openStore(values.db);
    return await checkLogs(english, store, values.repair, process.stdout, process.stderr);
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    return NOT_MADE;
  } finally {
    await store?.close();
  }
}
