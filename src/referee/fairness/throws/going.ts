import type { EventOf } from '../../../campaign/record.ts';
import { timeOfRound } from '../../../fairness/beacon/chain.ts';
import { isInTime, roundFor } from '../../../fairness/beacon/round.ts';
import type { Beacon, Posted, Stuck, ThrowCounts } from './announcing.ts';
import { noticeFor, type OpenThrow } from './open-throw.ts';

/** How long what isn't found may still arrive, in milliseconds: nobody waits longer than 10 s for Discord to take it. */
const MAY_ARRIVE = 20_000;
/** The pause before it's looked for again, in milliseconds: twice as long each time that Discord can't say, up to a minute. */
const LOOK_AGAIN = 1000;
const LONGEST_PAUSE = 60_000;
/** How long after its time a round is missed by players, and so are messages that can't be looked for, in milliseconds. */
const MISSED = 20_000;

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
  /** Whether the command's own answer shows what comes of it: it was announced with that. */
  readonly isOwn: boolean;
  /** Resolves when it's clear what comes of it. @throws {Interrupted} */
  readonly settled: Promise<void>;
  /** Resolves when its record is written, or it's given up. @throws {Interrupted} */
  readonly ended: Promise<void>;
  outcome: Outcome | undefined;
  /** Resolves when players are told that it's stuck; it may go on all the same. */
  readonly told: Promise<void>;
  stuck: Stuck | undefined;
  /** The round that its dice come from. */
  round: number | undefined;
  /** What's known of its messages. */
  posted: Posted = {};
  end!: () => void;
  #tell!: () => void;
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
    this.isOwn = posting !== undefined;
    this.#around = around;
    this.#ledger = ledger;
    this.#notice = noticeFor(open, log);
    this.ended = new Promise((resolve) => {
      this.end = resolve;
    });
    this.told = new Promise((resolve) => {
      this.#tell = resolve;
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

  /**
   * The messages of the throw, once all that can be there are found. Where Discord doesn't let anybody look, that's said, and it's tried
   * again for as long as that takes: whoever takes a throw for lost could throw it twice.
   */
  async #posted(posting?: Promise<Posted & { readonly certain: boolean }>): Promise<Posted> {
    const { beacon, now } = this.#around;
    const begun = now();
    const { certain = false, ...posted }: Posted & { readonly certain?: boolean } = (await posting) ?? {};
    this.posted = posted;
    let isCertain = certain;
    for (let pause = LOOK_AGAIN; !isCertain && !areBoth(this.posted); ) {
      const since = now();
      const { unread, notice, reply } = await beacon.find(this.open, this.#ledger, this.#notice);
      this.posted = { ...this.posted, notice: this.posted.notice ?? notice, reply: this.posted.reply ?? reply };
      if (areBoth(this.posted)) break;
      // What isn't there by now was never sent, or never will be.
      isCertain = !unread && !mayStillArrive(this.open, new Date(since));
      if (unread && since - begun >= MISSED) this.#misses('unread');
      // It's said in time, however long the pauses are by then.
      const left = begun + MISSED - now();
      if (!isCertain) await beacon.wait(left > 0 ? Math.min(pause, left) : pause);
      pause = unread ? Math.min(2 * pause, LONGEST_PAUSE) : LOOK_AGAIN;
    }
    this.stuck = undefined;
    return this.posted;
  }

  /** Whoever waits is told why nothing comes of it, once. */
  #misses(stuck: Stuck): void {
    if (this.stuck === stuck) return;
    const { beacon, counts } = this.#around;
    this.stuck = stuck;
    counts[stuck] += 1;
    beacon.stuck({ open: this.open, stuck, round: this.round });
    this.#tell();
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
    const { beacon, now } = this.#around;
    let isThere = false;
    const left = timeOfRound(beacon.chain, round) + MISSED - now();
    void beacon.wait(Math.max(left, MISSED)).then(
      () => {
        if (!isThere) this.#misses('silent');
      },
      () => undefined,
    );
    try {
      return await signature;
    } finally {
      isThere = true;
      this.stuck = undefined;
    }
  }
}

/** A throw whose round isn't known yet takes about this long. */
const MOST_SECONDS = 5;

/** Whether Discord may still take a message of a throw that isn't there yet. */
export function mayStillArrive({ at }: OpenThrow, now: Date): boolean {
  return now.getTime() - Date.parse(at) < MAY_ARRIVE;
}

function areBoth({ notice, reply }: Posted): boolean {
  return notice !== undefined && reply !== undefined;
}
