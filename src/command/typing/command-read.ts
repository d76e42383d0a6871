import type { GivenCommand } from '../../kernel/options/given-command.ts';
import { readPairs } from '../../kernel/options/pairs.ts';
import { InputError } from '../../kernel/refusal.ts';
import type { Command } from '../command.ts';

/** A command read back from its text, such as `/unit show unit:Bell`; `undefined` if the text isn't a command. */
export function commandRead(text: string, commands: readonly Command[]): GivenCommand | undefined {
  // No command's name begins with another's.
  const command = commands.find(({ name }) => `${text} `.startsWith(`/${name} `));
  if (!command) return undefined;
  try {
    return { name: command.name, given: readPairs(text.slice(command.name.length + 1)) };
  } catch (error) {
    if (error instanceof InputError) return undefined;
    throw error;
  }
}
