import type { Command, OptionsFor } from '../src/command/command.ts';
import { option } from '../src/kernel/options/options.ts';
import { LONGEST } from '../src/kernel/texts.ts';
import type { LogPage } from '../src/referee/referee.ts';

import { logReply } from '../src/reply/log/log.ts';

const options = {
  page: option.integer(1, Infinity, { default: 1 }),
  size: option.integer(1, 200, { default: 12 }),
  unit: option.text({ longest: LONGEST.word }),
  side: option.text({ longest: LONGEST.word }),
  turn: option.integer(1, Infinity),
  verb: option.text({ longest: LONGEST.word }),
} satisfies OptionsFor<'log'>;

export const log: Command = {
  name: 'log',
  options,
  private: true,
  main: ['unit'],
  example: '/log page:2',
  examples: ['/log verb:fire', '/log size:50'],
  async run(call) {
    const { page, size, ...filter } = call.options(options);
    const found = await call.referee.log(call.asked.channel, page, size, filter);
    const struck = found.records.map(({ seq }) => seq).filter((seq) => found.struck.has(seq));
    return {
      document: logReply(call.words, { ...found, size }),
      json: { log: found.records, data: { page, pages: found.pages, struck, ...lookedThrough(found) } },
    };
  },
};

/** With a filter, `data.looked` has the first and last number that was searched. */
function lookedThrough({ looked }: LogPage): { looked?: readonly [number, number] } {
  return looked ? { looked: [looked.first, looked.last] } : {};
}
