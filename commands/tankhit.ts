import type { Command } from './command.ts';

export const tankhit: Command = {
  name: 'tankhit',
  description: 'Shoot at a vehicle, or set a charge on it',
  primary: {
    attacker: 'The unit that shoots; what is known of it fills the options',
    target: 'The vehicle that is shot at',
    weapon: 'What is fired',
    range: 'Distance to the target in inches',
    vehicle: 'What is shot at',
    facing: 'Which side of it is hit',
    armour: 'Its armour',
    cover: 'What it is behind',
    moved: 'The firer moved this turn',
    phase: 'In which step it is fired',
    mount: 'Where the weapon is mounted',
    modifier: 'A one-off adjustment agreed at the table',
    odds: 'Show the exact odds and throw nothing',
    faces: 'Dice thrown at the table, one face a die, in order',
    with: 'Toggles for this shot, commas between; no-NAME turns one off',
    rules: "Rulebook for this shot; otherwise the channel's",
  },
  example: '/tankhit weapon:at-medium range:20 vehicle:panther-g',
  run: (call) => call.rule('tankhit'),
};
