import type { Sentence } from '../sentence.ts';

/** What WW2 Skirmish forbids vehicles, and those who mount them, over turns, and why. */
export const forbiddenMoves: Readonly<Record<string, Sentence>> = {
  'goes-with-its-vehicle': ({ unit }) =>
    `${unit} is in a vehicle and goes with it: /act who:${unit} action:dismount first.`,
  'mounted-already': ({ unit }) => `${unit} is in a vehicle already.`,
  'not-mounted': ({ unit }) => `${unit} is in no vehicle.`,
  'no-vehicle-to-mount': ({ unit, vehicle }) =>
    vehicle === undefined
      ? `Say with target: which vehicle ${unit} mounts.`
      : `${unit} can’t mount ${vehicle === unit ? 'it' : vehicle}: it has to be on the same side, with its crew inside, and neither burning nor wrecked.`,
  'not-in-melee': ({ unit }) => `${unit} is in melee: it walks away first.`,
  'in-no-bunker': ({ unit }) => `${unit} is in no bunker.`,
  'nobody-drives-yet': ({ unit }) => `${unit} has lost its driver: another of its crew drives from its next phase on.`,
  'speed-spent': ({ unit, driven }) =>
    driven === 'half'
      ? `${unit} has used half its speed: it may go on with pace:half.`
      : `${unit} has used all its speed this turn.`,
  'no-action-to-drive': ({ unit, figure }) =>
    `Each of the crew of ${unit} pays an Action for driving, and figure ${figure}, who serves a weapon, has none left.`,
  'no-crash-due': ({ unit }) =>
    `${unit} doesn’t crash: only an explosion or the loss of its driver at 6" or more makes it.`,
  'on-foot-never-stuck': ({ unit }) => `${unit} is on foot: only vehicles stick at obstacles.`,
  'stuck-this-turn': ({ unit }) => `${unit} stuck, or tried, in this turn: it tries again at the start of the next.`,
};
