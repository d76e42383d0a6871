import { z } from 'zod';
import { earlierLogs, pointerOf } from './channels.ts';
import { SNAPSHOT_EVERY } from './folding.ts';
import { keys } from './keys.ts';
import type { Store } from './store/store.ts';

/** What is read of a record to find the secrets that it commits to: also of one that no version can read any more. */
const committing = z.object({
  events: z.array(z.looseObject({ commitment: z.string().exactOptional(), hash: z.string().exactOptional() })),
});

/** Erases all that there is of a channel: its log with its snapshots and secrets, then where it points. */
export async function eraseChannel(store: Store, channel: string): Promise<void> {
  const pointer = await pointerOf(store, channel);
  if (!pointer) return;
  const { log, commitment, moved } = pointer;
  for (const each of await earlierLogs(store, channel)) await eraseLog(store, each);
  // A log that has moved is another channel's by now.
  if (moved === undefined) {
    await eraseLog(store, log);
    await store.delete(keys.secret(log, commitment));
  }
  await store.delete(keys.earlier(channel));
  await store.delete(keys.channel(channel));
}

/** Erases a log. From the newest record back: what stops in the middle finds the rest when it begins again. */
export async function eraseLog(store: Store, log: string): Promise<void> {
  const last = await lastOf(store, log);
  for (let seq = last; seq > 0; seq--) {
    const key = keys.record(log, seq);
    for (const hash of commitmentsIn(await store.get(key))) await store.delete(keys.secret(log, hash));
    if (seq % SNAPSHOT_EVERY === 0) await store.delete(keys.snapshot(log, seq));
    await store.delete(key);
  }
  await store.delete(keys.head(log));
  await store.delete(keys.origins(log));
  await store.delete(keys.redacted(log));
}

/** Numbers have no gaps, so the last one is before the first that is missing. */
async function lastOf(store: Store, log: string): Promise<number> {
  let last = 0;
  while ((await store.get(keys.record(log, last + 1))) !== undefined) last += 1;
  return last;
}

function commitmentsIn(record: unknown): string[] {
  const read = committing.safeParse(record);
  return read.success ? read.data.events.flatMap(({ commitment, hash }) => commitment ?? hash ?? []) : [];
}
