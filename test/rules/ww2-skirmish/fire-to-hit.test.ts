import { describe, expect, test } from 'vitest';
import { by, dice, type Given } from '../ruled.ts';

const { ruled, chance, odds, refused } = by('ww2-skirmish');

const NOTHING = { hits: 0, suppressed: 0, wounds: 0, kills: 0 };

/** The step of a shot to hit that misses with a 1, or does not want a die. */
const toHit = (given: Given, toggles?: string) =>
  ruled('fire', { weapon: 'rifle', range: 12, modifier: -20, ...given }, dice(1), toggles).steps.find(
    ({ rule }) => rule === 'WS-FIRE-11',
  )!;

/** No die is thrown: past long. */
const hopeless = (given: Given, toggles?: string) => {
  const { facts, steps } = ruled('fire', { weapon: 'rifle', range: 12, ...given }, dice(), toggles);
  expect(facts).toStrictEqual(NOTHING);
  return steps;
};

test('WS-FIRE-11: a rifle at 12", aimed, needs 8', () => {
  const { facts, steps } = ruled('fire', { weapon: 'rifle', range: 12, aim: 'aimed' }, dice(8, /* effect */ 5));
  expect(facts).toStrictEqual({ hits: 1, suppressed: 0, wounds: 1, kills: 0 });
  expect(steps).toMatchObject([
    { rule: 'WS-FIRE-10', result: 'short', modifiers: [] },
    { rule: 'WS-FIRE-11', sides: 20, faces: [8], need: 8, result: 'hit' },
    { rule: 'WS-EFF-01', sides: 6, faces: [5], result: 'wounded' },
  ]);
  expect(ruled('fire', { weapon: 'rifle', range: 12, aim: 'aimed' }, dice(7)).facts).toStrictEqual(NOTHING);
});

test('WS-FIRE-11: the check figures of the rifle at 12", aimed', () => {
  expect(odds('fire', { weapon: 'rifle', range: 12, aim: 'aimed' })).toStrictEqual({
    '{"hits":0,"kills":0,"suppressed":0,"wounds":0}': '7/20',
    '{"hits":1,"kills":0,"suppressed":1,"wounds":0}': '13/30',
    '{"hits":1,"kills":0,"suppressed":0,"wounds":1}': '13/120',
    '{"hits":1,"kills":1,"suppressed":0,"wounds":0}': '13/120',
  });
});

describe('WS-FIRE-10, WS-FIRE-11: bands and the numbers to hit', () => {
  // Last inch of each band, and unaimed, aimed, careful there.
  const rifle = [
    [10, 4, 2],
    [14, 8, 4],
    [17, 12, 8],
    [19, 16, 12],
  ];
  const pistol = [
    [12, 6, 3],
    [16, 10, 6],
    [18, 16, 12],
    [20, 20, 18],
  ];
  const weapons: readonly (readonly [string, Given, readonly number[], readonly (readonly number[])[]])[] = [
    ['rifle', { weapon: 'rifle' }, [8, 15, 30, 80], rifle],
    ['carbine', { weapon: 'carbine' }, [6, 12, 18, 40], rifle],
    ['SMG', { weapon: 'smg' }, [6, 12, 18, 40], rifle],
    ['assault rifle as rifle', { weapon: 'assault-rifle' }, [8, 15, 30, 80], rifle],
    ['assault rifle as SMG', { weapon: 'assault-rifle', mode: 'smg' }, [6, 12, 18, 40], rifle],
    ['pistol', { weapon: 'pistol' }, [3, 6, 12, 24], pistol],
    ['machine gun', { weapon: 'mg' }, [8, 16, 32, 80], rifle],
    ['BAR', { weapon: 'bar' }, [8, 16, 32, 80], rifle],
    ['quadruple mount', { weapon: 'quad-mg' }, [8, 16, 32, 80], rifle],
  ];
  const careful = ['rifle', 'carbine', 'assault rifle as rifle', 'pistol'];

  test.each(weapons)('%s', (name, given, lasts, needs) => {
    lasts.forEach((last, band) => {
      const aims = careful.includes(name) ? ['unaimed', 'aimed', 'careful'] : ['unaimed', 'aimed'];
      aims.forEach((aim, column) => {
        expect(toHit({ ...given, range: last, aim }).need).toBe(needs[band]![column]);
        const next = needs[band + 1]?.[column];
        // the first part of an inch past it is the next band.
        if (next) expect(toHit({ ...given, range: last + 0.5, aim }).need).toBe(next);
      });
    });
    expect(toHit({ ...given, range: 0 }).need).toBe(needs[0]![0]);
    //
    expect(refused('fire', { ...given, range: lasts[3]! + 0.1 })).toMatchObject({
      rule: 'WS-FIRE-10',
      says: 'ww2-skirmish/outside-its-bands',
      values: { nearest: 0, farthest: lasts[3] },
    });
  });
});

describe('the band that a target counts as', () => {
  test.each<[string, Given, number]>([
    ['WS-FIRE-12: dispersed or a single figure, 1 more', { dispersed: true }, 17],
    ['WS-FIRE-12: all in soft cover, 1 more', { cover: 'soft' }, 17],
    ['WS-FIRE-13: hard cover, 2 more', { cover: 'hard' }, 19],
    ['WS-FIRE-17: a turret gun, 1 more', { weapon: 'mg', mount: 'turret' }, 17],
    ['WS-FIRE-17: a hull gun, 1 more', { weapon: 'mg', mount: 'hull' }, 17],
    ['WS-FIRE-17: an open mount fires as on the ground', { weapon: 'mg', mount: 'roof' }, 14],
    ['R-16: of dispersal and soft cover one counts', { cover: 'soft', dispersed: true }, 17],
    ['R-16: of dispersal and hard cover the larger counts', { cover: 'hard', dispersed: true }, 19],
    ['R-16: the mount always adds', { cover: 'soft', weapon: 'mg', mount: 'hull' }, 19],
  ])('%s', (_title, given, need) => expect(toHit(given).need).toBe(need));

  test('WS-FIRE-12, WS-FIRE-13: each shift is cited', () => {
    const shifts = (given: Given) =>
      ruled('fire', { weapon: 'mg', range: 3, ...given }, dice(1)).steps[0]!.modifiers.map(({ rule, value }) => [
        rule,
        value,
      ]);
    expect(shifts({ cover: 'soft' })).toStrictEqual([['WS-FIRE-12', 1]]);
    expect(shifts({ cover: 'hard', mount: 'hull' })).toStrictEqual([
      ['WS-FIRE-13', 2],
      ['WS-FIRE-17', 1],
    ]);
  });

  test('R-16: with dispersed-cumulative dispersal adds to cover', () => {
    const on = 'dispersed-cumulative';
    expect(toHit({ cover: 'soft', dispersed: true }, on).need).toBe(19);
    expect(toHit({ dispersed: true }, on).need).toBe(17);
    expect(toHit({ cover: 'hard' }, on).need).toBe(19);
    hopeless({ cover: 'hard', dispersed: true }, on);
  });

  test('WS-FIRE-14, R-17: shifted past long no shot can hit, and the team is told of its volley', () => {
    const steps = hopeless({ range: 40, cover: 'soft', shots: 3, modifier: 20 });
    expect(steps.map(({ rule, result }) => [rule, result])).toStrictEqual([
      ['WS-FIRE-10', 'past-long'],
      ['WS-FIRE-14', 'cannot-hit'],
      ['WS-FIRE-16', 'team-may-volley'],
    ]);
    expect(chance('fire', { weapon: 'rifle', range: 40, cover: 'hard' }, NOTHING)).toBe('1');
  });
});

describe('WS-FIRE-16: the volley of a team that cannot hit', () => {
  const far = { weapon: 'rifle', range: 40, cover: 'hard', volley: true };

  test('one D20, and a 20 is one hit, whatever the shots', () => {
    expect(chance('fire', far, { hits: 1 })).toBe('1/20');
    const { facts, steps } = ruled('fire', { ...far, shots: 5 }, dice(20, /* effect */ 6));
    expect(facts).toStrictEqual({ hits: 1, suppressed: 0, wounds: 0, kills: 1 });
    expect(steps[1]).toMatchObject({ rule: 'WS-FIRE-16', faces: [20], need: 20, result: 'hit' });
    expect(ruled('fire', far, dice(19)).facts).toStrictEqual(NOTHING);
  });

  test('what the table agreed is for that D20 and not for the effect', () => {
    expect(ruled('fire', { ...far, modifier: 2 }, dice(18, 5)).facts).toMatchObject({ wounds: 1 });
  });

  test('R-17: the effect has the bonus of the weapon named', () => {
    expect(ruled('fire', { ...far, weapon: 'mg' }, dice(20, 4)).facts).toMatchObject({ wounds: 1 });
  });

  test('where one can hit, it is refused', () => {
    expect(refused('fire', { ...far, cover: 'open' })).toMatchObject({
      rule: 'WS-FIRE-16',
      says: 'ww2-skirmish/volley-not-needed',
    });
    expect(refused('fire', { ...far, range: 30, cover: 'soft' }).rule).toBe('WS-FIRE-16');
  });

  test('R-17: past the longest range of the weapon there is no volley either', () => {
    expect(refused('fire', { ...far, range: 81 }).rule).toBe('WS-FIRE-10');
  });

  test('an inactive target at point blank is no sure hit for a volley', () => {
    const given = { weapon: 'mg', range: 5, cover: 'hard', dispersed: true, mount: 'hull', inactive: true };
    const counted = ruled('fire', { ...given, volley: true }, dice(20, 1), 'dispersed-cumulative');
    // Point blank as measured: 1 and the machine gun's 1 more.
    expect(counted.steps[1]).toMatchObject({ rule: 'WS-FIRE-16' });
    expect(counted.steps[2]).toMatchObject({ rule: 'WS-EFF-01', total: 3 });
  });
});

describe('WS-FIRE-15: an inactive target at point blank', () => {
  test('is hit without a die to hit', () => {
    const { facts, steps } = ruled('fire', { weapon: 'rifle', range: 8, inactive: true, shots: 2 }, dice(4, 3));
    expect(facts).toStrictEqual({ hits: 2, suppressed: 1, wounds: 1, kills: 0 });
    expect(steps[1]).toMatchObject({ rule: 'WS-FIRE-15', faces: [], result: 'hit' });
  });

  test('what the table agreed then goes to the effect dice', () => {
    const given = { weapon: 'rifle', range: 5, inactive: true, modifier: 1 };
    expect(chance('fire', given, { kills: 1 })).toBe('1/2');
    expect(chance('fire', given, { suppressed: 1 })).toBe('1/3');
  });

  test('further off it is shot at as any other', () => {
    expect(toHit({ range: 8.5, inactive: true }).need).toBe(14);
  });

  test('R-18: point blank is as measured, though cover counts more; or as counted with the toggle', () => {
    const behind = { weapon: 'rifle', range: 5, cover: 'soft', inactive: true };
    expect(chance('fire', behind, { hits: 1 })).toBe('1');
    expect(chance('fire', behind, { hits: 1 }, 'effect-by-counted-band')).toBe('7/20');
    expect(chance('fire', { ...behind, cover: 'open' }, { hits: 1 }, 'effect-by-counted-band')).toBe('1');
    // WS-FIRE-14: past long there would be no hit, and yet none is missed.
    const hidden = { ...behind, weapon: 'mg', cover: 'hard', dispersed: true, mount: 'hull' };
    expect(chance('fire', hidden, { hits: 1 }, 'dispersed-cumulative')).toBe('1');
  });
});

describe('the dice to hit', () => {
  test('a D20 for every shot, then the effect of every hit', () => {
    const { facts, steps } = ruled('fire', { weapon: 'rifle', range: 12, shots: 3 }, dice(14, 13, 20, 4, 6));
    expect(facts).toStrictEqual({ hits: 2, suppressed: 1, wounds: 0, kills: 1 });
    expect(steps.flatMap(({ sides, faces }) => faces.map(() => sides))).toStrictEqual([20, 20, 20, 6, 6]);
  });

  test('what the table agreed goes to every one of them and not to the effect', () => {
    const given = { weapon: 'rifle', range: 12, shots: 2, modifier: -2 };
    expect(ruled('fire', given, dice(16, 15, 5)).facts).toStrictEqual({ hits: 1, suppressed: 0, wounds: 1, kills: 0 });
  });

  test('no face is special: 1 hits where nothing more is needed, 20 misses where more is', () => {
    expect(chance('fire', { weapon: 'rifle', range: 1, aim: 'careful', modifier: 1 }, { hits: 1 })).toBe('1');
    expect(chance('fire', { weapon: 'rifle', range: 70, modifier: -2 }, { hits: 0 })).toBe('1');
  });
});
