import { MOST_BYTES, packed, unpacked } from '../src/campaign/export.ts';
import type { OptionTable } from '../src/kernel/options.ts';
import { reportOf } from '../src/reply/markdown-export.ts';
import { exportReply, importReply } from '../src/reply/transfer.ts';
import type { Command } from './command.ts';
import { fileGiven } from './file.ts';

const exportOptions = {
  as: { type: 'string', values: ['json', 'markdown'], default: 'json', help: 'To import it again, or to read it' },
} as const satisfies OptionTable;

/** `data.export` is the document itself for JSON, the text for Markdown; `data.file` what its file is called. */
const exporting: Command = {
  name: 'game export',
  description: 'The whole campaign as a file: JSON to import again, or Markdown to read',
  options: exportOptions,
  example: '/game export as:markdown',
  async run(call) {
    const { as } = call.options(exportOptions);
    const { exported, file } = await call.referee.transfer.export(call.asked.channel);
    const text = as === 'markdown' ? reportOf(exported) : undefined;
    const attached =
      text === undefined ? await packed(exported, file) : { name: `${file}.md`, bytes: new TextEncoder().encode(text) };
    return {
      document: exportReply(exported, attached),
      json: { data: { export: text ?? exported, file: attached.name } },
    };
  },
};

const importOptions = {
  file: { type: 'file', required: true, help: 'What /game export as:json gave' },
} as const satisfies OptionTable;

/** `data` has the new `log`, its `commitment`, and how many `records` were brought in. */
const importing: Command = {
  name: 'game import',
  description: 'Bring an exported campaign into this channel, whole',
  options: importOptions,
  campaign: false,
  example: '/game import file:caen.json',
  async run(call) {
    call.options(importOptions);
    const exported = await unpacked(await fileGiven(call, 'file', MOST_BYTES));
    const imported = await call.referee.transfer.import(call.asked, exported);
    const { log, commitment, records } = imported;
    return { document: importReply(exported.name, imported), json: { data: { log, commitment, records } } };
  },
};

export const exportCommands: readonly Command[] = [exporting, importing];
