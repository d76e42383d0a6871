import { describe, expect, test } from 'vitest';
import { AFVS, SOFT_VEHICLES } from '../../../data/panzertroops/ids.ts';
import { formations, troops } from '../../../data/panzertroops/organisation.ts';
import { teams } from '../../../data/panzertroops/teams.ts';
import { vehicles } from '../../../data/panzertroops/vehicles.ts';
import { panzertroops } from '../../../src/rules/panzertroops/index.ts';
import { inputErrorOf } from '../../kernel/failures.ts';
import { by, type Given } from '../ruled.ts';

const { ruled, refused, wrong } = by('panzertroops');
const facts = (given: Given, toggles?: string) => ruled('points', given, [], toggles).facts;

test.each([
  [0, 8],
  [7, 8],
  [8, 9], // 8.5, half up
  [100, 14],
  [150, 17],
])('PT-CALC-01: %i mm are armour %i', (mm, defence) => {
  expect(facts({ what: 'armour', mm })).toStrictEqual({ defence });
});

test.each([
  [100, 10, 11],
  [100, 11, 9],
  [190, 19, 10],
  [200, 20, 9],
  [390, 39, 9],
  [400, 40, 8],
  [540, 54, 8],
  [550, 55, 7],
  [700, 70, 7],
  [105, 10, 12], // 10.5 + 1, half up
  [33, 22, 1], // 1.5 - 1, half up
  [15, 20, 0], // never a minus before a nought
])('PT-CALC-02: %i hp and %i tons are speed %i', (hp, tons, speed) => {
  expect(facts({ what: 'speed', hp, tons })).toStrictEqual({ speed });
});

describe('PT-CALC-03, PT-VEH-01: the vehicles', () => {
  // Points by the formula and as printed.
  const printed: readonly [id: string, formula: number, printed?: number][] = [
    ['panzer-1a', 21, 21],
    ['panzer-2c', 29, 29],
    ['panzer-3d', 41, 41],
    ['panzer-3j', 40, 40],
    ['panzer-4d', 37, 37],
    ['panzer-4f2', 44, 37],
    ['panzer-4h', 48, 44],
    ['panther-g', 71, 71],
    ['tiger', 70, 70],
    ['king-tiger', 76, 83],
    ['czech-35t', 29, 29],
    ['stug-3', 32, 32],
    ['jagdpanther', 77, 77],
    ['wespe', 35, 35],
    ['sdkfz-231', 27, 27],
    ['sdkfz-251-1', 16, 18],
    ['m5a1-stuart', 41, 40],
    ['m3-grant', 53],
    ['m4a2-sherman', 50, 50],
    ['m4a3e8-sherman', 58, 58],
    ['m24-chaffee', 46, 46],
    ['m41-bulldog', 56, 59],
    ['m47-patton', 82, 82],
    ['m8-scott', 40, 46],
    ['t12-gmc', 31, 31],
    ['m36-slugger', 54, 58],
    ['m36-jackson', 58, 58],
    ['m7-priest', 48, 48],
    ['m12-king-kong', 42, 42],
    ['m8-greyhound', 27, 27],
    ['m3-white', 15, 15],
    ['m3-halftrack', 20, 20],
  ];

  test('are thirty-two', () => {
    expect(printed.map(([id]) => id)).toStrictEqual(AFVS);
    expect(Object.keys(vehicles.afvs)).toStrictEqual([...AFVS]);
  });

  test.each(printed)('%s: %i', (vehicle, points, cost) => {
    const expected = cost === undefined ? { points } : { points, printed: cost };
    expect(facts({ what: 'vehicle', vehicle })).toStrictEqual(expected);
    expect(facts({ what: 'force', items: vehicle })).toStrictEqual({ points: cost ?? points });
  });

  test('of your own: the Grant, built from its parts', () => {
    const grant = { gun: 'at-light', 'second-gun': 'at-medium', mgs: 2, speed: 10, front: 12, side: 10 };
    expect(facts({ what: 'vehicle', ...grant })).toStrictEqual({ points: 53 });
  });

  test('armour of 7 or less costs nothing', () => {
    expect(facts({ what: 'vehicle', speed: 10, front: 7, side: 7 })).toStrictEqual({ points: 10 });
    expect(facts({ what: 'vehicle', speed: 10, front: 2, side: 3 })).toStrictEqual({ points: 10 });
    expect(facts({ what: 'vehicle', speed: 10, front: 8, side: 8 })).toStrictEqual({ points: 11 });
  });

  test('what was guessed of misprints fits: a 35t with side 8 would be 28, a T-12 with a 105 mm is 32', () => {
    const czech = { gun: 'at-light', mgs: 1, speed: 12, front: 10, side: 8 };
    expect(facts({ what: 'vehicle', ...czech })).toStrictEqual({ points: 28 });
    const t12 = { gun: 'art-medium', speed: 12, front: 8, side: 8 };
    expect(facts({ what: 'vehicle', ...t12 })).toStrictEqual({ points: 32 });
  });
});

describe('PT-PTS-01: forces', () => {
  test.each([
    ['green,line,veteran,noncom,officer,fo', 2 + 3 + 4 + 33],
    ['pistol,rifle,smg,grenades,panzerfaust', 0 + 2 + 2 + 1 + 5],
    ['light-mortar,bar,lmg,at-rifle,bazooka,satchel,flamethrower', 3 + 3 + 4 + 2 + 5 + 3 + 4],
    ['mmg,hmg,hmg-50,medium-mortar,heavy-mortar', 4 + 7 + 8 + 8 + 10],
    ['at-very-light,at-light,at-light-medium,at-medium', 6 + 9 + 13 + 18],
    ['at-super,at-heavy,at-extra-heavy', 24 + 31 + 39],
    ['art-light,art-medium,art-heavy', 12 + 19 + 28],
    ['3*line+rifle+grenades,noncom+smg', 3 * 6 + 13],
    ['2 * tiger, m3-grant', 140 + 53],
    ['0*tiger,line', 3],
  ])('%s: %i', (items, points) => {
    expect(facts({ what: 'force', items })).toStrictEqual({ points });
  });

  test('take whatever may be raised by its name there, but what has no price', () => {
    const { profiles, squads } = panzertroops;
    const priced = Object.keys({ ...profiles, ...squads }).filter(
      (name) => !SOFT_VEHICLES.some((soft) => soft === name),
    );
    expect(priced.length).toBeGreaterThan(70);
    for (const items of priced) expect(facts({ what: 'force', items }).points, items).toBeGreaterThan(0);
    // A gun with its crew, and the gun alone.
    expect([facts({ what: 'force', items: 'art-medium-gun' }), facts({ what: 'force', items: 'art-medium' })]).toEqual([
      { points: 19 + 3 * 3 },
      { points: 19 },
    ]);
  });

  test.each([
    ['art-medum-gun', 'art-medium-gun'],
    ['riflman', 'rifleman'],
    ['bazoka-team', 'bazooka-team'],
    ['volksturm-squad', 'volkssturm-squad'],
    ['m4a2-shermann', 'm4a2-sherman'],
    ['tigre', 'tiger'],
    ['zzzz', undefined],
  ])('%s is like %s', (items, nearest) => {
    const { says, values } = inputErrorOf(() => facts({ what: 'force', items }));
    expect([says, values.nearest]).toEqual(['unknown-value', nearest]);
  });

  test('printed-costs: two weapons as they stand on the page, in forces and in the formula', () => {
    const items = 'at-very-light,art-medium,at-light';
    expect(facts({ what: 'force', items }, 'printed-costs')).toStrictEqual({ points: 8 + 15 + 9 });
    expect(facts({ what: 'vehicle', vehicle: 'wespe' }, 'printed-costs')).toStrictEqual({ points: 31, printed: 35 });
  });

  test('free-grenades: grenades cost nothing, all else what it does', () => {
    expect(facts({ what: 'force', items: 'line+rifle+grenades' }, 'free-grenades')).toStrictEqual({ points: 5 });
  });

  test.each(['truck', 'jeep', 'kubelwagen', 'motorcycle', 'cart'])('a %s has no price', (vehicle) => {
    const reason = { rule: 'PT-PTS-01', reason: 'bad-option' };
    expect(refused('points', { what: 'force', items: `line,2*${vehicle}` })).toMatchObject(reason);
    expect(refused('points', { what: 'vehicle', vehicle })).toMatchObject(reason);
  });
});

describe('input errors', () => {
  test.each([
    ['unknown-value', { what: 'force', items: 'tigre' }],
    ['unknown-value', { what: 'force', items: 'line,' }],
    ['unknown-value', { what: 'force', items: '-2*line' }],
    ['missing-options', { what: 'force' }],
    ['missing-options', { what: 'armour' }],
    ['missing-options', { what: 'speed', hp: 300 }],
    ['missing-options', { what: 'vehicle', speed: 9, front: 9 }],
  ] as const)('%s: %j', (says, given) => {
    expect(() => facts(given)).toThrow(says);
  });

  test('what is to be reckoned has to be said; half tons are no tons', () => {
    expect(wrong('points', {}).says).toBe('missing-options');
    expect(wrong('points', { what: 'speed', hp: 300, tons: 20.5 }).says).toBe('not-whole');
  });
});

describe('PT-ORG-01: the organisations', () => {
  const known = new Set([...Object.keys({ ...troops, ...teams, ...formations }), ...AFVS, 'tank', 'gun']);
  /** How many men or vehicles, at the least. */
  const strength = (id: string): number => {
    const formation = formations[id as keyof typeof formations];
    const men = troops[id as keyof typeof troops]?.men ?? 1;
    return formation ? formation.parts.reduce((sum, part) => sum + part.count * strength(part.of), 0) : men;
  };

  test('are made of what there is', () => {
    const parts = Object.values(formations).flatMap((formation) => formation.parts.map((part) => part.of));
    expect(parts.filter((part) => !known.has(part))).toStrictEqual([]);
  });

  test.each([
    ['german-infantry-squad', 9],
    ['panzergrenadier-squad', 8],
    ['volksgrenadier-squad', 9],
    ['volkssturm-squad', 9],
    ['german-platoon', 33],
    ['german-weapons-platoon', 18],
    ['german-company', 129],
    ['german-tank-company', 14],
    ['us-tank-company', 17],
    ['us-battery', 6],
    ['mcdonald-squad', 8],
    ['schmidt-section', 7],
  ])('%s: %i', (id, men) => {
    expect(strength(id)).toBe(men);
  });
});

describe('what was given and is of no use', () => {
  test.each([
    [{ what: 'vehicle', vehicle: 'tiger', mgs: 5 }, 'vehicle:tiger', ['mgs']],
    [{ what: 'vehicle', vehicle: 'tiger', gun: 'rifle', speed: 9 }, 'vehicle:tiger', ['gun', 'speed']],
  ])('PT-CALC-03: %j', (given, beside, options) => {
    expect(inputErrorOf(() => ruled('points', given, []))).toMatchObject({
      says: 'means-nothing',
      values: { beside, options },
    });
  });

  test('but what is 0 anyway may be said', () => {
    expect(ruled('points', { what: 'vehicle', vehicle: 'tiger', mgs: 0 }, []).facts.points).toBe(70);
  });
});
