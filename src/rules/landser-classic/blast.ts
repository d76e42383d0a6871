import type { Book, Fate } from '../../../data/landser-classic/book.ts';
import { eye, known, MODIFIER, type OptionTable } from '../../kernel/options/options.ts';
import type { Ruling } from '../../kernel/ruling.ts';
import type { Modifier } from '../../kernel/step.ts';
import { applying } from '../../kernel/tables.ts';
import { woundOf } from './wounds.ts';

const MOST_CAUGHT = 20;
/** There's somebody there. */
export const SOMEBODY = { figures: Array.from({ length: MOST_CAUGHT }, (_, i) => i + 1) };

/** The figures a template or blast catches and how they're placed; the same for all of them. */
export const caughtOptions = {
  figures: known.integer(0, MOST_CAUGHT, { default: 1 }),
  'blast-cover': eye.oneOf(['none', 'soft', 'hard'], { default: 'none', when: SOMEBODY }),
  prone: known.flag(),
  'soft-ground': eye.flag({ when: SOMEBODY }),
  'light-this-turn': known.flag(),
  'serious-before': known.integer(0, 9, { default: 0 }),
  modifier: MODIFIER,
} satisfies OptionTable;

/** A figure that a blast has caught. */
export interface Blasted {
  readonly 'blast-cover': 'none' | 'soft' | 'hard';
  readonly prone: boolean;
  readonly 'soft-ground': boolean;
  readonly 'light-this-turn': boolean;
  readonly 'serious-before': number;
}

/**
 * Whether a grenade affects one figure (LC-GREN-03, LC-GREN-05 to -07).
 * @param agreed added to the effectiveness die
 */
export function isEffective(ruling: Ruling, blasted: Blasted, agreed: readonly Modifier[], book: Book): boolean {
  const modifiers = [...sheltering(ruling, blasted, book), ...agreed];
  return ruling.test({ ...book.grenades.effectiveness, modifiers }).passed;
}

/** C-2: what a grenade does to one figure (LC-GREN-03 to -07). */
export function blastOn(ruling: Ruling, blasted: Blasted, agreed: readonly Modifier[], book: Book): Fate {
  const { band, failed } = book.grenades;
  if (!isEffective(ruling, blasted, agreed, book)) return { effect: failed };
  const { 'light-this-turn': light, 'serious-before': serious } = blasted;
  return woundOf(ruling, { band, carry: [], 'light-this-turn': light, 'serious-before': serious }, book.effects);
}

/** R-23a: hard cover is best. Soft cover and lying prone give one -1 between them, unless the table adds them up. */
function sheltering(ruling: Ruling, { 'blast-cover': cover, prone, 'soft-ground': ground }: Blasted, book: Book) {
  const soft = cover === 'soft';
  return applying(book.grenades.cover, {
    hard: cover === 'hard',
    soft,
    prone: prone && cover !== 'hard' && (!soft || ruling.on('soft-and-prone-add')),
    'soft-ground': ground,
  });
}
