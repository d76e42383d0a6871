import * as z from 'zod';
import { keys } from './keys.ts';
import { legible } from './log.ts';
import { UnreadableRecord } from './record.ts';
import type { Store } from './store/store.ts';

const pointer = z.object({
  log: z.string(),
  commitment: z.string(),
  /** How many records were imported. After them, the log commits to its own seed. */
  imported: z.number().int().positive().exactOptional(),
  /** The channel that the log has moved to: it no longer belongs to this one. */
  moved: z.string().exactOptional(),
});

/** Which log belongs to a channel, and the SHA-256 of the seed that it began with here. */
export type Pointer = z.infer<typeof pointer>;

/** The log that the channel points to, if it has one. @throws {UnreadableRecord} */
export async function pointerOf(store: Store, channel: string): Promise<Pointer | undefined> {
  const key = keys.channel(channel);
  const value = await legible(key, store.get(key));
  return value === undefined ? undefined : read(key, pointer, value);
}

/** The logs that used to be a channel's, each replaced by an import. They are listed nowhere else. */
export async function earlierLogs(store: Store, channel: string): Promise<string[]> {
  const key = keys.earlier(channel);
  const value = await legible(key, store.get(key));
  return value === undefined ? [] : read(key, z.array(z.string()), value);
}

function read<T>(key: string, schema: z.ZodType<T>, value: unknown): T {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new UnreadableRecord(key, { cause: parsed.error });
}

/** Points a channel that has no log to one. @returns where it points now, because another process may have been first */
export async function point(store: Store, channel: string, to: Pointer): Promise<Pointer> {
  if (await store.add(keys.channel(channel), to)) return to;
  const other = await pointerOf(store, channel);
  if (!other) throw new Error(`The channel ${channel} points nowhere, though its pointer was taken`);
  return other;
}
