import type { Command } from '../src/command/command.ts';

export const smoke: Command = {
  name: 'smoke',
  description: 'Put down smoke',
  primary: {
    who: 'Who puts it down',
    target: 'Who is caught in it, with commas between',
    weapon: 'What fires it',
    range: 'Distance to the point in inches',
    indirect: 'Indirect fire, after a call that went through',
    limited: 'Its smoke may run out',
    weather: 'Bad weather leaves no smoke',
    modifier: 'A one-off adjustment agreed at the table',
    odds: 'Show the exact odds and throw nothing',
    faces: 'Dice thrown at the table, one face a die, in order',
    with: 'Toggles for this smoke, with commas between; no-NAME turns one off',
    rules: 'Rulebook for this smoke; otherwise the channel’s',
  },
  example: '/smoke weapon:light-mortar range:20 rules:ww2-skirmish',
  run: (call) => call.rule('smoke'),
};
