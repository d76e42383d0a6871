import { togglesOn } from '../kernel/ruleset.ts';
import type { Asked } from '../referee/asked.ts';
import type { Referee } from '../referee/referee.ts';
import { rulesetMeant } from '../rules/index.ts';

const IN_CENTIMETRES = /(\d)\s*(?:cms?|centimet(?:er|re)s?)\b/giu;

/** A house rule that makes all lengths of the book centimetres (HP-GEN-06). */
const TOGGLE = 'centimetres';

/**
 * The request with lengths in the measure of the table: if the table plays in centimetres, `20cm` is 20. Otherwise it's left
 * alone, and read as 7.9 inches.
 */
export async function inMeasure(asked: Asked, referee: Referee): Promise<Asked> {
  const metric = Object.entries(asked.given).filter(
    ([name, value]) => MEASURED.includes(name) && typeof value === 'string' && value.search(IN_CENTIMETRES) >= 0,
  );
  if (metric.length === 0 || !(await playsInCentimetres(asked, referee))) return asked;
  const plain = metric.map(([name, value]) => [name, String(value).replaceAll(IN_CENTIMETRES, '$1')]);
  return { ...asked, given: { ...asked.given, ...Object.fromEntries(plain) } };
}

const MEASURED: readonly string[] = ['range', 'target-range', 'path', 'spent', 'speed', 'gaps'];

async function playsInCentimetres({ channel, given }: Asked, referee: Referee): Promise<boolean> {
  const ruleset = rulesetMeant(String(given.rules ?? '')) ?? (await referee.ruleset(channel));
  const { house } = await referee.known(channel);
  return togglesOn(ruleset, house, typeof given.with === 'string' ? given.with : '').has(TOGGLE);
}
