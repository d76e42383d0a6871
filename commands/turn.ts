import { togglesOn } from '../src/kernel/ruleset.ts';
import { gameIn } from '../src/referee/games.ts';
import { nextTurn } from '../src/referee/turns.ts';
import { turnEndReply, turnReply } from '../src/reply/turn.ts';
import { rulesetOf } from '../src/rules/index.ts';
import type { Command } from './command.ts';
import { decided } from './decided.ts';

const end: Command = {
  name: 'turn end',
  description: 'Your turn is over: play goes on to the next step, or the battle to its first turn',
  options: {},
  campaign: true,
  example: '/turn end',
  run(call) {
    call.options({});
    return decided(
      call,
      (campaign, ruleset) => nextTurn(campaign, call.asked.user, ruleset, togglesOn(ruleset, campaign.house)),
      (campaign, ruleset, record) => turnEndReply(gameIn(campaign), ruleset, record),
    );
  },
};

const status: Command = {
  name: 'turn status',
  description: 'Whose turn it is, who has yet to act, and what is owed',
  options: {},
  campaign: true,
  example: '/turn status',
  async run(call) {
    call.options({});
    const game = gameIn(await call.referee.campaign(call.asked.channel));
    return { document: turnReply(game, rulesetOf(game.rules)), json: { data: { at: game.at, due: game.due } } };
  },
};

export const turnCommands: readonly Command[] = [end, status];
