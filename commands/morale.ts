import type { Command } from './command.ts';

export const morale: Command = {
  name: 'morale',
  description: 'Whether a unit stands or breaks',
  primary: {
    who: 'A man of the squad',
    actions: 'Actions of all its figures in action',
    figures: 'Figures in action',
    suppressed: 'The team is suppressed',
    'in-action': 'Men not out of action',
    out: 'Men out of action',
    target: 'Who beat it',
    cause: 'Why it is tested',
    losses: 'Men lost so far',
    command: 'Where its command unit is',
    officer: 'Its officer',
    grade: 'What the squad is made of',
    modifier: 'A one-off adjustment agreed at the table',
    odds: 'Show the exact odds and throw nothing',
    faces: 'Dice thrown at the table, one face a die, in order',
    with: 'Toggles for this test, commas between; no-NAME turns one off',
    rules: "Rulebook for this test; otherwise the channel's",
  },
  example: '/morale in-action:8 out:2',
  run: (call) => call.rule('morale'),
};
