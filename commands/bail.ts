import type { Command } from './command.ts';

export const bail: Command = {
  name: 'bail',
  description: 'Who gets out of a vehicle that is lost',
  primary: {
    who: 'The vehicle',
    crew: 'Unwounded men in it',
    light: 'Men in it with a light wound',
    serious: 'Men in it with a serious wound',
    modifier: 'A one-off adjustment agreed at the table',
    odds: 'Show the exact odds and throw nothing',
    faces: 'Dice thrown at the table, one face a die, in order',
    with: 'Toggles for this throw, commas between; no-NAME turns one off',
    rules: "Rulebook for this throw; otherwise the channel's",
  },
  example: '/bail crew:4 light:1',
  run: (call) => call.rule('bail'),
};
