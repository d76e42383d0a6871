import { type Fallen, fallenIn, reuseOf } from '../kernel/fallen-dice.ts';
import { commitmentOf, type Seed } from './seed.ts';
import { type Scheme, streamOf } from './stream.ts';

/** As much of a step as dice need. */
export interface LoggedStep {
  readonly sides?: number;
  readonly outOf?: number;
  readonly faces: readonly number[];
}

/** As much of an event as dice need: what was thrown, which seed is in force, which one is shown. */
export interface LoggedEvent {
  readonly type: string;
  readonly steps?: readonly LoggedStep[];
  readonly dice?: unknown;
  /** How many of the first dice fell in an earlier record, and which were thrown on the table. */
  readonly before?: unknown;
  readonly handed?: unknown;
  /** The dice of a ruling in the midst of which something is asked. */
  readonly thrown?: unknown;
  readonly commitment?: unknown;
  readonly mix?: unknown;
  readonly scheme?: unknown;
  readonly seed?: unknown;
  /** What a correction puts in the place of earlier events. */
  readonly places?: readonly LoggedPlace[];
}

/** As much of what stands in an earlier event's place as its dice need. */
export interface LoggedPlace {
  readonly seq: number;
  readonly index: number;
  readonly event: LoggedEvent;
  readonly fresh?: readonly number[];
  readonly over?: readonly { readonly sides: number; readonly face: number }[];
}

/** As much of a record as dice need. */
export interface LoggedRecord {
  readonly seq: number;
  readonly interaction: string;
  readonly events: readonly LoggedEvent[];
}

/** Which log wrote the records up to this number. */
export interface WrittenBy {
  readonly log: string;
  readonly last: number;
}

/** A seed that some records were thrown from: by their log, and the hash that it committed to. */
export interface Committed {
  readonly log: string;
  readonly commitment: string;
}

/** A die or a draw as the log has it, and as it is when it's worked out again. */
export interface Recomputed {
  readonly sides: number;
  readonly face: number;
  readonly again: number;
}

/** What is found of a record that dice were thrown for. */
export interface Checked {
  readonly seq: number;
  /** `sealed`: nobody has shown its seed yet. */
  readonly verdict: 'right' | 'wrong' | 'sealed';
  /** In the order in which they were thrown; none while the seed is sealed. */
  readonly dice: readonly Recomputed[];
}

/** What may be known of a log's dice before its seed is shown. */
export interface Fair {
  readonly log: string;
  readonly commitment: string;
  /** The players' own words, one below the other; empty where nobody has given any. */
  readonly mix: string;
  readonly records: number;
  /** Of the log as it stands: two people who see the same one have the same log. */
  readonly fingerprint: string;
}

/** What came of working every die of a log out again. */
export interface Verified extends Fair {
  readonly checked: readonly Checked[];
}

/** How the dice of records stand to their seeds. */
export interface Proof {
  readonly proof: 'holds' | 'fails' | 'unknown';
  /** How many dice were worked out again. */
  readonly dice: number;
}

/** The seeds that these records were thrown from. */
export function seedsOf(records: readonly LoggedRecord[], origins: readonly WrittenBy[]): Committed[] {
  const found = new Map<string, Committed>();
  for (const { log, commitment } of inForce(records, origins)) {
    if (commitment !== '') found.set(`${log}:${commitment}`, { log, commitment });
  }
  return [...found.values()];
}

/** The seeds that the records themselves show, by their commitments. */
export function shownSeeds(records: readonly LoggedRecord[]): ReadonlyMap<string, Seed> {
  const shown = records.flatMap(({ events }) => events.filter(({ type }) => type === 'seed-revealed'));
  return new Map(
    shown.map(({ seed }) => {
      const bytes = Buffer.from(String(seed), 'hex');
      return [commitmentOf(bytes), bytes];
    }),
  );
}

/**
 * Works every die and draw of the records out again, as far as their seeds are known. A seed whose hash isn't the one that
 * the log committed to counts as unknown.
 * @param seedOf the seed that a log committed to, if it is known
 * @param origins which log wrote which records, the last one included
 */
export function* checkedIn(
  records: readonly LoggedRecord[],
  origins: readonly WrittenBy[],
  seedOf: (committed: Committed) => Seed | undefined,
): Generator<Checked> {
  const fallen = new FallenSoFar();
  for (const { record, log, commitment, mix, scheme } of inForce(records, origins)) {
    const thrown = thrownIn(record, fallen);
    // Dice that count again are compared with those that fell, whoever knows the seed.
    const changed = thrown.filter(({ face, before }) => before !== undefined && before !== face);
    if (changed.length > 0) {
      const dice = changed.map(({ sides, face, before }) => ({ sides, face, again: before! }));
      yield { seq: record.seq, verdict: 'wrong', dice };
      continue;
    }
    const own = thrown.filter(({ before }) => before === undefined);
    if (own.length === 0) continue;
    const seed = seedOf({ log, commitment });
    if (!seed || commitmentOf(seed) !== commitment) {
      yield { seq: record.seq, verdict: 'sealed', dice: [] };
      continue;
    }
    const next = streamOf({ seed, scheme, mix, log, seq: record.seq, interaction: record.interaction });
    const dice = own.map(({ sides, face }) => ({ sides, face, again: next(sides) }));
    const right = dice.every(({ face, again }) => face === again);
    yield { seq: record.seq, verdict: right ? 'right' : 'wrong', dice };
  }
}

/** The same in one word: it fails at the first die that isn't right. */
export function proofOf(
  records: readonly LoggedRecord[],
  origins: readonly WrittenBy[],
  seedOf: (committed: Committed) => Seed | undefined,
): Proof {
  let dice = 0;
  let sealed = false;
  for (const checked of checkedIn(records, origins, seedOf)) {
    if (checked.verdict === 'wrong') return { proof: 'fails', dice };
    sealed ||= checked.verdict === 'sealed';
    dice += checked.dice.length;
  }
  return { proof: sealed ? 'unknown' : 'holds', dice };
}

/** What a `committed` says holds for what follows it. */
interface InForce {
  readonly commitment: string;
  readonly mix: string;
  readonly scheme: Scheme;
}

/**
 * Each record with the log that it was written in and the commitment that its dice were thrown under. One that stands after
 * them, where a battle ends, holds from the next record on.
 */
function* inForce(records: readonly LoggedRecord[], origins: readonly WrittenBy[]) {
  let held: InForce = { commitment: '', mix: '', scheme: 1 };
  let of = 0;
  for (const record of records) {
    while (record.seq > (origins[of]?.last ?? Number.POSITIVE_INFINITY)) of += 1;
    const thrown = record.events.findIndex(hasValues);
    const before = thrown === -1 ? record.events : record.events.slice(0, thrown);
    const then = before.reduce(after, held);
    yield { record, log: origins[of]?.log ?? '', ...then };
    held = record.events.reduce(after, held);
  }
}

function after(held: InForce, { type, commitment, mix, scheme }: LoggedEvent): InForce {
  if (type !== 'committed') return held;
  return { commitment: String(commitment), mix: String(mix), scheme: scheme === 2 ? 2 : 1 };
}

function hasValues(event: LoggedEvent): boolean {
  if (event.places?.some((place) => hasValues(place.event))) return true;
  return stepsOf(event).steps.some(({ faces }) => faces.length > 0);
}

/** What was thrown with an event, or with the ruling that waits for an answer to it. */
function stepsOf(event: LoggedEvent): Pick<LoggedEvent, 'before' | 'handed'> & { steps: readonly LoggedStep[] } {
  const { thrown } = event;
  const within = typeof thrown === 'object' && thrown !== null && 'steps' in thrown ? (thrown as LoggedEvent) : event;
  return { steps: within.steps ?? [], before: within.before, handed: within.handed };
}

/** A die or draw of a record, and the face that it must have where it fell before. */
interface ThrownFor extends Fallen {
  readonly before?: number | undefined;
}

/** No die has this face: what a correction says of its dice isn't so. */
const NO_FACE = 0;

/** Everything that has fallen for each event of a log so far, in order. */
class FallenSoFar {
  readonly #fallen = new Map<string, readonly Fallen[]>();

  /** The dice of an event, wherever they fell. */
  began(seq: number, index: number, steps: readonly LoggedStep[]): void {
    this.#fallen.set(`${seq}:${index}`, fallenIn(steps));
  }

  /** What stands in an event's place: its dice in order, each with the face that it had if it fell before. */
  again({ seq, index, event: { steps = [] }, fresh = [], over = [] }: LoggedPlace): readonly ThrownFor[] {
    const key = `${seq}:${index}`;
    const fallen = this.#fallen.get(key) ?? [];
    const reuse = reuseOf(steps, fallen);
    this.#fallen.set(key, [...fallen, ...reuse.fresh.map((i) => reuse.taken[i]!)]);
    const told = (dice: readonly { sides: number; face: number }[]) =>
      dice.map(({ sides, face }) => `${sides}:${face}`);
    const honest = `${fresh}` === `${reuse.fresh}` && `${told(over)}` === `${told(reuse.over)}`;
    return honest ? reuse.taken : [...reuse.taken, { sides: 1, face: 1, before: NO_FACE }];
  }
}

/** What the referee threw or drew for a record, in order. Dice that fell at the table or before are none of its own. */
function thrownIn({ seq, events }: LoggedRecord, fallen: FallenSoFar): readonly ThrownFor[] {
  return events.flatMap((event, index): readonly ThrownFor[] => {
    if (event.places) return event.places.flatMap((each) => fallen.again(each));
    const { steps, before, handed } = stepsOf(event);
    fallen.began(seq, index, steps);
    const fromTable = Array.isArray(handed) ? new Set<unknown>(handed) : new Set();
    const byHand = event.type === 'ruled' && event.dice === 'table';
    let die = 0;
    return fallenIn(steps).filter(({ drawn }) => {
      if (drawn) return true;
      const at = die++;
      return !byHand && at >= Number(before ?? 0) && !fromTable.has(at);
    });
  });
}
