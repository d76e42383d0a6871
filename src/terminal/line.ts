import { commands } from '../../commands/index.ts';
import { isGroup } from '../command/typing/groups.ts';
import { typedPairs } from '../command/typing/typed-pairs.ts';
import { isSameCommand } from '../kernel/options/given-command.ts';
import { readPairs } from '../kernel/options/pairs.ts';
import { InputError } from '../kernel/refusal.ts';

/** Who speaks, and where. */
export interface Speaker {
  readonly user: string;
  readonly channel: string;
}

/** A line as it was typed, without the speaker and the channel. */
export interface Typed extends Speaker {
  readonly command: string;
}

/** The longest name of a speaker or channel, in characters. */
export const LONGEST_NAME = 100;

const PREFIX = /^([@#])(\S+)(?:\s+|$)/;

/** Whether this can be the name of a speaker or a channel, which becomes part of a key in the store. */
export function isName(text: string): boolean {
  return text.length <= LONGEST_NAME && /^[^\s\p{Cc}\p{Cs}]+$/u.test(text);
}

/** Whether a script skips the line because it's blank or a comment. */
export function isPassedOver(text: string): boolean {
  return /^\s*(\/\/.*)?$/s.test(text);
}

/** A line with its `@name` and `#channel`, in either order. If one is missing, it's the same as before. */
export function readLine(text: string, { user, channel }: Speaker): Typed {
  const named: Record<string, string> = {};
  let rest = text.trim();
  for (;;) {
    const [prefix, sign, name] = PREFIX.exec(rest) ?? [];
    if (prefix === undefined || Object.hasOwn(named, sign!) || !isName(name!)) break;
    named[sign!] = name!;
    rest = rest.slice(prefix.length);
  }
  return { command: rest, user: named['@'] ?? user, channel: named['#'] ?? channel };
}

/** @throws {InputError} if there's no slash in front, or its pairs can't be read */
export function readCommand(command: string): { readonly name: string; readonly given: Record<string, string> } {
  if (!command.startsWith('/')) throw notACommand(command);
  const { name, pairs } = commandAndPairs(command);
  const known = commands.find((each) => each.name === name);
  return { name, given: known ? typedPairs(known, pairs) : readPairs(pairs) };
}

/**
 * Whether what was typed says the same as plain pairs. Only then is a ruling's text kept as it is: whoever repeats or
 * corrects it later reads the pairs in the record, and doesn't know what a command takes.
 */
export function isPairs(command: string, name: string, given: Readonly<Record<string, string>>): boolean {
  try {
    return isSameCommand({ name, given: readPairs(commandAndPairs(command).pairs) }, { name, given });
  } catch (error) {
    if (error instanceof InputError) return false;
    throw error;
  }
}

/** The name of a command, with or without its slash, and the rest. A command in a group has two words: `/game new`. */
export function commandAndPairs(text: string): { readonly name: string; readonly pairs: string } {
  const [, first = '', rest = ''] = /^(?:\/\s*)?(\S*)(.*)$/s.exec(text)!;
  const group = first.toLowerCase();
  if (!isGroup(group)) return { name: group, pairs: rest.trimStart() };
  const [, second = '', pairs = ''] = /^\s*([^\s:]*)(?=\s|$)(.*)$/s.exec(rest) ?? [];
  return { name: `${group} ${second.toLowerCase()}`.trim(), pairs: pairs.trimStart() };
}

/** Perhaps only the slash was left out. */
function notACommand(text: string): InputError {
  const { name } = commandAndPairs(text);
  const said = name === '?' ? 'help' : text;
  const meant = name === '?' || commands.some((each) => each.name === name) ? { meant: `/${said}` } : {};
  return new InputError('not-a-command', { text, ...meant });
}
