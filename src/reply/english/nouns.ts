import type { Values } from '../../kernel/refusal.ts';
import { article } from './article.ts';

/** What to call one value of an option whose own name wouldn't do: the option `items` takes many, and "no what" means nothing. */
const NOUNS: Readonly<Record<string, string>> = {
  armour: 'value for armour',
  as: 'value for as',
  at: 'value for at',
  by: 'value for by',
  how: 'value for how',
  items: 'figure, weapon, vehicle or organisation',
  losses: 'value for losses',
  of: 'weapon or vehicle',
  one: 'weapon or vehicle',
  path: 'kind of ground',
  rules: 'rulebook',
  to: 'step of the turn',
  troops: 'kind of troops',
  two: 'weapon or vehicle',
  what: 'value for what',
  work: 'kind of work',
};

/** A single value of an option: "rifel" isn't a weapon, "gras" isn't a kind of ground. */
export function noun(option: Values[string]): string {
  const name = String(option);
  return Object.hasOwn(NOUNS, name) ? NOUNS[name]! : name;
}

/** The noun with its article: "rifel" isn't a weapon. */
export function aNoun(option: Values[string]): string {
  const name = noun(option);
  return `${article(name)} ${name}`;
}
