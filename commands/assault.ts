import type { Command } from '../src/command/command.ts';

export const assault: Command = {
  name: 'assault',
  description: 'Fight hand to hand',
  primary: {
    who: 'The attacker',
    target: 'The defender',
    actions: 'Actions that the main fighter of the attackers has now',
    'target-actions': 'Actions that the main fighter of the defenders has now',
    'attacker-weapon': 'What the attacker fights with',
    'defender-weapon': 'What the defender fights with',
    'defender-state': 'What the defender is doing',
    'attacker-opponents': 'Opponents of the attacker this turn, this one included',
    'defender-opponents': 'Opponents of the defender this turn, this one included',
    'attacker-difficult': 'The attacker is on difficult ground, or crosses a barrier',
    'defender-difficult': 'The defender is on difficult ground, or crosses a barrier',
    'defender-wounded': 'The defender has a serious wound',
    modifier: 'For the attacker, agreed at the table',
    'defender-modifier': 'For the defender, agreed at the table',
    odds: 'Show the exact odds and throw nothing',
    faces: 'Dice thrown at the table, one face a die, in order',
    with: 'Toggles for this assault, with commas between; no-NAME turns one off',
    rules: 'Rulebook for this assault; otherwise the channel’s',
  },
  example: '/assault attacker-weapon:assault defender-weapon:pistol',
  run: (call) => call.rule('assault'),
};
