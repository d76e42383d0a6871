import type { OptionTable } from '../src/kernel/options.ts';
import * as games from '../src/referee/games.ts';
import type { Command } from './command.ts';
import { decided } from './decided.ts';

const joinOptions = {
  side: { type: 'string', required: true, help: 'The side to play for' },
} as const satisfies OptionTable;

const join: Command = {
  name: 'game join',
  description: 'Play for a side',
  options: joinOptions,
  campaign: true,
  example: '/game join side:axis',
  run(call) {
    const { side } = call.options(joinOptions);
    return decided(call, (campaign) => games.join(campaign, call.asked.user, side));
  },
};

const leave: Command = {
  name: 'game leave',
  description: 'Play for no side any more',
  options: {},
  campaign: true,
  example: '/game leave',
  run(call) {
    call.options({});
    return decided(call, (campaign) => games.leave(campaign, call.asked.user));
  },
};

const toOptions = { to: { type: 'user', required: true, help: 'Who' } } as const satisfies OptionTable;

const handOver: Command = {
  name: 'game hand-over',
  description: 'Give your place to somebody else',
  options: toOptions,
  campaign: true,
  example: '/game hand-over to:bob',
  run(call) {
    const { to } = call.options(toOptions);
    return decided(call, (campaign) => games.handOver(campaign, call.asked.user, to));
  },
};

const umpire: Command = {
  name: 'game umpire',
  description: 'Name another umpire, who may act for any side and settle disputes',
  options: toOptions,
  campaign: true,
  umpire: true,
  example: '/game umpire to:carla',
  run(call) {
    const { to } = call.options(toOptions);
    return decided(call, (campaign) => games.nameUmpire(campaign, call.asked.user, to));
  },
};

export const playerCommands: readonly Command[] = [join, leave, handOver, umpire];
