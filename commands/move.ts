import type { Command } from './command.ts';

export const move: Command = {
  name: 'move',
  description: 'How far a unit moves, and what it may do on the way',
  primary: {
    who: 'The unit that moves',
    target: 'Whom it comes into base contact with',
    task: 'What is to be worked out of the move',
    action: 'The action that it takes',
    mover: 'Who moves: on foot, or a class of vehicle',
    terrain: 'What it moves over',
    moves: 'How many moves it makes',
    difficult: 'The whole move is in difficult ground',
    half: 'At half speed: disorientated',
    'wounds-a': 'Its (a) wounds',
    unit: 'What moves',
    path: 'Ground and inches of the way, commas between',
    boarding: 'Men get in or out this turn',
    'drive-test': 'A vehicle that ends in difficult terrain: its armour',
    modifier: 'Inches more or less, agreed at the table',
    odds: 'Show the exact odds and throw nothing',
    faces: 'Dice thrown at the table, one face a die, in order',
    with: 'Toggles for this move, commas between; no-NAME turns one off',
    rules: "Rulebook for this move; otherwise the channel's",
  },
  example: '/move action:move-fast',
  run: (call) => call.rule('move'),
};
