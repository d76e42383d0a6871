import { type Ahead, aheadIn } from './ahead.ts';
import { type BeaconChain, quicknet } from './beacon/chain.ts';
import { wrongAmong } from './beacon/signature.ts';
import type { LoggedRecord, WrittenBy } from './logged.ts';
import type { Seed } from './seed.ts';
import type { Checked } from './tally.ts';
import { Checking, type Committed, type Proof, type SeedOf, SeedsWanted } from './verify.ts';

// Only for programs and threads of their own: checking the signatures of rounds takes time, and so does loading what does it.

/** Checks the signatures of all rounds that are pending, right here: 5 ms each, or four times as long if it's just one. */
export function checkRounds({ rounds }: Ahead, chain: BeaconChain): void {
  if (rounds.pending.length > 0) rounds.settle(wrongAmong(chain, rounds.pending));
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

/** The findings about records that are all here (`Checking`), at most one a record. */
export function* checkedIn(
  records: readonly LoggedRecord[],
  origins: readonly WrittenBy[],
  seedOf: SeedOf,
  chain: BeaconChain = quicknet,
): Generator<Checked> {
  const ahead = aheadIn(records);
  checkRounds(ahead, chain);
  const checking = new Checking(origins, ahead, seedOf, chain);
  for (const record of records) {
    const checked = checking.next(record);
    if (checked) yield checked;
  }
}

/** The same as a single word: it fails at the first record that isn't right. */
export function proofOf(
  records: readonly LoggedRecord[],
  origins: readonly WrittenBy[],
  seedOf: SeedOf,
  chain: BeaconChain = quicknet,
): Proof {
  let dice = 0;
  let open = false;
  for (const checked of checkedIn(records, origins, seedOf, chain)) {
    if (checked.verdict === 'wrong') return { proof: 'fails', dice };
    open ||= ['sealed', 'uncompared'].includes(checked.verdict) || checked.veiled !== undefined;
    dice += checked.dice.length;
  }
  return { proof: open ? 'unknown' : 'holds', dice };
}
