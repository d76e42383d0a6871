import { describe, expect, test } from 'vitest';
import type { Fields } from '../../../src/kernel/scene.ts';
import { AFVS, SOFT_VEHICLES, WEAPONS } from '../../../src/rules/panzertroops/ids.ts';
import { panzertroops } from '../../../src/rules/panzertroops/index.ts';
import { Played } from '../played.ts';

const { profiles, squads, book } = panzertroops;
const fieldsOf = (id: string): Fields => profiles[id]!.fields;

describe('what a unit can be', () => {
  test('PT-VEH-01: every vehicle of the tables, with its weapons where they are mounted', () => {
    for (const id of [...AFVS, ...SOFT_VEHICLES]) expect(fieldsOf(id).vehicle).toBe(id);
    expect(AFVS.length).toBe(32);
    expect(fieldsOf('m4a2-sherman').weapons).toBe('at-medium/turret,mmg/turret,mmg/hull,hmg-50/roof');
    expect(fieldsOf('m3-grant').weapons).toBe('at-light/turret,at-medium/hull,mmg/turret,mmg/roof');
  });

  test('every weapon of the book is carried by somebody, by as many men as it needs', () => {
    for (const weapon of WEAPONS) {
      const able = Object.values(profiles).filter(({ fields }) => String(fields.weapons).split(',').includes(weapon));
      expect(able.length, weapon).toBeGreaterThan(0);
      const { crew, kind } = book.weapons[weapon];
      if (crew > 1)
        expect(
          able.every(({ fields }) => fields.crew === crew && fields.kind === kind),
          weapon,
        ).toBe(true);
    }
  });

  test('PT-TROOP-01: infantry are line troopers with rifle or SMG and grenades, and weapons carriers', () => {
    for (const id of ['rifleman', 'smg-man', 'bar-man', 'lmg-team']) expect(fieldsOf(id).kind).toBe('infantry');
    expect(fieldsOf('rifleman').weapons).toBe('rifle,grenades');
    expect(fieldsOf('smg-man').weapons).toBe('smg,grenades');
  });

  test('PT-TROOP-02: an officer has pistol and grenades', () => {
    expect(fieldsOf('officer')).toMatchObject({ kind: 'infantry', figure: 'officer', weapons: 'pistol,grenades' });
  });

  test('PT-TROOP-03: a weapons carrier has a pistol and one heavier weapon, and no grenades', () => {
    const carriers = ['bar-man', 'lmg-team', 'bazooka-team', 'light-mortar-team', 'at-rifle-man', 'satchel-man'];
    for (const id of [...carriers, 'flamethrower-man']) {
      const arms = String(fieldsOf(id).weapons).split(',');
      expect(arms).toContain('pistol');
      expect(arms).not.toContain('grenades');
      expect(arms.filter((each) => each !== 'pistol').length).toBe(1);
    }
  });
});

describe('PT-ORG-01: what /unit squad raises', () => {
  const counted = (squad: string) => {
    const played = new Played(panzertroops, {}, []).squad('red', squad, 'R');
    const tally: Record<string, number> = {};
    for (const { profile } of Object.values(played.game.units)) tally[profile] = (tally[profile] ?? 0) + 1;
    return tally;
  };

  test('squads', () => {
    expect(counted('german-infantry-squad')).toStrictEqual({ noncom: 1, 'lmg-team': 1, rifleman: 6 });
    expect(counted('us-armoured-infantry-squad')).toStrictEqual({
      noncom: 1,
      'smg-man': 3,
      rifleman: 4,
      'bar-man': 2,
      'mmg-team': 1,
      'm3-halftrack': 1,
    });
  });

  test('a platoon of three squads with its commander, and a company of three platoons with its weapons', () => {
    expect(counted('german-platoon')).toStrictEqual({ noncom: 4, 'lmg-team': 4, rifleman: 21 });
    expect(counted('german-company')).toStrictEqual({
      noncom: 12 + 3 + 3,
      'lmg-team': 12,
      rifleman: 63 + 8 + 11,
      captain: 1,
      'hmg-team': 2,
    });
  });

  test('tank companies of 14 and 17, and a battery of 6', () => {
    expect(counted('german-tank-company')).toStrictEqual({ 'panzer-4h': 14 });
    expect(counted('us-tank-company')).toStrictEqual({ 'm4a2-sherman': 17 });
    expect(counted('us-battery')).toStrictEqual({ 'art-medium-gun': 6 });
  });

  test('all of them, of profiles that there are', () => {
    expect(Object.keys(squads).length).toBeGreaterThan(15);
    for (const id of Object.keys(squads)) expect(Object.keys(counted(id)).length, id).toBeGreaterThan(0);
  });
});
