import type { Sentence } from '../sentence.ts';

/** What WW2 Skirmish forbids vehicles, and the teams that mount them, from turn to turn, and why. */
export const forbiddenMoves = {
  'goes-with-its-vehicle': ({ unit }) =>
    `${unit} is in a vehicle and goes where it goes. Get out first, with /act who:${unit} action:dismount.`,
  'mounted-already': ({ unit }) => `${unit} is already in a vehicle.`,
  'not-mounted': ({ unit }) => `${unit} isn’t in a vehicle.`,
  'no-vehicle-to-mount': ({ unit, vehicle }) =>
    vehicle === undefined
      ? `Which vehicle does ${unit} mount? Name it with target:VEHICLE.`
      : `${unit} can’t mount ${vehicle === unit ? 'it' : vehicle}. It has to be on your side, with its crew inside, and not on fire or wrecked.`,
  'not-in-melee': ({ unit }) => `${unit} is in melee. They have to walk away first.`,
  'in-no-bunker': ({ unit }) => `${unit} isn’t in a bunker.`,
  'nobody-drives-yet': ({ unit }) => `${unit} has lost its driver. Another of its crew can drive from its next phase.`,
  'speed-spent': ({ unit, driven }) =>
    driven === 'half'
      ? `${unit} has used half its speed. It can still go on with pace:half.`
      : `${unit} has used all its speed this turn.`,
  'no-action-to-drive': ({ unit, figure }) =>
    `Driving costs each of ${unit}’s crew an Action, and figure ${figure}, who works a weapon, has none left.`,
  'no-crash-due': ({ unit }) => `${unit} doesn’t crash. That takes an explosion, or losing its driver at 6″ or more.`,
  'on-foot-never-stuck': ({ unit }) => `${unit} is on foot. Only vehicles get stuck at obstacles.`,
  'stuck-this-turn': ({ unit }) =>
    `${unit} got stuck, or tried to get free, this turn. It can try again at the start of the next.`,
} satisfies Readonly<Record<string, Sentence>>;
