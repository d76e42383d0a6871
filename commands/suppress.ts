import type { Command } from './command.ts';

export const suppress: Command = {
  name: 'suppress',
  description: 'Fire at an area to keep heads down',
  primary: {
    who: 'Who fires, or leads those who do',
    target: 'Who is in the area',
    figures: 'Figures that fire at it',
    area: 'The area, in your own words',
    with: 'Toggles for this fire, commas between; no-NAME turns one off',
    rules: "Rulebook for this fire; otherwise the channel's",
  },
  example: '/suppress figures:3 area:"the bunker"',
  run: (call) => call.rule('suppress'),
};
