import type { Facts } from '../../kernel/facts.ts';
import { verdicts as landser } from './landser/verdicts.ts';
import { verdicts as panzertroops } from './panzertroops/verdicts.ts';
import { capital, say } from './words.ts';

/** What became of an action, in a sentence, verb by verb. */
export type Verdicts = Readonly<Record<string, (facts: Facts) => string>>;

/** The same word does not mean the same in every rulebook. */
const books: Readonly<Record<string, Verdicts>> = {
  'landser-classic': landser,
  panzertroops,
};

/**
 * What became of an action, in a sentence.
 * @param rules the id of its ruleset
 */
export function verdictOf(rules: string, verb: string, facts: Facts): string {
  return (books[rules]?.[verb] ?? plain)(facts);
}

function plain(facts: Facts): string {
  const told = Object.entries(facts).map(([name, value]) => `${say(name)}: ${say(String(value))}`);
  return `${capital(told.join(', '))}.`;
}
