import type { LogRecord } from '../../campaign/record.ts';
import type { Store } from '../../campaign/store/store.ts';
import { keptFault } from '../fairness/hiding.ts';

/** A seal on hidden units that can't be opened any more, or has something else behind it. */
export type HiddenFault = {
  readonly fault: 'hidden-lost' | 'hidden-changed';
  readonly log: string;
  readonly seq: number;
  readonly hash: string;
};

/**
 * The seals on hidden units that the store can't open any more, or that have something else behind them. What has been opened
 * stands in the log, and needs nothing beside it.
 * @param imported the number of the record that brought others: their seals stayed where they were made
 */
export async function hiddenFaults(
  store: Store,
  log: string,
  records: readonly LogRecord[],
  imported: number,
): Promise<HiddenFault[]> {
  const opened = new Set(
    records.flatMap(({ events }) =>
      events.flatMap((event) => (event.type === 'hiding-ended' ? event.seals.map(({ hash }) => hash) : [])),
    ),
  );
  const faults: HiddenFault[] = [];
  for (const { seq, events } of records) {
    for (const event of events) {
      if (event.type !== 'units-hidden' || seq <= imported || opened.has(event.hash)) continue;
      const fault = await keptFault(store, log, event.hash).catch((): 'lost' => 'lost');
      if (fault) faults.push({ fault: `hidden-${fault}`, log, seq, hash: event.hash });
    }
  }
  return faults;
}
