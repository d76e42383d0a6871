import type { OptionTable } from '../src/kernel/options.ts';
import { commandHelp, commandList } from '../src/reply/help.ts';
import type { Command } from './command.ts';
import { commandNamed, optionsOf } from './find.ts';

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
      return { document: commandList(call.commands), json: { data: { commands: data } } };
    }
    const command = commandNamed(name.replace(/^\//, ''), call.commands);
    const table = optionsOf(command, await call.referee.ruleset(call.asked.channel));
    return { document: commandHelp(command, table), json: { data: { command: command.name, options: table } } };
  },
};
