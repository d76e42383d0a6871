import * as z from 'zod';
import { VERSION } from '../version.ts';
import { keys } from './keys.ts';
import { RECORD_VERSION } from './record.ts';
import { DamagedValue, type Store } from './store/store.ts';

/** The newest Umpire that has used a database: its version, and the form of the records that it writes. */
const writtenBy = z.object({ version: z.string(), records: z.number().int() });

type WrittenBy = z.infer<typeof writtenBy>;

/** Whoever uses it now. */
const NOW: WrittenBy = { version: VERSION, records: RECORD_VERSION };

/** The version that has used a database last, if it's later than this one and writes records in a later form. */
export async function laterUse(store: Store, now: WrittenBy = NOW): Promise<string | undefined> {
  const before = await lastUse(store);
  return before && before.records > now.records ? before.version : undefined;
}

/**
 * Notes that this Umpire uses a database, unless a later one has: that one may have written records which this one can't read.
 * @returns the later version, in which case nothing is noted
 */
export async function laterThanThis(store: Store, now: WrittenBy = NOW): Promise<string | undefined> {
  const before = await lastUse(store);
  if (before && before.records > now.records) return before.version;
  if (before?.version !== now.version || before.records !== now.records) await store.set(keys.writtenBy(), now);
  return undefined;
}

async function lastUse(store: Store): Promise<WrittenBy | undefined> {
  return writtenBy.safeParse(await store.get(keys.writtenBy()).catch(unlessDamaged)).data;
}

function unlessDamaged(error: unknown): undefined {
  if (!(error instanceof DamagedValue)) throw error;
}
