import type { Command } from '../src/command/command.ts';

export const rally: Command = {
  name: 'rally',
  description: 'Rally broken, running or hiding men',
  primary: {
    who: 'The leader who rallies them, or the unit that has to rally',
    target: 'Who is rallied',
    kind: 'Who is rallied, and how',
    'in-action': 'Men not out of action',
    figures: 'Figures in action',
    original: 'Figures the unit began with',
    modifier: 'A one-off modifier you’ve agreed on',
    odds: 'Show the exact odds and throw nothing',
    faces: 'Dice you threw at the table: what each shows, in order',
    with: 'House rules for this throw, with commas between; no-NAME turns one off',
    rules: 'Rulebook for this throw; otherwise the channel’s',
  },
  example: '/rally kind:squad in-action:7',
  run: (call) => call.rule('rally'),
};
