import type { Facts } from '../../kernel/facts.ts';
import { headlines as ww2Skirmish } from './ww2-skirmish/headlines.ts';

/** What one wants to know of an action first: everything that its facts amount to, in words. */
export type Headlines = (facts: Facts) => readonly string[];

const books: Readonly<Record<string, Headlines>> = {
  'ww2-skirmish': ww2Skirmish,
};

/**
 * Of which words the chances are told before all outcomes; undefined where the facts speak for themselves.
 * @param rules the id of the ruleset
 */
export function headlinesOf(rules: string): Headlines | undefined {
  return books[rules];
}
