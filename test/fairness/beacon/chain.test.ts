import { describe, expect, test } from 'vitest';
import { chainHash, quicknet, timeOfRound } from '../../../src/fairness/beacon/chain.ts';
import { isInTime, isSnowflake, roundFor, timeOfId } from '../../../src/fairness/beacon/round.ts';

/** An ID that Discord gives at a time. @param at milliseconds since 1970 */
const idAt = (at: number, more = 0n) => String(((BigInt(at) - 1_420_070_400_000n) << 22n) + more);

describe('the chain quicknet', () => {
  test('is pinned, and its hash is that of all its other values', () => {
    expect(chainHash(quicknet)).toBe('52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971');
    expect(quicknet.hash).toBe(chainHash(quicknet));
    expect(chainHash({ ...quicknet, period: 4 })).not.toBe(quicknet.hash);
  });

  test('publishes a round every 3 s', () => {
    expect(timeOfRound(quicknet, 1000)).toBe(1_692_806_364_000);
    expect(timeOfRound(quicknet, 1)).toBe(1_692_803_367_000);
  });
});

describe('the round of a reply', () => {
  test.each([
    ['1143937525874692660', 999],
    ['1143937525878886964', 1000],
    ['1143937534263431175', 1000],
    ['1143937538457604660', 1000],
    ['1143937538461798964', 1001],
  ])('of %s is %i', (reply, round) => {
    expect(roundFor(quicknet, reply)).toBe(round);
  });

  test('comes 1.5 s after its ID at the soonest, and less than 4.5 s', () => {
    for (let at = 1_800_000_000_000; at < 1_800_000_003_001; at += 37) {
      const wait = timeOfRound(quicknet, roundFor(quicknet, idAt(at))) - at;
      expect(wait).toBeGreaterThanOrEqual(1500);
      expect(wait).toBeLessThan(4500);
    }
  });
});

describe('an ID of Discord’s', () => {
  test('says when it was given', () => {
    expect(timeOfId('1143937534263431175')).toBe(1_692_806_361_500);
  });

  test('is a whole number below 2^64, written as Discord writes it', () => {
    const not = [
      '',
      '0',
      '1',
      '01143937534263431175',
      '18446744073709551616',
      '1143937534263431175n',
      '-1143937534263431175',
    ];
    expect(not.filter(isSnowflake)).toEqual([]);
    expect(['1143937534263431175', '18446744073709551615'].every(isSnowflake)).toBe(true);
  });

  test('is in time if it’s 500 ms from the other at the most, whichever came first', () => {
    const reply = idAt(1_800_000_000_000, 4_194_303n);
    const apart = [-501, -500, 0, 500, 501].map((ms) => isInTime(reply, idAt(1_800_000_000_000 + ms)));
    expect(apart).toEqual([false, true, true, true, false]);
  });
});
