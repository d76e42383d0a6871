import { inTableMeasure, METRIC, saysCentimetres } from '../kernel/inches.ts';
import { togglesOn } from '../kernel/ruleset.ts';
import type { Asked } from '../referee/asked.ts';
import type { Referee } from '../referee/referee.ts';
import { rulesetMeant } from '../rules/index.ts';

/**
 * The request with lengths in the measure of the table: if the table plays in centimetres, `20cm` is 20. Otherwise it's left
 * alone, and read as 7.9 inches.
 */
export async function inMeasure(asked: Asked, referee: Referee): Promise<Asked> {
  const metric = Object.entries(asked.given).filter(
    ([name, value]) => MEASURED.includes(name) && typeof value === 'string' && saysCentimetres(value),
  );
  if (metric.length === 0 || !(await playsInCentimetres(asked, referee))) return asked;
  const plain = metric.map(([name, value]) => [name, inTableMeasure(String(value))]);
  return { ...asked, given: { ...asked.given, ...Object.fromEntries(plain) } };
}

const MEASURED: readonly string[] = ['range', 'target-range', 'path', 'spent', 'speed', 'gaps'];

async function playsInCentimetres({ channel, given }: Asked, referee: Referee): Promise<boolean> {
  const ruleset = rulesetMeant(String(given.rules ?? '')) ?? (await referee.ruleset(channel));
  const { house } = await referee.known(channel);
  return togglesOn(ruleset, house, typeof given.with === 'string' ? given.with : '').has(METRIC);
}
