import type { Melee } from './book.ts';

const label = 'outcome';

/** Hand to hand. */
export const melee = {
  attacker: { rule: 'WS-MEL-03', label: 'attacker', sides: 6 },
  defender: { rule: 'WS-MEL-03', label: 'defender', sides: 6 },
  actions: { rule: 'WS-MEL-03', label: 'fighter-actions', value: 1 },
  extra: { rule: 'WS-MEL-03', label: 'extra-figures', value: 1 },
  tie: { rule: 'WS-MEL-03', label },
  margins: [
    { rule: 'WS-MEL-04', label, upTo: 1, result: 'pushed-back', captures: false },
    { rule: 'WS-MEL-05', label, upTo: 2, result: 'pushed-back', captures: true },
    { rule: 'WS-MEL-06', label, upTo: 3, result: 'wounded', captures: true },
    { rule: 'WS-MEL-07', label, upTo: 4, result: 'disabled', captures: true },
    { rule: 'WS-MEL-08', label, upTo: Number.POSITIVE_INFINITY, result: 'killed', captures: false },
  ],
} as const satisfies Melee;
