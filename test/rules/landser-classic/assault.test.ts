import { describe, expect, test } from 'vitest';
import { by, dice, type Given } from '../ruled.ts';

const { ruled, chance, odds, refused, wrong } = by('landser-classic');

/** What a man adds to his die. */
const factors = (given: Given, who: 'attacker' | 'defender') => {
  const { steps } = ruled('assault', given, dice(3, 3));
  const step = steps.find(({ label }) => label === who)!;
  return step.modifiers.map(({ rule, value }) => `${rule} ${value}`);
};

describe('LC-ASLT-03: each throws a D6, and the higher total puts the other out of action', () => {
  test('attacker first, then defender', () => {
    const { facts, steps } = ruled('assault', {}, dice(5, 4));
    expect(facts).toStrictEqual({ winner: 'attacker' });
    expect(steps.slice(1)).toMatchObject([
      { rule: 'LC-ASLT-03', label: 'attacker', faces: [5], total: 4 },
      { rule: 'LC-ASLT-03', label: 'defender', faces: [4], total: 3 },
    ]);
    expect(ruled('assault', {}, dice(4, 5)).facts).toStrictEqual({ winner: 'defender' });
    expect(ruled('assault', {}, dice(4, 4)).facts).toStrictEqual({ winner: 'draw' });
  });

  test('the check figures of the inventory: against a pistol', () => {
    expect(odds('assault', { 'defender-weapon': 'pistol' })).toStrictEqual({
      '{"winner":"defender"}': '13/18',
      '{"winner":"draw"}': '1/9',
      '{"winner":"attacker"}': '1/6',
    });
  });

  test('LC-ASLT-04: pistol +2; LC-ASLT-05: bayonet +1; no jam', () => {
    const armed = { 'attacker-weapon': 'pistol', 'defender-weapon': 'assault' };
    expect(factors(armed, 'attacker')).toContain('LC-ASLT-04 2');
    expect(factors(armed, 'defender')).toContain('LC-ASLT-05 1');
    expect(ruled('assault', armed, dice(1, 1)).facts).toStrictEqual({ winner: 'attacker' });
  });

  test('LC-ASLT-06, RC-05: -1 for each opponent this turn, the first one too', () => {
    expect(factors({}, 'attacker')).toStrictEqual(['LC-ASLT-06 -1']);
    expect(factors({ 'attacker-opponents': 3 }, 'attacker')).toStrictEqual(['LC-ASLT-06 -3']);
  });

  test('LC-ASLT-08: each further attacker is -1 more for the one who is assaulted', () => {
    expect(ruled('assault', { 'defender-opponents': 2 }, dice(4, 5)).facts).toStrictEqual({ winner: 'draw' });
    expect(ruled('assault', { 'defender-opponents': 3 }, dice(4, 5)).facts).toStrictEqual({ winner: 'attacker' });
  });

  test('LC-LIGHT-05, LC-SER-07, RC-08: disorientated -1 and a serious wound -1, both', () => {
    const given = { 'defender-disorientated': true, 'defender-wounded': true };
    expect(factors(given, 'defender')).toEqual(expect.arrayContaining(['LC-LIGHT-05 -1', 'LC-SER-07 -1']));
    expect(factors({ 'attacker-disorientated': true }, 'attacker')).toContain('LC-LIGHT-05 -1');
  });

  test('what the table agrees is for the one or the other', () => {
    expect(ruled('assault', { modifier: 2 }, dice(3, 4)).facts).toStrictEqual({ winner: 'attacker' });
    expect(ruled('assault', { 'defender-modifier': 2 }, dice(5, 4)).facts).toStrictEqual({ winner: 'defender' });
  });
});

describe('LC-ASLT-09: surrender, without dice', () => {
  test.each(['hide', 'sneak', 'alone'])('in %s', (state) => {
    const { facts, steps } = ruled('assault', { 'defender-state': state }, dice());
    expect(facts).toStrictEqual({ winner: 'attacker', surrender: true });
    expect(steps.at(-1)).toMatchObject({ rule: 'LC-ASLT-09', result: 'surrenders' });
  });

  test('RC-09: with fight-when-hiding only one without friends', () => {
    for (const state of ['hide', 'sneak']) {
      const { facts } = ruled('assault', { 'defender-state': state }, dice(2, 1), 'fight-when-hiding');
      expect(facts).toStrictEqual({ winner: 'attacker' });
    }
    const { facts } = ruled('assault', { 'defender-state': 'alone' }, dice(), 'fight-when-hiding');
    expect(facts).toStrictEqual({ winner: 'attacker', surrender: true });
  });
});

test('LC-SER-07: one seriously wounded does not attack, not even one who would surrender', () => {
  expect(refused('assault', { 'attacker-wounded': true }).rule).toBe('LC-SER-07');
  expect(refused('assault', { 'attacker-wounded': true, 'defender-state': 'hide' }).rule).toBe('LC-SER-07');
});

test('RC-10: he goes up to 4" into contact, with assault-move-fast 7″', () => {
  expect(ruled('assault', {}, dice(1, 2)).steps[0]).toMatchObject({ rule: 'LC-ASLT-02', result: '4″' });
  expect(ruled('assault', {}, dice(1, 2), 'assault-move-fast').steps[0]).toMatchObject({ result: '7″' });
});

test('who may fight all the same is for the referee to know, not for a player to say', () => {
  expect(wrong('assault', { 'attacker-held': true }).says).toBe('unknown-option');
  expect(chance('assault', {}, { winner: 'draw' })).toBe('1/6');
});
