import { type Placed, placedIn } from './in-force.ts';
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
  readonly checked: readonly Checked[];
  readonly unchecked: Unchecked;
}

/** How the dice of records compare with their seeds. */
export interface Proof {
  readonly proof: 'holds' | 'fails' | 'unknown';
  /** How many dice were worked out again. */
  readonly dice: number;
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

/** The seeds and veils that these records were thrown and drawn from. */
export function seedsOf(records: readonly LoggedRecord[], origins: readonly WrittenBy[]): Committed[] {
  const found = new Map<string, Committed>();
  for (const { log, dice, before } of placedIn(records, origins)) {
    for (const hash of [dice?.commitment, before?.veil]) {
      if (hash !== undefined) found.set(`${log}:${hash}`, { log, commitment: hash });
    }
  }
  return [...found.values()];
}

/** The seeds and veils that the records themselves show, by their hashes. */
export function shownSeeds(records: readonly LoggedRecord[]): ReadonlyMap<string, Seed> {
  const shown = records.flatMap(({ events }) =>
    events.flatMap(({ type, seed, veil }) => (type === 'seed-revealed' ? [seed] : type === 'veil-shown' ? [veil] : [])),
  );
  return new Map(
    shown.map((secret) => {
      const bytes = Buffer.from(String(secret), 'hex');
      return [commitmentOf(bytes), bytes];
    }),
  );
}

/**
 * Works out every die and draw of the records again, as far as their seeds and veils are known, and checks that everything
 * announced in them follows from what came before (docs/fair-dice.md). At most one finding a record.
 * @param seedOf the seed or veil that a log committed to, if it's known
 * @param origins which log wrote which records, the last one included
 */
export function* checkedIn(
  records: readonly LoggedRecord[],
  origins: readonly WrittenBy[],
  seedOf: (committed: Committed) => Seed | undefined,
): Generator<Checked> {
  const fallen = new FallenSoFar();
  const sealed = new SealedSoFar();
  for (const placed of placedIn(records, origins)) {
    const { record } = placed;
    const thrown = fallen.thrownIn(record);
    const seals = sealed.in(placed, (log, commitment) => known(seedOf, { log, commitment }));
    const found = diceOf(placed, thrown, seedOf);
    const fault = placed.fault ?? thrown.fault ?? seals.fault ?? found.fault;
    const { dealt, veiled } = seals;
    if (fault === undefined && found.verdict === undefined && dealt === 0 && veiled === 0) continue;
    yield {
      seq: record.seq,
      verdict: fault ? 'wrong' : (found.verdict ?? 'right'),
      dice: found.dice,
      ...(fault ? { fault } : {}),
      ...(dealt > 0 ? { dealt } : {}),
      ...(veiled > 0 ? { veiled } : {}),
    };
  }
}

/** A seed whose hash isn't the one that the log committed to isn't known at all. */
function known(seedOf: (committed: Committed) => Seed | undefined, committed: Committed): Seed | undefined {
  const seed = seedOf(committed);
  return seed && commitmentOf(seed) === committed.commitment ? seed : undefined;
}

interface DiceFound {
  readonly verdict?: Checked['verdict'] | undefined;
  readonly dice: readonly Recomputed[];
  readonly fault?: FaultKind | undefined;
}

function diceOf(
  { record, log, dice: held }: Placed,
  { own, changed }: Thrown,
  seedOf: (committed: Committed) => Seed | undefined,
): DiceFound {
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
export function proofOf(
  records: readonly LoggedRecord[],
  origins: readonly WrittenBy[],
  seedOf: (committed: Committed) => Seed | undefined,
): Proof {
  let dice = 0;
  let sealed = false;
  for (const checked of checkedIn(records, origins, seedOf)) {
    if (checked.verdict === 'wrong') return { proof: 'fails', dice };
    sealed ||= checked.verdict === 'sealed' || checked.veiled !== undefined;
    dice += checked.dice.length;
  }
  return { proof: sealed ? 'unknown' : 'holds', dice };
}

/** What nobody can check in these records. */
export function uncheckedIn(records: readonly LoggedRecord[]): Unchecked {
  let [table, older, lost, seeds] = [0, 0, 0, 0];
  for (const record of records) {
    table += tableDiceIn(record);
    for (const { type, deck, units = [] } of record.events) {
      if (type === 'units-added' && deck === undefined) older += units.filter(({ sealed }) => sealed).length;
      if (type === 'record-lost') lost += 1;
      if (type === 'seed-lost') seeds += 1;
    }
  }
  return { table, older, records: lost, seeds };
}
