import type { Command } from './command.ts';

export const barrage: Command = {
  name: 'barrage',
  description: 'Mortars and artillery, called for or fired',
  primary: {
    who: 'Who calls or fires',
    target: 'Who is caught, commas between',
    weapon: 'What fires',
    calibre: 'Millimetres of the gun',
    range: 'Distance to the target in inches',
    figures: 'Figures that it catches',
    cover: 'What the target is behind',
    modifier: 'A one-off adjustment agreed at the table',
    odds: 'Show the exact odds and throw nothing',
    faces: 'Dice thrown at the table, one face a die, in order',
    with: 'Toggles for this barrage, commas between; no-NAME turns one off',
    rules: "Rulebook for this barrage; otherwise the channel's",
  },
  example: '/barrage weapon:mortar range:30 figures:3 rules:ww2-skirmish',
  run: (call) => call.rule('barrage'),
};
