import type { Command, OptionsFor } from '../src/command/command.ts';
import { decisionAnswer } from '../src/command/decided.ts';
import { option } from '../src/kernel/options/options.ts';
import { LONGEST } from '../src/kernel/texts.ts';
import { DICE_FROM } from '../src/referee/fairness/beacon.ts';
import { fairReply, verifiedReply } from '../src/reply/dice/fair.ts';

/** `data` has the `log`, its `commitment`, the `mix`, how many `records` there are, and their `fingerprint`. */
const status: Command = {
  name: 'fair status',
  options: {},
  example: '/fair status',
  async run({ referee, asked, words }) {
    const fair = await referee.fairness.status(asked.channel);
    return { document: fairReply(words, fair, referee.fairness.fixed), json: { data: { ...fair } } };
  },
};

const useOptions = { dice: option.oneOf(DICE_FROM, { required: true }) } satisfies OptionsFor<'fair use'>;

const use: Command = {
  name: 'fair use',
  options: useOptions,
  campaign: true,
  main: ['dice'],
  example: '/fair use dice:beacon',
  async run(call) {
    const { dice } = call.options(useOptions);
    return decisionAnswer(call.words, await call.referee.fairness.use(call.asked, dice));
  },
};

const mixOptions = { words: option.text({ longest: LONGEST.line, required: true }) } satisfies OptionsFor<'fair mix'>;

const mix: Command = {
  name: 'fair mix',
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
  options: {},
  example: '/fair reveal',
  async run({ referee, asked, words }) {
    return decisionAnswer(words, await referee.fairness.reveal(asked));
  },
};

const verifyOptions = { dice: option.flag() } satisfies OptionsFor<'fair verify'>;

/**
 * `data` is as for `/fair status`, with the findings for each record that dice were thrown for (`checked`). In a log of more than
 * 20,000 of those, older ones are left out (`leftOut`); the verdict is on all.
 */
const verify: Command = {
  name: 'fair verify',
  options: verifyOptions,
  private: true,
  example: '/fair verify dice:true',
  async run(call) {
    const { dice } = call.options(verifyOptions);
    const verified = await call.referee.fairness.verify(call.asked.channel);
    const { leftOut, tally: _, ...data } = verified;
    return {
      document: verifiedReply(call.words, verified, dice),
      json: { data: { ...data, ...(leftOut > 0 ? { leftOut } : {}) } },
    };
  },
};

export const fairCommands: readonly Command[] = [status, mix, use, reveal, verify];
