import type { Command, OptionsFor } from '../src/command/command.ts';

import { movedReply } from '../src/reply/log/transfer.ts';

const options = { channel: { type: 'channel', required: true } } as const satisfies OptionsFor<'game move-to'>;

/** `data` has the `log` and the `channel` where it's now played. */
const moving: Command = {
  name: 'game move-to',
  options,
  main: ['channel'],
  example: '/game move-to channel:falaise',
  async run(call) {
    const { channel } = call.options(options);
    const { beacon } = await call.referee.campaign(call.asked.channel);
    const { log } = await call.referee.transfer.moveTo(call.asked, channel);
    return {
      document: movedReply(call.words, channel, beacon !== undefined),
      json: { data: { log: log.id, channel } },
    };
  },
};

export const moveCommands: readonly Command[] = [moving];
