import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import * as agreement from './events/agreement.ts';
import * as battle from './events/battle.ts';
import { clockSet, timeRanOut } from './events/clock.ts';
import { corrected } from './events/correction.ts';
import { committed, rolled, seedRevealed, wordsMixed } from './events/fairness.ts';
import * as game from './events/game.ts';
import * as log from './events/log.ts';
import * as orders from './events/orders.ts';
import { heldBack, ruled } from './events/ruling.ts';
import * as solo from './events/solo.ts';
import { sideReady, turnBegun } from './events/turns.ts';
import { redone, undoAsked, undone } from './events/undo.ts';
import * as units from './events/units.ts';

/** The form of the records written today. Those of version 1 say less and read as they are; unknown ones are refused. */
export const RECORD_VERSION = 2;

const event = z.discriminatedUnion('type', [
  committed,
  wordsMixed,
  seedRevealed,
  rolled,
  ruled,
  heldBack,
  undone,
  redone,
  undoAsked,
  corrected,
  sideReady,
  turnBegun,
  orders.orderSealed,
  orders.ordersComplete,
  orders.ordersRead,
  orders.ordersRevealed,
  solo.soloAsked,
  solo.soloAnswered,
  solo.soloDid,
  solo.sealOpened,
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
  game.playerRemoved,
  game.sidesLocked,
  game.umpireNamed,
  game.umpireDismissed,
  game.diceSet,
  game.turnReportsSet,
  agreement.asked,
  agreement.agreed,
  agreement.declined,
  agreement.lapsed,
  battle.battleEnded,
  battle.objectiveSet,
  game.noted,
  clockSet,
  timeRanOut,
  units.unitsAdded,
  units.unitEdited,
  units.unitRenamed,
  units.unitRemoved,
  log.logMoved,
  log.logClosed,
  log.logImported,
  log.recordLost,
  log.seedLost,
]);

/** A record as it is written; read one with `readRecord`. */
export const record = z.object({
  version: z.union([z.literal(1), z.literal(RECORD_VERSION)]),
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

/** A record is gone though later ones are there. Its number is not given anew. */
export class MissingRecord extends Error {
  constructor(key: string) {
    super(`The record ${key} is missing, and the log goes on after it`);
    this.name = 'MissingRecord';
  }
}

/** What was to be written could not be read back as it is: a fault of ours. Nothing is written. */
export class UnwritableRecord extends Error {
  constructor(command: string, options?: ErrorOptions) {
    super(`What ${command.split(' ', 1)[0]} came to could not be read back, and is not written`, options);
    this.name = 'UnwritableRecord';
  }
}

/**
 * A record before it is written, as it will be read back: every reply is made from that.
 * @throws {UnwritableRecord} for one that could not be read back, or would lose something on the way
 */
export function writable(made: LogRecord): LogRecord {
  const stored: unknown = JSON.parse(JSON.stringify(made));
  const read = record.safeParse(stored);
  if (!read.success) throw new UnwritableRecord(made.command, { cause: read.error });
  if (isDeepStrictEqual(read.data, stored)) return read.data;
  throw new UnwritableRecord(made.command, { cause: new Error('It holds what no event declares') });
}

/**
 * A record as the store gave it, checked.
 * @param seq the number under which it stands, if that is known
 * @throws {UnreadableRecord}
 */
export function readRecord(key: string, value: unknown, seq?: number): LogRecord {
  const read = record.safeParse(value);
  if (read.success && (seq === undefined || read.data.seq === seq)) return read.data;
  throw new UnreadableRecord(key, { cause: read.error ?? new Error(`It says that it is number ${read.data?.seq}`) });
}
