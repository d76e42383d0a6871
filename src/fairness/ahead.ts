import { RoundsNamed } from './beacon/rounds.ts';
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
  /** The records whose own veil is shown at some time. */
  readonly veiled = new Set<number>();
  /** Whether any of them says anything about a beacon. */
  beacon = false;
  /** The rounds that they were thrown from. */
  readonly rounds = new RoundsNamed();
  /** How many records there are. */
  records = 0;

  take(record: LoggedRecord): void {
    const { events } = record;
    this.records += 1;
    this.rounds.take(record);
    for (const { type, seed, veil, seq, places = [], strikes = [] } of events) {
      this.beacon ||= type === 'beacon-set';
      if (type === 'seed-revealed') this.#show(seed);
      if (type === 'veil-shown') this.#show(veil);
      if (type === 'veil-shown' && typeof seq === 'number') this.veiled.add(seq);
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
