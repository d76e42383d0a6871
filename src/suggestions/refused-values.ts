import { nothingYet } from '../campaign/campaign.ts';
import type { Command } from '../command/command.ts';
import type { GivenOptions, OptionTable } from '../kernel/options/options.ts';
import { InputError, Refusal, withoutStacks } from '../kernel/refusal.ts';
import { type Ruleset, verbOf } from '../kernel/ruleset.ts';
import { readAction } from '../referee/rulings/action.ts';
import { throwAction } from '../referee/rulings/throwing.ts';
import { someDice } from '../referee/rulings/trying.ts';
import { candidates } from './taking.ts';

const known = new Map<string, boolean>();

/**
 * Whether a book refuses a value of an option whatever else is said: a pistol puts down no smoke. It's tried on the verb's examples,
 * at other ranges, and with each of its other conditions.
 */
export function isAlwaysRefused(
  command: Command,
  option: string,
  value: string,
  book: Ruleset,
  commands: readonly Command[],
): boolean {
  const key = [book.id, command.name, option, value].join(' ');
  const before = known.get(key);
  if (before !== undefined) return before;
  const found = withoutStacks(() => isHopeless(command, ways(command, option, value, book, commands), book));
  known.set(key, found);
  return found;
}

function ways(command: Command, option: string, value: string, book: Ruleset, commands: readonly Command[]) {
  const table: OptionTable = verbOf(book, command.name).options;
  const conditions = Object.keys(table).filter((name) => name !== option && table[name]!.type === 'boolean');
  const all = candidates(command, option, value, book, commands);
  const [first = { [option]: value }] = all;
  return [...all, ...conditions.map((name): GivenOptions => ({ ...first, [name]: true }))];
}

/** Whether at least one of them is refused, and none is ruled on. */
function isHopeless({ name }: Command, all: readonly GivenOptions[], book: Ruleset): boolean {
  let refused = false;
  for (const given of all) {
    const comes = coming(name, given, book);
    if (comes === 'ruled') return false;
    refused ||= comes === 'refused';
  }
  return refused;
}

/** What comes of it: something missing or wrong says nothing, and a house rule that's off can be turned on. */
function coming(verb: string, given: GivenOptions, book: Ruleset): 'ruled' | 'refused' | 'wrong' {
  try {
    throwAction(readAction(verb, given, { ...nothingYet, rules: book.id }, book.id), someDice());
    return 'ruled';
  } catch (error) {
    if (error instanceof Refusal) return Object.hasOwn(error.values, 'toggle') ? 'ruled' : 'refused';
    if (error instanceof InputError) return 'wrong';
    throw error;
  }
}
