import { describe, expect, test } from 'vitest';
import type { Ruled } from '../../../src/campaign/record.ts';
import { english } from '../../../src/reply/english/index.ts';
import { picturesOf, picturesOfRule } from '../../../src/reply/pictures/drawn.ts';
import { hansNPanzer } from '../../../src/rules/hans-n-panzer/index.ts';
import { rulesets } from '../../../src/rules/index.ts';
import { actionOf, dice, type Given, thrown } from '../../rules/ruled.ts';

/** The pictures of a ruling with these dice. */
function pictured(rules: string, verb: string, options: Given, faces: readonly number[], toggles = '') {
  const action = actionOf(rulesets[rules]!, verb, options, toggles);
  const { facts, steps } = thrown(action, faces);
  const ruled = { rules, verb, options, facts, steps, toggles: [...action.toggles], effects: [], dice: 'thrown' };
  return picturesOf(english, ruled as unknown as Ruled);
}

const alts = (pictures: ReturnType<typeof pictured>) => pictures.map(({ alt }) => alt);

describe('where a template went', () => {
  test('LC-GREN-08: a grenade of 4″ that drifts 2″ towards 8 o’clock', () => {
    const [picture] = pictured('landser-classic', 'grenade', { range: 6 }, dice(1, 4, 3));
    expect(picture!.name).toBe('drift.png');
    expect(picture!.alt).toBe(
      'A clock face: the template, 4″ across, has drifted 2″ towards 8 o’clock from the aiming point. 12 o’clock points away from the man who threw or the gun that fired.',
    );
  });

  test('LC-LAUN-02, LS-LAUN-01: a launched one is smaller in the original, and as large in the expanded edition', () => {
    const launched = { weapon: 'grenade-launcher', range: 10 };
    expect(alts(pictured('landser-classic', 'grenade', launched, dice(1, 1, 1)))[0]).toContain('2″ across');
    expect(alts(pictured('landser', 'grenade', launched, dice(1, 1, 1)))[0]).toContain('4″ across');
  });

  test('LS-HMG-03: the burst of an HMG, by any hour, in half inches where they stand', () => {
    const hmg = { weapon: 'hmg', range: 12 };
    expect(alts(pictured('landser', 'fire', hmg, dice(2, 2, 5, 5)))[0]).toContain('3″ towards 11 o’clock');
    const halves = pictured('landser', 'fire', hmg, dice(2, 2, 5, 5), 'exact-halves');
    expect(alts(halves)[0]).toContain('2.5″ towards 11 o’clock');
  });

  test('is drawn where it lies: three times as far is three times as far on the sheet', () => {
    const placeOf = (die: number) => {
      const [picture] = pictured('landser-classic', 'grenade', { range: 6 }, dice(1, 6, die));
      return Number(/cy="([\d.]+)"[^>]*fill-opacity/.exec(picture!.svg())![1]);
    };
    const [one, three] = [placeOf(1), placeOf(6)];
    expect(210 - three).toBeCloseTo(3 * (210 - one), 1);
  });

  test('is no picture where it landed, nor for a bottle that falls beside its tank', () => {
    expect(pictured('landser-classic', 'grenade', { range: 6, figures: 0 }, dice(6))).toEqual([]);
    const molotov = { weapon: 'molotov', range: 6 };
    expect(pictured('landser', 'grenade', molotov, dice(1))).toEqual([]);
  });
});

describe('where shells came down', () => {
  const men = { figures: 4, over: 2, right: 1 };

  test('HP-ART-08: the circle that a mortar hit, with the men under each', () => {
    const [picture] = pictured('hans-n-panzer', 'barrage', { weapon: 'heavy-mortar', ...men }, dice(3, 5, 6));
    expect(picture!.alt).toContain('circles 2″ across');
    expect(picture!.alt).toContain('Hit: over. Men: 2 under over, 1 under right and 4 under dead centre.');
    expect(picture!.svg().match(/<circle/g)).toHaveLength(5);
  });

  test('HP-ART-13: the rectangle that a battery hit, or none', () => {
    const [picture] = pictured('hans-n-panzer', 'barrage', { weapon: 'artillery', ...men }, dice(1));
    expect(picture!.alt).toContain('rectangles 3″ by 4″');
    expect(picture!.alt).toContain('A misfire: no area is hit.');
  });

  test('shows no man whom nobody counted: only the one whom the book takes to be hit', () => {
    const salvo = { weapon: 'artillery' };
    expect(alts(pictured('hans-n-panzer', 'barrage', salvo, dice(3)))[0]).not.toContain('Men:');
    expect(alts(pictured('hans-n-panzer', 'barrage', salvo, dice(6, 1)))[0]).toContain('Men: 1 under dead centre.');
  });

  test('HP-ART-03: no picture of what was never fired', () => {
    expect(pictured('hans-n-panzer', 'barrage', { weapon: 'infantry-mortar', range: 60 }, dice())).toEqual([]);
  });
});

describe('how a shot struck', () => {
  const shot = { weapon: '75mm-long', target: 'sherman', range: 12 };

  test('HP-TANK-06: the section of the tank stick, where it counts', () => {
    const [picture] = pictured('hans-n-panzer', 'tankhit', { ...shot, angle: 'glancing' }, dice(6, 6, 1, 1));
    expect(picture!.alt).toBe('The tank stick’s protractor on the plate. Glancing: −2 to the strike dice.');
    expect(picture!.svg()).toContain('60 to 90 degrees off square');
  });

  test('is no picture square, nor where the shot missed', () => {
    expect(pictured('hans-n-panzer', 'tankhit', shot, dice(6, 6, 1, 1))).toEqual([]);
    expect(pictured('hans-n-panzer', 'tankhit', { ...shot, angle: 'oblique' }, dice(1, 1))).toEqual([]);
  });
});

test('HP-TANK-02, HP-ART-07, HP-ART-12: what players make and lay is shown with its rule', () => {
  const shown = hansNPanzer.rules.filter(({ id }) => picturesOfRule(english, id, hansNPanzer).length > 0);
  expect(shown.map(({ id }) => id).toSorted()).toEqual(['HP-ART-07', 'HP-ART-12', 'HP-TANK-02']);
  expect(picturesOfRule(english, 'HP-TANK-02', hansNPanzer)[0]!.alt).toMatch(
    /Square: nothing .* Oblique: −1 .* Glancing: −2/,
  );
});
