import type { OptionTable } from '../src/kernel/options.ts';
import { logReply } from '../src/reply/log.ts';
import type { Command } from './command.ts';

const options = {
  page: { type: 'integer', min: 1, default: 1, help: 'Which page; 1 is the newest' },
  size: { type: 'integer', min: 1, max: 200, default: 12, help: 'How many records a page holds' },
} as const satisfies OptionTable;

export const log: Command = {
  name: 'log',
  description: "The channel's campaign log, newest last",
  options,
  private: true,
  example: '/log page:2',
  async run(call) {
    const { page, size } = call.options(options);
    const found = await call.referee.log(call.asked.channel, page, size);
    const struck = found.records.map(({ seq }) => seq).filter((seq) => found.struck.has(seq));
    return {
      document: logReply({ ...found, size }),
      json: { log: found.records, data: { page, pages: found.pages, struck } },
    };
  },
};
