import type { Command } from '../src/command/command.ts';
import type { OptionTable } from '../src/kernel/options.ts';
import { line } from '../src/reply/document.ts';
import { english } from '../src/reply/english/index.ts';

const options = {
  on: {
    type: 'boolean',
    required: true,
    help: 'Whether you are pinged when it is your turn, or something is asked of you',
  },
} as const satisfies OptionTable;

/** `data` has how it is from now on. */
export const pings: Command = {
  name: 'pings',
  description: 'Whether you are pinged when something waits for you; nobody else ever is',
  options,
  private: true,
  example: '/pings on:false',
  async run(call) {
    const { on } = call.options(options);
    await call.referee.pings.set(call.asked.user, on);
    return {
      document: { lines: [line(english.called.set[on ? 'on' : 'off'])], private: true },
      json: { data: { on } },
    };
  },
};
