import { gunzipSync } from 'node:zlib';
import { type Campaign, fold, nothingYet } from '../../campaign/campaign.ts';
import type { Corrections } from '../../campaign/corrections.ts';
import {
  EXPORT_VERSION,
  type ExportHead,
  exportHead,
  MOST_BYTES,
  MOST_IN_HEAD,
  MOST_RECORDS,
} from '../../campaign/export/export.ts';
import { originsFault } from '../../campaign/export/origins.ts';
import { SNAPSHOT_EVERY } from '../../campaign/folding/folding.ts';
import { boundsPassedIn, type Excess, excessIn, excessOf, excessWithin } from '../../campaign/limits.ts';
import { type LogRecord, RECORD_VERSION, record } from '../../campaign/record.ts';
import { oldestRewritten, standingIn } from '../../campaign/standing.ts';
import { firstAltered } from '../../fairness/chain.ts';
import { InputError } from '../../kernel/refusal.ts';
import { questionIn } from '../solo/solo.ts';
import { faultIn, type Words } from './check.ts';
import { undeclaredIn } from './check-state.ts';

/** How often every unit of the campaign is checked, in records. */
const THOROUGH_EVERY = 50;

/** A file that has been read and checked. */
export interface Read {
  readonly head: ExportHead;
  /** The first record that the file's fingerprints don't fit, if it has fingerprints and one doesn't. */
  readonly altered?: number | undefined;
  readonly records: readonly LogRecord[];
  /** What the records add up to. */
  readonly campaign: Campaign;
  /** The campaign at the last useful snapshot number, if the records reach one. */
  readonly snapshot?: Campaign | undefined;
}

/**
 * The contents of an export, with every value checked as strictly as what the referee writes itself. It takes seconds, so it
 * has to run in a separate thread.
 * @throws {InputError} if it's not an export, damaged, too large, or from a newer Umpire: with what is wrong and where
 */
export function readExport(bytes: Uint8Array, words: Words): Read {
  const document = parsed(unzipped(bytes));
  const { umpire, format } = document;
  if (format !== 'campaign' || typeof umpire !== 'number') throw new InputError('export-foreign');
  if (umpire > EXPORT_VERSION) throw new InputError('export-newer', { version: String(document.version ?? umpire) });
  const { records: listed } = document;
  const head = headOf(document);
  if (!Array.isArray(listed) || listed.length === 0) throw damaged('records');
  if (listed.length > MOST_RECORDS)
    throw new InputError('export-too-long', { records: listed.length, most: MOST_RECORDS });
  const records = listed.map((each, i) => recordAt(each, i + 1));
  const strange = originsFault(head.origins, records);
  if (strange !== undefined) throw damaged(strange);
  const altered = head.fingerprints && firstAltered(listed, head.fingerprints);
  return { head, altered, records, ...folded(records, words) };
}

/** What is read of a file beside its records: bounded first, and never what the records say themselves. */
function headOf(document: Record<string, unknown>): ExportHead {
  for (const [name, most] of Object.entries(MOST_IN_HEAD)) {
    const list = document[name];
    if (Array.isArray(list) && list.length > most)
      throw new InputError('export-too-much', { where: name, what: 'items', most });
  }
  const read = exportHead.safeParse(document);
  if (!read.success) throw damaged(read.error.issues[0]?.path.join('.') ?? '');
  if (read.data.part) throw new InputError('export-part');
  return read.data;
}

/** The most values that a file may hold; the largest accepted file has two thirds of them. */
const MOST_VALUES = 3_000_000;
const DEEPEST = 20;

const [QUOTE, BACKSLASH, COMMA, LIST, LIST_END, OBJECT, OBJECT_END] = [...'"\\,[]{}'].map((each) => each.charCodeAt(0));

/** Parsed, a file of only brackets takes a hundred times its size, so this is checked before it's parsed. */
function assertModest(bytes: Uint8Array): void {
  let values = 0;
  let depth = 0;
  let inText = false;
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i];
    if (byte === QUOTE) inText = !inText;
    else if (inText) {
      if (byte === BACKSLASH) i += 1;
    } else if (byte === COMMA) values += 1;
    else if (byte === LIST || byte === OBJECT) {
      values += 1;
      depth += 1;
    } else if (byte === LIST_END || byte === OBJECT_END) depth -= 1;
    if (depth > DEEPEST || values > MOST_VALUES) throw new InputError('export-too-costly');
  }
}

function unzipped(bytes: Uint8Array): Uint8Array {
  if (bytes.length > MOST_BYTES) throw tooLarge();
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  try {
    // The limit applies while it's unzipped: a small file can become very large.
    return gunzipSync(bytes, { maxOutputLength: MOST_BYTES });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw tooLarge();
    throw damaged('gzip');
  }
}

/** The error for a file that is too large to read. */
function tooLarge(name = 'The file'): InputError {
  return new InputError('file-too-large', { name, most: `${MOST_BYTES / 1024 / 1024} MB` });
}

function parsed(bytes: Uint8Array): Record<string, unknown> {
  assertModest(bytes);
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>;
  } catch {
    // Anything that isn't JSON, or isn't even text, isn't an export.
  }
  throw new InputError('export-foreign');
}

function recordAt(value: unknown, seq: number): LogRecord {
  const beyond = boundsPassedIn(value);
  if (beyond) throw tooMuch(beyond, seq);
  const read = record.safeParse(value);
  if (!read.success || read.data.seq !== seq) {
    const { version } = Object(value) as { version?: unknown };
    if (typeof version === 'number' && version > RECORD_VERSION)
      throw new InputError('export-newer', { version: `${version}` });
    throw damaged(read.success ? 'seq' : (read.error.issues[0]?.path.join('.') ?? ''), seq);
  }
  const excess = excessIn(read.data);
  if (excess) throw tooMuch(excess, seq);
  return read.data;
}

/**
 * What the records add up to. Records that end up struck out aren't checked closely: everything that came after them was struck
 * out too, so the others found the campaign as it's folded here.
 */
function folded(records: readonly LogRecord[], words: Words): Pick<Read, 'campaign' | 'snapshot'> {
  const { struck: out, corrections } = standingIn(records);
  const snapshotAt = lastForSnapshot(records);
  // Records of version 1 were written before fields were declared: what they left behind stays, and isn't shown.
  const declared = records.every(({ version }) => version > 1);
  let campaign = nothingYet;
  let snapshot: Campaign | undefined;
  for (const each of records) {
    const fault = faultIn(each, out.has(each.seq) ? undefined : campaign, words);
    if (fault !== undefined) throw damaged(fault, each.seq);
    campaign = after(campaign, each, out, corrections);
    const excess = each.seq % THOROUGH_EVERY === 0 ? excessWithin(campaign) : excessOf(campaign);
    if (excess) throw tooMuch(excess, each.seq);
    if (declared && each.seq % THOROUGH_EVERY === 0) assertDeclared(campaign);
    if (each.seq === snapshotAt) snapshot = campaign;
  }
  const excess = excessWithin(campaign);
  if (excess) throw tooMuch(excess, records.length);
  if (declared) assertDeclared(campaign);
  assertAnswerable(campaign);
  return { campaign, snapshot };
}

/**
 * The last snapshot number up to which later records neither strike out nor restore anything. Nobody uses an older snapshot,
 * and nothing limits what it would hold from records that are struck out now.
 */
function lastForSnapshot(records: readonly LogRecord[]): number {
  let oldest = Number.POSITIVE_INFINITY;
  for (let seq = records.length; seq > 0; seq--) {
    if (seq % SNAPSHOT_EVERY === 0 && oldest > seq) return seq;
    oldest = Math.min(oldest, oldestRewritten([records[seq - 1]!]));
  }
  return 0;
}

function after(campaign: Campaign, each: LogRecord, out: ReadonlySet<number>, corrections: Corrections): Campaign {
  try {
    return fold(campaign, each, out, corrections);
  } catch {
    throw damaged('events', each.seq);
  }
}

function assertDeclared(campaign: Campaign): void {
  const place = undeclaredIn(campaign);
  if (place !== undefined) throw damaged(place, campaign.seq);
}

/** What the referee waits to be told must be something it can ask. */
function assertAnswerable(campaign: Campaign): void {
  try {
    questionIn(campaign);
  } catch {
    throw damaged('events', campaign.seq);
  }
}

function damaged(place: string, seq?: number): InputError {
  return new InputError('export-damaged', { where: seq === undefined ? place : `record ${seq}: ${place}` });
}

function tooMuch({ where, what, most }: Excess, seq: number): InputError {
  return new InputError('export-too-much', { where: `record ${seq}${where === '' ? '' : `: ${where}`}`, what, most });
}
