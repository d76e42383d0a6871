import { describe, expect, test } from 'vitest';
import { unitNamed, unitsInOrder, unitsNamed } from '../../../src/referee/units/units.ts';
import { someGame, someUnit } from '../../campaign/some-game.ts';

const game = someGame({
  units: {
    u1: someUnit('u1', { name: 'Schmidt 10' }),
    u2: someUnit('u2', { name: 'Schmidt 2', gone: 'removed' }),
    u3: someUnit('u3', { name: 'Schmidt 3' }),
    u4: someUnit('u4', { name: 'Müller' }),
  },
});

describe('a unit is found', () => {
  test.each(['Schmidt 3', 'schmidt 3', ' SCHMIDT  3 '])('by its name as one types it: %s', (typed) => {
    expect(unitNamed(game, typed).id).toBe('u3');
  });

  test('however its letters are put together', () => {
    expect(unitNamed(game, 'mu\u0308ller').id).toBe('u4');
  });

  test('though it is out of play', () => {
    expect(unitNamed(game, 'schmidt 2').id).toBe('u2');
  });

  test('or else the one of those named together', () => {
    const men = someGame({
      units: { u1: someUnit('u1', { name: 'Red Rifleman 1' }), u2: someUnit('u2', { name: 'Cole' }) },
    });
    expect(() => unitNamed(men, 'Red Riflemen')).toThrow(/"nearest":"Red Rifleman 1"/);
  });

  test('or else the nearest is named, if one is like it', () => {
    expect(() => unitNamed(game, 'Schmit 3')).toThrow(/"nearest":"Schmidt 3"/);
    expect(() => unitNamed(game, 'Napoleon')).toThrow(/^unknown-unit (?!.*"nearest")/);
    expect(() => unitNamed(game, 'u3')).toThrow('unknown-unit');
  });
});

describe('several units', () => {
  test('are named with commas between', () => {
    expect(unitsNamed(game, 'Müller,schmidt 3').map(({ id }) => id)).toEqual(['u4', 'u3']);
  });

  test('none of them twice, and none of them nobody', () => {
    expect(() => unitsNamed(game, 'Müller, müller')).toThrow('given-twice');
    expect(() => unitsNamed(game, 'Müller,')).toThrow('unknown-unit');
  });

  test('are listed as one counts, those out of play last', () => {
    expect(unitsInOrder(game).map(({ name }) => name)).toEqual(['Müller', 'Schmidt 3', 'Schmidt 10', 'Schmidt 2']);
  });
});
