import type { Command } from '../src/command/command.ts';

export const initiative: Command = {
  name: 'initiative',
  description: 'Throw for who goes first',
  primary: {
    'side-1': 'Name of the side that throws first',
    'side-2': 'Name of the side that throws second',
    purpose: 'What is thrown for',
    modifier: 'For side 1, agreed at the table',
    odds: 'Show the exact odds and throw nothing',
    faces: 'Dice thrown at the table, one face a die, in order',
    with: 'Toggles for this throw, with commas between; no-NAME turns one off',
    rules: 'Rulebook for this throw; otherwise the channel’s',
  },
  example: '/initiative side-1:Axis side-2:Allies',
  run: (call) => call.rule('initiative'),
};
