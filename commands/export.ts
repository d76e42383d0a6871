import { MOST_BYTES, packed } from '../src/campaign/export/export.ts';
import type { Command, OptionsFor } from '../src/command/command.ts';
import { fileGiven } from '../src/command/file.ts';
import { option } from '../src/kernel/options/options.ts';
import { confirmReply } from '../src/reply/asks/confirm.ts';
import { withWarning } from '../src/reply/battle/game.ts';
import { exportReply, importReply } from '../src/reply/log/transfer.ts';
import { reportOf } from '../src/reply/report/markdown-export.ts';

const exportOptions = {
  as: option.oneOf(['json', 'markdown'], { default: 'json' }),
} satisfies OptionsFor<'game export'>;

/** `data.export` is the document itself for JSON and the text for Markdown; `data.file` is the name of its file. */
const exporting: Command = {
  name: 'game export',
  options: exportOptions,
  main: ['as'],
  example: '/game export as:markdown',
  examples: ['/game export'],
  async run(call) {
    const { as } = call.options(exportOptions);
    const { exported, name, file } = await call.referee.transfer.export(call.asked.channel);
    const text = as === 'markdown' ? await reportOf(call.words, name, exported) : undefined;
    const attached =
      text === undefined ? await packed(exported, file) : { name: `${file}.md`, bytes: new TextEncoder().encode(text) };
    return {
      document: exportReply(call.words, name, exported, attached),
      json: { data: { export: text ?? exported, file: attached.name } },
    };
  },
};

const importOptions = {
  file: { type: 'file', required: true },
  confirm: option.flag(),
} satisfies OptionsFor<'game import'>;

/** `data` has the new `log`, its `commitment`, how many `records` were imported, the `proof` of their `dice`, and
 * `altered`, the first record that the file's fingerprints don't fit. */
const importing: Command = {
  name: 'game import',
  options: importOptions,
  campaign: false,
  main: ['file'],
  example: '/game import file:caen.json',
  async run(call) {
    const { confirm } = call.options(importOptions);
    if (!confirm && (await call.referee.transfer.replaces(call.asked))) {
      return { document: confirmReply(call.words, 'game import'), json: { data: { toConfirm: 'game import' } } };
    }
    const words = { questions: Object.keys(call.words.soloQuestions), notes: Object.keys(call.words.soloNotes) };
    const file = () => fileGiven(call, 'file', MOST_BYTES);
    const imported = await call.referee.transfer.import(call.asked, file, words);
    const { log, commitment, records, proof, altered } = imported;
    const data = { log, commitment, records, ...proof, ...(altered === undefined ? {} : { altered }) };
    const reply = importReply(call.words, imported);
    return { document: withWarning(call.words, reply, 'campaign', call.asked.lackedToPost), json: { data } };
  },
};

export const exportCommands: readonly Command[] = [exporting, importing];
