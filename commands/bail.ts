import type { Command } from './command.ts';

export const bail: Command = {
  name: 'bail',
  description: 'Who gets out of a destroyed vehicle',
  primary: {
    who: 'The vehicle',
    target: 'Riders who get out, if not all can; commas between',
    vehicle: 'What was destroyed',
    crew: 'Crewmen aboard',
    riders: 'Men on it, or in it',
    modifier: 'A one-off adjustment agreed at the table',
    odds: 'Show the exact odds and throw nothing',
    faces: 'Dice thrown at the table, one face a die, in order',
    with: 'Toggles for this throw, commas between; no-NAME turns one off',
    rules: "Rulebook for this throw; otherwise the channel's",
  },
  example: '/bail vehicle:half-track riders:8',
  run: (call) => call.rule('bail'),
};
