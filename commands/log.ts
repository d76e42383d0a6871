import type { Command } from '../src/command/command.ts';
import type { OptionTable } from '../src/kernel/options.ts';
import type { LogPage } from '../src/referee/referee.ts';
import { english } from '../src/reply/english/index.ts';
import { logReply } from '../src/reply/log.ts';

const options = {
  page: { type: 'integer', min: 1, default: 1, help: 'Which page; 1 is the newest' },
  size: { type: 'integer', min: 1, max: 200, default: 12, help: 'How many entries a page holds' },
  unit: { type: 'string', help: 'Only what this unit did, or what was done to it' },
  side: { type: 'string', help: 'Only what concerns this side' },
  turn: { type: 'integer', min: 1, help: 'Only what happened in this turn' },
  verb: { type: 'string', help: 'Only this kind of ruling or command, such as fire' },
} as const satisfies OptionTable;

export const log: Command = {
  name: 'log',
  description: 'The channel’s campaign log, newest last',
  options,
  private: true,
  main: ['unit'],
  example: '/log page:2',
  async run(call) {
    const { page, size, ...filter } = call.options(options);
    const found = await call.referee.log(call.asked.channel, page, size, filter);
    const struck = found.records.map(({ seq }) => seq).filter((seq) => found.struck.has(seq));
    return {
      document: logReply(english, { ...found, size }),
      json: { log: found.records, data: { page, pages: found.pages, struck, ...lookedThrough(found) } },
    };
  },
};

/** With a filter, `data.looked` has the first and last number that was searched. */
function lookedThrough({ looked }: LogPage): { looked?: readonly [number, number] } {
  return looked ? { looked: [looked.first, looked.last] } : {};
}
