import type { EventOf, LogRecord } from '../record.ts';
import type { Origin } from './export.ts';

/** What a log says of the records that it began with: `log` wrote them up to number `last`. */
export type Arrived = Omit<EventOf<'imported'>, 'type'>;

/** What an import wrote, in today's words. */
export function arrivalOf(event: EventOf<'imported' | 'log-imported'>): Arrived {
  if (event.type === 'imported') {
    const { type: _, ...arrived } = event;
    return arrived;
  }
  return { log: event.log, last: event.through, proof: event.proof, dice: event.dice };
}

/** What a record says of an import, if it's the one that an import wrote. */
export function arrivalIn({ events }: Pick<LogRecord, 'events'>): Arrived | undefined {
  for (const event of events) {
    if (event.type === 'imported' || event.type === 'log-imported') return arrivalOf(event);
  }
  return undefined;
}

/** Whether the logs that records come from rise, and each ends before the last of so many records. */
export function areInOrder(origins: readonly Origin[], records: number): boolean {
  return origins.every(({ last }, i) => last > (origins[i - 1]?.last ?? 0) && last < records);
}

/** Since when an import always writes a record of its own. */
const OWN_RECORD = 3;

/**
 * What is wrong with what a file says about where its records come from. Its `origins` rise, each ends before the file's last
 * record, and they and the records that imports wrote say the same; older files may know more than their records say.
 * @returns the place in the file; nothing if all is well
 */
export function originsFault(origins: readonly Origin[], records: readonly LogRecord[]): string | undefined {
  let before = 0;
  for (const [i, { log, last }] of origins.entries()) {
    if (last <= before || last >= records.length) return `origins.${i}.last`;
    const next = records[last]!;
    const arrived = arrivalIn(next);
    if (arrived ? arrived.log !== log || arrived.last !== last : next.version >= OWN_RECORD) return `origins.${i}`;
    before = last;
  }
  const told = new Set(origins.map(({ last }) => last));
  const alone = records.find((record) => arrivalIn(record) !== undefined && !told.has(record.seq - 1));
  return alone && `record ${alone.seq}: events`;
}
