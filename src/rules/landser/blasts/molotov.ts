import type { Book } from '../../../../data/landser/book.ts';
import type { Ruling } from '../../../kernel/ruling.ts';
import type { Facts } from '../../../kernel/state/facts.ts';
import { agreed } from '../../../kernel/tables.ts';
import { byHand } from '../../landser-classic/grenade.ts';
import { injure } from '../tanks/damage.ts';

/** A Molotov cocktail thrown at a vehicle, as declared. */
export interface Molotov {
  /** Inches; within reach if left out. */
  readonly range?: number;
  readonly 'open-topped': boolean;
  readonly modifier: number;
}

/**
 * LS-MOLO-01, LS-DMG-06: it first has to hit the tank, and then get into it. @throws {Refusal} past throwing range (LS-GREN-01)
 */
export function molotov(ruling: Ruling, thrown: Molotov, book: Book): Facts {
  const { molotov: table } = book.grenades;
  byHand(thrown, book);
  if (!ruling.test({ ...table.thrown, modifiers: agreed(thrown.modifier) }).passed) return { hit: false };
  const takes = ruling.test(thrown['open-topped'] ? table.open : table.closed).passed;
  return { hit: true, ...(takes ? injure(ruling, 'glancing', book.damage) : { damage: 'no-effect' }) };
}
