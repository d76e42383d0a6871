import { describe, expect, test } from 'vitest';
import { type Campaign, fold, nothingYet } from '../../src/campaign/campaign.ts';
import { causedBy } from '../../src/campaign/recent-interactions.ts';
import type { LogRecord } from '../../src/campaign/record.ts';
import { standingIn } from '../../src/campaign/standing.ts';
import { committed, minutesPast, record, ruled, snowflake, undone } from '../referee/some-records.ts';

/** What the records come to, those struck out by any of them included. */
function given(...records: LogRecord[]): Campaign {
  const { struck } = standingIn(records);
  return records.reduce((campaign, each) => fold(campaign, each, struck), nothingYet);
}

const BEGUN = record(1, [committed('c1'), ruled({ defaulted: true })], { interaction: snowflake(1) });

describe('given nothing', () => {
  test('when the first ruling begins the log, then its seed is committed to and its interaction known', () => {
    expect(given(BEGUN)).toStrictEqual({
      ...nothingYet,
      seq: 1,
      commitment: 'c1',
      defaulted: true,
      interactions: [{ ids: snowflake(1), seqs: [1], from: minutesPast(1), to: minutesPast(1) }],
    });
  });

  test('when a ruling names its ruleset, then the default has not been spoken of', () => {
    expect(given(record(1, [committed('c1'), ruled()])).defaulted).toBe(false);
  });
});

describe('given a log', () => {
  test('when another seed is committed to, then it is in force with its mix', () => {
    const campaign = given(BEGUN, record(2, [committed('c2', 'our own words')]), record(3, [ruled()]));
    expect(campaign).toMatchObject({ seq: 3, commitment: 'c2', mix: 'our own words' });
  });

  test('when a ruling follows that says nothing of the default, then it stays said', () => {
    expect(given(BEGUN, record(2, [ruled()])).defaulted).toBe(true);
  });

  test('when a record is folded, then the campaign before it is as it was', () => {
    const before = Object.freeze({ ...given(BEGUN), interactions: Object.freeze(given(BEGUN).interactions) as never });
    fold(before, record(2, [undone(1)]));
    expect(before).toEqual(given(BEGUN));
  });
});

describe('given a record that is struck out', () => {
  test('then what it did is undone, and its number stays taken', () => {
    const campaign = given(BEGUN, record(2, [undone(1)]));
    expect(campaign).toMatchObject({ seq: 2, defaulted: false, rewritings: [{ by: 2, oldest: 1 }] });
  });

  test('then its commitment holds: dice were thrown from that seed', () => {
    const campaign = given(BEGUN, record(2, [committed('c2', 'mixed'), ruled()]), record(3, [undone(2)]));
    expect(campaign).toMatchObject({ commitment: 'c2', mix: 'mixed' });
  });

  test('then its interaction is still known: delivered again, it is not acted on again', () => {
    const campaign = given(BEGUN, record(2, [undone(1)], { interaction: snowflake(2) }));
    expect([1, 2].map((n) => causedBy(campaign.interactions, snowflake(n)))).toEqual([1, 2]);
  });

  test('when a record that undoes is struck out itself, then what it struck stays so', () => {
    const log = [BEGUN, record(2, [undone(1)]), record(3, [undone(2)])];
    expect(standingIn(log).struck).toEqual(new Set([1, 2]));
    expect(given(...log)).toMatchObject({ defaulted: false });
  });

  test('when one record strikes several, then all of them are', () => {
    const log = [BEGUN, record(2, [ruled()]), record(3, [ruled()]), record(4, [undone(3, 2, 1)])];
    expect(standingIn(log).struck).toEqual(new Set([3, 2, 1]));
    expect(given(...log)).toMatchObject({ defaulted: false, seq: 4 });
  });
});

describe('given interactions', () => {
  const at = (seq: number, minutes: number, interaction = snowflake(seq)) =>
    record(seq, [ruled()], { at: minutesPast(minutes), interaction });

  const known = (...records: LogRecord[]) => given(...records).interactions.flatMap(({ seqs }) => seqs);

  test('when an hour passes, then those from before it are forgotten, and one of the very hour is not', () => {
    expect(known(at(1, 0), at(2, 59), at(3, 60))).toEqual([1, 2, 3]);
    // Those of a few minutes go together.
    expect(known(at(1, 0), at(2, 4), at(3, 62))).toEqual([1, 2, 3]);
    expect(known(at(1, 0), at(2, 59), at(3, 61))).toEqual([2, 3]);
    expect(known(at(1, 0), at(2, 59), at(3, 600))).toEqual([3]);
  });

  test('when only terminals speak, then none is kept: theirs are never delivered twice', () => {
    expect(known(at(1, 0, 'seq-1'), at(2, 1, 'a-script:4'), at(3, 2, '12345'))).toEqual([]);
  });

  test('when a terminal speaks in between, then the old ones are forgotten all the same', () => {
    expect(known(at(1, 0), at(2, 30), at(3, 75, 'seq-3'))).toEqual([2]);
  });
});
