import type { Command } from '../src/command/command.ts';

export const grenade: Command = {
  name: 'grenade',
  description: 'Throw a grenade at a point, or launch one',
  primary: {
    who: 'Who throws it',
    target: 'Who is caught, with commas between',
    weapon: 'Thrown by hand, or launched',
    at: 'What it is meant for',
    drop: 'Dropped in from close by',
    cover: 'What the target is behind',
    range: 'Distance to the point in inches',
    figures: 'Figures under the template',
    place: 'Where it is thrown',
    'blast-cover': 'Cover from the centre of the blast',
    prone: 'They lie prone',
    'soft-ground': 'It lands on soft ground',
    'open-topped': 'A Molotov at an open-topped vehicle',
    modifier: 'A one-off adjustment agreed at the table',
    odds: 'Show the exact odds and throw nothing',
    faces: 'Dice thrown at the table, one face a die, in order',
    with: 'Toggles for this grenade, with commas between; no-NAME turns one off',
    rules: 'Rulebook for this grenade; otherwise the channel’s',
  },
  example: '/grenade range:6 figures:2',
  run: (call) => call.rule('grenade'),
};
