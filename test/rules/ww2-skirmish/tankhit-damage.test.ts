import { describe, expect, test } from 'vitest';
import { by, dice, type Given } from '../ruled.ts';

const { ruled, chance, odds } = by('ww2-skirmish');

/** A gun too small for any bonus, at a light AFV: its damage die counts as it falls. */
const BARE = { weapon: 'gun', calibre: 50, range: 10, vehicle: 'light' } as const;
const HIT = 20;

const damage = (given: Given, face: number, toggles?: string) =>
  ruled('tankhit', { ...BARE, ...given }, dice(HIT, face), toggles).facts.damage;

/** The modifiers of the damage die, by rule. */
const sum = (given: Given, toggles?: string) => {
  const { steps } = ruled('tankhit', { ...BARE, range: 20, ...given }, dice(HIT, 1), toggles);
  return steps.at(-1)!.modifiers.map(({ rule, value }) => `${rule} ${value}`);
};

describe('WS-DMG-01: the damage table', () => {
  test.each([
    ...[1, 2, 3, 4, 5, 6].map((face) => [face, 'none'] as const),
    [7, 'occupants-1'],
    [8, 'occupants-2'],
    [9, 'occupants-4'],
    [10, 'occupants-all'],
    [11, 'immobilised'],
    [12, 'immobilised'],
    [13, 'immobilised'],
    [14, 'immobilised'],
    [15, 'immobilised'],
    [16, 'driver-killed'],
    [17, 'on-fire'],
    [18, 'on-fire'],
    [19, 'on-fire'],
    [20, 'explodes'],
  ] as const)('soft, %d: %s', (face, result) => {
    for (const vehicle of ['small-soft', 'large-soft']) expect(damage({ vehicle }, face)).toBe(result);
  });

  test.each([
    ...[1, 2, 3, 4, 5, 6].map((face) => [face, 'none'] as const),
    [7, 'stunned'],
    [8, 'optics'],
    [9, 'weapon-wrecked'],
    [10, 'immobilised'],
    [11, 'immobilised'],
    [12, 'immobilised'],
    [13, 'immobilised'],
    [14, 'occupants-1'],
    [15, 'occupants-all'],
    [16, 'none'],
    [17, 'driver-killed'],
    [18, 'explodes'],
    [20, 'explodes'],
  ] as const)('AFV, %d: %s', (face, result) => expect(damage({}, face)).toBe(result));

  test('WS-DMG-15: at 19 the ammunition of an AFV burns, and a D6 says when it explodes', () => {
    const { facts, steps } = ruled('tankhit', BARE, dice(HIT, 19, 4));
    expect(facts).toStrictEqual({ hit: true, damage: 'ammo-fire', 'explodes-in': 4 });
    expect(steps.at(-1)).toMatchObject({ rule: 'WS-DMG-15', sides: 6, faces: [4] });
    expect(chance('tankhit', BARE, { 'explodes-in': 6 })).toBe('13/2400');
  });

  test('R-33: below 1 is 1, above 20 is 20', () => {
    expect(damage({ vehicle: 'tiger2', range: 20 }, 1)).toBe('none');
    expect(damage({ calibre: 88, range: 20, facing: 'rear' }, 20)).toBe('explodes');
    expect(damage({ vehicle: 'small-soft', facing: 'side' }, 20)).toBe('explodes');
  });

  test('R-33: soft 11-14 stops what has wheels only, 15 anything', () => {
    for (const gear of ['halftrack', 'tracked']) {
      const given = { vehicle: 'large-soft', 'running-gear': gear };
      for (const face of [11, 12, 13, 14]) expect(damage(given, face)).toBe('none');
      expect(damage(given, 15)).toBe('immobilised');
    }
    const wheeled = { vehicle: 'light', 'running-gear': 'wheeled' };
    expect(damage(wheeled, 14)).toBe('occupants-1');
    expect(damage(wheeled, 11)).toBe('immobilised');
  });

  test('R-33: at 18 a diesel AFV takes no harm, with diesel-burns it is on fire', () => {
    expect(damage({ fuel: 'diesel' }, 18)).toBe('none');
    expect(damage({ fuel: 'diesel' }, 18, 'diesel-burns')).toBe('on-fire');
    expect(damage({}, 18, 'diesel-burns')).toBe('explodes');
    expect(damage({ fuel: 'diesel' }, 20)).toBe('explodes');
    expect(damage({ vehicle: 'large-soft', fuel: 'diesel' }, 18)).toBe('on-fire');
  });
});

test('WS-DMG-02, R-34: a hit of small arms on a soft vehicle is sure, and goes to its column', () => {
  const given = { weapon: 'small-arms', vehicle: 'large-soft' };
  expect(ruled('tankhit', given, dice(10)).facts).toStrictEqual({ hit: true, damage: 'occupants-all' });
  expect(ruled('tankhit', given, dice(10)).steps[0]).toMatchObject({ rule: 'WS-DMG-02', faces: [] });
  expect(chance('tankhit', given, { hit: true })).toBe('1');
  expect(chance('tankhit', given, { damage: 'none' })).toBe('3/10');
  // Modifiers that are not for AFVs count; what is agreed goes to the damage die, the first that is thrown.
  const shielded = { ...given, facing: 'side', 'hull-down': true, skirts: true, modifier: 2, crossing: true };
  const { steps, facts } = ruled('tankhit', shielded, dice(18));
  expect(steps.at(-1)!.modifiers.map(({ value }) => value)).toStrictEqual([4, -4, 2]);
  expect(facts).toStrictEqual({ hit: true, damage: 'explodes' });
});

describe('the sum of the damage die', () => {
  test.each<[string, Given, readonly string[]]>([
    ['WS-DMG-01: a small gun at a light AFV from the front', {}, []],
    ['WS-DMG-04: 56mm has nothing', { calibre: 56 }, []],
    ['WS-DMG-04: 57mm has 4', { calibre: 57 }, ['WS-DMG-04 4']],
    ['WS-DMG-04: 84mm has 4', { calibre: 84 }, ['WS-DMG-04 4']],
    ['WS-DMG-03: 85mm has 6 as well', { calibre: 85 }, ['WS-DMG-03 6', 'WS-DMG-04 4']],
    ['WS-DMG-03: so has the 17pdr, of 76mm', { weapon: '17pdr', calibre: 20 }, ['WS-DMG-03 6', 'WS-DMG-04 4']],
    ['WS-DMG-03: HVAP gives 6 to any gun', { ammo: 'hvap' }, ['WS-DMG-03 6']],
    ['R-35: an auto-cannon with HVAP', { weapon: 'auto-cannon', ammo: 'hvap' }, ['WS-DMG-03 6']],
    ['R-35: the 6 once, though two things give it', { calibre: 88, ammo: 'hvap' }, ['WS-DMG-03 6', 'WS-DMG-04 4']],
    ['WS-DMG-05: the side', { facing: 'side' }, ['WS-DMG-05 4']],
    ['WS-DMG-05: the rear', { facing: 'rear' }, ['WS-DMG-05 4']],
    ['WS-DMG-06: guns have it against skirts too', { facing: 'side', skirts: true }, ['WS-DMG-05 4']],
    [
      'WS-DMG-06: hand-held weapons lose it there',
      { weapon: 'panzerfaust', facing: 'side', skirts: true },
      ['WS-DMG-04 4'],
    ],
    ['WS-DMG-07, -09: Tiger from the front', { vehicle: 'tiger-panther' }, ['WS-DMG-07 -8', 'WS-DMG-09 -4']],
    ['WS-DMG-07: Tiger from the side', { vehicle: 'tiger-panther', facing: 'side' }, ['WS-DMG-05 4', 'WS-DMG-09 -4']],
    [
      'R-36: Tiger II from the rear',
      { vehicle: 'tiger2', facing: 'rear' },
      ['WS-DMG-05 4', 'WS-DMG-07 -8', 'WS-DMG-09 -4'],
    ],
    ['WS-DMG-08: hull down', { 'hull-down': true }, ['WS-DMG-08 -4']],
    ['WS-DMG-09: heavy', { vehicle: 'heavy' }, ['WS-DMG-09 -4']],
    ['WS-DMG-10: poor', { ammo: 'poor' }, ['WS-DMG-10 -4']],
    ['WS-DMG-10, R-37: the 75mm of a Sherman', { calibre: 75, ammo: 'poor' }, ['WS-DMG-04 4', 'WS-DMG-10 -4']],
    ['WS-DMG-11: medium', { vehicle: 'medium' }, ['WS-DMG-11 -2']],
    [
      'WS-DMG-12: all at once',
      { calibre: 88, vehicle: 'tiger2', facing: 'side', 'hull-down': true },
      ['WS-DMG-03 6', 'WS-DMG-04 4', 'WS-DMG-05 4', 'WS-DMG-07 -8', 'WS-DMG-08 -4', 'WS-DMG-09 -4'],
    ],
    ['soft: neither calibre nor round count', { vehicle: 'large-soft', calibre: 88, ammo: 'hvap' }, []],
    ['R-37: soft: nor a poor round', { vehicle: 'small-soft', ammo: 'poor' }, []],
    [
      'soft: flank and buildings do',
      { vehicle: 'large-soft', facing: 'rear', 'hull-down': true },
      ['WS-DMG-05 4', 'WS-DMG-08 -4'],
    ],
    ['WS-HAT-05: Panzerfaust as 75mm', { weapon: 'panzerfaust' }, ['WS-DMG-04 4']],
    ['WS-HAT-05: bazooka as 75mm', { weapon: 'bazooka' }, ['WS-DMG-04 4']],
    ['WS-HAT-05, R-53: anti-tank rifle below 57mm', { weapon: 'at-rifle' }, []],
    ['WS-HAT-05, R-53: anti-tank grenade below 57mm', { weapon: 'at-grenade', range: 8 }, []],
    ['what is loaded is a question for guns', { weapon: 'panzerfaust', ammo: 'hvap' }, ['WS-DMG-04 4']],
    ['what is loaded is a question for guns', { weapon: 'bazooka', ammo: 'poor' }, ['WS-DMG-04 4']],
  ])('%s', (_title, given, modifiers) => expect(sum(given)).toStrictEqual(modifiers));

  test('R-35: with best-line-only the 6 stands for the 4, and the 8 for the 4 of a heavy AFV', () => {
    expect(sum({ weapon: '17pdr', vehicle: 'tiger-panther' }, 'best-line-only')).toStrictEqual([
      'WS-DMG-03 6',
      'WS-DMG-07 -8',
    ]);
    expect(sum({ calibre: 57, vehicle: 'heavy' }, 'best-line-only')).toStrictEqual(['WS-DMG-04 4', 'WS-DMG-09 -4']);
    expect(sum({ ammo: 'hvap', vehicle: 'medium' }, 'best-line-only')).toStrictEqual(['WS-DMG-03 6', 'WS-DMG-11 -2']);
    const side = { vehicle: 'tiger-panther', facing: 'side' };
    expect(sum(side, 'best-line-only')).toStrictEqual(['WS-DMG-05 4', 'WS-DMG-09 -4']);
  });

  test('R-36: with tiger2-front-only a Tiger II is as a Tiger', () => {
    const rear = { vehicle: 'tiger2', facing: 'rear' };
    expect(sum(rear, 'tiger2-front-only')).toStrictEqual(['WS-DMG-05 4', 'WS-DMG-09 -4']);
    expect(sum(rear, 'tiger2-front-only,best-line-only')).toStrictEqual(['WS-DMG-05 4', 'WS-DMG-09 -4']);
    expect(sum({ vehicle: 'tiger2' }, 'tiger2-front-only')).toStrictEqual(['WS-DMG-07 -8', 'WS-DMG-09 -4']);
  });
});

describe('WS-HAT-08: flame', () => {
  const molotov = { weapon: 'molotov', range: 3, vehicle: 'medium' };
  const thrower = { weapon: 'flamethrower', range: 8, vehicle: 'heavy' };

  test('Molotov on an AFV: to 4 nothing, then the crew abandons it', () => {
    for (const face of [1, 2, 3, 4]) expect(ruled('tankhit', molotov, dice(8, face)).facts.damage).toBe('none');
    for (const face of [5, 6]) expect(ruled('tankhit', molotov, dice(8, face)).facts.damage).toBe('abandoned');
    expect(ruled('tankhit', molotov, dice(8, 4)).steps[1]).toMatchObject({ rule: 'WS-HAT-08', modifiers: [] });
  });

  test('flamethrower +3: the worked example, 13/20 and then 1/6, 1/2, 1/3', () => {
    expect(odds('tankhit', thrower)).toStrictEqual({
      '{"hit":false}': '7/20',
      '{"damage":"none","hit":true}': '13/120',
      '{"damage":"abandoned","hit":true}': '13/40',
      '{"damage":"explodes","hit":true}': '13/60',
    });
  });

  test('no other modifier touches it, and what is agreed is for the D20', () => {
    const shielded = { ...thrower, 'hull-down': true, facing: 'rear', ammo: 'hvap', modifier: 1 };
    expect(ruled('tankhit', shielded, dice(8, 1)).steps[1]!.modifiers).toMatchObject([{ rule: 'WS-HAT-08', value: 3 }]);
    expect(chance('tankhit', shielded, { damage: 'explodes' })).toBe('7/30');
  });

  test('R-38: on a soft vehicle it is a hit like others, with flame-burns-soft it has its own die', () => {
    const soft = { ...molotov, vehicle: 'large-soft' };
    expect(ruled('tankhit', soft, dice(8, 20)).facts).toStrictEqual({ hit: true, damage: 'explodes' });
    expect(ruled('tankhit', { ...soft, facing: 'side', skirts: true }, dice(8, 7)).facts.damage).toBe('occupants-1');
    expect(ruled('tankhit', soft, dice(8, 5), 'flame-burns-soft').facts.damage).toBe('abandoned');
    expect(chance('tankhit', { ...thrower, vehicle: 'small-soft' }, { damage: 'explodes' }, 'flame-burns-soft')).toBe(
      '13/60',
    );
    expect(odds('tankhit', thrower, 'flame-burns-soft')).toStrictEqual(odds('tankhit', thrower));
  });
});

describe('the worked examples', () => {
  test('R-35: 17pdr at a Tiger\'s front, 20": -2 in all', () => {
    const shot = { weapon: '17pdr', range: 20, vehicle: 'tiger-panther' };
    const ofHits = (part: string) => chance('tankhit', shot, { hit: true, damage: part });
    expect(chance('tankhit', shot, { hit: true })).toBe('13/20');
    expect(ofHits('none')).toBe('117/400'); // 9/20 of hits
    expect(ofHits('immobilised')).toBe('13/100'); // 4/20
    for (const one of ['stunned', 'optics', 'weapon-wrecked', 'occupants-1', 'occupants-all']) {
      expect(ofHits(one)).toBe('13/400');
    }
    for (const one of ['driver-killed', 'explodes']) expect(ofHits(one)).toBe('13/400');
  });

  test('Sherman 75 (poor), the same shot: -12', () => {
    const shot = { weapon: 'gun', calibre: 75, ammo: 'poor', range: 20, vehicle: 'tiger-panther' };
    expect(odds('tankhit', shot)).toStrictEqual({
      '{"hit":false}': '7/20',
      '{"damage":"none","hit":true}': '117/200', // 18/20
      '{"damage":"stunned","hit":true}': '13/400',
      '{"damage":"optics","hit":true}': '13/400',
    });
  });
});
