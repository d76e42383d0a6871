import { pointerOf } from '../../campaign/channels.ts';
import type { Store } from '../../campaign/store/store.ts';

/**
 * Stores something beside a channel's log, unless another process erases or replaces that log: it takes away the pointer
 * before it looks for what to delete, so what's stored too late for it is deleted here.
 */
export async function keepBeside(
  store: Store,
  channel: string,
  log: string,
  key: string,
  value: unknown,
): Promise<void> {
  await store.set(key, value);
  if ((await pointerOf(store, channel))?.log !== log) await store.delete(key);
}
