import type { Command } from '../src/command/command.ts';

export const wound: Command = {
  name: 'wound',
  description: 'What happens to a wounded man',
  primary: {
    who: 'The medic',
    target: 'The wounded man',
    kind: 'What the throw is about',
    treated: 'Turns of treatment so far',
    turn: 'Turns since the last such throw, or since he fell',
    stretcher: 'Carried on a stretcher',
    modifier: 'A one-off modifier you’ve agreed on',
    odds: 'Show the exact odds and throw nothing',
    faces: 'Dice you threw at the table: what each shows, in order',
    with: 'House rules for this throw, with commas between; no-NAME turns one off',
    rules: 'Rulebook for this throw; otherwise the channel’s',
  },
  example: '/wound kind:medic',
  run: (call) => call.rule('wound'),
};
