import type { BreakOff, Deeds, Initiative, Medic, Work } from './book.ts';

/** Once a game (LC-TURN-02). */
export const initiative = {
  first: { rule: 'LC-TURN-01', label: 'first-side', sides: 6 },
  second: { rule: 'LC-TURN-01', label: 'second-side', sides: 6 },
  goes: { rule: 'LC-TURN-01', label: 'goes-first' },
} as const satisfies Initiative;

export const breakOff = {
  rule: 'LC-BRK-01',
  label: 'break-off',
  sides: 10,
  results: ['broken', 'holds'],
  /** The die is thrown when this many are out of action. */
  from: 2,
} as const satisfies BreakOff;

/** For a man who is `down`. */
export const medic = {
  rule: 'LC-SER-05',
  label: 'medic',
  sides: 6,
  rows: [
    [3, 'wound-a', 'LC-SER-03'],
    [6, 'wound-b', 'LC-SER-04'],
  ],
} as const satisfies Medic;

// biome-ignore format: a piece of work a line
export const work = {
  clear:     { rule: 'LC-JAM-07', label: 'jam-cleared' },
  reload:    { rule: 'LC-WORK-01', label: 'reloaded' },
  'set-up':  { rule: 'LC-GPMG-02', label: 'gpmg-set-up' },
  barrel:    { rule: 'LC-GPMG-04', label: 'barrel-changed' },
  'pick-up': { rule: 'LC-SQD-05', label: 'gun-taken-over' },
} as const satisfies Work;

// biome-ignore format: a deed a line
export const deeds = {
  hide:            { rule: 'LC-HIDE-01', label: 'hide' },
  'covering-fire': { rule: 'LC-COV-01', label: 'covering-fire' },
  'keep-template': { rule: 'LC-AUTO-03', label: 'template-kept' },
  capture:         { rule: 'LC-SURR-02', label: 'taken-prisoner' },
  'hand-over':     { rule: 'LC-SURR-03', label: 'handed-over' },
  'join-assault':  { rule: 'LC-SURR-07', label: 'joins-fight' },
  'cannot-return-fire': { rule: 'LC-LIGHT-03', label: 'no-return-fire' },
  'behind-cover':  { rule: 'LC-AUTO-07', label: 'behind-object' },
  nothing:         { rule: 'LC-TURN-02', label: 'no-action' },
} as const satisfies Deeds;
