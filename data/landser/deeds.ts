import type { Deeds } from './book.ts';

/** What a figure does without a ruling. */
// biome-ignore format: a deed a line
export const deeds = {
  hide:            { rule: 'LS-HIDE-01', label: 'hide' },
  'covering-fire': { rule: 'LS-COV-01', label: 'covering-fire' },
  'keep-template': { rule: 'LS-AUTO-03', label: 'template-kept' },
  capture:         { rule: 'LS-SURR-02', label: 'taken-prisoner' },
  'hand-over':     { rule: 'LS-SURR-03', label: 'handed-over' },
  'join-assault':  { rule: 'LS-SURR-07', label: 'joins-fight' },
  'cannot-return-fire': { rule: 'LS-LIGHT-03', label: 'no-return-fire' },
  'behind-cover':  { rule: 'LS-AUTO-07', label: 'behind-object' },
  'shift-template': { rule: 'LS-HMG-06', label: 'template-shifted' },
  aim:             { rule: 'LS-SNIP-04', label: 'aiming' },
  treat:           { rule: 'LS-CAMP-03', label: 'treatment' },
  'carry-off':     { rule: 'LS-CAMP-05', label: 'carried-off' },
  kill:            { rule: 'LS-CAMP-04', label: 'killed' },
  nothing:         { rule: 'LS-TURN-02', label: 'no-action' },
} as const satisfies Deeds;
