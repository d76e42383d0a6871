import { describe, expect, test } from 'vitest';
import { by, dice } from '../ruled.ts';

const { ruled, chance, odds } = by('landser');

describe('LS-HMG-02: an HMG lays a template at a point', () => {
  test('by its own row, to 120"', () => {
    expect(chance('fire', { weapon: 'hmg', range: 120 }, { hit: true })).toBe('1/3');
    const { facts, steps } = ruled('fire', { weapon: 'hmg', range: 120, figures: 2 }, dice(5, 4, 6, 2));
    expect(facts).toStrictEqual({ hit: true, jam: false, hide: 1, 'serious-wound': 1 });
    expect(steps.at(-1)).toMatchObject({ rule: 'LS-HMG-04', results: ['hide', 'serious-wound'] });
  });

  test('nobody need be there', () => {
    expect(ruled('fire', { weapon: 'hmg', range: 60, figures: 0 }, dice(4)).facts).toStrictEqual({
      hit: true,
      jam: false,
    });
  });

  test('R-14: cover, movement and the same target do not change the roll to hit', () => {
    const point = { weapon: 'hmg', range: 40, figures: 0 };
    expect(odds('fire', { ...point, cover: 'full', 'target-fast': true })).toStrictEqual(odds('fire', point));
    expect(odds('fire', { ...point, 'same-target': true })).toStrictEqual(odds('fire', point));
  });

  test('R-14: the vehicle, suppression, wounds and the table do', () => {
    const given = {
      weapon: 'hmg',
      range: 20,
      'from-vehicle': true,
      'suppressed-by': 1,
      'wound-penalty': 1,
      modifier: 4,
    };
    const { steps } = ruled('fire', { ...given, cover: 'full', figures: 0 }, dice(4), 'suppressive-fire');
    expect(steps[0]!.modifiers.map(({ value }) => value)).toStrictEqual([-3, -1, -1, 4]);
  });
});

describe('LS-HMG-03: a miss drifts', () => {
  test.each([
    [1, 1, 1, 1, 1],
    [3, 6, 2, 6, 1],
    [2, 1, 3, 7, 2],
    [6, 6, 5, 12, 3],
  ])('half %d, hour %d, distance %d: %d o\'clock, %d"', (half, hour, drift, direction, inches) => {
    const { facts } = ruled('fire', { weapon: 'hmg', range: 20, figures: 3 }, dice(2, half, hour, drift));
    expect(facts).toStrictEqual({ hit: false, jam: false, 'scatter-direction': direction, 'scatter-distance': inches });
  });

  test('after the throw for the jam', () => {
    const { facts, steps } = ruled('fire', { weapon: 'hmg', range: 20 }, dice(1, /* jam */ 6, 2, 2, 4));
    expect(facts).toStrictEqual({ hit: false, jam: true, 'scatter-direction': 8, 'scatter-distance': 2 });
    expect(steps.slice(2).map(({ rule }) => rule)).toStrictEqual(['LS-HMG-03', 'LS-HMG-03', 'LS-HMG-03']);
  });

  test('R-24: with exact-halves the half inches stand', () => {
    const { facts } = ruled('fire', { weapon: 'hmg', range: 20 }, dice(2, 2, 2, 5), 'exact-halves');
    expect(facts).toStrictEqual({ hit: false, jam: false, 'scatter-direction': 8, 'scatter-half-inches': 5 });
  });

  test('every hour is as likely as another', () => {
    for (let hour = 1; hour <= 12; hour++) {
      const drifted = { 'scatter-direction': hour, 'scatter-distance': 2 };
      expect(chance('fire', { weapon: 'hmg', range: 20 }, drifted)).toBe('1/108');
    }
  });
});

describe('LS-HMG-04: cover acts on the effects die', () => {
  const hmg = { weapon: 'hmg', range: 20 };

  test.each([
    ['half', 1, 'none'],
    ['half', 2, 'hide'],
    ['full', 1, 'none'],
    ['full', 2, 'none'],
    ['full', 3, 'hide'],
    ['none', 1, 'hide'],
  ])('%s cover and a %d: %s', (cover, natural, effect) => {
    expect(ruled('fire', { ...hmg, cover }, dice(3, natural)).facts).toMatchObject({ hit: true, effect });
    expect(ruled('effect', { ...hmg, cover }, dice(natural)).facts).toStrictEqual({ effect });
  });

  test('the natural die counts, not the total, and at point blank there is no cover (LS-FIRE-05)', () => {
    expect(ruled('effect', { ...hmg, cover: 'full', modifier: 3 }, dice(2)).facts).toStrictEqual({ effect: 'none' });
    expect(ruled('effect', { ...hmg, cover: 'full', range: 2 }, dice(1)).facts).toStrictEqual({ effect: 'hide' });
  });

  test('those to whom nothing happens are not counted', () => {
    const { facts } = ruled('fire', { ...hmg, cover: 'full', figures: 3 }, dice(3, 1, 2, 3));
    expect(facts).toStrictEqual({ hit: true, jam: false, hide: 1 });
  });

  test('R-14b: a burst is aimed at a figure: cover on the roll to hit, none on the effects', () => {
    const burst = { weapon: 'hmg', range: 20, burst: 'light', cover: 'full' };
    const { facts, steps } = ruled('fire', burst, dice(5, 4, 4, 4, 4, 4, 1), 'burst-dice');
    expect(facts).toStrictEqual({ hits: 1, jam: false, effect: 'hide' });
    expect(steps[1]!.modifiers).toMatchObject([{ rule: 'LS-FIRE-15', value: -2 }]);
  });
});

describe('LS-HMG-05: +1 on the wound tables', () => {
  test('light and serious', () => {
    const light = ruled('fire', { weapon: 'hmg', range: 20 }, dice(3, 5, 5));
    expect(light.facts).toMatchObject({ effect: 'light-wound', wound: 'walking-wounded' });
    expect(light.steps[2]!.modifiers).toMatchObject([{ rule: 'LS-HMG-05', value: 1 }]);
    const serious = ruled('fire', { weapon: 'hmg', range: 4 }, dice(3, 6, 3));
    expect(serious.facts).toMatchObject({ effect: 'out-of-action', wound: 'down' });
    expect(serious.steps[2]!.modifiers.map(({ rule }) => rule)).toStrictEqual(['LS-SER-02', 'LS-HMG-05']);
  });

  test('in the burst too (R-14b), and on the D6 of LS-ALT-04 (R-14a)', () => {
    const burst = { weapon: 'hmg', range: 20, burst: 'light', modifier: -2 };
    const faces = dice(6, 2, 2, 2, 2, 2, /* effects */ 5, 6, 4);
    expect(ruled('fire', burst, faces, 'burst-dice').facts).toMatchObject({ hits: 1, wound: 'down' });
    const { facts } = ruled('fire', { weapon: 'hmg', range: 20 }, dice(3, 6, 4), 'alternative-wounds');
    expect(facts).toStrictEqual({ hit: true, jam: false, effect: 'out-of-action', wound: 'removed' });
  });
});
