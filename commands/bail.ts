import type { Command } from '../src/command/command.ts';

export const bail: Command = {
  name: 'bail',
  description: 'Who gets out of a vehicle that’s lost',
  primary: {
    who: 'The vehicle',
    target: 'Riders who get out, with commas between, if not all can',
    vehicle: 'What was destroyed',
    crew: 'Unwounded men in it',
    light: 'Men in it with a light wound',
    serious: 'Men in it with a serious wound',
    riders: 'Men on it, or riding in it',
    modifier: 'A one-off modifier you’ve agreed on',
    odds: 'Show the exact odds and throw nothing',
    faces: 'Dice you threw at the table: what each shows, in order',
    with: 'House rules for this throw, with commas between; no-NAME turns one off',
    rules: 'Rulebook for this throw; otherwise the channel’s',
  },
  example: '/bail crew:4',
  run: (call) => call.rule('bail'),
};
