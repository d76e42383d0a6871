import * as z from 'zod';
import { leavesOf } from '../../kernel/leaves.ts';
import { keys } from '../keys.ts';
import { type LogRecord, record as recordSchema, UnreadableRecord } from '../record.ts';
import type { Store } from '../store/store.ts';

const redaction = z.object({
  user: z.string(),
  /** What replaces the user's ID. */
  as: z.string(),
  /** In the records up to this one: a user who comes back counts as someone new. */
  through: z.number().int(),
});

/** A user who must no longer be named. */
export type Redaction = z.infer<typeof redaction>;

/** The users who must not be named in a log, as the store has them. @throws {UnreadableRecord} */
export function readRedactions(value: unknown, log: string): Redaction[] {
  if (value === undefined) return [];
  const read = z.array(redaction).safeParse(value);
  if (read.success) return read.data;
  throw new UnreadableRecord(keys.redacted(log), { cause: read.error });
}

export async function redactionsOf(store: Store, log: string): Promise<Redaction[]> {
  return readRedactions(await store.get(keys.redacted(log)), log);
}

/** A record with pseudonyms in place of users who must not be named, whether they gave a command, are meant or are mentioned. */
export function redacted(record: LogRecord, redactions: readonly Redaction[]): LogRecord {
  const due = redactions.filter(({ through }) => record.seq <= through);
  // The first one already covers it: later ones are for what was said later.
  return due.reduce((before, each) => without(before, each), record);
}

const inUsersWords = leavesOf(recordSchema, ['user', 'said']);

function without(record: LogRecord, { user, as }: Redaction): LogRecord {
  return inUsersWords(record, (kind, value) => {
    if (kind === 'said') return unmentioned(String(value), user, as);
    return value === user ? as : value;
  });
}

/** Text without a user's ID: a Discord ID anywhere, another name only where it's meant as one. */
function unmentioned(text: string, user: string, as: string): string {
  const id = user.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const pattern = /^\d{17,20}$/.test(user)
    ? `<@!?${id}>|(?<!\\d)${id}(?!\\d)`
    : `(?<=\\bto:"?@?)${id}(?=["\\s]|$)|@${id}\\b`;
  return text.replaceAll(new RegExp(pattern, 'gu'), as);
}
