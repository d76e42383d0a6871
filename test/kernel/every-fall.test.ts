import { expect, test } from 'vitest';
import { everyFall } from '../../src/kernel/dice/every-fall.ts';

test('every way in which dice can fall is gone through once, and later dice may depend on earlier ones', () => {
  const ways = everyFall((die) => {
    const first = die(2);
    return first === 1 ? [first] : [first, die(3)];
  }, 100);
  expect(ways).toEqual([[1], [2, 1], [2, 2], [2, 3]]);
});

test('without dice there’s one way', () => {
  expect(everyFall(() => 'done', 1)).toEqual(['done']);
});

test('of more ways than were asked for there are none: nothing is a sample', () => {
  expect(everyFall((die) => [die(6), die(6)], 36)).toHaveLength(36);
  expect(everyFall((die) => [die(6), die(6)], 35)).toBeUndefined();
});

test('a tie that may be thrown again for ever has no end of ways', () => {
  const tie = (die: (sides: number) => number) => {
    let [ours, theirs] = [die(6), die(6)];
    while (ours === theirs) [ours, theirs] = [die(6), die(6)];
    return ours > theirs;
  };
  expect(everyFall(tie, 10_000)).toBeUndefined();
});
