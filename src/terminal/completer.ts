import { commands } from '../../commands/index.ts';
import { commandNamed, optionsOf } from '../command/find.ts';
import { gameShown } from '../command/game-shown.ts';
import { commandsOf, isGroup } from '../command/groups.ts';
import { readPairs } from '../kernel/pairs.ts';
import type { Ruleset } from '../kernel/ruleset.ts';
import type { Referee } from '../referee/referee.ts';
import { rulesets } from '../rules/index.ts';
import { completePairs, lastWord } from '../suggestions/completion.ts';
import type { Suggestion } from '../suggestions/known-values.ts';
import { commandAndPairs, readLine, type Speaker } from './line.ts';
import { WORDS } from './words.ts';

/** What Tab offers, as readline wants it: words in place of the one being typed, and that one. */
export type Completed = [candidates: string[], word: string];

/** Completes what stands before the cursor: commands, options, values. Offers nothing for what it cannot read. */
export async function complete(referee: Referee, typed: string, speaker: Speaker): Promise<Completed> {
  const { before, word } = lastWord(typed);
  const said = readLine(before, speaker);
  if (said.command === '') return [commandsLike(word), word];
  const group = said.command.replace(/^\//, '').toLowerCase();
  if (isGroup(group)) return [subcommandsLike(group, word), word];
  const { name, pairs } = commandAndPairs(`${said.command} ${word}`);
  const suggested = await suggestions(referee, said, name, pairs).catch((): Suggestion[] => []);
  return [wordsOf(suggested, word), word];
}

/** Commands of several by what they have in common: the next word says which. */
function commandsLike(word: string): string[] {
  const names = new Set(commands.map(({ name }) => `/${name.split(' ', 1)[0]}`));
  const all = [...names, ...WORDS];
  return all.filter((each) => each.startsWith(word) || each.startsWith(`/${word}`)).map((each) => `${each} `);
}

function subcommandsLike(group: string, word: string): string[] {
  const names = commandsOf(group, commands).map(({ name }) => name.slice(group.length + 1));
  return names.filter((each) => each.startsWith(word.toLowerCase())).map((each) => `${each} `);
}

async function suggestions(referee: Referee, said: Speaker, name: string, pairs: string): Promise<Suggestion[]> {
  const command = commandNamed(name, commands);
  const ruleset = rulesetIn(lastWord(pairs).before) ?? (await referee.ruleset(said.channel));
  const game = gameShown(await referee.campaign(said.channel));
  return completePairs(pairs, optionsOf(command, ruleset), { ruleset, commands, game, user: said.user }, []);
}

/** The ruleset that the line itself names. */
function rulesetIn(pairs: string): Ruleset | undefined {
  const { rules = '' } = readPairs(pairs);
  return Object.hasOwn(rulesets, rules) ? rulesets[rules] : undefined;
}

/** Tab goes on typing, so those that begin as typed are enough, and what is whole gets its blank. */
function wordsOf(suggested: readonly Suggestion[], word: string): string[] {
  const words = suggested.map(({ text }) => lastWord(text).word).filter((each) => each !== word || !each.includes(':'));
  const beginning = words.filter((each) => each.toLowerCase().startsWith(word.toLowerCase()));
  // Several that begin otherwise: what is typed stays among them, or the prompt would take it back.
  const kept = word.includes(':') && words.length > 1 ? [word, ...words] : words;
  const offered = beginning.length > 0 ? beginning : kept;
  return offered.map((each) => (each.endsWith(':') || /^(with|target):/.test(each) ? each : `${each} `));
}
