import type { Command } from '../src/command/command.ts';

export const points: Command = {
  name: 'points',
  description: 'Work out points, values and what a side can field',
  primary: {
    what: 'What to work out',
    items: 'A force, with commas between',
    budget: 'Points the force may cost',
    vehicle: 'A vehicle from the tables',
    gun: 'Gun of a vehicle of your own',
    mgs: 'Its machine guns',
    speed: 'Its speed',
    front: 'Its front armour',
    side: 'Its side armour',
    mm: 'Armour in millimetres',
    hp: 'Horsepower',
    tons: 'Weight in tons',
    squads: 'Full squads of men',
    actions: 'Actions of the figure',
    weapon: 'Its main weapon',
    rounds: 'Grenades or mortar rounds it carries',
    figures: 'Figures like it',
    with: 'House rules for this sum, with commas between; no-NAME turns one off',
    rules: 'Rulebook for this sum; otherwise the channel’s',
  },
  example: '/points squads:4 rules:landser',
  run: (call) => call.rule('points'),
};
