import { completePairs, lastWord, type Suggestion } from '../../commands/completion.ts';
import { commandNamed, optionsOf } from '../../commands/find.ts';
import { commands } from '../../commands/index.ts';
import type { OptionTable } from '../kernel/options.ts';
import { readPairs } from '../kernel/pairs.ts';
import type { Ruleset } from '../kernel/ruleset.ts';
import type { Referee } from '../referee/referee.ts';
import { rulesets } from '../rules/index.ts';
import { readLine, type Speaker } from './line.ts';
import { WORDS } from './words.ts';

/** What Tab offers, as readline wants it: words in place of the one being typed, and that one. */
export type Completed = [candidates: string[], word: string];

/** Completes what stands before the cursor: commands, options, values. Offers nothing for what it cannot read. */
export async function complete(referee: Referee, typed: string, speaker: Speaker): Promise<Completed> {
  const { before, word } = lastWord(typed);
  const { command, channel } = readLine(before, speaker);
  if (command === '') return [commandsLike(word), word];
  const [, name, pairs] = /^\/?(\S+)\s*(.*)$/s.exec(`${command} ${word}`)!;
  const suggested = await suggestions(referee, channel, name!, pairs!).catch((): Suggestion[] => []);
  return [wordsOf(suggested, word), word];
}

function commandsLike(word: string): string[] {
  const all = [...commands.map(({ name }) => `/${name}`), ...WORDS];
  return all.filter((each) => each.startsWith(word) || each.startsWith(`/${word}`)).map((each) => `${each} `);
}

async function suggestions(referee: Referee, channel: string, name: string, pairs: string): Promise<Suggestion[]> {
  const command = commandNamed(name.toLowerCase(), commands);
  const ruleset = rulesetIn(lastWord(pairs).before) ?? (await referee.ruleset(channel));
  return completePairs(pairs, named(optionsOf(command, ruleset)), ruleset.toggles, []);
}

/** The ruleset that the line itself names. */
function rulesetIn(pairs: string): Ruleset | undefined {
  const { rules = '' } = readPairs(pairs);
  return Object.hasOwn(rulesets, rules) ? rulesets[rules] : undefined;
}

/** Help takes a command's name. */
function named(table: OptionTable): OptionTable {
  const { command } = table;
  if (command?.type !== 'string') return table;
  return { ...table, command: { ...command, values: commands.map(({ name }) => name) } };
}

/** Tab goes on typing, so those that begin as typed are enough, and what is whole gets its blank. */
function wordsOf(suggested: readonly Suggestion[], word: string): string[] {
  const words = suggested.map(({ text }) => lastWord(text).word).filter((each) => each !== word || !each.includes(':'));
  const beginning = words.filter((each) => each.startsWith(word.toLowerCase()));
  const offered = beginning.length > 0 ? beginning : words;
  return offered.map((each) => (each.endsWith(':') || each.startsWith('with:') ? each : `${each} `));
}
