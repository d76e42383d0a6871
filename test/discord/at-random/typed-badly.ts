import type { Option } from '../../../src/kernel/options/options.ts';
import type { Ruleset } from '../../../src/kernel/ruleset.ts';
import type { Chance } from '../../battles/random/chance.ts';
import { RUBBISH } from './hands.ts';

/** Some options of a verb as somebody types them in a hurry: some right, some misspelt, some rubbish. */
export function typedBadly(
  verb: string,
  { verbs }: Ruleset,
  units: readonly string[],
  chance: Chance,
): Record<string, string> {
  const table = verbs[verb]!.options;
  const typed: Record<string, string> = {};
  if (!chance.in(4)) typed.who = spelt(chance.one(units), chance);
  if (!chance.in(3)) typed.target = spelt(chance.one(units), chance);
  const names = Object.keys(table).filter((name) => table[name]!.required || chance.in(8));
  for (const name of names) if (!chance.in(4)) typed[spelt(name, chance, 10)] = valueFor(table[name]!, chance);
  return typed;
}

function valueFor(option: Option, chance: Chance): string {
  if (chance.in(5)) return chance.one(RUBBISH);
  if (option.type === 'string') return option.values ? spelt(chance.one(option.values), chance) : 'over there';
  if (option.type === 'boolean') return chance.one(['true', 'yes', 'no', 'ture']);
  return chance.one(['1', '4', '8', '8"', '12', '8,5', 'O']);
}

/** A word with a letter too few or two the wrong way round, once in a few times. */
function spelt(word: string, chance: Chance, times = 2): string {
  if (!chance.in(times) || word.length < 3) return word;
  const at = 1 + chance.below(word.length - 2);
  const [before, one, other, after] = [word.slice(0, at), word[at]!, word[at + 1]!, word.slice(at + 2)];
  return chance.in(2) ? before + other + after : before + other + one + after;
}
