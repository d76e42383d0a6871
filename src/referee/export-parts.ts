import {
  type CampaignExport,
  EXPORT_VERSION,
  MOST_BYTES,
  MOST_RECORDS,
  UMPIRE_VERSION,
} from '../campaign/export/export.ts';
import type { OpenCampaign } from '../campaign/folding/campaigns.ts';
import type { LogRecord } from '../campaign/record.ts';
import type { Store } from '../campaign/store/store.ts';
import { fingerprintAfter } from '../fairness/chain.ts';
import { originsOf } from './importing.ts';
import { rulebooksOf } from './transfer.ts';

/** How much a part holds at most: its head and its fingerprints have their place in a file too. */
export interface PartSize {
  readonly records: number;
  /** Of its records as JSON. */
  readonly bytes: number;
}

const LARGEST: PartSize = { records: MOST_RECORDS / 2, bytes: MOST_BYTES / 2 };

/**
 * A campaign of any length in parts, each within the limits of a file, in order. Only one part is in memory at a time.
 * @throws {UnreadableRecord} if a record can't be read
 */
export async function* partsOf(
  store: Store,
  { log, campaign, commitment }: OpenCampaign,
  name: string,
  size = LARGEST,
): AsyncGenerator<CampaignExport> {
  const origins = await originsOf(store, log.id);
  let records: LogRecord[] = [];
  let fingerprints: string[] = [];
  let bytes = 0;
  let number = 1;
  let before = '';
  const part = (more: boolean): CampaignExport => {
    const first = records[0]?.seq ?? 1;
    const within = (seq: number) => seq >= first && seq < first + records.length;
    return {
      umpire: EXPORT_VERSION,
      format: 'campaign',
      version: UMPIRE_VERSION,
      name,
      log: log.id,
      commitment,
      origins,
      rulesets: rulebooksOf(records),
      struck: campaign.struck.filter(within).toSorted((a, b) => a - b),
      part: { number, first, more },
      fingerprints,
      records,
    };
  };
  for await (const record of log.from(1, campaign.seq)) {
    const length = Buffer.byteLength(JSON.stringify(record));
    if (records.length > 0 && (records.length >= size.records || bytes + length > size.bytes)) {
      yield part(true);
      [records, fingerprints, bytes, number] = [[], [], 0, number + 1];
    }
    before = fingerprintAfter(before, record);
    records.push(record);
    fingerprints.push(before);
    bytes += length;
  }
  yield part(false);
}
