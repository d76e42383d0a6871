import type { Command, OptionsFor } from '../src/command/command.ts';
import { decisionAnswer } from '../src/command/decided.ts';
import { hiddenAnswer } from '../src/command/hidden-answer.ts';
import { option } from '../src/kernel/options/options.ts';
import { LONGEST } from '../src/kernel/texts.ts';

const hideOptions = {
  what: option.text({ longest: LONGEST.said }),
  side: option.text({ longest: LONGEST.word }),
} satisfies OptionsFor<'battlefield hide'>;

const hide: Command = {
  name: 'battlefield hide',
  options: hideOptions,
  private: true,
  campaign: true,
  main: ['what'],
  example: '/battlefield hide what:Bell',
  async run(call) {
    const { what, side } = call.options(hideOptions);
    const { record } = await call.referee.hiding.hide(call.asked, what, side);
    return hiddenAnswer(call, record);
  },
};

const revealOptions = { what: option.text({ required: true }) } satisfies OptionsFor<'battlefield reveal'>;

const reveal: Command = {
  name: 'battlefield reveal',
  options: revealOptions,
  campaign: true,
  main: ['what'],
  example: '/battlefield reveal what:Bell',
  async run(call) {
    return decisionAnswer(call.words, await call.referee.hiding.show(call.asked, call.options(revealOptions).what));
  },
};

export const hidingCommands: readonly Command[] = [hide, reveal];
