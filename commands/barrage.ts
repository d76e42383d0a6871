import type { Command } from '../src/command/command.ts';

export const barrage: Command = {
  name: 'barrage',
  description: 'Mortars and artillery: a call for fire, or where it lands and whom it catches',
  primary: {
    who: 'Who calls or fires',
    target: 'Who is caught, with commas between',
    weapon: 'What fires',
    calibre: 'Millimetres of the gun',
    range: 'Distance to the target in inches',
    figures: 'Men under the template',
    near: 'How many of those hit are near the centre',
    cover: 'What they are behind or in',
    modifier: 'A one-off adjustment agreed at the table',
    odds: 'Show the exact odds and throw nothing',
    faces: 'Dice thrown at the table, one face a die, in order',
    with: 'Toggles for this salvo, with commas between; no-NAME turns one off',
    rules: 'Rulebook for this salvo; otherwise the channel’s',
  },
  example: '/barrage weapon:infantry-mortar range:30 figures:4 rules:hans-n-panzer',
  run: (call) => call.rule('barrage'),
};
