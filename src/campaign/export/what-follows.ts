import { isDeepStrictEqual } from 'node:util';
import type { LogRecord } from '../record.ts';
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
  readonly #struck = new Set<number>();
  readonly #rulesets = new Set<string>();
  readonly #opened: { seq: number; name: string }[] = [];
  readonly #corrected: (readonly [corrected: number, by: number])[] = [];
  #commitment: string | undefined;

  take(record: LogRecord): void {
    const { seq, events } = record;
    // From the record on that an import wrote, the log is another one.
    if (arrivalIn(record) !== undefined) this.#commitment = undefined;
    for (const event of events) {
      if ('rules' in event) this.#rulesets.add(event.rules);
      if (event.type === 'undone') for (const each of event.strikes) this.#struck.add(each);
      else if (event.type === 'redone') for (const each of event.lifts) this.#struck.delete(each);
      else if (event.type === 'game-opened') this.#opened.push({ seq, name: event.name });
      else if (event.type === 'committed') this.#commitment ??= event.commitment;
      else if (event.type === 'corrected') for (const place of event.places) this.#corrected.push([place.seq, seq]);
    }
  }

  get all(): Following {
    const opened = this.#opened.findLast(({ seq }) => !this.#struck.has(seq));
    return {
      ...(opened ? { name: opened.name } : {}),
      rulesets: [...this.#rulesets],
      struck: [...this.#struck].sort((a, b) => a - b),
      corrected: Object.fromEntries(this.#corrected.filter(([, by]) => !this.#struck.has(by))),
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
