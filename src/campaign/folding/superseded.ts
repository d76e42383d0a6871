import { corrected } from '../events/correction.ts';
import type { EventOf, LogRecord } from '../record.ts';
import { rewrittenBy } from '../standing.ts';
import { type Known, readable, standings } from './standings.ts';

/** No record in particular strikes out an undone one. */
export const UNDONE = 0;

/**
 * Which of these records don't count as they were written, and what put them right: the number of that record, or 0 if they were
 * undone. A correction that another one has taken the place of is put right by that.
 * @throws {StoreError}
 */
export async function superseded(known: Known, seqs: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const { struck, corrections } = await standings(known, seqs);
  const found = new Map([...corrections].map(([seq, { by }]) => [seq, by]));
  for (const seq of struck) found.set(seq, UNDONE);
  const rest = seqs.filter((seq) => !found.has(seq));
  for (const record of await readable(known.log, rest)) {
    const by = await takenBy(known, record);
    if (by !== undefined) found.set(record.seq, by);
  }
  return found;
}

/** The newest correction of the same ruling after this one, if it is one. */
async function takenBy(known: Known, record: LogRecord): Promise<number | undefined> {
  const [own] = correctionsOf(record);
  const by = own && (await standings(known, [own.seq])).corrections.get(own.seq)?.by;
  if (by === undefined || by <= record.seq) return undefined;
  const [newer] = await readable(known.log, [by]);
  return newer && correctionsOf(newer).some(({ seq }) => seq === own!.seq) ? by : undefined;
}

/** All records that may read otherwise because of those from one number to another, in no order. */
export async function touchedBy(known: Known, first: number, last: number): Promise<readonly number[]> {
  const touched = new Set<number>();
  for await (const record of known.log.from(first, last)) for (const seq of rewrittenBy(record)) touched.add(seq);
  // If a correction is struck out, what it's about reads otherwise, and so do the other corrections of that.
  const corrections = (await readable(known.log, [...touched])).flatMap(correctionsOf);
  for (const { seq, places } of corrections)
    for (const each of [seq, ...places.map((place) => place.seq)]) touched.add(each);
  const by = await readable(known.log, await known.log.rewriters([...touched]));
  return [...touched, ...by.filter((record) => correctionsOf(record).length > 0).map(({ seq }) => seq)];
}

function correctionsOf({ events }: LogRecord): readonly EventOf<'corrected'>[] {
  return events.filter(corrected.is);
}
