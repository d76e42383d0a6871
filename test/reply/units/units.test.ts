import { describe, expect, test } from 'vitest';
import { unitsInOrder } from '../../../src/referee/units/units.ts';
import { english } from '../../../src/reply/english/index.ts';
import { plainText } from '../../../src/reply/plain-text.ts';
import { rosterReply, unitReply } from '../../../src/reply/units/units.ts';
import { rulesetOf } from '../../../src/rules/index.ts';
import { someGame, someUnit } from '../../campaign/some-game.ts';
import { miniature } from '../../miniature/book.ts';

const classic = rulesetOf('landser-classic');

const game = someGame({
  units: {
    u1: someUnit('u1', {
      name: 'Schmidt',
      fields: { weapon: 'rifle', actions: ['fire', 'hide'], squad: 'Red', medic: true, jammed: false, angry: 'u3' },
    }),
    u2: someUnit('u2', { name: 'Bock', profile: 'squad-leader', gone: 'removed' }),
    u3: someUnit('u3', { name: 'Jones', side: 'allies', fields: { 'serious-wounds': 2 } }),
  },
});

describe('the roster', () => {
  test('goes by sides, those out of play last and with the reason', () => {
    expect(plainText(rosterReply(english, game, unitsInOrder(game), classic)).split('\n')).toEqual([
      'Axis',
      'Schmidt, Rifleman · medic, must return fire at Jones',
      'Bock, Squad leader · out of play (removed)',
      'Allies',
      'Jones, Rifleman · 2 serious wounds',
    ]);
  });

  test('names the leader first, then his second, and leaves out what the name says already', () => {
    const of = (id: string, name: string, profile: string) =>
      someUnit(id, { name, profile, fields: { ...classic.profiles[profile]!.fields, squad: 'Red' } });
    const red = [
      of('u1', 'Adam', 'rifleman'),
      of('u2', 'Red Second in command', 'second-in-command'),
      of('u3', 'Zorn', 'squad-leader'),
    ];
    const squad = someGame({ units: Object.fromEntries(red.map((unit) => [unit.id, unit])) });
    expect(plainText(rosterReply(english, squad, unitsInOrder(squad), classic)).split('\n')).toEqual([
      'Axis',
      'Zorn, Squad leader, SMG · in command',
      'Red Second in command, rifle',
      'Adam, Rifleman',
    ]);
  });

  test('of nobody says how to add somebody', () => {
    expect(plainText(rosterReply(english, someGame({ units: {} }), [], classic))).toBe(
      'There are no units yet. Add some with /unit squad or /unit add.',
    );
  });

  test('is for the one who asked, and a file if it is long', () => {
    expect(rosterReply(english, game, unitsInOrder(game), classic)).toMatchObject({ private: true, file: 'units.txt' });
  });
});

describe('a unit', () => {
  test('is told with its side and all that is known of it, another unit by its name', () => {
    expect(plainText(unitReply(english, game.units.u1!, game, classic)).split('\n')).toEqual([
      'Schmidt, Rifleman · medic, must return fire at Jones',
      'Axis',
      'weapon: rifle',
      'actions: fire and hide',
      'squad: Red',
      'medic',
      'must return fire at: Jones',
    ]);
  });

  test('has the name of its squad as it was given, though it be a word of the game', () => {
    const fields = { squad: 'M' };
    expect(plainText(unitReply(english, someUnit('u4', { fields }), game, classic))).toContain('squad: M');
  });
});

describe('by a rulebook that declares its fields', () => {
  const at = { turn: 1, step: 'first-side', side: 'axis' };
  const shaken = someUnit('u1', { name: 'Otto', profile: 'trooper', fields: { shaken: true, rounds: 2 } });
  const lasting = [{ of: { unit: 'u1' }, field: 'shaken', until: { turn: 2, side: 'axis', edge: 'end' as const } }];
  const declared = someGame({ at, lasting, units: { u1: shaken } });

  test('a line has their labels, in the order of the declarations', () => {
    expect(plainText(rosterReply(english, declared, [shaken], miniature)).split('\n')).toEqual([
      'Axis',
      'Otto, Trooper · rounds 2, shaken · still to act',
    ]);
  });

  test('what is 0 or not declared stands in no line, and all that is known says until when', () => {
    const spent = { ...shaken, fields: { rounds: 0, shaken: true, wepon: 'smg' } };
    expect(plainText(unitReply(english, spent, declared, miniature)).split('\n')).toEqual([
      'Otto, Trooper · shaken · still to act',
      'Axis',
      'rounds: 0',
      'shaken, until the end of the Axis’s part of turn 2',
    ]);
  });
});
