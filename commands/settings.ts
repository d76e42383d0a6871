import { RULINGS_SHOWN } from '../src/campaign/state.ts';
import type { Command, OptionsFor } from '../src/command/command.ts';
import { decided } from '../src/command/decided.ts';
import { option } from '../src/kernel/options/options.ts';
import { setRulingsShown } from '../src/referee/games/house.ts';

const options = { rulings: option.oneOf(RULINGS_SHOWN, { required: true }) } satisfies OptionsFor<'game settings'>;

/** How a channel shows its rulings: in three lines, or with every step. */
export const gameSettings: Command = {
  name: 'game settings',
  options,
  campaign: true,
  main: ['rulings'],
  example: '/game settings rulings:full',
  run(call) {
    const { rulings } = call.options(options);
    return decided(call, (campaign) => setRulingsShown(campaign, call.asked.user, rulings));
  },
};
