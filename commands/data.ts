import type { OptionTable } from '../src/kernel/options.ts';
import { InputError } from '../src/kernel/refusal.ts';
import { erasedReply, forgottenReply, personalReply } from '../src/reply/transfer.ts';
import type { Command } from './command.ts';

/** `data.export` is the document itself, `data.file` what its file is called. */
const exporting: Command = {
  name: 'data export',
  description: 'All that is stored about you in this channel, as a file for you alone',
  options: {},
  private: true,
  example: '/data export',
  async run(call) {
    call.options({});
    const about = await call.referee.personal.about(call.asked);
    const exported = { umpire: 1, format: 'personal-data', ...about };
    const file = { name: 'my-data.json', bytes: new TextEncoder().encode(`${JSON.stringify(exported, null, 1)}\n`) };
    return {
      document: personalReply(about.records.length, file),
      json: { data: { export: exported, file: file.name } },
    };
  },
};

const deleteOptions = {
  server: { type: 'boolean', default: false, help: 'For those who manage the server: erase every log of it, for good' },
  confirm: { type: 'boolean', default: false, help: 'To be given with server, since nothing brings the logs back' },
} as const satisfies OptionTable;

/** `data` has the `pseudonym` that stands for you now, or of how many channels the logs were `erased`. */
const deleting: Command = {
  name: 'data delete',
  description: 'Your ID goes out of the log of this channel; what you did stays, under a pseudonym',
  options: deleteOptions,
  private: true,
  example: '/data delete',
  async run(call) {
    const { personal } = call.referee;
    const { server, confirm } = call.options(deleteOptions);
    if (server) {
      if (!confirm) throw new InputError('erase-unconfirmed');
      const erased = await personal.eraseServer(call.asked);
      return { document: erasedReply(erased), json: { data: { erased } } };
    }
    const pseudonym = await personal.forget(call.asked);
    return { document: forgottenReply(pseudonym), json: { data: { pseudonym } } };
  },
};

export const dataCommands: readonly Command[] = [exporting, deleting];
