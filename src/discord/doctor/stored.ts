import { isWhole } from '../../campaign/backup/arriving.ts';
import { discardedLogs } from '../../campaign/erasing/erase.ts';
import { keys } from '../../campaign/keys.ts';
import type { About, Store } from '../../campaign/store/store.ts';
import { laterUse } from '../../campaign/written-by.ts';
import { checked } from '../../referee/log/check-logs.ts';
import { type Finding, fault, hint } from './finding.ts';
import { isOlder } from './machine.ts';

/** The oldest versions that Umpire is tested on. */
const LEAST: Readonly<Record<string, string>> = { PostgreSQL: '15', Redis: '7', SQLite: '3.39' };

/** Checks what the database says about itself, and whether a bot of this version can work with what's in it. */
export async function checkDatabase(store: Store, about: About): Promise<readonly Finding[]> {
  const found: Finding[] = [];
  if (store.caveat !== undefined) found.push(fault('caveat', { caveat: store.caveat }));
  const { kind, version, eviction } = about;
  const least = LEAST[kind];
  if (version !== undefined && least !== undefined && isOlder(version, least))
    found.push(hint('database-old', { name: kind, version, least }));
  if (eviction !== undefined && eviction !== 'noeviction')
    found.push(fault('evicting', { name: kind, policy: eviction }));
  if (!(await isWhole(store))) found.push(fault('incomplete'));
  const later = await laterUse(store);
  if (later !== undefined) found.push(fault('later', { version: later }));
  return found;
}

/** Reads every log. @param url the database's, for the command that mends it; without a password */
export async function checkLogsOf(store: Store, url: string): Promise<readonly Finding[]> {
  let [faults, records] = [0, 0];
  for await (const found of checked(store)) {
    for (const each of 'fault' in found ? [found] : found.faults) {
      if (each.fault === 'newer') records += 1;
      else faults += 1;
    }
  }
  return [
    ...(faults > 0 ? [fault('logs', { faults, url })] : []),
    ...(records > 0 ? [fault('newer', { records })] : []),
  ];
}

const HOUR = 60 * 60 * 1000;
/** What was given up is erased within the hour, … */
const GIVEN_UP = 2 * HOUR;
/** … and what was removed from Discord after 7 days. */
const REMOVED = 7 * 24 * HOUR + GIVEN_UP;

/** Looks for what should have been erased by now. */
export async function checkErased(store: Store, now: Date): Promise<readonly Finding[]> {
  const times: number[] = [];
  for (const { at } of await discardedLogs(store)) times.push(Date.parse(at) + GIVEN_UP);
  for await (const key of store.keys(`${keys.removed()}:`)) {
    const at = Date.parse(((await store.get(key)) as { readonly at?: string } | undefined)?.at ?? '');
    if (!Number.isNaN(at)) times.push(at + REMOVED);
  }
  const over = times.filter((each) => each < now.getTime());
  if (over.length === 0) return [];
  return [fault('overdue', { rows: over.length, since: new Date(Math.min(...over)).toISOString() })];
}
