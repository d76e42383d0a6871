import { readPairs } from '../kernel/pairs.ts';
import type { Command } from './command.ts';

/** A command as a button or a form carries it. */
export interface Written {
  readonly command: Command;
  readonly given: Readonly<Record<string, string>>;
}

/** A command read back from its text, such as `/unit show unit:Bell`; `undefined` if the text isn't a command. */
export function commandWritten(text: string, commands: readonly Command[]): Written | undefined {
  const [command] = commands
    .filter(({ name }) => `${text} `.startsWith(`/${name} `))
    .toSorted((a, b) => b.name.length - a.name.length);
  return command && { command, given: readPairs(text.slice(command.name.length + 1)) };
}
