import { describe, expect, test } from 'vitest';
import { panzertroops } from '../../../src/rules/panzertroops/index.ts';
import { Played, remindedOf } from '../played.ts';
import { STEP } from './skirmish.ts';

/** Schmidt’s section of seven against McDonald’s squad of eight, with morale. Red is Side A. */
function battle(house: Readonly<Record<string, boolean>> = {}): Played {
  const played = new Played(panzertroops, { morale: true, ...house }, []);
  return played.squad('red', 'mcdonald-squad', 'Red').squad('blue', 'schmidt-section', 'Blue');
}

/** Kills a man of Red; how many checks that makes owed. */
function kills(played: Played, target: string): number {
  if (played.game.at?.step !== STEP.blueDefends) played.to(STEP.blueDefends);
  const shooter = [1, 2, 3, 4].map((n) => `Blue Rifleman ${n}`).find((name) => !played.of(name, 'fired'));
  const before = played.game.due.length;
  played.does('fire', { who: shooter!, target }, 6, 6);
  return played.game.due.length - before;
}

/** Somebody who may throw for a group: any living member of it. */
function throws(played: Played, squad = played.game.due[0]!.squad): string {
  const units = Object.values(played.game.units);
  return units.find((unit) => !unit.gone && panzertroops.squadOf!(unit, panzertroops.book) === squad)!.name;
}

/** Every check owed is made, and good. */
function holds(played: Played): void {
  for (const due of played.game.due) {
    played.does('morale', { who: throws(played, due.squad) }, 6, 6);
  }
}

describe('PT-MOR-05: when a group checks (PT-RUL-26)', () => {
  test('of 8 men at the 4th, 5th, 6th and 7th loss', () => {
    const played = battle();
    const checks = [1, 2, 3, 4, 5, 6].map((n) => {
      const due = kills(played, `Red Rifleman ${n}`);
      holds(played);
      if (n === 4) played.to(STEP.blueDefends);
      return due;
    });
    expect(checks).toStrictEqual([0, 0, 0, 1, 1, 1]);
    expect(kills(played, 'Red BAR man')).toBe(1);
    holds(played);
    expect(kills(played, 'Red Noncom with SMG')).toBe(0); // nobody is left
  });

  test('one for the sergeant who falls first, two if he is the fourth', () => {
    expect(kills(battle(), 'Red Noncom with SMG')).toBe(1);
    const played = battle();
    for (const n of [1, 2, 3]) expect(kills(played, `Red Rifleman ${n}`)).toBe(0);
    expect(kills(played, 'Red Noncom with SMG')).toBe(2);
    expect(played.stuck()).toBe('still-due');
  });

  test('what one was to throw who then falls, another of his group throws', () => {
    const played = battle();
    kills(played, 'Red Noncom with SMG');
    const first = throws(played);
    expect(kills(played, first)).toBe(0);
    expect(throws(played)).not.toBe(first);
    played.does('morale', { who: throws(played) }, 6, 6);
    expect(played.game.due).toStrictEqual([]);
  });

  test('whoever of the group is named, it is the check that the group owes', () => {
    const played = battle();
    for (const n of [1, 2, 3]) kills(played, `Red Rifleman ${n}`);
    expect(kills(played, 'Red Noncom with SMG')).toBe(2);
    expect(played.refuses('morale', { who: 'Red Rifleman 1' })).toBe('PT-ATK-01');
    played.does('morale', { who: 'Red Rifleman 4' }, 6, 6);
    expect(played.game.due.length).toBe(1);
    played.does('morale', { who: 'Red Rifleman 5' }, 1, 1);
    expect([played.game.due, played.of('Red BAR man', 'morale')]).toStrictEqual([[], 'broken']);
    expect(played.refuses('morale', { who: 'Red Rifleman 5' })).toBe('PT-MOR-05');
  });

  test('nobody of another group pays for it', () => {
    const played = battle().adds('red', 'm4a2-sherman', 'Able');
    played.to(STEP.redMoves);
    played.does('move', { who: 'Able', target: 'Red Rifleman 1' });
    kills(played, 'Red Noncom with SMG');
    // The umpire may call for a check of theirs: it is none that the sergeant's group owes.
    played.does('morale', { who: 'Red Rifleman 1' }, 6, 6);
    played.does('morale', { who: 'Able' }, 6, 6);
    expect(played.game.due).toHaveLength(1);
    played.does('morale', { who: 'Red Rifleman 2' }, 6, 6);
    expect(played.game.due).toHaveLength(0);
  });

  test('a second check that is owed lapses when the first one breaks them all', () => {
    const played = battle();
    for (const n of [1, 2, 3]) kills(played, `Red Rifleman ${n}`);
    kills(played, 'Red Noncom with SMG');
    const who = throws(played);
    played.does('morale', { who }, 1, 1);
    expect([played.of(who, 'morale'), played.game.due]).toStrictEqual(['broken', []]);
    expect(played.refuses('morale', { who })).toBe('PT-MOR-05');
  });

  test('by the leader, or whoever is left, with its options filled in', () => {
    const played = battle();
    kills(played, 'Red Noncom with SMG');
    expect(played.game.due).toMatchObject([{ verb: 'morale', rule: 'PT-MOR-05', squad: 'red/Red/' }]);
    const who = throws(played);
    expect(played.knows('morale', { who })).toStrictEqual({ troops: 'line', leader: false, immobilised: false });
    expect(played.does('morale', { who }, 4, 4).facts).toStrictEqual({ morale: 'shaken' }); // 8 - 3
  });

  test('several shot at once are counted one by one', () => {
    const played = battle().adds('blue', 'hmg-team', 'HMG');
    played.to(STEP.blueDefends);
    const target = [1, 2, 3, 4, 5].map((n) => `Red Rifleman ${n}`).join(',');
    played.does('fire', { who: 'HMG', target, split: '1,1,1,1,1' }, ...new Array<number>(10).fill(6));
    expect(played.game.due.length).toBe(2);
  });

  test('without morale, never', () => {
    expect(kills(battle({ morale: false }), 'Red Noncom with SMG')).toBe(0);
  });

  test('PT-MOR-12: green men and veterans are known', () => {
    const played = new Played(panzertroops, { morale: true }, []);
    for (const name of ['A', 'B']) played.adds('red', 'veteran-rifleman', name);
    expect(played.knows('morale', { who: 'A' })).toMatchObject({ troops: 'veteran', leader: false });
    played.adds('red', 'noncom', 'Sergeant');
    expect(played.knows('morale', { who: 'A' })).toMatchObject({ troops: 'veteran', leader: true });
    played.adds('red', 'green-rifleman', 'C');
    expect(played.knows('morale', { who: 'A' })).toMatchObject({ troops: 'green', leader: true });
  });
});

describe('which men are a group', () => {
  test('PT-MOR-02: a vehicle with all in and on it; its own men are their leaders', () => {
    const played = battle().adds('red', 'm4a2-sherman', 'Able').adds('blue', 'panzer-4h', 'Kurt');
    played.does('move', { who: 'Able', target: 'Red Rifleman 1,Red Rifleman 2' });
    expect(played.knows('morale', { who: 'Red Rifleman 1' })).toMatchObject({ leader: true });
    expect(kills(played, 'Red Rifleman 1')).toBe(1); // one of two
    expect(played.game.due[0]!.squad).toBe(`red/#${played.unit('Able').id}`);
  });

  test('PT-MOR-02: a gun in position with its crew; limbered it is part of the vehicle’s', () => {
    const played = battle().adds('red', 'at-light-gun', 'Gun').adds('red', 'truck', 'Truck');
    // By 3 or more the gun would be lost with its man.
    for (const checks of [0, 1]) {
      played.to(STEP.blueDefends);
      played.does('fire', { who: 'Blue Rifleman 1', target: 'Gun' }, 5, 5);
      expect(played.game.due.length).toBe(checks);
    }
    expect(played.knows('morale', { who: 'Gun' })).toMatchObject({ leader: false });
    holds(played);
    played.to(STEP.redMoves);
    played.does('move', { who: 'Truck', target: 'Gun' });
    expect(played.knows('morale', { who: 'Gun' })).toMatchObject({ leader: true });
  });

  test('PT-MOR-03: men on foot are told at the start if they are fewer than 6, or have no leader', () => {
    expect(remindedOf(battle().to(STEP.redMoves))).not.toContain('PT-MOR-03');
    const few = new Played(panzertroops, { morale: true }, []).squad('red', 'us-infantry-squad', 'Red');
    expect(remindedOf(few.to(STEP.redMoves))).toContain('PT-MOR-03');
    const five = new Played(panzertroops, { morale: true }, []).adds('red', 'noncom', 'A').adds('red', 'rifleman', 'B');
    expect(remindedOf(five.to(STEP.redMoves))).toContain('PT-MOR-03');
  });

  test('PT-MOR-03: the squads of a platoon are groups by themselves, as is its headquarters', () => {
    const played = new Played(panzertroops, { morale: true }, []).squad('red', 'german-platoon', 'Red');
    const groups = new Set(Object.values(played.game.units).map(({ fields }) => fields.group));
    expect(groups).toStrictEqual(
      new Set(['german-infantry-squad 1', 'german-infantry-squad 2', 'german-infantry-squad 3', undefined]),
    );
    played.to(STEP.blueDefends);
    played.adds('blue', 'rifleman', 'Bob');
    played.does('fire', { who: 'Bob', target: 'Red Noncom with SMG 1' }, 6, 6);
    expect(played.knows('morale', { who: 'Red Rifleman 1' })).toMatchObject({ leader: false });
    expect(played.knows('morale', { who: 'Red Rifleman 7' })).toMatchObject({ leader: true });
  });

  test('PT-ARTY-14: an observer team is a group by itself, or part of the vehicle’s', () => {
    const played = battle().squad('red', 'observer-team', 'Eyes').adds('red', 'jeep', 'Jeep');
    expect(kills(played, 'Eyes Radioman')).toBe(1); // one of two
    expect(throws(played)).toBe('Eyes Forward observer');
    played.does('morale', { who: 'Eyes Forward observer' }, 1, 1);
    expect(played.of('Eyes Forward observer', 'morale')).toBe('broken');
    expect(played.of('Red Rifleman 1', 'morale')).toBeUndefined();
  });
});

describe('a vehicle that is shot at', () => {
  const tanks = (house = {}) => battle(house).adds('red', 'm4a2-sherman', 'Able').adds('blue', 'panzer-4h', 'Kurt');

  test('PT-MOR-06: on a natural 3 or 4 by a gun that could kill it', () => {
    const played = tanks();
    played.to(STEP.blueDefends);
    played.does('tankhit', { who: 'Kurt', target: 'Able' }, 1, 2);
    expect(played.game.due).toMatchObject([{ verb: 'morale', rule: 'PT-MOR-06' }]);
    expect(played.knows('morale', { who: 'Able' })).toMatchObject({ leader: true, immobilised: false });
  });

  test('PT-MOR-07: immobilised it checks at -3', () => {
    const played = tanks();
    played.to(STEP.blueDefends);
    played.does('tankhit', { who: 'Kurt', target: 'Able' }, 4, 5);
    expect(played.game.due).toMatchObject([{ verb: 'morale', rule: 'PT-MOR-07' }]);
    expect(played.knows('morale', { who: 'Able' })).toMatchObject({ immobilised: true });
    played.does('morale', { who: 'Able' }, 4, 4);
    expect(played.of('Able', 'morale')).toBe('shaken');
  });

  test('a man who rides on it may be named for it', () => {
    const played = tanks();
    played.does('move', { who: 'Able', target: 'Red Rifleman 1' });
    played.to(STEP.blueDefends);
    played.does('tankhit', { who: 'Kurt', target: 'Able' }, 4, 5);
    played.does('morale', { who: 'Red Rifleman 1' }, 4, 4);
    expect([played.game.due, played.of('Able', 'morale')]).toStrictEqual([[], 'shaken']);
  });

  test('PT-MOR-10: broken and immobilised, it is left at once by all, for good', () => {
    const played = tanks();
    played.does('move', { who: 'Able', target: 'Red Rifleman 1' });
    played.to(STEP.blueDefends);
    played.does('tankhit', { who: 'Kurt', target: 'Able' }, 4, 5);
    played.does('morale', { who: 'Able' }, 3, 3);
    expect(played.unit('Able').gone).toBe('abandoned');
    expect(played.unit('Able crew').fields).toMatchObject({ crew: 3, weapons: ['pistol'], morale: 'broken' });
    expect(played.of('Red Rifleman 1', 'aboard')).toBeUndefined();
    played.to(STEP.redAttacks);
    expect(played.refuses('tankhit', { who: 'Able', target: 'Kurt' })).toBe('PT-MOR-10');
    played.to(STEP.blueAttacks);
    expect(played.refuses('tankhit', { who: 'Kurt', target: 'Able' })).toBe('PT-MOR-10');
    played.battle();
    expect(played.unit('Able').gone).toBe('abandoned');
  });

  test('a soft vehicle too', () => {
    const played = battle().adds('red', 'truck', 'Truck');
    played.to(STEP.blueDefends);
    played.does('fire', { who: 'Blue Rifleman 1', target: 'Truck' }, 1, 2);
    expect(played.game.due).toMatchObject([{ verb: 'morale', rule: 'PT-MOR-06' }]);
    expect(throws(played)).toBe('Truck');
  });
});

describe('what comes of it', () => {
  test('PT-MOR-09: shaken it is reminded whenever it moves; with shaken-frozen it does not', () => {
    for (const frozen of [false, true]) {
      const played = battle({ 'shaken-frozen': frozen });
      kills(played, 'Red Noncom with SMG');
      played.does('morale', { who: 'Red Rifleman 1' }, 4, 4);
      expect(played.of('Red BAR man', 'morale')).toBe('shaken');
      expect(remindedOf(played.to(STEP.redMoves))).toContain('PT-MOR-09');
      const move = { who: 'Red BAR man', path: 'open=3' };
      if (frozen) expect(played.refuses('move', move)).toBe('PT-MOR-09');
      else expect(remindedOf(played.does('move', move).effects)).toContain('PT-MOR-09');
      played.does('move', { who: 'Red Rifleman 1', path: 'open=0' });
    }
  });

  test('PT-MOR-10: broken it fires at -1 and checks no more, and it never gets better', () => {
    const played = battle();
    kills(played, 'Red Noncom with SMG');
    const { effects } = played.does('morale', { who: 'Red Rifleman 1' }, 1, 1);
    expect(remindedOf(effects)).toStrictEqual(['PT-MOR-10']);
    for (const n of [1, 2, 3]) expect(kills(played, `Red Rifleman ${n}`)).toBe(0);
    expect(played.refuses('morale', { who: 'Red Rifleman 4' })).toBe('PT-MOR-05');
    played.to(STEP.redAttacks);
    expect(played.knows('fire', { who: 'Red BAR man', target: 'Blue LMG team' })).toMatchObject({ broken: true });
    played.battle();
    expect(played.knows('fire', { who: 'Red BAR man' }).broken).toBeUndefined();
  });

  test('in the next battle the dead count no more', () => {
    const played = battle();
    for (const n of [1, 2, 3]) kills(played, `Red Rifleman ${n}`);
    played.battle();
    for (const n of [4, 5]) expect(kills(played, `Red Rifleman ${n}`)).toBe(0); // five were left
    expect(kills(played, 'Red Rifleman 6')).toBe(1);
  });

  test('PT-MOR-05: riders who do not get out of a wreck are losses of their squad', () => {
    const played = battle().adds('red', 'm3-halftrack', 'Track').adds('blue', 'panzer-4h', 'Kurt');
    const target = ['Red Noncom with SMG', ...[1, 2, 3].map((n) => `Red Rifleman ${n}`)].join(',');
    played.does('move', { who: 'Track', target });
    played.to(STEP.blueDefends);
    played.does('tankhit', { who: 'Kurt', target: 'Track' }, 6, 6);
    played.does('bail', { who: 'Track' }, 1, 1);
    expect(played.game.due.length).toBe(2); // the fourth of eight, and the noncom
  });
});
