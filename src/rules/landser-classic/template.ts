import type { Book, Fated } from '../../../data/landser-classic/book.ts';
import type { Ruling } from '../../kernel/ruling.ts';
import type { Facts } from '../../kernel/state/facts.ts';
import type { Cite } from '../../kernel/step.ts';
import { fatesOf } from './wounds.ts';

/**
 * LC-JAM-05, R-08: half of the figures under the template of a jammed GPMG are still hit.
 * @param cite the rule of the template
 * @param fate what happens to a figure that's hit
 */
export function underJammedTemplate<F>(
  ruling: Ruling,
  cite: Cite,
  figures: readonly F[],
  fate: (figure: F) => Fated,
  { stillHit }: Pick<Book, 'stillHit'>,
): Facts {
  if (!ruling.on('jam-half-exact')) {
    return fatesOf(ruling, cite, figures, (figure) => (ruling.test(stillHit).passed ? fate(figure) : MISSED));
  }
  ruling.note(stillHit, 'half-hit');
  const [only] = figures;
  if (figures.length === 1) return fate(only!);
  // The first of those named.
  const half = figures.slice(0, Math.ceil(figures.length / 2));
  const { none: _, ...counts } = ruling.each(cite, half, (figure) => {
    const { effect, wound } = fate(figure);
    if (wound !== undefined) ruling.detail(wound);
    return effect;
  });
  return counts;
}

const MISSED = { effect: 'none' } as const;
