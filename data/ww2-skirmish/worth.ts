import type { Worth } from '../../src/kernel/worth.ts';

/** What results are worth to the player who threw for them, in men. */
export const worth = {
  of: {
    kills: 1,
    killed: 1,
    disabled: 1,
    wounds: 0.4,
    suppressed: 0.2,
    hit: 0.2,
    hits: 0.2,
    spotted: 0.5,
    placed: 0.5,
    explodes: 3,
    'on-fire': 2,
    immobilised: 1,
    'driver-killed': 1,
    'occupants-1': 1,
    'occupants-2': 2,
    'occupants-4': 4,
    'occupants-all': 5,
    attacker: 1,
    defender: -1,
    captured: 0.5,
    retires: -0.5,
    'falls-back': -0.5,
    routs: -1,
    rallied: 1,
    removed: 0.2,
  },
  // In a test of nerve it happens to one's own men.
  own: { morale: { suppressed: -0.25 } },
  hits: ['hit', 'hits', 'wounds', 'kills'],
} as const satisfies Worth;
