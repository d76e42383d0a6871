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
  for (const { record, log, commitment, mix, scheme } of inForce(records, origins)) {
    const thrown = thrownIn(record);
    if (thrown.length === 0) continue;
    const seed = seedOf({ log, commitment });
    if (!seed || commitmentOf(seed) !== commitment) {
      yield { seq: record.seq, verdict: 'sealed', dice: [] };
      continue;
    }
    const next = streamOf({ seed, scheme, mix, log, seq: record.seq, interaction: record.interaction });
    const dice = thrown.map(({ sides, face }) => ({ sides, face, again: next(sides) }));
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
  return stepsOf(event).steps.some(({ faces }) => faces.length > 0);
}

/** What was thrown with an event, or with the ruling that waits for an answer to it. */
function stepsOf(event: LoggedEvent): Pick<LoggedEvent, 'before' | 'handed'> & { steps: readonly LoggedStep[] } {
  const { thrown } = event;
  const within = typeof thrown === 'object' && thrown !== null && 'steps' in thrown ? (thrown as LoggedEvent) : event;
  return { steps: within.steps ?? [], before: within.before, handed: within.handed };
}

/** What the referee threw or drew for a record, in order. Dice that fell at the table or before are none of its own. */
function thrownIn({ events }: LoggedRecord): { readonly sides: number; readonly face: number }[] {
  return events.flatMap((event) => {
    const { steps, before, handed } = stepsOf(event);
    const fromTable = Array.isArray(handed) ? new Set<unknown>(handed) : new Set();
    const byHand = event.type === 'ruled' && event.dice === 'table';
    let die = 0;
    const isOwn = () => {
      const at = die++;
      return !byHand && at >= Number(before ?? 0) && !fromTable.has(at);
    };
    return steps.flatMap(({ faces, sides, outOf }) => {
      if (outOf !== undefined) return faces.map((face) => ({ sides: outOf, face }));
      return sides === undefined ? [] : faces.filter(isOwn).map((face) => ({ sides, face }));
    });
  });
}
