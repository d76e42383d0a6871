import type { EventOf } from '../../../campaign/record.ts';
import { timeOfRound } from '../../../fairness/beacon/chain.ts';
import { isInTime, roundFor } from '../../../fairness/beacon/round.ts';
import type { Beacon, Posted, ThrowCounts } from './announcing.ts';
import { noticeFor, type OpenThrow } from './open-throw.ts';

/** How long what isn't found may still arrive, in milliseconds: nobody waits longer than 10 s for Discord to take it. */
const MAY_ARRIVE = 20_000;
/** The pause before it's looked for again. */
const LOOK_AGAIN = 1000;
/** How long after its time a round is missed by players, in milliseconds. */
const SILENT = 20_000;

type Announced = Omit<EventOf<'given-up'>, 'type' | 'why' | 'claimed'>;

/** What came of announcing a throw: its dice, or why there are none. */
export type Outcome =
  | { readonly drawn: EventOf<'drawn'> }
  | { readonly unmade: 'late' | 'no-reply'; readonly announced: Announced }
  /** Nobody has announced it, so no record needs to say that it wasn't made. */
  | { readonly unmade: 'nothing'; readonly noLedger?: true | undefined };

/** A throw that this process makes, from its announcement until its record. */
export class Going {
  readonly open: OpenThrow;
  /** Resolves when it's clear what comes of it. @throws {Interrupted} */
  readonly settled: Promise<void>;
  /** Resolves when its record is written, or it's given up. @throws {Interrupted} */
  readonly ended: Promise<void>;
  outcome: Outcome | undefined;
  /** The round that its dice come from, and whether no server has it though it's time. */
  round: number | undefined;
  isSilent = false;
  end!: () => void;
  readonly #around: { readonly beacon: Beacon; readonly counts: ThrowCounts; now(): number };
  readonly #ledger: string;
  readonly #notice: string;

  /** @param posting what's known of its messages; they're looked for if that isn't known */
  constructor(
    { open, log, ledger }: { readonly open: OpenThrow; readonly log: string; readonly ledger: string },
    around: { readonly beacon: Beacon; readonly counts: ThrowCounts; now(): number },
    posting?: Promise<Posted & { readonly certain: boolean }>,
  ) {
    this.open = open;
    this.#around = around;
    this.#ledger = ledger;
    this.#notice = noticeFor(open, log);
    this.ended = new Promise((resolve) => {
      this.end = resolve;
    });
    this.settled = this.#settle(posting);
    // Nobody may be waiting when the process stops.
    this.settled.catch(() => undefined);
  }

  /** In how many seconds its dice should be there. */
  get seconds(): number {
    const { beacon, now } = this.#around;
    if (this.round === undefined) return MOST_SECONDS;
    return Math.max(1, Math.ceil((timeOfRound(beacon.chain, this.round) - now()) / 1000) + 1);
  }

  async #settle(posting?: Promise<Posted & { readonly certain: boolean }>): Promise<void> {
    const posted = await this.#posted(posting);
    const { beacon, counts } = this.#around;
    this.outcome = this.#outcomeOf(posted);
    if ('unmade' in this.outcome) {
      counts[this.outcome.unmade === 'late' ? 'late' : 'unmade'] += 1;
      return;
    }
    const { drawn } = this.outcome;
    this.outcome = undefined;
    this.round = drawn.round;
    counts.waits += 1;
    const since = this.#around.now();
    const signature = await this.#awaited(beacon.signatureOf(drawn.round), drawn.round);
    counts.waited += this.#around.now() - since;
    this.outcome = { drawn: { ...drawn, signature } };
  }

  /** The messages of the throw, once all that can be there are found. */
  async #posted(posting?: Promise<Posted & { readonly certain: boolean }>): Promise<Posted> {
    const { beacon, now } = this.#around;
    let { certain = false, ...posted }: Posted & { readonly certain?: boolean } = (await posting) ?? {};
    while (!certain && (posted.notice === undefined || posted.reply === undefined)) {
      const since = now();
      const found = await beacon.find(this.open, this.#ledger, this.#notice).catch(() => undefined);
      posted = { ...posted, notice: posted.notice ?? found?.notice, reply: posted.reply ?? found?.reply };
      if (posted.notice !== undefined && posted.reply !== undefined) break;
      // What isn't there by now was never sent, or never will be.
      certain = found !== undefined && since - Date.parse(this.open.at) >= MAY_ARRIVE;
      if (!certain) await beacon.wait(LOOK_AGAIN);
    }
    return posted;
  }

  #outcomeOf({ notice, reply, noLedger }: Posted): Outcome {
    if (notice === undefined) return { unmade: 'nothing', noLedger };
    const { salt, last, before, veil } = this.open;
    const announced = { notice, salt, last, before, veil };
    if (reply === undefined) return { unmade: 'no-reply', announced };
    if (!isInTime(reply, notice)) return { unmade: 'late', announced: { ...announced, reply } };
    const round = roundFor(this.#around.beacon.chain, reply);
    return { drawn: { type: 'drawn', reply, ...announced, round, signature: '' } };
  }

  /** Whoever waits is told if the round should have been there for a while. */
  async #awaited(signature: Promise<string>, round: number): Promise<string> {
    const { beacon, counts, now } = this.#around;
    let isThere = false;
    const left = timeOfRound(beacon.chain, round) + SILENT - now();
    void beacon.wait(Math.max(left, SILENT)).then(
      () => {
        if (isThere) return;
        this.isSilent = true;
        counts.silent += 1;
        beacon.silent(this.open, this.open.last + 1, round);
      },
      () => undefined,
    );
    try {
      return await signature;
    } finally {
      isThere = true;
      this.isSilent = false;
    }
  }
}

/** A throw whose round isn't known yet takes about this long. */
const MOST_SECONDS = 5;
