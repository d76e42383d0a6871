import type { Command } from './command.ts';

export const morale: Command = {
  name: 'morale',
  description: 'Whether a squad breaks',
  primary: {
    who: 'A man of the squad',
    'in-action': 'Men not out of action',
    out: 'Men out of action',
    troops: 'What men they are',
    leader: 'A leader is with them',
    immobilised: 'It is an immobilised vehicle',
    modifier: 'A one-off adjustment agreed at the table',
    odds: 'Show the exact odds and throw nothing',
    faces: 'Dice thrown at the table, one face a die, in order',
    with: 'Toggles for this test, commas between; no-NAME turns one off',
    rules: "Rulebook for this test; otherwise the channel's",
  },
  example: '/morale in-action:8 out:2',
  run: (call) => call.rule('morale'),
};
