import { describe, expect, test } from 'vitest';
import { by, type Given } from '../ruled.ts';
import { printed } from './tankhit-by-the-book.ts';

const { refused, chance, wrong } = by('landser');
const LAUNCHERS = ['bazooka', 'panzerschreck', 'piat', 'panzerfaust'];
const ARMS = [...LAUNCHERS, 'sticky-bomb'];
const GUNS = Object.keys(printed).filter((weapon) => !ARMS.includes(weapon));

describe('out of reach', () => {
  test.each(GUNS)('LS-TANK-01: %s at point blank, or beyond 120"', (weapon) => {
    expect(refused('tankhit', { weapon, range: 2 })).toMatchObject({
      rule: 'LS-TANK-01',
      says: 'landser/out-of-reach',
    });
    expect(refused('tankhit', { weapon, range: 121 })).toMatchObject({
      rule: 'LS-TANK-01',
      says: 'landser/beyond-range',
    });
  });

  test.each(['37mm-m6', '2cm'])('LS-TANK-01: %s beyond 60"', (weapon) => {
    expect(refused('tankhit', { weapon, range: 61 }).rule).toBe('LS-TANK-01');
    expect(chance('tankhit', { weapon, range: 60 }, { hit: true })).toBe('1/3');
  });

  test.each([
    ['bazooka', 2],
    ['panzerschreck', 31],
    ['piat', 60],
    ['panzerfaust', 16],
    ['sticky-bomb', 2.5],
    ['bazooka', 121],
  ])('LS-AT-01: %s at %d"', (weapon, range) => {
    expect(refused('tankhit', { weapon, range }).rule).toBe('LS-AT-01');
  });

  test("there is no dog's chance with them", () => {
    expect(refused('tankhit', { weapon: 'bazooka', range: 40 }, 'dogs-chance').rule).toBe('LS-AT-01');
    expect(wrong('tankhit', { weapon: 'bazooka', range: 40, 'dogs-chance': true }).says).toBe('unknown-option');
  });
});

describe('what the rules forbid', () => {
  test.each(LAUNCHERS)('LS-AT-02: %s moves and shoots', (weapon) => {
    expect(refused('tankhit', { weapon, range: 5, moved: true })).toMatchObject({ rule: 'LS-AT-02' });
  });

  test('LS-FIRE-12: tank guns and sticky bombs may, at -1', () => {
    expect(chance('tankhit', { weapon: '2cm', range: 10, moved: true }, { hit: true })).toBe('1/2');
    expect(chance('tankhit', { weapon: 'sticky-bomb', moved: true }, { hit: true })).toBe('1/6');
  });

  test.each([{ moved: true }, { 'target-fast': true }])('LS-FIRE-16, R-38: same target, and yet %j', (more) => {
    const given = { weapon: '2cm', range: 10, 'same-target': true, ...more };
    expect(refused('tankhit', given).rule).toBe('LS-FIRE-16');
  });

  test('LS-SUPP-02: suppressed, without suppressive-fire', () => {
    const given = { weapon: '2cm', range: 10, 'suppressed-by': 2 };
    expect(refused('tankhit', given)).toMatchObject({ rule: 'LS-SUPP-02', says: 'toggle-off' });
    expect(chance('tankhit', given, { hit: true }, 'suppressive-fire')).toBe('1/3');
  });

  test.each([...GUNS, 'sticky-bomb'])('LS-DMG-04: elevation of %s', (weapon) => {
    const range = weapon === 'sticky-bomb' ? 0 : 10;
    expect(refused('tankhit', { weapon, range, elevation: true }).rule).toBe('LS-DMG-04');
  });

  test.each(ARMS)('LS-GLAN-04: a damaged gun that is a %s', (weapon) => {
    const range = weapon === 'sticky-bomb' ? 0 : 5;
    expect(refused('tankhit', { weapon, range, 'gun-damaged': true }).rule).toBe('LS-GLAN-04');
  });

  test('LS-GREN-01: a Molotov farther than 8"', () => {
    expect(refused('tankhit', { weapon: 'molotov', range: 9 }).rule).toBe('LS-GREN-01');
  });
});

describe('where several forbid it, the first in the order of fire', () => {
  // Everything wrong at once; each line takes out what the line before was refused for.
  const all = { 'target-fast': true, 'same-target': true, 'suppressed-by': 1 };
  const everything: readonly [rule: string, given: Given][] = [
    ['LS-AT-01', { weapon: 'piat', range: 31, moved: true, 'gun-damaged': true, ...all }],
    ['LS-AT-02', { weapon: 'piat', range: 30, moved: true, 'gun-damaged': true, ...all }],
    ['LS-FIRE-16', { weapon: 'sticky-bomb', elevation: true, 'gun-damaged': true, ...all }],
    ['LS-SUPP-02', { weapon: 'sticky-bomb', elevation: true, 'gun-damaged': true, 'suppressed-by': 1 }],
    ['LS-DMG-04', { weapon: 'sticky-bomb', elevation: true, 'gun-damaged': true }],
    ['LS-GLAN-04', { weapon: 'sticky-bomb', 'gun-damaged': true }],
  ];

  test.each(everything)('%s', (rule, given) => expect(refused('tankhit', given).rule).toBe(rule));
});

describe('what is no rules question', () => {
  test('a weapon and, but for bombs, a range must be said', () => {
    expect(wrong('tankhit', {})).toMatchObject({ says: 'missing-options', values: { missing: ['weapon'] } });
    expect(wrong('tankhit', { weapon: 'rifle' }).says).toBe('unknown-value');
    expect(chance('tankhit', { weapon: 'sticky-bomb' }, { hit: true })).toBe('1/3');
    expect(() => chance('tankhit', { weapon: 'bazooka' }, {})).toThrow('missing-options');
  });

  test.each(['from-vehicle', 'auto', 'figures', 'aim-turns', 'alone'])('%s is not offered', (option) => {
    expect(wrong('tankhit', { weapon: '2cm', range: 9, [option]: 1 }).says).toBe('unknown-option');
  });

  test.each([
    ['wound-penalty', 10],
    ['suppressed-by', 21],
    ['modifier', 21],
    ['range', -1],
  ])('%s:%d is out of its range', (option, value) => {
    expect(wrong('tankhit', { weapon: '2cm', range: 9, [option]: value }).says).toBe('out-of-range');
  });
});
