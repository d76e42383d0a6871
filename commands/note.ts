import type { Command } from '../src/command/command.ts';
import { decided } from '../src/command/decided.ts';
import { type OptionTable, option } from '../src/kernel/options.ts';
import { noted } from '../src/referee/games.ts';

const options = {
  text: option.text('A line of story for the log', { required: true }),
} satisfies OptionTable;

export const note: Command = {
  name: 'note',
  description: 'Put a line of story in the log',
  options,
  main: ['text'],
  example: '/note text:"The farm is on fire"',
  run(call) {
    const { text } = call.options(options);
    return decided(call, () => noted(text));
  },
};
