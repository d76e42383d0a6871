import { describe, expect, test } from 'vitest';
import { runs } from '../../nightly.ts';
import { randomBattle } from './random-battle.ts';

/** Many more in the nightly run than in the one people wait for. */
const BATTLES = runs(1, 200);
const FIRST = Number(process.env.RANDOM_FROM ?? 1);

describe('battles of acts at random', () => {
  test(`find no fault and no dead end, and are over with a winner: ${BATTLES} of them`, async () => {
    const ends: (string | undefined)[] = [];
    for (let seed = FIRST; seed < FIRST + BATTLES; seed++) {
      const { end, faults, turns, lines } = await randomBattle(seed);
      expect([seed, faults], lines.slice(-25).join('\n')).toEqual([seed, []]);
      expect(end, `battle ${seed}, after ${turns} turns`).toBeDefined();
      ends.push(end);
    }
    // One battle has one winner.
    if (BATTLES < 20) return;
    expect(ends.some((end) => end?.includes('Americans win'))).toBe(true);
    expect(ends.some((end) => end?.includes('Germans win'))).toBe(true);
  }, 1_200_000);
});
