import { readFileSync } from 'node:fs';
import type { Ledger } from '../fairness/beacon/ledger.ts';
import type { Catalogue } from '../reply/catalogue.ts';
import { asOne, contentsIn, type ExportedFiles, exportedIn, PartMissing } from './exported-file.ts';
import { type Beacon, type Findings, findingsOf, lastFingerprint } from './findings.ts';
import { ledgerIn } from './ledger-file.ts';

/** The findings about the text of a file. @param seen fingerprints that players have seen or kept @param beacon the chain that counts, and ledgers */
export function findingsIn(
  words: Catalogue,
  text: string,
  name: string,
  seen: readonly string[] = [],
  beacon: Beacon = {},
): Findings {
  return findingsOf(words, asOne(contentsIn(text)), name, seen, beacon);
}

/** Lists every throw, for people to compare with Discord. */
const EVERY_THROW = '--throws';

/** The fingerprint that an argument stands for: one that was seen, or the last one of an earlier export. */
function seenFrom(argument: string): string | undefined {
  if (/^[0-9a-f]{32}$/i.test(argument)) return argument.toLowerCase();
  try {
    return lastFingerprint(exportedIn([argument]));
  } catch {
    return undefined;
  }
}

/**
 * `npx umpire verify FILE [FINGERPRINT or EARLIER FILE …] [--ledger FILE …] [--throws]`; a file may be all parts of one.
 * @returns the exit status: 0 if everything fits, 1 if not, 2 if nothing could be checked
 */
export function verifyFile(
  words: Catalogue,
  given: readonly string[],
  output: { write(text: string): unknown } = process.stdout,
): number {
  const everyThrow = given.includes(EVERY_THROW);
  const { args, ledgerFiles } = withLedgers(given.filter((each) => each !== EVERY_THROW));
  const [file] = args;
  const fails = (line: string) => {
    output.write(`${line}\n`);
    return 2;
  };
  if (file === undefined) return fails(words.fair.file.usage);
  const ledgers: Ledger[] = [];
  for (const each of ledgerFiles) {
    const ledger = ledgerIn(textOf(each));
    if (!ledger) return fails(words.beacon.ledger.unreadable(each));
    ledgers.push(ledger);
  }
  const files = exportedOr(args);
  if (files instanceof PartMissing) return fails(words.fair.file.partMissing(files.number));
  const seen: string[] = [];
  for (const other of files.others) {
    const fingerprint = seenFrom(other);
    if (fingerprint === undefined) return fails(words.fair.file.unreadable(other));
    seen.push(fingerprint);
  }
  const { fits, unreadable, lines } = findingsOf(words, files, file, seen, { ledgers, everyThrow });
  output.write(`${lines.join('\n')}\n`);
  if (unreadable) return 2;
  return fits ? 0 : 1;
}

/** The arguments without each `--ledger FILE`, wherever that stands, and those files. */
function withLedgers(given: readonly string[]): {
  readonly args: readonly string[];
  readonly ledgerFiles: readonly string[];
} {
  const isFlag = (at: number) => given[at] === '--ledger';
  return {
    args: given.filter((_, at) => !isFlag(at) && !isFlag(at - 1)),
    ledgerFiles: given.flatMap((_, at) => (isFlag(at) ? [given[at + 1] ?? ''] : [])),
  };
}

/** The text of a file; nothing if it can't be read. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function exportedOr(args: readonly string[]): ExportedFiles | PartMissing {
  try {
    return exportedIn(args);
  } catch (error) {
    if (error instanceof PartMissing) return error;
    throw error;
  }
}
