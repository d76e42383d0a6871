import { describe, expect, test } from 'vitest';
import { sceneOf } from '../../../src/campaign/scene.ts';
import { forbiddenBy } from '../../../src/kernel/forbidding.ts';
import type { Scene } from '../../../src/kernel/state/scene.ts';
import { landser } from '../../../src/rules/landser/index.ts';
import { someGame } from '../../campaign/some-game.ts';
import { by, dice } from '../ruled.ts';

const { ruled, odds, chance } = by('landser');

test('LS-TURN-01: each side throws a D6, and the higher score goes first', () => {
  const { facts, steps } = ruled('initiative', { 'side-1': 'Axis', 'side-2': 'Allies' }, dice(3, 5));
  expect(facts).toStrictEqual({ first: 'side-2' });
  expect(steps.map(({ rule, faces, total, result }) => [rule, faces, total, result])).toStrictEqual([
    ['LS-TURN-01', [3], 3, undefined],
    ['LS-TURN-01', [5], 5, undefined],
    ['LS-TURN-01', [], undefined, 'Allies'],
  ]);
});

test('LS-TURN-01, R-01: on a tie both throw again', () => {
  expect(ruled('initiative', {}, dice(4, 4, 2, 2, 6, 1)).facts).toStrictEqual({ first: 'side-1' });
});

test('LS-TURN-01: the odds are even, ties thrown again; a modifier is for side 1', () => {
  expect(odds('initiative', {})).toStrictEqual({ '{"first":"side-1"}': '1/2', '{"first":"side-2"}': '1/2' });
  expect(ruled('initiative', { modifier: 2 }, dice(3, 4)).facts).toStrictEqual({ first: 'side-1' });
  expect(chance('initiative', { modifier: 5 }, { first: 'side-1' })).toBe('1');
});

test('R-02: fixed-initiative is about when it is thrown, not about the throw', () => {
  expect(odds('initiative', { modifier: 1 }, 'fixed-initiative')).toStrictEqual(odds('initiative', { modifier: 1 }));
});

describe('LS-TURN-03: it is thrown again when both sides have had their turn', () => {
  /** The second side plays in the second turn, and initiative has been thrown before. */
  const scene = (...on: readonly string[]): Scene => {
    const table = { first: 'axis', 'initiative-thrown': true };
    const game = someGame({ table, at: { turn: 2, step: 'second-side', side: 'allies' } });
    return sceneOf(game, landser, new Set(on));
  };
  const forbidden = (at: Scene) => forbiddenBy(landser.verbs.initiative!, at, {}, landser.book);

  test('so nothing forbids it then', () => {
    expect(forbidden(scene())).toBeUndefined();
    expect(landser.turn.order).toBe('initiative');
  });

  test('R-02: with fixed-initiative it was thrown once and for all', () => {
    expect(forbidden(scene('fixed-initiative'))).toMatchObject({ says: 'landser/initiative-thrown' });
  });
});
