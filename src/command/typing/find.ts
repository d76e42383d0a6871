import type { OptionTable } from '../../kernel/options/options.ts';
import { InputError } from '../../kernel/refusal.ts';
import { type Ruleset, verbOf } from '../../kernel/ruleset.ts';
import { optionsWith } from '../../referee/rulings/action.ts';
import { commandMeant } from '../../rules/words-for.ts';
import type { Command } from '../command.ts';

/** @throws {InputError} for a name that isn't a command's, with the nearest one that is */
export function commandNamed(name: string, commands: readonly Command[]): Command {
  const command = commands.find((each) => each.name === name);
  if (command) return command;
  const allowed = commands.map((each) => each.name);
  throw new InputError('unknown-command', { command: name, nearest: commandMeant(name, allowed), allowed });
}

/** Every option of a command under a ruleset. @throws {Refusal} for a verb that the ruleset lacks */
export function optionsOf(command: Command, ruleset: Ruleset): OptionTable {
  return command.options ?? optionsWith(verbOf(ruleset, command.name).options);
}
