import type { Command } from './command.ts';

export const tankhit: Command = {
  name: 'tankhit',
  description: 'Fire at a vehicle: whether it is hit, and what that does to it',
  primary: {
    attacker: 'The unit that fires; what is known of it fills the options',
    target: 'The vehicle: a unit, or one of the table of vehicles',
    weapon: 'What is fired',
    range: 'Distance to the vehicle in inches',
    cover: 'What the vehicle is in or behind',
    angle: 'How the shot strikes',
    passengers: 'Riders aboard',
    crew: 'Crew aboard, if not the usual one',
    modifier: 'A one-off adjustment agreed at the table',
    visibility: 'How far one sees today, in inches',
    odds: 'Show the exact odds and throw nothing',
    faces: 'Dice thrown at the table, one face a die, in order',
    with: 'Toggles for this shot, commas between; no-NAME turns one off',
    rules: "Rulebook for this shot; otherwise the channel's",
  },
  example: '/tankhit weapon:75mm-long target:sherman range:12 rules:hans-n-panzer',
  run: (call) => call.rule('tankhit'),
};
