import type { Worth } from '../../src/kernel/worth.ts';

/** What results are worth to the player who threw for them, in men. */
export const worth = {
  of: {
    killed: 1,
    pinned: 0.25,
    'weapons-destroyed': 1,
    'total-destruction': 3,
    destroyed: 3,
    immobilised: 1,
    'crew-out': 0.5,
    'riders-out': 0.5,
    through: 1,
    'ammo-out': -0.3,
  },
  hits: [],
} as const satisfies Worth;
