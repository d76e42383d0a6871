import { isDeepStrictEqual } from 'node:util';
import { struckAfter } from './campaign.ts';
import { arrivalIn } from './origins.ts';
import type { LogRecord } from './record.ts';

/** What an export says beside its records, and what they say themselves: a reader works it out again. */
export interface Following {
  /** The campaign's name, unless there were only loose rulings. */
  readonly name?: string;
  /** The IDs of the rulebooks that the records use, in order. */
  readonly rulesets: readonly string[];
  /** The numbers of the records that are struck out, in order. */
  readonly struck: readonly number[];
  /** For each corrected record, the number of the record that replaces it. */
  readonly corrected: Readonly<Record<string, number>>;
  /** SHA-256 of the seed that the log itself began with; absent if it hasn't committed to one. */
  readonly commitment?: string;
}

/** What follows from the records of a log. */
export function followingFrom(records: readonly LogRecord[]): Following {
  const struck = struckAfter([], records).sort((a, b) => a - b);
  const out = new Set(struck);
  const standing = records.filter(({ seq }) => !out.has(seq));
  const events = standing.flatMap((each) => each.events);
  const opened = events.findLast((event) => event.type === 'game-opened');
  const corrected = standing.flatMap(({ seq, events: own }) =>
    own.flatMap((event) => (event.type === 'corrected' ? event.places.map((place) => [place.seq, seq] as const) : [])),
  );
  const last = records.findLast((each) => arrivalIn(each) !== undefined);
  const own = records.slice(last ? last.seq - 1 : 0).flatMap((each) => each.events);
  const committed = own.find((event) => event.type === 'committed');
  return {
    ...(opened ? { name: opened.name } : {}),
    rulesets: rulesIn(records),
    struck,
    corrected: Object.fromEntries(corrected),
    ...(committed ? { commitment: committed.commitment } : {}),
  };
}

function rulesIn(records: readonly LogRecord[]): readonly string[] {
  const ids = records.flatMap(({ events }) => events.flatMap((event) => ('rules' in event ? [event.rules] : [])));
  return [...new Set(ids)];
}

/**
 * The first thing that a file says beside its records and that they don't; nothing if it all follows. What it leaves out is
 * no fault, and neither is the name of an older file that holds loose rulings only.
 */
export function headFault(head: Readonly<Record<string, unknown>>, records: readonly LogRecord[]): string | undefined {
  const { name, rulesets, struck, corrected, commitment } = followingFrom(records);
  const said: Readonly<Record<string, unknown>> = {
    commitment,
    ...(name === undefined ? {} : { name }),
    rulesets: [...rulesets].sort(),
    struck,
    corrected,
  };
  return Object.entries(said).find(([key, value]) => {
    if (value === undefined || head[key] === undefined) return false;
    const listed = key === 'rulesets' ? Object.keys(Object(head[key])).sort() : head[key];
    return !isDeepStrictEqual(listed, value);
  })?.[0];
}
