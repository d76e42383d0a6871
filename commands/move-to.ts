import type { Command } from '../src/command/command.ts';
import type { OptionTable } from '../src/kernel/options.ts';

import { movedReply } from '../src/reply/log/transfer.ts';

const options = {
  channel: { type: 'channel', required: true, help: 'The channel or thread where it goes on' },
} as const satisfies OptionTable;

/** `data` has the `log` and the `channel` where it's now played. */
const moving: Command = {
  name: 'game move-to',
  description: 'Move this channel’s log to another channel or thread',
  options,
  main: ['channel'],
  example: '/game move-to channel:falaise',
  async run(call) {
    const { channel } = call.options(options);
    const { log } = await call.referee.transfer.moveTo(call.asked, channel);
    return { document: movedReply(call.words, channel), json: { data: { log: log.id, channel } } };
  },
};

export const moveCommands: readonly Command[] = [moving];
