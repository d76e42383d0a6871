import { describe, expect, test } from 'vitest';
import { by, dice, type Given } from '../ruled.ts';

const { ruled, chance, odds, refused, wrong } = by('ww2-skirmish');

const NOBODY = { suppressed: 0, wounds: 0, disabled: 0, kills: 0 };

/** A hand grenade at a machine gun in the open, 10" off: medium, 12. */
const grenade = (given: Given = {}) => ({ at: 'machine-gun', range: 10, ...given });
const toHit = (given: Given, toggles?: string) =>
  ruled('grenade', { modifier: -20, ...given }, dice(1), toggles).steps.find(({ sides }) => sides === 20)!;
const effectOf = (given: Given) =>
  ruled('grenade', grenade({ modifier: 20, ...given }), dice(20, 1)).steps.find(({ rule }) => rule === 'WS-GREN-11')!;

describe('WS-GREN-03, WS-GREN-04: reach, and the D20 to hit', () => {
  test.each<[string, number, number]>([
    ['grenade', 6, 12],
    ['grenade', 12, 12],
    ['grenade', 12.5, 17],
    ['grenade', 18, 17],
    ['rifle-grenade', 6, 8],
    ['rifle-grenade', 12, 8],
    ['rifle-grenade', 12.5, 12],
    ['rifle-grenade', 25, 12],
    ['rifle-grenade', 25.5, 17],
    ['rifle-grenade', 40, 17],
  ])('%s at %d": %d', (weapon, range, need) => {
    expect(toHit(grenade({ weapon, range }))).toMatchObject({ rule: 'WS-GREN-04', need });
    const chances: Readonly<Record<number, string>> = { 8: '13/20', 12: '9/20', 17: '1/5' };
    expect(chance('grenade', grenade({ weapon, range }), { hit: true })).toBe(chances[need]);
  });

  test.each<[string, number]>([
    ['grenade', 5.9],
    ['grenade', 18.1],
    ['rifle-grenade', 5.9],
    ['rifle-grenade', 40.1],
    ['bazooka', 41],
  ])('%s at %d": out of reach', (weapon, range) => {
    expect(refused('grenade', grenade({ weapon, range }))).toMatchObject({
      rule: 'WS-GREN-03',
      says: 'ww2-skirmish/outside-its-bands',
    });
  });

  test('R-02: with grenade-close a hand grenade under 6" is at medium, and nothing else is', () => {
    expect(toHit(grenade({ range: 3 }), 'grenade-close').need).toBe(12);
    expect(toHit(grenade({ range: 18 }), 'grenade-close').need).toBe(17);
    expect(refused('grenade', grenade({ range: 3, weapon: 'rifle-grenade' }), 'grenade-close').rule).toBe('WS-GREN-03');
    expect(refused('grenade', grenade({ range: 19 }), 'grenade-close').rule).toBe('WS-GREN-03');
    // A drop needs no band, and is one all the same.
    const dropped = { at: 'open-vehicle', range: 3, drop: true };
    expect(odds('grenade', dropped, 'grenade-close')).toStrictEqual(odds('grenade', dropped));
  });

  test.each(['panzerfaust', 'bazooka'])('WS-GREN-13: a %s counts as a rifle grenade', (weapon) => {
    const given = { range: 13, figures: 2 };
    expect(odds('grenade', { ...given, weapon })).toStrictEqual(odds('grenade', { ...given, weapon: 'rifle-grenade' }));
    expect(ruled('grenade', { ...given, weapon }, dice(1)).steps[0]).toMatchObject({ rule: 'WS-GREN-13' });
    expect(ruled('grenade', { ...given, weapon: 'rifle-grenade' }, dice(1)).steps[0]!.rule).toBe('WS-GREN-04');
  });
});

describe('the modifiers to hit', () => {
  test.each<[string, Given, readonly (readonly [string, number])[]]>([
    ['WS-GREN-07', { moved: true }, [['WS-GREN-07', -2]]],
    ['WS-GREN-08', { 'target-moved': true }, [['WS-GREN-08', -2]]],
    ['WS-GREN-08', { cover: 'soft' }, [['WS-GREN-08', -2]]],
    ['WS-GREN-08: once', { cover: 'hard', 'target-moved': true }, [['WS-GREN-08', -2]]],
    ['WS-GREN-09', { suppressed: true }, [['WS-GREN-09', -2]]],
    [
      'R-28: all three add up',
      { moved: true, cover: 'soft', suppressed: true },
      [
        ['WS-GREN-07', -2],
        ['WS-GREN-08', -2],
        ['WS-GREN-09', -2],
      ],
    ],
    ['none besides', { unaware: true, enclosed: true }, []],
  ])('%s: %j', (_title, given, modifiers) => {
    const { steps } = ruled('grenade', grenade(given), dice(1));
    expect(steps[0]!.modifiers.map(({ rule, value }) => [rule, value])).toStrictEqual(modifiers);
  });

  test('what the table agreed is for this die alone', () => {
    expect(ruled('grenade', grenade({ modifier: 2 }), dice(10, 1)).facts).toStrictEqual({ hit: true, ...NOBODY });
    expect(ruled('grenade', grenade({ modifier: 2 }), dice(9)).facts).toStrictEqual({ hit: false });
  });
});

describe('WS-GREN-11: the blast', () => {
  test('1 nothing, 2-3 suppressed, 4 wounded, 5 disabled, 6 killed, a D6 for each', () => {
    const { facts, steps } = ruled('grenade', grenade({ figures: 6 }), dice(12, 1, 2, 3, 4, 5, 6));
    expect(facts).toStrictEqual({ hit: true, suppressed: 2, wounds: 1, disabled: 1, kills: 1 });
    expect(steps.at(-1)!.results).toStrictEqual(['none', 'suppressed', 'suppressed', 'wounded', 'disabled', 'killed']);
  });

  test.each<[Given, number]>([
    [{ unaware: true }, 1],
    [{ enclosed: true }, 1],
    [{ unaware: true, enclosed: true }, 1],
    [{ cover: 'soft' }, -1],
    [{ cover: 'hard' }, -1],
    [{ cover: 'hard', enclosed: true }, 0],
    [{ suppressed: true, moved: true, 'target-moved': true }, 0],
  ])('WS-GREN-12: %j is %d in all', (given, sum) => {
    const step = effectOf(given);
    expect(step.total).toBe(1 + sum);
    expect(step.modifiers.every(({ rule }) => rule === 'WS-GREN-12')).toBe(true);
  });

  test('more than 6 kills, less than 1 does nothing', () => {
    expect(ruled('grenade', grenade({ enclosed: true }), dice(12, 6)).facts).toMatchObject({ kills: 1 });
    expect(ruled('grenade', grenade({ cover: 'soft' }), dice(14, 1)).facts).toStrictEqual({ hit: true, ...NOBODY });
  });

  test('of twelve, the most that are legal, the odds stay within bounds', () => {
    expect(Object.keys(odds('grenade', grenade({ figures: 12 })))).toHaveLength(1 + 1820);
  });
});

describe('WS-GREN-05: dropped in from 4" or less', () => {
  const bunker = { at: 'bunker', range: 4, drop: true };
  const vehicle = { at: 'open-vehicle', range: 0, drop: true };

  test('needs 8, with +4 (R-27)', () => {
    const { steps } = ruled('grenade', vehicle, dice(3));
    expect(steps[0]).toMatchObject({ need: 8, total: 7, modifiers: [{ rule: 'WS-GREN-05', value: 4 }] });
    expect(chance('grenade', bunker, { hit: true })).toBe('17/20');
  });

  test('R-27: those inside are enclosed, and their cover is none', () => {
    const { facts, steps } = ruled('grenade', { ...vehicle, cover: 'hard', figures: 2 }, dice(4, 2, 5));
    expect(facts).toStrictEqual({ hit: true, ...NOBODY, suppressed: 1, kills: 1 });
    expect(steps[0]!.modifiers.map(({ rule }) => rule)).toStrictEqual(['WS-GREN-05']);
    expect(steps[1]!.modifiers).toMatchObject([{ rule: 'WS-GREN-12', value: 1 }]);
  });

  test('R-28: the other modifiers hold', () => {
    const all = { ...vehicle, moved: true, 'target-moved': true, suppressed: true };
    expect(ruled('grenade', all, dice(9)).steps[0]!.total).toBe(9 + 4 - 6);
  });

  test('WS-DEM-02: into a bunker it is a dud on 1', () => {
    expect(ruled('grenade', bunker, dice(4, 1)).facts).toStrictEqual({ hit: true, exploded: false });
    expect(chance('grenade', bunker, { hit: true, exploded: false })).toBe('17/120');
  });

  test('WS-DEM-01: else it is a hit on every occupant', () => {
    const { facts, steps } = ruled('grenade', { ...bunker, figures: 2 }, dice(4, 2, 1, 3));
    expect(facts).toStrictEqual({ hit: true, exploded: true, ...NOBODY, suppressed: 1, wounds: 1 });
    expect(steps[1]).toMatchObject({ rule: 'WS-DEM-02', need: 2, result: 'explodes' });
  });

  test('a miss does not explode', () => {
    expect(ruled('grenade', bunker, dice(3)).facts).toStrictEqual({ hit: false });
  });

  test('R-27: into a vehicle none is a dud', () => {
    expect(ruled('grenade', vehicle, dice(4, 1)).facts).toStrictEqual({ hit: true, ...NOBODY, suppressed: 1 });
  });

  test.each<Given>([
    { at: 'building', range: 3, drop: true },
    { at: 'open-vehicle', range: 4.1, drop: true },
    { at: 'bunker', range: 8, drop: true },
    { at: 'bunker', range: 3, drop: true, weapon: 'rifle-grenade' },
    { at: 'infantry', range: 3, drop: true, weapon: 'panzerfaust' },
  ])('refused for %j', (given) => {
    expect(refused('grenade', given)).toMatchObject({ rule: 'WS-GREN-05', says: 'ww2-skirmish/cannot-be-dropped' });
  });
});

describe('what may be thrown at what', () => {
  test('WS-GREN-01: no hand grenades at infantry, which it is unless said', () => {
    expect(refused('grenade', { range: 10 })).toMatchObject({
      rule: 'WS-GREN-01',
      says: 'ww2-skirmish/no-hand-grenade-at-infantry',
    });
    for (const at of ['gun', 'machine-gun', 'trench', 'building', 'open-vehicle']) {
      expect(ruled('grenade', { at, range: 10 }, dice(1)).facts).toStrictEqual({ hit: false });
    }
  });

  test('WS-GREN-01, R-25: that is for hand grenades alone', () => {
    expect(ruled('grenade', { weapon: 'rifle-grenade', range: 10 }, dice(1)).facts).toStrictEqual({ hit: false });
  });

  test.each(['molotov', 'at-grenade'])('WS-HAT-07: a %s does nothing to infantry', (weapon) => {
    expect(refused('grenade', { weapon, range: 100, at: 'bunker', drop: true })).toMatchObject({
      rule: 'WS-HAT-07',
      says: 'ww2-skirmish/harmless-to-men',
      values: { weapon },
    });
  });

  test.each(['grenade', 'rifle-grenade', 'bazooka'])(
    'WS-BNK-02: a %s at a bunker from without is /demolish',
    (weapon) => {
      expect(refused('grenade', { weapon, at: 'bunker', range: 8 })).toMatchObject({
        rule: 'WS-BNK-02',
        says: 'ww2-skirmish/bunker-by-demolish',
      });
    },
  );

  test('the refusals, in their order', () => {
    const rules: string[] = [];
    let given: Given = { weapon: 'molotov', range: 50, drop: true };
    for (const mended of [{ weapon: 'grenade' }, { at: 'bunker' }, { drop: false }, { at: 'gun' }, { range: 10 }]) {
      rules.push(refused('grenade', given).rule!);
      given = { ...given, ...mended };
    }
    expect(rules).toStrictEqual(['WS-HAT-07', 'WS-GREN-01', 'WS-GREN-05', 'WS-BNK-02', 'WS-GREN-03']);
    expect(ruled('grenade', given, dice(1)).facts).toStrictEqual({ hit: false });
  });

  test('wants a range', () => expect(wrong('grenade', { at: 'gun' }).says).toBe('missing-options'));
});
