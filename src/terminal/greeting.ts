import type { Game } from '../campaign/game.ts';
import { gameShown } from '../command/game-shown.ts';
import type { Referee } from '../referee/referee.ts';
import { english } from '../reply/english/index.ts';
import { rulesetOf } from '../rules/index.ts';

const { terminal } = english;

/** The first lines: which campaign is open and how it stands, or what can be done here if none is. */
export async function greetingIn(referee: Referee, channel: string): Promise<readonly string[]> {
  const game = await open(referee, channel);
  const book = await referee.ruleset(channel).catch(() => undefined);
  return game ? welcomeBack(game) : terminal.greeting(book?.name ?? '');
}

/** If something can't be read, the first command will report it. */
async function open(referee: Referee, channel: string): Promise<Game | undefined> {
  const campaign = await referee.campaign(channel).catch(() => undefined);
  return campaign && gameShown(campaign);
}

function welcomeBack({ name, rules, at, sides, phase }: Game): readonly string[] {
  const book = rulesetOf(rules).name;
  const side = at?.side === undefined ? undefined : sides[at.side]?.name;
  const stands = phase === 'paused' ? terminal.paused : at ? terminal.stands(at.turn, side) : terminal.notBegun;
  return terminal.welcomeBack(name === book ? [name, stands] : [name, book, stands]);
}
