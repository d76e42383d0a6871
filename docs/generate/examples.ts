import { commands } from '../../commands/index.ts';
import type { Ruleset } from '../../src/kernel/ruleset.ts';
import { exampleOf } from '../../src/suggestions/prefilled.ts';

/** A command that shows a verb at work, and what is on the table before it. */
export interface Example {
  readonly command: string;
  /** Commands given before. */
  readonly before: readonly string[];
}

/** What an example needs on the table, by verb. */
const BEFORE: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  panzertroops: {
    weapon: ['/unit add profile:rifleman name:Schmidt', '/unit add profile:lmg-team name:Huber fields:"crew:1 lost:1"'],
  },
  'landser-classic': { act: ['/unit add profile:rifleman name:Schmidt', '/initiative faces:"6 1"'] },
  landser: { act: ['/unit add profile:rifleman name:Schmidt', '/initiative faces:"6 1"'] },
  'ww2-skirmish': { act: ['/unit squad squad:platoon name:Able'] },
};

/** An example of a verb that the book can read, as a player in a channel with that book types it. */
export function exampleIn(book: Ruleset, verb: string): Example {
  const command = exampleOf(book, verb, commands) ?? `/${verb}`;
  const needed = BEFORE[book.id]?.[verb];
  if (!needed) return { command, before: [`/game rules rules:${book.id}`] };
  return {
    command,
    before: [`/game new rules:${book.id} sides:"Axis, Allies"`, '/game join side:axis', ...needed, '/turn end'],
  };
}
