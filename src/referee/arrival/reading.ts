import { gunzipSync } from 'node:zlib';
import { type Campaign, fold, nothingYet, oldestRewritten, struckAfter } from '../../campaign/campaign.ts';
import { type Corrections, correctionsIn } from '../../campaign/corrections.ts';
import { EXPORT_VERSION, type ExportHead, exportHead, MOST_BYTES, MOST_RECORDS } from '../../campaign/export.ts';
import { SNAPSHOT_EVERY } from '../../campaign/folding.ts';
import { type Excess, excessIn, excessOf, excessWithin } from '../../campaign/limits.ts';
import { type LogRecord, RECORD_VERSION, record } from '../../campaign/record.ts';
import { InputError } from '../../kernel/refusal.ts';
import { questionIn } from '../solo.ts';
import { faultIn } from './check.ts';
import { undeclaredIn } from './check-state.ts';

/** How often each unit of the campaign is looked into, in records. */
const THOROUGH_EVERY = 50;

/** What the catalogue of messages can tell of a side that the referee runs; a record that says anything else is none of ours. */
export interface Words {
  readonly questions: readonly string[];
  readonly notes: readonly string[];
}

/** A file that has been read and checked. */
export interface Read {
  readonly head: ExportHead;
  readonly records: readonly LogRecord[];
  /** What the records come to. */
  readonly campaign: Campaign;
  /** What they come to at the last number for a snapshot that is of use, if they reach one. */
  readonly snapshot?: Campaign | undefined;
}

/**
 * What an export holds, every value checked as strictly as what the referee writes himself. It keeps whoever calls it busy
 * for seconds: for a thread of its own.
 * @throws {InputError} for a file that is none, damaged, too large, or of a newer Umpire: what is wrong, and where
 */
export function readExport(bytes: Uint8Array, words: Words): Read {
  const document = parsed(unzipped(bytes));
  const { umpire, format } = document;
  if (format !== 'campaign' || typeof umpire !== 'number') throw new InputError('export-foreign');
  if (umpire > EXPORT_VERSION) throw new InputError('export-newer', { version: String(document.version ?? umpire) });
  const { records: listed, ...first } = document;
  const read = exportHead.safeParse(first);
  if (!read.success) throw damaged(read.error.issues[0]?.path.join('.') ?? '');
  if (!Array.isArray(listed) || listed.length === 0) throw damaged('records');
  if (listed.length > MOST_RECORDS)
    throw new InputError('export-too-long', { records: listed.length, most: MOST_RECORDS });
  const records = listed.map((each, i) => recordAt(each, i + 1));
  for (const each of records) assertTold(each, words);
  return { head: read.data, records, ...folded(records) };
}

/** As many values as a file may hold; the largest that is taken has two thirds of them. */
const MOST_VALUES = 3_000_000;
const DEEPEST = 20;

const [QUOTE, BACKSLASH, COMMA, LIST, LIST_END, OBJECT, OBJECT_END] = [...'"\\,[]{}'].map((each) => each.charCodeAt(0));

/** Unpacked, a file of a few kinds of brackets takes a hundred times its size: that is seen before it is unpacked. */
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
    // The bound holds while it is unzipped: a small file may become a very large one.
    return gunzipSync(bytes, { maxOutputLength: MOST_BYTES });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw tooLarge();
    throw damaged('gzip');
  }
}

/** What a file says that is larger than is read. */
function tooLarge(name = 'The file'): InputError {
  return new InputError('file-too-large', { name, most: `${MOST_BYTES / 1024 / 1024} MB` });
}

function parsed(bytes: Uint8Array): Record<string, unknown> {
  assertModest(bytes);
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
 * What the records come to. What is struck out in the end is not looked at closely: whatever came after it was struck out
 * with it, so the others found the campaign as it is folded here.
 */
function folded(records: readonly LogRecord[]): Pick<Read, 'campaign' | 'snapshot'> {
  const out = new Set(struckAfter([], records));
  const corrections = correctionsIn(records, out);
  const snapshotAt = lastForSnapshot(records);
  // Records of version 1 were written before fields were declared: what they left behind stands, and is not shown.
  const declared = records.every(({ version }) => version > 1);
  let campaign = nothingYet;
  let snapshot: Campaign | undefined;
  for (const each of records) {
    const fault = faultIn(each, out.has(each.seq) ? nothingYet : campaign);
    if (fault !== undefined && !(out.has(each.seq) && isOfState(fault))) throw damaged(fault, each.seq);
    campaign = after(campaign, each, out, corrections);
    const excess = each.seq % THOROUGH_EVERY === 0 ? excessWithin(campaign) : excessOf(campaign);
    if (excess) throw tooMuch(excess, each.seq);
    if (declared && each.seq % THOROUGH_EVERY === 0) assertDeclared(campaign);
    if (each.seq === snapshotAt) snapshot = { ...campaign, struck: [...out].filter((seq) => seq <= snapshotAt) };
  }
  const excess = excessWithin(campaign);
  if (excess) throw tooMuch(excess, records.length);
  if (declared) assertDeclared(campaign);
  assertAnswerable(campaign);
  return { campaign: { ...campaign, struck: [...out] }, snapshot };
}

/**
 * The last number for a snapshot of which nothing is struck out or lifted afterwards: an older one nobody looks at, and what
 * it would hold of records that are struck out now has been bounded by nobody.
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

/** Faults that can only be told where the campaign is known. */
function isOfState(fault: string): boolean {
  return /\.(side|at\.step|at\.side)$/.test(fault);
}

function assertTold({ seq, events }: LogRecord, { questions, notes }: Words): void {
  for (const [i, event] of events.entries()) {
    const asked = event.type === 'solo-asked' || event.type === 'solo-answered' ? event.question : undefined;
    if (asked !== undefined && !questions.includes(asked)) throw damaged(`events.${i}.question`, seq);
    if (event.type === 'solo-did' && event.says !== undefined && !notes.includes(event.says))
      throw damaged(`events.${i}.says`, seq);
  }
}

function assertDeclared(campaign: Campaign): void {
  const place = undeclaredIn(campaign);
  if (place !== undefined) throw damaged(place, campaign.seq);
}

/** What the referee waits to be told has to be something that it can ask. */
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
