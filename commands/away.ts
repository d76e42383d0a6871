import type { Command } from '../src/command/command.ts';
import { type OptionTable, option } from '../src/kernel/options.ts';
import { readDate } from '../src/referee/typed-times.ts';

import { awayReply } from '../src/reply/asks/pings.ts';

const options = {
  until: option.text('When you’re back, in your own time zone: Friday, 3 May, tomorrow 18:00, in 5 days; or off', {
    required: true,
  }),
} satisfies OptionTable;

/** `data` has the time until which you're `away`, if you are. */
export const away: Command = {
  name: 'away',
  description: 'You can’t play for a while: nobody reminds you, and your time doesn’t run',
  options,
  private: true,
  main: ['until'],
  example: '/away until:"in 5 days"',
  async run(call) {
    const { until } = call.options(options);
    const { pings, clock } = call.referee;
    const { user } = call.asked;
    const isBack = ['off', 'now', 'back'].includes(until.trim().toLowerCase());
    const { zone = 'UTC' } = isBack ? {} : await pings.of(user);
    const date = isBack ? null : (await readDate('until', until, new Date(clock.now()), zone)).toISOString();
    await pings.change(user, { away: date });
    return { document: awayReply(call.words, date ?? undefined), json: { data: date === null ? {} : { away: date } } };
  },
};
