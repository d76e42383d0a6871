import type { Ahead } from './ahead.ts';
import type { GivenUpThrow } from './beacon/announced.ts';
import { type BeaconChain, quicknet } from './beacon/chain.ts';
import { type AnnouncedFound, AnnouncedSoFar } from './beacon/checking.ts';
import { roundFor } from './beacon/round.ts';
import { beaconStream } from './beacon/values.ts';
import { endedIn, type Placed, Placing } from './in-force.ts';
import type { FaultKind, LoggedRecord, WrittenBy } from './logged.ts';
import { SealedSoFar, veilHash } from './sealing.ts';
import { commitmentOf, type Seed } from './seed.ts';
import { streamOf } from './stream.ts';
import type { Checked, GivenUp, Recomputed, Tally, Unchecked } from './tally.ts';
import { FallenSoFar, type Thrown } from './values.ts';

export type { LoggedEvent, LoggedPlace, LoggedRecord, LoggedStep, WrittenBy } from './logged.ts';

/** A secret that something was thrown or drawn from, by its log and the hash that the log committed to. */
export interface Committed {
  readonly log: string;
  readonly commitment: string;
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
  /** If any of its dice come from a public beacon, or did. */
  readonly beacon?: FromBeacon;
}

/** Throws that come from public rounds. */
export interface FromBeacon {
  /** The chain that the next dice come from, and the channel in which throws are announced; nothing if they come from the seed. */
  readonly chain?: string;
  readonly ledger?: string;
  /** Throws that were made, and those that were announced and given up. */
  readonly throws: number;
  readonly givenUp: number;
  /** The number of the one that waits for its round now. */
  readonly open?: number;
  /** Why nobody can say yet what comes of that: no server has its round, or its messages can't be looked for. */
  readonly stuck?: 'silent' | 'unread';
  /** What the process has done for all channels since it began. */
  readonly counts: Readonly<Record<string, number>>;
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

/** The seeds and veils that records were thrown and drawn from, a record at a time. */
export class SeedsWanted {
  readonly #placing: Placing;
  readonly #found = new Map<string, Committed>();

  /** @param origins which log wrote which records, the last one included */
  constructor(origins: readonly WrittenBy[]) {
    this.#placing = new Placing(origins);
  }

  take(record: LoggedRecord): void {
    const placed = this.#placing.next(record);
    const { log, dice, chain } = placed;
    for (const hash of [chain === undefined ? dice?.commitment : undefined, veilHash(placed)]) {
      if (hash !== undefined) this.#found.set(`${log}:${hash}`, { log, commitment: hash });
    }
  }

  get all(): Committed[] {
    return [...this.#found.values()];
  }
}

export type SeedOf = (committed: Committed) => Seed | undefined;

/**
 * Works out every die and draw of a log again, a record at a time, as far as its seeds and veils are known, and checks that
 * everything announced in it follows from what came before (docs/checking-dice.md).
 */
export class Checking {
  readonly #placing: Placing;
  readonly #fallen: FallenSoFar;
  readonly #sealed = new SealedSoFar();
  readonly #seedOf: SeedOf;
  readonly #chain: BeaconChain;
  readonly #announced: AnnouncedSoFar;

  /**
   * @param origins which log wrote which records, the last one included
   * @param ahead what the whole log says of its records; its rounds have been checked
   * @param seedOf the seed or veil that a log committed to, if it's known
   * @param chain the only chain whose rounds count
   */
  constructor(origins: readonly WrittenBy[], ahead: Ahead, seedOf: SeedOf, chain: BeaconChain = quicknet) {
    this.#placing = new Placing(origins);
    this.#fallen = new FallenSoFar(ahead);
    this.#announced = new AnnouncedSoFar(chain, ahead);
    this.#seedOf = seedOf;
    this.#chain = chain;
  }

  /** The finding about the next record; nothing if nothing was thrown or drawn for it and all is well. */
  next(record: LoggedRecord): Checked | undefined {
    const placed = this.#placing.next(record);
    const thrown = this.#fallen.thrownIn(record);
    const throws = thrown.own.length > 0 || record.events.some(({ deck }) => deck !== undefined);
    const announced = this.#announced.in(placed, throws);
    const seals = this.#sealed.in(placed, (log, commitment) => known(this.#seedOf, { log, commitment }));
    const found = diceOf(placed, thrown, announced, this.#seedOf);
    const fault = placed.fault ?? announced.fault ?? thrown.fault ?? seals.fault ?? found.fault;
    const { dealt, veiled } = seals;
    const said = announcedOf(announced, placed, this.#chain);
    if (fault === undefined && found.verdict === undefined && dealt === 0 && veiled === 0 && !said) return undefined;
    return {
      seq: record.seq,
      verdict: fault ? 'wrong' : (found.verdict ?? 'right'),
      dice: found.dice,
      ...(fault ? { fault } : {}),
      ...(dealt > 0 && found.verdict !== 'uncompared' ? { dealt } : {}),
      ...(veiled > 0 ? { veiled } : {}),
      ...said,
    };
  }
}

/** What's said of the throws of a record besides its dice; nothing if it announced none. */
function announcedOf(
  { drawn, slow, givenUp }: AnnouncedFound,
  { record, log, ledger }: Placed,
  chain: BeaconChain,
): Partial<Checked> | undefined {
  const ended = endedIn(record);
  if (!drawn && givenUp.length === 0 && !ended) return undefined;
  return {
    ...(ended ? { ended } : {}),
    ...(drawn ? { round: drawn.round } : {}),
    ...(slow ? { slow } : {}),
    ...(ledger === undefined ? {} : { announced: [...(drawn ? [drawn] : []), ...givenUp], log, ledger }),
    ...(givenUp.length > 0 ? { givenUp: givenUp.map((each) => notMade(each, chain)) } : {}),
  };
}

function notMade({ last, why, reply, interaction }: GivenUpThrow, chain: BeaconChain): GivenUp {
  return {
    number: last + 1,
    why,
    interaction,
    ...(reply === undefined ? {} : { reply, round: roundFor(chain, reply) }),
  };
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

function diceOf(
  placed: Placed,
  { own, changed }: Thrown,
  { drawn, uncompared }: AnnouncedFound,
  seedOf: SeedOf,
): DiceFound {
  // Dice that count again are compared with the ones that fell, whether or not the seed is known.
  if (changed.length > 0) {
    const dice = changed.map(({ sides, face, before }) => ({ sides, face, again: before! }));
    return { verdict: 'wrong', dice, fault: 'dice' };
  }
  if (drawn) {
    const { dice, right } = workedOut(own, beaconStream(drawn));
    if (!right) return { verdict: 'wrong', dice, fault: 'faces' };
    return { verdict: uncompared ? 'uncompared' : 'right', dice };
  }
  const { record, log, dice: held } = placed;
  if (own.length === 0) return { dice: [] };
  if (!held) return { verdict: 'wrong', dice: [], fault: 'uncommitted' };
  const seed = known(seedOf, { log, commitment: held.commitment });
  if (!seed) return { verdict: 'sealed', dice: [] };
  const { scheme, mix } = held;
  const next = streamOf({ seed, scheme, mix, log, seq: record.seq, interaction: record.interaction });
  const { dice, right } = workedOut(own, next);
  return { verdict: right ? 'right' : 'wrong', dice, fault: right ? undefined : 'dice' };
}

function workedOut(own: Thrown['own'], next: (sides: number) => number) {
  const dice = own.map(({ sides, face }) => ({ sides, face, again: next(sides) }));
  return { dice, right: dice.every(({ face, again }) => face === again) };
}
