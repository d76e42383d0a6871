import type { Command } from '../src/command/command.ts';

export const barrage: Command = {
  name: 'barrage',
  description: 'Mortars and artillery: a call for fire, or where it lands and who it catches',
  primary: {
    who: 'Who calls or fires',
    target: 'Who it catches, with commas between',
    weapon: 'What fires',
    calibre: 'The gun’s calibre in millimetres',
    range: 'Distance to the target in inches',
    figures: 'Men under the template',
    near: 'How many of those hit are near the centre',
    cover: 'What they are behind or in',
    modifier: 'A one-off modifier you’ve agreed on',
    odds: 'Show the exact odds and throw nothing',
    faces: 'Dice you threw at the table: what each shows, in order',
    with: 'House rules for this salvo, with commas between; no-NAME turns one off',
    rules: 'Rulebook for this salvo; otherwise the channel’s',
  },
  example: '/barrage weapon:infantry-mortar range:30 figures:4 rules:hans-n-panzer',
  run: (call) => call.rule('barrage'),
};
