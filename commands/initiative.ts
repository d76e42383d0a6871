import type { Command } from '../src/command/command.ts';

export const initiative: Command = {
  name: 'initiative',
  description: 'Throw for who goes first',
  primary: {
    'side-1': 'Name of the side that throws first',
    'side-2': 'Name of the side that throws second',
    purpose: 'What you throw for',
    modifier: 'A one-off modifier you’ve agreed on, for side 1',
    odds: 'Show the exact odds and throw nothing',
    faces: 'Dice you threw at the table: what each shows, in order',
    with: 'House rules for this throw, with commas between; no-NAME turns one off',
    rules: 'Rulebook for this throw; otherwise the channel’s',
  },
  example: '/initiative side-1:Axis side-2:Allies',
  run: (call) => call.rule('initiative'),
};
