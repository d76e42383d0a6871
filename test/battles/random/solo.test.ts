import { describe, expect, test } from 'vitest';
import { runs } from '../../nightly.ts';
import { randomBattle } from './solo.ts';

const BATTLES = runs(1, 200);

describe('random battles alone', () => {
  test.for(Array.from({ length: BATTLES }, (_, i) => i + 1))(
    'WS-TURN-04: battle %i of legal acts and random answers has no dead end',
    { timeout: 120_000 },
    async (seed) => {
      const went = await randomBattle(seed);
      expect(went.turns).toBeGreaterThan(0);
      expect(['decided', 'long']).toContain(went.ended);
    },
  );
});
