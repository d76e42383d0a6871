import type { Facts } from '../../kernel/facts.ts';
import type { Ruling } from '../../kernel/ruling.ts';
import type { Cite } from '../../kernel/step.ts';
import type { Book } from './book.ts';
import { type Fated, fatesOf } from './wounds.ts';

/**
 * LC-JAM-05, R-08: of the figures under the template of a GPMG that jams, half are still hit.
 * @param cite whose template it is
 * @param fate what becomes of one who is hit
 */
export function underJammedTemplate(
  ruling: Ruling,
  cite: Cite,
  figures: number,
  fate: () => Fated,
  { stillHit }: Pick<Book, 'stillHit'>,
): Facts {
  if (!ruling.on('jam-half-exact')) {
    return fatesOf(ruling, cite, figures, () => (ruling.test(stillHit).passed ? fate() : MISSED));
  }
  ruling.note(stillHit, 'half-hit');
  if (figures === 1) return fate();
  const half = new Array<string>(Math.ceil(figures / 2)).fill('figure');
  const { none: _, ...counts } = ruling.each(cite, half, () => fate().effect);
  return counts;
}

const MISSED = { effect: 'none' } as const;
