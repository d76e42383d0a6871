import { describe, expect, test } from 'vitest';
import { boundsPassedIn, excessIn, MOST_IN_RECORD } from '../../src/campaign/limits.ts';
import { record } from '../referee/some-records.ts';

/** Lists in lists, this many. */
const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);

describe('what a record may hold at most is still a record, and one more is too much', () => {
  test.each([
    ['depth', nested],
    ['items', (count: number) => new Array(count).fill(1)],
    ['keys', (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`k${i}`, 1]))],
    ['letters', (count: number) => 'x'.repeat(count)],
  ] as const)('%s', (what, of) => {
    const most = MOST_IN_RECORD[what];
    expect(boundsPassedIn(of(most))).toBeUndefined();
    expect(boundsPassedIn(of(most + 1))).toMatchObject({ what, most });
  });

  test('numbers, either way', () => {
    for (const number of [1e9, -1e9, 0]) expect(boundsPassedIn({ range: number })).toBeUndefined();
    for (const number of [1e9 + 1, -1e9 - 1, Number.NaN, Number.POSITIVE_INFINITY])
      expect(boundsPassedIn({ steps: [{ range: number }] })).toMatchObject({ what: 'number', where: 'steps.0.range' });
  });

  test('the names of things', () => {
    expect(boundsPassedIn({ ['x'.repeat(100)]: 1 })).toBeUndefined();
    expect(boundsPassedIn({ ['x'.repeat(101)]: 1 })).toMatchObject({ what: 'letters', most: 100 });
  });

  test('events', () => {
    const notes = (count: number) => record(1, new Array(count).fill({ type: 'noted', text: 'x' }));
    expect(excessIn(notes(MOST_IN_RECORD.events))).toBeUndefined();
    expect(excessIn(notes(MOST_IN_RECORD.events + 1))).toMatchObject({ what: 'events', where: 'events' });
  });
});
