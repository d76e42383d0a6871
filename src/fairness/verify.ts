import { type Fallen, fallenIn, reuseOf } from '../kernel/fallen-dice.ts';
import { commitmentOf, type Seed } from './seed.ts';
import { type Scheme, streamOf } from './stream.ts';

/** The part of a step that concerns dice. */
export interface LoggedStep {
  readonly sides?: number;
  readonly outOf?: number;
  readonly faces: readonly number[];
}

/** The part of an event that concerns dice: what was thrown, which seed is in force, which one is shown. */
export interface LoggedEvent {
  readonly type: string;
  readonly steps?: readonly LoggedStep[];
  readonly dice?: unknown;
  /** How many of the first dice fell in an earlier record, and which were thrown at the table. */
  readonly before?: unknown;
  readonly handed?: unknown;
  /** The dice of a ruling that stops partway for a question. */
  readonly thrown?: unknown;
  readonly commitment?: unknown;
  readonly mix?: unknown;
  readonly scheme?: unknown;
  readonly seed?: unknown;
  /** What a correction puts in place of earlier events. */
  readonly places?: readonly LoggedPlace[];
}

/** The part of a replacement for an earlier event that concerns its dice. */
export interface LoggedPlace {
  readonly seq: number;
  readonly index: number;
  readonly event: LoggedEvent;
  readonly fresh?: readonly number[];
  readonly over?: readonly { readonly sides: number; readonly face: number }[];
}

/** The part of a record that concerns dice. */
export interface LoggedRecord {
  readonly seq: number;
  readonly interaction: string;
  readonly events: readonly LoggedEvent[];
}

/** The log that wrote the records up to this number. */
export interface WrittenBy {
  readonly log: string;
  readonly last: number;
}

/** A seed that some records were thrown from, by their log and the hash that it committed to. */
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

/** The findings about a record that dice were thrown for. */
export interface Checked {
  readonly seq: number;
  /** `sealed`: nobody has shown its seed yet. */
  readonly verdict: 'right' | 'wrong' | 'sealed';
  /** In the order they were thrown; none while the seed is sealed. */
  readonly dice: readonly Recomputed[];
}

/** What may be known about a log's dice before its seed is shown. */
export interface Fair {
  readonly log: string;
  readonly commitment: string;
  /** The players' own words, one per line; empty if nobody has added any. */
  readonly mix: string;
  readonly records: number;
  /** The fingerprint of the log as it stands: two people who see the same one have the same log. */
  readonly fingerprint: string;
}

/** The result of working out every die of a log again. */
export interface Verified extends Fair {
  readonly checked: readonly Checked[];
}

/** How the dice of records compare with their seeds. */
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
 * Works out every die and draw of the records again, as far as their seeds are known. A seed whose hash isn't the one that
 * the log committed to counts as unknown.
 * @param seedOf the seed that a log committed to, if it's known
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
    // Dice that count again are compared with the ones that fell, whether or not the seed is known.
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

/** The same as a single word: it fails at the first die that isn't right. */
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

/** The contents of a `committed`, which apply to everything after it. */
interface InForce {
  readonly commitment: string;
  readonly mix: string;
  readonly scheme: Scheme;
}

/**
 * Each record with the log that it was written in and the commitment that its dice were thrown under. A commitment that comes
 * after the dice, at the end of a battle, applies from the next record on.
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

/** What was thrown with an event, or with the ruling that stopped at this event to ask something. */
function stepsOf(event: LoggedEvent): Pick<LoggedEvent, 'before' | 'handed'> & { steps: readonly LoggedStep[] } {
  const { thrown } = event;
  const within = typeof thrown === 'object' && thrown !== null && 'steps' in thrown ? (thrown as LoggedEvent) : event;
  return { steps: within.steps ?? [], before: within.before, handed: within.handed };
}

/** A die or draw of a record, and the face that it must show if it fell earlier. */
interface ThrownFor extends Fallen {
  readonly before?: number | undefined;
}

/** No die has this face: it marks a correction whose claim about its dice is false. */
const NO_FACE = 0;

/** Everything that has fallen for each event of a log so far, in order. */
class FallenSoFar {
  readonly #fallen = new Map<string, readonly Fallen[]>();

  /** The dice of an event, wherever they fell. */
  began(seq: number, index: number, steps: readonly LoggedStep[]): void {
    this.#fallen.set(`${seq}:${index}`, fallenIn(steps));
  }

  /** The dice of an event's replacement in order, each with its earlier face if it fell before. */
  again({ seq, index, event: { steps = [] }, fresh = [], over = [] }: LoggedPlace): readonly ThrownFor[] {
    const key = `${seq}:${index}`;
    const fallen = this.#fallen.get(key) ?? [];
    const reuse = reuseOf(steps, fallen);
    this.#fallen.set(key, [...fallen, ...reuse.fresh.map((i) => reuse.taken[i]!)]);
    const textOf = (dice: readonly { sides: number; face: number }[]) =>
      dice.map(({ sides, face }) => `${sides}:${face}`);
    const honest = `${fresh}` === `${reuse.fresh}` && `${textOf(over)}` === `${textOf(reuse.over)}`;
    return honest ? reuse.taken : [...reuse.taken, { sides: 1, face: 1, before: NO_FACE }];
  }
}

/** What the referee threw or drew for a record, in order, without dice from the table or from earlier. */
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
