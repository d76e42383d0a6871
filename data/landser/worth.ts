import type { Worth } from '../../src/kernel/worth.ts';
import { worth as original } from '../landser-classic/worth.ts';

/** What results are worth to the player who threw for them, in men. */
export const worth = {
  of: {
    ...original.of,
    hits: 0.2,
    premature: -0.3,
    'gun-exploded': -1,
    penetrating: 2,
    'ammo-explodes': 3,
    immobilised: 1,
    'crew-shaken': 0.3,
    'crew-injured': 0.5,
    'crew-killed': 1,
    'mg-destroyed': 0.5,
    'main-gun-damaged': 1,
    'main-gun-destroyed': 1.5,
    'turret-jammed': 1,
    'thrown-track': 1,
    rallied: 1,
    escaped: 1,
  },
  hits: ['hit', 'hits'],
} as const satisfies Worth;
