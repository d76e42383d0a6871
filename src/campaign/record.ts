import { z } from 'zod';
import * as game from './events/game.ts';
import * as orders from './events/orders.ts';
import { ruled } from './events/ruling.ts';
import * as solo from './events/solo.ts';
import { turnBegun } from './events/turns.ts';
import { redone, undoAsked, undone } from './events/undo.ts';
import * as units from './events/units.ts';

/** The form of the records written today. Older ones are upgraded when read, unknown ones refused. */
export const RECORD_VERSION = 1;

/** The log's secret seed, from here on, is one with this SHA-256. */
const committed = z.object({ type: z.literal('committed'), commitment: z.string(), mix: z.string() });

const event = z.discriminatedUnion('type', [
  committed,
  ruled,
  undone,
  redone,
  undoAsked,
  turnBegun,
  orders.orderSealed,
  orders.ordersComplete,
  orders.ordersRevealed,
  solo.soloAsked,
  solo.soloAnswered,
  solo.soloDid,
  game.gameOpened,
  game.gamePaused,
  game.gameResumed,
  game.gameEnded,
  game.battleBegun,
  game.rulesChosen,
  game.houseSet,
  game.enforcementSet,
  game.playerJoined,
  game.playerLeft,
  game.umpireNamed,
  game.noted,
  units.unitsAdded,
  units.unitEdited,
  units.unitRenamed,
  units.unitRemoved,
]);

/** A record as it is written; read one with `readRecord`. */
export const record = z.object({
  version: z.literal(RECORD_VERSION),
  seq: z.number().int().positive(),
  at: z.iso.datetime(),
  /** Who spoke: a Discord user's ID, at the terminal a name. */
  by: z.string(),
  /** The interaction that caused it: it is acted on once. */
  interaction: z.string(),
  /** As it was typed. */
  command: z.string(),
  events: z.array(event),
});

/** What one command wrote; writing it is the commit. */
export type LogRecord = z.infer<typeof record>;
/** What happened, in the past tense, with everything that was decided. */
export type LogEvent = LogRecord['events'][number];
/** An event of one kind. */
export type EventOf<T extends LogEvent['type']> = Extract<LogEvent, { type: T }>;
export type Ruled = EventOf<'ruled'>;

/** A record cannot be read: written by a later Umpire, or damaged. The log is left as it is. */
export class UnreadableRecord extends Error {
  constructor(key: string, options?: ErrorOptions) {
    super(`The record ${key} cannot be read`, options);
    this.name = 'UnreadableRecord';
  }
}

/** A record as the store gave it, checked. @throws {UnreadableRecord} */
export function readRecord(key: string, value: unknown): LogRecord {
  const read = record.safeParse(value);
  if (read.success) return read.data;
  throw new UnreadableRecord(key, { cause: read.error });
}
