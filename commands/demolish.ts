import type { Command } from './command.ts';

export const demolish: Command = {
  name: 'demolish',
  description: 'Fire at a bunker, house or wall, or blow one up',
  primary: {
    who: 'Who fires, or sets the charge',
    task: 'What is done to it',
    weapon: 'What is fired or thrown',
    calibre: 'Millimetres of the gun',
    range: 'Distance to it in inches',
    moved: 'The firer moves this turn',
    shots: 'Shots of small arms',
    figures: 'Men in it',
    modifier: 'A one-off adjustment agreed at the table',
    odds: 'Show the exact odds and throw nothing',
    faces: 'Dice thrown at the table, one face a die, in order',
    with: 'Toggles for this action, commas between; no-NAME turns one off',
    rules: "Rulebook for this action; otherwise the channel's",
  },
  example: '/demolish weapon:gun calibre:88 range:30 rules:ww2-skirmish',
  run: (call) => call.rule('demolish'),
};
