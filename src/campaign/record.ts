import * as z from 'zod';
import { idOf, said, user } from '../kernel/texts.ts';
import { logEvent } from './events/index.ts';

export type { EventOf, LogEvent } from './events/index.ts';
export type { Ruled } from './events/ruling.ts';

/** The format of the records written today. Earlier ones say less and read the same; unknown versions are refused. */
export const RECORD_VERSION = 3;

/** A record as it's written; use `readRecord` to read one. */
export const record = z.object({
  version: z.union([z.literal(1), z.literal(2), z.literal(RECORD_VERSION)]),
  seq: z.number().int().positive(),
  at: z.iso.datetime(),
  /** The user who gave the command: a Discord user's ID, or a name at the terminal. */
  by: user,
  /** The interaction that caused it. Each interaction is acted on only once. */
  interaction: idOf,
  /** The command as it was typed. */
  command: said,
  events: z.array(logEvent),
});

/** What one command wrote. Writing it is the commit. */
export type LogRecord = z.infer<typeof record>;
/** A record can't be read: a later Umpire wrote it, or it's damaged. The log is left as it is. */
export class UnreadableRecord extends Error {
  constructor(key: string, options?: ErrorOptions) {
    super(`The record ${key} cannot be read`, options);
    this.name = 'UnreadableRecord';
  }
}

/** A record is gone although later ones exist. Its number is not given again. */
export class MissingRecord extends Error {
  constructor(key: string) {
    super(`The record ${key} is missing, and the log goes on after it`);
    this.name = 'MissingRecord';
  }
}

/** A record couldn't be read back unchanged: a bug of ours. Nothing is written. */
export class UnwritableRecord extends Error {
  constructor(command: string, options?: ErrorOptions) {
    super(`What ${command.split(' ', 1)[0]} came to could not be read back, and is not written`, options);
    this.name = 'UnwritableRecord';
  }
}

/** Made once for each record, which never changes: it's measured, and then stored. */
const texts = new WeakMap<LogRecord, string>();

/** A record's JSON. */
export function jsonOf(record: LogRecord): string {
  const text = texts.get(record) ?? JSON.stringify(record);
  texts.set(record, text);
  return text;
}

/**
 * A record before it's written, in the form it will be read back in: every reply is made from that.
 * @throws {UnwritableRecord} if it couldn't be read back, or would lose something on the way
 */
export function writable(made: LogRecord): LogRecord {
  const text = JSON.stringify(made);
  const stored: unknown = JSON.parse(text);
  const read = record.safeParse(stored);
  if (!read.success) throw new UnwritableRecord(made.command, { cause: read.error });
  // Nothing is added on the way, so whatever is lost makes it shorter.
  if (JSON.stringify(read.data).length === text.length) {
    texts.set(read.data, text);
    return read.data;
  }
  throw new UnwritableRecord(made.command, { cause: new Error('It holds what no event declares') });
}

/**
 * A record as the store returned it, checked.
 * @param seq the number that it's stored under, if that is known
 * @throws {UnreadableRecord}
 */
export function readRecord(key: string, value: unknown, seq?: number): LogRecord {
  const read = record.safeParse(value);
  if (read.success && (seq === undefined || read.data.seq === seq)) return read.data;
  throw new UnreadableRecord(key, { cause: read.error ?? new Error(`It says that it is number ${read.data?.seq}`) });
}
