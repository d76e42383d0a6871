import type { Command } from '../../command/command.ts';
import { helpOf } from '../../command/typing/option-help.ts';
import type { Option, OptionTable } from '../../kernel/options/options.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import { isOfThings } from '../../lookup/entries.ts';
import { commonOptions } from '../../referee/rulings/common-options.ts';
import type { Catalogue } from '../../reply/catalogue.ts';
import { hasNumbers, numbersBeside } from '../../rules/beside.ts';
import { rulesets } from '../../rules/index.ts';
import { isCompleted } from '../../suggestions/known-values.ts';

/** Discord's limit of choices for one option. */
const MOST_CHOICES = 25;
/** Discord's limit of options for a command. */
const MOST_OPTIONS = 25;

/** An option as Discord registers it: one declaration that covers several rulesets. */
export interface NativeOption {
  readonly name: string;
  readonly description: string;
  readonly type: Option['type'];
  readonly min?: number;
  readonly max?: number;
  readonly choices?: readonly string[];
  /** Of a text: how many letters it may have. */
  readonly longest?: number;
  /** What's shown next to a choice. */
  readonly beside?: Readonly<Record<string, string>>;
  readonly autocomplete: boolean;
  /** Never true for rulings: a unit may fill the option, or another book may do without it. */
  readonly required: boolean;
}

/**
 * The options of a command with a box of their own. For a ruling, these are the primary ones that any of the books has, in order;
 * then, as far as there's room, others that every book has; and then those common to all rulings.
 * @param books the books in use where it's registered
 */
export function nativeOptions(
  words: Catalogue,
  command: Command,
  books: readonly Ruleset[] = Object.values(rulesets),
): NativeOption[] {
  if (command.options) {
    const own = Object.entries(command.options)
      .filter(([name, { older }]) => !older && !(command.form?.secret && name === command.form.option))
      .map(([name, option]) => ({
        ...derived(name, helpOf(words, { command }, name), [option]),
        // What's asked by taps can be left out here.
        required: (option.required ?? false) && !command.taps,
      }));
    // Discord wants the required options first.
    const inOrder = [...own.filter(({ required }) => required), ...own.filter(({ required }) => !required)];
    return command.ofRuling ? [...inOrder, more(words)] : inOrder;
  }
  const having = books.filter(({ verbs }) => Object.hasOwn(verbs, command.name));
  const primary = (command.primary ?? []).flatMap((name) => native(words, command, name, having));
  const last = primary.findLastIndex(({ name }) => !isCommon(name)) + 1;
  const room = MOST_OPTIONS - 1 - primary.length;
  const besides = besidesPrimary(words, command, having).slice(0, Math.max(0, room));
  const others = besides.flatMap((name) => native(words, command, name, having));
  return [...primary.slice(0, last), ...others, ...primary.slice(last), more(words)];
}

/** All the other options of a ruling, as one string with completion. */
function more(words: Catalogue): NativeOption {
  return {
    name: 'more',
    description: words.notices.more,
    type: 'string',
    autocomplete: true,
    required: false,
  };
}

/**
 * What every one of the books has apart from these, beginning with what only the player can say. It means the same in all of them:
 * one description couldn't say two things, and `more` describes it by the channel's book.
 */
function besidesPrimary(words: Catalogue, command: Command, books: readonly Ruleset[]): readonly string[] {
  const [first] = books.map(({ verbs }) => verbs[command.name]!.options);
  const inAll = (name: string) => books.every(({ verbs }) => Object.hasOwn(verbs[command.name]!.options, name));
  const shared = Object.entries(first ?? {}).filter(
    ([name]) => !command.primary!.includes(name) && inAll(name) && saidIn(words, command, name, books).size === 1,
  );
  const known = shared.filter(([, { from }]) => from === 'known');
  return [...shared.filter(([, { from }]) => from !== 'known'), ...known].map(([name]) => name);
}

/** What these books say of an option, each thing once. */
function saidIn(words: Catalogue, command: Command, name: string, books: readonly Ruleset[]): ReadonlySet<string> {
  const having = books.filter(({ verbs }) => Object.hasOwn(verbs[command.name]!.options, name));
  return new Set(having.map((ruleset) => helpOf(words, { command, ruleset }, name)));
}

/** An option as these books declare it; none if no book has it. If they say different things of it, the box has its own words. */
function native(words: Catalogue, command: Command, name: string, books: readonly Ruleset[]): NativeOption[] {
  const { name: verb } = command;
  const declared = declarations(verb, name, books);
  if (declared.length === 0) return [];
  const boxes: Readonly<Record<string, Readonly<Record<string, string>>>> = words.commands.boxes;
  const own = boxes[verb]?.[name];
  if (isCommon(name)) return [numbered(derived(name, own ?? helpOf(words, { command }, name), declared), verb, books)];
  const [said, ...others] = saidIn(words, command, name, books);
  const help = others.length === 0 ? said! : (own ?? said!);
  return [numbered(derived(name, ofItsBooks(help, verb, name, books), declared), verb, books)];
}

/** Discord's limit for a description. */
const LONGEST_HELP = 100;

/** If not all the books have the option: its description with those that do, by name, or as their rules' IDs begin. */
function ofItsBooks(help: string, verb: string, option: string, books: readonly Ruleset[]): string {
  const having = books.filter(({ verbs }) => Object.hasOwn(verbs[verb]?.options ?? {}, option));
  if (having.length === books.length) return help;
  const said = [having.map(({ name }) => name), having.map(({ prefix }) => prefix)].map(
    (names) => `${help} · ${names.join(', ')}`,
  );
  return said.find(({ length }) => length <= LONGEST_HELP) ?? help;
}

/**
 * Choices with their numbers, if there are few and only one book has them. Longer lists, and things that players call by names of
 * their own, are completed: that shows the numbers of the channel's book and knows the names.
 */
function numbered(option: NativeOption, verb: string, books: readonly Ruleset[]): NativeOption {
  const { choices = [], ...others } = option;
  const completed = books.some((book) => isOfThings(option.name, book)) || choices.length > MOST_NUMBERED;
  const numbers = books.some((book) => hasNumbers(book, verb, option.name));
  if (choices.length > 0 && numbers && completed) return { ...others, autocomplete: true };
  const [book, ...more] = books;
  if (!book || more.length > 0 || !numbers) return option;
  const hinted = choices.map((value) => [value, numbersBeside(book, verb, option.name, value)] as const);
  const beside = Object.fromEntries(hinted.flatMap(([value, said]) => (said === undefined ? [] : [[value, said]])));
  return { ...option, beside };
}

const MOST_NUMBERED = 10;

function isCommon(name: string): boolean {
  return Object.hasOwn(commonOptions, name);
}

/** Each ruleset's declaration of the option; a common option is the same everywhere. */
function declarations(verb: string, name: string, books: readonly Ruleset[]): Option[] {
  const common: OptionTable = commonOptions;
  if (common[name]) return [common[name]];
  return books.map(({ verbs }) => verbs[verb]?.options[name]).filter((option) => option !== undefined);
}

function derived(name: string, description: string, options: readonly Option[]): NativeOption {
  const types = new Set(options.map(({ type }) => type));
  const [only] = types;
  if (types.size === 1 && (only === 'user' || only === 'channel' || only === 'file'))
    return { name, description, type: only, ...FREE };
  // A length is typed the way players write it, 8in or 20cm, and Discord's number fields would take neither.
  if (options.length > 0 && options.every(({ length }) => length))
    return { name, description, type: 'string', ...longestOf(options), ...FREE };
  const numbers = types.size > 0 && [...types].every((type) => type === 'integer' || type === 'number');
  const listed = options.some((option) => option.type === 'integer' && option.records);
  if (numbers) {
    return { ...bounds(options), name, description, type: numberType(types), ...FREE, autocomplete: listed };
  }
  if (types.size === 1 && types.has('boolean')) return { name, description, type: 'boolean', ...FREE };
  const values = [...new Set(options.flatMap((option) => (option.type === 'string' ? (option.values ?? []) : [])))];
  const free = options.some((option) => option.type !== 'string' || !option.values);
  if (!free && values.length <= MOST_CHOICES) return { name, description, type: 'string', choices: values, ...FREE };
  const known = options.some(
    (option) =>
      option.type === 'string' && (option.saved || option.command || option.step || option.likely || option.place),
  );
  return {
    name,
    description,
    type: 'string',
    ...longestOf(options),
    ...FREE,
    autocomplete: known || isCompleted(name) || values.length > 0,
  };
}

/** A ruleset that doesn't say how long it may be leaves that open. */
function longestOf(options: readonly Option[]): { longest?: number } {
  const all = options.map((option) => (option.type === 'string' ? option.longest : undefined));
  return all.length > 0 && all.every((each) => each !== undefined) ? { longest: Math.max(...all) } : {};
}

const FREE = { autocomplete: false, required: false } as const;

function numberType(types: ReadonlySet<Option['type']>): Option['type'] {
  return types.has('number') ? 'number' : 'integer';
}

/** The widest bounds; a ruleset without one leaves that side open. */
function bounds(options: readonly Option[]): { min?: number; max?: number } {
  const mins = options.map((option) => ('min' in option ? option.min : undefined));
  const maxs = options.map((option) => ('max' in option ? option.max : undefined));
  return {
    ...(mins.every((min) => min !== undefined) ? { min: Math.min(...mins) } : {}),
    ...(maxs.every((max) => max !== undefined) ? { max: Math.max(...maxs) } : {}),
  };
}
