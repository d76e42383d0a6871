import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { z } from 'zod';
import { InputError } from '../kernel/refusal.ts';
import { type Campaign, fold, nothingYet } from './campaign.ts';
import { type LogRecord, RECORD_VERSION, record } from './record.ts';

/** The version of Umpire that writes the exports; a test holds it to that of package.json. */
export const UMPIRE_VERSION = '0.1.0';
/** The form of the exports written today (docs/export-format.md). */
export const EXPORT_VERSION = 1;
/** From this size on, an export is compressed, in bytes. */
export const GZIP_ABOVE = 8 * 1024 * 1024;
/** The largest export that is read, in bytes once it is unzipped. */
export const MOST_BYTES = 64 * 1024 * 1024;

const hash = z.string().regex(/^[0-9a-f]{64}$/);
const logId = z.string().regex(/^[\w-]{1,64}$/);

/** A log that records were written in before they were imported: its ID goes into every die. */
const origin = z.object({ log: logId, last: z.number().int().positive() });

const head = z.object({
  umpire: z.literal(EXPORT_VERSION),
  format: z.literal('campaign'),
  /** Of the Umpire that wrote it. */
  version: z.string(),
  name: z.string(),
  /** The log's own ID. */
  log: logId,
  /** SHA-256 of the seed that the log began with, or of the one it took after its import. */
  commitment: hash,
  /** Where imported records come from, the oldest first: `log` wrote them up to number `last`. */
  origins: z.array(origin),
  /** The names of the rulebooks that the records go by, by ID. */
  rulesets: z.record(z.string(), z.string()),
  /** The numbers of the records that are struck out. */
  struck: z.array(z.number().int()),
});

/** A whole campaign as one document. There is no secret in it. */
export type CampaignExport = z.infer<typeof head> & { readonly records: LogRecord[] };
export type Origin = z.infer<typeof origin>;

/** A document as a file, compressed where it is large. */
export async function packed(exported: CampaignExport, name: string): Promise<{ name: string; bytes: Uint8Array }> {
  const { records, ...first } = exported;
  // A record a line: such a file can be read, searched and compared.
  const lines = records.map((each) => JSON.stringify(each)).join(',\n');
  const bytes = Buffer.from(`${JSON.stringify(first).slice(0, -1)},"records":[\n${lines}\n]}\n`);
  if (bytes.length <= GZIP_ABOVE) return { name: `${name}.json`, bytes };
  return { name: `${name}.json.gz`, bytes: await promisify(gzip)(bytes) };
}

/**
 * What a file holds, every record checked.
 * @throws {InputError} for a file that is none, damaged, too large, or of a newer Umpire: what is wrong, and where
 */
export async function unpacked(bytes: Uint8Array): Promise<CampaignExport> {
  const document = parsed(await unzipped(bytes));
  const { umpire, format } = document;
  if (format !== 'campaign' || typeof umpire !== 'number') throw new InputError('export-foreign');
  if (umpire > EXPORT_VERSION) throw new InputError('export-newer', { version: String(document.version ?? umpire) });
  const { records: listed, ...first } = document;
  const read = head.safeParse(first);
  if (!read.success) throw damaged(read.error);
  if (!Array.isArray(listed) || listed.length === 0) throw new InputError('export-damaged', { where: 'records' });
  const records = listed.map((each, i) => recordAt(each, i + 1));
  await assertFolds(records);
  return { ...read.data, records };
}

async function unzipped(bytes: Uint8Array): Promise<Uint8Array> {
  if (bytes.length > MOST_BYTES) throw tooLarge();
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  try {
    // The bound holds while it is unzipped: a small file may become a very large one.
    return await promisify(gunzip)(bytes, { maxOutputLength: MOST_BYTES });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw tooLarge();
    throw new InputError('export-damaged', { where: 'gzip' });
  }
}

function tooLarge(): InputError {
  return new InputError('file-too-large', { name: 'The file', most: `${MOST_BYTES / 1024 / 1024} MB` });
}

function parsed(bytes: Uint8Array): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>;
  } catch {
    // What is no JSON, or no text at all, is no export.
  }
  throw new InputError('export-foreign');
}

function recordAt(value: unknown, seq: number): LogRecord {
  const read = record.safeParse(value);
  if (read.success && read.data.seq === seq) return read.data;
  const { version } = Object(value) as { version?: unknown };
  if (typeof version === 'number' && version > RECORD_VERSION)
    throw new InputError('export-newer', { version: `${version}` });
  throw read.success ? new InputError('export-damaged', { where: `record ${seq}: seq` }) : damaged(read.error, seq);
}

function damaged(error: z.ZodError, seq?: number): InputError {
  const place = error.issues[0]?.path.join('.') ?? '';
  return new InputError('export-damaged', { where: seq === undefined ? place : `record ${seq}: ${place}` });
}

// Far more than any campaign has. A file made to keep the referee busy has more.
const MOST_RECORDS = 200_000;
const MOST_AT_ONCE = 5000;
const BREATH = 500;

/** Records that are well formed each may yet make no sense one after the other. */
async function assertFolds(records: readonly LogRecord[]): Promise<void> {
  if (records.length > MOST_RECORDS) throw new InputError('export-damaged', { where: `record ${MOST_RECORDS + 1}` });
  let campaign = nothingYet;
  for (const each of records) {
    const where = `record ${each.seq}: events`;
    if (touchedBy(each).some((seq) => seq < 1 || seq >= each.seq)) throw new InputError('export-damaged', { where });
    try {
      campaign = fold(campaign, each);
    } catch {
      throw new InputError('export-damaged', { where });
    }
    if (sizeOf(campaign) > MOST_AT_ONCE) throw new InputError('export-damaged', { where });
    // Other channels have their turn in between.
    if (each.seq % BREATH === 0) await setImmediate();
  }
}

function touchedBy({ events }: LogRecord): number[] {
  return events.flatMap((event) => {
    if (event.type === 'undone' || event.type === 'undo-asked') return event.strikes;
    return event.type === 'redone' ? event.lifts : [];
  });
}

function sizeOf({ game, interactions }: Campaign): number {
  const kept = game ? [Object.keys(game.units).length, game.lasting.length, game.due.length, game.umpires.length] : [];
  return Math.max(interactions.length, ...kept);
}
