import type { Command } from '../command/command.ts';
import { optionsOf } from '../command/typing/find.ts';
import { oncePer } from '../kernel/once.ts';
import type { GivenOptions, OptionTable } from '../kernel/options/options.ts';
import type { Ruleset } from '../kernel/ruleset.ts';
import type { Found } from '../lookup/search.ts';
import { tried } from './examples.ts';
import { ownWeapon } from './own-weapon.ts';
import { exampleIn, namedIn, prefilled, typed } from './prefilled.ts';
import { atOtherRanges } from './taking.ts';

/**
 * The commands that roll for a rule, each ready to send: with what the rule's title names, if the book accepts that at
 * some range, otherwise the verb's example. The book is named if another one is in use.
 */
export function rolling(found: Found, played: Ruleset, commands: readonly Command[]): readonly string[] {
  const all = known(found);
  const own = all.get(played) ?? rollingFor(found, played, commands);
  all.set(played, own);
  return own;
}

/** Each command is tried by the book, so it's found out once for each rule. */
const known = oncePer((_: Found) => new Map<Ruleset, readonly string[]>());

function rollingFor(found: Found, played: Ruleset, commands: readonly Command[]): readonly string[] {
  const { rule, book } = found;
  return (rule.verbs ?? []).flatMap((verb) => {
    const command = commands.find(({ name }) => name === verb);
    const first = prefilled(found, verb, commands);
    if (!command || first === undefined) return [];
    const given = candidates(found, command, first).find((each) => tried(verb, each, book)) ?? first;
    return [typed(verb, book === played ? given : { ...given, rules: book.id })];
  });
}

function candidates(found: Found, command: Command, first: GivenOptions): readonly GivenOptions[] {
  const { rule, book } = found;
  const table: OptionTable = optionsOf(command, book);
  const example = exampleIn(command, book);
  const named = { ...example, ...namedIn(rule.title, table, example) };
  const weapon = ownWeapon(found, table);
  const fitting =
    Object.keys(weapon).length === 0 ? [] : [first, named, example].map((given) => ({ ...given, ...weapon }));
  return [
    ...fitting,
    ...atOtherRanges(fitting),
    first,
    ...atOtherRanges([first]),
    named,
    ...atOtherRanges([named]),
    example,
  ];
}
