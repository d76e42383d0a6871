import { describe, expect, test } from 'vitest';
import { ARMOURS, LAUNCHERS, TANK_GUNS, VEHICLES } from '../../../src/rules/landser/book.ts';
import { landser } from '../../../src/rules/landser/index.ts';
import { Played } from './played.ts';

const { profiles, squads } = landser;
const vehicles = Object.entries(profiles).filter(([, { fields }]) => fields.armour !== undefined);

describe('the vehicles', () => {
  test.each(vehicles)(
    'LS-CREW-01: %s has an armour class, a speed and a crew, and a gun of the table or none',
    (_id, { fields }) => {
      expect(ARMOURS).toContain(fields.armour);
      expect(VEHICLES).toContain(fields.speed);
      expect(fields.crew).toBeGreaterThan(0);
      if (fields.weapon !== undefined) expect(TANK_GUNS).toContain(fields.weapon);
      expect(Number(fields.coaxial ?? 0)).toBeLessThanOrEqual(Number(fields['machine-guns'] ?? 0));
    },
  );

  test('LS-ARM-01, R-19: are of the classes that the book names', () => {
    const classes = Object.fromEntries(vehicles.map(([id, { fields }]) => [id, fields.armour]));
    expect(classes).toMatchObject({
      'panzer-1': 'light',
      'panzer-2': 'light',
      'half-track': 'light',
      'panzer-3': 'medium',
      'panzer-4': 'medium',
      sherman: 'medium',
      panther: 'heavy',
      tiger: 'heavy',
      pershing: 'heavy',
      'stalin-2': 'heavy',
      lorry: 'soft',
    });
    expect(profiles['half-track']!.fields['open-topped']).toBe(true);
  });

  const crewed = Object.entries(squads).filter(([, { rule }]) => rule === 'LS-CREW-01');

  test.each(crewed)('LS-CREW-01: %s is raised with as many crewmen as its profile says', (id, { members }) => {
    const [vehicle, crew] = members;
    expect(members).toHaveLength(2);
    expect(crew).toStrictEqual({ profile: 'crewman', count: profiles[vehicle!.profile]!.fields.crew });
    new Played({}, [id]).turn();
  });
});

describe('LS-AT-03: teams', () => {
  test.each(['anti-tank-team', 'panzerschreck-team', 'piat-team'])('%s: a launcher and a loader', (id) => {
    const { members } = squads[id]!;
    const { weapon } = profiles[members[0]!.profile]!.fields;
    expect(LAUNCHERS).toContain(weapon);
    expect(members.map(({ count }) => count)).toStrictEqual([1, 1]);
    const battle = new Played({}, [id]);
    const gunner = Object.values(battle.game.units)[0]!.name;
    expect(battle.knows('tankhit', { who: gunner })).toMatchObject({ weapon });
  });

  test('R-22: a PIAT too moves or shoots, and needs its two men', () => {
    const battle = new Played({}, ['piat-team']);
    const piat = { who: 'Red PIAT gunner', range: 10 };
    battle.turn();
    battle.does('tankhit', piat, 1);
    battle.turn(1);
    battle.does('effect', { target: 'Red Anti-tank loader', weapon: 'explosion' }, 6, 6);
    battle.turn(1);
    expect(battle.refuses('tankhit', piat)).toBe('LS-AT-03');
    battle.does('move', { who: 'Red PIAT gunner' });
    expect(battle.refuses('tankhit', piat)).toBe('LS-AT-02');
  });
});
