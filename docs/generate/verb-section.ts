import type { Command } from '../../src/command/command.ts';
import { nativeOptions } from '../../src/discord/registration/native-options.ts';
import type { OptionTable } from '../../src/kernel/options/options.ts';
import type { Ruleset } from '../../src/kernel/ruleset.ts';
import { fillsOf } from '../../src/kernel/verb.ts';
import { english } from '../../src/reply/english/index.ts';
import { exampleIn } from './examples.ts';
import { replyTo } from './guide.ts';
import { block, plain } from './markdown.ts';
import { optionsTable } from './options-table.ts';
import { openSession } from './session.ts';

/** A ruling in a book: what it's for, an example with its reply, its options. */
export async function verbSection(book: Ruleset, command: Command): Promise<string[]> {
  const { name } = command;
  const { options } = book.verbs[name]!;
  const boxes = nativeOptions(english, command, [book]).map((option) => option.name);
  const fills = fillsOf(book.verbs[name]!);
  return [
    `### /${name}`,
    `${plain(english.commands.descriptions[name])}.`,
    await shown(book, name),
    optionsTable(nativeFirst(options, boxes), { command, ruleset: book }, (option) => ({
      more: !boxes.includes(option),
      filled: fills.includes(option),
    })),
  ];
}

/** First in the order of Discord's option boxes, then those given in `more`. */
function nativeFirst(options: OptionTable, boxes: readonly string[]): OptionTable {
  const own = boxes.filter((name) => Object.hasOwn(options, name));
  const others = Object.keys(options).filter((name) => !own.includes(name));
  return Object.fromEntries([...own, ...others].map((name) => [name, options[name]!]));
}

/** The example as a player types it, and the referee's reply. @throws if the book refuses it */
async function shown(book: Ruleset, verb: string): Promise<string> {
  const { command, before } = exampleIn(book, verb);
  const session = await openSession(`${book.id} ${verb}`);
  try {
    for (const each of before) replyTo({ command: each }, await session.hear(each));
    return block('console', `> ${command}`, ...replyTo({ command }, await session.hear(command)));
  } finally {
    await session.close();
  }
}
