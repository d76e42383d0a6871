import * as z from 'zod';
import { keys } from '../keys.ts';
import { unlessDamaged } from '../log.ts';
import type { Store } from '../store/store.ts';

/** Whose a command is that isn't carried out yet, and where it was given. */
const whose = z.looseObject({ user: z.string(), channel: z.string() });
export type UnderWay = z.infer<typeof whose>;

/** Where such commands are: each is kept for an hour. */
const PLACES = [keys.owedDie(''), keys.carried('')];

/** The commands of a channel, or of one user there, that are kept until they're finished. */
export async function underWay(
  store: Store,
  { channel, user }: { readonly channel: string; readonly user?: string },
): Promise<{ readonly key: string; readonly kept: UnderWay }[]> {
  const found: { key: string; kept: UnderWay }[] = [];
  for (const prefix of PLACES) {
    for await (const key of store.keys(prefix)) {
      const read = whose.safeParse(await store.get(key).catch(unlessDamaged));
      if (!read.success || read.data.channel !== channel) continue;
      if (user === undefined || read.data.user === user) found.push({ key, kept: read.data });
    }
  }
  return found;
}

/** Forgets them. @returns how many there were */
export async function forgetUnderWay(store: Store, of: Parameters<typeof underWay>[1]): Promise<number> {
  const found = await underWay(store, of);
  for (const { key } of found) await store.delete(key);
  return found.length;
}
