import type { OpenCampaign } from '../../campaign/folding/campaigns.ts';
import type { LogRecord } from '../../campaign/record.ts';
import { StruckBackwards } from '../../campaign/standing.ts';
import { reading } from '../not-written.ts';

/** The newest records of a log that stand, the newest first. */
export interface Lately {
  /** The newest of all by then. */
  readonly upTo: number;
  /** They're only checked as far as they're looked at. */
  readonly standing: Iterable<LogRecord>;
}

/** Reads the newest records together. @param many how far back to look */
export async function latelyIn(known: OpenCampaign | undefined, many: number): Promise<Lately> {
  const upTo = known?.campaign.seq ?? 0;
  if (!known || upTo === 0) return { upTo, standing: [] };
  const records = await reading(known.log.newestFirst(Math.max(1, upTo - many + 1), upTo));
  return { upTo, standing: standingAmong(records) };
}

function* standingAmong(records: Iterable<LogRecord>): Iterable<LogRecord> {
  const struck = new StruckBackwards();
  for (const record of records) if (!struck.take(record)) yield record;
}
