import { type Ahead, aheadIn } from './ahead.ts';
import { type Placed, Placing } from './in-force.ts';
import type { FaultKind, LoggedRecord, WrittenBy } from './logged.ts';
import { SealedSoFar } from './sealing.ts';
import { commitmentOf, type Seed } from './seed.ts';
import { streamOf } from './stream.ts';
import { FallenSoFar, type Thrown, tableDiceIn } from './values.ts';

export type { LoggedEvent, LoggedPlace, LoggedRecord, LoggedStep, WrittenBy } from './logged.ts';

/** A secret that something was thrown or drawn from, by its log and the hash that the log committed to. */
export interface Committed {
  readonly log: string;
  readonly commitment: string;
}

/** A die or a draw as the log has it, and as it comes out when it's worked out again. */
export interface Recomputed {
  readonly sides: number;
  readonly face: number;
  readonly again: number;
}

/** The findings about a record that something was thrown or drawn for, or that has a fault. */
export interface Checked {
  readonly seq: number;
  /** `sealed`: nobody has shown its seed yet. */
  readonly verdict: 'right' | 'wrong' | 'sealed';
  /** In the order they were thrown; none while the seed is sealed. */
  readonly dice: readonly Recomputed[];
  /** What is wrong with it; of several things the first. */
  readonly fault?: FaultKind;
  /** Units whose secret was worked out again from the veil, and those whose veil isn't shown yet. */
  readonly dealt?: number;
  readonly veiled?: number;
}

/** What may be known about a log's dice before its seed is shown. */
export interface Fair {
  readonly log: string;
  readonly commitment: string;
  /** SHA-256 of the veil, if the log has one. */
  readonly veil?: string;
  /** The players' own words, one per line; empty if nobody has added any. */
  readonly mix: string;
  readonly records: number;
  /** The fingerprint of the log as it stands: two people who see the same one have the same log. */
  readonly fingerprint: string;
}

/** The result of working out every die of a log again. */
export interface Verified extends Fair {
  /** In a very long log, only those of the newest records, … */
  readonly checked: readonly Checked[];
  /** … and so many were left out. */
  readonly leftOut: number;
  /** What all of them add up to. */
  readonly tally: Tally;
  readonly unchecked: Unchecked;
}

/** How the dice of records compare with their seeds. */
export interface Proof {
  readonly proof: 'holds' | 'fails' | 'unknown';
  /** How many dice were worked out again. */
  readonly dice: number;
}

/** What the findings about a log add up to. */
export interface Tally {
  /** The first record that can't be right. */
  readonly wrong?: Pick<Checked, 'seq' | 'fault'>;
  /** Records whose dice are right, and those dice. */
  readonly right: number;
  readonly dice: number;
  /** Records whose seed nobody has shown yet. */
  readonly sealed: number;
  /** Hidden units that were worked out again, and those whose veil isn't shown yet. */
  readonly dealt: number;
  readonly veiled: number;
}

/** What has been found before the first record. */
export const NOTHING_FOUND: Tally = { right: 0, dice: 0, sealed: 0, dealt: 0, veiled: 0 };

/** One more finding. */
export function tallied(before: Tally, { seq, verdict, dice, fault, dealt = 0, veiled = 0 }: Checked): Tally {
  const right = verdict === 'right' && dice.length > 0;
  const wrong = before.wrong ?? (verdict === 'wrong' ? { seq, ...(fault ? { fault } : {}) } : undefined);
  return {
    ...(wrong ? { wrong } : {}),
    right: before.right + (right ? 1 : 0),
    dice: before.dice + (right ? dice.length : 0),
    sealed: before.sealed + (verdict === 'sealed' ? 1 : 0),
    dealt: before.dealt + dealt,
    veiled: before.veiled + veiled,
  };
}

/** What nobody can check in records, however honest they are. */
export interface Unchecked {
  /** Dice that fell on the players' table. */
  readonly table: number;
  /** Units sealed in an older form: nothing shows how what they are was drawn. */
  readonly older: number;
  /** Records, and seeds or veils, that are lost. */
  readonly records: number;
  readonly seeds: number;
}

/** The seeds and veils that records were thrown and drawn from, a record at a time. */
export class SeedsWanted {
  readonly #placing: Placing;
  readonly #found = new Map<string, Committed>();

  /** @param origins which log wrote which records, the last one included */
  constructor(origins: readonly WrittenBy[]) {
    this.#placing = new Placing(origins);
  }

  take(record: LoggedRecord): void {
    const { log, dice, before } = this.#placing.next(record);
    for (const hash of [dice?.commitment, before?.veil]) {
      if (hash !== undefined) this.#found.set(`${log}:${hash}`, { log, commitment: hash });
    }
  }

  get all(): Committed[] {
    return [...this.#found.values()];
  }
}

/** The seeds and veils that these records were thrown and drawn from. */
export function seedsOf(records: Iterable<LoggedRecord>, origins: readonly WrittenBy[]): Committed[] {
  const wanted = new SeedsWanted(origins);
  for (const record of records) wanted.take(record);
  return wanted.all;
}

/** The seeds and veils that the records themselves show, by their hashes. */
export function shownSeeds(records: Iterable<LoggedRecord>): ReadonlyMap<string, Seed> {
  return aheadIn(records).shown;
}

type SeedOf = (committed: Committed) => Seed | undefined;

/**
 * Works out every die and draw of a log again, a record at a time, as far as its seeds and veils are known, and checks that
 * everything announced in it follows from what came before (docs/fair-dice.md).
 */
export class Checking {
  readonly #placing: Placing;
  readonly #fallen: FallenSoFar;
  readonly #sealed = new SealedSoFar();
  readonly #seedOf: SeedOf;

  /**
   * @param origins which log wrote which records, the last one included
   * @param ahead what the whole log says of its records
   * @param seedOf the seed or veil that a log committed to, if it's known
   */
  constructor(origins: readonly WrittenBy[], ahead: Ahead, seedOf: SeedOf) {
    this.#placing = new Placing(origins);
    this.#fallen = new FallenSoFar(ahead);
    this.#seedOf = seedOf;
  }

  /** The finding about the next record; nothing if nothing was thrown or drawn for it and all is well. */
  next(record: LoggedRecord): Checked | undefined {
    const placed = this.#placing.next(record);
    const thrown = this.#fallen.thrownIn(record);
    const seals = this.#sealed.in(placed, (log, commitment) => known(this.#seedOf, { log, commitment }));
    const found = diceOf(placed, thrown, this.#seedOf);
    const fault = placed.fault ?? thrown.fault ?? seals.fault ?? found.fault;
    const { dealt, veiled } = seals;
    if (fault === undefined && found.verdict === undefined && dealt === 0 && veiled === 0) return undefined;
    return {
      seq: record.seq,
      verdict: fault ? 'wrong' : (found.verdict ?? 'right'),
      dice: found.dice,
      ...(fault ? { fault } : {}),
      ...(dealt > 0 ? { dealt } : {}),
      ...(veiled > 0 ? { veiled } : {}),
    };
  }
}

/** The findings about records that are all here (`Checking`), at most one a record. */
export function* checkedIn(
  records: readonly LoggedRecord[],
  origins: readonly WrittenBy[],
  seedOf: SeedOf,
): Generator<Checked> {
  const checking = new Checking(origins, aheadIn(records), seedOf);
  for (const record of records) {
    const checked = checking.next(record);
    if (checked) yield checked;
  }
}

/** A seed whose hash isn't the one that the log committed to isn't known at all. */
function known(seedOf: SeedOf, committed: Committed): Seed | undefined {
  const seed = seedOf(committed);
  return seed && commitmentOf(seed) === committed.commitment ? seed : undefined;
}

interface DiceFound {
  readonly verdict?: Checked['verdict'] | undefined;
  readonly dice: readonly Recomputed[];
  readonly fault?: FaultKind | undefined;
}

function diceOf({ record, log, dice: held }: Placed, { own, changed }: Thrown, seedOf: SeedOf): DiceFound {
  // Dice that count again are compared with the ones that fell, whether or not the seed is known.
  if (changed.length > 0) {
    const dice = changed.map(({ sides, face, before }) => ({ sides, face, again: before! }));
    return { verdict: 'wrong', dice, fault: 'dice' };
  }
  if (own.length === 0) return { dice: [] };
  if (!held) return { verdict: 'wrong', dice: [], fault: 'uncommitted' };
  const seed = known(seedOf, { log, commitment: held.commitment });
  if (!seed) return { verdict: 'sealed', dice: [] };
  const { scheme, mix } = held;
  const next = streamOf({ seed, scheme, mix, log, seq: record.seq, interaction: record.interaction });
  const dice = own.map(({ sides, face }) => ({ sides, face, again: next(sides) }));
  const right = dice.every(({ face, again }) => face === again);
  return { verdict: right ? 'right' : 'wrong', dice, fault: right ? undefined : 'dice' };
}

/** The same as a single word: it fails at the first record that isn't right. */
export function proofOf(records: readonly LoggedRecord[], origins: readonly WrittenBy[], seedOf: SeedOf): Proof {
  let dice = 0;
  let sealed = false;
  for (const checked of checkedIn(records, origins, seedOf)) {
    if (checked.verdict === 'wrong') return { proof: 'fails', dice };
    sealed ||= checked.verdict === 'sealed' || checked.veiled !== undefined;
    dice += checked.dice.length;
  }
  return { proof: sealed ? 'unknown' : 'holds', dice };
}

/** What nobody can check in a log, before its first record. */
export const NOTHING_UNCHECKED: Unchecked = { table: 0, older: 0, records: 0, seeds: 0 };

/** What nobody can check in a log, with one more record. */
export function uncheckedAfter(before: Unchecked, record: LoggedRecord): Unchecked {
  let { table, older, records, seeds } = before;
  table += tableDiceIn(record);
  for (const { type, deck, units = [] } of record.events) {
    if (type === 'units-added' && deck === undefined) older += units.filter(({ sealed }) => sealed).length;
    if (type === 'record-lost') records += 1;
    if (type === 'seed-lost') seeds += 1;
  }
  return { table, older, records, seeds };
}
