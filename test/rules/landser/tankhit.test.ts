import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { completeOptions } from '../../../src/kernel/options/read-options.ts';
import { landser } from '../../../src/rules/landser/index.ts';
import { everyThrow, inWriting } from '../../kernel/every-throw.ts';
import { runs } from '../../nightly.ts';
import { anyOptions } from '../any-options.ts';
import { by, dice, type Given } from '../ruled.ts';
import { byTheBook, cellOf, printed } from './tankhit-by-the-book.ts';

const { ruled, odds, chance } = by('landser');
const table = landser.verbs.tankhit!.options;
const LAUNCHERS = ['bazooka', 'panzerschreck', 'piat', 'panzerfaust'];
const arms = ([weapon]: readonly [string, unknown]) => LAUNCHERS.includes(weapon) || weapon === 'sticky-bomb';

describe('LS-TANK-01, LS-AT-01: to hit, band by band', () => {
  const cells = Object.entries(printed).flatMap(([weapon, row]) =>
    [0, 2, 2.5, 5, 5.25, 15, 16, 30, 31, 60, 60.5, 120].flatMap((range) => {
      const need = cellOf(weapon, range);
      return need === undefined ? [] : [{ weapon, range, need, rule: arms([weapon, row]) ? 'LS-AT-01' : 'LS-TANK-01' }];
    }),
  );

  test.each(cells)('$rule: $weapon at $range" needs $need', ({ weapon, range, need, rule }) => {
    const chances = ['', '1', '5/6', '2/3', '1/2', '1/3', '1/6'];
    expect(chance('tankhit', { weapon, range }, { hit: true })).toBe(chances[need]);
    // The next two are for the damage: a hit without effect asks for nothing else.
    const given = { weapon, range, armour: 'heavy', modifier: -6 };
    expect(ruled('tankhit', given, dice(5)).steps.at(-1)).toMatchObject({ rule, need, total: -1, result: 'missed' });
  });
});

describe('LS-DMG-01: the damage roll', () => {
  const gun = { weapon: '8-8cm-kwk', range: 20, armour: 'heavy', facing: 'front' };

  test('the check figures of the inventory', () => {
    expect(chance('tankhit', gun, { hit: true })).toBe('5/6');
    expect(chance('tankhit', gun, { damage: 'no-effect' })).toBe('5/36');
    expect(chance('tankhit', gun, { damage: 'glancing' })).toBe('5/18');
    expect(chance('tankhit', gun, { damage: 'penetrating' })).toBe('5/12');
  });

  test('armour and bonus are added to the die: 3 or less nothing, 4-5 glancing, 6 penetrating', () => {
    const { facts, steps } = ruled('tankhit', gun, dice(4, 1));
    expect(facts).toStrictEqual({ hit: true, damage: 'no-effect' });
    expect(steps.at(-1)).toMatchObject({ rule: 'LS-DMG-01', faces: [1], total: 3, result: 'no-effect' });
    expect(ruled('tankhit', gun, dice(4, 2, 3)).facts).toMatchObject({ damage: 'glancing' });
    expect(ruled('tankhit', gun, dice(4, 3, 6)).facts).toMatchObject({ damage: 'glancing' });
    expect(ruled('tankhit', gun, dice(4, 4, 6)).facts).toMatchObject({ damage: 'penetrating' });
  });

  const modifiersOf = (given: Given) =>
    ruled('tankhit', { modifier: 20, ...given }, dice(6, 1)).steps.find(({ rule }) => rule === 'LS-DMG-01')!.modifiers;
  const weak = { weapon: '2cm', range: 20 };

  // biome-ignore format: as the book prints it
  test.each([
    ['light', [-1, -1, -1, -1]],
    ['medium', [-3, -2, -1, -1]],
    ['heavy', [-4, -2, -1, -1]],
  ])('LS-ARM-02, LS-ARM-03: %s armour, front, side, rear and top', (armour, row) => {
    ['front', 'side', 'rear', 'top'].forEach((facing, i) => {
      const [first] = modifiersOf({ ...weak, armour, facing });
      expect(first).toMatchObject({ rule: facing === 'top' ? 'LS-ARM-03' : 'LS-ARM-02', value: row[i] });
    });
  });

  test('LS-ARM-03: an open-topped vehicle has no armour on top, and elsewhere what it has', () => {
    expect(modifiersOf({ ...weak, facing: 'top', 'open-topped': true }).map(({ rule }) => rule)).toStrictEqual([
      'LS-TANK-01',
    ]);
    expect(modifiersOf({ ...weak, facing: 'side', 'open-topped': true })[0]).toMatchObject({ value: -2 });
  });

  test('R-19: soft vehicles have none anywhere', () => {
    for (const facing of ['front', 'side', 'rear', 'top']) {
      expect(chance('tankhit', { ...weak, armour: 'soft', facing, modifier: 9 }, { damage: 'no-effect' })).toBe('1/6');
    }
  });

  test.each(Object.entries(printed).filter((entry) => !arms(entry)))('LS-TANK-01: the bonus of %s', (weapon, row) => {
    const given = { weapon, range: 20, armour: 'soft', modifier: 9 };
    const { steps } = ruled('tankhit', given, dice(6, 6, 2));
    expect(steps[1]!.modifiers).toMatchObject([{ rule: 'LS-TANK-01', value: row[1] }]);
  });

  test.each(['bazooka', 'panzerschreck', 'piat'])('LS-DMG-02: %s +2', (weapon) => {
    const { steps } = ruled('tankhit', { weapon, range: 5, armour: 'soft' }, dice(6, 1));
    expect(steps[1]!.modifiers).toMatchObject([{ rule: 'LS-DMG-02', value: 2 }]);
  });

  test('LS-DMG-03: Panzerfaust +3 at short range, +2 at medium', () => {
    const bonus = (range: number) =>
      ruled('tankhit', { weapon: 'panzerfaust', range }, dice(6, 1)).steps[1]!.modifiers.at(-1);
    expect(bonus(5)).toMatchObject({ rule: 'LS-DMG-03', value: 3 });
    expect(bonus(6)).toMatchObject({ rule: 'LS-DMG-03', value: 2 });
  });

  test.each(LAUNCHERS)('LS-DMG-04: elevation +1 for %s', (weapon) => {
    const { steps } = ruled('tankhit', { weapon, range: 5, elevation: true }, dice(6, 1));
    expect(steps[1]!.modifiers.at(-1)).toMatchObject({ rule: 'LS-DMG-04', value: 1 });
  });
});

describe('what a hit does', () => {
  const glancing = (row: number, ...then: number[]) =>
    ruled('tankhit', { weapon: 'bazooka', range: 5, armour: 'soft' }, dice(6, 2, row, ...then));
  const penetrating = (row: number, ...then: number[]) =>
    ruled('tankhit', { weapon: 'bazooka', range: 5, armour: 'soft' }, dice(6, 6, row, ...then));

  test.each([
    [1, 'crew-shaken', 'LS-GLAN-02'],
    [2, 'crew-shaken', 'LS-GLAN-02'],
    [3, 'mg-destroyed', 'LS-GLAN-03'],
    [4, 'main-gun-damaged', 'LS-GLAN-04'],
    [6, 'crew-injured', 'LS-GLAN-06'],
  ])('LS-GLAN-01: glancing %d is %s (%s)', (face, result, row) => {
    const { facts, steps } = glancing(face);
    expect(facts).toStrictEqual({ hit: true, damage: 'glancing', result });
    expect(steps.at(-1)).toMatchObject({ rule: 'LS-GLAN-01', faces: [face], row });
  });

  test('LS-GLAN-05: glancing 5 throws a track, half a D6 inches on', () => {
    [1, 1, 2, 2, 3, 3].forEach((moves, i) => {
      const { facts, steps } = glancing(5, i + 1);
      expect(facts).toStrictEqual({ hit: true, damage: 'glancing', result: 'thrown-track', moves });
      expect(steps.at(-1)).toMatchObject({ rule: 'LS-GLAN-05', faces: [i + 1] });
    });
  });

  test.each([
    [2, 'main-gun-destroyed', 'LS-PEN-03'],
    [3, 'turret-jammed', 'LS-PEN-04'],
    [4, 'crew-killed', 'LS-PEN-05'],
    [6, 'ammo-explodes', 'LS-PEN-07'],
  ])('LS-PEN-01: penetrating %d is %s (%s)', (face, result, row) => {
    const { facts, steps } = penetrating(face);
    expect(facts).toStrictEqual({ hit: true, damage: 'penetrating', result });
    expect(steps.at(-1)).toMatchObject({ rule: 'LS-PEN-01', faces: [face], row });
  });

  test.each([
    ['LS-PEN-02', 1, 'thrown-track'],
    ['LS-PEN-06', 5, 'engine-explodes'],
  ])('%s: penetrating %d is %s, D3 inches on', (rule, face, result) => {
    [1, 1, 2, 2, 3, 3].forEach((moves, i) => {
      const { facts, steps } = penetrating(face, i + 1);
      expect(facts).toStrictEqual({ hit: true, damage: 'penetrating', result, moves });
      expect(steps.at(-1)).toMatchObject({ rule, faces: [i + 1] });
    });
  });

  test('LS-PEN-07, R-28: ammunition that explodes catches those near it as an explosion does', () => {
    expect(penetrating(6).facts.result).toBe('ammo-explodes');
    expect(chance('effect', { weapon: 'explosion' }, { effect: 'hide' })).toBe('1/3');
  });
});

describe('sticky bombs', () => {
  const bomb = { weapon: 'sticky-bomb' };

  test('LS-DMG-05: on a hit a 3 breaks the track, whatever the armour', () => {
    expect(ruled('tankhit', bomb, dice(5, 3)).facts).toStrictEqual({ hit: true, damage: 'immobilised' });
    const { facts, steps } = ruled('tankhit', { ...bomb, armour: 'heavy' }, dice(5, 2));
    expect(facts).toStrictEqual({ hit: true, damage: 'no-effect' });
    expect(steps.at(-1)).toMatchObject({ rule: 'LS-DMG-05', need: 3, modifiers: [] });
  });

  test('LS-AT-06: on a natural 1 it goes off too soon, whatever is added', () => {
    for (const modifier of [0, 9, -9]) {
      const { facts, steps } = ruled('tankhit', { ...bomb, modifier }, dice(1));
      expect(facts).toStrictEqual({ hit: false, premature: true });
      expect(steps.at(-1)!.rule).toBe('LS-AT-06');
    }
    expect(chance('tankhit', { weapon: 'bazooka', range: 5 }, { premature: true })).toBe('0');
  });

  test('LS-FIRE-05: cover is none at 2"', () => {
    expect(odds('tankhit', { ...bomb, range: 2, cover: 'full' })).toStrictEqual(odds('tankhit', bomb));
  });
});

describe('LS-GLAN-04: a damaged gun explodes on a natural 1 or 2 to hit', () => {
  test.each([1, 2])('%d', (face) => {
    const { facts, steps } = ruled('tankhit', { weapon: '90mm-m1', range: 10, 'gun-damaged': true }, dice(face));
    expect(facts).toStrictEqual({ hit: false, 'gun-exploded': true });
    expect(steps.at(-1)!.rule).toBe('LS-GLAN-04');
  });

  test('on 3 and more it fires as ever', () => {
    const gun = { weapon: '90mm-m1', range: 10 };
    expect(chance('tankhit', gun, { hit: true })).toBe('5/6');
    expect(chance('tankhit', { ...gun, 'gun-damaged': true }, { hit: true })).toBe('2/3');
    expect(chance('tankhit', { ...gun, 'gun-damaged': true }, { 'gun-exploded': true })).toBe('1/3');
  });
});

describe('R-21, LS-FIRE-17: an impossible shot hits on a 6, and carries its modifiers to the damage roll', () => {
  const far = { weapon: '75mm-m1', range: 100, cover: 'full', moved: true, armour: 'soft' };

  test('the whole of them; with impossible-excess-only what passes 6', () => {
    const carried = (toggles?: string) => ruled('tankhit', far, dice(6, 1, 1), toggles).steps[1]!.modifiers;
    expect(carried()).toMatchObject([{ value: 6 }, { rule: 'LS-FIRE-17', value: -3 }]);
    expect(carried('impossible-excess-only')).toMatchObject([{ value: 6 }, { rule: 'LS-FIRE-17', value: -2 }]);
    expect(chance('tankhit', far, { hit: true })).toBe('1/6');
  });

  test('needing just 6 is not impossible, and carries nothing', () => {
    const { steps } = ruled('tankhit', { ...far, cover: 'none' }, dice(6, 1, 2));
    expect(steps[1]!.modifiers).toMatchObject([{ value: 6 }]);
  });

  test('of a sticky bomb, to the roll for the track', () => {
    const given = { weapon: 'sticky-bomb', modifier: -3 };
    expect(ruled('tankhit', given, dice(6, 5)).facts).toStrictEqual({ hit: true, damage: 'no-effect' });
    expect(ruled('tankhit', given, dice(6, 6)).facts).toStrictEqual({ hit: true, damage: 'immobilised' });
  });
});

describe('Molotovs are for grenade', () => {
  test.each([{}, { range: 8, 'open-topped': true }, { range: 3, modifier: 1 }])(
    'LS-MOLO-01, LS-DMG-06: the same odds, %j',
    (given) => {
      const thrown = { weapon: 'molotov', ...given };
      expect(odds('tankhit', thrown)).toStrictEqual(odds('grenade', thrown));
    },
  );
});

test('the odds are those of every throw there is, from the printed tables', () => {
  const shots = anyOptions(table)
    .map((given) => completeOptions(table, given))
    .filter(({ weapon, range, moved, elevation, ...shot }) => {
      if (weapon === 'molotov' || range === undefined || cellOf(String(weapon), Number(range)) === undefined)
        return false;
      const launcher = LAUNCHERS.includes(String(weapon));
      if ((moved && launcher) || (elevation && !launcher)) return false;
      if (shot['gun-damaged'] && (launcher || weapon === 'sticky-bomb')) return false;
      return !(shot['same-target'] && (moved || shot['target-fast']));
    });
  fc.assert(
    fc.property(shots, (shot) => {
      const slow = inWriting(everyThrow((thrown) => byTheBook(thrown, shot)));
      expect(odds('tankhit', shot as Given, 'suppressive-fire')).toStrictEqual(slow);
    }),
    { numRuns: runs(60, 1500), seed: 1944 },
  );
});
