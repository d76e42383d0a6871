import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { MOST_BYTES } from '../campaign/export/export.ts';

/** What a file holds, whatever that is. */
type Contents = Readonly<Record<string, unknown>>;

/** What a file says of itself if it's one part of a long campaign. */
interface Part {
  readonly number: number;
  readonly more: boolean;
}

/** One file, or all parts of a campaign. */
export interface ExportedFiles {
  /** What they say beside their records and fingerprints. */
  readonly head: Contents;
  /** The contents of each, in order. Only one of them is in memory at a time, so it's read again each time. */
  contents(): Generator<Contents>;
  /** The arguments that are left. */
  readonly others: readonly string[];
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
 * The first of these files, together with the other parts if it's one of several. They may be named in any order.
 * @throws {PartMissing}
 */
export function exportedIn(files: readonly string[]): ExportedFiles {
  const parts: { readonly file: string; readonly part: Part; readonly head: Contents }[] = [];
  for (const file of files) {
    const contents = read(file);
    const part = partOf(contents);
    if (parts.length === 0 && !part) return asOne(contents, files.slice(1));
    const head = headOf(contents);
    if (!part || head.log !== (parts[0]?.head ?? head).log) break;
    parts.push({ file, part, head });
  }
  const others = files.slice(parts.length);
  if (parts.length === 0) return asOne({}, others);
  const inOrder = parts.toSorted((a, b) => a.part.number - b.part.number);
  const missing = inOrder.findIndex(({ part }, i) => part.number !== i + 1);
  if (missing >= 0) throw new PartMissing(missing + 1);
  if (inOrder.at(-1)!.part.more) throw new PartMissing(inOrder.length + 1);
  const head = joined(inOrder.map((each) => each.head));
  return { head, others, contents: () => eachOf(inOrder.map(({ file }) => file)) };
}

/** What has been read already, as a file of its own. */
export function asOne(contents: Contents, others: readonly string[] = []): ExportedFiles {
  return { head: headOf(contents), others, contents: () => [contents].values() as Generator<Contents> };
}

function* eachOf(files: readonly string[]): Generator<Contents> {
  for (const file of files) yield read(file);
}

function headOf({ records: _, fingerprints: __, ...head }: Contents): Contents {
  return head;
}

/** What all parts say together: each has the rulebooks and the undone records of its own. */
function joined(heads: readonly Contents[]): Contents {
  const { part: _, ...head } = heads[0]!;
  const rulesets = Object.assign({}, ...heads.map((each) => objectOf(each.rulesets))) as object;
  const struck = heads.flatMap((each) => (Array.isArray(each.struck) ? (each.struck as unknown[]) : []));
  return { ...head, rulesets, struck };
}

function partOf({ part, records }: Contents): Part | undefined {
  const { number, more } = objectOf(part);
  const is = typeof number === 'number' && Number.isInteger(number) && Array.isArray(records);
  return is ? { number, more: more === true } : undefined;
}

/** A file's contents, gzipped or not; none if it can't be read, is larger than an export may be, or holds something else. */
function read(file: string): Contents {
  try {
    const bytes = readFileSync(file);
    const zipped = bytes[0] === 0x1f && bytes[1] === 0x8b;
    const text = zipped ? gunzipSync(bytes, { maxOutputLength: MOST_BYTES }) : bytes;
    return text.length > MOST_BYTES ? {} : contentsIn(text.toString());
  } catch {
    return {};
  }
}

/** What a text holds as JSON; nothing if it's anything but an object. */
export function contentsIn(text: string): Contents {
  try {
    return objectOf(JSON.parse(text));
  } catch {
    return {};
  }
}

function objectOf(value: unknown): Contents {
  return typeof value === 'object' && value !== null ? (value as Contents) : {};
}
