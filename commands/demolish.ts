import type { Command } from '../src/command/command.ts';

export const demolish: Command = {
  name: 'demolish',
  description: 'Fire at a house, wall, fence or bunker, or blow one up',
  primary: {
    who: 'Who fires, or sets the charge',
    target: 'What you fire at',
    task: 'What you do to it',
    weapon: 'What you fire or throw',
    calibre: 'The gun’s calibre in millimetres',
    range: 'Distance to it in inches',
    hits: 'Hits it has already taken',
    occupants: 'Men in it',
    figures: 'Men in the bunker',
    shots: 'Shots of small arms',
    moved: 'The firer moves this turn',
    modifier: 'A one-off modifier you’ve agreed on',
    odds: 'Show the exact odds and throw nothing',
    faces: 'Dice you threw at the table: what each shows, in order',
    with: 'House rules for this shell, with commas between; no-NAME turns one off',
    rules: 'Rulebook for this shell; otherwise the channel’s',
  },
  example: '/demolish weapon:artillery target:small-house rules:hans-n-panzer',
  examples: ['/demolish weapon:gun calibre:75 range:20'],
  run: (call) => call.rule('demolish'),
};
