import type { Campaign } from '../campaign.ts';
import { earlierLogs, type Pointer, pointerOf } from '../channels.ts';
import { keys } from '../keys.ts';
import type { Store } from '../store/store.ts';

/**
 * Brings channels' pointers into line with how a log ended. The closing record decides: the process that wrote it may have
 * stopped before it could repoint the channels, so every process that reads it does the same again.
 * @returns whether the channel points elsewhere now; not if the channel it should move to got another log first
 * @throws {StoreError}
 */
export async function settle(
  store: Store,
  channel: string,
  pointer: Pointer,
  { closed, place }: Campaign,
): Promise<boolean> {
  if (closed?.next) {
    await giveUp(store, channel, pointer.log);
    await pointAnew(store, channel, pointer, closed.next);
    return true;
  }
  if (closed) {
    if (await pointsTo(store, channel, pointer.log)) await store.delete(keys.channel(channel));
    return true;
  }
  if (place === undefined || place === channel) return false;
  const { moved: _, ...own } = pointer;
  const there = await pointerOf(store, place);
  if (!there) await store.add(keys.channel(place), own);
  else if (there.moved !== undefined) await store.set(keys.channel(place), own);
  if (!(await pointsTo(store, place, pointer.log))) return false;
  await pointAnew(store, channel, pointer, { ...own, moved: place });
  return true;
}

/** Notes that a log was a channel's: this is recorded nowhere else. */
async function giveUp(store: Store, channel: string, log: string): Promise<void> {
  const before = await earlierLogs(store, channel);
  if (!before.includes(log)) await store.set(keys.earlier(channel), [...before, log]);
}

/** Only if it still points to that log: another process may have done this already, and something else since. */
async function pointAnew(store: Store, channel: string, { log }: Pointer, to: Pointer): Promise<void> {
  if (await pointsTo(store, channel, log)) await store.set(keys.channel(channel), to);
}

async function pointsTo(store: Store, channel: string, log: string): Promise<boolean> {
  const pointer = await pointerOf(store, channel);
  return pointer?.log === log && pointer.moved === undefined;
}
