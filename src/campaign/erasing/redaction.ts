import { z } from 'zod';
import { keys } from '../keys.ts';
import type { Need } from '../owed/asks.ts';
import { type EventOf, type LogRecord, UnreadableRecord } from '../record.ts';
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

function without(record: LogRecord, { user, as }: Redaction): LogRecord {
  const other = (id: string) => (id === user ? as : id);
  return {
    ...record,
    by: other(record.by),
    command: unmentioned(record.command, user, as),
    events: record.events.map((event) => {
      if (event.type === 'asked') return unasked(event, other);
      if (event.type === 'agreed-in-part') {
        return { ...event, by: other(event.by), needs: unneeded(event.needs, other) };
      }
      if (event.type === 'questioned') {
        const why = event.why === undefined ? {} : { why: unmentioned(event.why, user, as) };
        return { ...event, by: other(event.by), user: other(event.user), ...why };
      }
      if (event.type === 'question-answered') return { ...event, by: other(event.by), user: other(event.user) };
      if (event.type === 'question-closed') return { ...event, by: other(event.by) };
      if (event.type === 'photo-taken') return unshown(event, (text) => unmentioned(text, user, as));
      if (event.type === 'agreed' || event.type === 'declined' || event.type === 'lapsed') {
        return { ...event, by: other(event.by) };
      }
      if ('user' in event) return { ...event, user: other(event.user) };
      if (event.type === 'game-opened') return { ...event, umpire: other(event.umpire) };
      return event.type === 'noted' ? { ...event, text: unmentioned(event.text, user, as) } : event;
    }),
  };
}

/** A picture's description without anyone's ID. */
function unshown(photo: EventOf<'photo-taken'>, without: (text: string) => string): EventOf<'photo-taken'> {
  const { caption, alt } = photo;
  return {
    ...photo,
    ...(caption === undefined ? {} : { caption: without(caption) }),
    ...(alt === undefined ? {} : { alt: without(alt) }),
  };
}

/** An ask in which the user who asks, who may answer or who is meant is given a pseudonym. */
function unasked(asked: EventOf<'asked'>, other: (id: string) => string): EventOf<'asked'> {
  const { by, users, needs, proposes, on } = asked;
  return {
    ...asked,
    by: other(by),
    users: users.map(other),
    ...(needs ? { needs: unneeded(needs, other) } : {}),
    proposes: proposes.map((event) => ('user' in event ? { ...event, user: other(event.user) } : event)),
    on: on.user === undefined ? on : { ...on, user: other(on.user) },
  };
}

function unneeded(needs: readonly Need[], other: (id: string) => string): Need[] {
  return needs.map((each) => ({ ...each, users: each.users.map(other) }));
}

/** Text without a user's ID: a Discord ID anywhere, another name only where it's meant as one. */
function unmentioned(text: string, user: string, as: string): string {
  const id = user.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const pattern = /^\d{17,20}$/.test(user)
    ? `<@!?${id}>|(?<!\\d)${id}(?!\\d)`
    : `(?<=\\bto:"?@?)${id}(?=["\\s]|$)|@${id}\\b`;
  return text.replaceAll(new RegExp(pattern, 'gu'), as);
}
