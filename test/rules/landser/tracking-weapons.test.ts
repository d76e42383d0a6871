import { describe, expect, test } from 'vitest';
import type { Given } from '../ruled.ts';
import { Played, remindedOf } from './played.ts';

const RED = 'Red Rifleman 1';
const LEADER = 'Red Squad leader'; // SMG
const GUNNER = 'Red Machine-gunner';
const BLUE = 'Blue Rifleman 1';

/** Red's turn 1. */
function begun(house?: Readonly<Record<string, boolean>>, squads?: readonly string[]): Played {
  const battle = new Played(house, squads);
  battle.turn();
  return battle;
}

/** A turn of each side goes by, and it is Red's again. */
function next(battle: Played): void {
  battle.turn(2);
}

/** The GPMG is set up, and it is Red's turn 2. */
function setUp(house?: Readonly<Record<string, boolean>>): Played {
  const battle = begun(house);
  battle.does('weapon', { who: GUNNER, work: 'set-up' });
  next(battle);
  return battle;
}

/** At long range the GPMG needs a 1. */
const burst = { who: GUNNER, target: BLUE, range: 20, auto: true };

describe('Weapon Work', () => {
  test('LS-JAM-07, LS-WORK-01: a turn of it clears a jam, and nothing else is done in that turn', () => {
    const battle = begun();
    battle.does('fire', { who: RED, range: 20 }, 1, /* jam */ 6);
    next(battle);
    expect(battle.refuses('fire', { who: RED, range: 20 })).toBe('LS-JAM-07');
    battle.does('weapon', { who: RED });
    expect(battle.refuses('move', { who: RED })).toBe('LS-TURN-02');
    next(battle);
    battle.does('fire', { who: RED, range: 20 }, 3);
  });

  test('LS-AUTO-02: an SMG reloads after an automatic burst', () => {
    const battle = begun();
    battle.does('fire', { who: LEADER, range: 8, auto: true }, 3);
    next(battle);
    expect(battle.refuses('fire', { who: LEADER, range: 8 })).toBe('LS-AUTO-02');
    battle.does('weapon', { who: LEADER, work: 'reload' });
    next(battle);
    battle.does('fire', { who: LEADER, range: 8 }, 3);
  });

  test('LS-BURST-03: a burst at two targets is one action, thrown for the one and then for the other', () => {
    const battle = begun({ 'burst-dice': true });
    const two = { who: LEADER, range: 8, burst: 'light', targets: 2, dice: 1 };
    battle.does('fire', { ...two, target: BLUE }, 3);
    expect(battle.refuses('fire', { ...two, target: BLUE })).toBe('LS-TURN-02');
    battle.does('fire', { ...two, target: 'Blue Rifleman 2' }, 3);
    expect(battle.refuses('fire', { ...two, target: 'Blue Rifleman 3' })).toBe('LS-TURN-02');
    next(battle);
    expect(battle.refuses('fire', { who: LEADER, range: 8 })).toBe('LS-AUTO-02');
  });

  test('LS-BURST-03: no more dice are thrown for all its targets together than the burst has left', () => {
    const battle = begun({ 'burst-dice': true });
    // Nine dice, less one for each target after the first.
    const three = { who: LEADER, range: 8, burst: 'heavy', targets: 3 };
    battle.does('fire', { ...three, target: BLUE, dice: 4 }, 3, 3, 3, 3);
    const second = { ...three, target: 'Blue Rifleman 2' };
    expect(battle.refuses('fire', { ...second, dice: 4 })).toBe('LS-BURST-03');
    battle.does('fire', { ...second, dice: 1 }, 3);
    const third = { ...three, target: 'Blue Rifleman 3' };
    expect(battle.refuses('fire', { ...third, dice: 3 })).toBe('LS-BURST-03');
    // What the first one said of the gaps holds.
    expect(battle.refuses('fire', { ...third, dice: 3, gaps: '0,0' })).toBe('LS-BURST-03');
    battle.does('fire', { ...third, dice: 2 }, 3, 3);
    next(battle);
    battle.does('weapon', { who: LEADER, work: 'reload' });
    next(battle);
    battle.does('fire', { ...three, target: BLUE, dice: 7 }, 3, 3, 3, 3, 3, 3, 3);
    expect(battle.refuses('fire', { ...second, dice: 1 })).toBe('LS-BURST-03');
  });

  test('LS-BURST-02: gaps of more than an inch cost dice of the whole burst', () => {
    const battle = begun({ 'burst-dice': true });
    const apart = { who: LEADER, range: 8, burst: 'medium', targets: 2, gaps: '3' };
    battle.does('fire', { ...apart, target: BLUE, dice: 2 }, 3, 3);
    expect(battle.refuses('fire', { ...apart, target: 'Blue Rifleman 2', dice: 2 })).toBe('LS-BURST-03');
    battle.does('fire', { ...apart, target: 'Blue Rifleman 2', dice: 1 }, 3);
  });

  test('LS-BURST-03, LS-GPMG-04: and one turn of automatic fire', () => {
    const battle = setUp({ 'burst-dice': true });
    const two = { who: GUNNER, range: 20, burst: 'light', targets: 2, dice: 1 };
    battle.does('fire', { ...two, target: BLUE }, 2, 3);
    battle.does('fire', { ...two, target: 'Blue Rifleman 2' }, 2, 3);
    expect(battle.unit(GUNNER).fields).toMatchObject({ 'auto-turns': 1 });
  });

  test('LS-BURST-04: a burst that has jammed is thrown for no other target', () => {
    const battle = begun({ 'burst-dice': true });
    const two = { who: LEADER, range: 8, burst: 'light', targets: 2, dice: 1 };
    battle.does('fire', { ...two, target: BLUE }, 1, /* jam */ 6);
    expect(battle.refuses('fire', { ...two, target: 'Blue Rifleman 2' })).toBe('LS-JAM-07');
  });

  test('LS-AUTO-02: and after the dice of a burst', () => {
    const battle = begun({ 'burst-dice': true });
    battle.does('fire', { who: LEADER, range: 8, burst: 'light', dice: 1 }, 3);
    expect(battle.unit(LEADER).fields).toMatchObject({ 'must-reload': 'smg' });
    expect(battle.unit(LEADER).fields.template).toBeUndefined();
  });

  test('LS-AUTO-08: who has moved and fires does not fire automatic', () => {
    const battle = begun();
    battle.does('move', { who: LEADER, action: 'move-and-fire' });
    expect(battle.refuses('fire', { who: LEADER, range: 8, auto: true })).toBe('LS-AUTO-08');
    battle.does('fire', { who: LEADER, range: 4 }, 3, /* effects */ 1);
  });
});

describe('the GPMG', () => {
  test('LS-GPMG-01, LS-GPMG-02: it does not move and fire, and is set up by a turn of Weapon Work', () => {
    const battle = begun();
    expect(battle.knows('fire', burst)).toMatchObject({ 'not-set-up': true });
    battle.edit(GUNNER, { actions: '' });
    expect(battle.refuses('fire', { ...burst, auto: false, weapon: 'gpmg', moved: true })).toBe('LS-GPMG-01');
    expect(setUp().knows('fire', burst)).not.toHaveProperty('not-set-up');
  });

  test('LS-GPMG-03: not set up it fires for one turn, and is out of ammunition', () => {
    const battle = begun();
    battle.does('fire', { who: GUNNER, target: BLUE, range: 20 }, 2);
    next(battle);
    expect(battle.refuses('fire', { who: GUNNER, range: 20 })).toBe('LS-GPMG-03');
    battle.does('weapon', { who: GUNNER, work: 'reload' });
    next(battle);
    battle.does('fire', { who: GUNNER, range: 20 }, 2);
  });

  test('LS-GPMG-04: after 4 turns of automatic fire running, its next turn is for the barrel', () => {
    const battle = setUp();
    for (let turn = 1; turn <= 4; turn++) {
      battle.does('fire', burst, 6, /* hide */ 1);
      next(battle);
    }
    expect(battle.refuses('fire', burst)).toBe('LS-GPMG-04');
    battle.does('weapon', { who: GUNNER });
    next(battle);
    battle.does('fire', burst, 6, 1);
  });

  test('LS-GPMG-04: bursts of dice count as well', () => {
    const battle = setUp({ 'burst-dice': true });
    battle.does('fire', { who: GUNNER, target: BLUE, range: 20, burst: 'light', dice: 1 }, 6, 1);
    expect(battle.unit(GUNNER).fields['auto-turns']).toBe(1);
  });
});

describe('the template', () => {
  /** Blue is in the template of Red's GPMG, in Red's turn 2. */
  function caught(): Played {
    const battle = setUp();
    battle.does('fire', burst, 6, /* hide */ 1);
    return battle;
  }

  test('LS-AUTO-03: it may be kept where it lies, or fired again', () => {
    const battle = caught();
    next(battle);
    battle.does('act', { who: GUNNER, action: 'keep-template' });
    expect(battle.unit(GUNNER).fields).toMatchObject({ action: 'fire', 'auto-turns': 2, template: true });
    next(battle);
    battle.does('fire', burst, 6, 1);
    expect(setUp().refuses('act', { who: GUNNER, action: 'keep-template' })).toBe('LS-AUTO-03');
  });

  test('LS-LIGHT-05: one who is disorientated does not keep it', () => {
    const battle = caught();
    next(battle);
    battle.edit(GUNNER, { disorientated: true });
    expect(battle.refuses('act', { who: GUNNER, action: 'keep-template' })).toBe('LS-LIGHT-05');
  });

  test('LS-AUTO-04: it lies until he does anything else, or is forced into hide', () => {
    const reloading = caught();
    next(reloading);
    reloading.does('weapon', { who: GUNNER, work: 'reload' });
    expect(reloading.unit(GUNNER).fields.template).toBeFalsy();
    expect(reloading.unit(BLUE).fields['in-template']).toBeFalsy();
    const hit = caught();
    hit.turn();
    hit.does('fire', { who: 'Blue Rifleman 2', target: GUNNER, range: 20 }, 6, /* hide */ 1);
    expect(hit.unit(GUNNER).fields.template).toBeFalsy();
  });

  test('LS-AUTO-05: whoever enters it rolls at once', () => {
    const battle = caught();
    battle.turn();
    expect(battle.does('effect', { who: GUNNER, target: 'Blue Rifleman 2', range: 20 }, 4).facts).toStrictEqual({
      effect: 'hide',
    });
    expect(battle.unit('Blue Rifleman 2').fields.hiding).toBe('forced');
  });

  test('LS-AUTO-06: one caught in it leaves without a roll, or owes it', () => {
    const leaves = caught();
    leaves.turn();
    leaves.does('move', { who: BLUE, action: 'sneak' });
    expect(leaves.game.due.filter(({ verb }) => verb === 'effect')).toStrictEqual([]);
    const stays = caught();
    stays.turn();
    stays.does('act', { who: BLUE, action: 'hide' });
    expect(stays.game.due).toContainEqual(expect.objectContaining({ verb: 'effect', rule: 'LS-AUTO-06' }));
    stays.does('effect', { who: BLUE, range: 20 }, 6, 6);
    expect(stays.unit(BLUE).gone).toBe('removed');
  });
});

describe('gunner and loader', () => {
  test('LS-LOAD-01, R-15: without a loader a GPMG does not fire continuously', () => {
    const battle = setUp();
    battle.edit('Red Loader', { squad: 'elsewhere' });
    expect(battle.knows('fire', burst)).toMatchObject({ alone: true });
    battle.does('fire', burst, 6, /* hide */ 1);
    next(battle);
    expect(battle.refuses('fire', burst)).toBe('LS-LOAD-01');
  });

  test.each([{ auto: true }, { burst: 'light', dice: 1 }])('LS-LOAD-02: alone he has two bursts (%o)', (how) => {
    const battle = setUp({ 'burst-dice': true });
    battle.edit(GUNNER, { weapon: 'lmg' });
    battle.edit('Red Loader', { squad: 'elsewhere' });
    const { auto: _, ...shot } = burst;
    for (let i = 0; i < 2; i++) {
      battle.does('fire', { ...shot, ...how }, 6, /* hide */ 1);
      next(battle);
      battle.does('weapon', { who: GUNNER, work: 'reload' });
      next(battle);
    }
    expect(battle.refuses('fire', { ...shot, ...how })).toBe('LS-LOAD-02');
    battle.edit('Red Loader', { squad: 'Red' });
    battle.does('fire', { ...shot, ...how }, 6, 1);
  });

  test('LS-SQD-06: the loader who feeds the gun does not fire', () => {
    const battle = setUp();
    battle.does('fire', burst, 6, /* hide */ 1);
    expect(battle.refuses('fire', { who: 'Red Loader', range: 20 })).toBe('LS-SQD-06');
  });

  test('LS-SQD-05: he takes the gun over when the gunner is out of action', () => {
    const battle = setUp();
    const pickUp = { who: 'Red Loader', work: 'pick-up' };
    expect(battle.refuses('weapon', pickUp)).toBe('LS-SQD-05');
    battle.turn();
    battle.does('fire', { who: BLUE, target: GUNNER, range: 20 }, 6, 6, 6);
    battle.turn();
    battle.does('weapon', pickUp);
    expect(battle.unit('Red Loader').fields).toMatchObject({ weapon: 'gpmg', sidearm: 'rifle' });
  });

  test('LS-SQD-03: the second in command takes over from a leader who falls', () => {
    const battle = begun();
    battle.turn();
    battle.does('fire', { who: BLUE, target: LEADER, range: 20 }, 6, 6, 6);
    expect(battle.unit('Red Second in command').fields.leader).toBe(true);
  });
});

describe('the HMG', () => {
  const HMG = 'Red HMG gunner';
  const shot = { who: HMG, target: 'Blue HMG gunner', range: 20 };
  const team = () => begun({}, ['hmg-team']);

  test('LS-HMG-06: its template lies for the following turn too, and may be shifted in it', () => {
    const battle = team();
    expect(battle.refuses('act', { who: HMG, action: 'shift-template' })).toBe('LS-HMG-06');
    battle.does('fire', shot, 6, /* hide */ 1);
    next(battle);
    expect(battle.unit(HMG).fields.template).toBe(true);
    expect(remindedOf(battle.does('act', { who: HMG, action: 'shift-template' }).effects)).toContain('LS-HMG-06');
    expect(battle.unit('Blue HMG gunner').fields['in-template']).toBeFalsy();
    next(battle);
    expect(battle.unit(HMG).fields.template).toBe(true);
    battle.does('act', { who: HMG, action: 'nothing' });
    expect(battle.unit(HMG).fields.template).toBeFalsy();
  });

  test('LS-HMG-06: not if it has jammed', () => {
    const battle = team();
    battle.does('fire', shot, 1, /* jam */ 6, /* drift */ 1, 1, 1);
    expect(battle.unit(HMG).fields.template).toBeUndefined();
  });

  test('LS-HMG-01: without loader and observer one is reminded that it cannot fire; it never moves and fires', () => {
    const battle = team();
    battle.edit(HMG, { actions: '' });
    expect(battle.refuses('fire', { ...shot, weapon: 'hmg', moved: true })).toBe('LS-HMG-01');
    expect(remindedOf(battle.does('fire', shot, 6, 1).effects)).not.toContain('LS-HMG-01');
    next(battle);
    battle.edit('Red Observer', { squad: 'elsewhere' });
    expect(remindedOf(battle.does('fire', shot, 6, 1).effects)).toContain('LS-HMG-01');
  });
});

describe('break-off', () => {
  /** Red, having lost so many riflemen, when its turn 2 begins. */
  function having(lost: number, house?: Readonly<Record<string, boolean>>, grade?: string): Played {
    const battle = begun(house);
    if (grade) battle.edit(LEADER, { grade });
    battle.turn();
    for (let i = 1; i <= lost; i++) {
      battle.does('fire', { who: `Blue Rifleman ${i}`, target: `Red Rifleman ${i}`, range: 20 }, 6, 6, 6);
    }
    battle.turn();
    return battle;
  }
  const owed = (battle: Played) => battle.game.due.filter(({ verb }) => verb === 'morale');

  test('LS-BRK-01, R-35: due at the start of each own turn from the second casualty on', () => {
    expect(owed(having(1))).toStrictEqual([]);
    const battle = having(2);
    expect(owed(battle)).toMatchObject([{ options: { 'in-action': 8, out: 2 } }]);
    battle.does('morale', { who: LEADER }, 8);
    next(battle);
    battle.does('morale', { who: LEADER }, 9);
    expect(battle.game.sides.red?.fields.broken).toBe(true);
    expect(battle.refuses('move', { who: LEADER })).toBe('LS-BRK-01');
  });

  test.each([
    ['stubborn', 3],
    ['elite', 4],
    ['fanatic', 5],
  ] as const)('LS-BRK-02: %s from %i', (grade, from) => {
    const house = { 'break-off-grades': true };
    expect(owed(having(from - 1, house, grade))).toStrictEqual([]);
    const battle = having(from, house, grade);
    expect(owed(battle)).toHaveLength(1);
    expect(battle.knows('morale', { who: LEADER })).toMatchObject({ grade, out: from });
    expect(owed(having(2, {}, grade))).toHaveLength(1); // without the toggle all are regular
  });

  test('LS-RALLY-01: with rally the squad is broken, and the game goes on', () => {
    const battle = having(2, { rally: true });
    battle.does('morale', { who: LEADER }, 9);
    expect(battle.game.sides.red?.fields.broken).toBeFalsy();
    expect(battle.unit('Red Rifleman 3').fields['squad-broken']).toBe(true);
    expect(battle.refuses('fire', { who: 'Red Rifleman 3', range: 20 })).toBe('LS-RALLY-01');
    battle.does('move', { who: 'Red Rifleman 3' });
    next(battle);
    expect(owed(battle)).toStrictEqual([]);
  });

  test('LS-RALLY-02: a leader rallies it, D10 up to the number in action', () => {
    const battle = having(2, { rally: true });
    const rally = { who: LEADER, kind: 'squad' };
    expect(battle.refuses('rally', rally)).toBe('LS-RALLY-02');
    battle.does('morale', { who: LEADER }, 9);
    expect(battle.knows('rally', rally)).toMatchObject({ 'in-action': 8 });
    battle.does('rally', rally, 8);
    battle.does('fire', { who: 'Red Rifleman 3', range: 20 }, 3);
  });
});

describe('house rules that cannot matter', () => {
  test('are not asked about, so that no ruling names them', () => {
    const battle = begun({ 'alternative-wounds': true, rally: true });
    const asked = (verb: string, given: Given, ...faces: number[]) => battle.does(verb, given, ...faces).asked;
    expect(asked('act', { who: RED, action: 'hide' })).toEqual([]);
    expect(asked('weapon', { who: GUNNER, work: 'set-up' })).toEqual([]);
    expect(asked('fire', { who: LEADER, target: BLUE, range: 8 }, 3)).not.toContain('rally');
  });

  test('are asked about where they do', () => {
    const battle = begun({ 'alternative-wounds': true, rally: true });
    const hide = battle.does('fire', { who: RED, target: BLUE, range: 8 }, 6, /* hide */ 1);
    expect(hide.asked).toContain('rally');
    battle.edit(LEADER, { 'light-wounds': 1 });
    expect(battle.does('fire', { who: LEADER, target: BLUE, range: 8 }, 3).asked).toContain('alternative-wounds');
  });
});

describe('LS-FIRE-09: fire at those who hide in the open', () => {
  test('is at half cover where all do; where only some do, the players say what they are in', () => {
    const battle = begun();
    const template = { ...burst, who: LEADER, target: `${BLUE},Blue Rifleman 2`, range: 8 };
    battle.edit(BLUE, { hiding: 'chosen', 'hiding-in': 'open' });
    expect(battle.knows('fire', { ...template, target: BLUE })).toMatchObject({ cover: 'half' });
    expect(battle.knows('fire', template)).not.toHaveProperty('cover');
    battle.edit('Blue Rifleman 2', { hiding: 'forced' });
    expect(battle.knows('fire', template)).toMatchObject({ cover: 'half', figures: 2 });
  });
});
