import type { Command } from './command.ts';

export const tankhit: Command = {
  name: 'tankhit',
  description: 'Shoot at a vehicle, or put a charge on it',
  primary: {
    who: 'The unit that shoots; what is known of it fills the options',
    target: 'The vehicle',
    weapon: 'What is fired at it, or put on it',
    range: 'Distance to the vehicle in inches',
    armour: 'How it is armoured',
    facing: 'Which side of it is hit',
    'open-topped': 'It is open-topped',
    cover: 'What it is behind',
    moved: 'The firer moves this turn',
    'target-fast': 'The vehicle is moving fast',
    'same-target': 'Same target as last turn, and neither has moved',
    elevation: 'The shot comes from above',
    'gun-damaged': 'The gun that fires has been damaged',
    modifier: 'A one-off adjustment agreed at the table',
    odds: 'Show the exact odds and throw nothing',
    faces: 'Dice thrown at the table, one face a die, in order',
    with: 'Toggles for this shot, commas between; no-NAME turns one off',
    rules: "Rulebook for this shot; otherwise the channel's",
  },
  example: '/tankhit weapon:bazooka range:8 armour:medium facing:side',
  run: (call) => call.rule('tankhit'),
};
