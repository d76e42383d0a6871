import { readPairs } from '../kernel/pairs.ts';

/** A command inside another command's option, as typed, with or without its slash. @throws {InputError} */
export function plain(typed: string): { verb: string; given: Record<string, string>; command: string } {
  const text = typed.trim().replace(/^\//, '');
  const [verb = ''] = text.split(/\s/, 1);
  return { verb: verb.toLowerCase(), given: readPairs(text.slice(verb.length)), command: `/${text}` };
}
