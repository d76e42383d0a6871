import type { Command } from './command.ts';

export const barrage: Command = {
  name: 'barrage',
  description: 'Mortars and artillery: a call for fire, or where it lands',
  primary: {
    who: 'Who calls or fires',
    target: 'Who is caught, commas between',
    modifier: 'A one-off adjustment agreed at the table',
    odds: 'Show the exact odds and throw nothing',
    faces: 'Dice thrown at the table, one face a die, in order',
    with: 'Toggles for this barrage, commas between; no-NAME turns one off',
    rules: "Rulebook for this barrage; otherwise the channel's",
  },
  example: '/barrage',
  run: (call) => call.rule('barrage'),
};
