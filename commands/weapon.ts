import type { Command } from './command.ts';

export const weapon: Command = {
  name: 'weapon',
  description: 'A turn of work on a weapon: a jam, reloading, setting up',
  primary: {
    who: 'Who works on it',
    target: 'Whose weapon it is',
    work: 'What the turn is for',
    action: 'What is done about the weapon',
    with: 'Toggles for this work, commas between; no-NAME turns one off',
    rules: "Rulebook for this work; otherwise the channel's",
  },
  example: '/weapon work:clear',
  run: (call) => call.rule('weapon'),
};
