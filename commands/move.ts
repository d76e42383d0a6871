import type { Command } from './command.ts';

export const move: Command = {
  name: 'move',
  description: 'How far a unit moves, and what it may do on the way',
  primary: {
    who: 'The unit that moves',
    target: 'Whom it comes into contact with, or takes aboard',
    action: 'The action that it takes',
    difficult: 'The whole move is in difficult ground',
    half: 'At half speed: disorientated',
    'wounds-a': 'Its (a) wounds',
    unit: 'What moves',
    mover: 'Who moves, by kind',
    vehicle: 'Which vehicle moves',
    speed: 'Its speed in inches',
    path: 'The ground on the way',
    modifier: 'Inches more or less, agreed at the table',
    with: 'Toggles for this move, commas between; no-NAME turns one off',
    rules: "Rulebook for this move; otherwise the channel's",
  },
  example: '/move action:move-fast',
  run: (call) => call.rule('move'),
};
