import type { Facts } from '../../../kernel/state/facts.ts';
import { headlines as ww2Skirmish } from '../ww2-skirmish/headlines.ts';

/** What a player wants to know first about an action: everything its facts mean, in words. */
export type Headlines = (facts: Facts) => readonly string[];

const books: Readonly<Record<string, Headlines>> = {
  'ww2-skirmish': ww2Skirmish,
};

/**
 * The headlines whose chances are shown before all the outcomes; undefined where the facts speak for themselves.
 * @param rules the id of the ruleset
 */
export function headlinesOf(rules: string): Headlines | undefined {
  return books[rules];
}
