import { describe, expect, test } from 'vitest';
import { remindedOf } from '../../played.ts';
import { holds, owedIn, skirmish } from '../skirmish.ts';

const RED = 'red rifle-team';
const BLUE = 'blue rifle-team';
const MISS = 1;
const FIRES = { who: RED, target: BLUE, range: 12 };

describe('Actions', () => {
  test('WS-MOVE-01: a move takes an Action from every member, and without one there is none', () => {
    const battle = skirmish(['rifle-team']);
    battle.does('move', { who: RED });
    expect(battle.unit(RED).fields).toMatchObject({ moved: true, moves: 1, 'f1-left': 1, 'f4-left': 1 });
    battle.does('fire', { ...FIRES, shots: 1 }, MISS);
    expect(battle.unit(RED).fields).toMatchObject({ 'f1-left': 0, 'f2-left': 1 });
    expect(battle.refuses('move', { who: RED })).toBe('WS-MOVE-01');
  });

  test('WS-MOVE-02: a third move is one too many, also for those with three Actions', () => {
    const battle = skirmish(['sniper']);
    battle.does('move', { who: 'red sniper', moves: 2 });
    expect(battle.unit('red sniper').fields['f1-left']).toBe(1);
    expect(battle.refuses('move', { who: 'red sniper' })).toBe('WS-MOVE-02');
    battle.turn(2);
    battle.does('move', { who: 'red sniper', moves: 2 });
  });

  test('WS-FIRE-14: who is told that no shot can hit pays nothing, and may fire the volley that he is offered', () => {
    const battle = skirmish(['rifle-team']);
    const far = { who: RED, target: BLUE, range: 40, cover: 'hard' } as const;
    battle.does('fire', far);
    expect(battle.unit(RED).fields).toMatchObject({ 'f1-left': 2, 'f4-left': 2 });
    expect(battle.unit(RED).fields.fired).toBeUndefined();
    battle.does('fire', { ...far, volley: true }, MISS);
    expect(battle.unit(RED).fields).toMatchObject({ 'f1-left': 0, 'f4-left': 0, fired: true });
  });

  test('WS-FIRE-05: moving and lifting suppression leave every member fewer Actions to shoot with', () => {
    const battle = skirmish(['rifle-team']);
    expect(battle.knows('fire', FIRES)).toMatchObject({ weapon: 'rifle', actions: 8 });
    battle.edit(RED, { suppressed: 1 });
    battle.does('suppress', { who: RED }, 6);
    expect(battle.knows('fire', FIRES)).toMatchObject({ actions: 4 });
    // Nobody can aim with the one Action that each has left, for all that they are four together.
    expect(battle.refuses('fire', { ...FIRES, aim: 'aimed' })).toBe('WS-FIRE-04');
    battle.does('fire', FIRES, MISS, MISS, MISS, MISS);
    expect(battle.refuses('fire', FIRES)).toBe('WS-FIRE-04');
  });

  test('WS-FIRE-07: the loaders lend the machine gun their Actions, and pay with them', () => {
    const battle = skirmish(['lmg-team', 'bren-team']);
    const lmg = { who: 'red lmg-team', target: BLUE, range: 12 };
    expect(battle.knows('fire', lmg)).toMatchObject({ weapon: 'mg', actions: 2, loaders: 2, 'loader-actions': 2 });
    expect(battle.refuses('fire', { ...lmg, shots: 7 })).toBe('WS-FIRE-04');
    battle.does('fire', { ...lmg, shots: 3 }, MISS, MISS, MISS);
    expect(battle.unit('red lmg-team').fields).toMatchObject({ 'f1-left': 0, 'f2-left': 1, 'f3-left': 2 });
    expect(battle.knows('fire', lmg)).toMatchObject({ actions: 3 });
    // A magazine has one loader, and may be fired after moving.
    const bren = { ...lmg, who: 'red bren-team' };
    battle.does('move', { who: 'red bren-team' });
    expect(battle.knows('fire', bren)).toMatchObject({ belt: false, actions: 1, loaders: 1, 'loader-actions': 1 });
    battle.does('fire', bren, MISS, MISS);
  });

  test('WS-FIRE-07: with two machine guns the loaders lend theirs to one of them alone', () => {
    const battle = skirmish(['lmg-team']);
    const lmg = { who: 'red lmg-team', target: BLUE, range: 12 };
    battle.edit('red lmg-team', { 'f2-weapon': 'mg', 'f2-role': 'gunner' });
    // 2 of the first gunner, 2 of the second and 2 of the loader, not 2 of the loader for each.
    expect(battle.refuses('fire', { ...lmg, shots: 7 })).toBe('WS-FIRE-04');
    battle.does('fire', { ...lmg, shots: 6 }, MISS, MISS, MISS, MISS, MISS, MISS);
  });

  test('WS-FIRE-03: a belt-fed machine gun does not move and fire, whichever comes first', () => {
    const battle = skirmish(['lmg-team', 'hmg-team']);
    battle.does('move', { who: 'red lmg-team' });
    expect(battle.refuses('fire', { who: 'red lmg-team', target: BLUE, range: 12 })).toBe('WS-FIRE-03');
    battle.does('fire', { who: 'red hmg-team', target: BLUE, range: 12, shots: 1 }, MISS);
    expect(battle.refuses('move', { who: 'red hmg-team' })).toBe('WS-FIRE-03');
    battle.turn(2);
    battle.does('move', { who: 'red hmg-team' });
  });

  test('WS-FIRE-09: an assault rifle is a rifle or an SMG for the whole turn', () => {
    const battle = skirmish(['assault-rifle-team']);
    const fires = { who: 'red assault-rifle-team', target: BLUE, range: 12, shots: 1 };
    battle.does('fire', { ...fires, mode: 'smg' }, MISS);
    expect(battle.knows('fire', fires)).toMatchObject({ mode: 'smg' });
    expect(battle.refuses('fire', { ...fires, mode: 'rifle' })).toBe('WS-FIRE-09');
    battle.turn(2);
    battle.does('fire', { ...fires, mode: 'rifle' }, MISS);
  });

  test('WS-FIRE-16: a volley is all the shooting of the team', () => {
    const battle = skirmish(['rifle-team']);
    const volley = { ...FIRES, range: 60, cover: 'soft', volley: true };
    battle.does('fire', volley, 19);
    expect(battle.unit(RED).fields).toMatchObject({ volleyed: true, 'f1-left': 0 });
    expect(battle.refuses('fire', volley)).toBe('WS-FIRE-16');
    expect(battle.refuses('fire', FIRES)).toBe('WS-FIRE-16');
  });

  test('WS-FIRE-01: in the phase of the enemy only those fire who kept still, with what they left (R-13)', () => {
    const battle = skirmish(['rifle-team', 'smg-team', 'sniper']);
    const reacts = (who: string) => ({ who, target: BLUE, range: 12, shots: 1 });
    battle.does('move', { who: RED });
    battle.does('fire', reacts('red smg-team'), MISS);
    battle.turn();
    expect(battle.refuses('fire', reacts(RED))).toBe('WS-FIRE-01');
    expect(battle.refuses('fire', reacts('red smg-team'))).toBe('WS-FIRE-01');
    battle.does('fire', { ...reacts('red sniper'), aim: 'careful' }, MISS);
    expect(battle.refuses('fire', reacts('red sniper'))).toBe('WS-FIRE-04');
    battle.turn();
    battle.does('fire', { ...reacts('red sniper'), aim: 'careful' }, MISS);
  });

  test('WS-MEL-02: who is in melee neither fires nor is fired at', () => {
    const battle = skirmish(['rifle-team', 'smg-team']);
    battle.does('assault', { who: RED, target: BLUE }, 3, 3);
    expect(battle.unit(BLUE).fields.contact).toStrictEqual([battle.unit(RED).id]);
    expect(battle.refuses('fire', FIRES)).toBe('WS-MEL-02');
    expect(battle.refuses('fire', { ...FIRES, who: 'red smg-team' })).toBe('WS-MEL-02');
    expect(remindedOf(battle.turn())).toContain('WS-MEL-01');
    expect(battle.refuses('fire', { ...FIRES, who: BLUE, target: 'red smg-team' })).toBe('WS-MEL-02');
    battle.does('move', { who: BLUE });
    battle.turn();
    battle.does('fire', { ...FIRES, shots: 1 }, MISS);
  });

  test('WS-MEL-09: the extra figures of the loser go back, the result is for the fighter alone', () => {
    const battle = skirmish(['rifle-team']);
    const ruled = battle.does('assault', { who: RED, target: BLUE, 'target-extra': 1 }, 6, 1);
    expect(ruled.facts).toMatchObject({ winner: 'attacker', result: 'disabled' });
    expect(remindedOf(ruled.effects)).toContain('WS-MEL-09');
    expect(battle.unit(BLUE).fields).toMatchObject({ 'f1-state': 'disabled' });
    expect(owedIn(battle)).toStrictEqual([{ verb: 'morale', who: BLUE }]);
    // its total is that of the throw.
    expect(battle.knows('morale', { who: BLUE })).toStrictEqual({ actions: 6, figures: 3 });
  });

  test('WS-MOR-01: the loser of a melee is tested, the attacker too', () => {
    const battle = skirmish(['rifle-team']);
    battle.does('assault', { who: RED, target: BLUE, friends: false }, 2, 5);
    expect(battle.unit(RED).fields).toMatchObject({ 'f1-wounds': 1, 'f1-state': 'captured' });
    expect(owedIn(battle)).toStrictEqual([{ verb: 'morale', who: RED }]);
    expect(battle.knows('morale', { who: RED })).toStrictEqual({ actions: 6, figures: 3 });
  });

  test('WS-TURN-02: one round of melee in a phase for each figure', () => {
    const battle = skirmish(['sniper']);
    battle.does('assault', { who: 'red sniper', target: BLUE }, 2, 3);
    expect(battle.refuses('assault', { who: 'red sniper', target: BLUE })).toBe('WS-TURN-02');
  });
});

describe('weapons that take Actions by the shot', () => {
  test('WS-GREN-02: a grenade takes 2 Actions of one man, a mortar 4 of its crew', () => {
    const battle = skirmish(['rifle-team', 'light-mortar-team']);
    const throws = { who: RED, target: BLUE, at: 'trench', range: 12 };
    for (const n of [1, 2, 3, 4]) {
      battle.does('grenade', throws, MISS);
      expect(battle.unit(RED).fields[`f${n}-left`]).toBe(0);
    }
    expect(battle.refuses('grenade', throws)).toBe('WS-GREN-02');
    const fires = { who: 'red light-mortar-team', target: BLUE, range: 12 };
    expect(battle.knows('barrage', fires)).toMatchObject({ weapon: 'light-mortar', figures: 4 });
    battle.does('barrage', fires, MISS);
    expect(battle.refuses('barrage', fires)).toBe('WS-GREN-02');
  });

  test('WS-GREN-06: a mortar that hit is ranged in on that team, until it misses', () => {
    const battle = skirmish(['mortar-team']);
    const fires = { who: 'red mortar-team', target: BLUE, range: 30 };
    battle.does('barrage', fires, 20, 1, 1, 1, 1);
    expect(battle.unit('red mortar-team').fields).toMatchObject({ 'ranged-in': battle.unit(BLUE).id });
    battle.turn(2);
    expect(battle.knows('barrage', fires)).toMatchObject({ 'ranged-in': true });
    battle.does('barrage', fires, MISS);
    expect(battle.unit('red mortar-team').fields['ranged-in']).toBeFalsy();
  });

  test('WS-GUN-03: the Actions of a gun are saved from turn to turn', () => {
    const battle = skirmish(['at-gun'], ['medium-tank']);
    battle.edit('red at-gun', { 'f3-state': 'killed', 'f4-state': 'killed' });
    const fires = { who: 'red at-gun', target: 'blue medium-tank', range: 20 };
    battle.does('move', { who: 'red at-gun' });
    expect(battle.refuses('tankhit', fires)).toBe('WS-GUN-03');
    battle.turn(2);
    // 2 kept of the last turn, and 4 of this one.
    expect(battle.unit('red at-gun').fields.saved).toBe(2);
    battle.does('tankhit', fires, MISS);
    expect(battle.unit('red at-gun').fields).toMatchObject({ saved: 0, 'f1-left': 0, 'f2-left': 2 });
  });

  test('WS-HAT-01: a hand-held weapon takes 2 Actions, a bazooka 4, which may be saved', () => {
    const battle = skirmish(['panzerfaust-man', 'bazooka-team'], ['medium-tank']);
    const target = 'blue medium-tank';
    battle.does('move', { who: 'red panzerfaust-man' });
    battle.does('move', { who: 'red bazooka-team' });
    expect(battle.refuses('tankhit', { who: 'red panzerfaust-man', target, range: 10 })).toBe('WS-HAT-01');
    expect(battle.refuses('tankhit', { who: 'red bazooka-team', target, range: 10 })).toBe('WS-HAT-01');
    battle.turn(2);
    battle.does('move', { who: 'red panzerfaust-man' });
    battle.does('tankhit', { who: 'red panzerfaust-man', target, range: 10 }, MISS);
    battle.does('move', { who: 'red bazooka-team' });
    battle.does('tankhit', { who: 'red bazooka-team', target, range: 10 }, MISS);
    expect(battle.unit('red bazooka-team').fields).toMatchObject({ saved: 0, 'f1-left': 0, 'f2-left': 0 });
  });

  test('WS-DEM-04: a charge takes 8 Actions, saved up over turns', () => {
    const battle = skirmish(['engineer-team']);
    const sets = { who: 'red engineer-team', target: BLUE, task: 'charge' };
    expect(battle.knows('demolish', sets)).toMatchObject({ figures: 4 });
    battle.does('move', { who: 'red engineer-team' });
    expect(battle.refuses('demolish', sets)).toBe('WS-DEM-04');
    battle.turn(2);
    battle.does('move', { who: 'red engineer-team' });
    expect(battle.unit('red engineer-team').fields.saved).toBe(4);
    battle.does('demolish', sets, 1);
    expect(battle.unit('red engineer-team').fields).toMatchObject({ saved: 0, 'f4-left': 0 });
  });

  test('WS-PTS-03: grenades that are counted run out, and the refusal says so', () => {
    const battle = skirmish(['rifle-team'], ['rifle-team']);
    const [who, target] = ['red rifle-team', 'blue rifle-team'];
    battle.edit(who, { rounds: 0 });
    const { rule, says, values } = battle.refusal('grenade', { who, target, range: 5 });
    expect([rule, says, values]).toEqual([
      'WS-PTS-03',
      'ww2-skirmish/no-rounds-left',
      { unit: who, weapon: 'grenade' },
    ]);
  });

  test('WS-FLM-02: three shots of flame a game, whatever at', () => {
    const battle = skirmish(['flamethrower-team'], ['rifle-team', 'medium-tank']);
    const who = 'red flamethrower-team';
    battle.does('fire', { who, target: BLUE, range: 20 }, 1, 1, 1, 1);
    battle.turn(2);
    battle.does('tankhit', { who, target: 'blue medium-tank', range: 20 }, MISS);
    battle.turn(2);
    battle.does('demolish', { who, target: BLUE, weapon: 'flamethrower', range: 20 }, MISS);
    expect(battle.unit(who).fields['flame-shots']).toBe(0);
    battle.turn(2);
    expect(battle.refuses('fire', { who, target: BLUE, range: 20 })).toBe('WS-FLM-02');
  });

  test('WS-FLM-03: flame and movement exclude each other, whichever comes first', () => {
    const battle = skirmish(['flamethrower-team'], ['rifle-team', 'medium-tank']);
    const who = 'red flamethrower-team';
    battle.does('move', { who });
    battle.edit(who, { 'f1-left': 2 });
    expect(battle.refuses('fire', { who, target: BLUE, range: 20 })).toBe('WS-FLM-03');
    expect(battle.refuses('tankhit', { who, target: 'blue medium-tank', range: 20 })).toBe('WS-FLM-03');
    expect(battle.refuses('demolish', { who, target: BLUE, weapon: 'flamethrower', range: 20 })).toBe('WS-FLM-03');
  });

  test('WS-FLM-03, R-63: who reacted with flame does not move later in that turn', () => {
    const battle = skirmish(['rifle-team'], ['flamethrower-team']);
    battle.does('fire', { who: 'blue flamethrower-team', target: RED, range: 20 }, 1, 1, 1, 1);
    battle.turn();
    expect(battle.refuses('move', { who: 'blue flamethrower-team' })).toBe('WS-FLM-03');
    battle.turn(2);
    battle.does('move', { who: 'blue flamethrower-team' });
  });

  test('WS-SMK-01, WS-SMK-03: fog stays until its side has had its next phase', () => {
    const battle = skirmish(['light-mortar-team']);
    battle.does('smoke', { who: 'red light-mortar-team', range: 12 }, 20);
    expect(battle.game.table).toMatchObject({ 'fog-1': 'red' });
    expect(remindedOf(battle.turn())).not.toContain('WS-SMK-03');
    // The last phase in which it lies there.
    expect(remindedOf(battle.turn())).toContain('WS-SMK-03');
    expect(battle.game.table).toMatchObject({ 'fog-1': 'red' });
    battle.does('smoke', { who: 'red light-mortar-team', range: 12 }, 20);
    battle.turn();
    expect(battle.game.table['fog-1']).toBeUndefined();
    expect(battle.game.table).toMatchObject({ 'fog-2': 'red' });
  });

  test('WS-SMK-02: phosphorus harms as a blast does, and is one attack', () => {
    const battle = skirmish(['light-mortar-team'], ['bar-team']);
    const fires = { who: 'red light-mortar-team', target: 'blue bar-team', range: 12, wp: true };
    battle.does('smoke', fires, 20, 2, 5, 1);
    expect(battle.unit('blue bar-team').fields).toMatchObject({ suppressed: 1, 'f1-state': 'disabled' });
    holds(battle, 'blue bar-team');
  });
});

describe('spotting', () => {
  test('WS-SPOT-01: in its own phase one try for each figure', () => {
    const battle = skirmish(['rifle-team']);
    const looks = { who: RED, target: BLUE, range: 30, cover: 'soft' };
    expect(battle.knows('spot', looks)).toMatchObject({ attempts: 4 });
    battle.does('spot', { ...looks, attempts: 3 }, 1, 1, 1);
    expect(battle.refuses('spot', { ...looks, attempts: 2 })).toBe('WS-SPOT-01');
    battle.does('spot', looks, 10);
    expect(battle.unit(BLUE).fields['known-to']).toStrictEqual(['red']);
    expect(battle.refuses('spot', looks)).toBe('WS-SPOT-01');
    battle.turn(2);
    expect(battle.knows('spot', looks)).toMatchObject({ attempts: 4 });
  });

  test('WS-SPOT-02: in that of the enemy one try as a team, each time that he moves or fires', () => {
    const battle = skirmish(['rifle-team']);
    battle.turn();
    const looks = { who: RED, target: BLUE, range: 30, cover: 'soft' };
    battle.does('move', { who: BLUE });
    expect(battle.refuses('spot', { ...looks, attempts: 2 })).toBe('WS-SPOT-02');
    expect(battle.knows('spot', looks)).toMatchObject({ 'target-moved': true });
    battle.does('spot', looks, 1);
    expect(battle.refuses('spot', looks)).toBe('WS-SPOT-02');
    battle.does('fire', { who: BLUE, target: RED, range: 30, shots: 1 }, MISS);
    battle.does('spot', looks, 10);
  });
});
