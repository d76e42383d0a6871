import * as z from 'zod';
import { earlierLogs, pointerOf } from '../channels.ts';
import { keys } from '../keys.ts';
import { unlessDamaged } from '../log.ts';
import { type LogRecord, RECORD_VERSION, UnreadableRecord } from '../record.ts';
import type { Store } from '../store/store.ts';
import { forgetUnderWay } from './under-way.ts';

const AT_ONCE = 32;
/** The most passes made over a log. */
const MOST_PASSES = 5;

/** A log that will be erased unless a channel points to it. */
const discarded = z.object({ channel: z.string(), at: z.iso.datetime() });
export type Discarded = z.infer<typeof discarded> & { readonly log: string };

/** Some of what should have been erased is still there. It's marked, and erasing it will be tried again. */
class NotErased extends AggregateError {
  constructor(what: string, errors: readonly unknown[]) {
    super(errors, `${what} could not be erased wholly`);
    this.name = 'NotErased';
  }
}

/**
 * Erases everything about a channel: its log, the logs it gave up, and the leftovers of imports into it. Each log is
 * marked first, so that an interrupted erasure is finished later.
 * @returns whether there was anything to erase
 * @throws {NotErased} if some of it remains; the channel no longer has a log, and the rest is gone
 */
export async function eraseChannel(store: Store, channel: string, now: Date): Promise<boolean> {
  const pointer = await pointerOf(store, channel);
  // A log that has moved belongs to another channel by now.
  const own = pointer && pointer.moved === undefined ? pointer.log : undefined;
  const left = (await discardedLogs(store)).filter((each) => each.channel === channel).map(({ log }) => log);
  const logs = new Set([...(await earlierLogs(store, channel)), ...left, ...(own === undefined ? [] : [own])]);
  for (const log of logs) await discard(store, log, channel, now);
  if (own !== undefined) await close(store, own, now);
  await store.delete(keys.channel(channel));
  await store.delete(keys.earlier(channel));
  await eraseBeside(store, channel);
  const errors: unknown[] = [];
  for (const log of logs) await eraseLog(store, log).catch((error: unknown) => errors.push(error));
  if (errors.length > 0) throw new NotErased(`The channel ${channel}`, errors);
  return pointer !== undefined || logs.size > 0;
}

/** What a channel keeps outside its logs: its clock, its situation, its reminders, commands that aren't finished. */
async function eraseBeside(store: Store, channel: string): Promise<void> {
  for (const keyOf of [keys.timer, keys.situation, keys.untidy, keys.untold, keys.beacon])
    await store.delete(keyOf(channel));
  await forgetUnderWay(store, { channel });
  for (const prefix of [`${keys.situation(channel)}:`, keys.reminder(channel, '')]) {
    const found: string[] = [];
    for await (const key of store.keys(prefix)) found.push(key);
    for (const key of found) await store.delete(key);
  }
}

/** Marks a log for erasure. */
export async function discard(store: Store, log: string, channel: string, now: Date): Promise<void> {
  await store.set(keys.discarded(log), { channel, at: now.toISOString() });
}

/** The logs that will be erased unless a channel points to them. */
export async function discardedLogs(store: Store): Promise<Discarded[]> {
  const found: Discarded[] = [];
  for await (const key of store.keys(keys.discarded(''))) {
    const read = discarded.safeParse(await store.get(key).catch(unlessDamaged));
    // A mark that can't be read still marks its log, whichever log it belongs to.
    const mark = read.success ? read.data : { channel: '', at: new Date(0).toISOString() };
    found.push({ ...mark, log: key.slice(keys.discarded('').length) });
  }
  return found;
}

/**
 * Whether a channel has, or once had, a log that is marked.
 * @throws {UnreadableRecord} if that can't be determined; unreadable data of other channels doesn't count
 */
export async function isSomebodys(
  store: Store,
  { log, channel }: Pick<Discarded, 'log' | 'channel'>,
): Promise<boolean> {
  const own = await pointerOf(store, channel);
  // It can only be another channel's if this channel has left it.
  const stayed = channel !== '' && own?.moved === undefined;
  const unlessOthers = (error: unknown) => {
    if (!(stayed && error instanceof UnreadableRecord)) throw error;
    return undefined;
  };
  if (own?.log === log || (await earlierLogs(store, channel)).includes(log)) return true;
  for await (const key of store.keys(keys.channel(''))) {
    const pointer = await pointerOf(store, key.slice(keys.channel('').length)).catch(unlessOthers);
    if (pointer?.log === log) return true;
  }
  for await (const key of store.keys(keys.earlier(''))) {
    const earlier = await earlierLogs(store, key.slice(keys.earlier('').length)).catch(unlessOthers);
    if (earlier?.includes(log)) return true;
  }
  return false;
}

/**
 * Erases everything under a log's own keys, including what no record mentions: above all, orders whose record was never
 * written. Records are erased from the first one on. Nothing can be written after a record that is gone, so a process that
 * still has the log in memory can't add to it.
 * @throws {NotErased}
 */
export async function eraseLog(store: Store, log: string): Promise<void> {
  // Another process may have written something that goes with a record after the first pass.
  for (let pass = 1; ; pass++) {
    const found = await rowsOf(store, log);
    if (found.length === 0) break;
    if (pass > MOST_PASSES) throw new NotErased(`The log ${log}`, [new Error(`${found[0]} comes back`)]);
    const errors: unknown[] = [];
    for (let start = 0; start < found.length; start += AT_ONCE) {
      const some = found.slice(start, start + AT_ONCE).map((key) => store.delete(key));
      for (const each of await Promise.allSettled(some)) if (each.status === 'rejected') errors.push(each.reason);
    }
    if (errors.length > 0) throw new NotErased(`The log ${log}`, errors.slice(0, 10));
  }
  await store.delete(keys.discarded(log));
}

/** Everything under a log's own keys: its records first, in order. */
async function rowsOf(store: Store, log: string): Promise<string[]> {
  const found: string[] = [];
  for await (const key of store.keys(`${log}:`)) found.push(key);
  const order = (key: string) => Number(/:r:(\d+)$/.exec(key)?.[1] ?? Number.POSITIVE_INFINITY);
  return found.sort((a, b) => (order(a) < order(b) ? -1 : 1));
}

/** Ends a log, whatever its state, with a record that tells every process that has it in memory. It's erased with the others. */
async function close(store: Store, log: string, now: Date): Promise<void> {
  for (;;) {
    const last = await lastOf(store, log);
    if (last === 0 || (await store.add(keys.record(log, last + 1), closing(last + 1, now)))) return;
  }
}

async function lastOf(store: Store, log: string): Promise<number> {
  let last = 0;
  for await (const key of store.keys(keys.records(log)))
    last = Math.max(last, Number(key.slice(keys.records(log).length)));
  return last;
}

function closing(seq: number, now: Date): LogRecord {
  return {
    version: RECORD_VERSION,
    seq,
    at: now.toISOString(),
    by: 'umpire',
    interaction: `seq-${seq}`,
    command: '',
    events: [{ type: 'log-closed', why: 'erased' }],
  };
}
