import type { Worth } from '../../src/kernel/worth.ts';

/** What results are worth to the player who threw for them, in men. */
export const worth = {
  of: {
    killed: 1,
    hit: 0.2,
    hits: 0.2,
    'dead-center': 0.5,
    destroyed: 3,
    disabled: 2,
    'crew-killed': 1,
    'passengers-killed': 1,
    gap: 1,
    'half-height': 0.5,
    fights: 0.5,
    'retreats-1': -0.5,
    'retreats-2': -0.75,
    routs: -1,
    rallied: 1,
    halts: 0.5,
  },
  hits: ['hit', 'hits'],
} as const satisfies Worth;
