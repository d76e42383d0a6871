import type { Command } from './command.ts';

export const rally: Command = {
  name: 'rally',
  description: 'Whether a unit that runs is brought back',
  primary: {
    who: 'The unit to be rallied',
    figures: 'Figures in action',
    original: 'Figures that it began with',
    modifier: 'A one-off adjustment agreed at the table',
    odds: 'Show the exact odds and throw nothing',
    faces: 'Dice thrown at the table, one face a die, in order',
    with: 'Toggles for this throw, commas between; no-NAME turns one off',
    rules: "Rulebook for this throw; otherwise the channel's",
  },
  example: '/rally figures:3 original:4 rules:ww2-skirmish',
  run: (call) => call.rule('rally'),
};
