import { commands } from '../../commands/index.ts';
import type { Command } from '../command/command.ts';
import { gameShown } from '../command/game-shown.ts';
import { commandNamed, optionsOf } from '../command/typing/find.ts';
import { commandsOf, isGroup } from '../command/typing/groups.ts';
import { readPairs } from '../kernel/options/pairs.ts';
import type { Ruleset } from '../kernel/ruleset.ts';
import type { Referee } from '../referee/referee.ts';
import type { Catalogue } from '../reply/catalogue.ts';
import { rulesetMeant } from '../rules/index.ts';
import { actorsFor, isActor } from '../suggestions/actors.ts';
import { completePairs, lastWord } from '../suggestions/completion.ts';
import type { Suggestion } from '../suggestions/known-values.ts';
import { commandAndPairs, readLine, type Speaker } from './line.ts';
import { WORDS } from './words.ts';

/** What Tab offers, in the form that readline wants: words to replace the one being typed, and that word. */
export type Completed = [candidates: string[], word: string];

/** Completes the text before the cursor: commands, options, values. Offers nothing if it can't read the text. */
export async function complete(
  words: Catalogue,
  referee: Referee,
  typed: string,
  speaker: Speaker,
): Promise<Completed> {
  const { before, word } = lastWord(typed);
  const said = readLine(before, speaker);
  if (said.command === '') return [commandsLike(word, await bookOf(referee, said)), word];
  const group = said.command.replace(/^\//, '').toLowerCase();
  if (isGroup(group)) return [subcommandsLike(group, word), word];
  const { name, pairs } = commandAndPairs(`${said.command} ${word}`);
  const suggested = await suggestions(words, referee, said, name, pairs).catch((): Suggestion[] => []);
  return [wordsOf(suggested, word), word];
}

/** The channel's book, if the channel can be read. */
function bookOf(referee: Referee, { channel }: Speaker): Promise<Ruleset | undefined> {
  return referee.ruleset(channel).catch(() => undefined);
}

/**
 * Commands in a group by their first word; the next word says which. What the channel's book lacks comes last.
 */
function commandsLike(word: string, book: Ruleset | undefined): string[] {
  const lacking = ({ primary, name }: Command) => Number(primary !== undefined && !book?.verbs[name]);
  const inOrder = commands.toSorted((a, b) => lacking(a) - lacking(b));
  const names = new Set(inOrder.map(({ name }) => `/${name.split(' ', 1)[0]}`));
  const all = [...names, ...WORDS];
  return all.filter((each) => each.startsWith(word) || each.startsWith(`/${word}`)).map((each) => `${each} `);
}

function subcommandsLike(group: string, word: string): string[] {
  const names = commandsOf(group, commands).map(({ name }) => name.slice(group.length + 1));
  return names.filter((each) => each.startsWith(word.toLowerCase())).map((each) => `${each} `);
}

async function suggestions(
  words: Catalogue,
  referee: Referee,
  said: Speaker,
  name: string,
  pairs: string,
): Promise<Suggestion[]> {
  const command = commandNamed(name, commands);
  const ruleset = rulesetIn(lastWord(pairs).before) ?? (await referee.ruleset(said.channel));
  const campaign = await referee.campaign(said.channel, said.user);
  const { user } = said;
  const [asked = ''] = lastWord(pairs).word.split(':', 1);
  const verb = { name: command.name, book: ruleset };
  const can = isActor(asked) ? actorsFor(campaign, ruleset, { verb: command.name, user }) : undefined;
  const known = { ruleset, commands, game: gameShown(campaign), user, verb, can };
  return completePairs(words, pairs, optionsOf(command, ruleset), known, []);
}

/** The ruleset that the line itself names. */
function rulesetIn(pairs: string): Ruleset | undefined {
  const { rules = '' } = readPairs(pairs);
  return rulesetMeant(rules);
}

/** Tab continues a word, so only those that begin as typed are offered, and a complete word gets its space. */
function wordsOf(suggested: readonly Suggestion[], word: string): string[] {
  const words = suggested.map(({ text }) => lastWord(text).word).filter((each) => each !== word || !each.includes(':'));
  const beginning = words.filter((each) => each.toLowerCase().startsWith(word.toLowerCase()));
  // If several begin differently, what's typed is kept among them, or the prompt would delete it.
  const kept = word.includes(':') && words.length > 1 ? [word, ...words] : words;
  const offered = beginning.length > 0 ? beginning : kept;
  return offered.map((each) => (each.endsWith(':') || /^(with|target):/.test(each) ? each : `${each} `));
}
