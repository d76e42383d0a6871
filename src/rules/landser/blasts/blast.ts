import type { Book } from '../../../../data/landser/book.ts';
import type { Fated } from '../../../../data/landser-classic/book.ts';
import { known, type OptionsOf, type OptionTable } from '../../../kernel/options/options.ts';
import type { Ruling } from '../../../kernel/ruling.ts';
import type { Modifier } from '../../../kernel/step.ts';
import { isEffective, caughtOptions as original } from '../../landser-classic/blast.ts';
import { woundOf } from '../wounds/wounds.ts';

/** The figures a template or blast catches and how they're placed; the same for all of them. */
export const caughtOptions = {
  ...original,
  'light-before': known.integer(0, 9, { default: 0 }),
} satisfies OptionTable;

/** A figure that a blast has caught. */
export type Blasted = OptionsOf<typeof caughtOptions>;

/** C-2: what a grenade does to one figure (LS-GREN-03 to -07, LS-HIDE-09). @param agreed added to the effectiveness die */
export function grenadeOn(ruling: Ruling, blasted: Blasted, agreed: readonly Modifier[], book: Book): Fated {
  if (isEffective(ruling, blasted, agreed, book)) return explosionOn(ruling, blasted, [], book);
  const effect = ruling.on('grenade-no-auto-hide') ? 'none' : book.grenades.failed;
  if (effect === 'hide') ruling.note(book.grenades.shaken, effect);
  return { effect };
}

/** C-1 as at point blank: what any explosion does to one figure (LS-GREN-04, R-28). @param carry added to the effects die */
export function explosionOn(ruling: Ruling, blasted: Blasted, carry: readonly Modifier[], book: Book): Fated {
  const { 'light-this-turn': light, 'light-before': before, 'serious-before': serious } = blasted;
  const caught = { band: book.grenades.band, carry, 'light-this-turn': light };
  return woundOf(ruling, { ...caught, 'light-before': before, 'serious-before': serious }, book);
}
