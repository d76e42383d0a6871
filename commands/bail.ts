import type { Command } from '../src/command/command.ts';

export const bail: Command = {
  name: 'bail',
  description: 'Who gets out of a vehicle that is lost',
  primary: {
    who: 'The vehicle',
    target: 'Riders who get out, if not all can; with commas between',
    vehicle: 'What was destroyed',
    crew: 'Unwounded men in it',
    light: 'Men in it with a light wound',
    serious: 'Men in it with a serious wound',
    riders: 'Men on it, or riding in it',
    modifier: 'A one-off adjustment agreed at the table',
    odds: 'Show the exact odds and throw nothing',
    faces: 'Dice thrown at the table, one face a die, in order',
    with: 'Toggles for this throw, with commas between; no-NAME turns one off',
    rules: 'Rulebook for this throw; otherwise the channel’s',
  },
  example: '/bail crew:4',
  run: (call) => call.rule('bail'),
};
