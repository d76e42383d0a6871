import type { Command } from '../src/command/command.ts';
import { type OptionTable, option } from '../src/kernel/options.ts';
import { readHours, readZone } from '../src/referee/typed-times.ts';

import { pingsReply } from '../src/reply/asks/pings.ts';

const options = {
  on: option.maybe('Whether I ping you when it’s your turn or somebody needs your answer'),
  timezone: option.text('Your time zone, by a large city: Europe/Berlin'),
  quiet: option.text('Hours of your day when nobody pings you, such as 22-7; or off'),
} satisfies OptionTable;

/** `data` has your settings from now on. */
export const pings: Command = {
  name: 'pings',
  description: 'Whether and when I ping you if something is waiting for you',
  options,
  private: true,
  example: '/pings timezone:Europe/Berlin quiet:22-7',
  async run(call) {
    const { on, timezone, quiet } = call.options(options);
    const { pings: known, clock } = call.referee;
    const hours =
      quiet === undefined ? undefined : quiet.trim().toLowerCase() === 'off' ? null : readHours('quiet', quiet);
    const wishes = await known.change(call.asked.user, {
      ...(on === undefined ? {} : { off: on ? null : true }),
      ...(timezone === undefined ? {} : { zone: readZone('timezone', timezone) }),
      ...(hours === undefined ? {} : { quiet: hours }),
    });
    const { off = false, said: _, ...others } = wishes;
    return { document: pingsReply(call.words, wishes, clock.now()), json: { data: { on: !off, ...others } } };
  },
};
