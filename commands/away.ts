import type { Command, OptionsFor } from '../src/command/command.ts';
import { option } from '../src/kernel/options/options.ts';
import { readDate } from '../src/referee/turns/typed-times.ts';

import { awayReply } from '../src/reply/asks/settings.ts';

const options = { until: option.text({ required: true }) } satisfies OptionsFor<'away'>;

/** `data` has the time until which you're `away`, if you are. */
export const away: Command = {
  name: 'away',
  options,
  private: true,
  main: ['until'],
  example: '/away until:"in 5 days"',
  async run(call) {
    const { until } = call.options(options);
    const { settings, clock } = call.referee;
    const { user } = call.asked;
    const isBack = ['off', 'now', 'back'].includes(until.trim().toLowerCase());
    const { zone = 'UTC' } = isBack ? {} : await settings.of(user);
    const date = isBack ? null : (await readDate('until', until, new Date(clock.now()), zone)).toISOString();
    await settings.change(user, { away: date });
    return { document: awayReply(call.words, date ?? undefined), json: { data: date === null ? {} : { away: date } } };
  },
};
