import type { Ahead } from '../ahead.ts';
import { fingerprintAfter } from '../chain.ts';
import type { Placed } from '../in-force.ts';
import type { FaultKind, LoggedEvent, LoggedRecord } from '../logged.ts';
import { commitmentOf } from '../seed.ts';
import { type Announced, type DrawnThrow, drawnIn, type GivenUpThrow, givenUpBy } from './announced.ts';
import type { BeaconChain } from './chain.ts';
import { isInTime, isSnowflake, roundFor, timeOfId } from './round.ts';

/** What is found of the throws that a record announces. */
export interface AnnouncedFound {
  readonly fault?: FaultKind | undefined;
  /** What its dice were drawn from. */
  readonly drawn?: DrawnThrow | undefined;
  readonly givenUp: readonly GivenUpThrow[];
  /** Somebody was taken out of the log, so nobody can say any more whether its history is the one that was announced. */
  readonly uncompared: boolean;
  /** The reply came long after its command: no fault, but worth a word. */
  readonly slow: boolean;
}

/** What nobody has announced anything of. */
const NOTHING: AnnouncedFound = { givenUp: [], uncompared: false, slow: false };

/** How long before its interaction a reply can seem to be by Discord's clocks, in milliseconds. */
const CLOCKS = 1000;
/** How long a reply may take before it's remarked on, in milliseconds. */
const SLOW = 4000;

/** What may stand between what was the newest record as a throw was announced, and the record of that throw. */
const QUIET = new Set(['asked', 'agreed', 'agreed-in-part', 'declined', 'lapsed', 'noted', 'beacon-ended']);

/** What takes the place of a user who wants to be forgotten (/data delete). */
export const PSEUDONYM = /deleted-user-\d/;

/**
 * The throws that a log announces, a record at a time: that each has its round, and that nobody could have chosen it. That the
 * messages are really there, only Discord can tell.
 */
export class AnnouncedSoFar {
  readonly #chain: BeaconChain;
  readonly #ahead: Ahead;
  readonly #veils = new Map<number, string>();
  /** The fingerprints since the newest record that no throw may have passed over, with its own. */
  #prints = new Map<number, string>([[0, '']]);
  #print = '';
  /** The first record that names somebody who was taken out. */
  #renamed = Number.POSITIVE_INFINITY;
  #newest = 0n;

  /** @param chain the only one that counts */
  constructor(chain: BeaconChain, ahead: Ahead) {
    this.#chain = chain;
    this.#ahead = ahead;
  }

  /** @param throws whether the record has dice or secret draws of its own */
  in(placed: Placed, throws: boolean): AnnouncedFound {
    // Most logs have nothing of all this.
    if (!this.#ahead.beacon) return throwsNothing(placed.record) ? NOTHING : { ...NOTHING, fault: 'drawn' };
    const found = this.#found(placed, throws);
    this.#remember(placed.record);
    return found;
  }

  #found(placed: Placed, throws: boolean): AnnouncedFound {
    const { record, chain } = placed;
    if (record.events.some((event) => event.type === 'beacon-set' && event.chain !== this.#chain.hash))
      return { ...NOTHING, fault: 'unknown-chain' };
    const should = chain !== undefined && throws;
    const at = record.events.flatMap(({ type }, i) => (type === 'drawn' ? [i] : []));
    if (`${at}` !== (should ? '0' : '')) return { ...NOTHING, fault: 'drawn' };
    const ups = record.events.filter(({ type }) => type === 'given-up');
    if (ups.length > 0 && placed.ledger === undefined) return { ...NOTHING, fault: 'drawn' };
    const drawn = drawnIn(record);
    const givenUp = ups.flatMap((event) => givenUpBy(event, record) ?? []);
    if ((should && !drawn) || givenUp.length < ups.length) return { ...NOTHING, fault: 'announced' };
    const all: readonly Announced[] = [...(drawn ? [drawn] : []), ...givenUp];
    const fault =
      (drawn && this.#roundFault(drawn)) ??
      this.#historyFault(all) ??
      this.#orderFault(all) ??
      (drawn && timeFault(drawn)) ??
      (givenUp.every((each) => isGivenUpRightly(each, record)) ? undefined : 'given-up') ??
      this.#veilFault(record);
    const uncompared = fault === undefined && all.some((each) => this.#isUncompared(each));
    return { fault, drawn, givenUp, uncompared, slow: drawn !== undefined && isSlow(drawn) };
  }

  #roundFault(drawn: DrawnThrow): FaultKind | undefined {
    if (drawn.round !== roundFor(this.#chain, drawn.reply)) return 'round';
    return this.#ahead.rounds.isRight(drawn) ? undefined : 'signature';
  }

  /** What a claim says of the log before it must be what's there, and nothing may have been done between. */
  #historyFault(all: readonly Announced[]): FaultKind | undefined {
    const fits = all.every((each) => {
      const print = this.#prints.get(each.last);
      return print !== undefined && (print === each.before || this.#isUncompared(each));
    });
    return fits ? undefined : 'last';
  }

  #isUncompared({ last, before }: Announced): boolean {
    return this.#renamed <= last && this.#prints.get(last) !== before;
  }

  /** Replies come one after the other, so no reply gives two throws. */
  #orderFault(all: readonly Announced[]): FaultKind | undefined {
    for (const { reply } of all) {
      if (reply === undefined) continue;
      if (BigInt(reply) <= this.#newest) return 'reply';
      this.#newest = BigInt(reply);
    }
    return undefined;
  }

  /** A veil that's shown by its record's number must be the one that the record announced. */
  #veilFault({ events }: LoggedRecord): FaultKind | undefined {
    for (const { type, seq, veil, commitment } of events) {
      if (type !== 'veil-shown' || seq === undefined) continue;
      // Those of later records aren't known yet.
      if (commitment !== undefined || !isBehind(veil, this.#veils.get(Number(seq)))) return 'veil';
    }
    return undefined;
  }

  #remember(record: LoggedRecord): void {
    const { seq, events } = record;
    this.#print = fingerprintAfter(this.#print, record);
    if (!events.every(isQuiet)) this.#prints = new Map();
    this.#prints.set(seq, this.#print);
    if (PSEUDONYM.test(JSON.stringify(record))) this.#renamed = Math.min(this.#renamed, seq);
    const veil = this.#ahead.veiled.has(seq) ? drawnIn(record)?.veil : undefined;
    if (veil !== undefined) this.#veils.set(seq, veil);
  }
}

function throwsNothing({ events }: LoggedRecord): boolean {
  return !events.some(({ type, seq }) => type === 'drawn' || type === 'given-up' || (type === 'veil-shown' && seq));
}

/** Whether an event may stand between what was the newest record as a throw was announced, and the record of that throw. */
export function isQuiet({ type }: Pick<LoggedEvent, 'type'>): boolean {
  return QUIET.has(type);
}

/** The reply and its notice belong together, and the reply to its command. */
function timeFault({ reply, notice, interaction }: DrawnThrow): FaultKind | undefined {
  if (!isInTime(reply, notice)) return 'in-time';
  const asked = snowflakeOf(interaction);
  return asked !== undefined && timeOfId(reply) < timeOfId(asked) - CLOCKS ? 'in-time' : undefined;
}

function isSlow({ reply, interaction }: DrawnThrow): boolean {
  const asked = snowflakeOf(interaction);
  return asked !== undefined && timeOfId(reply) > timeOfId(asked) + SLOW;
}

/** The ID that an interaction begins with, if it's Discord's. */
function snowflakeOf(interaction: string): string | undefined {
  const id = /^\d{17,20}(?!\d)/.exec(interaction)?.[0];
  return id !== undefined && isSnowflake(id) ? id : undefined;
}

/** Whether a throw was given up for the reason that's said, as far as its IDs tell. */
function isGivenUpRightly({ why, reply, notice }: GivenUpThrow, { events }: LoggedRecord): boolean {
  // Players agree to that only together with an end to such dice.
  if (why === 'agreed') return events.some(({ type }) => type === 'beacon-ended');
  if (notice === undefined) return false;
  if (why === 'late') return reply !== undefined && !isInTime(reply, notice);
  if (why === 'no-reply') return reply === undefined;
  return why === 'error' && reply !== undefined && isInTime(reply, notice);
}

function isBehind(veil: unknown, hash: string | undefined): boolean {
  return typeof veil === 'string' && /^[0-9a-f]{64}$/.test(veil) && commitmentOf(Buffer.from(veil, 'hex')) === hash;
}
