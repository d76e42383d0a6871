import type { Ruleset } from '../../../kernel/ruleset.ts';
import type { Book } from '../book.ts';
import { begins, carries, closes, over } from './battle.ts';
import { owes } from './duties.ts';

/** The course of a battle, for both editions. */
export const engine = {
  // Whose turn it is comes before all that the book says of the one who acts.
  gate: ['battle', 'step', 'book'],
  // Who goes first is thrown for before anybody acts; the verb itself says when it has been.
  deploys: (_scene, verb) => verb === 'initiative',
  owes,
  begins,
  closes,
  over,
  carries,
} as const satisfies Partial<Ruleset<Book>>;
