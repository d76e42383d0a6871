import type { Command } from '../src/command/command.ts';

export const effect: Command = {
  name: 'effect',
  description: 'What a template on the table does to anyone in it',
  primary: {
    who: 'The firer, or who is caught',
    target: 'Who it catches, with commas between',
    weapon: 'Whose template it is',
    by: 'What has hit them',
    calibre: 'A gun’s calibre in millimetres',
    range: 'From the firer to the template in inches',
    figures: 'Figures under the template',
    cover: 'What they are behind or in',
    near: 'How many of them are near the centre',
    'blast-cover': 'Cover from the centre of the blast',
    prone: 'They lie prone',
    'soft-ground': 'The grenade landed on soft ground',
    'light-this-turn': 'They have had a light wound this turn',
    'serious-before': 'Serious wounds they already have',
    modifier: 'A one-off modifier you’ve agreed on',
    odds: 'Show the exact odds and throw nothing',
    faces: 'Dice you threw at the table: what each shows, in order',
    with: 'House rules for this effect, with commas between; no-NAME turns one off',
    rules: 'Rulebook for this effect; otherwise the channel’s',
  },
  example: '/effect weapon:gpmg range:12',
  run: (call) => call.rule('effect'),
};
