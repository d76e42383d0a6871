import { describe, expect, test } from 'vitest';
import { GUNS, INDIRECT, LAUNCHERS, VEHICLES } from '../../../data/hans-n-panzer/armoury.ts';
import { fields as declared } from '../../../data/hans-n-panzer/fields.ts';
import { hansNPanzer } from '../../../src/rules/hans-n-panzer/index.ts';
import { Played } from '../played.ts';

const { profiles, squads, rules } = hansNPanzer;

describe('what a player raises', () => {
  test('every vehicle of Table 1, every gun of Table 3, every launcher, mortar and battery', () => {
    for (const id of [...VEHICLES, ...GUNS]) expect(profiles[id], id).toBeDefined();
    const weapons = Object.values(profiles).map(({ fields }) => fields.weapon);
    for (const weapon of [...GUNS, ...LAUNCHERS, ...INDIRECT]) expect(weapons).toContain(weapon);
  });

  test('nothing is known of it but what the book declares', () => {
    for (const [id, { fields }] of Object.entries(profiles)) {
      expect(
        Object.keys(fields).filter((field) => !Object.hasOwn(declared.unit, field)),
        id,
      ).toEqual([]);
    }
  });

  test('HP-INF-02: an infantry unit is 8 to 12 men with an officer', () => {
    const { fields } = profiles.infantry!;
    expect(fields.men).toBeGreaterThanOrEqual(8);
    expect(fields.men).toBeLessThanOrEqual(12);
    expect(fields.officer).toBe('present');
  });

  test('every squad can be raised, and cites a rule of the book', () => {
    for (const [id, { members }] of Object.entries(squads)) {
      const battlefield = new Played(hansNPanzer, {}, [id]);
      const units = members.reduce((sum, { count }) => sum + count, 0);
      expect(Object.keys(battlefield.game.units), id).toHaveLength(2 * units);
    }
    expect(Object.keys(squads)).toContain('squad'); // what /unit squad raises if nothing is said
    const own = new Set(rules.map(({ id }) => id));
    for (const { rule } of Object.values(squads)) expect(own).toContain(rule);
  });
});
