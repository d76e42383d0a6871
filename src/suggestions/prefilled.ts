import type { Command } from '../command/command.ts';
import { optionsOf } from '../command/typing/find.ts';
import { commandText } from '../kernel/options/given-command.ts';
import type { GivenOptions, Option, OptionTable, OptionValue } from '../kernel/options/options.ts';
import { readPairs } from '../kernel/options/pairs.ts';
import { readValue } from '../kernel/options/read-options.ts';
import { InputError } from '../kernel/refusal.ts';
import { type Ruleset, verbOf } from '../kernel/ruleset.ts';
import type { Found } from '../lookup/search.ts';
import { termsOf } from '../lookup/terms.ts';
import { commonOptions } from '../referee/rulings/common-options.ts';

/**
 * What to say with a verb for a rule: what the book knows of its example, what the title of the rule names, and
 * a value for everything else it requires. If the title names nothing, it's the example chosen for the book.
 * @returns `undefined` for a verb that the book lacks
 */
export function prefilled({ rule, book }: Found, verb: string, commands: readonly Command[]): GivenOptions | undefined {
  return filled(book, verb, commands, (table, example) => namedIn(rule.title, table, example));
}

/** A verb's example that any book can read: `/fire weapon:rifle range:8`; none if the book lacks the verb. */
export function exampleOf(book: Ruleset, verb: string, commands: readonly Command[]): string | undefined {
  const given = filled(book, verb, commands, () => ({}));
  return given && typed(verb, given);
}

/** What is named of a verb's options, and what it requires; `undefined` if the book lacks it. */
export function filled(
  book: Ruleset,
  verb: string,
  commands: readonly Command[],
  named: (table: OptionTable, example: GivenOptions) => GivenOptions,
): GivenOptions | undefined {
  const command = commands.find(({ name }) => name === verb);
  if (!command || !Object.hasOwn(book.verbs, verb)) return undefined;
  const table = optionsOf(command, book);
  const example = takenBy(table, book, optionsIn(command.example, verb));
  const wanted = named(table, example);
  const given =
    Object.keys(wanted).length > 0 ? { ...example, ...wanted } : takenBy(table, book, chosenFor(command, book));
  return { ...given, ...stillAsked(table, given) };
}

/** Values that read as a single value after their option's name: `road:4` doesn't. */
const BARE = /^[^\s":=“”„«»'‘’‚][^\s":=]*$/;

/** A command as it's typed. */
export function typed(name: string, given: GivenOptions): string {
  return commandText({ name, given }, BARE);
}

/**
 * What the example of a command in a book gives, and what else the book requires. It names no units, because only
 * a campaign has them.
 */
export function exampleIn(command: Command, book: Ruleset): GivenOptions {
  const table: OptionTable = { with: commonOptions.with, ...verbOf(book, command.name).options };
  const given = takenBy(table, book, chosenFor(command, book));
  return { ...given, ...stillAsked(table, given) };
}

/** The example that was chosen for the book, or else the command's own. */
function chosenFor({ name, example }: Command, { examples = {} }: Ruleset): GivenOptions {
  return optionsIn(examples[name] ?? example, name);
}

/** What an example says, as it's declared: as somebody would type it. */
export function optionsIn(text: string, name: string): GivenOptions {
  return readPairs(text.slice(name.length + 1));
}

/** The parts of an example that the book accepts: it may be written for another book, whose free words mean nothing here. */
export function takenBy(
  table: OptionTable,
  { id }: Ruleset,
  { rules: written = id, ...example }: GivenOptions,
): GivenOptions {
  const own = written === id;
  const means = (option: Option | undefined) => own || option?.type !== 'string' || option.values !== undefined;
  const taken = ([name, value]: [string, OptionValue]) => fits(table[name], value) && means(table[name]);
  return Object.fromEntries(Object.entries(example).filter(taken));
}

/** The first value, or the lowest number, of everything the book requires. */
export function stillAsked(table: OptionTable, given: GivenOptions): GivenOptions {
  const missing = Object.entries(table).filter(([name, { required }]) => required && given[name] === undefined);
  const filled = missing.flatMap(([name, option]): [string, OptionValue][] => {
    if (option.type === 'integer' || option.type === 'number') return [[name, option.min ?? 1]];
    if (option.type === 'boolean') return [[name, true]];
    return option.type === 'string' && option.values ? [[name, option.values[0]!]] : [];
  });
  return Object.fromEntries(filled);
}

/** The options that a title mentions: *Target in half cover* is `cover:half`. */
export function namedIn(title: string, table: OptionTable, example: GivenOptions): GivenOptions {
  const said = new Set(termsOf(title));
  const names = (word: string) => {
    const terms = termsOf(word.replaceAll('-', ' '));
    return terms.length > 0 && terms.every((term) => said.has(term));
  };
  const valueIn = (name: string, option: Option): OptionValue | undefined => {
    if (option.type === 'boolean') return names(name) ? true : undefined;
    const asked = option.required || Object.hasOwn(example, name) || names(name);
    if (option.type !== 'string' || !asked) return undefined;
    // *Move Fast* is both move and move-fast: the longer one is meant.
    return option.values?.filter(names).toSorted((a, b) => b.length - a.length)[0];
  };
  const found = Object.entries(table).flatMap(([name, option]) => {
    const value = valueIn(name, option);
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(found);
}

/** Whether an option accepts a value. */
function fits(option: Option | undefined, value: OptionValue): boolean {
  if (!option) return false;
  try {
    readValue('', option, value);
    return true;
  } catch (error) {
    if (error instanceof InputError) return false;
    throw error;
  }
}
