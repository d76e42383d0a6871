import type { Command, OptionsFor } from '../src/command/command.ts';
import { option } from '../src/kernel/options/options.ts';
import { MOST_DELAY } from '../src/referee/pages.ts';
import { pageReply } from '../src/reply/battle/battlefield.ts';
import { line, strong } from '../src/reply/document.ts';

const pageOptions = {
  spectators: option.flag(),
  delay: option.integer(0, MOST_DELAY),
  close: option.flag(),
} satisfies OptionsFor<'battlefield page'>;

/** `data` has the `address` and whom it's for, or how many pages have `ended`. */
export const page: Command = {
  name: 'battlefield page',
  options: pageOptions,
  private: true,
  campaign: true,
  example: '/battlefield page',
  examples: ['/battlefield page spectators:true delay:60', '/battlefield page close:true'],
  async run({ asked, referee, words, options }) {
    const { spectators = false, delay = 0, close } = options(pageOptions);
    if (close) {
      const ended = await referee.pages.close(asked);
      return { document: { lines: [line(strong(words.page.closed(ended)))] }, json: { data: { ended } } };
    }
    const opened = await referee.pages.open(asked, { spectators: spectators || delay > 0, delay });
    const { address, page: made } = opened;
    return { document: pageReply(words, opened), json: { data: { address, as: made.side ?? made.as } } };
  },
};
