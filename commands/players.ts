import type { Command, OptionsFor } from '../src/command/command.ts';
import { decided } from '../src/command/decided.ts';
import { option } from '../src/kernel/options/options.ts';
import { LONGEST } from '../src/kernel/texts.ts';
import * as sides from '../src/referee/games/sides.ts';

const joinOptions = { side: option.text({ longest: LONGEST.word, required: true }) } satisfies OptionsFor<'game join'>;

const join: Command = {
  name: 'game join',
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
  options: {},
  campaign: true,
  example: '/game leave',
  run(call) {
    call.options({});
    return decided(call, (campaign) => sides.leave(campaign, call.asked.user));
  },
};

const toOptions = { to: { type: 'user', required: true } } satisfies OptionsFor<
  'game hand-over' | 'game umpire' | 'game dismiss-umpire' | 'game remove-player'
>;

const handOver: Command = {
  name: 'game hand-over',
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

const sidesOptions = { lock: option.flag({ required: true }) } satisfies OptionsFor<'game sides'>;

const sidesCommand: Command = {
  name: 'game sides',
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
