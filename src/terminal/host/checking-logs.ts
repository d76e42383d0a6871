import type { Store } from '../../campaign/store/store.ts';
import { checked, type Fault } from '../../referee/log/check-logs.ts';
import { repair } from '../../referee/log/repair-logs.ts';
import type { Catalogue } from '../../reply/catalogue.ts';

/** The exit status if something is wrong. */
const FAULTY = 1;

/** Where lines go. */
interface Lines {
  write(text: string): unknown;
}

/**
 * Checks every log of a store, and tells of each fault in a line.
 * @param mends whether what can be repaired is
 * @returns the exit status: 0 if all is well in the end
 */
export async function checkLogs(
  { checkLogs: say }: Catalogue,
  store: Store,
  mends: boolean,
  out: Lines,
  trouble: Lines,
): Promise<number> {
  let [logs, records, faults, mended] = [0, 0, 0, 0];
  for await (const found of checked(store)) {
    if (!('fault' in found)) {
      logs += 1;
      records += found.records.length;
    }
    for (const fault of 'fault' in found ? [found] : found.faults) {
      faults += 1;
      const done = mends && (await mend(store, fault, trouble));
      if (done) mended += 1;
      out.write(
        `${say.faults(fault)}${mends ? ` ${done ? say.mended[fault.fault] : say.notMended[fault.fault]}` : ''}\n`,
      );
    }
  }
  out.write(`${say.sum(logs, records, faults, mended)}\n`);
  return faults > mended ? FAULTY : 0;
}

/** One fault that can't be repaired mustn't stop the other repairs. */
async function mend(store: Store, fault: Fault, trouble: Lines): Promise<boolean> {
  try {
    return await repair(store, fault, new Date());
  } catch (error) {
    trouble.write(`${(error as Error).message}\n`);
    return false;
  }
}
