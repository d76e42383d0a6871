import type { Command, OptionsFor } from '../src/command/command.ts';
import { option } from '../src/kernel/options/options.ts';
import { sinceReply } from '../src/reply/log/since.ts';

const options = { page: option.integer(1, Infinity, { default: 1 }) } satisfies OptionsFor<'since'>;

/** `data` has the number of your last act, and those of the records `since`. */
export const since: Command = {
  name: 'since',
  options,
  private: true,
  main: ['page'],
  example: '/since',
  async run(call) {
    const { page } = call.options(options);
    const missed = await call.referee.records.since(call.asked.channel, call.asked.user);
    const numbers = missed.records.map(({ record }) => record.seq);
    return {
      document: sinceReply(call.words, missed, page),
      json: { data: { last: missed.last?.seq, since: numbers } },
    };
  },
};
