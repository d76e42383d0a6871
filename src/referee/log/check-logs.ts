import { type Campaign, isOf, nothingYet, readSnapshot } from '../../campaign/campaign.ts';
import { earlierLogs, type Pointer, pointerOf } from '../../campaign/channels.ts';
import { discardedLogs } from '../../campaign/erasing/erase.ts';
import { redactionsOf } from '../../campaign/erasing/redaction.ts';
import { arrivalIn } from '../../campaign/export/origins.ts';
import { foldAll, load, SNAPSHOT_EVERY } from '../../campaign/folding/folding.ts';
import { keys } from '../../campaign/keys.ts';
import { Log } from '../../campaign/log.ts';
import { type LogRecord, RECORD_VERSION, readRecord, UnreadableRecord } from '../../campaign/record.ts';
import { DamagedValue, type Store } from '../../campaign/store/store.ts';
import { isBehind } from '../../fairness/sealed.ts';
import { commitmentOf } from '../../fairness/seed.ts';
import { keptOrder } from '../fairness/orders.ts';
import { type HiddenFault, hiddenFaults } from './hidden-faults.ts';

/** Something wrong in the store. */
export type Fault =
  | { readonly fault: 'missing' | 'damaged' | 'newer'; readonly log: string; readonly seq: number }
  | { readonly fault: 'seed-lost'; readonly log: string; readonly commitment: string; readonly inForce: boolean }
  | {
      readonly fault: 'order-lost' | 'order-changed';
      readonly log: string;
      readonly seq: number;
      readonly hash: string;
    }
  | HiddenFault
  | { readonly fault: 'snapshot'; readonly log: string; readonly seq: number }
  | { readonly fault: 'head'; readonly log: string; readonly says: number; readonly last: number }
  /** `leads`: the log that it must have pointed to, if there is only one candidate. */
  | { readonly fault: 'pointer'; readonly channel: string; readonly leads?: Pointer }
  /** Unreadable data beside the logs: who must not be named, what must be erased, what was given up. */
  | { readonly fault: 'row'; readonly key: string }
  /** `sure` if all pointers can be read: otherwise an unreadable one may point to it. */
  | { readonly fault: 'orphan'; readonly log: string; readonly keys: number; readonly sure: boolean };

/** A log as it's stored under its keys. */
export interface Found {
  readonly id: string;
  /** The readable records, in order. */
  readonly records: readonly LogRecord[];
  /** The highest number that holds anything. */
  readonly last: number;
  readonly faults: readonly Fault[];
}

const OF_A_LOG =
  /^([\w-]{1,64}):(?:r:\d+|s:\d+|head|secret:.*|told:\d+|struck|rewritten:\d+:\d+|indexed|waiting|shown:.*|origins|redacted|photo:[0-9a-f]{64}|posted:\d+|saved:.*|reminded:.*|damaged:\d+|asked|page:.*)$/;
/** Keys that aren't a log's, even if they look like it. */
const OTHERS = new Set(['channel', 'earlier', 'discarded', 'discord', 'opening']);

/** Checks everything in a store, and changes nothing. */
export async function* checked(store: Store): AsyncGenerator<Found | Fault> {
  const logs = new Map<string, string[]>();
  const lost: string[] = [];
  const owned = new Set((await discardedLogs(store)).map(({ log }) => log));
  let sure = true;
  for await (const key of store.keys('')) {
    const log = OF_A_LOG.exec(key)?.[1];
    if (log !== undefined && !OTHERS.has(log)) logs.set(log, [...(logs.get(log) ?? []), key]);
    const channel = channelOf(key);
    if (channel !== undefined) {
      const pointer = await pointerOf(store, channel).catch(unlessUnreadable);
      if (pointer) owned.add(pointer.log);
      else lost.push(channel);
    } else if (!(await isReadable(store, key))) {
      yield { fault: 'row', key };
      sure &&= !key.startsWith(keys.earlier(''));
    } else if (key.startsWith(keys.earlier(''))) {
      for (const each of await earlierLogs(store, key.slice(keys.earlier('').length))) owned.add(each);
    }
  }
  const orphans = [...logs.keys()].filter((log) => !owned.has(log));
  const leads = lost.length === 1 ? await onlyOneOf(store, orphans, lost[0]!) : undefined;
  for (const channel of lost) yield { fault: 'pointer', channel, ...(leads ? { leads } : {}) };
  for (const [log, of] of logs) {
    if (owned.has(log) || leads?.log === log) yield await checkedLog(store, log, of);
    else yield { fault: 'orphan', log, keys: of.length, sure: sure && (lost.length === 0 || leads !== undefined) };
  }
}

function channelOf(key: string): string | undefined {
  return key.startsWith(keys.channel('')) ? key.slice(keys.channel('').length) : undefined;
}

/** Whether the data beside the records of logs can be read. */
async function isReadable(store: Store, key: string): Promise<boolean> {
  const [, log] = /^([^:]+):redacted$/.exec(key) ?? [];
  try {
    if (log !== undefined) await redactionsOf(store, log);
    else if (key.startsWith(keys.earlier(''))) await earlierLogs(store, key.slice(keys.earlier('').length));
    else if (/^(discarded|discord):|:origins$/.test(key)) await store.get(key);
    return true;
  } catch (error) {
    if (error instanceof DamagedValue || error instanceof UnreadableRecord) return false;
    throw error;
  }
}

function unlessUnreadable(error: unknown): undefined {
  if (!(error instanceof UnreadableRecord)) throw error;
}

/** The only one of these logs that was begun and not closed, as its channel pointed to it; nothing if there are several. */
async function onlyOneOf(store: Store, logs: readonly string[], channel: string): Promise<Pointer | undefined> {
  const open: Pointer[] = [];
  for (const log of logs) {
    const campaign = await load(new Log(log, store), store).catch(() => undefined);
    if (!campaign || campaign.seq === 0 || !isOf(channel, campaign)) continue;
    const imported = campaign.imported?.last;
    const first = await new Log(log, store).at((imported ?? 0) + 1).catch(() => undefined);
    const committed = first?.events.find((event) => event.type === 'committed');
    if (!committed) return undefined;
    open.push({ log, commitment: committed.commitment, ...(imported === undefined ? {} : { imported }) });
  }
  return open.length === 1 ? open[0] : undefined;
}

async function checkedLog(store: Store, log: string, of: readonly string[]): Promise<Found> {
  const numbers = of.flatMap((key) =>
    key.startsWith(keys.records(log)) ? [Number(key.slice(keys.records(log).length))] : [],
  );
  const last = numbers.reduce((most, each) => Math.max(most, each), 0);
  const there = new Set(numbers);
  const faults: Fault[] = [];
  const records: LogRecord[] = [];
  for (let seq = 1; seq <= last; seq++) {
    if (!there.has(seq)) faults.push({ fault: 'missing', log, seq });
    else {
      const record = await readable(store, log, seq);
      if (record) records.push(record);
      else faults.push({ fault: (await isNewer(store, log, seq)) ? 'newer' : 'damaged', log, seq });
    }
  }
  const imported = records.findLast((each) => arrivalIn(each) !== undefined)?.seq ?? 0;
  faults.push(
    ...(await seedFaults(store, log, records)),
    ...(await orderFaults(store, log, records, imported)),
    ...(await hiddenFaults(store, log, records, imported)),
  );
  const whole = records.length === last && !records.some(hasLost);
  if (whole) faults.push(...(await snapshotFaults(store, log, records)));
  const head = await store.get(keys.head(log)).catch(() => undefined);
  if (typeof head === 'number' && head > last) faults.push({ fault: 'head', log, says: head, last });
  return { id: log, records, last, faults };
}

async function readable(store: Store, log: string, seq: number): Promise<LogRecord | undefined> {
  const key = keys.record(log, seq);
  try {
    return readRecord(key, await store.get(key), seq);
  } catch {
    return undefined;
  }
}

/** Whether a later Umpire wrote it, in which case nothing is wrong with it. */
async function isNewer(store: Store, log: string, seq: number): Promise<boolean> {
  const value = await store.get(keys.record(log, seq)).catch(() => undefined);
  const { version } = Object(value) as { version?: unknown };
  return typeof version === 'number' && version > RECORD_VERSION;
}

/** Whether a record says that one is lost: a snapshot may know more then. */
function hasLost({ events }: LogRecord): boolean {
  return events.some(({ type }) => type === 'record-lost');
}

/** The seeds of the log's own records; what was thrown elsewhere has its seed there. */
async function seedFaults(store: Store, log: string, records: readonly LogRecord[]): Promise<Fault[]> {
  const imported = records.flatMap((each) => arrivalIn(each)?.last ?? []);
  const through = Math.max(0, ...imported);
  const given = new Set<string>();
  const lost = new Set<string>();
  let inForce = new Set<string | undefined>();
  for (const { seq, events } of records) {
    for (const event of events) {
      if (event.type === 'committed' && seq > through) {
        for (const each of [event.commitment, event.veil]) if (each !== undefined) given.add(each);
        inForce = new Set([event.commitment, event.veil]);
      }
      // Something was dealt from the record's own veil.
      if (event.type === 'drawn' && seq > through && events.some((each) => 'deck' in each)) given.add(event.veil);
      if (event.type === 'seed-lost') lost.add(event.commitment);
    }
  }
  const faults: Fault[] = [];
  for (const commitment of given) {
    if (lost.has(commitment)) continue;
    const value = await store.get(keys.secret(log, commitment)).catch(() => undefined);
    const right = typeof value === 'string' && commitmentOf(Buffer.from(value, 'hex')) === commitment;
    if (!right) faults.push({ fault: 'seed-lost', log, commitment, inForce: inForce.has(commitment) });
  }
  return faults;
}

async function orderFaults(
  store: Store,
  log: string,
  records: readonly LogRecord[],
  imported: number,
): Promise<Fault[]> {
  const faults: Fault[] = [];
  const shown = new Set(
    records.flatMap(({ events }) =>
      events.flatMap((event) => (event.type === 'orders-revealed' ? event.orders.map(({ hash }) => hash) : [])),
    ),
  );
  for (const { seq, events } of records) {
    for (const event of events) {
      if (event.type === 'order-sealed' && seq > imported && !shown.has(event.hash)) {
        const kept = await keptOrder(store, log, event.hash).catch(() => undefined);
        if (!kept) faults.push({ fault: 'order-lost', log, seq, hash: event.hash });
        else if (!isBehind(event.hash, kept)) faults.push({ fault: 'order-changed', log, seq, hash: event.hash });
      }
      if (event.type === 'orders-revealed') {
        for (const { hash, salt, text } of event.orders) {
          const right = salt === undefined || text === undefined || isBehind(hash, { salt, text });
          if (!right) faults.push({ fault: 'order-changed', log, seq, hash });
        }
      }
    }
  }
  return faults;
}

/** A snapshot must equal the fold of the records up to it, as they stood then. */
async function snapshotFaults(store: Store, log: string, records: readonly LogRecord[]): Promise<Fault[]> {
  const faults: Fault[] = [];
  const redacted = (await store.get(keys.redacted(log)).catch(() => undefined)) !== undefined;
  for (let seq = SNAPSHOT_EVERY; seq <= records.length; seq += SNAPSHOT_EVERY) {
    const value = await store.get(keys.snapshot(log, seq)).catch(() => null);
    // Snapshots of another version are ignored everywhere. The records still name users who must no longer be named.
    if (value === undefined || redacted) continue;
    const kept = readSnapshot(value);
    const fold = kept && (await foldedTo(records, seq));
    if (!kept || !isSame(comparable(kept), comparable(fold!))) faults.push({ fault: 'snapshot', log, seq });
  }
  return faults;
}

/** Older snapshots don't say which records changed others. */
function comparable({ rewritings: _, ...campaign }: Campaign) {
  return campaign;
}

function foldedTo(records: readonly LogRecord[], seq: number): Promise<Campaign> {
  return foldAll(nothingYet, records.slice(0, seq));
}

/** Compares regardless of the order of keys. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, item]) => item !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, item]) => [name, sorted(item)]),
  );
}
