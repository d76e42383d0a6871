import {
  completeOptions,
  type Option,
  type OptionTable,
  type OptionValue,
  readOptions,
} from '../src/kernel/options.ts';
import { readPairs, writePair } from '../src/kernel/pairs.ts';
import type { Ruleset } from '../src/kernel/ruleset.ts';
import type { Found } from '../src/lookup/search.ts';
import { termsOf } from '../src/lookup/terms.ts';
import type { Command } from './command.ts';
import { optionsOf } from './find.ts';

type Given = Readonly<Record<string, OptionValue>>;

/**
 * The command of a verb as it can be sent: its example, with what the title of the rule names, as far as the book takes
 * it. The book is named where another one is played by.
 * @returns none for a verb that the book lacks
 */
export function prefilled(
  { rule, book }: Found,
  verb: string,
  played: Ruleset,
  commands: readonly Command[],
): string[] {
  const command = commands.find(({ name }) => name === verb);
  if (!command || !Object.hasOwn(book.verbs, verb)) return [];
  const table = optionsOf(command, book);
  const example: Given = readPairs(command.example.slice(verb.length + 1));
  const titled = { ...example, ...namedIn(rule.title, table, example) };
  const given = [titled, example].find((each) => fits(table, each)) ?? {};
  const all = book === played ? given : { ...given, rules: book.id };
  return [[`/${verb}`, ...Object.entries(all).map(([name, value]) => writePair(name, value))].join(' ')];
}

/** What of the options a title speaks of: *Target in half cover* is `cover:half`. */
function namedIn(title: string, table: OptionTable, example: Given): Given {
  const said = new Set(termsOf(title));
  const names = (word: string) => {
    const terms = termsOf(word.replaceAll('-', ' '));
    return terms.length > 0 && terms.every((term) => said.has(term));
  };
  const valueIn = (name: string, option: Option): OptionValue | undefined => {
    if (option.type === 'boolean') return names(name) ? true : undefined;
    if (option.type !== 'string' || !(names(name) || Object.hasOwn(example, name))) return undefined;
    return option.values?.find(names);
  };
  const found = Object.entries(table).flatMap(([name, option]) => {
    const value = valueIn(name, option);
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(found);
}

/** Whether the book takes these options, and asks for no others. */
function fits(table: OptionTable, given: Given): boolean {
  try {
    return Boolean(completeOptions(table, readOptions(table, given)));
  } catch {
    return false;
  }
}
