import * as z from 'zod';
import { type Corrections, correctedIn, correctionsIn } from './corrections.ts';
import { corrected } from './events/correction.ts';
import { redone, undone } from './events/undo.ts';
import type { LogEvent, LogRecord } from './record.ts';

const rewriting = z.object({
  /** The record that struck out, restored or corrected earlier ones. */
  by: z.number().int(),
  /** The oldest of them. */
  oldest: z.number().int(),
  /** It only took back what this record had changed. */
  since: z.number().int().exactOptional(),
});

/** The newest changes to what counts, in order. */
export const rewritings = z.array(rewriting).readonly();

type Rewritings = z.infer<typeof rewritings>;

/** How many of them a campaign knows. */
const MOST_REWRITINGS = 30;

/** What knows of the newest changes to the records before it. */
interface Rewritten {
  readonly rewritings?: Rewritings | undefined;
}

/** The newest changes after one more record. */
export function rewritingsAfter(known: Rewritings = [], record: Pick<LogRecord, 'seq' | 'events'>): Rewritings {
  const oldest = oldestRewritten([record]);
  if (oldest === Number.POSITIVE_INFINITY) return known;
  const { seq: by, events } = record;
  const lifts = events.some(redone.is);
  const at = lifts ? known.findLastIndex((each) => each.oldest === oldest && each.since === undefined) : -1;
  const now = at < 0 ? { by, oldest } : { by, oldest, since: known[at]!.by };
  return [...known.filter((_, i) => i !== at), now].slice(-MOST_REWRITINGS);
}

/** The newest record that changed which earlier ones count, or how they read; 0 if none has. */
export function lastRewriting({ rewritings }: Rewritten): number {
  return rewritings?.at(-1)?.by ?? 0;
}

/** Whether something up to a record has been struck out, restored or corrected since that record was the newest. */
export function isRewrittenSince({ rewritings = [] }: Rewritten, seq: number): boolean {
  return rewritings.some(({ by, oldest, since = 0 }) => since <= seq && seq < by && oldest <= seq);
}

/** Which records don't count, and which read otherwise than they were written. */
export interface Standing {
  /** The numbers of the records that are struck out. */
  readonly struck: ReadonlySet<number>;
  readonly corrections: Corrections;
}

/** Whether records change the standing of earlier ones, so that the log has to be folded again. */
export function rewrites({ events }: { readonly events: readonly LogEvent[] }): boolean {
  return events.some((event) => strikingBy(event) !== undefined || corrected.is(event));
}

/** The records that an event strikes out, or restores. */
export function strikingBy(
  event: LogEvent,
): { readonly seqs: readonly number[]; readonly struck: boolean } | undefined {
  if (undone.is(event)) return { seqs: event.strikes, struck: true };
  return redone.is(event) ? { seqs: event.lifts, struck: false } : undefined;
}

/**
 * The earlier records that a record strikes out, restores or corrects, whether or not it stands itself: what it replaced is folded
 * again either way.
 */
export function rewrittenBy(record: Pick<LogRecord, 'events'>): readonly number[] {
  if (!rewrites(record)) return [];
  const found = record.events.flatMap((event) => strikingBy(event)?.seqs ?? []);
  return [...new Set([...found, ...correctedIn(record)])];
}

/** The oldest record that these strike out, restore or correct, if any. */
export function oldestRewritten(records: readonly Pick<LogRecord, 'events'>[]): number {
  let oldest = Number.POSITIVE_INFINITY;
  for (const record of records) for (const seq of rewrittenBy(record)) oldest = Math.min(oldest, seq);
  return oldest;
}

/** What records say of each other, one after the other: a log of any length needn't be in memory for it. */
export class StandingSoFar {
  readonly #struck = new Set<number>();
  readonly #corrections: Pick<LogRecord, 'seq' | 'events'>[] = [];

  take({ seq, events }: LogRecord): void {
    for (const event of events) {
      const { seqs = [], struck } = strikingBy(event) ?? {};
      for (const each of seqs) struck ? this.#struck.add(each) : this.#struck.delete(each);
      if (corrected.is(event)) this.#corrections.push({ seq, events: [event] });
    }
  }

  /** After all records so far. */
  get all(): Standing {
    return { struck: this.#struck, corrections: correctionsIn(this.#corrections, this.#struck) };
  }
}

/** Which records are struck out, told from the newest back: only later ones say so. */
export class StruckBackwards {
  readonly #decided = new Map<number, boolean>();

  /** @param record the one before those that were taken @returns whether it's struck out */
  take({ seq, events }: LogRecord): boolean {
    for (const event of events.toReversed()) {
      const { seqs = [], struck = false } = strikingBy(event) ?? {};
      for (const each of seqs) if (!this.#decided.has(each)) this.#decided.set(each, struck);
    }
    return this.#decided.get(seq) ?? false;
  }
}

/** What records say of each other: of these, all is known if none came after them. */
export function standingIn(records: Iterable<LogRecord>): Standing {
  const standing = new StandingSoFar();
  for (const record of records) standing.take(record);
  return standing.all;
}
