import type { Command } from './command.ts';

export const points: Command = {
  name: 'points',
  description: 'What a side may field',
  primary: {
    squads: 'Full squads of men',
    with: 'Toggles for this sum, commas between; no-NAME turns one off',
    rules: "Rulebook for this sum; otherwise the channel's",
  },
  example: '/points squads:4',
  run: (call) => call.rule('points'),
};
