import { readPairs } from '../kernel/pairs.ts';

/** A command that stands in an option of another, as it would be typed, with its slash or without. @throws {InputError} */
export function plain(typed: string): { verb: string; given: Record<string, string>; command: string } {
  const text = typed.trim().replace(/^\//, '');
  const [verb = ''] = text.split(/\s/, 1);
  return { verb: verb.toLowerCase(), given: readPairs(text.slice(verb.length)), command: `/${text}` };
}
