import { isDeepStrictEqual } from 'node:util';
import type { LogRecord } from '../record.ts';
import { StandingSoFar } from '../standing.ts';
import { arrivalIn } from './origins.ts';

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

/** What follows from the records of a log, a record at a time. */
export class FollowingSoFar {
  readonly #standing = new StandingSoFar();
  readonly #rulesets = new Set<string>();
  readonly #opened: { seq: number; name: string }[] = [];
  #commitment: string | undefined;

  take(record: LogRecord): void {
    const { seq, events } = record;
    this.#standing.take(record);
    // From the record on that an import wrote, the log is another one.
    if (arrivalIn(record) !== undefined) this.#commitment = undefined;
    for (const event of events) {
      if ('rules' in event) this.#rulesets.add(event.rules);
      if (event.type === 'game-opened') this.#opened.push({ seq, name: event.name });
      else if (event.type === 'committed') this.#commitment ??= event.commitment;
    }
  }

  get all(): Following {
    const { struck, corrections } = this.#standing.all;
    const opened = this.#opened.findLast(({ seq }) => !struck.has(seq));
    return {
      ...(opened ? { name: opened.name } : {}),
      rulesets: [...this.#rulesets],
      struck: [...struck].sort((a, b) => a - b),
      corrected: Object.fromEntries([...corrections].map(([seq, { by }]) => [seq, by])),
      ...(this.#commitment === undefined ? {} : { commitment: this.#commitment }),
    };
  }
}

/**
 * The first thing that a file says beside its records and that they don't; nothing if it all follows. What it leaves out is
 * no fault, and neither is the name of an older file that holds loose rulings only.
 */
export function headFault(
  head: Readonly<Record<string, unknown>>,
  { name, rulesets, struck, corrected, commitment }: Following,
): string | undefined {
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
