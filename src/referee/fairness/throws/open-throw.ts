import * as z from 'zod';
import { keys } from '../../../campaign/keys.ts';
import type { Store } from '../../../campaign/store/store.ts';
import { claimOf, noticeOf } from '../../../fairness/beacon/claim.ts';

const value = z.union([z.string(), z.number(), z.boolean()]);

/**
 * A throw that's announced and whose dice nobody knows yet, as the store has it: all that decides about it, so that any process can
 * go on with it, and what telling its result needs.
 */
const openThrow = z.object({
  /** What its claim goes over (`Claimed`). */
  last: z.number().int().nonnegative(),
  before: z.string(),
  interaction: z.string(),
  command: z.string(),
  veil: z.string(),
  salt: z.string(),
  /** The veil's own 32 bytes, in hexadecimal. */
  secret: z.string(),
  /** When it was decided that there are dice to throw. */
  at: z.string(),
  by: z.string(),
  channel: z.string(),
  given: z.record(z.string(), value),
  answers: z.record(z.string(), z.string()).exactOptional(),
  manager: z.literal(true).exactOptional(),
  managesChannel: z.literal(true).exactOptional(),
  /** How its reply is reached, for whoever tells the result: Discord's side knows what that is. */
  telling: z.record(z.string(), z.string()),
});

export type OpenThrow = Readonly<z.infer<typeof openThrow>>;

/** The text of its notice. */
export function noticeFor(open: OpenThrow, log: string): string {
  return noticeOf(open, claimOf({ ...open, log }, open.salt));
}

/** The open throw of a log, if it has one. @throws {StoreError} */
export async function openThrowOf(store: Pick<Store, 'get'>, log: string): Promise<OpenThrow | undefined> {
  return openThrow.safeParse(await store.get(keys.askedThrow(log))).data;
}

/**
 * Keeps a throw that's about to be announced.
 * @returns `false` if there's another one, or a newer record, or the log is gone
 * @throws {StoreError}
 */
export function keepThrow(store: Pick<Store, 'add'>, log: string, open: OpenThrow): Promise<boolean> {
  const [last, next] = [keys.record(log, open.last), keys.record(log, open.last + 1)];
  return store.add(keys.askedThrow(log), open, last, undefined, next);
}
