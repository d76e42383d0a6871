import { Temporal } from 'temporal-polyfill';
import type { Referee } from '../referee/referee.ts';
import type { Change, Wishes } from '../referee/settings.ts';
import { readDate, readHours, readZone } from '../referee/turns/typed-times.ts';

/** When somebody is mostly back, as one types it. */
export const LIKELY_BACK = [
  'tomorrow',
  'in 2 days',
  'in 3 days',
  'in 5 days',
  'in 1 week',
  'in 2 weeks',
  'in 4 weeks',
  'off',
];
/** Hours in which people mostly want to be left alone, as one types them. */
export const LIKELY_QUIET = ['22-7', '21-7', '23-7', '22-8', '23-8', '0-8', '9-17', '8-18', 'off'];

/** What somebody says about their own settings, as they type it. */
export interface SaidOfSettings {
  readonly rulings?: Change['rulings'];
  readonly lengths?: Change['lengths'];
  readonly dice?: Change['dice'];
  readonly pings?: boolean | undefined;
  readonly timezone?: string | undefined;
  readonly quiet?: string | undefined;
  readonly away?: string | undefined;
}

/** Words that take a value away. */
const NONE = ['off', 'none'];
const BACK = [...NONE, 'now', 'back'];

/**
 * What changes by that. A date is meant in the time zone that's said with it, or that the user has set before.
 * @param awayIn the option that says when they're back
 * @throws {InputError} for hours, a zone or a date that can't be read
 */
export async function changeSaid(
  { settings, clock }: Pick<Referee, 'settings' | 'clock'>,
  user: string,
  { rulings, lengths, dice, pings, timezone, quiet, away }: SaidOfSettings,
  awayIn = 'away',
): Promise<Change> {
  const zone = timezone === undefined ? undefined : isOneOf(NONE, timezone) ? null : readZone('timezone', timezone);
  const hours = quiet === undefined ? undefined : isOneOf(NONE, quiet) ? null : readHours('quiet', quiet);
  const until = async (typed: string) => {
    const meant = zone === undefined ? (await settings.of(user)).zone : zone;
    return (await readDate(awayIn, typed, new Date(clock.now()), meant ?? 'UTC')).toISOString();
  };
  return {
    ...(rulings === undefined ? {} : { rulings }),
    ...(lengths === undefined ? {} : { lengths }),
    ...(dice === undefined ? {} : { dice }),
    ...(pings === undefined ? {} : { off: pings ? null : (true as const) }),
    ...(zone === undefined ? {} : { zone }),
    ...(hours === undefined ? {} : { quiet: hours }),
    ...(away === undefined ? {} : { away: isOneOf(BACK, away) ? null : await until(away) }),
  };
}

/** What's set, as its owner would type it. @param now in milliseconds: who was away until then is back */
export function timesTyped(
  { zone, quiet, away }: Wishes,
  now: number,
): Readonly<Partial<Record<'timezone' | 'quiet' | 'away', string>>> {
  const back = away === undefined || Date.parse(away) <= now ? undefined : away;
  return {
    ...(zone === undefined ? {} : { timezone: zone }),
    ...(quiet === undefined ? {} : { quiet: `${hour(quiet.from)}-${hour(quiet.to)}` }),
    ...(back === undefined ? {} : { away: dateTyped(back, zone) }),
  };
}

/** A full hour as people type it, `22`, and else with its minutes. */
function hour(minute: number): string {
  const minutes = minute % 60;
  return `${Math.floor(minute / 60)}${minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`}`;
}

function dateTyped(at: string, zone = 'UTC'): string {
  const here = Temporal.Instant.from(at).toZonedDateTimeISO(zone).toPlainDateTime();
  return here.toString({ smallestUnit: 'minute' }).replace('T', ' ');
}

function isOneOf(words: readonly string[], typed: string): boolean {
  return words.includes(typed.trim().toLowerCase());
}
