import type { Command, OptionsFor } from '../src/command/command.ts';
import { decided } from '../src/command/decided.ts';
import { option } from '../src/kernel/options/options.ts';
import { LONGEST } from '../src/kernel/texts.ts';
import { noted } from '../src/referee/games/games.ts';

const options = { text: option.text({ longest: LONGEST.said, required: true }) } satisfies OptionsFor<'note'>;

export const note: Command = {
  name: 'note',
  options,
  main: ['text'],
  example: '/note text:"The farm is on fire"',
  run(call) {
    const { text } = call.options(options);
    return decided(call, () => noted(text));
  },
};
