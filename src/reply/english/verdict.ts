import type { Facts } from '../../kernel/facts.ts';
import { verdicts as hansNPanzer } from './hans-n-panzer/verdicts.ts';
import { verdicts as landser } from './landser/verdicts.ts';
import { verdicts as panzertroops } from './panzertroops/verdicts.ts';
import { capital, say } from './words.ts';
import { verdicts as ww2Skirmish } from './ww2-skirmish/verdicts.ts';

/** What became of an action, in a sentence, verb by verb. */
export type Verdicts = Readonly<Record<string, (facts: Facts) => string>>;

/** The same word does not mean the same in every rulebook. */
const books: Readonly<Record<string, Verdicts>> = {
  landser,
  'landser-classic': landser,
  'hans-n-panzer': hansNPanzer,
  'ww2-skirmish': ww2Skirmish,
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
