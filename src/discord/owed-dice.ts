import { z } from 'zod';
import type { Store } from '../campaign/store/store.ts';
import type { Asked } from '../referee/asked.ts';

const HOUR = 60 * 60 * 1000;

const owed = z.object({
  name: z.string(),
  user: z.string(),
  channel: z.string(),
  given: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  sides: z.number().int(),
});

/** A command whose next die is still to be thrown at the table. */
export type Owed = z.infer<typeof owed>;

/** Keeps it for an hour, so that its button works after a restart. @returns what the button has to carry */
export async function keepOwed(store: Store, name: string, asked: Asked, sides: number): Promise<string> {
  const key = asked.interaction ?? '';
  const { user, channel, given } = asked;
  await store.set(`discord:owed:${key}`, { name, user, channel, given, sides } satisfies Owed, HOUR);
  return key;
}

/** What was kept; `undefined` once the hour is over or the throw finished. */
export async function owedAt(store: Store, key: string): Promise<Owed | undefined> {
  const read = owed.safeParse(await store.get(`discord:owed:${key}`));
  return read.success ? read.data : undefined;
}

/** The throw is finished. */
export async function dropOwed(store: Store, key: string): Promise<void> {
  await store.delete(`discord:owed:${key}`);
}

/** The command with one face more. */
export function withFace({ given }: Owed, face: string): Asked['given'] {
  return { ...given, faces: `${given.faces ?? ''} ${face.trim()}`.trim() };
}
