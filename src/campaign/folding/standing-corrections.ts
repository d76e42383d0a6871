import type { Campaign } from '../campaign.ts';
import { type Corrections, correctionsIn, NO_CORRECTIONS } from '../corrections.ts';
import type { Log } from '../log.ts';

/**
 * The replacements for corrected records, read from the records that correct them.
 * @param after only those of records after this one
 */
export async function standingCorrections(
  log: Log,
  { corrected, struck }: Pick<Campaign, 'corrected' | 'struck'>,
  after = 0,
): Promise<Corrections> {
  if (!corrected) return NO_CORRECTIONS;
  const wanted = Object.entries(corrected).filter(([seq]) => Number(seq) > after);
  const seqs = [...new Set(wanted.map(([, by]) => by))].toSorted((a, b) => a - b);
  return correctionsIn(await Promise.all(seqs.map((seq) => log.sure(seq))), new Set(struck));
}
