import type { Command } from './command.ts';

export const tankhit: Command = {
  name: 'tankhit',
  description: 'Shoot at a vehicle: whether it is hit, and what that does to it',
  primary: {
    who: 'Who shoots',
    target: 'The vehicle that is shot at',
    weapon: 'What is fired',
    range: 'Distance to the vehicle in inches',
    vehicle: 'What is shot at',
    facing: 'Which side of it is hit',
    calibre: 'Millimetres of the gun',
    ammo: 'What is loaded',
    'hull-down': 'The vehicle is hull down, or in or behind buildings',
    crossing: 'The vehicle moved fast, and not straight at the firer',
    modifier: 'A one-off adjustment agreed at the table',
    odds: 'Show the exact odds and throw nothing',
    faces: 'Dice thrown at the table, one face a die, in order',
    with: 'Toggles for this shot, commas between; no-NAME turns one off',
    rules: "Rulebook for this shot; otherwise the channel's",
  },
  example: '/tankhit weapon:17pdr range:20 vehicle:tiger-panther rules:ww2-skirmish',
  run: (call) => call.rule('tankhit'),
};
