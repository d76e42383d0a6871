import { parentPort } from 'node:worker_threads';
import type { Campaign } from '../../campaign/campaign.ts';
import type { ExportHead } from '../../campaign/export.ts';
import type { LogRecord } from '../../campaign/record.ts';
import { type Committed, type Proof, proofOf, seedsOf } from '../../fairness/verify.ts';
import type { Values } from '../../kernel/refusal.ts';
import { InputError } from '../../kernel/refusal.ts';
import { readExport, type Words } from './reading.ts';

// The thread in which files are read: whatever is in them, nobody else waits for it.

/** What it says. */
export type Said =
  | { readonly says: 'refused'; readonly what: string; readonly values: Values }
  /** Which seeds it would need to work the dice out. */
  | { readonly says: 'seeds'; readonly wanted: readonly Committed[] }
  | {
      readonly says: 'checked';
      readonly head: ExportHead;
      readonly records: number;
      readonly campaign: Campaign;
      readonly snapshot: Campaign | undefined;
      readonly proof: Proof;
    }
  /** Some records more; none are left once there are none in it. */
  | { readonly says: 'records'; readonly records: readonly LogRecord[] };

/** What it is told: a file, the seeds that are known (in hexadecimal, by log and commitment), then to go on. */
export type Told =
  | { readonly bytes: Uint8Array; readonly words: Words }
  | { readonly seeds: Readonly<Record<string, string>> }
  | 'next';

/** So much is handed over at once, in bytes of JSON: unpacking it is soon done. */
const AT_ONCE = 64 * 1024;

const port = parentPort!;
const say = (said: Said) => port.postMessage(said);

/** What it says of a file, each in answer to what it is told: which seeds it wants, what is in it, then its records. */
async function* read(bytes: Uint8Array, words: Words): AsyncGenerator<Said, void, Told> {
  const { head, records, campaign, snapshot } = readExport(bytes, words);
  const origins = [...head.origins, { log: head.log, last: records.length }];
  const told = yield { says: 'seeds', wanted: seedsOf(records, origins) };
  const seeds = typeof told === 'object' && 'seeds' in told ? told.seeds : {};
  const proof = proofOf(records, origins, ({ log, commitment }) => {
    const hex = seeds[`${log}:${commitment}`];
    return hex === undefined ? undefined : Buffer.from(hex, 'hex');
  });
  yield { says: 'checked', head, records: records.length, campaign, snapshot, proof };
  for (const some of parcels(records)) yield { says: 'records', records: some };
  yield { says: 'records', records: [] };
}

function* parcels(records: readonly LogRecord[]): Generator<readonly LogRecord[]> {
  let some: LogRecord[] = [];
  let bytes = 0;
  for (const each of records) {
    const size = JSON.stringify(each).length;
    if (some.length > 0 && bytes + size > AT_ONCE) {
      yield some;
      some = [];
      bytes = 0;
    }
    some.push(each);
    bytes += size;
  }
  yield some;
}

let reading: AsyncGenerator<Said, void, Told> | undefined;

port.on('message', async (told: Told) => {
  if (typeof told === 'object' && 'bytes' in told) reading = read(told.bytes, told.words);
  try {
    const { value } = await reading!.next(told);
    if (value) say(value);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    say({ says: 'refused', what: error.says, values: error.values });
  }
});
