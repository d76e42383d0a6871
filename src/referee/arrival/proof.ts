import type { Origin } from '../../campaign/export.ts';
import type { LogRecord } from '../../campaign/record.ts';
import { commitmentOf, type Seed } from '../../fairness/seed.ts';
import { streamOf } from '../../fairness/stream.ts';

/** A seed that some records were thrown from: by their log, and the hash that it committed to. */
export interface Committed {
  readonly log: string;
  readonly commitment: string;
}

/** How the dice of records stand to their seeds. */
export interface Proof {
  readonly proof: 'holds' | 'fails' | 'unknown';
  /** How many values were worked out anew. */
  readonly dice: number;
}

type Thrown = { readonly sides: number; readonly face: number };

/** Which seeds these records were thrown from. */
export function seedsOf(records: readonly LogRecord[], origins: readonly Origin[]): Committed[] {
  const found = new Map<string, Committed>();
  for (const { log, commitment } of inForce(records, origins)) {
    if (commitment !== '') found.set(`${log}:${commitment}`, { log, commitment });
  }
  return [...found.values()];
}

/**
 * Works every die and draw of the records out anew, of whose seeds one has.
 * @param seedOf the seed that a log committed to, if it is known
 * @param origins which log wrote which records, the last one included
 */
export function proofOf(
  records: readonly LogRecord[],
  origins: readonly Origin[],
  seedOf: (committed: Committed) => Seed | undefined,
): Proof {
  let dice = 0;
  let unknown = 0;
  for (const { record, log, commitment, mix } of inForce(records, origins)) {
    const thrown = thrownIn(record);
    if (thrown.length === 0) continue;
    const seed = seedOf({ log, commitment });
    if (!seed || commitmentOf(seed) !== commitment) {
      unknown += 1;
      continue;
    }
    const next = streamOf({ seed, mix, log, seq: record.seq, interaction: record.interaction });
    if (thrown.some(({ sides, face }) => next(sides) !== face)) return { proof: 'fails', dice };
    dice += thrown.length;
  }
  return { proof: unknown === 0 ? 'holds' : 'unknown', dice };
}

/** Each record with the log that it was written in and the commitment that held for it, its own included. */
function* inForce(records: readonly LogRecord[], origins: readonly Origin[]) {
  let commitment = '';
  let mix = '';
  let of = 0;
  for (const record of records) {
    while (record.seq > (origins[of]?.last ?? Number.POSITIVE_INFINITY)) of += 1;
    for (const event of record.events) if (event.type === 'committed') ({ commitment, mix } = event);
    yield { record, log: origins[of]?.log ?? '', commitment, mix };
  }
}

/** What the referee threw or drew for a record, in order; dice from the table are none of its own. */
function thrownIn({ events }: LogRecord): Thrown[] {
  return events.flatMap((event) => {
    if (!('steps' in event)) return [];
    const byHand = event.type === 'ruled' && event.dice === 'table';
    return (event.steps ?? []).flatMap(({ faces, sides, outOf }) => {
      const of = outOf ?? (byHand ? undefined : sides);
      return of === undefined ? [] : faces.map((face) => ({ sides: of, face }));
    });
  });
}
