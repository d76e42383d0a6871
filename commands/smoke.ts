import type { Command } from '../src/command/command.ts';

export const smoke: Command = {
  name: 'smoke',
  description: 'Put down smoke',
  primary: {
    who: 'Who puts it down',
    target: 'Who it catches, with commas between',
    weapon: 'What fires it',
    range: 'Distance to the point in inches',
    indirect: 'Indirect fire, after a call that went through',
    limited: 'Its smoke can run out',
    weather: 'Bad weather leaves no smoke',
    modifier: 'A one-off modifier you’ve agreed on',
    odds: 'Show the exact odds and throw nothing',
    faces: 'Dice you threw at the table: what each shows, in order',
    with: 'House rules for this smoke, with commas between; no-NAME turns one off',
    rules: 'Rulebook for this smoke; otherwise the channel’s',
  },
  example: '/smoke weapon:light-mortar range:20 rules:ww2-skirmish',
  run: (call) => call.rule('smoke'),
};
