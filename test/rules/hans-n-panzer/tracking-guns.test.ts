import { describe, expect, test } from 'vitest';
import { hansNPanzer } from '../../../src/rules/hans-n-panzer/index.ts';
import { Played, remindedOf } from '../played.ts';

function battle(house: Readonly<Record<string, boolean>> = {}): Played {
  return new Played(hansNPanzer, house, [])
    .adds('red', 'tiger', 'Tiger', { weapon: '88mm' })
    .adds('red', 'infantry', 'Red')
    .adds('blue', '6-pdr', 'Gun')
    .adds('blue', 'truck', 'Truck')
    .adds('blue', 'infantry-mortar', 'Mortar')
    .adds('blue', 'heavy-mortar', 'Heavy')
    .adds('blue', 'battery', 'Battery')
    .adds('blue', 'observer', 'Observer');
}

/** To a step of a turn. */
function at(battlefield: Played, turn: number, step: string): Played {
  for (let i = 0; i < 40; i++) {
    const now = battlefield.game.at;
    if (now?.turn === turn && now.step === step) return battlefield;
    battlefield.turn();
  }
  return expect.fail(`no ${step} of turn ${turn}`);
}

const AT_TIGER = { who: 'Gun', target: 'Tiger', range: 10 };
const CALL = { who: 'Observer', action: 'call-fire' };

describe('towed guns', () => {
  test('HP-GUN-01: it is hooked up in one turn and driven off in the next; the vehicle stands meanwhile', () => {
    const battlefield = battle();
    at(battlefield, 1, 'move');
    const hook = { who: 'Gun', target: 'Truck', action: 'hook-up' };
    expect(battlefield.does('weapon', hook).facts).toEqual({ 'ready-turn': 2 });
    expect(battlefield.refuses('move', { who: 'Gun' })).toBe('HP-GUN-01');
    expect(battlefield.does('move', { who: 'Truck' }).facts).toEqual({ legal: true, reach: 0 });
    at(battlefield, 2, 'move');
    battlefield.does('move', { who: 'Gun' });
    expect(battlefield.does('move', { who: 'Truck' }).facts).toEqual({ legal: true, reach: 6 });
    expect(battlefield.refuses('weapon', { ...hook, action: 'set-up' })).toBe('HP-GUN-01'); // it has not stopped
  });

  test('HP-GUN-02: an anti-tank gun fires on the turn after it is unhooked, and not set up it does not', () => {
    const battlefield = battle();
    at(battlefield, 1, 'guns');
    expect(battlefield.refuses('tankhit', AT_TIGER)).toBe('HP-GUN-02');
    expect(battlefield.does('weapon', { who: 'Gun', action: 'set-up' }).facts).toEqual({ 'ready-turn': 2 });
    expect(battlefield.refuses('tankhit', AT_TIGER)).toBe('HP-GUN-02');
    at(battlefield, 2, 'guns');
    battlefield.does('tankhit', AT_TIGER, 1, 1);
    at(battlefield, 3, 'move');
    battlefield.does('move', { who: 'Gun' });
    at(battlefield, 3, 'guns');
    expect(battlefield.refuses('tankhit', AT_TIGER)).toBe('HP-GUN-02');
  });

  test('HP-GUN-03, HP-ART-06: artillery unhooked in turn 1 is zeroed in in turn 2 and fires in turn 3', () => {
    const battlefield = battle();
    at(battlefield, 1, 'move');
    const { facts, effects } = battlefield.does('weapon', { who: 'Battery', action: 'set-up' });
    expect(facts).toEqual({ 'ready-turn': 3 });
    expect(effects[0]).toMatchObject({ field: 'ready-turn', value: 3, rule: 'HP-GUN-03' });
    at(battlefield, 2, 'guns');
    expect(battlefield.refuses('barrage', { who: 'Battery' })).toBe('HP-ART-06');
    battlefield.does('weapon', { ...CALL, target: 'Battery' });
    at(battlefield, 3, 'guns');
    expect(battlefield.does('barrage', { who: 'Battery' }, 1).facts).toEqual({ landing: 'misfire' });
  });
});

describe('mortars and artillery', () => {
  test('HP-ART-05: a mortar takes a turn to set up; a light one needs no call', () => {
    const battlefield = battle();
    at(battlefield, 1, 'guns');
    expect(battlefield.refuses('barrage', { who: 'Mortar' })).toBe('HP-ART-05');
    battlefield.does('weapon', { who: 'Mortar', action: 'set-up' });
    expect(battlefield.refuses('barrage', { who: 'Mortar' })).toBe('HP-ART-05');
    at(battlefield, 2, 'guns');
    battlefield.does('barrage', { who: 'Mortar', target: 'Red', figures: 2 }, 6, 1, 5);
    expect(battlefield.refuses('barrage', { who: 'Mortar' })).toBe('HP-SEQ-03');
    battlefield.turn();
    expect(battlefield.of('Red', 'men')).toBe(9);
  });

  test('HP-ART-11: the call takes the observer a turn, and stands for that target', () => {
    const battlefield = battle();
    battlefield.edit('Battery', { 'ready-turn': 1 });
    at(battlefield, 1, 'guns');
    expect(battlefield.refuses('barrage', { who: 'Battery' })).toBe('HP-ART-11');
    battlefield.does('weapon', { ...CALL, target: 'Battery,Red' });
    expect(battlefield.refuses('weapon', { ...CALL, target: 'Heavy' })).toBe('HP-ART-11');
    expect(battlefield.refuses('barrage', { who: 'Battery' })).toBe('HP-ART-11');
    for (const turn of [2, 3]) {
      at(battlefield, turn, 'guns');
      expect(battlefield.refuses('barrage', { who: 'Battery', target: 'Tiger' })).toBe('HP-ART-11');
      battlefield.does('barrage', { who: 'Battery', target: 'Red' }, 1);
    }
  });

  test('HP-ART-11: under call-every-salvo each salvo has its own call', () => {
    const battlefield = battle({ 'call-every-salvo': true });
    battlefield.edit('Battery', { 'ready-turn': 1 });
    at(battlefield, 1, 'guns');
    battlefield.does('weapon', { ...CALL, target: 'Battery' });
    at(battlefield, 2, 'guns');
    battlefield.does('barrage', { who: 'Battery' }, 1);
    at(battlefield, 3, 'guns');
    expect(battlefield.refuses('barrage', { who: 'Battery' })).toBe('HP-ART-11');
  });

  test('HP-ART-02: artillery is directed by an observer: without him the call is over', () => {
    const battlefield = battle();
    battlefield.edit('Battery', { 'ready-turn': 1 });
    at(battlefield, 1, 'guns');
    battlefield.does('weapon', { ...CALL, target: 'Battery' });
    at(battlefield, 1, 'fire');
    battlefield.does('fire', { attacker: 'Red', target: 'Observer', weapon: 'rifle', range: 1 }, 6);
    at(battlefield, 2, 'guns');
    expect(battlefield.refuses('barrage', { who: 'Battery' })).toBe('HP-ART-02');
  });

  test('HP-ART-04: a heavy mortar is called for as well', () => {
    const battlefield = battle();
    battlefield.edit('Heavy', { 'ready-turn': 1 });
    at(battlefield, 1, 'guns');
    expect(battlefield.refuses('barrage', { who: 'Heavy' })).toBe('HP-ART-04');
    battlefield.does('weapon', { ...CALL, target: 'Heavy' });
    expect(battlefield.refuses('barrage', { who: 'Heavy' })).toBe('HP-ART-04');
    at(battlefield, 2, 'guns');
    expect(remindedOf(battlefield.does('barrage', { who: 'Heavy' }, 1).effects)).toEqual(['HP-ART-07']);
    battlefield.does('effect', { weapon: 'heavy-mortar', target: 'Red', figures: 3 }, 4, 4, 5);
    battlefield.turn();
    expect(battlefield.of('Red', 'men')).toBe(8);
  });
});

describe('launchers', () => {
  test('HP-IAT-05: bazooka, panzerschreck and PIAT want two men', () => {
    for (const team of ['bazooka', 'panzerschreck', 'piat']) {
      const battlefield = battle().adds('blue', `${team}-team`, 'Team');
      at(battlefield, 1, 'fire');
      battlefield.edit('Team', { men: 1 });
      expect(battlefield.refuses('tankhit', { who: 'Team', target: 'Tiger', range: 3 })).toBe('HP-IAT-05');
      battlefield.edit('Team', { men: 2 });
      battlefield.does('tankhit', { who: 'Team', target: 'Tiger', range: 3 }, 1, 1);
      expect(battlefield.refuses('tankhit', { who: 'Team', target: 'Tiger', range: 3 })).toBe('HP-SEQ-03');
    }
  });

  test('HP-IAT-06: a panzerfaust takes one man and is fired once; then he is a rifleman', () => {
    const battlefield = battle().adds('red', 'panzerfaust-man', 'Faust').adds('blue', 'sherman', 'Sherman');
    const shot = { who: 'Faust', target: 'Sherman', range: 3 };
    at(battlefield, 1, 'fire');
    expect(battlefield.does('tankhit', { ...shot, range: 4 }).facts).toEqual({ shot: 'out-of-range' }); // not fired
    battlefield.does('tankhit', shot, 1, 1);
    at(battlefield, 2, 'fire');
    expect(battlefield.refuses('tankhit', shot)).toBe('HP-IAT-06');
    battlefield.does('fire', { attacker: 'Faust', target: 'Gun', weapon: 'rifle', range: 3 }, 1);
  });

  test('HP-IAT-06: a unit that carries two has two', () => {
    const battlefield = battle().adds('blue', 'sherman', 'Sherman');
    battlefield.edit('Red', { panzerfaust: 2 });
    at(battlefield, 1, 'fire');
    const shot = { who: 'Red', weapon: 'panzerfaust', target: 'Sherman', range: 3 };
    battlefield.does('tankhit', shot, 1, 1);
    battlefield.does('tankhit', shot, 1, 1);
    expect(battlefield.refuses('tankhit', shot)).toBe('HP-IAT-06');
  });
});

describe('captured', () => {
  test('HP-CAP-02: two men take a gun, and move it away from the next turn on', () => {
    const battlefield = battle().adds('red', 'officer', 'Major');
    at(battlefield, 1, 'move');
    expect(battlefield.refuses('weapon', { who: 'Major', action: 'capture', target: 'Gun' })).toBe('HP-CAP-02');
    const taken = battlefield.does('weapon', { who: 'Red', action: 'capture', target: 'Gun' });
    expect(taken.facts).toEqual({ 'ready-turn': 2 });
    expect(remindedOf(taken.effects)).toContain('HP-CAP-01');
    expect(battlefield.unit('Gun').gone).toBe('captured');
    expect(battlefield.unit('Red').fields).toMatchObject({ weapon: '6-pdr', captured: true });
    expect(battlefield.refuses('move', { who: 'Red' })).toBe('HP-CAP-02');
    at(battlefield, 2, 'move');
    battlefield.does('move', { who: 'Red' });
  });

  test('HP-CAP-02: also a gun whose crew is dead', () => {
    const battlefield = battle();
    at(battlefield, 1, 'fire');
    const burst = { attacker: 'Red', target: 'Gun', weapon: 'smg', range: 1, figures: 4 };
    battlefield.does('fire', burst, 6, 6, 6, 6);
    battlefield.turn();
    expect(battlefield.unit('Gun').gone).toBe('wiped-out');
    battlefield.does('weapon', { who: 'Red', action: 'capture', target: 'Gun' });
    expect(battlefield.of('Red', 'weapon')).toBe('6-pdr');
  });

  test('HP-CAP-03: useless to infantry; artillerymen of one’s own set it up and fire it', () => {
    const battlefield = battle()
      .adds('red', 'gunners', 'Gunners')
      .adds('red', 'mortarmen', 'Mortarmen')
      .adds('blue', 'sherman', 'Sherman');
    at(battlefield, 1, 'morale');
    battlefield.does('weapon', { who: 'Gunners', action: 'capture', target: 'Gun' });
    battlefield.does('weapon', { who: 'Red', action: 'capture', target: 'Mortar' });
    for (const who of ['Gunners', 'Red']) battlefield.edit(who, { 'ready-turn': 1 });
    at(battlefield, 2, 'guns');
    expect(battlefield.refuses('barrage', { who: 'Red' })).toBe('HP-CAP-03');
    battlefield.does('tankhit', { who: 'Gunners', target: 'Sherman', range: 10 }, 1, 1);
    battlefield.edit('Red', { specialists: 'artillery' });
    expect(battlefield.refuses('barrage', { who: 'Red' })).toBe('HP-CAP-03'); // no mortarmen
    battlefield.edit('Red', { specialists: 'mortar' });
    battlefield.does('barrage', { who: 'Red' }, 1);
  });

  test('HP-CAP-03: a gun that is called captured is useless', () => {
    const battlefield = battle();
    battlefield.edit('Gun', { 'ready-turn': 1, captured: true });
    at(battlefield, 1, 'guns');
    expect(battlefield.refuses('tankhit', AT_TIGER)).toBe('HP-CAP-03');
  });
});
