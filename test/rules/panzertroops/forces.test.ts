import { describe, expect, test } from 'vitest';
import { AFVS, SOFT_VEHICLES, WEAPONS } from '../../../data/panzertroops/ids.ts';
import type { Fields } from '../../../src/kernel/state/scene.ts';
import { english } from '../../../src/reply/english/index.ts';
import { wordedSteps } from '../../../src/reply/ruling/worded.ts';
import { panzertroops } from '../../../src/rules/panzertroops/index.ts';
import { Played } from '../played.ts';
import { by } from '../ruled.ts';

const { profiles, squads, book } = panzertroops;
const fieldsOf = (id: string): Fields => profiles[id]!.fields;

describe('what a unit can be', () => {
  test('PT-VEH-01: every vehicle of the tables, with its weapons where they are mounted', () => {
    for (const id of [...AFVS, ...SOFT_VEHICLES]) expect(fieldsOf(id).vehicle).toBe(id);
    expect(AFVS.length).toBe(32);
    expect(fieldsOf('m4a2-sherman').weapons).toStrictEqual([
      'at-medium/turret',
      'mmg/turret',
      'mmg/hull',
      'hmg-50/roof',
    ]);
    expect(fieldsOf('m3-grant').weapons).toStrictEqual(['at-light/turret', 'at-medium/hull', 'mmg/turret', 'mmg/roof']);
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
    expect(fieldsOf('rifleman').weapons).toStrictEqual(['rifle', 'grenades']);
    expect(fieldsOf('smg-man').weapons).toStrictEqual(['smg', 'grenades']);
  });

  test('PT-TROOP-02: an officer has pistol and grenades', () => {
    expect(fieldsOf('officer')).toMatchObject({ kind: 'infantry', figure: 'officer', weapons: ['pistol', 'grenades'] });
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

describe('PT-PTS-01: a force list', () => {
  const { ruled } = by('panzertroops');
  const list = (items: string, budget?: number) =>
    ruled('points', { what: 'force', items, ...(budget === undefined ? {} : { budget }) }, []);
  const missing = (items: string) =>
    wordedSteps(english, { rules: 'panzertroops', book: 1, steps: list(items).steps })
      .slice(1)
      .map(({ rule, label, result }) => `${rule} ${label}: ${result}`);

  test('within a budget, or over it', () => {
    expect(list('tiger,noncom+smg', 100).facts).toStrictEqual({ points: 83, left: 17 });
    expect(list('tiger,noncom+smg', 80).facts).toStrictEqual({ points: 83, left: -3 });
    expect(list('tiger,noncom+smg').facts).toStrictEqual({ points: 83 });
  });

  test('of teams and organisations, each for all that belongs to it', () => {
    expect(list('lmg-team').facts).toStrictEqual({ points: 2 * 3 + 4 });
    // A noncom with SMG and grenades 14, an LMG team 10, riflemen 6 each.
    expect(list('german-infantry-squad').facts).toStrictEqual({ points: 14 + 10 + 6 * 6 });
    expect(list('us-tank-platoon').facts).toStrictEqual({ points: 5 * 50 });
  });

  test('PT-TROOP-05: tells of a second crewman who is missing, wherever he may be listed', () => {
    expect(missing('noncom+smg,line+lmg')).toStrictEqual(['PT-TROOP-05 light machine gun: 1 more man to serve it']);
    expect(missing('noncom+smg,2*line+at-medium')).toStrictEqual(['PT-TROOP-07 medium AT gun: 4 more men to serve it']);
    for (const items of ['noncom+smg,line+line+lmg', 'noncom+smg,line+lmg,line+pistol', 'noncom+smg,lmg-team']) {
      expect(missing(items)).toStrictEqual([]);
    }
  });

  test('PT-PTS-01: a noncom is the bare man, and the reply says so (PT-RUL-60)', () => {
    expect(list('noncom').facts).toStrictEqual({ points: 11 });
    expect(missing('noncom')).toStrictEqual(['PT-PTS-01 noncom without weapons: 11']);
    expect(missing('noncom+smg+grenades')).toStrictEqual([]);
  });

  test('PT-MOR-03: tells of a leader who is missing', () => {
    expect(missing('6*line+rifle')).toStrictEqual(['PT-MOR-03 noncom or officer: missing']);
    expect(missing('6*line+rifle,officer+pistol')).toStrictEqual([]);
    expect(missing('tiger')).toStrictEqual([]);
  });
});
