import { Temporal } from 'temporal-polyfill';
import { nearest } from '../../kernel/options/nearest.ts';
import { InputError } from '../../kernel/refusal.ts';

const MINUTES: Readonly<Record<string, number>> = { m: 1, h: 60, d: 24 * 60, w: 7 * 24 * 60 };
const A_YEAR = 366 * MINUTES.d!;

/** A range of hours, in minutes after midnight; it may go past midnight. */
export interface Hours {
  readonly from: number;
  readonly to: number;
}

/**
 * A duration, as people type it: 24h, 2d, 90m, 1d 12h, 2 days.
 * @returns minutes
 * @throws {InputError} for anything else, less than an hour, or more than a year
 */
export function readDuration(option: string, typed: string, least = 60): number {
  const parts = [
    ...typed
      .trim()
      .toLowerCase()
      .matchAll(/(\d+)\s*([mhdw])[a-z]*\s*/gy),
  ];
  const read = parts.map(([whole]) => whole).join('');
  const minutes = parts.reduce((sum, [, n, unit]) => sum + Number(n) * MINUTES[unit!]!, 0);
  if (parts.length === 0 || read !== typed.trim().toLowerCase()) {
    throw new InputError('not-a-duration', { option, value: typed });
  }
  if (minutes < least || minutes > A_YEAR) throw new InputError('duration-out-of-range', { option, value: typed });
  return minutes;
}

/** A range of hours, as people type it: 22-7, 22:30-7:00. @throws {InputError} for anything else, or a range that never ends */
export function readHours(option: string, typed: string): Hours {
  const [, from, fromMinute = '0', to, toMinute = '0'] =
    /^\s*(\d{1,2})(?::(\d{2}))?\s*(?:-|–|to)\s*(\d{1,2})(?::(\d{2}))?\s*$/i.exec(typed) ?? [];
  const hours = { from: minuteOf(from, fromMinute), to: minuteOf(to, toMinute) };
  if (Number.isNaN(hours.from) || Number.isNaN(hours.to) || hours.from === hours.to) {
    throw new InputError('not-hours', { option, value: typed });
  }
  return hours;
}

function minuteOf(hour: string | undefined, minute: string): number {
  if (hour === undefined || Number(hour) > 24 || Number(minute) > 59) return Number.NaN;
  return (Number(hour) * 60 + Number(minute)) % (24 * 60);
}

/** All time zones, by name. */
export const ZONES: readonly string[] = ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')];

/** A time zone by its name, in any case. @throws {InputError} with the nearest */
export function readZone(option: string, typed: string): string {
  const folded = typed.trim().toLowerCase().replaceAll(' ', '_');
  const found = ZONES.find((zone) => zone.toLowerCase() === folded);
  if (found) return found;
  // "Berlin" is enough if only one zone ends in it.
  const cities = ZONES.filter((zone) => zone.toLowerCase().endsWith(`/${folded}`));
  if (cities.length === 1) return cities[0]!;
  const near = nearest(folded, [...ZONES, ...ZONES.map((zone) => zone.split('/').at(-1)!)]);
  throw new InputError('unknown-zone', { option, value: typed, ...(near === undefined ? {} : { nearest: near }) });
}

/**
 * A future time, as people type it: Friday, 3 May, 24.12., tomorrow 18:00, in 5 days, 2026-12-24. A day without an hour
 * means its beginning.
 * @param zone the time zone it's meant in
 * @throws {InputError} if it isn't a date, is in the past, or is more than a year away
 */
export async function readDate(option: string, typed: string, now: Date, zone: string): Promise<Date> {
  // Loaded only here: it knows dates in many languages.
  const { GB } = await import('chrono-node/en');
  const here = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone);
  const reference = { instant: now, timezone: here.offsetNanoseconds / 60e9 };
  const text = typed.trim().replace(/^(\d{1,2})\.(\d{1,2})\.?$/, '$1/$2');
  const start = GB.parse(text, reference, { forwardDate: true })[0]?.start;
  if (!start) throw new InputError('not-a-date', { option, value: typed });
  const timed = start.isCertain('hour');
  const day = { year: start.get('year')!, month: start.get('month')!, day: start.get('day')!, timeZone: zone };
  const time = timed ? { hour: start.get('hour')!, minute: start.get('minute') ?? 0 } : {};
  const found = new Date(Temporal.ZonedDateTime.from({ ...day, ...time }).epochMilliseconds);
  const ahead = found.getTime() - now.getTime();
  if (ahead <= 0 || ahead > A_YEAR * 60_000) throw new InputError('date-out-of-range', { option, value: typed });
  return found;
}
