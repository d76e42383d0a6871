import type { Command, OptionsFor } from '../src/command/command.ts';
import { changeSaid, LIKELY_BACK } from '../src/command/own-settings.ts';
import { option } from '../src/kernel/options/options.ts';
import { LONGEST } from '../src/kernel/texts.ts';
import { awayReply } from '../src/reply/asks/settings.ts';

const options = {
  until: option.text({ longest: LONGEST.word, required: true, likely: LIKELY_BACK }),
} satisfies OptionsFor<'away'>;

/** `data` has the time until which you're `away`, if you are. */
export const away: Command = {
  name: 'away',
  options,
  private: true,
  main: ['until'],
  example: '/away until:"in 5 days"',
  async run(call) {
    const { until } = call.options(options);
    const { user } = call.asked;
    const change = await changeSaid(call.referee, user, { away: until }, 'until');
    const { away: date } = await call.referee.settings.change(user, change);
    return { document: awayReply(call.words, date), json: { data: date === undefined ? {} : { away: date } } };
  },
};
