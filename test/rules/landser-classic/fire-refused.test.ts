import { describe, expect, test } from 'vitest';
import { by, type Given } from '../ruled.ts';

const { refused, chance, wrong } = by('landser-classic');

describe('what the rules forbid', () => {
  test('LC-FIRE-06: beyond 60"', () => {
    expect(refused('fire', { weapon: 'lmg', range: 61 })).toMatchObject({
      rule: 'LC-FIRE-06',
      says: 'landser/beyond-range',
    });
  });

  test('LC-FIRE-10: where the weapon does not reach', () => {
    expect(refused('fire', { weapon: 'smg', range: 31 })).toMatchObject({
      rule: 'LC-FIRE-10',
      says: 'landser/out-of-reach',
    });
  });

  test.each([{}, { auto: true }, { 'from-vehicle': true }])('LC-GPMG-01: a GPMG moves and fires %j', (more) => {
    const given = { weapon: 'gpmg', range: 20, moved: true, ...more };
    expect(refused('fire', given)).toMatchObject({ rule: 'LC-GPMG-01', says: 'landser/moving-gpmg' });
  });

  test('LC-AUTO-08: an LMG moves and fires fully automatic', () => {
    const given = { weapon: 'lmg', range: 20, moved: true, auto: true };
    expect(refused('fire', given)).toMatchObject({ rule: 'LC-AUTO-08', says: 'landser/moving-automatic' });
    expect(chance('fire', { ...given, auto: false }, { hit: true })).toBe('2/3'); // single shots it may, at -1
  });

  test.each(['smg', 'smg-soviet'])('RC-13: with no-moving-auto, so does the %s', (weapon) => {
    const given = { weapon, range: 8, moved: true, auto: true };
    expect(chance('fire', given, { hit: true })).toBe('1/3');
    expect(refused('fire', given, 'no-moving-auto')).toMatchObject({
      rule: 'LC-AUTO-08',
      says: 'landser/moving-automatic',
    });
  });

  test.each(['rifle', 'pistol'])('LC-AUTO-01: a %s fires fully automatic', (weapon) => {
    const given = { weapon, range: 8, auto: true };
    expect(refused('fire', given)).toMatchObject({ rule: 'LC-AUTO-01', says: 'landser/not-automatic' });
  });

  test('LC-AUTO-01: figures without a template', () => {
    const given = { weapon: 'smg', range: 8, figures: 2 };
    expect(refused('fire', given)).toMatchObject({ rule: 'LC-AUTO-01', says: 'landser/figures-without-template' });
  });

  test.each([{ moved: true }, { 'target-fast': true }])('R-38, LC-FIRE-16: same target, and yet %j', (more) => {
    const given = { weapon: 'rifle', range: 20, 'same-target': true, ...more };
    expect(refused('fire', given)).toMatchObject({ rule: 'LC-FIRE-16', says: 'landser/same-target-moved' });
  });

  test.each(['rifle', 'smg', 'lmg', 'pistol'])('LC-GPMG-03, LC-JAM-06: a %s that is not set up, or alone', (weapon) => {
    const given = { weapon, range: 8 };
    expect(refused('fire', { ...given, 'not-set-up': true })).toMatchObject({
      rule: 'LC-GPMG-03',
      says: 'landser/gpmg-only',
    });
    expect(refused('fire', { ...given, alone: true })).toMatchObject({ rule: 'LC-JAM-06', says: 'landser/gpmg-only' });
  });
});

describe('where several forbid it, the first in the order of the contract', () => {
  // Everything wrong at once; each line takes out what the line before was refused for.
  const everything: readonly [rule: string, given: Given][] = [
    ['LC-FIRE-06', { weapon: 'lmg', range: 61, moved: true, auto: true, 'same-target': true, alone: true }],
    ['LC-FIRE-10', { weapon: 'smg', range: 31, moved: true, figures: 2, 'same-target': true, alone: true }],
    ['LC-GPMG-01', { weapon: 'gpmg', range: 30, moved: true, figures: 2, 'same-target': true, 'dogs-chance': true }],
    ['LC-AUTO-08', { weapon: 'lmg', range: 30, moved: true, auto: true, 'same-target': true, alone: true }],
    ['LC-AUTO-01', { weapon: 'lmg', range: 30, moved: true, figures: 2, 'same-target': true, alone: true }],
    ['LC-FIRE-16', { weapon: 'lmg', range: 30, moved: true, 'same-target': true, alone: true, 'not-set-up': true }],
    ['LC-GPMG-03', { weapon: 'lmg', range: 30, alone: true, 'not-set-up': true, 'dogs-chance': true }],
    ['LC-JAM-06', { weapon: 'lmg', range: 30, alone: true, 'dogs-chance': true }],
    ['LC-FIRE-18', { weapon: 'lmg', range: 30, 'dogs-chance': true }],
  ];

  test.each(everything)('%s', (rule, given) => expect(refused('fire', given).rule).toBe(rule));

  test('LC-AUTO-01 before LC-AUTO-08: a rifle is not automatic, moving or not', () => {
    expect(refused('fire', { weapon: 'rifle', range: 8, auto: true, moved: true }).rule).toBe('LC-AUTO-01');
  });

  test("LC-FIRE-18: the toggle, then the possible shot, then the figures, among the dog's own", () => {
    const given = { weapon: 'lmg', range: 30, auto: true, figures: 2, 'dogs-chance': true };
    expect(refused('fire', given).says).toBe('toggle-off');
    expect(refused('fire', given, 'dogs-chance').says).toBe('landser/possible-shot');
    expect(refused('fire', { ...given, modifier: -9 }, 'dogs-chance').says).toBe('landser/one-figure-only');
  });
});

describe('what is no rules question', () => {
  const rifle = { weapon: 'rifle', range: 20 };

  test.each([
    'suppressed-by',
    'light-before',
    'target-in-vehicle',
    'aim-turns',
    'burst',
    'targets',
    'gaps',
    'dice',
    'blast-cover',
  ])('%s is not offered', (option) => {
    expect(wrong('fire', { ...rifle, [option]: 1 })).toMatchObject({ says: 'unknown-option', values: { option } });
  });

  test.each(['hmg', 'carbine', 'sniper-rifle', 'grenade', 'grenade-launcher'])('no %s in this book', (weapon) => {
    expect(wrong('fire', { weapon, range: 20 })).toMatchObject({ says: 'unknown-value', values: { value: weapon } });
  });

  test.each([
    ['figures', 0],
    ['figures', 21],
    ['range', -1],
    ['wound-penalty', -1],
    ['wound-penalty', 10],
    ['serious-before', -1],
    ['serious-before', 10],
    ['modifier', 21],
  ])('%s:%d is out of its range', (option, value) => {
    const given = { ...rifle, [option]: value };
    expect(wrong('fire', given)).toMatchObject({ says: 'out-of-range', values: { option, value: String(value) } });
  });

  test('the bounds themselves are allowed', () => {
    const smallest = { ...rifle, range: 0, figures: 1, 'wound-penalty': 0, 'serious-before': 0, modifier: -20 };
    expect(chance('fire', smallest, { hit: true })).toBe('1/6');
    const most = { figures: 20, 'wound-penalty': 9, 'serious-before': 9, modifier: 20 };
    expect(chance('fire', { weapon: 'lmg', range: 60, auto: true, ...most }, { hit: true })).toBe('1');
  });

  test('an unknown word, a number that is none, a cover that is none', () => {
    expect(wrong('fire', { weapon: 'rifel', range: 20 }).values.nearest).toBe('rifle');
    expect(wrong('fire', { weapon: 'rifle', range: 'far' }).says).toBe('not-a-number');
    expect(wrong('fire', { ...rifle, figures: 1.5 }).says).toBe('not-whole');
    expect(wrong('fire', { ...rifle, cover: 'hard' })).toMatchObject({ values: { allowed: ['none', 'half', 'full'] } });
  });

  test('weapon and range must be said', () => {
    expect(wrong('fire', {})).toMatchObject({ says: 'missing-options', values: { missing: ['weapon', 'range'] } });
  });

  test.each(['burst-dice', 'suppressive-fire', 'vehicle-moving-only', 'rally'])('%s is no toggle here', (toggle) => {
    expect(wrong('fire', rifle, toggle)).toMatchObject({ says: 'unknown-toggle', values: { toggle } });
  });
});
