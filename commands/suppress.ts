import type { Command } from './command.ts';

export const suppress: Command = {
  name: 'suppress',
  description: 'Suppression: laid on by fire, or lifted',
  primary: {
    who: 'The unit whose suppression it is',
    target: 'Who is suppressed',
    actions: 'Actions of all its figures in action',
    figures: 'Figures in action',
    markers: 'Suppression that it has',
    attempts: 'How often it is tried',
    modifier: 'A one-off adjustment agreed at the table',
    odds: 'Show the exact odds and throw nothing',
    faces: 'Dice thrown at the table, one face a die, in order',
    with: 'Toggles for this throw, commas between; no-NAME turns one off',
    rules: "Rulebook for this throw; otherwise the channel's",
  },
  example: '/suppress actions:6 figures:3 rules:ww2-skirmish',
  run: (call) => call.rule('suppress'),
};
