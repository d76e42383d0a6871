import type { Campaign } from '../../campaign/campaign.ts';
import { eraseLog } from '../../campaign/erasing/erase.ts';
import { load } from '../../campaign/folding/folding.ts';
import { keys } from '../../campaign/keys.ts';
import { Log, unlessDamaged } from '../../campaign/log.ts';
import { type LogEvent, type LogRecord, RECORD_VERSION } from '../../campaign/record.ts';
import type { Store } from '../../campaign/store/store.ts';
import { commitmentOf, newSeed } from '../../fairness/seed.ts';
import { committedTo } from '../fairness/log-dice.ts';
import type { Fault } from './check-logs.ts';

/**
 * Repairs a fault as far as possible without inventing anything. What is lost stays lost: a record says so in its place,
 * and the damaged value is kept beside the log.
 * @returns whether anything was done
 */
export async function repair(store: Store, fault: Fault, now: Date): Promise<boolean> {
  switch (fault.fault) {
    case 'missing':
      return store.add(keys.record(fault.log, fault.seq), lost(fault.seq, 'missing', now));
    case 'damaged':
      await setAside(store, fault.log, fault.seq);
      await store.set(keys.record(fault.log, fault.seq), lost(fault.seq, 'damaged', now));
      return true;
    case 'seed-lost':
      return fault.inForce ? putAnotherSeedInForce(store, fault.log, fault.commitment, now) : false;
    case 'snapshot':
      await store.delete(keys.snapshot(fault.log, fault.seq));
      return true;
    case 'head':
      // No log loses this many records, so the hint is wrong. A new seed makes sure that no number is thrown from twice.
      if (fault.says - fault.last > MOST_LOST) return startAnew(store, fault.log, fault.last, now);
      // Numbers are never given twice.
      for (let seq = fault.last + 1; seq <= fault.says; seq++)
        await store.add(keys.record(fault.log, seq), lost(seq, 'missing', now));
      return true;
    case 'orphan':
      if (!fault.sure) return false;
      await eraseLog(store, fault.log);
      return true;
    case 'pointer':
      if (!fault.leads) return false;
      await store.set(keys.channel(fault.channel), fault.leads);
      return true;
    default:
      // Nobody knows where a pointer led, what an order said, or what a later Umpire means.
      return false;
  }
}

/** The most missing places that are filled at the end of a log. */
const MOST_LOST = 10_000;

/** The log goes on from its last record, with dice from a new seed. */
async function startAnew(store: Store, id: string, last: number, now: Date): Promise<boolean> {
  const log = new Log(id, store);
  await log.setHead(last);
  const events = await replaced(store, id, await load(log, store));
  return store.add(keys.record(id, last + 1), record(last + 1, events, now), keys.record(id, last));
}

/** The readable parts of a damaged record are kept, in case they are of use to someone. */
async function setAside(store: Store, log: string, seq: number): Promise<void> {
  const value = await store.get(keys.record(log, seq)).catch(unlessDamaged);
  if (value !== undefined) await store.set(keys.damaged(log, seq), value);
}

/** The log goes on with dice from a new seed; those of the old one can no longer be proved. */
async function putAnotherSeedInForce(store: Store, log: string, commitment: string, now: Date): Promise<boolean> {
  const campaign = await load(new Log(log, store), store);
  if (campaign.commitment !== commitment && campaign.veil !== commitment) return false;
  const { seq } = campaign;
  const events = await replaced(store, log, campaign);
  return store.add(keys.record(log, seq + 1), record(seq + 1, events, now), keys.record(log, seq));
}

function lost(seq: number, why: 'missing' | 'damaged', now: Date): LogRecord {
  return record(seq, [{ type: 'record-lost', why }], now);
}

function record(seq: number, events: LogEvent[], now: Date): LogRecord {
  const written = { version: RECORD_VERSION, seq, at: now.toISOString(), by: 'umpire', interaction: `seq-${seq}` };
  return { ...written, command: 'npm run check-logs -- --repair', events } as LogRecord;
}

/**
 * New secrets in force, after the old ones were shown or, where the store has them no more, said to be lost: nothing is
 * replaced without a word. An old veil that still hides something stays, if it's there.
 */
async function replaced(store: Store, log: string, { commitment, veil }: Campaign): Promise<LogEvent[]> {
  const seed = newSeed();
  await store.set(keys.secret(log, commitmentOf(seed)), seed.toString('hex'));
  const old = commitment === '' ? undefined : await secretOf(store, log, commitment);
  const shown: LogEvent[] = old
    ? [{ type: 'seed-revealed', commitment, seed: old }]
    : [{ type: 'seed-lost', commitment }];
  const kept = veil === undefined ? undefined : await secretOf(store, log, veil);
  if (kept !== undefined || veil === undefined) {
    return [...(commitment === '' ? [] : shown), committedTo(seed, { veil })];
  }
  const next = newSeed();
  await store.set(keys.secret(log, commitmentOf(next)), next.toString('hex'));
  return [
    ...(commitment === '' ? [] : shown),
    { type: 'seed-lost', commitment: veil },
    committedTo(seed, { veil: commitmentOf(next) }),
  ];
}

async function secretOf(store: Store, log: string, hash: string): Promise<string | undefined> {
  const value = await store.get(keys.secret(log, hash)).catch(unlessDamaged);
  const right = typeof value === 'string' && commitmentOf(Buffer.from(value, 'hex')) === hash;
  return right ? value : undefined;
}
