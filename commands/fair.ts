import type { Command } from '../src/command/command.ts';
import { decisionAnswer } from '../src/command/decided.ts';
import { type OptionTable, option } from '../src/kernel/options.ts';
import { fairReply, verifiedReply } from '../src/reply/dice/fair.ts';

/** `data` has the `log`, its `commitment`, the `mix`, how many `records` there are, and their `fingerprint`. */
const status: Command = {
  name: 'fair status',
  description: 'Where this channel’s dice come from, as far as anybody can know yet',
  options: {},
  example: '/fair status',
  async run({ referee, asked, words }) {
    const fair = await referee.fairness.status(asked.channel);
    return { document: fairReply(words, fair, referee.fairness.fixed), json: { data: { ...fair } } };
  },
};

const mixOptions = {
  words: option.text('Anything you like: a line of a song, a number you thought of', { required: true }),
} satisfies OptionTable;

const mix: Command = {
  name: 'fair mix',
  description: 'Add words of your own to the seed of the next dice',
  options: mixOptions,
  main: ['words'],
  example: '/fair mix words:"rain over Caen"',
  async run(call) {
    const { words } = call.options(mixOptions);
    return decisionAnswer(call.words, await call.referee.fairness.mix(call.asked, words));
  },
};

const reveal: Command = {
  name: 'fair reveal',
  description: 'Show the seed, so anybody can check its dice; the next dice come from a new one',
  options: {},
  example: '/fair reveal',
  async run({ referee, asked, words }) {
    return decisionAnswer(words, await referee.fairness.reveal(asked));
  },
};

const verifyOptions = {
  dice: option.flag('Every die, one by one'),
} satisfies OptionTable;

/** `data` is as for `/fair status`, with the findings for each record that dice were thrown for (`checked`). */
const verify: Command = {
  name: 'fair verify',
  description: 'Work out every die of this channel’s log again, and say whether they’re all right',
  options: verifyOptions,
  private: true,
  example: '/fair verify dice:true',
  async run(call) {
    const { dice } = call.options(verifyOptions);
    const verified = await call.referee.fairness.verify(call.asked.channel);
    return { document: verifiedReply(call.words, verified, dice), json: { data: { ...verified } } };
  },
};

export const fairCommands: readonly Command[] = [status, mix, reveal, verify];
