import type { Command, OptionsFor } from '../src/command/command.ts';
import { option } from '../src/kernel/options/options.ts';
import { readHours, readZone } from '../src/referee/turns/typed-times.ts';

import { pingsReply } from '../src/reply/asks/pings.ts';

const options = { on: option.maybe(), timezone: option.text(), quiet: option.text() } satisfies OptionsFor<'pings'>;

/** `data` has your settings from now on. */
export const pings: Command = {
  name: 'pings',
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
