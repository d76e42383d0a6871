import { jsonBytes } from '../src/campaign/pieces.ts';
import type { Answer, Command } from '../src/command/command.ts';
import type { OptionTable } from '../src/kernel/options.ts';
import { InputError } from '../src/kernel/refusal.ts';
import { confirmReply } from '../src/reply/confirm.ts';
import { erasedReply, forgottenReply, personalReply } from '../src/reply/transfer.ts';

/** `data.export` is the document itself, `data.file` what its file is called. */
const exporting: Command = {
  name: 'data export',
  description: 'All that is stored about you in this channel, as a file for you alone',
  options: {},
  private: true,
  anywhere: true,
  example: '/data export',
  async run(call) {
    call.options({});
    const about = await call.referee.personal.about(call.asked);
    const exported = { umpire: 1, format: 'personal-data', ...about };
    const file = { name: 'my-data.json', bytes: await jsonBytes(exported) };
    return {
      document: personalReply(about, file),
      json: { data: { export: exported, file: file.name } },
    };
  },
};

const deleteOptions = {
  server: {
    type: 'boolean',
    default: false,
    help: 'For those who manage the server, or in your DM: erase every log of it, for good',
  },
  confirm: { type: 'boolean', default: false, help: 'Yes, delete it: nothing brings it back' },
} as const satisfies OptionTable;

/** `data` has the `pseudonym` that stands for you now, or of how many channels the logs were `erased`, and of which something is `left`. */
const deleting: Command = {
  name: 'data delete',
  description: 'Your ID goes out of the log of this channel; what you did stays, under a pseudonym',
  options: deleteOptions,
  private: true,
  anywhere: true,
  example: '/data delete',
  async run(call) {
    const { personal } = call.referee;
    const { server, confirm } = call.options(deleteOptions);
    if (server) {
      if (!confirm) return unconfirmed('data delete server');
      const { erased, left } = await personal.eraseServer(call.asked);
      const channels = left.map(({ channel }) => channel);
      return {
        document: erasedReply(erased, channels),
        json: { data: { erased, ...(left.length > 0 ? { left: channels } : {}) } },
      };
    }
    if (!confirm) {
      // Of whom there is nothing is told so at once.
      const { records, earlier } = await personal.about(call.asked);
      if (records.length === 0 && earlier.length === 0) throw new InputError('nothing-about-you');
      return unconfirmed('data delete');
    }
    const pseudonym = await personal.forget(call.asked);
    return { document: forgottenReply(pseudonym), json: { data: { pseudonym } } };
  },
};

/** `data` has what is `toConfirm`. */
function unconfirmed(what: 'data delete' | 'data delete server'): Answer {
  return { document: confirmReply(what), json: { data: { toConfirm: what } } };
}

export const dataCommands: readonly Command[] = [exporting, deleting];
