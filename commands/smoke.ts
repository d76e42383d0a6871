import type { Command } from './command.ts';

export const smoke: Command = {
  name: 'smoke',
  description: 'Lay smoke',
  primary: {
    who: 'Who lays it',
    weapon: 'What it is fired or thrown with',
    range: 'Distance to the point in inches',
    indirect: 'Indirect fire, after a call that went through',
    limited: 'Its smoke may run out',
    weather: 'Bad weather leaves no smoke',
    modifier: 'A one-off adjustment agreed at the table',
    odds: 'Show the exact odds and throw nothing',
    faces: 'Dice thrown at the table, one face a die, in order',
    with: 'Toggles for this round, commas between; no-NAME turns one off',
    rules: "Rulebook for this round; otherwise the channel's",
  },
  example: '/smoke weapon:art-medium range:20',
  run: (call) => call.rule('smoke'),
};
