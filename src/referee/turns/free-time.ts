import { Temporal } from 'temporal-polyfill';
import type { Hours } from './typed-times.ts';

/** When someone doesn't want to be disturbed. */
export interface Availability {
  /** The time zone of the quiet hours; UTC if it's unknown. */
  readonly zone?: string | undefined;
  readonly quiet?: Hours | undefined;
  /** Away until then. */
  readonly away?: string | undefined;
}

/** Real cases need only a few steps in a row; this makes sure that it ends in any case. */
const MOST_STEPS = 5;

/** The first moment from a given time at which someone may be disturbed: neither away nor in quiet hours. */
export function freeFrom(at: number, availability: Availability): number {
  let free = at;
  for (let i = 0; i < MOST_STEPS; i++) {
    const next = quietEnd(backFrom(free, availability), availability);
    if (next === free) break;
    free = next;
  }
  return free;
}

/** Whether someone may be disturbed at a given time. */
export function isFree(at: number, availability: Availability): boolean {
  return freeFrom(at, availability) === at;
}

/** The first moment from a given time at which someone is back. */
export function backFrom(at: number, { away }: Availability): number {
  return away === undefined ? at : Math.max(at, Date.parse(away));
}

/**
 * The end of the quiet hours that a time falls in, or the time itself if it's outside them. Changes to summer time are respected.
 */
function quietEnd(at: number, { zone = 'UTC', quiet }: Availability): number {
  if (!quiet || !isWithin(minuteOf(hereAt(at, zone)), quiet)) return at;
  const here = hereAt(at, zone);
  const today = here.toPlainDate().toPlainDateTime({ hour: Math.floor(quiet.to / 60), minute: quiet.to % 60 });
  // When the clocks change, an hour comes twice, or not at all: then the change itself may end them, or only the day after.
  const ends = [0, 1, 2]
    .map((days) => today.add({ days }))
    .flatMap((each) => [
      each.toZonedDateTime(zone, { disambiguation: 'earlier' }),
      each.toZonedDateTime(zone, { disambiguation: 'later' }),
    ]);
  const change = here.getTimeZoneTransition('next');
  const possible = [...ends, ...(change ? [change] : [])].filter((each) => !isWithin(minuteOf(each), quiet));
  return Math.min(...possible.map(({ epochMilliseconds }) => epochMilliseconds).filter((each) => each > at));
}

function hereAt(at: number, zone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);
}

function minuteOf({ hour, minute }: Temporal.ZonedDateTime): number {
  return hour * 60 + minute;
}

function isWithin(minute: number, { from, to }: Hours): boolean {
  return from < to ? minute >= from && minute < to : minute >= from || minute < to;
}
