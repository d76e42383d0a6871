import { expect, test } from 'vitest';
import { by, dice } from '../ruled.ts';
import { Played } from './played.ts';

const { ruled, odds, chance } = by('landser-classic');

test('LC-TURN-01: each side throws a D6, and the higher score goes first', () => {
  const { facts, steps } = ruled('initiative', { 'side-1': 'Axis', 'side-2': 'Allies' }, dice(3, 5));
  expect(facts).toStrictEqual({ first: 'side-2' });
  expect(steps.map(({ rule, faces, total, result }) => [rule, faces, total, result])).toStrictEqual([
    ['LC-TURN-01', [3], 3, undefined],
    ['LC-TURN-01', [5], 5, undefined],
    ['LC-TURN-01', [], undefined, 'Allies'],
  ]);
});

test('R-01: on a tie both throw again', () => {
  expect(ruled('initiative', {}, dice(4, 4, 2, 2, 6, 1)).facts).toStrictEqual({ first: 'side-1' });
});

test('the odds are even, ties thrown again', () => {
  expect(odds('initiative', {})).toStrictEqual({ '{"first":"side-1"}': '1/2', '{"first":"side-2"}': '1/2' });
});

test('a modifier is for side 1', () => {
  expect(ruled('initiative', { modifier: 2 }, dice(3, 4)).facts).toStrictEqual({ first: 'side-1' });
  expect(chance('initiative', { modifier: 5 }, { first: 'side-1' })).toBe('1');
});

test('LC-TURN-02: the turn goes to one side, then to the other, with no new throw', () => {
  const battle = new Played();
  battle.does('initiative', {}, 2, 5); // Blue
  expect(battle.refuses('initiative', {})).toBe('LC-TURN-02');
  battle.turn();
  expect(battle.game.at).toMatchObject({ turn: 1, side: 'blue' });
  battle.turn();
  expect(battle.game.at).toMatchObject({ turn: 1, side: 'red' });
  battle.turn();
  expect(battle.game.at).toMatchObject({ turn: 2, side: 'blue' });
  expect(battle.refuses('initiative', {})).toBe('LC-TURN-02');
});

test('LC-TURN-01: the sides may be named, in whichever order', () => {
  const battle = new Played();
  battle.does('initiative', { 'side-1': 'blue', 'side-2': 'red' }, 6, 1);
  expect(battle.game.table.first).toBe('blue');
});

test('LC-TURN-01: it is thrown anew for the next battle', () => {
  const battle = new Played();
  battle.does('initiative', {}, 6, 1);
  battle.turn(3);
  battle.battle();
  battle.does('initiative', {}, 1, 6);
  battle.turn();
  expect(battle.game.at).toMatchObject({ turn: 1, side: 'blue' });
});
