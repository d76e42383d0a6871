import { z } from 'zod';
import { keys } from './keys.ts';
import type { Store } from './store/store.ts';

const pointer = z.object({ log: z.string(), commitment: z.string() });

/** Which log is a channel's, and the SHA-256 of the seed that it began with. */
export type Pointer = z.infer<typeof pointer>;

/** Where the channel points, if it has a log. */
export async function pointerOf(store: Store, channel: string): Promise<Pointer | undefined> {
  const value = await store.get(keys.channel(channel));
  return value === undefined ? undefined : pointer.parse(value);
}

/** Points a channel that has no log to one. @returns where it points now: another process may have been first */
export async function point(store: Store, channel: string, to: Pointer): Promise<Pointer> {
  if (await store.add(keys.channel(channel), to)) return to;
  const other = await pointerOf(store, channel);
  if (!other) throw new Error(`The channel ${channel} points nowhere, though its pointer was taken`);
  return other;
}
