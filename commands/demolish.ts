import type { Command } from './command.ts';

export const demolish: Command = {
  name: 'demolish',
  description: 'Fire at a house, a wall or a fence, or blow one up',
  primary: {
    who: 'Who fires',
    target: 'What is fired at',
    weapon: 'What fires',
    range: 'Distance to it in inches',
    hits: 'Hits that it has taken before',
    occupants: 'Men in it',
    modifier: 'A one-off adjustment agreed at the table',
    odds: 'Show the exact odds and throw nothing',
    faces: 'Dice thrown at the table, one face a die, in order',
    with: 'Toggles for this shell, commas between; no-NAME turns one off',
    rules: "Rulebook for this shell; otherwise the channel's",
  },
  example: '/demolish weapon:artillery target:small-house rules:hans-n-panzer',
  run: (call) => call.rule('demolish'),
};
