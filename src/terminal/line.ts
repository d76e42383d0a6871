import { isGroup } from '../command/groups.ts';
import { readPairs } from '../kernel/pairs.ts';
import { InputError } from '../kernel/refusal.ts';

/** Who speaks, and where. */
export interface Speaker {
  readonly user: string;
  readonly channel: string;
}

/** A line as it was typed, apart from who says it where. */
export interface Typed extends Speaker {
  readonly command: string;
}

/** The longest name of a speaker or channel, in characters. */
export const LONGEST_NAME = 100;

const PREFIX = /^([@#])(\S+)(?:\s+|$)/;

/** Whether this can be the name of a speaker or a channel: part of a key in the store. */
export function isName(text: string): boolean {
  return text.length <= LONGEST_NAME && /^[^\s\p{Cc}\p{Cs}]+$/u.test(text);
}

/** Whether a script passes over the line: it is blank or a comment. */
export function isPassedOver(text: string): boolean {
  return /^\s*(\/\/.*)?$/s.test(text);
}

/** A line with its `@name` and `#channel`, in either order; whoever is not named is as before. */
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

/** @throws {InputError} if it has no slash in front, or its pairs cannot be read */
export function readCommand(command: string): { readonly name: string; readonly given: Record<string, string> } {
  if (!command.startsWith('/')) throw new InputError('not-a-command', { text: command });
  const { name, pairs } = commandAndPairs(command);
  return { name, given: readPairs(pairs) };
}

/** The name of a command, with or without its slash, and what follows. One of several has two words: `/game new`. */
export function commandAndPairs(text: string): { readonly name: string; readonly pairs: string } {
  const [, first = '', rest = ''] = /^\/?(\S*)(.*)$/s.exec(text)!;
  const group = first.toLowerCase();
  if (!isGroup(group)) return { name: group, pairs: rest.trimStart() };
  const [, second = '', pairs = ''] = /^\s*([^\s:]*)(?=\s|$)(.*)$/s.exec(rest) ?? [];
  return { name: `${group} ${second.toLowerCase()}`.trim(), pairs: pairs.trimStart() };
}
