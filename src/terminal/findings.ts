import * as z from 'zod';
import { exportHead } from '../campaign/export/export.ts';
import { areInOrder } from '../campaign/export/origins.ts';
import { FollowingSoFar, headFault } from '../campaign/export/what-follows.ts';
import { type LogRecord, record as recordSchema } from '../campaign/record.ts';
import { Ahead } from '../fairness/ahead.ts';
import { drawnIn, textOfNotice } from '../fairness/beacon/announced.ts';
import { type BeaconChain, quicknet } from '../fairness/beacon/chain.ts';
import { fitsLedgers, type Ledger, LedgerCheck } from '../fairness/beacon/ledger.ts';
import { fingerprintAfter } from '../fairness/chain.ts';
import {
  type Checked,
  type GivenUp,
  NOTHING_FOUND,
  NOTHING_UNCHECKED,
  tallied,
  uncheckedAfter,
} from '../fairness/tally.ts';
import { Checking } from '../fairness/verify.ts';
import { checkRounds } from '../fairness/whole-log.ts';
import type { Catalogue } from '../reply/catalogue.ts';
import { findingLines, howFarLines, ledgerLines } from '../reply/dice/fair.ts';
import type { ExportedFiles } from './exported-file.ts';
import { type Signatures, withDice } from './unmade-throws.ts';

/** What a file says of itself, and what follows from the records, which is compared. */
const heads = z.looseObject(exportHead.omit({ fingerprints: true }).shape);

/** The rest of a file. */
const listed = z.object({ records: z.array(z.unknown()), fingerprints: exportHead.shape.fingerprints });

type Head = z.infer<typeof heads>;
type Listed = z.infer<typeof listed>;

/** A file isn't an export, or holds what no export does. */
class Unreadable extends Error {}

/** What dice from public rounds are held against. */
export interface Beacon {
  readonly chain?: BeaconChain | undefined;
  /** The messages in which throws were announced, of one ledger or several. */
  readonly ledgers?: readonly Ledger[] | undefined;
  /** Signatures of rounds that nothing in the log was thrown from: with them, the dice of throws that were given up are shown. */
  readonly signatures?: Signatures | undefined;
  /** Whether every throw is listed, and not just the newest ones. */
  readonly everyThrow?: boolean | undefined;
}

/** How many throws are listed for people to compare with Discord. */
const MOST_LISTED = 5;

/** The findings about a file, in sentences. */
export interface Findings {
  readonly fits: boolean;
  /** Nothing could be checked: it isn't an export, or holds what no export does. */
  readonly unreadable?: true;
  readonly lines: readonly string[];
}

/**
 * Checks an exported campaign with nothing but its files: that no record has been changed, that everything announced in it
 * follows from what came before, and that every die is what its seed gives, as far as the seed has been shown. Everything is read
 * twice, a file at a time: the seed of a die may only be shown long after it fell.
 * @param seen fingerprints that players have seen or kept: each must be one of the campaign's
 * @param beacon the only chain whose public rounds count, and the ledgers in which throws were announced, if somebody has them
 */
export function findingsOf(
  words: Catalogue,
  files: ExportedFiles,
  name: string,
  seen: readonly string[] = [],
  { chain = quicknet, ...beacon }: Beacon = {},
): Findings {
  try {
    const head = readOr(heads, files.head);
    const ahead = new Ahead();
    for (const { records } of piecesIn(files)) {
      for (const each of records) {
        ahead.take(each as LogRecord);
        if (ahead.rounds.areMany) checkRounds(ahead, chain);
      }
    }
    checkRounds(ahead, chain);
    const check = new FileCheck(words, head, ahead, seen, { chain, ...beacon });
    for (const piece of piecesIn(files)) check.take(piece);
    return check.findings;
  } catch {
    // Whatever it is that can't be read: nothing of it was checked.
    return { fits: false, unreadable: true, lines: [words.fair.file.unreadable(name)] };
  }
}

/** The records of each file in order, with its fingerprints. @throws {Unreadable} */
function* piecesIn(files: ExportedFiles): Generator<Listed> {
  for (const contents of files.contents()) yield readOr(listed, contents);
}

/** @throws {Unreadable} */
function readOr<T>(schema: z.ZodType<T>, value: unknown): T {
  const read = schema.safeParse(value);
  if (!read.success) throw new Unreadable();
  return read.data;
}

/** A campaign that's checked a file at a time. */
class FileCheck {
  readonly #words: Catalogue;
  readonly #head: Head;
  readonly #chain: Chain;
  readonly #checking: Checking;
  readonly #following = new FollowingSoFar();
  readonly #ledgers: LedgerCheck | undefined;
  readonly #everyThrow: boolean;
  readonly #withDice: (each: GivenUp) => GivenUp;
  #throws: string[] = [];
  #tally = NOTHING_FOUND;
  #unchecked = NOTHING_UNCHECKED;
  #altered: number | undefined;

  constructor(
    words: Catalogue,
    head: Head,
    ahead: Ahead,
    seen: readonly string[],
    { chain = quicknet, ledgers = [], signatures = new Map(), everyThrow = false }: Beacon,
  ) {
    const written = [...head.origins, { log: head.log, last: ahead.records }];
    this.#words = words;
    this.#head = head;
    this.#chain = new Chain(seen);
    this.#everyThrow = everyThrow;
    this.#withDice = (each) => withDice(each, ledgers, chain, signatures);
    this.#ledgers = ledgers.length > 0 ? new LedgerCheck(ledgers) : undefined;
    this.#checking = new Checking(written, ahead, ({ commitment }) => ahead.shown.get(commitment), chain);
  }

  take({ records, fingerprints }: Listed): void {
    for (const [i, value] of records.entries()) {
      this.#chain.take(value);
      if (fingerprints && fingerprints[i] !== this.#chain.last) this.#altered ??= this.#chain.records;
      if (this.#altered === undefined && !this.#tally.wrong) this.#check(value);
    }
    if (fingerprints && fingerprints.length > records.length) this.#altered ??= this.#chain.records + 1;
    this.#chain.isKept ||= fingerprints !== undefined;
  }

  #check(value: unknown): void {
    const record = value as LogRecord;
    const found = this.#checking.next(record);
    if (found) this.#tally = tallied(this.#tally, found);
    this.#ledgers?.take(record, found);
    this.#list(record, found);
    if (this.#tally.wrong) return;
    // What is wrong with its dice is said before what's wrong with its form.
    readOr(recordSchema, value);
    this.#unchecked = uncheckedAfter(this.#unchecked, record);
    this.#following.take(record);
  }

  /** What people can compare with Discord: which reply a throw had, its round, and the text of its notice. */
  #list(record: LogRecord, { round, log = '' }: Partial<Checked> = {}): void {
    const drawn = round === undefined ? undefined : drawnIn(record);
    if (!drawn) return;
    this.#throws.push(this.#words.beacon.listed(record.seq, drawn.reply, drawn.round, textOfNotice(drawn, log)));
    if (!this.#everyThrow) this.#throws = this.#throws.slice(-MOST_LISTED);
  }

  get findings(): Findings {
    if (this.#altered !== undefined) return { fits: false, lines: [this.#words.fair.file.altered(this.#altered)] };
    const { records, last, isKept, seen, found } = this.#chain;
    const whole = isKept ? this.#words.fair.file.whole(records, last) : this.#words.fair.file.noFingerprints;
    const fails = (...lines: readonly string[]): Findings => ({ fits: false, lines: [whole, ...lines] });
    const missing = seen.find((each) => !found.has(each));
    if (missing !== undefined) return fails(this.#words.fair.file.unseen(missing));
    if (!areInOrder(this.#head.origins, records)) return fails(this.#words.fair.file.head('origins'));
    const tally = { ...this.#tally, givenUp: this.#tally.givenUp.map(this.#withDice) };
    const lines = findingLines(this.#words, tally, this.#unchecked, this.#words.fair.file.sealed);
    if (this.#tally.wrong) return fails(...lines);
    const strange = headFault(this.#head, this.#following.all);
    if (strange !== undefined) return fails(this.#words.fair.file.head(strange));
    const ledgers = this.#ledgers?.found;
    if (ledgers && !fitsLedgers(ledgers)) return fails(...lines, ...ledgerLines(this.#words, ledgers));
    const compared = seen.map((each) => this.#words.fair.file.seen(each, found.get(each)!));
    return {
      fits: true,
      lines: [
        whole,
        ...lines,
        ...(ledgers ? ledgerLines(this.#words, ledgers) : howFarLines(this.#words, this.#tally)),
        ...(this.#throws.length > 0 ? [this.#words.beacon.compare(this.#everyThrow), ...this.#throws] : []),
        ...(compared.length > 0 ? compared : [this.#words.fair.file.howFar]),
      ],
    };
  }
}

/** The fingerprint after the last record of files. @throws {Unreadable} */
export function lastFingerprint(files: ExportedFiles): string {
  const chain = new Chain([]);
  for (const { records } of piecesIn(files)) for (const each of records) chain.take(each);
  if (chain.records === 0) throw new Unreadable();
  return chain.last;
}

/** The fingerprints of files, as their records give them. */
class Chain {
  records = 0;
  last = '';
  /** Whether the files have fingerprints of their own. */
  isKept = false;
  readonly seen: readonly string[];
  /** Which of the fingerprints that somebody has seen came up, and after which record. */
  readonly found = new Map<string, number>();

  constructor(seen: readonly string[]) {
    this.seen = seen;
  }

  /** @param record as it stands in the file: its fingerprint goes over everything in it */
  take(record: unknown): void {
    this.last = fingerprintAfter(this.last, record);
    this.records += 1;
    if (this.seen.includes(this.last)) this.found.set(this.last, this.records);
  }
}
