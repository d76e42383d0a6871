import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { MOST_BYTES } from '../campaign/export.ts';

/** What a file says of itself if it's one part of a long campaign. */
interface Part {
  readonly part: { readonly number: number; readonly first: number; readonly more: boolean };
  readonly log: string;
  readonly records: readonly unknown[];
  readonly [key: string]: unknown;
}

/** Some parts of a campaign that don't make a whole: the first number that's missing. */
export class PartMissing extends Error {
  readonly number: number;

  constructor(number: number) {
    super(`Part ${number} is missing`);
    this.number = number;
  }
}

/**
 * The document that the first of these files has, or all parts together if it's one of several.
 * @returns it, and the arguments that are left; no document if the file can't be read or isn't JSON
 * @throws {PartMissing}
 */
export async function documentIn(files: readonly string[]): Promise<{ document: unknown; others: readonly string[] }> {
  const [file, ...others] = files;
  const first = file === undefined ? undefined : await read(file);
  if (!isPart(first)) return { document: first, others };
  const parts = [first];
  for (const other of files.slice(1)) {
    const next = await read(other);
    if (!isPart(next) || next.log !== first.log) break;
    parts.push(next);
  }
  return { document: joined(parts), others: files.slice(parts.length) };
}

/** One document from all parts. They may be named in any order. */
function joined(parts: readonly Part[]): unknown {
  const inOrder = parts.toSorted((a, b) => a.part.number - b.part.number);
  const missing = inOrder.findIndex(({ part }, i) => part.number !== i + 1);
  if (missing >= 0) throw new PartMissing(missing + 1);
  if (inOrder.at(-1)!.part.more) throw new PartMissing(inOrder.length + 1);
  const { part: _, ...head } = inOrder[0]!;
  const all = (key: string) => inOrder.flatMap((each) => (Array.isArray(each[key]) ? (each[key] as unknown[]) : []));
  const rulesets = Object.assign({}, ...inOrder.map((each) => Object(each.rulesets) as object)) as object;
  return { ...head, rulesets, struck: all('struck'), fingerprints: all('fingerprints'), records: all('records') };
}

function isPart(document: unknown): document is Part {
  const { part, records } = Object(document) as Partial<Part>;
  return typeof part === 'object' && part !== null && Number.isInteger(part.number) && Array.isArray(records);
}

/** A file's JSON, gzipped or not; nothing if it can't be read, is larger than an export may be, or isn't JSON. */
async function read(file: string): Promise<unknown> {
  try {
    const bytes = await readFile(file);
    const zipped = bytes[0] === 0x1f && bytes[1] === 0x8b;
    const text = zipped ? gunzipSync(bytes, { maxOutputLength: MOST_BYTES }) : bytes;
    return text.length > MOST_BYTES ? undefined : JSON.parse(text.toString());
  } catch {
    return undefined;
  }
}
