import type { Command } from '../src/command/command.ts';
import { panelOf } from '../src/command/panel.ts';
import { type OptionTable, option } from '../src/kernel/options.ts';

const options = {
  unit: option.text('The unit you want to play; the first that can act if you leave it out'),
} satisfies OptionTable;

export const play: Command = {
  name: 'play',
  description: 'Your turn as a panel: who can still act, what they can do, the odds, and the throw',
  options,
  campaign: true,
  private: true,
  main: ['unit'],
  example: '/play',
  async run(call) {
    const { unit } = call.options(options);
    const { channel, user } = call.asked;
    const campaign = await call.referee.campaign(channel);
    const { document, units } = await panelOf(call.words, campaign, user, { named: unit });
    return { document: { ...document, private: true }, json: { data: { units } } };
  },
};
