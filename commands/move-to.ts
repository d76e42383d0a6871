import type { Command } from '../src/command/command.ts';
import type { OptionTable } from '../src/kernel/options.ts';
import { InputError } from '../src/kernel/refusal.ts';
import { movedReply } from '../src/reply/transfer.ts';

const options = {
  channel: { type: 'string', required: true, help: 'The channel or thread where it goes on, as #channel' },
} as const satisfies OptionTable;

/** `data` has the `log` and the `channel` that it is played in now. */
const moving: Command = {
  name: 'game move-to',
  description: 'The log of this channel goes on in another channel or thread',
  options,
  example: '/game move-to channel:falaise',
  async run(call) {
    const channel = channelNamed(call.options(options).channel);
    const { log } = await call.referee.transfer.moveTo(call.asked, channel);
    return { document: movedReply(channel), json: { data: { log: log.id, channel } } };
  },
};

/** A channel as it is mentioned at Discord, or called at the terminal. @throws {InputError} if it is none */
function channelNamed(text: string): string {
  const [, mentioned, named] = /^\s*(?:<#(\d{1,20})>|#?([^\s<>#]{1,100}))\s*$/u.exec(text) ?? [];
  const channel = mentioned ?? named;
  if (channel !== undefined && !/\p{C}/u.test(channel)) return channel;
  throw new InputError('not-a-channel', { value: text });
}

export const moveCommands: readonly Command[] = [moving];
