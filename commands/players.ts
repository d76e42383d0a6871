import type { Command } from '../src/command/command.ts';
import { decided } from '../src/command/decided.ts';
import { type OptionTable, option } from '../src/kernel/options.ts';
import * as sides from '../src/referee/sides.ts';

const joinOptions = {
  side: option.text('The side to play for', { required: true }),
} satisfies OptionTable;

const join: Command = {
  name: 'game join',
  description: 'Play for a side',
  options: joinOptions,
  campaign: true,
  main: ['side'],
  example: '/game join side:axis',
  run(call) {
    const { side } = call.options(joinOptions);
    return decided(call, (campaign) => sides.join(campaign, call.asked.user, side));
  },
};

const leave: Command = {
  name: 'game leave',
  description: 'Stop playing for your side',
  options: {},
  campaign: true,
  example: '/game leave',
  run(call) {
    call.options({});
    return decided(call, (campaign) => sides.leave(campaign, call.asked.user));
  },
};

const toOptions = { to: { type: 'user', required: true, help: 'Who' } } satisfies OptionTable;

const handOver: Command = {
  name: 'game hand-over',
  description: 'Give your place to somebody else',
  options: toOptions,
  campaign: true,
  main: ['to'],
  example: '/game hand-over to:bob',
  run(call) {
    const { to } = call.options(toOptions);
    return decided(call, (campaign) => sides.handOver(campaign, call.asked.user, to));
  },
};

const umpire: Command = {
  name: 'game umpire',
  description: 'Name another umpire, who can act for any side and settle disputes',
  options: toOptions,
  campaign: true,
  umpire: true,
  main: ['to'],
  example: '/game umpire to:carla',
  run(call) {
    const { to } = call.options(toOptions);
    return decided(call, (campaign) => sides.nameUmpire(campaign, call.asked.user, to));
  },
};

const dismiss: Command = {
  name: 'game dismiss-umpire',
  description: 'Dismiss an umpire, or step down yourself',
  options: toOptions,
  campaign: true,
  umpire: true,
  main: ['to'],
  example: '/game dismiss-umpire to:carla',
  run(call) {
    const { to } = call.options(toOptions);
    const { user, manager = false } = call.asked;
    return decided(call, (campaign) => sides.dismissUmpire(campaign, user, to, manager));
  },
};

const removePlayer: Command = {
  name: 'game remove-player',
  description: 'Take a player off their side',
  options: toOptions,
  campaign: true,
  umpire: true,
  main: ['to'],
  example: '/game remove-player to:bob',
  run(call) {
    const { to } = call.options(toOptions);
    const { user, manager = false } = call.asked;
    return decided(call, (campaign) => sides.removePlayer(campaign, user, to, manager));
  },
};

const sidesOptions = {
  lock: option.flag('Whether new players have to be accepted', { required: true }),
} satisfies OptionTable;

const sidesCommand: Command = {
  name: 'game sides',
  description: 'Close the sides, so that new players have to be accepted, or open them again',
  options: sidesOptions,
  campaign: true,
  umpire: true,
  example: '/game sides lock:true',
  run(call) {
    const { lock } = call.options(sidesOptions);
    return decided(call, (campaign) => sides.lockSides(campaign, call.asked.user, lock));
  },
};

export const playerCommands: readonly Command[] = [join, leave, handOver, removePlayer, sidesCommand, umpire, dismiss];
