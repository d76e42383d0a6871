import {
  EXPORT_VERSION,
  MOST_BYTES,
  MOST_RECORDS,
  UMPIRE_VERSION,
  type WrittenExport,
} from '../../campaign/export/export.ts';
import type { OpenCampaign } from '../../campaign/folding/campaigns.ts';
import { standings } from '../../campaign/folding/standings.ts';
import type { Store } from '../../campaign/store/store.ts';
import { fingerprintAfter } from '../../fairness/chain.ts';
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
  known: OpenCampaign,
  name: string,
  size = LARGEST,
): AsyncGenerator<WrittenExport> {
  const { log, campaign, commitment } = known;
  const origins = await originsOf(store, log.id);
  let records: Buffer[] = [];
  let rulesets: Record<string, string> = {};
  let fingerprints: string[] = [];
  let bytes = 0;
  let [number, first] = [1, 1];
  let before = '';
  const part = async (more: boolean): Promise<WrittenExport> => {
    const seqs = records.map((_, i) => first + i);
    const { struck } = await standings(known, seqs);
    return {
      umpire: EXPORT_VERSION,
      format: 'campaign',
      version: UMPIRE_VERSION,
      name,
      log: log.id,
      commitment,
      origins,
      rulesets,
      struck: seqs.filter((seq) => struck.has(seq)),
      part: { number, first, more },
      fingerprints,
      records,
    };
  };
  for await (const record of log.from(1, campaign.seq)) {
    const text = Buffer.from(JSON.stringify(record));
    if (records.length > 0 && (records.length >= size.records || bytes + text.length > size.bytes)) {
      yield await part(true);
      [records, fingerprints, rulesets, bytes] = [[], [], {}, 0];
      [number, first] = [number + 1, record.seq];
    }
    before = fingerprintAfter(before, record);
    records.push(text);
    fingerprints.push(before);
    Object.assign(rulesets, rulebooksOf([record]));
    bytes += text.length;
  }
  yield await part(false);
}
