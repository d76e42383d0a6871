import { declared } from './events/index.ts';
import type { EventOf, LogEvent, LogRecord } from './record.ts';

/** What replaces one event. */
export type Place = EventOf<'corrected'>['places'][number];

/** What replaces the events of a record, and the record that says so. */
interface Instead {
  readonly by: number;
  readonly places: readonly Place[];
}

/** By the number of the corrected record: the last correction that stands. */
export type Corrections = ReadonlyMap<number, Instead>;

export const NO_CORRECTIONS: Corrections = new Map();

/** The corrections that stand after all these records. @param struck numbers of the records that are struck out */
export function correctionsIn(
  records: Iterable<Pick<LogRecord, 'seq' | 'events'>>,
  struck: ReadonlySet<number>,
): Corrections {
  const found = new Map<number, Instead>();
  for (const record of records) {
    if (struck.has(record.seq)) continue;
    for (const event of record.events) {
      if (event.type === 'corrected')
        for (const [seq, places] of bySeq(event)) found.set(seq, { by: record.seq, places });
    }
  }
  return found;
}

function bySeq({ places }: EventOf<'corrected'>): ReadonlyMap<number, readonly Place[]> {
  const found = new Map<number, Place[]>();
  for (const each of places) found.set(each.seq, [...(found.get(each.seq) ?? []), each]);
  return found;
}

/** The events of a record with its corrections applied. */
export function asItStands(
  { seq, events }: Pick<LogRecord, 'seq' | 'events'>,
  corrections: Corrections,
): readonly LogEvent[] {
  const instead = corrections.get(seq);
  if (!instead) return events;
  const now = events.map((event, i) => {
    // In an imported file too, the replacement must be of the same kind.
    return instead.places.find(({ index, event: { type } }) => index === i && type === event.type)?.event ?? event;
  });
  // Whoever goes elsewhere isn't stopped where he was: of what came of his old way, only what lasts is left.
  const isElsewhere = now.some((event, i) => placesIn(event) !== placesIn(events[i]!));
  return isElsewhere ? now.map((event) => declared(event).lasts?.(event) ?? event) : now;
}

/** Where an event has units stand. */
function placesIn(event: LogEvent): string {
  const effects = 'effects' in event ? (event.effects ?? []) : [];
  return JSON.stringify(effects.filter((each) => each.effect === 'set' && each.field === 'at'));
}

/** The records that a record corrects, itself first. */
export function correctedIn({ events }: Pick<LogRecord, 'events'>): readonly number[] {
  return events.flatMap((event) =>
    event.type === 'corrected' ? [event.seq, ...event.places.map(({ seq }) => seq)] : [],
  );
}
