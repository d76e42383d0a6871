import type { Command } from '../src/command/command.ts';

export const weapon: Command = {
  name: 'weapon',
  description: 'Work on a weapon: a jam, reloading, setting up, towing, taking over',
  primary: {
    who: 'Who works on it',
    target: 'The gun, whose weapon it is, or who you call fire on',
    work: 'What the turn is for',
    action: 'What you do with the weapon',
    weapon: 'What you set up',
    turn: 'The turn in which it begins',
    with: 'House rules for this work, with commas between; no-NAME turns one off',
    rules: 'Rulebook for this work; otherwise the channel’s',
  },
  example: '/weapon work:clear',
  examples: ['/weapon action:set-up weapon:88mm turn:2'],
  run: (call) => call.rule('weapon'),
};
