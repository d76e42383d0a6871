import type { Command } from './command.ts';

export const points: Command = {
  name: 'points',
  description: 'Reckon points and values by the rulebook',
  primary: {
    what: 'What is reckoned',
    items: 'A force, commas between',
    budget: 'Points that the force may cost',
    vehicle: 'A vehicle of the tables',
    gun: 'Gun of a vehicle of your own',
    mgs: 'Its machine guns',
    speed: 'Its speed',
    front: 'Its front armour',
    side: 'Its side armour',
    mm: 'Armour in millimetres',
    hp: 'Horsepower',
    tons: 'Weight in tons',
    with: 'Toggles for this reckoning, commas between; no-NAME turns one off',
    rules: "Rulebook for this reckoning; otherwise the channel's",
  },
  example: '/points what:vehicle vehicle:tiger',
  run: (call) => call.rule('points'),
};
