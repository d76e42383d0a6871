import type { Command } from './command.ts';

export const fire: Command = {
  name: 'fire',
  description: 'Shoot small arms at a target',
  primary: {
    attacker: 'The unit that shoots; what is known of it fills the options',
    target: 'The unit that is shot at; several with commas between',
    weapon: 'What is fired',
    range: 'Distance to the target in inches',
    cover: 'What the target is behind',
    moved: 'The firer moves this turn',
    'target-fast': 'The target is on Move Fast',
    auto: 'Fully automatic, with the template',
    split: 'Firepower on each target, commas between',
    stance: 'What the target does',
    phase: 'In which step it is fired',
    figures: 'Figures under the template',
    'same-target': 'Same target as last turn, and neither has moved',
    'from-vehicle': 'Fired from a vehicle',
    modifier: 'A one-off adjustment agreed at the table',
    odds: 'Show the exact odds and throw nothing',
    faces: 'Dice thrown at the table, one face a die, in order',
    with: 'Toggles for this shot, commas between; no-NAME turns one off',
    rules: "Rulebook for this shot; otherwise the channel's",
  },
  example: '/fire weapon:rifle range:8 cover:half',
  run: (call) => call.rule('fire'),
};
