import type { Command } from '../src/command/command.ts';

export const suppress: Command = {
  name: 'suppress',
  description: 'Suppress an area with fire, or lift suppression from a unit',
  primary: {
    who: 'Who fires at the area, or the unit that’s suppressed',
    target: 'Who is in the area',
    figures: 'Figures that fire at it, or figures in action',
    area: 'The area, in your own words',
    actions: 'Actions of all figures in action',
    markers: 'Suppression the unit has',
    attempts: 'How often you try',
    modifier: 'A one-off modifier you’ve agreed on',
    odds: 'Show the exact odds and throw nothing',
    faces: 'Dice you threw at the table: what each shows, in order',
    with: 'House rules for this action, with commas between; no-NAME turns one off',
    rules: 'Rulebook for this action; otherwise the channel’s',
  },
  example: '/suppress figures:3 area:"the bunker"',
  run: (call) => call.rule('suppress'),
};
