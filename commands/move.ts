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
    modifier: 'Inches more or less, agreed at the table',
    with: 'Toggles for this move, commas between; no-NAME turns one off',
    rules: "Rulebook for this move; otherwise the channel's",
  },
  example: '/move action:move-fast',
  run: (call) => call.rule('move'),
};
