import type { Command } from '../src/command/command.ts';

export const demolish: Command = {
  name: 'demolish',
  description: 'Fire at a house, wall, fence or bunker, or blow one up',
  primary: {
    who: 'Who fires, or sets the charge',
    target: 'What is fired at',
    task: 'What is done to it',
    weapon: 'What is fired or thrown',
    calibre: 'Millimetres of the gun',
    range: 'Distance to it in inches',
    hits: 'Hits that it has already taken',
    occupants: 'Men in it',
    figures: 'Men in the bunker',
    shots: 'Shots of small arms',
    moved: 'The firer moves this turn',
    modifier: 'A one-off adjustment agreed at the table',
    odds: 'Show the exact odds and throw nothing',
    faces: 'Dice thrown at the table, one face a die, in order',
    with: 'Toggles for this shell, with commas between; no-NAME turns one off',
    rules: 'Rulebook for this shell; otherwise the channel’s',
  },
  example: '/demolish weapon:artillery target:small-house rules:hans-n-panzer',
  run: (call) => call.rule('demolish'),
};
