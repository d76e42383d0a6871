import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import * as z from 'zod';
import { InputError } from '../../kernel/refusal.ts';
import { breathing } from '../breath.ts';
import type { LogRecord } from '../record.ts';

/** The version of Umpire that writes the exports; a test keeps it equal to the one in package.json. */
export const UMPIRE_VERSION = '0.1.0';
/** The format of the exports written today (docs/export-format.md). */
export const EXPORT_VERSION = 1;
/** From this size on, an export is compressed, in bytes. */
export const GZIP_ABOVE = 8 * 1024 * 1024;
/** The largest export that can be read, in bytes once it's unzipped: a game by post of several years. */
export const MOST_BYTES = 32 * 1024 * 1024;
/** The most records that an export may hold to be read. */
export const MOST_RECORDS = 100_000;
/** The most logs that the records of an export may come from: it was imported that often. */
export const MOST_ORIGINS = 100;

const hash = z.string().regex(/^[0-9a-f]{64}$/);
const logId = z.string().regex(/^[\w-]{1,64}$/);

/** A log that records were written in before they were imported: its ID goes into every die. */
const origin = z.object({ log: logId, last: z.number().int().positive() });

/** The part of an export that's read beside its records. What follows from the records isn't read but worked out again. */
export const exportHead = z.object({
  umpire: z.literal(EXPORT_VERSION),
  format: z.literal('campaign'),
  /** The version of the Umpire that wrote it. */
  version: z.string().max(40),
  /** The log's own ID. */
  log: logId,
  /** SHA-256 of the seed that the log began with, or of the one it took after an import. */
  commitment: hash,
  /** Where imported records come from, oldest first: `log` wrote them up to number `last`. */
  origins: z.array(origin).max(MOST_ORIGINS),
  /** If the campaign is longer than a file may be: which part of it this is, the first record in it, and whether more follow. */
  part: z
    .object({ number: z.number().int().positive(), first: z.number().int().positive(), more: z.boolean() })
    .exactOptional(),
  /** The log's fingerprint up to each record (docs/checking-dice.md); older exports have none. */
  fingerprints: z.array(z.string().regex(/^[0-9a-f]{32}$/)).exactOptional(),
});

/** How long each list of the head may be: it's compared before anything in the list is looked at. */
export const MOST_IN_HEAD = { origins: MOST_ORIGINS, fingerprints: MOST_RECORDS } as const;

export type ExportHead = z.infer<typeof exportHead>;

/** What follows from the records, for people and programs that read the file. */
interface Following {
  /** The campaign's name; none if there were only loose rulings. */
  readonly name?: string;
  /** The names of the rulebooks that the records use, by ID. */
  readonly rulesets: Readonly<Record<string, string>>;
  /** The numbers of the records that are struck out. */
  readonly struck: readonly number[];
  /** For each corrected record, the number of the record that replaces it. */
  readonly corrected?: Readonly<Record<string, number>>;
}

/** A whole campaign as one document. It contains no secrets. */
export type CampaignExport = ExportHead & Following & { readonly records: LogRecord[] };
export type Origin = z.infer<typeof origin>;

/** The same with each record as JSON already: so many of them take less memory. */
export type WrittenExport = Omit<CampaignExport, 'records'> & { readonly records: readonly Buffer[] };

/** A file, with its name. */
interface Packed {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A document as a file, compressed if it's large. @throws {InputError} if it's too large for one */
export async function packed({ records, ...first }: CampaignExport, name: string): Promise<Packed> {
  const breathe = breathing();
  const written: Buffer[] = [];
  for (const each of records) {
    written.push(Buffer.from(JSON.stringify(each)));
    await breathe();
  }
  return packedWritten({ ...first, records: written }, name);
}

/** The same for records that are written already. */
export async function packedWritten({ records, ...first }: WrittenExport, name: string): Promise<Packed> {
  // One record per line, so that the file can be read, searched and compared.
  const [comma, end] = [Buffer.from(',\n'), Buffer.from('\n')];
  const pieces: Buffer[] = [Buffer.from(`${JSON.stringify(first).slice(0, -1)},"records":[\n`)];
  for (const [i, each] of records.entries()) pieces.push(each, i < records.length - 1 ? comma : end);
  const bytes = Buffer.concat([...pieces, Buffer.from(']}\n')]);
  if (bytes.length > MOST_BYTES) throw new InputError('export-in-parts');
  if (bytes.length <= GZIP_ABOVE) return { name: `${name}.json`, bytes };
  return { name: `${name}.json.gz`, bytes: await promisify(gzip)(bytes) };
}
