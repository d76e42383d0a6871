import { z } from 'zod';
import type { Campaign } from '../../campaign/campaign.ts';

/** For each record's number, the record that put it right, or 0 if it was undone. */
export const struckRecords = z.record(z.string(), z.number().int());

type StruckRecords = Readonly<z.infer<typeof struckRecords>>;

/** No record in particular strikes out an undone one. */
export const UNDONE = 0;

/** Which records' messages should be struck through, and because of which record. */
export function wantedIn({ struck, corrected = {} }: Campaign, before: StruckRecords): StruckRecords {
  const out = new Set(struck);
  const current = new Set(Object.values(corrected));
  const isNow = (by: number) => by !== UNDONE && current.has(by) && !out.has(by);
  return {
    // A correction is out of date itself once its ruling has been put right again.
    ...Object.fromEntries(Object.entries(before).filter(([, by]) => isNow(by))),
    ...Object.fromEntries(
      Object.entries(before).flatMap(([seq, by]) => {
        const now = corrected[seq];
        return now !== undefined && now > by && by !== UNDONE ? [[by, now] as const] : [];
      }),
    ),
    ...corrected,
    ...Object.fromEntries(struck.map((seq) => [seq, UNDONE])),
  };
}

/** The records whose messages have to change, the newest first. */
export function changes(before: StruckRecords, wanted: StruckRecords): number[] {
  const all = [...new Set([...Object.keys(before), ...Object.keys(wanted)])].map(Number);
  return all.filter((seq) => before[seq] !== wanted[seq]).toSorted((a, b) => b - a);
}
