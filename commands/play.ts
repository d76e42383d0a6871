import type { Command, OptionsFor } from '../src/command/command.ts';
import { panelOf } from '../src/command/panel/panel.ts';
import { option } from '../src/kernel/options/options.ts';
import { LONGEST } from '../src/kernel/texts.ts';

const options = { unit: option.text({ longest: LONGEST.word }) } satisfies OptionsFor<'play'>;

export const play: Command = {
  name: 'play',
  options,
  campaign: true,
  private: true,
  main: ['unit'],
  example: '/play',
  async run(call) {
    const { unit } = call.options(options);
    const { channel, user } = call.asked;
    const campaign = await call.referee.campaign(channel, user);
    const { document, units } = await panelOf(call.words, campaign, user, { named: unit });
    return { document: { ...document, private: true }, json: { data: { units } } };
  },
};
