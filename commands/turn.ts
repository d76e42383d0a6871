import type { OptionTable } from '../src/kernel/options.ts';
import { togglesOn } from '../src/kernel/ruleset.ts';
import { gameIn, sideNamed } from '../src/referee/games.ts';
import { nextTurn } from '../src/referee/turns.ts';
import { unitsInOrder } from '../src/referee/units.ts';
import { boardReply } from '../src/reply/board.ts';
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

const boardOptions = { side: { type: 'string', help: 'One side only' } } as const satisfies OptionTable;

/** `data` has the position in the turn, what is owed, and the units that are shown, those in play first. */
const board: Command = {
  name: 'turn board',
  description: 'Every unit with its condition, and whose turn it is, as a picture too',
  options: boardOptions,
  campaign: true,
  example: '/turn board side:axis',
  async run(call) {
    const { side } = call.options(boardOptions);
    const game = gameIn(await call.referee.campaign(call.asked.channel));
    const id = side === undefined ? undefined : sideNamed(game, side);
    const units = unitsInOrder(game).filter((unit) => id === undefined || unit.side === id);
    return {
      document: boardReply(game, units, rulesetOf(game.rules)),
      json: { data: { at: game.at, due: game.due, units } },
    };
  },
};

export const turnCommands: readonly Command[] = [end, status, board];
