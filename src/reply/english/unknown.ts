import type { Values } from '../../kernel/refusal.ts';
import { noun } from './nouns.ts';
import { allOf, likest, oneOf } from './words.ts';

const items = (value: Values[string]) => (Array.isArray(value) ? (value as readonly string[]) : []);

/** Options and values that a command hasn't got, and where there are such. */
export const unknown = {
  'unknown-option': (values) => {
    const { option, verb, rules, nearest, allowed: all } = values;
    const known = elsewhere(values);
    if (known !== undefined) return `There’s no option ${option} for /${verb} in ${rules}. ${known}`;
    if (nearest) return `There is no option ${option} here: did you mean ${nearest}?`;
    return `There is no option ${option} here${items(all).length > 0 ? `. ${listed(items(all), verb)}` : ', nor any other.'}`;
  },
  'unknown-value': (values) => {
    const { option, value, verb, rules, nearest, kin } = values;
    const known = elsewhere(values);
    if (known === undefined) {
      return `"${value}" is no ${noun(option)}${nearest ? `: did you mean ${nearest}?` : '.'}${allowed(values)}`;
    }
    const near = kin ?? nearest;
    const instead = near === undefined ? '' : ` The nearest here is ${near}.`;
    return `"${value}" is no ${noun(option)} for /${verb} in ${rules}. ${known}${instead}${allowed(values)}`;
  },
} as const satisfies Readonly<Record<string, (values: Values) => string>>;

/** What something can be: all of it, or of very many things those that are most like what was typed. */
function allowed({ allowed: all, value, verb }: Values): string {
  const names = items(all);
  if (names.length === 0) return '';
  if (names.length <= READABLE) return ` It can be ${oneOf(names)}.`;
  const likely = new Set(likest(String(value ?? ''), names).slice(0, LIKELY));
  const shown = names.filter((name) => likely.has(name));
  return ` It can be ${shown.join(', ')}, or one of ${names.length - shown.length} more.${lists(verb)}`;
}

/** What options there are: of many, those that come first. */
function listed(names: readonly string[], verb: Values[string]): string {
  if (names.length <= READABLE) return `There is ${allOf(names)}.`;
  return `There is ${names.slice(0, LIKELY).join(', ')} and ${names.length - LIKELY} more.${lists(verb)}`;
}

function lists(verb: Values[string]): string {
  return verb === undefined ? '' : ` /help command:${verb} lists them.`;
}

/** As many as one reads on a phone, and how many of more. */
const READABLE = 14;
const LIKELY = 10;

/** Where another command or another book has what this one hasn't. */
function elsewhere({ otherVerb, otherBook, there, value, option }: Values): string | undefined {
  const name = there === undefined || there === value ? 'it' : `it as ${option}:${there}`;
  if (otherVerb !== undefined) return `/${otherVerb} takes ${name}.`;
  return otherBook === undefined ? undefined : `${otherBook} has ${name}.`;
}
