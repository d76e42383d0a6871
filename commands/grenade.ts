import type { Command } from '../src/command/command.ts';

export const grenade: Command = {
  name: 'grenade',
  description: 'Throw a grenade at a point, or launch one',
  primary: {
    who: 'Who throws it',
    target: 'Who it catches, with commas between',
    weapon: 'Thrown by hand, or launched',
    at: 'What you throw it at',
    drop: 'Dropped in from close by',
    cover: 'What the target is behind',
    range: 'Distance to the point in inches',
    figures: 'How many figures or men it catches',
    place: 'Where you throw it',
    'blast-cover': 'Cover from the centre of the blast',
    prone: 'They lie prone',
    'soft-ground': 'It lands on soft ground',
    'open-topped': 'A Molotov at an open-topped vehicle',
    modifier: 'A one-off modifier you’ve agreed on',
    odds: 'Show the exact odds and throw nothing',
    faces: 'Dice you threw at the table: what each shows, in order',
    with: 'House rules for this grenade, with commas between; no-NAME turns one off',
    rules: 'Rulebook for this grenade; otherwise the channel’s',
  },
  example: '/grenade range:6 figures:2',
  examples: ['/grenade range:2', '/grenade weapon:rifle-grenade range:6'],
  run: (call) => call.rule('grenade'),
};
