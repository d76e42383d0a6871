import type { Command } from '../src/command/command.ts';

export const visibility: Command = {
  name: 'visibility',
  description: 'How far you can see today',
  primary: {
    odds: 'Show the exact odds and throw nothing',
    faces: 'Dice you threw at the table: what each shows, in order',
    with: 'House rules for this throw, with commas between; no-NAME turns one off',
    rules: 'Rulebook for this throw; otherwise the channel’s',
  },
  example: '/visibility rules:hans-n-panzer',
  run: (call) => call.rule('visibility'),
};
