import type { Values } from '../../../kernel/refusal.ts';
import { article } from '../article.ts';

/** What to call one value of an option whose own name wouldn't do: the option `items` takes many, and "no what" means nothing. */
const NOUNS: Readonly<Record<string, string>> = {
  aim: 'way to aim',
  ammo: 'kind of ammunition',
  armour: 'class of armour',
  as: 'value for as',
  at: 'value for at',
  'blast-cover': 'kind of cover',
  burst: 'kind of burst',
  by: 'value for by',
  command: 'value for command',
  compelled: 'value for compelled',
  cover: 'kind of cover',
  exit: 'edge to leave by',
  fuel: 'kind of fuel',
  how: 'value for how',
  items: 'figure, weapon, vehicle or organisation',
  kind: 'value for kind',
  losses: 'value for losses',
  of: 'weapon or vehicle',
  one: 'weapon or vehicle',
  path: 'kind of ground',
  'running-gear': 'kind of running gear',
  rules: 'rulebook',
  sight: 'kind of sight',
  'target-cover': 'kind of cover',
  'target-type': 'kind of target',
  terrain: 'kind of terrain',
  to: 'step of the turn',
  troops: 'kind of troops',
  two: 'weapon or vehicle',
  weather: 'kind of weather',
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
