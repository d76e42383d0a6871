import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { z } from 'zod';
import { exportHead, MOST_BYTES } from '../campaign/export.ts';
import { firstAltered } from '../fairness/chain.ts';
import { checkedIn, type LoggedRecord, shownSeeds } from '../fairness/verify.ts';
import { english } from '../reply/english/index.ts';

const { file: say, right } = english.fair;

/** The least that a file must contain before anything can be checked. The fingerprint checks each record. */
const exported = exportHead.extend({
  records: z.array(z.looseObject({ seq: z.number(), interaction: z.string(), events: z.array(z.unknown()) })),
});

/** The findings about a file, in sentences. */
export interface Findings {
  readonly fits: boolean;
  readonly lines: readonly string[];
}

/**
 * Checks an exported campaign with nothing but the file: that no record has been changed, and that every die is what its seed
 * gives, as far as the seed has been shown.
 */
export function findingsIn(text: string, name: string): Findings {
  const read = exported.safeParse(parsed(text));
  if (!read.success) return { fits: false, lines: [say.unreadable(name)] };
  const { records, fingerprints: expected, origins, log } = read.data;
  const altered = expected ? firstAltered(records, expected) : undefined;
  if (altered !== undefined) return { fits: false, lines: [say.altered(altered)] };
  const whole = expected ? say.whole(records.length, expected.at(-1) ?? '') : say.noFingerprints;
  const seeds = shownSeeds(records as readonly LoggedRecord[]);
  const written = [...origins, { log, last: records.length }];
  const checked = [
    ...checkedIn(records as readonly LoggedRecord[], written, ({ commitment }) => seeds.get(commitment)),
  ];
  const wrong = checked.find(({ verdict }) => verdict === 'wrong');
  if (wrong) return { fits: false, lines: [whole, english.fair.wrong(wrong.seq)] };
  const fitting = checked.filter(({ verdict }) => verdict === 'right');
  const dice = fitting.reduce((sum, each) => sum + each.dice.length, 0);
  const sealed = checked.length - fitting.length;
  return {
    fits: true,
    lines: [
      whole,
      ...(fitting.length > 0 ? [right(dice, fitting.length)] : []),
      ...(sealed > 0 ? [say.sealed(sealed)] : []),
    ],
  };
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

/** `npx umpire verify FILE`. @returns the exit status: 0 if everything fits, 1 if not, 2 if nothing could be checked */
export async function verifyFile(
  args: readonly string[],
  output: { write(text: string): unknown } = process.stdout,
): Promise<number> {
  const [file] = args;
  if (file === undefined || args.length > 1) {
    output.write(`${say.usage}\n`);
    return 2;
  }
  const text = await textOf(file).catch(() => '');
  const { fits, lines } = findingsIn(text, file);
  output.write(`${lines.join('\n')}\n`);
  return fits ? 0 : 1;
}
