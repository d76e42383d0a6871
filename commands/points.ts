import type { Command } from './command.ts';

export const points: Command = {
  name: 'points',
  description: 'Reckon points by the rulebook',
  primary: {
    actions: 'Actions of the figure',
    weapon: 'Its main weapon',
    rounds: 'Grenades or mortar rounds that it carries',
    figures: 'Figures like it',
    with: 'Toggles for this reckoning, commas between; no-NAME turns one off',
    rules: "Rulebook for this reckoning; otherwise the channel's",
  },
  example: '/points actions:2 weapon:smg rounds:2 figures:4 rules:ww2-skirmish',
  run: (call) => call.rule('points'),
};
