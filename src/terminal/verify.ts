import { readFileSync } from 'node:fs';
import { type BeaconChain, quicknet } from '../fairness/beacon/chain.ts';
import type { Ledger } from '../fairness/beacon/ledger.ts';
import type { Catalogue } from '../reply/catalogue.ts';
import { asOne, contentsIn, type ExportedFiles, exportedIn, PartMissing } from './exported-file.ts';
import { type Beacon, type Findings, findingsOf, lastFingerprint } from './findings.ts';
import { ledgerIn } from './ledger-file.ts';
import { signaturesFor } from './unmade-throws.ts';

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
/** The messages of a ledger. */
const LEDGER = '--ledger';
/** A server of the public beacon, which is asked for the rounds of throws that were given up. Nothing is asked without it. */
const BEACON = '--beacon';

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
 * `npx umpire verify FILE [FINGERPRINT or EARLIER FILE …] [--ledger FILE …] [--throws] [--beacon ADDRESS …]`; a file may be all parts of one.
 * @param chain the only one whose rounds count
 * @returns the exit status: 0 if everything fits, 1 if not, 2 if nothing could be checked
 */
export async function verifyFile(
  words: Catalogue,
  given: readonly string[],
  output: { write(text: string): unknown } = process.stdout,
  chain: BeaconChain = quicknet,
): Promise<number> {
  const everyThrow = given.includes(EVERY_THROW);
  const { left, values: ledgerFiles } = withoutFlag(
    LEDGER,
    given.filter((each) => each !== EVERY_THROW),
  );
  const { left: args, values: addresses } = withoutFlag(BEACON, left);
  const [file] = args;
  const fails = (line: string) => {
    output.write(`${line}\n`);
    return 2;
  };
  if (file === undefined || !addresses.every(isAddress)) return fails(words.fair.file.usage);
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
  const servers = addresses.map((each) => each.replace(/\/+$/, ''));
  const signatures = servers.length > 0 ? await signaturesFor(files, ledgers, chain, servers) : undefined;
  const { fits, unreadable, lines } = findingsOf(words, files, file, seen, { chain, ledgers, signatures, everyThrow });
  output.write(`${lines.join('\n')}\n`);
  if (unreadable) return 2;
  return fits ? 0 : 1;
}

/** The arguments without each flag of a name, wherever that stands, and what stands after it. */
function withoutFlag(
  flag: string,
  given: readonly string[],
): { readonly left: readonly string[]; readonly values: readonly string[] } {
  const isFlag = (at: number) => given[at] === flag;
  return {
    left: given.filter((_, at) => !isFlag(at) && !isFlag(at - 1)),
    values: given.flatMap((_, at) => (isFlag(at) ? [given[at + 1] ?? ''] : [])),
  };
}

function isAddress(text: string): boolean {
  return /^https?:\/\/./.test(text) && URL.canParse(text);
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
