import { parentPort } from 'node:worker_threads';
import type { Campaign } from '../../campaign/campaign.ts';
import type { ExportHead } from '../../campaign/export/export.ts';
import type { LogRecord } from '../../campaign/record.ts';
import type { Committed, Proof } from '../../fairness/verify.ts';
import { proofOf, seedsOf, shownSeeds } from '../../fairness/whole-log.ts';
import type { Values } from '../../kernel/refusal.ts';
import { InputError } from '../../kernel/refusal.ts';
import { takeQuestions } from '../../threads/answering.ts';
import type { Words } from './check.ts';
import { readExport } from './reading.ts';

/** What the rest of the program has to know of a file's head. */
type ExportedFrom = Pick<ExportHead, 'log' | 'origins'>;

// The thread that reads files: whatever they contain, nobody else has to wait.

/** The thread's replies. */
export type FileAnswer =
  | { readonly says: 'refused'; readonly what: string; readonly values: Values }
  /** The seeds that the file doesn't show itself, and that it would need to work out the dice. */
  | { readonly says: 'seeds'; readonly wanted: readonly Committed[] }
  | {
      readonly says: 'checked';
      readonly head: ExportedFrom;
      /** The first record that the file's own fingerprints don't fit. */
      readonly altered: number | undefined;
      readonly records: number;
      readonly campaign: Campaign;
      readonly snapshot: Campaign | undefined;
      readonly proof: Proof;
    }
  /** Some more records; an empty list means that was all. */
  | { readonly says: 'records'; readonly records: readonly LogRecord[] };

/** What the thread is told: a file, the known seeds (in hexadecimal, by log and commitment), then to go on. */
export type FileQuestion =
  | { readonly bytes: Uint8Array; readonly words: Words }
  | { readonly seeds: Readonly<Record<string, string>> }
  | 'next';

/** How much is sent at once, in bytes of JSON: little enough to be unpacked quickly. */
const AT_ONCE = 64 * 1024;

const say = (said: FileAnswer) => parentPort!.postMessage(said);

/** The thread's replies about a file, each to one message: which seeds it wants, what the file holds, then its records. */
async function* read(bytes: Uint8Array, words: Words): AsyncGenerator<FileAnswer, void, FileQuestion> {
  const { head, altered, records, campaign, snapshot } = readExport(bytes, words);
  const origins = [...head.origins, { log: head.log, last: records.length }];
  const shown = shownSeeds(records);
  const wanted = seedsOf(records, origins).filter(({ commitment }) => !shown.has(commitment));
  const question = yield { says: 'seeds', wanted };
  const seeds = typeof question === 'object' && 'seeds' in question ? question.seeds : {};
  const proof = proofOf(records, origins, ({ log, commitment }) => {
    const hex = seeds[`${log}:${commitment}`];
    return shown.get(commitment) ?? (hex === undefined ? undefined : Buffer.from(hex, 'hex'));
  });
  const { log, origins: earlier } = head;
  yield {
    says: 'checked',
    head: { log, origins: earlier },
    altered,
    records: records.length,
    campaign,
    snapshot,
    proof,
  };
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

let reading: AsyncGenerator<FileAnswer, void, FileQuestion> | undefined;

takeQuestions<FileQuestion>(async (asked) => {
  if (typeof asked === 'object' && 'bytes' in asked) reading = read(asked.bytes, asked.words);
  try {
    const { value } = await reading!.next(asked);
    if (value) say(value);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    say({ says: 'refused', what: error.says, values: error.values });
  }
});
