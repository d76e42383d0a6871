import { describe, expect, test } from 'vitest';
import { runs } from '../../nightly.ts';
import { randomBattle } from './random-battle.ts';

/** Many more in the nightly run than in the one people wait for. */
const BATTLES = runs(1, 200);

describe('battles of acts at random', () => {
  test(`find no fault and no step that nothing ends, and are over in the end: ${BATTLES} of them`, async () => {
    const ends: (string | undefined)[] = [];
    for (let seed = 1; seed <= BATTLES; seed++) {
      const { end, faults, turns } = await randomBattle(seed);
      expect([seed, faults]).toEqual([seed, []]);
      expect(end, `battle ${seed}, after ${turns} turns`).toBeDefined();
      ends.push(end);
    }
    // One battle has one winner.
    if (BATTLES < 20) return;
    expect(ends.some((end) => end?.includes('Axis win'))).toBe(true);
    expect(ends.some((end) => end?.includes('Allies win'))).toBe(true);
  }, 1_200_000);
});
