import type { Campaign } from '../../campaign/campaign.ts';
import { declared } from '../../campaign/events/index.ts';
import { type Game, sideOf } from '../../campaign/game.ts';
import type { LogEvent, LogRecord } from '../../campaign/record.ts';
import type { Standing } from '../../campaign/standing.ts';
import { gameIn, sideNamed } from '../games/games.ts';
import { unitNamed } from '../units/units.ts';

/** Which records of a log are wanted: those that match everything here. */
export interface LogFilter {
  readonly unit?: string | undefined;
  readonly side?: string | undefined;
  readonly turn?: number | undefined;
  readonly verb?: string | undefined;
}

/** How many of the newest records are searched: only looking at each one shows what it's about. */
export const MOST_SCANNED = 5000;

type Test = (record: LogRecord, turn: number | undefined) => boolean;

export function isFiltered({ unit, side, turn, verb }: LogFilter): boolean {
  return [unit, side, turn, verb].some((each) => each !== undefined);
}

/**
 * Picks out the wanted records, which are passed in one after the other from the oldest on.
 * @throws {InputError} for a unit or side that the campaign doesn't have
 */
export function wantedBy(
  { unit, side, turn, verb }: LogFilter,
  campaign: Campaign,
  { struck }: Pick<Standing, 'struck'>,
): (record: LogRecord) => boolean {
  const tests: Test[] = [];
  if (unit !== undefined) tests.push(concerning(unitNamed(gameIn(campaign), unit).id));
  if (side !== undefined) tests.push(ofSide(gameIn(campaign), side));
  if (turn !== undefined) tests.push((_, at) => at === turn);
  if (verb !== undefined) tests.push((record) => isOf(verb.replace(/^\//, '').toLowerCase(), record));
  let now: number | undefined;
  return (record) => {
    if (!struck.has(record.seq)) now = turnAfter(record, now);
    return tests.every((test) => test(record, now));
  };
}

/** The turn after a record; a new battle is before its first turn. */
function turnAfter({ events }: LogRecord, before: number | undefined): number | undefined {
  return events.reduce<number | undefined>((turn, event) => {
    if (event.type === 'turn-begun') return event.at.turn;
    return declared(event).begins === 'battle' ? undefined : turn;
  }, before);
}

/** Finds a ruling by its verb, and anything else by its command. */
function isOf(verb: string, { events, command }: LogRecord): boolean {
  if (events.some((event) => event.type === 'ruled' && event.verb === verb)) return true;
  return command.toLowerCase() === `/${verb}` || command.toLowerCase().startsWith(`/${verb} `);
}

function concerning(unit: string): Test {
  return ({ events }) => events.some((event) => unitsIn(event).includes(unit));
}

/** What the units of a side did, what was done to them, and what its players said. */
function ofSide(game: Game, side: string): Test {
  const id = sideNamed(game, side);
  return ({ by, events }) => {
    if (sideOf(game, by) === id) return true;
    return events.some((event) => {
      if (event.type === 'turn-begun') return event.at.side === id;
      if (event.type === 'player-joined') return event.side === id;
      return unitsIn(event).some((unit) => game.units[unit]?.side === id);
    });
  };
}

/** The IDs of the units that an event is about. */
function unitsIn(event: LogEvent): readonly string[] {
  const own = 'unit' in event && event.unit !== undefined ? [event.unit] : [];
  return declared(event).units?.(event) ?? own;
}
