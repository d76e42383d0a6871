import type { Game } from '../campaign/game.ts';
import { gameShown } from '../command/game-shown.ts';
import type { Referee } from '../referee/referee.ts';
import type { Catalogue } from '../reply/catalogue.ts';
import { rulesetOf } from '../rules/index.ts';

/** The first lines: which campaign is open and how it stands, or what can be done here if none is. */
export async function greetingIn(words: Catalogue, referee: Referee, channel: string): Promise<readonly string[]> {
  const game = await open(referee, channel);
  const book = await referee.ruleset(channel).catch(() => undefined);
  return game ? welcomeBack(words, game) : words.terminal.greeting(book?.name ?? '');
}

/** If something can't be read, the first command will report it. */
async function open(referee: Referee, channel: string): Promise<Game | undefined> {
  const campaign = await referee.campaign(channel).catch(() => undefined);
  return campaign && gameShown(campaign);
}

function welcomeBack(words: Catalogue, { name, rules, at, sides, phase }: Game): readonly string[] {
  const book = rulesetOf(rules).name;
  const side = at?.side === undefined ? undefined : sides[at.side]?.name;
  const stands =
    phase === 'paused' ? words.terminal.paused : at ? words.terminal.stands(at.turn, side) : words.terminal.notBegun;
  return words.terminal.welcomeBack(name === book ? [name, stands] : [name, book, stands]);
}
