import { type Book, COVERS, type Cover } from '../../../../data/ww2-skirmish/book.ts';
import { eye, type OptionTable } from '../../../kernel/options/options.ts';
import type { Ruling } from '../../../kernel/ruling.ts';
import type { Modifier } from '../../../kernel/step.ts';
import { applying } from '../../../kernel/tables.ts';
import { type Counts, casualtiesOf } from '../fire/casualties.ts';

/** The figures a blast catches and how they're placed; the same for all of them. */
export const caughtOptions = {
  figures: eye.integer(1, 12, { default: 1, filled: true }),
  cover: eye.oneOf(COVERS, { default: 'open' }),
  // One is as bad as both.
  unaware: eye.flag({ when: { enclosed: [false] } }),
  enclosed: eye.flag({ when: { unaware: [false] } }),
} satisfies OptionTable;

/** Figures caught by a blast. */
export interface Caught {
  readonly figures: number;
  readonly cover: Cover;
  readonly unaware: boolean;
  readonly enclosed: boolean;
}

/** A grenade, mortar bomb or phosphorus: a D6 for each figure (WS-GREN-11, -12). */
export function blast(ruling: Ruling, caught: Caught, book: Book, agreed: readonly Modifier[] = []): Counts {
  const { effect, 'effect-modifiers': rows } = book.grenades;
  const modifiers = applying(rows, {
    'unaware-or-enclosed': caught.unaware || caught.enclosed,
    'in-cover': caught.cover !== 'open',
  });
  return casualtiesOf(ruling, effect, caught.figures, [...modifiers, ...agreed]);
}

/**
 * A shell: the die of its calibre for each figure (WS-ART-01 to -03).
 * @param calibre in millimetres
 */
export function shell(
  ruling: Ruling,
  caught: Caught & { readonly suppressed: boolean },
  calibre: number,
  { guns }: Book,
  agreed: readonly Modifier[] = [],
): Counts {
  const least = ruling.on('artillery-min-suppress');
  const { rule, label, rows } = least ? guns['effect-at-least-suppressed'] : guns.effect;
  const sides = guns.dice.find(([upTo]) => calibre <= upTo)![1];
  const modifiers = applying(guns['effect-modifiers'], {
    'unaware-or-enclosed': caught.unaware || caught.enclosed,
    suppressed: caught.suppressed,
    'in-cover': caught.cover !== 'open',
  });
  return casualtiesOf(ruling, { rule, label, sides, rows }, caught.figures, [...modifiers, ...agreed]);
}
