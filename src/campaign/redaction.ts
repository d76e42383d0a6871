import { z } from 'zod';
import { keys } from './keys.ts';
import { type EventOf, type LogRecord, UnreadableRecord } from './record.ts';
import type { Store } from './store/store.ts';

const redaction = z.object({
  user: z.string(),
  /** What stands in the place of the user's ID. */
  as: z.string(),
  /** In the records up to this one: whoever comes back is somebody new. */
  through: z.number().int(),
});

/** A user who is not to be named any more. */
export type Redaction = z.infer<typeof redaction>;

/** Who is not to be named in a log, as the store has it. @throws {UnreadableRecord} */
export function readRedactions(value: unknown, log: string): Redaction[] {
  if (value === undefined) return [];
  const read = z.array(redaction).safeParse(value);
  if (read.success) return read.data;
  throw new UnreadableRecord(keys.redacted(log), { cause: read.error });
}

export async function redactionsOf(store: Store, log: string): Promise<Redaction[]> {
  return readRedactions(await store.get(keys.redacted(log)), log);
}

/** A record with pseudonyms in the place of users who are not to be named: as who spoke or is meant, and where mentioned. */
export function redacted(record: LogRecord, redactions: readonly Redaction[]): LogRecord {
  const due = redactions.filter(({ through }) => record.seq <= through);
  // The first one has it: later ones are for what was said later.
  return due.reduce((before, each) => without(before, each), record);
}

function without(record: LogRecord, { user, as }: Redaction): LogRecord {
  const other = (id: string) => (id === user ? as : id);
  return {
    ...record,
    by: other(record.by),
    command: unmentioned(record.command, user, as),
    events: record.events.map((event) => {
      if (event.type === 'asked') return unasked(event, other);
      if (event.type === 'agreed' || event.type === 'declined' || event.type === 'lapsed') {
        return { ...event, by: other(event.by) };
      }
      if ('user' in event) return { ...event, user: other(event.user) };
      if (event.type === 'game-opened') return { ...event, umpire: other(event.umpire) };
      return event.type === 'noted' ? { ...event, text: unmentioned(event.text, user, as) } : event;
    }),
  };
}

/** What is asked, with whoever asks, may answer or is meant under another name. */
function unasked(asked: EventOf<'asked'>, other: (id: string) => string): EventOf<'asked'> {
  const { by, users, proposes, on } = asked;
  return {
    ...asked,
    by: other(by),
    users: users.map(other),
    proposes: proposes.map((event) => ('user' in event ? { ...event, user: other(event.user) } : event)),
    on: on.user === undefined ? on : { ...on, user: other(on.user) },
  };
}

/** Text without a user's ID: wherever it stands if it is Discord's, else where a name is meant as one. */
function unmentioned(text: string, user: string, as: string): string {
  const id = user.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const pattern = /^\d{17,20}$/.test(user)
    ? `<@!?${id}>|(?<!\\d)${id}(?!\\d)`
    : `(?<=\\bto:"?@?)${id}(?=["\\s]|$)|@${id}\\b`;
  return text.replaceAll(new RegExp(pattern, 'gu'), as);
}
