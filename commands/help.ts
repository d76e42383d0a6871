import type { OptionTable } from '../src/kernel/options.ts';
import type { Ruleset } from '../src/kernel/ruleset.ts';
import { commandHelp, commandList, type Group, groupHelp } from '../src/reply/help.ts';
import { rulesets } from '../src/rules/index.ts';
import type { Command } from './command.ts';
import { commandNamed, optionsOf } from './find.ts';
import { commandsOf, groups, isGroup } from './groups.ts';

const options = {
  command: { type: 'string', help: 'A command, for its options and an example' },
} as const satisfies OptionTable;

export const help: Command = {
  name: 'help',
  description: 'What Umpire can do, and the options of a command',
  options,
  private: true,
  example: '/help command:fire',
  async run(call) {
    const { command: name } = call.options(options);
    if (name === undefined) {
      const data = call.commands.map(({ name, description, example }) => ({ name, description, example }));
      const single = call.commands.filter((command) => !command.name.includes(' '));
      const several = Object.keys(groups).map((group) => groupOf(group, call.commands));
      return { document: commandList(single, several), json: { data: { commands: data } } };
    }
    const asked = name.replace(/^\//, '');
    if (isGroup(asked)) {
      const group = groupOf(asked, call.commands);
      return {
        document: groupHelp(group),
        json: { data: { group: asked, commands: group.commands.map((each) => each.name) } },
      };
    }
    const command = commandNamed(asked, call.commands);
    const table = optionsOf(command, bookWith(command, await call.referee.ruleset(call.asked.channel)));
    return { document: commandHelp(command, table), json: { data: { command: command.name, options: table } } };
  },
};

/** The channel's rulebook, or for a command that it lacks the first that has it. */
function bookWith({ name }: Command, book: Ruleset): Ruleset {
  return book.verbs[name] ? book : (Object.values(rulesets).find(({ verbs }) => verbs[name]) ?? book);
}

function groupOf(name: string, commands: readonly Command[]): Group {
  return { name, description: groups[name] ?? '', commands: commandsOf(name, commands) };
}
