import type { Campaign } from './campaign.ts';
import { type Corrections, correctionsIn, NO_CORRECTIONS } from './corrections.ts';
import type { Log } from './log.ts';

/** The replacements for corrected records, read from the records that correct them. */
export async function standingCorrections(
  log: Log,
  { corrected, struck }: Pick<Campaign, 'corrected' | 'struck'>,
): Promise<Corrections> {
  if (!corrected) return NO_CORRECTIONS;
  const seqs = [...new Set(Object.values(corrected))].toSorted((a, b) => a - b);
  return correctionsIn(await Promise.all(seqs.map((seq) => log.sure(seq))), new Set(struck));
}
