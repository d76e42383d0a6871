import type { Worth } from '../../src/kernel/worth.ts';

/** What results are worth to the player who threw for them, in men. */
export const worth = {
  of: {
    'out-of-action': 1,
    'serious-wound': 0.75,
    'light-wound': 0.4,
    hide: 0.2,
    hit: 0.2,
    jam: -0.3,
    spotted: 0.5,
    attacker: 1,
    defender: -1,
    surrender: 1,
    broken: -1,
  },
  hits: ['hit'],
} as const satisfies Worth;
