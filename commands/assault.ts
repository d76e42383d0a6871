import type { Command } from '../src/command/command.ts';

export const assault: Command = {
  name: 'assault',
  description: 'Fight hand to hand',
  primary: {
    who: 'The attacker',
    target: 'The defender',
    actions: 'Actions the attackers’ main fighter has now',
    'target-actions': 'Actions the defenders’ main fighter has now',
    'attacker-weapon': 'What the attacker fights with',
    'defender-weapon': 'What the defender fights with',
    'defender-state': 'What the defender is doing',
    'attacker-opponents': 'Opponents of the attacker this turn, this one included',
    'defender-opponents': 'Opponents of the defender this turn, this one included',
    'attacker-difficult': 'The attacker is on difficult ground, or crosses a barrier',
    'defender-difficult': 'The defender is on difficult ground, or crosses a barrier',
    'defender-wounded': 'The defender has a serious wound',
    modifier: 'A one-off modifier you’ve agreed on, for the attacker',
    'defender-modifier': 'A one-off modifier you’ve agreed on, for the defender',
    odds: 'Show the exact odds and throw nothing',
    faces: 'Dice you threw at the table: what each shows, in order',
    with: 'House rules for this assault, with commas between; no-NAME turns one off',
    rules: 'Rulebook for this assault; otherwise the channel’s',
  },
  example: '/assault attacker-weapon:assault defender-weapon:pistol',
  run: (call) => call.rule('assault'),
};
