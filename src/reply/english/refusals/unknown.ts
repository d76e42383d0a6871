import type { Values } from '../../../kernel/refusal.ts';
import { allOf, likest, oneOf } from '../words.ts';
import { aNoun } from './nouns.ts';
import { questionFor } from './option-questions.ts';

const items = (value: Values[string]) => (Array.isArray(value) ? (value as readonly string[]) : []);

/** Commands, options and values that don't exist, and where similar ones do; and what's missing. */
export const unknown = {
  'unknown-command': ({ command, nearest, allowed: all }) => {
    const none = `There’s no /${command}.`;
    if (String(command).trim() === '') return 'Type a command after the slash. /help shows what you can do.';
    if (nearest) return `${none} Did you mean /${nearest}?`;
    const [group] = String(command).split(' ');
    if (group === 'odds')
      return 'To see the odds of a command, add odds:true to it, like /fire weapon:rifle range:8 odds:true. There’s also /odds shots and /odds compare.';
    const same = items(all).filter((name) => name.startsWith(`${group} `));
    const wanted = same.map((name) => `/${name}`);
    const lists = `/help command:${group} lists them all.`;
    if (same.length === 0 && String(command).split(' ').length > 2)
      return `${none} To ask about the rules, try /rules ${command}`;
    if (same.length === 0) return `${none} /help shows what you can do.`;
    const some = wanted.length > COMMANDS ? `${wanted.slice(0, COMMANDS).join(', ')} … ${lists}` : `${oneOf(wanted)}.`;
    return group === String(command).trim() ? `/${group} needs another word: ${some}` : `${none} There’s ${some}`;
  },
  'unknown-option': (values) => {
    const { option, verb, rules, nearest, pair, allowed: all } = values;
    const none = verb === undefined ? `There’s no option "${option}"` : `/${verb} has no option "${option}"`;
    const known = elsewhere(values);
    const meant = pair ?? nearest;
    if (meant !== undefined) return `${none}. Did you mean ${meant}?`;
    if (known !== undefined) return `${none} in ${rules}. ${known} Here it ${takes(items(all), verb)}`;
    return items(all).length > 0 ? `${none}. It ${takes(items(all), verb)}` : `${none}. Leave it out.`;
  },
  'unknown-value': (values) => {
    const { option, value, verb, rules, nearest, kin } = values;
    const none = String(value).trim() === '' ? `There’s nothing after ${option}:` : `"${value}" isn’t ${aNoun(option)}`;
    const known = elsewhere(values);
    if (known === undefined) {
      return `${none}.${nearest ? ` Did you mean ${nearest}?` : ''}${allowed(values)}`;
    }
    // It's no slip of the hand if another book has it, so what's spelt like it is something else.
    const instead = kin === undefined ? '' : ` The nearest here is ${kin}.`;
    return `${none} for /${verb} in ${rules}. ${known}${instead}${allowed(values)}`;
  },
  'missing-options': (values) => {
    const names = items(values.missing);
    const examples = items(values.example);
    const asked = names.map((name, i) =>
      [questionFor(name, examples[i] ?? '', values.verb), ...choicesOf(values, name)].join(' '),
    );
    return `${[...new Set(asked)].join(' ')}${examples.length > 0 ? ` (${examples.join(' ')})` : ''}`;
  },
} as const satisfies Readonly<Record<string, (values: Values) => string>>;

/** No more commands of a group than this are named. */
const COMMANDS = 6;

/** A few of the values of a missing option. */
function choicesOf(values: Values, name: string): readonly string[] {
  const all = items(values[`${name}:`]);
  if (all.length === 0) return [];
  return [`${all.slice(0, SHOWN).join(', ')}${all.length > SHOWN ? ' …' : '.'}`];
}

/** As many values as people take in at a glance. */
const SHOWN = 8;

/** What something can be: every value, or out of very many the ones most like what was typed. */
function allowed({ allowed: all, value, verb }: Values): string {
  const names = items(all);
  if (names.length === 0) return '';
  if (names.length <= READABLE) return ` It can ${names.length > 1 ? '' : 'only '}be ${oneOf(names)}.`;
  const likely = new Set(likest(String(value ?? ''), names).slice(0, LIKELY));
  const shown = names.filter((name) => likely.has(name));
  return ` It can be ${shown.join(', ')}, or one of ${names.length - shown.length} more.${lists(verb)}`;
}

/** The options that exist, or the first of them if there are many. */
function takes(names: readonly string[], verb: Values[string]): string {
  if (names.length <= READABLE) return `${names.length === 1 ? 'only ' : ''}takes ${allOf(names)}.`;
  return `takes ${names.slice(0, LIKELY).join(', ')} and ${names.length - LIKELY} more.${lists(verb)}`;
}

function lists(verb: Values[string]): string {
  return verb === undefined || /\s/.test(String(verb)) ? '' : ` /help command:${verb} lists them.`;
}

/** As many as fit on a phone, and the number of the rest. */
const READABLE = 14;
const LIKELY = 10;

/** Where another command or another book has what this one lacks. */
function elsewhere({ otherVerb, otherBook, there, value, option }: Values): string | undefined {
  const name = there === undefined || there === value ? 'it' : `it as ${option}:${there}`;
  if (otherBook === undefined) return otherVerb === undefined ? undefined : `/${otherVerb} takes ${name}.`;
  return `${otherBook} has ${name}${otherVerb === undefined ? '' : `, for /${otherVerb}`}.`;
}
