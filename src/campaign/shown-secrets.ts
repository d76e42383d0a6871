import { createHash } from 'node:crypto';
import { keys } from './keys.ts';
import { Log, unlessDamaged } from './log.ts';
import { type LogRecord, MissingRecord, UnreadableRecord } from './record.ts';
import type { Store } from './store/store.ts';

/** A secret that a log has shown to everyone: its hash, and the 32 bytes in hexadecimal. */
export interface Shown {
  readonly hash: string;
  readonly secret: string;
}

/** The secrets that a record shows. */
export function shownIn({ events }: LogRecord): readonly Shown[] {
  return events.flatMap((event): Shown[] => {
    if (event.type === 'seed-revealed') return [{ hash: event.commitment, secret: event.seed }];
    if (event.type !== 'veil-shown') return [];
    const { veil, commitment = hashOf(veil) } = event;
    return [{ hash: commitment, secret: veil }];
  });
}

/** Notes which record shows a secret, once that record is written. The note is a hint: whoever follows it reads the record. */
export async function keepShown(log: Log, store: Store, record: LogRecord): Promise<void> {
  for (const { hash } of shownIn(record)) {
    await store.add(keys.shown(log.id, hash), record.seq, keys.record(log.id, record.seq));
  }
}

/**
 * A secret of a log, if a record of that same log shows it. What the store still keeps to itself isn't looked at, so the answer
 * tells nobody anything that isn't public, and it takes the same time whether or not the log or the secret is here.
 */
export async function publicSecret(store: Store, log: string, hash: string): Promise<string | undefined> {
  const seq = await store.get(keys.shown(log, hash)).catch(unlessDamaged);
  if (typeof seq !== 'number' || !Number.isSafeInteger(seq)) return undefined;
  const record = await new Log(log, store).at(seq).catch(unlessLost);
  return record && shownIn(record).find((each) => each.hash === hash)?.secret;
}

function unlessLost(error: unknown): undefined {
  if (!(error instanceof UnreadableRecord || error instanceof MissingRecord)) throw error;
}

/** A veil that is shown by its record's number doesn't say its hash. */
function hashOf(veil: string): string {
  return createHash('sha256').update(Buffer.from(veil, 'hex')).digest('hex');
}
