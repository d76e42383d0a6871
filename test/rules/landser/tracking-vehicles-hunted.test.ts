import { describe, expect, test } from 'vitest';
import { Played, remindedOf } from './played.ts';

const TANK = 'Blue Sherman';
const GUNNER = 'Red Anti-tank gunner';
const LOADER = 'Red Anti-tank loader';
const SOLDIER = 'Red Rifleman 1';
const bazooka = { who: GUNNER, target: TANK, range: 20 };

/** Red's turn 1: a squad, a bazooka team and a Sherman on each side. */
function begun(): Played {
  const battle = new Played({}, ['squad', 'anti-tank-team', 'sherman']);
  battle.turn();
  return battle;
}

function next(battle: Played): void {
  battle.turn(2);
}

/** Taken off the table in Blue's turn; then it is Red's. */
function loses(battle: Played, man: string): void {
  battle.turn();
  battle.does('effect', { target: man, weapon: 'explosion' }, 6, 6);
  battle.turn();
}

describe('LS-AT-02: move or shoot', () => {
  test('who has moved does not shoot', () => {
    const battle = begun();
    battle.does('move', { who: GUNNER });
    expect(battle.refuses('tankhit', bazooka)).toBe('LS-AT-02');
  });

  test('who has shot does not move', () => {
    const battle = begun();
    battle.does('tankhit', bazooka, 1);
    expect(battle.refuses('move', { who: GUNNER })).toBe('LS-TURN-02');
  });

  test('not in a Move and Fire either, with a Panzerfaust', () => {
    const battle = begun();
    battle.edit(SOLDIER, { 'anti-tank': 'panzerfaust' });
    battle.does('move', { who: SOLDIER, action: 'move-and-fire' });
    expect(battle.refuses('tankhit', { who: SOLDIER, target: TANK, range: 4 })).toBe('LS-AT-02');
  });

  test('what he had in his own turn does not bind him on Covering Fire', () => {
    const battle = begun();
    battle.does('act', { who: GUNNER, action: 'covering-fire' });
    battle.turn();
    battle.does('tankhit', bazooka, 1);
  });
});

describe('LS-AT-03: bazooka and Panzerschreck are for two men', () => {
  test('together they shoot turn after turn', () => {
    const battle = begun();
    for (let turn = 1; turn <= 3; turn++) {
      battle.does('tankhit', bazooka, 1);
      next(battle);
    }
  });

  test('without the loader the firer shoots every other turn', () => {
    const battle = begun();
    battle.does('tankhit', bazooka, 1);
    loses(battle, LOADER);
    expect(battle.refuses('tankhit', bazooka)).toBe('LS-AT-03');
    next(battle);
    battle.does('tankhit', bazooka, 1);
  });

  test('without the firer the loader takes the weapon, and shoots every other turn', () => {
    const battle = begun();
    loses(battle, GUNNER);
    battle.does('weapon', { who: LOADER, work: 'pick-up' });
    expect(battle.unit(LOADER).fields).toMatchObject({ weapon: 'bazooka', sidearm: 'rifle' });
    next(battle);
    battle.does('tankhit', { ...bazooka, who: LOADER }, 1);
    next(battle);
    expect(battle.refuses('tankhit', { ...bazooka, who: LOADER })).toBe('LS-AT-03');
    next(battle);
    battle.does('tankhit', { ...bazooka, who: LOADER }, 1);
  });

  test('he does not take it from a firer who is still there', () => {
    expect(begun().refuses('weapon', { who: LOADER, work: 'pick-up' })).toBe('LS-AT-03');
  });
});

describe('what is used once', () => {
  test('LS-AT-04: a Panzerfaust, hit or not', () => {
    const battle = begun();
    battle.edit(SOLDIER, { 'anti-tank': 'panzerfaust' });
    const panzerfaust = { who: SOLDIER, target: TANK, range: 4 };
    expect(battle.knows('tankhit', panzerfaust)).toMatchObject({ weapon: 'panzerfaust', armour: 'medium' });
    battle.does('tankhit', panzerfaust, 1);
    next(battle);
    expect(battle.refuses('tankhit', panzerfaust)).toBe('LS-AT-04');
    battle.does('fire', { who: SOLDIER, range: 20 }, 2);
  });

  test('LS-DMG-05: a sticky bomb, which breaks the track', () => {
    const battle = begun();
    battle.edit(SOLDIER, { 'anti-tank': 'sticky-bomb' });
    battle.does('tankhit', { who: SOLDIER, target: TANK }, 5, 3);
    battle.turn();
    expect(battle.refuses('move', { who: TANK })).toBe('LS-DMG-05');
    battle.turn();
    expect(battle.refuses('tankhit', { who: SOLDIER, target: TANK })).toBe('LS-AT-05');
  });

  test('LS-AT-06: one that goes off too soon is lost, and its thrower takes the explosion (R-27)', () => {
    const battle = begun();
    battle.edit(SOLDIER, { 'anti-tank': 'sticky-bomb' });
    const { effects } = battle.does('tankhit', { who: SOLDIER, target: TANK }, 1);
    expect(remindedOf(effects)).toContain('LS-AT-06');
    expect(battle.knows('effect', { who: SOLDIER })).toMatchObject({ weapon: 'explosion' });
    battle.does('effect', { who: SOLDIER }, /* light */ 1);
    expect(battle.unit(SOLDIER).fields).toMatchObject({ hiding: 'forced', used: 'sticky-bomb' });
    expect(battle.unit(TANK).fields).not.toHaveProperty('immobilised');
  });
});

describe('LS-DMG-06: a Molotov', () => {
  const molotov = { who: SOLDIER, target: TANK, weapon: 'molotov' };

  test('on a tank, 5 or more is a glancing hit', () => {
    const battle = begun();
    battle.does('grenade', molotov, 4, 5, /* track */ 5, 1);
    battle.turn();
    expect(battle.refuses('move', { who: TANK })).toBe('LS-GLAN-05');
  });

  test('on an open-topped vehicle 3 or more (R-29)', () => {
    const battle = begun();
    battle.edit(TANK, { 'open-topped': true });
    battle.does('tankhit', molotov, 4, 3, /* shaken */ 1);
    battle.turn();
    expect(battle.refuses('tankhit', { who: TANK, range: 20 })).toBe('LS-GLAN-02');
  });

  test('is an action of the thrower, and beside the tank it does nothing', () => {
    const battle = begun();
    const { effects } = battle.does('tankhit', molotov, 3);
    expect(remindedOf(effects)).toStrictEqual([]);
    expect(battle.refuses('grenade', molotov)).toBe('LS-TURN-02');
  });
});

describe('men and vehicles', () => {
  test('R-47: what is fired at vehicles is not fired at men', () => {
    expect(begun().wrong('tankhit', { ...bazooka, target: 'Blue Rifleman 1', armour: 'medium' })).toBe('no-vehicle');
  });

  test('LS-VEH-01: nobody fights a vehicle hand to hand', () => {
    expect(begun().refuses('assault', { who: SOLDIER, target: TANK })).toBe('LS-VEH-01');
    expect(begun().refuses('assault', { target: TANK })).toBe('LS-VEH-01');
  });
});
