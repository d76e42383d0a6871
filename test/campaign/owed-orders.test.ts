import { describe, expect, test } from 'vitest';
import { isBookkeeping, isStory } from '../../src/campaign/events/index.ts';
import type { Game } from '../../src/campaign/game.ts';
import { ordersIn } from '../../src/campaign/owed/orders-in.ts';
import { othersPlayed } from '../../src/referee/agreement/permission.ts';
import { someGame } from './some-game.ts';

type Order = Game['orders']['sealed'][number];

const order = (side: string, given: Partial<Order> = {}) => ({ side, ...given }) as Order;
const sealed = (orders: readonly Order[], complete: string[] = [], table: Game['table'] = {}) =>
  ordersIn(someGame({ table, orders: { sealed: [...orders], complete } }));

describe('whose sealed orders are in', () => {
  test('nobody is waited for before the first is sealed', () => {
    expect(sealed([])).toEqual({ written: [], waited: [] });
  });

  test('once one is, the other side is waited for', () => {
    expect(sealed([order('axis')])).toEqual({ written: ['axis'], waited: ['allies'] });
    expect(sealed([order('axis'), order('allies')])).toEqual({ written: ['axis', 'allies'], waited: [] });
  });

  test('a side that writes one for each unit is in when it says so', () => {
    const single = [order('axis', { single: true })];
    expect(sealed(single)).toEqual({ written: [], waited: ['axis', 'allies'] });
    expect(sealed(single, ['axis'])).toEqual({ written: ['axis'], waited: ['allies'] });
  });

  test('nobody writes for the side that the referee runs', () => {
    expect(sealed([order('axis')], [], { solo: 'allies' })).toEqual({ written: ['axis'], waited: [] });
  });
});

test('a say has whoever plays another side: not one’s own, nor one that nobody else plays', () => {
  const game = someGame();
  expect(othersPlayed(game, 'anna')).toEqual(['allies']);
  expect(othersPlayed(game, 'ute')).toEqual(['axis', 'allies']);
  const empty = someGame({ sides: { ...game.sides, allies: { ...game.sides.allies!, players: [] } } });
  expect(othersPlayed(empty, 'anna')).toEqual([]);
  expect(othersPlayed(empty, 'ute')).toEqual(['axis']);
});

test('what only tells something is story, and what users ask each other isn’t what an undo strikes out', () => {
  expect(isStory([{ type: 'noted' }])).toBe(true);
  expect(isStory([{ type: 'noted' }, { type: 'ruled' }])).toBe(false);
  expect(isBookkeeping({ type: 'asked' })).toBe(true);
  expect(isBookkeeping({ type: 'noted' })).toBe(false);
});
