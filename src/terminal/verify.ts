import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { z } from 'zod';
import { exportHead, MOST_BYTES } from '../campaign/export.ts';
import { headFault } from '../campaign/following.ts';
import type { LogRecord } from '../campaign/record.ts';
import { fingerprints, firstAltered } from '../fairness/chain.ts';
import { checkedIn, type LoggedRecord, shownSeeds, uncheckedIn } from '../fairness/verify.ts';
import { english } from '../reply/english/index.ts';
import { findingLines } from '../reply/fair.ts';

const { file: say } = english.fair;

/** The least that a file must contain before anything can be checked. The fingerprint checks each record. */
const exported = z.looseObject({
  ...exportHead.shape,
  records: z.array(z.looseObject({ seq: z.number(), interaction: z.string(), events: z.array(z.unknown()) })),
});

/** The findings about a file, in sentences. */
export interface Findings {
  readonly fits: boolean;
  readonly lines: readonly string[];
}

/**
 * Checks an exported campaign with nothing but the file: that no record has been changed, that everything announced in it follows
 * from what came before, and that every die is what its seed gives, as far as the seed has been shown.
 * @param seen fingerprints that players have seen or kept: each must be one of the file's
 */
export function findingsIn(text: string, name: string, seen: readonly string[] = []): Findings {
  const read = exported.safeParse(parsed(text));
  if (!read.success) return { fits: false, lines: [say.unreadable(name)] };
  const { records: listed, fingerprints: expected, origins, log } = read.data;
  const altered = expected ? firstAltered(listed, expected) : undefined;
  if (altered !== undefined) return { fits: false, lines: [say.altered(altered)] };
  const own = [...fingerprints(listed)];
  const whole = expected ? say.whole(listed.length, expected.at(-1) ?? '') : say.noFingerprints;
  const missing = seen.find((each) => !own.includes(each));
  if (missing !== undefined) return { fits: false, lines: [whole, say.unseen(missing)] };
  const records = listed as unknown as LogRecord[];
  const seeds = shownSeeds(records as readonly LoggedRecord[]);
  const written = [...origins, { log, last: records.length }];
  const checked = [
    ...checkedIn(records as readonly LoggedRecord[], written, ({ commitment }) => seeds.get(commitment)),
  ];
  const found = findingLines(checked, uncheckedIn(records as readonly LoggedRecord[]), say.sealed);
  const wrong = checked.some(({ verdict }) => verdict === 'wrong');
  if (wrong) return { fits: false, lines: [whole, ...found] };
  const strange = headFault(read.data, records);
  if (strange !== undefined) return { fits: false, lines: [whole, say.head(strange)] };
  const compared = seen.map((each) => say.seen(each, own.indexOf(each) + 1));
  return { fits: true, lines: [whole, ...found, ...(compared.length > 0 ? compared : [say.howFar])] };
}

/** The fingerprint that an argument stands for: one that was seen, or the last one of an earlier export. */
async function seenFrom(argument: string): Promise<string | undefined> {
  if (/^[0-9a-f]{32}$/i.test(argument)) return argument.toLowerCase();
  const read = exported.safeParse(parsed(await textOf(argument).catch(() => '')));
  return read.success ? [...fingerprints(read.data.records)].at(-1) : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads a file, gzipped or not. @throws if it can't be read */
async function textOf(file: string): Promise<string> {
  const bytes = await readFile(file);
  const zipped = bytes[0] === 0x1f && bytes[1] === 0x8b;
  return (zipped ? gunzipSync(bytes, { maxOutputLength: MOST_BYTES }) : bytes).toString();
}

/** `npx umpire verify FILE [FINGERPRINT or EARLIER FILE …]`. @returns the exit status: 0 if everything fits, 1 if not, 2 if nothing could be checked */
export async function verifyFile(
  args: readonly string[],
  output: { write(text: string): unknown } = process.stdout,
): Promise<number> {
  const [file, ...others] = args;
  if (file === undefined) {
    output.write(`${say.usage}\n`);
    return 2;
  }
  const text = await textOf(file).catch(() => '');
  const seen: string[] = [];
  for (const other of others) {
    const fingerprint = await seenFrom(other);
    if (fingerprint === undefined) {
      output.write(`${say.unreadable(other)}\n`);
      return 2;
    }
    seen.push(fingerprint);
  }
  const { fits, lines } = findingsIn(text, file, seen);
  output.write(`${lines.join('\n')}\n`);
  return fits ? 0 : 1;
}
