import { describe, expect, test } from 'vitest';
import { by, dice, type Given } from '../ruled.ts';

const { ruled, refused } = by('panzertroops');

/** What the throw has apart from its firepower. */
function penalty(given: Given, toggles?: string) {
  const all = { weapon: 'rifle', moved: true, ...given };
  const { steps } = ruled('fire', all, dice(1, 1), toggles);
  return steps.find(({ rule }) => rule === 'PT-FIRE-02')!.modifiers.slice(1);
}

describe('attacking fire after moving', () => {
  test('PT-ATK-02: infantry has -2', () => {
    expect(penalty({})).toMatchObject([{ rule: 'PT-ATK-02', value: -2 }]);
  });

  test.each(['hull', 'roof'])('PT-ATK-03: a vehicle has -2 with a %s weapon', (mount) => {
    expect(penalty({ weapon: 'mmg', mount })).toMatchObject([{ rule: 'PT-ATK-03', value: -2 }]);
  });

  test('PT-ATK-03: with roof-as-turret a roof weapon has -1, and a hull weapon -2 as before', () => {
    const toggle = 'roof-as-turret';
    expect(penalty({ weapon: 'mmg', mount: 'roof' }, toggle)).toMatchObject([{ rule: 'PT-ATK-04', value: -1 }]);
    expect(penalty({ weapon: 'mmg', mount: 'hull' }, toggle)).toMatchObject([{ value: -2 }]);
  });

  test('PT-ATK-04: a vehicle has -1 with a weapon in the turret', () => {
    expect(penalty({ weapon: 'mmg', mount: 'turret' })).toMatchObject([{ rule: 'PT-ATK-04', value: -1 }]);
    const given = { weapon: 'at-heavy', armour: 18, mount: 'turret', moved: true };
    const { steps } = ruled('tankhit', given, dice(1, 1));
    expect(steps.at(-1)!.modifiers).toMatchObject([{ value: 5 }, { rule: 'PT-ATK-04', value: -1 }]);
  });

  test('PT-RUL-21: with roof-as-turret a roof gun has -1, and is called one still', () => {
    const given = { weapon: 'mmg', mount: 'roof', moved: true };
    const [modifier] = ruled('fire', given, dice(1, 1), 'roof-as-turret').steps.at(-1)!.modifiers.slice(-1);
    expect(modifier).toStrictEqual({ rule: 'PT-ATK-04', label: 'roof-moved', value: -1 });
  });

  test.each(['grenades', 'satchel'])('PT-ATK-05: %s have no penalty', (weapon) => {
    expect(penalty({ weapon, modifier: -9 })).toMatchObject([{ value: -9 }]);
    const { steps } = ruled('fire', { weapon, moved: true, modifier: -9 }, dice(1, 1));
    expect(steps).toContainEqual(expect.objectContaining({ rule: 'PT-ATK-05', result: 'no-penalty' }));
  });

  test('PT-ATK-05: a satchel at a tank neither; no mount makes it worse', () => {
    const given = { weapon: 'satchel', armour: 18, moved: true, mount: 'hull' };
    expect(ruled('tankhit', given, dice(1, 1)).steps.at(-1)!.modifiers).toMatchObject([{ value: 7 }]);
  });

  test.each(['light-mortar', 'lmg', 'flamethrower'])('PT-ATK-02: a %s is infantry, and has -2', (weapon) => {
    expect(penalty({ weapon, continued: true })).toMatchObject([{ rule: 'PT-ATK-02', value: -2 }]);
  });

  test.each(['mmg', 'hmg-50', 'medium-mortar', 'at-light', 'art-heavy'])(
    'PT-ATK-06: a %s on the ground does not fire',
    (weapon) => {
      const reason = { rule: 'PT-ATK-06', reason: 'moved' };
      expect(refused('fire', { weapon, moved: true })).toMatchObject(reason);
      expect(ruled('fire', { weapon, moved: true, phase: 'defensive' }, dice(1, 1)).facts.result).toBeDefined();
    },
  );

  test('PT-ATK-01: in defensive fire there is no penalty, whoever moved', () => {
    expect(penalty({ phase: 'defensive' })).toStrictEqual([]);
    expect(penalty({ phase: 'defensive', weapon: 'mmg', mount: 'turret' })).toStrictEqual([]);
  });
});
