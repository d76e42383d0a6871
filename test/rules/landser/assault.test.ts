import { describe, expect, test } from 'vitest';
import { by, dice, type Given } from '../ruled.ts';

const { ruled, chance, odds, refused, wrong } = by('landser');

/** What a man adds to his die. */
const factors = (given: Given, who: 'attacker' | 'defender', toggles?: string) => {
  const { steps } = ruled('assault', given, dice(3, 3), toggles);
  const step = steps.find(({ label }) => label === who)!;
  return step.modifiers.map(({ rule, value }) => `${rule} ${value}`);
};

describe('LS-ASLT-04: each throws a D6, and the higher total puts the other out of action', () => {
  test('attacker first, then defender', () => {
    const { facts, steps } = ruled('assault', {}, dice(5, 4));
    expect(facts).toStrictEqual({ winner: 'attacker' });
    expect(steps.slice(1)).toMatchObject([
      { rule: 'LS-ASLT-04', label: 'attacker', faces: [5], total: 5 },
      { rule: 'LS-ASLT-04', label: 'defender', faces: [4], total: 4 },
    ]);
    expect(ruled('assault', {}, dice(4, 5)).facts).toStrictEqual({ winner: 'defender' });
    expect(ruled('assault', {}, dice(4, 4)).facts).toStrictEqual({ winner: 'draw' });
  });

  test('the check figures of the inventory: against a pistol', () => {
    expect(odds('assault', { 'defender-weapon': 'pistol' })).toStrictEqual({
      '{"winner":"defender"}': '29/36',
      '{"winner":"draw"}': '1/36',
      '{"defender-pistol-jam":true,"winner":"attacker"}': '1/6',
    });
  });

  test.each([
    ['LS-ASLT-05', 'pistol', 4],
    ['LS-ASLT-06', 'assault', 1],
    ['LS-ASLT-08', 'none', -2],
  ])('%s: %s %d', (rule, weapon, value) => {
    expect(factors({ 'attacker-weapon': weapon }, 'attacker')).toStrictEqual([`${rule} ${value}`]);
    expect(factors({ 'defender-weapon': weapon }, 'defender')).toStrictEqual([`${rule} ${value}`]);
  });

  test('anything else adds nothing', () => {
    expect(factors({}, 'attacker')).toStrictEqual([]);
  });

  test('LS-ASLT-07: -1 for each opponent after the first', () => {
    expect(factors({ 'attacker-opponents': 1 }, 'attacker')).toStrictEqual([]);
    expect(factors({ 'attacker-opponents': 3 }, 'attacker')).toStrictEqual(['LS-ASLT-07 -2']);
  });

  test('LS-ASLT-12: each further attacker is -1 for the one who is assaulted', () => {
    expect(factors({ 'defender-opponents': 2 }, 'defender')).toStrictEqual(['LS-ASLT-12 -1']);
    expect(ruled('assault', { 'defender-opponents': 2 }, dice(4, 5)).facts).toStrictEqual({ winner: 'draw' });
    expect(ruled('assault', { 'defender-opponents': 3 }, dice(4, 5)).facts).toStrictEqual({ winner: 'attacker' });
  });

  test('LS-ASLT-09: -1 on difficult ground, each for himself', () => {
    expect(factors({ 'attacker-difficult': true }, 'attacker')).toStrictEqual(['LS-ASLT-09 -1']);
    expect(factors({ 'attacker-difficult': true }, 'defender')).toStrictEqual([]);
    expect(factors({ 'defender-difficult': true }, 'defender')).toStrictEqual(['LS-ASLT-09 -1']);
  });

  test('LS-SER-07: a serious wound is -1 for one who is assaulted, once', () => {
    expect(factors({ 'defender-wounded': true }, 'defender')).toStrictEqual(['LS-SER-07 -1']);
  });

  test('R-17: the alternative system has no such -1', () => {
    expect(factors({ 'defender-wounded': true }, 'defender', 'alternative-wounds')).toStrictEqual([]);
  });

  test('what the table agrees is for the one or the other', () => {
    expect(ruled('assault', { modifier: 2 }, dice(3, 4)).facts).toStrictEqual({ winner: 'attacker' });
    expect(ruled('assault', { 'defender-modifier': 2 }, dice(5, 4)).facts).toStrictEqual({ winner: 'defender' });
  });
});

describe('LS-ASLT-10: a pistol jams on a natural 1', () => {
  const pistols = { 'attacker-weapon': 'pistol', 'defender-weapon': 'pistol' };

  test('R-16: at once, so that it is a die of 1 at -2', () => {
    const { facts, steps } = ruled('assault', { 'attacker-weapon': 'pistol' }, dice(1, 1));
    expect(facts).toStrictEqual({ winner: 'defender', 'attacker-pistol-jam': true });
    expect(steps.find(({ rule }) => rule === 'LS-ASLT-10')).toMatchObject({
      result: 'jammed',
      modifiers: [
        { rule: 'LS-ASLT-05', value: -4 },
        { rule: 'LS-ASLT-08', value: -2 },
      ],
    });
  });

  test('with pistol-jam-later the +4 stands this time', () => {
    const { facts } = ruled('assault', { 'attacker-weapon': 'pistol' }, dice(1, 4), 'pistol-jam-later');
    expect(facts).toStrictEqual({ winner: 'attacker', 'attacker-pistol-jam': true });
  });

  test('both may jam', () => {
    expect(ruled('assault', pistols, dice(1, 1)).facts).toStrictEqual({
      winner: 'draw',
      'attacker-pistol-jam': true,
      'defender-pistol-jam': true,
    });
    const bothJam = { 'attacker-pistol-jam': true, 'defender-pistol-jam': true };
    expect(chance('assault', pistols, bothJam)).toBe('1/36');
  });

  test('only a natural 1, and only a pistol', () => {
    expect(chance('assault', { ...pistols, modifier: -5 }, { 'attacker-pistol-jam': true })).toBe('1/6');
    expect(chance('assault', { 'attacker-weapon': 'assault' }, { 'attacker-pistol-jam': true })).toBe('0');
  });
});

describe('refused: one seriously wounded does not attack', () => {
  test('LS-SER-07', () => {
    expect(refused('assault', { 'attacker-wounded': true }).rule).toBe('LS-SER-07');
  });

  test('LS-ALT-03 in the alternative system', () => {
    expect(refused('assault', { 'attacker-wounded': true }, 'alternative-wounds').rule).toBe('LS-ALT-03');
  });

  test('who may fight all the same is for the referee to know, not for a player to say', () => {
    expect(wrong('assault', { 'attacker-held': true }).says).toBe('unknown-option');
  });
});

test('this edition has no surrender without a fight, and a disorientated man does not fight', () => {
  expect(wrong('assault', { 'defender-state': 'hide' }).says).toBe('unknown-option');
  expect(wrong('assault', { 'attacker-disorientated': true }).says).toBe('unknown-option');
});
