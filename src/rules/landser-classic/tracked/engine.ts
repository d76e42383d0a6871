import type { Book } from '../../../../data/landser-classic/book.ts';
import type { Ruleset } from '../../../kernel/ruleset.ts';
import { begins, carries, closes, over, stands } from './battle.ts';
import { owes } from './squads/duties.ts';
import { asksJoining, rankIn } from './squads/squads.ts';

/** The course of a battle, for both editions. */
export const engine = {
  // Whose turn it is comes before everything the book says about the acting unit.
  gate: ['battle', 'step', 'book', 'table'],
  // Players throw for the first turn before anyone acts. The verb itself knows when that's done.
  deploys: (_scene, verb) => verb === 'initiative',
  owes,
  begins,
  closes,
  over,
  carries,
  stands,
  asksJoining,
  rank: rankIn,
} as const satisfies Partial<Ruleset<Book>>;
