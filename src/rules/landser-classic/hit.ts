import type { Book } from '../../../data/landser-classic/book.ts';
import type { Ruling, Tested } from '../../kernel/ruling.ts';
import type { Modifier } from '../../kernel/step.ts';
import { net } from '../../kernel/tables.ts';

/** What a hit die needs and its modifiers, worked out before any die is thrown. */
export interface Aimed {
  /** `null` where the weapon doesn't reach. */
  readonly need: number | null;
  readonly modifiers: readonly Modifier[];
  /** The modifiers call for more than a 6 (R-03b). */
  readonly impossible: boolean;
}

/** What a hit die reads from the book: the cells already chosen for it. */
type Table = Omit<Book['toHit'], 'need'>;

/** @param need the cell for weapon and band */
export function aimed(need: number | null, modifiers: readonly Modifier[], { sides }: Table): Aimed {
  return { need, modifiers, impossible: need !== null && need - net(modifiers) > sides };
}

/** The die to hit (LC-FIRE-10, LC-FIRE-17, R-07). The only face reported is the one that can jam. */
export function throwToHit(ruling: Ruling, need: number, { modifiers }: Aimed, book: Book): Tested {
  const { rule, label, sides, results } = book.toHit;
  // Named one by one: a spread here would take up a third of the time that odds need.
  return ruling.test({
    rule,
    label,
    sides,
    results,
    need,
    modifiers,
    naturals: [book.jams.natural],
    always: book.impossible,
    never: ruling.on('one-always-misses') ? { rule, face: 1 } : undefined,
  });
}

/** What an impossible shot carries over to the effects roll (LC-FIRE-17, R-03). */
export function carryOf(ruling: Ruling, { need, modifiers, impossible }: Aimed, book: Book): readonly Modifier[] {
  if (!impossible || need === null) return [];
  const excess = book.toHit.sides - (need - net(modifiers));
  return [{ ...book.impossible, value: ruling.on('impossible-excess-only') ? excess : net(modifiers) }];
}
