import type { Command } from '../src/command/command.ts';

export const spot: Command = {
  name: 'spot',
  description: 'Look for an enemy',
  primary: {
    who: 'The observer',
    target: 'Who you look for',
    range: 'Distance from the observer in inches',
    cover: 'What the target is behind',
    sight: 'What’s in the way',
    attempts: 'How many look',
    state: 'What the target is doing',
    'observer-fast': 'The observer is moving fast',
    night: 'It’s night',
    'bad-weather': 'The weather is bad',
    spotter: 'The spotter of a sniper, who does nothing else this turn',
    modifier: 'A one-off modifier you’ve agreed on',
    odds: 'Show the exact odds and throw nothing',
    faces: 'Dice you threw at the table: what each shows, in order',
    with: 'House rules for this look, with commas between; no-NAME turns one off',
    rules: 'Rulebook for this look; otherwise the channel’s',
  },
  example: '/spot range:12 state:sneak-open',
  run: (call) => call.rule('spot'),
};
