import { describe, expect, test } from 'vitest';
import { unitsInOrder } from '../../src/referee/units.ts';
import { plainText } from '../../src/reply/plain.ts';
import { rosterReply, unitReply } from '../../src/reply/units.ts';
import { someGame, someUnit } from '../campaign/some-game.ts';

const game = someGame({
  units: {
    u1: someUnit('u1', {
      name: 'Schmidt',
      fields: { weapon: 'rifle', actions: 'fire,hide', squad: 'Red', medic: true, jammed: false, angry: 'u3' },
    }),
    u2: someUnit('u2', { name: 'Bock', profile: 'squad-leader', gone: 'removed' }),
    u3: someUnit('u3', { name: 'Jones', side: 'allies', fields: { 'serious-wounds': 2 } }),
  },
});

describe('the roster', () => {
  test('goes by sides, those out of play last and with the reason', () => {
    expect(plainText(rosterReply(game, unitsInOrder(game))).split('\n')).toEqual([
      'Axis',
      'Schmidt rifleman · weapon rifle, medic, angry Jones',
      'Bock squad leader · out of play (removed)',
      'Allies',
      'Jones rifleman · serious wounds 2',
    ]);
  });

  test('of nobody says how to add somebody', () => {
    expect(plainText(rosterReply(someGame({ units: {} }), []))).toBe('No units yet: /unit squad or /unit add.');
  });

  test('is for the one who asked, and a file if it is long', () => {
    expect(rosterReply(game, unitsInOrder(game))).toMatchObject({ private: true, file: 'units.txt' });
  });
});

describe('a unit', () => {
  test('is told with its side and all that is known of it, another unit by its name', () => {
    expect(plainText(unitReply(game.units.u1!, game)).split('\n')).toEqual([
      'Schmidt rifleman · weapon rifle, medic, angry Jones',
      'Axis',
      'weapon: rifle',
      'actions: fire, hide',
      'squad: Red',
      'medic: true',
      'jammed: false',
      'angry: Jones',
    ]);
  });

  test('has the name of its squad as it was given, though it be a word of the game', () => {
    const fields = { squad: 'M' };
    expect(plainText(unitReply(someUnit('u4', { fields }), game))).toContain('squad: M');
  });
});
