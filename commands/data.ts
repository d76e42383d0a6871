import { jsonBytes } from '../src/campaign/export/json-in-pieces.ts';
import type { Answer, Call, Command } from '../src/command/command.ts';
import { type OptionTable, option } from '../src/kernel/options.ts';
import { InputError } from '../src/kernel/refusal.ts';
import { isNothing } from '../src/referee/personal.ts';
import { confirmReply } from '../src/reply/asks/confirm.ts';
import type { Catalogue } from '../src/reply/catalogue.ts';
import { erasedReply, forgottenReply, personalReply } from '../src/reply/log/transfer.ts';

/** `data.export` is the document itself, `data.file` the name of its file. */
const exporting: Command = {
  name: 'data export',
  description: 'Everything stored about you in this channel, as a file just for you',
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
      document: personalReply(call.words, about, file),
      json: { data: { export: exported, file: file.name } },
    };
  },
};

const deleteOptions = {
  // Discord has a command of its own for it.
  server: option.flag('For people who manage the server, or in your DM: erase all its logs for good', { older: true }),
  confirm: option.flag('Yes, delete it: nothing brings it back'),
} satisfies OptionTable;

/** `data` has the `pseudonym` that now stands for you, if there was anything to replace. */
const deleting: Command = {
  name: 'data delete',
  description: 'Take your ID out of this channel’s log; what you did stays, under a pseudonym',
  options: deleteOptions,
  private: true,
  anywhere: true,
  example: '/data delete',
  async run(call) {
    const { personal } = call.referee;
    const { server, confirm } = call.options(deleteOptions);
    if (server) return eraseServer(call, confirm);
    if (!confirm) {
      // If nothing is stored about somebody, the reply says so at once.
      if (isNothing(await personal.about(call.asked))) throw new InputError('nothing-about-you');
      return unconfirmed(call.words, 'data delete');
    }
    const pseudonym = await personal.forget(call.asked);
    return {
      document: forgottenReply(call.words, pseudonym),
      json: { data: pseudonym === undefined ? {} : { pseudonym } },
    };
  },
};

/** `data` has the number of channels whose logs were `erased`, and the channels where something is `left`. */
async function eraseServer({ asked, referee, words }: Call, confirm: boolean): Promise<Answer> {
  if (!confirm) return unconfirmed(words, 'data delete server');
  const { erased, left } = await referee.personal.eraseServer(asked);
  const channels = left.map(({ channel }) => channel);
  return {
    document: erasedReply(words, erased, channels),
    json: { data: { erased, ...(left.length > 0 ? { left: channels } : {}) } },
  };
}

const eraseOptions = {
  confirm: option.flag('Yes, erase them all: nothing brings them back'),
} satisfies OptionTable;

const erasing: Command = {
  name: 'server erase',
  description: 'Erase every log of this server for good; for people who manage it',
  options: eraseOptions,
  private: true,
  manages: true,
  example: '/server erase',
  run: (call) => eraseServer(call, call.options(eraseOptions).confirm),
};

/** `data` has what is `toConfirm`. */
function unconfirmed(words: Catalogue, what: 'data delete' | 'data delete server'): Answer {
  return { document: confirmReply(words, what), json: { data: { toConfirm: what } } };
}

export const dataCommands: readonly Command[] = [exporting, deleting, erasing];
