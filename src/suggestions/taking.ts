import type { Command } from '../command/command.ts';
import { optionsOf } from '../command/typing/find.ts';
import { oncePer } from '../kernel/once.ts';
import type { GivenOptions, Option, OptionTable } from '../kernel/options/options.ts';
import type { Ruleset } from '../kernel/ruleset.ts';
import type { Entry } from '../lookup/entries.ts';
import { tried } from './examples.ts';
import { exampleIn, filled, optionsIn, stillAsked, takenBy, typed } from './prefilled.ts';

/** For examples whose own range is too far, or too near. */
const RANGES = [4, 3, 2, 1, 12, 24, 36];

/**
 * The commands that take a weapon or a vehicle as one of their values, ready to send. The book has ruled on each, and
 * rules differently with another value; a verb without such an example is left out.
 */
export function taking(entry: Entry, played: Ruleset, commands: readonly Command[]): string[] {
  const { book } = entry;
  return takenIn(commands)(entry).map(([verb, given]) =>
    typed(verb, book === played ? given : { ...given, rules: book.id }),
  );
}

/** Found once for each of them, because the book rules on every candidate. */
const takenIn = oncePer((commands: readonly Command[]) =>
  oncePer(({ of, book }: Entry) =>
    Object.entries(book.verbs).flatMap(([verb, { options }]): (readonly [string, GivenOptions])[] => {
      const command = commands.find(({ name }) => name === verb);
      const option = Object.entries(options as OptionTable).find(([, each]) => takes(each, of));
      if (!command || !option) return [];
      const given = candidates(command, option[0], of, book, commands).find((each) => isTold(verb, each, option, book));
      return given ? [[verb, given]] : [];
    }),
  ),
);

function takes(option: Option, value: string): boolean {
  return option.type === 'string' && option.values !== undefined && option.values.includes(value);
}

/** The examples of a verb with this value: as they are, at other ranges, and without a range. */
export function candidates(
  command: Command,
  option: string,
  of: string,
  book: Ruleset,
  commands: readonly Command[],
): readonly GivenOptions[] {
  const { name } = command;
  const table = optionsOf(command, book);
  const first = filled(book, name, commands, () => ({ [option]: of }));
  const examples = [exampleIn(command, book), ...(command.examples ?? []).map((text) => optionsIn(text, name))].map(
    (example) => {
      const given = { ...takenBy(table, book, example), [option]: of };
      return { ...given, ...stillAsked(table, given) };
    },
  );
  const all: GivenOptions[] = first === undefined ? examples : [first, ...examples];
  return [...all, ...atOtherRanges(all)];
}

/** Those that give a range, at others and without one. */
export function atOtherRanges(all: readonly GivenOptions[]): readonly GivenOptions[] {
  const ranged = all.filter(({ range }) => range !== undefined);
  return [
    ...ranged.flatMap((given) => RANGES.map((range) => ({ ...given, range }))),
    ...ranged.map(({ range: _, ...given }) => given),
  ];
}

/** Whether a book rules on it, and the value matters: without it, or with another, the ruling differs or there is none. */
function isTold(verb: string, given: GivenOptions, [name, option]: [string, Option], book: Ruleset): boolean {
  const ruled = (said: GivenOptions) => {
    const { facts, steps } = tried(verb, said, book) ?? {};
    return facts && JSON.stringify([facts, steps]);
  };
  const own = ruled(given);
  if (own === undefined) return false;
  const { [name]: _, ...others } = given;
  const values = option.type === 'string' ? (option.values ?? []) : [];
  return [others, ...values.map((value) => ({ ...given, [name]: value }))].some((each) => ruled(each) !== own);
}
