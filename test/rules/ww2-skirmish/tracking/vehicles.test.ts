import { describe, expect, test } from 'vitest';
import type { Played } from '../../played.ts';
import { remindedOf } from '../../played.ts';
import { drawnIn, owedIn, skirmish } from '../skirmish.ts';

const GUN = 'red at-gun';
const TANK = 'blue medium-tank';
const HIT = 20;
const AT = { who: GUN, target: TANK, range: 20 };

/** A 75mm gun hits the front of a medium tank: this is the score on the chart, the die being 2 less. */
function struckFor(score: number, ...more: readonly number[]): Played {
  const battle = skirmish(['at-gun'], ['medium-tank']);
  battle.does('tankhit', AT, HIT, score - 2, ...more);
  return battle;
}

describe('WS-DMG-14: what a hit does to an AFV for good, or for a turn', () => {
  test('the vehicle is known: its class, what it runs on and burns; the gun too', () => {
    const battle = skirmish(['at-gun'], ['medium-tank']);
    expect(battle.knows('tankhit', AT)).toStrictEqual({
      weapon: 'gun',
      calibre: 75,
      vehicle: 'medium',
      'running-gear': 'tracked',
      fuel: 'petrol',
    });
  });

  test('WS-DMG-14: a stunned crew does nothing in its next turn', () => {
    const battle = struckFor(7);
    expect(remindedOf(battle.turn())).toContain('WS-DMG-14');
    expect(battle.refuses('move', { who: TANK })).toBe('WS-DMG-14');
    expect(battle.refuses('barrage', { who: TANK, target: GUN, range: 20 })).toBe('WS-DMG-14');
    expect(battle.refuses('fire', { who: TANK, target: GUN, range: 20 })).toBe('WS-DMG-14');
    battle.turn(2);
    battle.does('move', { who: TANK });
  });

  test('WS-DMG-14: without optics the main gun is silent, the machine gun is not', () => {
    const battle = struckFor(8);
    battle.turn();
    expect(battle.refuses('barrage', { who: TANK, target: GUN, range: 20 })).toBe('WS-DMG-14');
    expect(battle.refuses('tankhit', { who: TANK, range: 20, vehicle: 'light' })).toBe('WS-DMG-14');
    // Its loader is there for the main gun.
    expect(battle.knows('fire', { who: TANK, target: GUN })).toStrictEqual({ weapon: 'mg', mount: 'hull', actions: 2 });
    battle.does('fire', { who: TANK, target: GUN, range: 20, shots: 1 }, 1);
  });

  test('WS-DMG-14: the weapon wrecked is drawn, and fires no more', () => {
    const battle = skirmish(['at-gun'], ['medium-tank']);
    expect(drawnIn(battle.does('tankhit', AT, HIT, 7, 3))).toStrictEqual(['hull-mg']);
    battle.turn();
    expect(battle.refuses('fire', { who: TANK, target: GUN, range: 20, mount: 'hull' })).toBe('WS-DMG-14');
    // the wrecked one is passed over.
    expect(battle.knows('fire', { who: TANK, target: GUN })).toMatchObject({ mount: 'turret' });
    battle.does('fire', { who: TANK, target: GUN, range: 20, shots: 1 }, 1);
    battle.does('barrage', { who: TANK, target: GUN, range: 20 }, 1);
  });

  test('WS-DMG-14: a lost track stops it for the game', () => {
    const battle = struckFor(12);
    battle.turn();
    expect(battle.refuses('move', { who: TANK })).toBe('WS-DMG-14');
    battle.turn(2);
    expect(battle.refuses('move', { who: TANK })).toBe('WS-DMG-14');
  });

  test('WS-DMG-14: without its driver a slow one only stops', () => {
    const battle = struckFor(17);
    expect(battle.unit(TANK).fields).toMatchObject({ 'f4-state': 'killed', 'driver-killed': true });
    expect(owedIn(battle)).toStrictEqual([{ verb: 'morale', who: TANK }]);
    battle.does('morale', { who: TANK }, 1);
    battle.turn();
    // another of the crew drives.
    battle.does('move', { who: TANK });
  });

  test('WS-VEH-08, WS-VEH-09: a fast one crashes on, and never moves again', () => {
    const battle = skirmish(['at-gun'], ['medium-tank']);
    battle.turn();
    battle.does('move', { who: TANK });
    expect(battle.unit(TANK).fields.speed).toBe(18);
    battle.turn();
    battle.does('tankhit', AT, HIT, 15);
    const crash = { verb: 'move', who: TANK, task: 'crash', cause: 'driver-killed' };
    expect(owedIn(battle)).toStrictEqual([crash, { verb: 'morale', who: TANK }]);
    expect(battle.knows('move', { who: TANK, task: 'crash' })).toMatchObject({ speed: 18, cause: 'driver-killed' });
    expect(battle.does('move', { who: TANK, task: 'crash' }).facts.inches).toBe(9);
    battle.does('morale', { who: TANK }, 1);
    battle.turn();
    expect(battle.refuses('move', { who: TANK })).toBe('WS-DMG-14');
  });

  test('WS-DMG-13: those aboard who are hit throw as hit by a machine gun', () => {
    for (const [score, figures] of [
      [14, 1],
      [15, 5],
    ] as const) {
      const battle = struckFor(score);
      expect(owedIn(battle)).toStrictEqual([{ verb: 'effect', who: TANK, by: 'mg', figures }]);
      battle.does('effect', { who: TANK }, ...new Array<number>(figures).fill(1));
      expect(battle.unit(TANK).fields.suppressed).toBe(Math.min(3, figures));
      expect(owedIn(battle)).toStrictEqual([{ verb: 'morale', who: TANK }]);
    }
  });

  test('WS-DMG-15: burning ammunition drives the crew out, and explodes some turns later', () => {
    const battle = struckFor(19, 2);
    expect(battle.unit(TANK).fields).toMatchObject({ 'on-fire': true, abandoned: true, 'explodes-turn': 3 });
    battle.turn(2);
    expect(battle.unit(TANK).fields.wrecked).toBeUndefined();
    // The crew is on foot, and may be told to run.
    battle.turn();
    battle.does('move', { who: TANK });
    battle.turn();
    expect(battle.unit(TANK).fields).toMatchObject({ wrecked: true });
    expect(battle.unit(TANK).gone).toBeUndefined();
  });

  test('WS-DMG-15, R-49: what explodes takes all aboard with it', () => {
    const battle = skirmish(['at-gun'], ['medium-tank']);
    battle.adds('blue', 'smg-team', 'Riders', { aboard: battle.unit(TANK).id });
    battle.does('tankhit', AT, HIT, 20);
    expect(battle.unit(TANK)).toMatchObject({
      gone: 'exploded',
      fields: { 'f1-state': 'killed', 'f5-state': 'killed' },
    });
    expect(battle.unit('Riders').gone).toBe('killed');
  });

  test('WS-VEH-08: moving, it crashes on first', () => {
    const battle = skirmish(['at-gun'], ['medium-tank']);
    battle.edit(TANK, { speed: 18 });
    battle.does('tankhit', AT, HIT, 20);
    expect(owedIn(battle)).toMatchObject([{ verb: 'move', task: 'crash', cause: 'explodes' }]);
    battle.does('move', { who: TANK, task: 'crash' });
    expect(battle.unit(TANK).gone).toBe('exploded');
  });

  test('WS-DMG-13, R-49: of the crew and of the team aboard, those who are hit are drawn', () => {
    const battle = skirmish(['hmg-team'], ['lorry']);
    battle.adds('blue', 'smg-team', 'Riders', { aboard: battle.unit('blue lorry').id });
    const hits = { who: 'red hmg-team', target: 'blue lorry' };
    battle.edit('blue lorry', { speed: 18 });
    battle.does('fire', { ...hits, range: 12, hull: true, shots: 1 }, 20);
    expect(drawnIn(battle.does('tankhit', { ...hits, weapon: 'small-arms' }, 8, 2, 1))).toStrictEqual([
      'Riders',
      'blue lorry',
    ]);
    expect(owedIn(battle)).toStrictEqual([
      { verb: 'effect', who: 'blue lorry', by: 'mg', figures: 1 },
      { verb: 'effect', who: 'Riders', by: 'mg', figures: 1 },
    ]);
    battle.does('effect', { who: 'Riders' }, 5, 3);
    expect(battle.unit('Riders').fields).toMatchObject({ 'f3-state': 'killed' });
  });

  test('WS-DMG-15: who is out of it leaves its weapons behind, and is not hit in it', () => {
    const battle = struckFor(19, 6);
    battle.turn(2);
    battle.does('tankhit', { ...AT, who: GUN }, HIT, 15);
    expect(battle.unit(TANK).fields['f4-state']).toBeUndefined();
    battle.turn();
    // on foot it has pistols.
    expect(battle.refuses('fire', { who: TANK, target: GUN, range: 12, weapon: 'mg' })).toBe('WS-PTS-03');
    expect(battle.knows('fire', { who: TANK, target: GUN })).toMatchObject({ weapon: 'pistol' });
  });

  test('WS-HAT-08: flame drives the crew out, who are a team on foot then', () => {
    const battle = skirmish(['flamethrower-team'], ['medium-tank']);
    battle.does('tankhit', { who: 'red flamethrower-team', target: TANK, range: 8 }, HIT, 2);
    expect(battle.unit(TANK).fields).toMatchObject({ abandoned: true });
    battle.turn();
    expect(battle.does('move', { who: TANK, cover: 'soft' }).facts.inches).toBe(6);
  });
});

describe('vehicles that move', () => {
  test('WS-FIRE-18: the crew of its guns pays an Action when it moves', () => {
    const battle = skirmish(['medium-tank']);
    battle.does('move', { who: 'red medium-tank', pace: 'half' });
    expect(battle.knows('fire', { who: 'red medium-tank' })).toMatchObject({ actions: 1 });
    // two at half pace are one at full, and the crew pays once.
    battle.does('move', { who: 'red medium-tank', pace: 'half', terrain: 'woods' });
    expect(battle.unit('red medium-tank').fields).toMatchObject({ speed: 13.5, 'f5-left': 1 });
    expect(battle.refuses('move', { who: 'red medium-tank', pace: 'half' })).toBe('WS-VEH-03');
    // The gunner and his loader have one each.
    expect(battle.refuses('tankhit', { who: 'red medium-tank', vehicle: 'light', range: 20 })).toBe('WS-GUN-03');
  });

  test('WS-VEH-06, WS-VEH-07: stuck, it is freed at the start of a later turn', () => {
    const battle = skirmish(['jeep']);
    battle.does('move', { who: 'red jeep', task: 'bog' }, 5);
    expect(battle.refuses('move', { who: 'red jeep' })).toBe('WS-VEH-07');
    battle.turn(2);
    expect(owedIn(battle)).toStrictEqual([{ verb: 'move', who: 'red jeep', task: 'release' }]);
    battle.does('move', { who: 'red jeep', task: 'release' }, 5);
    battle.does('move', { who: 'red jeep' });
    expect(battle.refuses('move', { who: 'red jeep', task: 'release' })).toBe('WS-VEH-07');
  });

  test('WS-VEH-10: who sits in a soft vehicle that stands under fire, gets out', () => {
    const battle = skirmish(['hmg-team'], ['lorry']);
    const hits = { who: 'red hmg-team', target: 'blue lorry', weapon: 'small-arms' };
    battle.edit('blue lorry', { speed: 18 });
    battle.does('fire', { who: 'red hmg-team', target: 'blue lorry', range: 12, hull: true, shots: 2 }, 20, 20);
    battle.does('tankhit', hits, 1);
    expect(battle.unit('blue lorry').fields.abandoned).toBeUndefined();
    const ruled = battle.does('tankhit', hits, 12);
    expect(battle.unit('blue lorry').fields).toMatchObject({ immobilised: true, abandoned: true });
    expect(remindedOf(ruled.effects)).toContain('WS-VEH-10');
  });

  test('R-49: a suppressed crew does not fire, and goes 2" at most', () => {
    const battle = skirmish(['jeep', 'medium-tank']);
    battle.edit('red medium-tank', { suppressed: 1 });
    expect(battle.refuses('fire', { who: 'red medium-tank', range: 20 })).toBe('WS-SUP-01');
  });
});

describe('bunkers', () => {
  test('WS-BNK-02: those inside who are hit throw as hit by a machine gun', () => {
    const battle = skirmish(['at-gun'], ['hmg-team']);
    const shells = { who: GUN, target: 'blue hmg-team', weapon: 'gun', range: 20 };
    expect(battle.knows('demolish', shells)).toMatchObject({ calibre: 75 });
    battle.does('demolish', shells, HIT, 4);
    expect(owedIn(battle)).toStrictEqual([{ verb: 'effect', who: 'blue hmg-team', by: 'mg', figures: 3 }]);
    battle.does('effect', { who: 'blue hmg-team' }, 1, 1, 1);
  });

  test('WS-BNK-01: small arms kill one, drawn from those inside', () => {
    const battle = skirmish(['rifle-team'], ['hmg-team']);
    battle.does(
      'demolish',
      { who: 'red rifle-team', target: 'blue hmg-team', task: 'small-arms', shots: 2 },
      20,
      19,
      2,
    );
    expect(battle.unit('blue hmg-team').fields).toMatchObject({ 'f2-state': 'killed' });
    expect(battle.unit('red rifle-team').fields).toMatchObject({ 'f1-left': 0, 'f2-left': 2 });
  });
});

describe('men and vehicles', () => {
  test('what is fired at vehicles is not fired at a team', () => {
    const battle = skirmish(['at-gun'], ['rifle-team']);
    expect(battle.refuses('tankhit', { ...AT, target: 'blue rifle-team' })).toBe('WS-DMG-02');
  });

  test('WS-MEL-01: a crew behind the armour of its tank is in no melee; one that has left it is, and riders are', () => {
    const battle = skirmish(['rifle-team', 'sniper'], ['medium-tank', 'jeep']);
    const tank = { who: 'red rifle-team', target: TANK };
    expect(battle.refuses('assault', tank)).toBe('WS-MEL-01');
    battle.edit(TANK, { abandoned: true });
    battle.does('assault', tank, 1, 6);
    battle.does('assault', { who: 'red sniper', target: 'blue jeep' }, 6, 1);
  });
});
