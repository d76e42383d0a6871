import { jsonBytes } from '../src/campaign/export/json-in-pieces.ts';
import type { Answer, Call, Command, OptionsFor } from '../src/command/command.ts';
import { option } from '../src/kernel/options/options.ts';
import { InputError } from '../src/kernel/refusal.ts';
import { isNothing } from '../src/referee/personal.ts';
import { confirmReply } from '../src/reply/asks/confirm.ts';
import type { Catalogue } from '../src/reply/catalogue.ts';
import { erasedReply, forgottenReply, personalReply } from '../src/reply/log/transfer.ts';

/** `data.export` is the document itself, `data.file` the name of its file. */
const exporting: Command = {
  name: 'data export',
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
  server: option.flag({ older: true }),
  confirm: option.flag(),
} satisfies OptionsFor<'data delete'>;

/** `data` has the `pseudonym` that now stands for you, if there was anything to replace. */
const deleting: Command = {
  name: 'data delete',
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

const eraseOptions = { confirm: option.flag() } satisfies OptionsFor<'server erase'>;

const erasing: Command = {
  name: 'server erase',
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
