import { z } from 'zod';
import { exportHead } from '../campaign/export.ts';
import { headFault } from '../campaign/following.ts';
import { areInOrder } from '../campaign/origins.ts';
import type { LogRecord } from '../campaign/record.ts';
import { fingerprints, firstAltered } from '../fairness/chain.ts';
import { checkedIn, type LoggedRecord, shownSeeds, uncheckedIn } from '../fairness/verify.ts';
import { english } from '../reply/english/index.ts';
import { findingLines } from '../reply/fair.ts';
import { documentIn, PartMissing } from './exported-file.ts';

const { file: say } = english.fair;

/** The least that a file must contain before anything can be checked. The fingerprint checks each record. */
const exported = z.looseObject({
  ...exportHead.shape,
  records: z.array(
    z.looseObject({ seq: z.number(), interaction: z.string(), events: z.array(z.looseObject({ type: z.string() })) }),
  ),
});

/** The findings about a file, in sentences. */
export interface Findings {
  readonly fits: boolean;
  /** Nothing could be checked: it isn't an export, or holds what no export does. */
  readonly unreadable?: true;
  readonly lines: readonly string[];
}

/**
 * Checks an exported campaign with nothing but the file: that no record has been changed, that everything announced in it follows
 * from what came before, and that every die is what its seed gives, as far as the seed has been shown.
 * @param seen fingerprints that players have seen or kept: each must be one of the file's
 */
export function findingsIn(text: string, name: string, seen: readonly string[] = []): Findings {
  return findingsOf(parsed(text), name, seen);
}

/** The same for a file that has been read. */
function findingsOf(document: unknown, name: string, seen: readonly string[]): Findings {
  const read = exported.safeParse(document);
  const unreadable: Findings = { fits: false, unreadable: true, lines: [say.unreadable(name)] };
  if (!read.success) return unreadable;
  try {
    return checkedFile(read.data, seen);
  } catch {
    // Its values aren't what a record holds, somewhere below what has been looked at.
    return unreadable;
  }
}

function checkedFile(file: z.infer<typeof exported>, seen: readonly string[]): Findings {
  const { records: listed, fingerprints: expected, origins, log } = file;
  const altered = expected ? firstAltered(listed, expected) : undefined;
  if (altered !== undefined) return { fits: false, lines: [say.altered(altered)] };
  const own = [...fingerprints(listed)];
  const whole = expected ? say.whole(listed.length, expected.at(-1) ?? '') : say.noFingerprints;
  const missing = seen.find((each) => !own.includes(each));
  if (missing !== undefined) return { fits: false, lines: [whole, say.unseen(missing)] };
  const records = listed as unknown as LogRecord[];
  if (!areInOrder(origins, records.length)) return { fits: false, lines: [whole, say.head('origins')] };
  const seeds = shownSeeds(records as readonly LoggedRecord[]);
  const written = [...origins, { log, last: records.length }];
  const checked = [
    ...checkedIn(records as readonly LoggedRecord[], written, ({ commitment }) => seeds.get(commitment)),
  ];
  const found = findingLines(checked, uncheckedIn(records as readonly LoggedRecord[]), say.sealed);
  const wrong = checked.some(({ verdict }) => verdict === 'wrong');
  if (wrong) return { fits: false, lines: [whole, ...found] };
  const strange = headFault(file, records);
  if (strange !== undefined) return { fits: false, lines: [whole, say.head(strange)] };
  const compared = seen.map((each) => say.seen(each, own.indexOf(each) + 1));
  return { fits: true, lines: [whole, ...found, ...(compared.length > 0 ? compared : [say.howFar])] };
}

/** The fingerprint that an argument stands for: one that was seen, or the last one of an earlier export. */
async function seenFrom(argument: string): Promise<string | undefined> {
  if (/^[0-9a-f]{32}$/i.test(argument)) return argument.toLowerCase();
  const read = exported.safeParse((await documentIn([argument]).catch(unlessPartMissing)).document);
  return read.success ? [...fingerprints(read.data.records)].at(-1) : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * `npx umpire verify FILE [FINGERPRINT or EARLIER FILE …]`; a file may be all parts of one.
 * @returns the exit status: 0 if everything fits, 1 if not, 2 if nothing could be checked
 */
export async function verifyFile(
  args: readonly string[],
  output: { write(text: string): unknown } = process.stdout,
): Promise<number> {
  const [file] = args;
  if (file === undefined) {
    output.write(`${say.usage}\n`);
    return 2;
  }
  const { document, others } = await documentIn(args).catch(unlessPartMissing);
  if (document instanceof PartMissing) {
    output.write(`${say.partMissing(document.number)}\n`);
    return 2;
  }
  const seen: string[] = [];
  for (const other of others) {
    const fingerprint = await seenFrom(other);
    if (fingerprint === undefined) {
      output.write(`${say.unreadable(other)}\n`);
      return 2;
    }
    seen.push(fingerprint);
  }
  const { fits, unreadable, lines } = findingsOf(document, file, seen);
  output.write(`${lines.join('\n')}\n`);
  if (unreadable) return 2;
  return fits ? 0 : 1;
}

function unlessPartMissing(error: unknown): { document: unknown; others: readonly string[] } {
  if (!(error instanceof PartMissing)) throw error;
  return { document: error, others: [] };
}
