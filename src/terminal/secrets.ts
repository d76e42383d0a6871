import { commands } from '../../commands/index.ts';
import type { Form } from '../command/command.ts';
import { commandNamed } from '../command/typing/find.ts';
import { commandText } from '../kernel/options/given-command.ts';
import { commandAndPairs, readCommand, readLine, type Typed } from './line.ts';

/** A command without its private part. */
export interface Parted {
  readonly typed: Typed;
  readonly secret?: Readonly<Record<string, string>>;
}

/** Separates a command from what nobody else may read, so that no record, answer or history contains it. */
export function partSecret(typed: Typed): Parted {
  const form = secretForm(typed.command);
  if (!form) return { typed };
  const { name, given } = readable(typed.command);
  const { [form.option]: text, ...others } = given;
  const shown = { ...typed, command: commandText({ name, given: others }) };
  return { typed: shown, ...(text === undefined ? {} : { secret: { [form.option]: text } }) };
}

/** Whether a line being typed may contain what nobody else may read. */
export function isSecretLine(text: string): boolean {
  return secretForm(readLine(text, NOBODY).command) !== undefined;
}

const NOBODY = { user: '', channel: '' };

function secretForm(command: string): Form | undefined {
  const { name } = commandAndPairs(command);
  const form = commands.find((each) => each.name === name)?.form;
  return form?.secret ? form : undefined;
}

/** A line that can't be read isn't shown to anyone either. The command itself reports the error to the person who typed it. */
function readable(command: string): { readonly name: string; readonly given: Readonly<Record<string, string>> } {
  const { name } = commandAndPairs(command);
  try {
    return readCommand(command);
  } catch {
    return { name: commandNamed(name, commands).name, given: {} };
  }
}
