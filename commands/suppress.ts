import type { Command } from '../src/command/command.ts';

export const suppress: Command = {
  name: 'suppress',
  description: 'Suppression: laid on an area by fire, or lifted from a unit',
  primary: {
    who: 'Who fires at the area, or the unit whose suppression it is',
    target: 'Who is in the area',
    figures: 'Figures that fire at it, or figures in action',
    area: 'The area, in your own words',
    actions: 'Actions of all figures in action',
    markers: 'Suppression that the unit has',
    attempts: 'How often it is tried',
    modifier: 'A one-off adjustment agreed at the table',
    odds: 'Show the exact odds and throw nothing',
    faces: 'Dice thrown at the table, one face a die, in order',
    with: 'Toggles for this action, with commas between; no-NAME turns one off',
    rules: 'Rulebook for this action; otherwise the channel’s',
  },
  example: '/suppress figures:3 area:"the bunker"',
  run: (call) => call.rule('suppress'),
};
