import { parseArgs } from 'node:util';
import { openStore } from './campaign/store/open.ts';
import type { Store } from './campaign/store/store.ts';
import { checked, type Fault } from './referee/check-logs.ts';
import { repair } from './referee/repair-logs.ts';
import { english } from './reply/english/index.ts';

/** The exit status if something is wrong, and if the check couldn't be made. */
const FAULTY = 1;
const NOT_MADE = 2;

const { checkLogs: say } = english;

process.exitCode = await main();

/** `npm run check-logs -- --db URL [--repair]` @returns the exit status */
async function main(): Promise<number> {
  let store: Store | undefined;
  try {
    const options = { db: { type: 'string' }, repair: { type: 'boolean', default: false } } as const;
    const { values } = parseArgs({ options, allowPositionals: false });
    if (values.db === undefined) throw new Error(say.usage);
    store = await openStore(values.db);
    return await check(store, values.repair);
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    return NOT_MADE;
  } finally {
    await store?.close();
  }
}

async function check(store: Store, mends: boolean): Promise<number> {
  let [logs, records, faults, mended] = [0, 0, 0, 0];
  for await (const found of checked(store)) {
    if (!('fault' in found)) {
      logs += 1;
      records += found.records.length;
    }
    for (const fault of 'fault' in found ? [found] : found.faults) {
      faults += 1;
      const done = mends && (await mend(store, fault));
      if (done) mended += 1;
      process.stdout.write(
        `${say.faults(fault)}${mends ? ` ${done ? say.mended[fault.fault] : say.notMended[fault.fault]}` : ''}\n`,
      );
    }
  }
  process.stdout.write(`${say.sum(logs, records, faults, mended)}\n`);
  return faults > mended ? FAULTY : 0;
}

/** One fault that can't be repaired mustn't stop the other repairs. */
async function mend(store: Store, fault: Fault): Promise<boolean> {
  try {
    return await repair(store, fault, new Date());
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    return false;
  }
}
