import { describe, expect, test } from 'vitest';
import { by, dice, type Given } from '../ruled.ts';

const { ruled, refused, chance, wrong } = by('landser');
const BURST = 'burst-dice';

describe('what the rules forbid', () => {
  test.each<[rule: string, says: string, given: Given, toggles?: string]>([
    ['LS-FIRE-06', 'weapon-beyond-range', { weapon: 'lmg', range: 60.5 }],
    ['LS-FIRE-06', 'weapon-beyond-range', { weapon: 'rifle', range: 61 }, 'dogs-chance'],
    ['LS-FIRE-06', 'weapon-beyond-range', { weapon: 'sniper-rifle', range: 121 }],
    ['LS-FIRE-10', 'out-of-reach', { weapon: 'smg', range: 31 }],
    ['LS-FIRE-10', 'out-of-reach', { weapon: 'smg', range: 31, auto: true, figures: 2 }, 'dogs-chance'],
    ['LS-FIRE-10', 'out-of-reach', { weapon: 'smg', range: 31, burst: 'light' }, `dogs-chance,${BURST}`],
    ['LS-GPMG-01', 'moving-gpmg', { weapon: 'gpmg', range: 20, moved: true, 'from-vehicle': true }],
    ['LS-HMG-01', 'moving-hmg', { weapon: 'hmg', range: 20, moved: true }],
    ['LS-AUTO-08', 'moving-automatic', { weapon: 'smg', range: 8, moved: true, auto: true }],
    ['LS-AUTO-08', 'moving-automatic', { weapon: 'lmg', range: 8, moved: true, burst: 'light' }, BURST],
    ['LS-AUTO-01', 'not-automatic', { weapon: 'carbine', range: 8, auto: true }],
    ['LS-AUTO-01', 'not-automatic', { weapon: 'hmg', range: 8, auto: true }],
    ['LS-AUTO-01', 'figures-without-template', { weapon: 'smg', range: 8, figures: 2 }],
    ['LS-AUTO-01', 'figures-without-template', { weapon: 'lmg', range: 8, auto: true, figures: 0 }],
    ['LS-AUTO-01', 'figures-with-burst', { weapon: 'hmg', range: 8, burst: 'light', figures: 2 }, BURST],
    ['LS-FIRE-16', 'same-target-moved', { weapon: 'rifle', range: 20, 'same-target': true, moved: true }],
    ['LS-FIRE-16', 'same-target-moved', { weapon: 'hmg', range: 20, 'same-target': true, 'target-fast': true }],
    ['LS-SUPP-02', 'toggle-off', { weapon: 'rifle', range: 20, 'suppressed-by': 1 }],
    ['LS-SNIP-04', 'sniper-only', { weapon: 'rifle', range: 20, 'aim-turns': 1 }],
    ['LS-GPMG-03', 'gpmg-only', { weapon: 'hmg', range: 20, 'not-set-up': true }],
    ['LS-JAM-06', 'gpmg-only', { weapon: 'lmg', range: 20, alone: true }],
    ['LS-BURST-01', 'toggle-off', { weapon: 'lmg', range: 20, burst: 'heavy' }],
    ['LS-BURST-01', 'no-bursts', { weapon: 'rifle', range: 20, burst: 'light' }, BURST],
    ['LS-BURST-01', 'burst-or-auto', { weapon: 'lmg', range: 20, burst: 'light', auto: true }, BURST],
    ['LS-BURST-02', 'too-few-dice', { weapon: 'lmg', range: 12, burst: 'light', targets: 3, dice: 1 }, BURST],
    ['LS-BURST-03', 'dice-not-shared', { weapon: 'lmg', range: 12, burst: 'light', targets: 2 }, BURST],
    ['LS-BURST-03', 'more-dice-than-left', { weapon: 'lmg', range: 12, burst: 'light', dice: 5 }, BURST],
    ['LS-FIRE-18', 'toggle-off', { weapon: 'rifle', range: 60, cover: 'full', 'dogs-chance': true }],
    ['LS-FIRE-18', 'possible-shot', { weapon: 'rifle', range: 20, 'dogs-chance': true }, 'dogs-chance'],
    [
      'LS-FIRE-18',
      'no-burst-for-dogs',
      { weapon: 'smg', range: 20, cover: 'full', burst: 'light', 'dogs-chance': true },
      `dogs-chance,${BURST}`,
    ],
    [
      'LS-FIRE-18',
      'one-figure-only',
      { weapon: 'smg', range: 20, cover: 'full', auto: true, figures: 2, 'dogs-chance': true },
      'dogs-chance',
    ],
  ])('%s, %s: %j', (rule, says, given, toggles) => {
    expect(refused('fire', given, toggles)).toMatchObject({
      rule,
      says: says === 'toggle-off' ? says : `landser/${says}`,
    });
  });

  test('and what is just allowed', () => {
    expect(chance('fire', { weapon: 'smg', range: 8, moved: true }, { hit: true })).toBe('1/3');
    expect(chance('fire', { weapon: 'lmg', range: 8, moved: true }, { hit: true })).toBe('2/3');
    expect(ruled('fire', { weapon: 'smg', range: 60 }, dice(1, 2), 'dogs-chance').facts).toStrictEqual({ hit: false });
    const spread = { weapon: 'lmg', range: 12, burst: 'light', targets: 2, gaps: '2', dice: 2, modifier: -9 };
    expect(ruled('fire', spread, dice(2, 2), BURST).facts).toStrictEqual({ hits: 0, jam: false });
  });
});

describe('where several forbid it, the first in the order of the contract', () => {
  // Everything wrong at once; each line takes out what the line before was refused for.
  const everything: readonly [rule: string, given: Given][] = [
    ['LS-FIRE-06', { weapon: 'smg', range: 61, moved: true, auto: true }],
    ['LS-FIRE-10', { weapon: 'smg', range: 31, moved: true, auto: true }],
    ['LS-AUTO-08', { weapon: 'rifle', range: 20, moved: true, auto: true, figures: 2, 'same-target': true }],
    ['LS-AUTO-01', { weapon: 'rifle', range: 20, auto: true, 'same-target': true, 'target-fast': true }],
    ['LS-FIRE-16', { weapon: 'lmg', range: 20, 'same-target': true, 'target-fast': true, 'suppressed-by': 1 }],
    ['LS-SUPP-02', { weapon: 'lmg', range: 20, 'suppressed-by': 1, 'aim-turns': 1, 'not-set-up': true, alone: true }],
    ['LS-SNIP-04', { weapon: 'lmg', range: 20, 'aim-turns': 1, 'not-set-up': true, alone: true, burst: 'light' }],
    ['LS-GPMG-03', { weapon: 'lmg', range: 20, 'not-set-up': true, alone: true, burst: 'light' }],
    ['LS-JAM-06', { weapon: 'lmg', range: 20, alone: true, burst: 'light', targets: 18 }],
    ['LS-BURST-01', { weapon: 'lmg', range: 20, burst: 'light', targets: 18, 'dogs-chance': true }],
    ['LS-FIRE-18', { weapon: 'lmg', range: 20, 'dogs-chance': true }],
  ];

  test.each(everything)('%s: %j', (rule, given) => {
    expect(refused('fire', given).rule).toBe(rule);
  });

  test('of a burst: too few dice before dice not shared, and both before the dog', () => {
    const burst = { weapon: 'lmg', range: 20, burst: 'light', 'dogs-chance': true };
    expect(refused('fire', { ...burst, targets: 3 }, BURST).rule).toBe('LS-BURST-02');
    expect(refused('fire', { ...burst, targets: 2 }, BURST).rule).toBe('LS-BURST-03');
    expect(refused('fire', burst, BURST).rule).toBe('LS-FIRE-18');
  });
});

describe('what is no question of the rules', () => {
  test.each<[says: string, given: Given]>([
    ['unknown-value', { weapon: 'bazooka', range: 8 }],
    ['out-of-range', { weapon: 'hmg', range: 8, figures: 21 }],
    ['out-of-range', { weapon: 'rifle', range: 8, 'suppressed-by': 21 }],
    ['out-of-range', { weapon: 'lmg', range: 8, targets: 19 }],
    ['missing-options', { weapon: 'rifle' }],
  ])('%s: %j', (says, given) => {
    expect(wrong('fire', given).says).toBe(says);
  });
});
