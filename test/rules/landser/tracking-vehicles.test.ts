import { describe, expect, test } from 'vitest';
import { Played, remindedOf } from './played.ts';

const TANK = 'Red Sherman';
const FOE = 'Blue Sherman';
const CREW = [1, 2, 3, 4, 5].map((n) => `Red Crewman ${n}`);
const shot = { who: TANK, target: FOE, range: 20 };

/** Red's turn 1: a Sherman with its crew on each side. */
function begun(squad = 'sherman', house?: Readonly<Record<string, boolean>>): Played {
  const battle = new Played(house, [squad]);
  battle.turn();
  return battle;
}

/** Red's turn 2, after Blue has hit Red's tank in turn 1 with these faces after the hit. */
function hit(...faces: readonly number[]): Played {
  const battle = begun();
  battle.turn();
  battle.does('tankhit', { who: FOE, target: TANK, range: 20 }, 3, ...faces);
  battle.turn();
  return battle;
}

/** A damage die that glances off the front of a Sherman, 75mm +6 and armour -3, and one that goes through. */
const GLANCES = 1;
const GOES_THROUGH = 6;

function next(battle: Played): void {
  battle.turn(2);
}

describe('LS-VEH-01: the actions of a vehicle', () => {
  test('are those of its profile: it neither sneaks nor hides', () => {
    const battle = begun();
    expect(battle.refuses('move', { who: TANK, action: 'sneak' })).toBe('LS-VEH-01');
    expect(battle.refuses('act', { who: TANK, action: 'hide' })).toBe('LS-VEH-01');
    expect(battle.refuses('assault', { who: TANK, target: 'Blue Crewman 1' })).toBe('LS-VEH-01');
    battle.does('act', { who: TANK, action: 'covering-fire' });
  });

  test('a lorry has none but to move', () => {
    const battle = begun('half-track');
    battle.edit('Red Half-track', { actions: 'move,move-fast' });
    expect(battle.refuses('move', { who: 'Red Half-track', action: 'move-and-fire' })).toBe('LS-VEH-01');
    battle.does('move', { who: 'Red Half-track' });
  });

  test('are one a turn, and its crew has acted with it', () => {
    const battle = begun();
    battle.does('move', { who: TANK });
    expect(battle.refuses('tankhit', shot)).toBe('LS-TURN-02');
    expect(battle.unit(CREW[0]!).fields.action).toBe('aboard');
    next(battle);
    expect(battle.unit(CREW[0]!).fields.action).toBeUndefined();
    battle.does('tankhit', shot, 1);
  });

  test('Move and Fire is one of them: the move first, then the shot at -1', () => {
    const battle = begun();
    battle.does('move', { who: TANK, action: 'move-and-fire' });
    expect(battle.knows('tankhit', shot)).toMatchObject({ moved: true });
    battle.does('tankhit', shot, 1);
    expect(battle.refuses('tankhit', shot)).toBe('LS-TURN-02');
  });

  test('Covering Fire lets it shoot in the enemy turn, once', () => {
    const battle = begun();
    battle.does('act', { who: TANK, action: 'covering-fire' });
    battle.turn();
    battle.does('tankhit', shot, 1);
    expect(battle.refuses('tankhit', shot)).toBe('LS-TURN-02');
  });

  test('Weapon Work too, which takes its turn', () => {
    const battle = begun();
    battle.edit(TANK, { jammed: 'lmg' });
    battle.does('weapon', { who: TANK });
    expect(battle.unit(TANK).fields).toMatchObject({ jammed: false, action: 'weapon-work' });
    expect(battle.refuses('move', { who: TANK })).toBe('LS-TURN-02');
  });
});

describe('what is known of vehicles', () => {
  test('LS-ARM-01: armour, LS-ARM-03: open tops, and the gun of whoever fires', () => {
    const battle = begun('half-track');
    expect(battle.knows('tankhit', { weapon: 'bazooka', target: 'Blue Half-track' })).toMatchObject({
      armour: 'light',
      'open-topped': true,
    });
    expect(begun().knows('tankhit', { who: TANK, target: FOE })).toStrictEqual({ weapon: '75mm-m1', armour: 'medium' });
    expect(battle.knows('grenade', { target: 'Blue Half-track' })).toMatchObject({ 'open-topped': true });
  });

  test('LS-VEH-02: its row of the movement table', () => {
    expect(begun().does('move', { who: TANK }).facts).toStrictEqual({ allowance: 9 });
    expect(begun('tiger').does('move', { who: 'Red Tiger', action: 'move-fast' }).facts).toStrictEqual({
      allowance: 12,
    });
  });

  test('LS-FIRE-13: that it has moved fast', () => {
    const battle = begun();
    battle.does('move', { who: TANK, action: 'move-fast' });
    battle.turn();
    expect(battle.knows('tankhit', { who: FOE, target: TANK })).toMatchObject({ 'target-fast': true });
  });

  test('R-05: its machine guns fire without the -3 of those who ride in it', () => {
    const battle = begun();
    expect(battle.knows('fire', { who: TANK })).toStrictEqual({ weapon: 'lmg' });
    battle.edit(CREW[0]!, { weapon: 'pistol' });
    expect(battle.knows('fire', { who: CREW[0]! })).toMatchObject({ 'from-vehicle': true });
  });

  test('R-05: with vehicle-moving-only it matters whether the vehicle has moved', () => {
    const battle = begun('half-track', { 'vehicle-moving-only': true });
    const rider = 'Blue Crewman 1';
    battle.edit('Red Crewman 1', { crewman: false, vehicle: 'red half-track', weapon: 'rifle', actions: 'fire' });
    expect(battle.knows('fire', { who: 'Red Crewman 1', target: rider })).not.toHaveProperty('moved');
    battle.does('move', { who: 'Red Half-track' });
    const known = battle.knows('fire', { who: 'Red Crewman 1', target: rider });
    expect(known).toMatchObject({ 'from-vehicle': true, moved: true });
    battle.does('fire', { who: 'Red Crewman 1', target: rider, range: 20 }, 3);
  });

  test('a mounted GPMG wants neither setting up, nor a loader, nor a change of barrel', () => {
    const battle = begun('panther');
    for (let turn = 1; turn <= 5; turn++) {
      battle.does('fire', { who: 'Red Panther', target: 'Blue Crewman 1', range: 20, auto: true }, 3, 1);
      next(battle);
    }
    expect(battle.unit('Red Panther').fields).not.toHaveProperty('barrel');
  });
});

describe('LS-VEH-09: a tank that fails its drive test', () => {
  test('is immobilised, and fires on', () => {
    const battle = begun();
    battle.does('move', { who: TANK, 'drive-test': 'medium' }, 2);
    next(battle);
    expect(battle.refuses('move', { who: TANK })).toBe('LS-VEH-09');
    expect(battle.refuses('move', { who: TANK, action: 'move-and-fire' })).toBe('LS-VEH-09');
    battle.does('tankhit', shot, 1);
  });

  test('one that passes it goes on', () => {
    const battle = begun();
    battle.does('move', { who: TANK, 'drive-test': 'medium' }, 3);
    next(battle);
    battle.does('move', { who: TANK });
  });
});

describe('a glancing hit', () => {
  test('LS-GLAN-02: shakes the crew: next turn it may only move, and forward', () => {
    const battle = hit(GLANCES, 2);
    expect(battle.refuses('tankhit', shot)).toBe('LS-GLAN-02');
    expect(battle.refuses('move', { who: TANK, action: 'move-and-fire' })).toBe('LS-GLAN-02');
    expect(battle.refuses('act', { who: TANK, action: 'covering-fire' })).toBe('LS-GLAN-02');
    expect(remindedOf(battle.does('move', { who: TANK }).effects)).toContain('LS-GLAN-02');
    next(battle);
    battle.does('tankhit', shot, 1);
  });

  test('LS-GLAN-03: destroys a machine gun of the opponent’s choice, until none is left (R-30)', () => {
    const battle = begun();
    battle.turn();
    const { effects } = battle.does('tankhit', { who: FOE, target: TANK, range: 20 }, 3, GLANCES, 3);
    expect(remindedOf(effects)).toContain('LS-GLAN-03');
    battle.turn();
    battle.does('fire', { who: TANK, range: 20 }, 1, /* jam */ 1);
    for (let times = 1; times <= 2; times++) {
      battle.turn();
      battle.does('tankhit', { who: FOE, target: TANK, range: 20 }, 3, GLANCES, 3);
      battle.turn();
    }
    expect(battle.unit(TANK).fields['machine-guns-lost']).toBe(2);
    expect(battle.refuses('fire', { who: TANK, range: 20 })).toBe('LS-GLAN-03');
  });

  test('LS-GLAN-04: damages the main gun, and a 1 or 2 to hit is the end of it', () => {
    const battle = hit(GLANCES, 4);
    expect(battle.knows('tankhit', shot)).toMatchObject({ 'gun-damaged': true });
    battle.does('tankhit', shot, 3, /* no effect */ GLANCES, 6);
    next(battle);
    expect(battle.does('tankhit', shot, 2).facts).toStrictEqual({ hit: false, 'gun-exploded': true });
    next(battle);
    expect(battle.refuses('tankhit', shot)).toBe('LS-GLAN-04');
    battle.does('fire', { who: TANK, range: 20 }, 2, /* effects */ 1);
  });

  test('LS-GLAN-05: throws a track: it moves on, and then no more', () => {
    const battle = hit(GLANCES, 5, /* inches */ 4);
    expect(battle.refuses('move', { who: TANK })).toBe('LS-GLAN-05');
    battle.does('tankhit', shot, 1);
  });

  test('LS-GLAN-06: injures the crew: it shoots every other turn', () => {
    const battle = hit(GLANCES, 6);
    battle.does('tankhit', shot, 1);
    next(battle);
    expect(battle.refuses('tankhit', shot)).toBe('LS-GLAN-06');
    expect(battle.refuses('fire', { who: TANK, range: 20 })).toBe('LS-GLAN-06');
    battle.does('move', { who: TANK });
    next(battle);
    battle.does('tankhit', shot, 1);
  });

  test('R-30: a vehicle without a main gun has none to be damaged', () => {
    const battle = begun('half-track');
    battle.turn();
    const given = { weapon: 'bazooka', target: 'Red Half-track', range: 10 };
    battle.does('tankhit', given, 4, /* damage */ 3, 4);
    expect(battle.unit('Red Half-track').fields).not.toHaveProperty('gun-damaged');
  });
});

describe('a penetrating hit', () => {
  test('LS-PEN-01: does what its row says, and only that', () => {
    const battle = hit(GOES_THROUGH, 3);
    const { armour: _, ...fields } = battle.unit(TANK).fields;
    expect(fields).toMatchObject({ 'turret-jammed': true });
    expect(fields).not.toHaveProperty('immobilised');
    expect(fields).not.toHaveProperty('gun-lost');
  });

  test('LS-PEN-02: throws a track: it moves on, and then no more', () => {
    expect(hit(GOES_THROUGH, 1, /* inches */ 6).refuses('move', { who: TANK })).toBe('LS-PEN-02');
  });

  test('R-30: a track that is thrown is not thrown again', () => {
    const battle = hit(GLANCES, 5, 1);
    battle.turn();
    battle.does('tankhit', { who: FOE, target: TANK, range: 20 }, 3, GOES_THROUGH, 1, 1);
    battle.turn();
    expect(battle.refuses('move', { who: TANK })).toBe('LS-GLAN-05');
  });

  test('LS-PEN-03: destroys the main gun and the machine guns beside it', () => {
    const battle = hit(GOES_THROUGH, 2);
    expect(battle.refuses('tankhit', shot)).toBe('LS-PEN-03');
    expect(battle.unit(TANK).fields['machine-guns-lost']).toBe(1);
    battle.does('fire', { who: TANK, range: 20 }, 2, /* effects */ 1);
  });

  test('R-30: a gun that is destroyed cannot be destroyed again', () => {
    const battle = hit(GOES_THROUGH, 2);
    battle.turn();
    battle.does('tankhit', { who: FOE, target: TANK, range: 20 }, 3, GOES_THROUGH, 2);
    expect(battle.unit(TANK).fields['machine-guns-lost']).toBe(1);
  });

  test('LS-PEN-04: jams the turret, of which each later shot reminds', () => {
    const battle = hit(GOES_THROUGH, 3);
    expect(remindedOf(battle.does('tankhit', shot, 1).effects)).toContain('LS-PEN-04');
  });

  test('LS-PEN-05: kills the crew: it stays where it is, and nobody gets out', () => {
    const battle = hit(GOES_THROUGH, 4);
    expect(battle.unit(TANK).gone).toBe('crew-killed');
    expect(CREW.map((name) => battle.unit(name).gone)).toStrictEqual(CREW.map(() => 'killed'));
    expect(battle.refuses('bail', { target: TANK, crew: 5 })).toBe('LS-CREW-05');
    expect(battle.game.due.map(({ verb }) => verb)).not.toContain('bail');
  });

  test('LS-PEN-06: the engine explodes: it is destroyed, and the crew bails out', () => {
    const battle = begun();
    battle.turn();
    battle.does('tankhit', { who: FOE, target: TANK, range: 20 }, 3, GOES_THROUGH, 5, /* inches */ 3);
    expect(battle.unit(TANK).gone).toBe('engine-explodes');
    expect(battle.game.due).toContainEqual(expect.objectContaining({ verb: 'bail', rule: 'LS-CREW-05' }));
  });

  test('LS-PEN-07: the ammunition explodes: all within 2" are hit, of which it reminds (R-28)', () => {
    const battle = begun();
    battle.turn();
    const { effects } = battle.does('tankhit', { who: FOE, target: TANK, range: 20 }, 3, GOES_THROUGH, 6);
    expect(remindedOf(effects)).toContain('LS-PEN-07');
    expect(battle.unit(TANK).gone).toBe('ammo-explodes');
    expect(battle.unit(CREW[4]!).gone).toBe('killed');
    expect(battle.refuses('bail', { target: TANK, crew: 1 })).toBe('LS-CREW-05');
  });

  test('the next battle finds the tank repaired, if it is still there', () => {
    const battle = hit(GOES_THROUGH, 1, 6);
    battle.battle();
    battle.turn();
    battle.does('move', { who: TANK });
  });
});
