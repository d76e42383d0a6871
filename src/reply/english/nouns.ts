import type { Values } from '../../kernel/refusal.ts';

/** What an option can be, where its own name is no name of one such thing: items are many, and "no what" is nothing. */
const NOUNS: Readonly<Record<string, string>> = {
  armour: 'value for armour',
  as: 'value for as',
  at: 'value for at',
  by: 'value for by',
  how: 'value for how',
  items: 'figure, weapon, vehicle or organisation',
  losses: 'value for losses',
  path: 'kind of ground',
  rules: 'rulebook',
  troops: 'kind of troops',
  what: 'value for what',
  work: 'kind of work',
};

/** One thing that an option can be: "rifel" is no weapon, "gras" is no kind of ground. */
export function noun(option: Values[string]): string {
  const name = String(option);
  return Object.hasOwn(NOUNS, name) ? NOUNS[name]! : name;
}
