import type { LoggedPlace, LoggedRecord } from './logged.ts';
import { commitmentOf, type Seed } from './seed.ts';

/**
 * What later records of a log say of earlier ones. With that known, its records are checked one after the other, and nothing of
 * a record is kept that no later one comes back to: a log of any length can be read twice, and is never in memory as a whole.
 */
export class Ahead {
  /** The seeds and veils that the records show, by their hashes. */
  readonly shown = new Map<string, Seed>();
  /** The events that corrections replace (`placeOf`). */
  readonly corrected = new Set<string>();
  /** The numbers of the records that are undone at some time, whether or not that is taken back. */
  readonly undone = new Set<number>();
  /** How many records there are. */
  records = 0;

  take({ events }: LoggedRecord): void {
    this.records += 1;
    for (const { type, seed, veil, places = [], strikes = [] } of events) {
      if (type === 'seed-revealed') this.#show(seed);
      if (type === 'veil-shown') this.#show(veil);
      for (const place of places) this.corrected.add(placeOf(place));
      for (const seq of type === 'undone' ? strikes : []) this.undone.add(seq);
    }
  }

  #show(secret: unknown): void {
    const bytes = Buffer.from(String(secret), 'hex');
    this.shown.set(commitmentOf(bytes), bytes);
  }
}

/** The same for records that are all here. */
export function aheadIn(records: Iterable<LoggedRecord>): Ahead {
  const ahead = new Ahead();
  for (const record of records) ahead.take(record);
  return ahead;
}

/** The place of an event in a log, as a key. */
export function placeOf({ seq, index }: Pick<LoggedPlace, 'seq' | 'index'>): string {
  return `${seq}:${index}`;
}
