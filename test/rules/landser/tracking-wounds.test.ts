import { describe, expect, test } from 'vitest';
import type { Ruled } from '../../../src/campaign/record.ts';
import { Played, remindedOf } from './played.ts';

const RED = 'Red Rifleman 1';
const BLUE = 'Blue Rifleman 1';
const MEDIC = 'Red Rifleman 6';
const LEADER = 'Red Squad leader';

type House = Readonly<Record<string, boolean>>;

/** Blue's turn 1: Red has had his. */
function begun(house?: House): Played {
  const battle = new Played(house);
  battle.turn(2);
  return battle;
}

/** Blue hits Red at long range, with these effects and wound dice. */
function hits(battle: Played, by: string, ...faces: readonly number[]): Ruled {
  return battle.does('fire', { who: by, target: RED, range: 20, 'same-target': false }, 6, ...faces);
}

/** Red is hit once so, and it is his turn 2. */
function wounded(house: House | undefined, ...faces: readonly number[]): Played {
  const battle = begun(house);
  hits(battle, BLUE, ...faces);
  battle.turn();
  return battle;
}

/** From Red's turn to his next one. */
function next(battle: Played): readonly string[] {
  battle.turn();
  return remindedOf(battle.turn());
}

describe('LS-HIDE-01: in hide', () => {
  test('LS-HIDE-04: he neither fires nor prepares covering fire', () => {
    const battle = wounded({}, 1);
    expect(battle.refuses('fire', { who: RED, range: 20 })).toBe('LS-HIDE-04');
    expect(battle.refuses('act', { who: RED, action: 'covering-fire' })).toBe('LS-HIDE-04');
    expect(battle.refuses('assault', { who: RED, target: BLUE })).toBe('LS-HIDE-01');
  });

  test('LS-HIDE-05: hit once he may sneak to terrain, hit twice he stays where he is', () => {
    wounded({}, 1).does('move', { who: RED, action: 'sneak' });
    const battle = begun();
    hits(battle, BLUE, 1);
    hits(battle, 'Blue Rifleman 2', 5, 3);
    battle.turn();
    expect(battle.refuses('move', { who: RED, action: 'sneak' })).toBe('LS-HIDE-05');
  });

  test('LS-HIDE-06, R-40: forced without rally it takes his next turn, and ends by a Move, no Move and Fire', () => {
    const battle = wounded({}, 1);
    expect(battle.refuses('move', { who: RED })).toBe('LS-HIDE-06');
    next(battle);
    expect(battle.refuses('move', { who: RED, action: 'move-and-fire' })).toBe('LS-HIDE-06');
    battle.does('move', { who: RED });
    expect(battle.unit(RED).fields.hiding).toBeFalsy();
  });

  test('LS-FIRE-09: fired at in the open he has half cover, LS-HIDE-02: in terrain he is out of sight', () => {
    const battle = begun();
    battle.turn();
    battle.does('act', { who: RED, action: 'hide' });
    battle.does('act', { who: 'Red Rifleman 2', action: 'hide', terrain: true });
    battle.turn();
    expect(battle.knows('fire', { who: BLUE, target: RED })).toMatchObject({ cover: 'half' });
    expect(battle.knows('spot', { who: BLUE, target: 'Red Rifleman 2' })).toMatchObject({ state: 'hidden' });
  });
});

describe('LS-HIDE-07: with rally, a hide forced by fire', () => {
  const house = { rally: true };

  test('does not end by a Move action', () => {
    const battle = wounded(house, 1);
    stays(battle);
    battle.turn(2);
    stays(battle);
    expect(battle.refuses('move', { who: RED })).toBe('LS-HIDE-07');
  });

  test('R-41: one that a wound row imposes does', () => {
    const battle = wounded(house, 5, 2);
    next(battle);
    battle.does('move', { who: RED });
    expect(battle.unit(RED).fields.hiding).toBeFalsy();
  });

  test('LS-HIDE-08, R-43: he throws for himself once when each own turn begins', () => {
    const battle = wounded(house, 1);
    expect(battle.game.due).toMatchObject([{ verb: 'rally', options: { kind: 'self', 'in-action': 10 } }]);
    expect(battle.does('rally', { who: RED, kind: 'self' }, 10).facts).toStrictEqual({ rallied: true });
    expect(battle.unit(RED).fields.hiding).toBeFalsy();
    expect(battle.game.due).toStrictEqual([]);
    expect(battle.refuses('rally', { who: RED, kind: 'self' })).toBe('LS-HIDE-08');
    battle.does('fire', { who: RED, range: 20 }, 3);
  });

  test('LS-HIDE-08: he has one throw a turn, and who is not in such a hide has none', () => {
    const battle = wounded(house, 1);
    battle.does('rally', { who: RED, kind: 'self', 'in-action': 5 }, 6);
    expect(battle.unit(RED).fields.hiding).toBe('forced');
    expect(battle.refuses('rally', { who: RED, kind: 'self' })).toBe('LS-HIDE-08');
    expect(battle.refuses('rally', { who: 'Red Rifleman 2', kind: 'self' })).toBe('LS-HIDE-08');
  });

  test('LS-RALLY-04: a leader makes him active again by his Rally action, unless he throws a 1', () => {
    const battle = wounded(house, 1);
    battle.does('rally', { who: LEADER, target: RED }, 1);
    expect(battle.unit(RED).fields.hiding).toBe('forced');
    expect(battle.refuses('fire', { who: LEADER, range: 4 })).toBe('LS-TURN-02');
    battle.does('rally', { who: 'Red Second in command', target: RED }, 2);
    battle.does('fire', { who: RED, range: 20 }, 3);
    expect(battle.refuses('rally', { who: 'Red Loader', target: RED })).toBe('LS-ACT-01');
  });

  test('LS-RALLY-04: there is nothing to rally in one who does not hide', () => {
    const battle = wounded(house, 1);
    expect(battle.refuses('rally', { who: LEADER, target: 'Red Rifleman 2' })).toBe('LS-RALLY-04');
  });

  test('LS-RALLY-03: a leader forced into hide or seriously wounded rallies nobody', () => {
    const battle = wounded(house, 1);
    battle.edit(LEADER, { hiding: 'forced' });
    expect(battle.refuses('rally', { who: LEADER, target: RED })).toBe('LS-RALLY-03');
    battle.edit(LEADER, { hiding: false, 'serious-wounds': 1 });
    expect(battle.refuses('rally', { who: LEADER, target: RED })).toBe('LS-RALLY-03');
  });

  /** He throws for himself, in vain. */
  function stays(battle: Played): void {
    battle.does('rally', { who: RED, kind: 'self', 'in-action': 5 }, 6);
  }
});

describe('LS-HIDE-09: a blast', () => {
  const grenade = { who: BLUE, target: RED, range: 6 };

  test('forces into hide whoever is in it, effective or not, and whatever his row', () => {
    for (const faces of [
      [2],
      [4, 3, 1], // a light wound at point blank: angry is not possible, disorientated is
    ]) {
      const battle = begun({ rally: true });
      battle.does('grenade', grenade, 5, ...faces);
      expect(battle.unit(RED).fields).toMatchObject({ hiding: 'forced', 'needs-rally': true });
    }
  });

  test('grenade-no-auto-hide: not one whom it does not affect (R-23b)', () => {
    const battle = begun({ 'grenade-no-auto-hide': true });
    battle.does('grenade', grenade, 5, 2);
    expect(battle.unit(RED).fields.hiding).toBeUndefined();
  });
});

describe('light wounds', () => {
  test('LS-LIGHT-02, R-44: a second one in the same turn is known, and in the next turn not', () => {
    const battle = begun();
    hits(battle, BLUE, 5, 3);
    expect(battle.knows('fire', { who: 'Blue Rifleman 2', target: RED })).toMatchObject({ 'light-this-turn': true });
    battle.turn(2);
    expect(battle.knows('fire', { who: BLUE, target: RED })).not.toHaveProperty('light-this-turn');
  });

  test('LS-LIGHT-03: angry, he must return fire in his next turn', () => {
    const battle = wounded({}, 5, 1);
    expect(battle.refuses('move', { who: RED })).toBe('LS-LIGHT-03');
    battle.does('fire', { who: RED, target: BLUE, range: 20 }, 3);
  });

  test('LS-LIGHT-04, LS-SER-08: check, one turn in hide, and then he is not wounded any more', () => {
    const battle = wounded({}, 5, 2);
    expect(battle.unit(RED).fields).toMatchObject({ hiding: 'forced', 'light-wounds': 1 });
    next(battle);
    expect(battle.unit(RED).fields['light-wounds']).toBeUndefined();
    battle.does('move', { who: RED });
  });

  test('LS-LIGHT-05: disorientated, half speed, no fire and no assault, next turn only', () => {
    const battle = wounded({}, 5, 4);
    expect(battle.knows('fire', { who: RED })).not.toHaveProperty('wound-penalty');
    expect(battle.refuses('fire', { who: RED, range: 20 })).toBe('LS-LIGHT-05');
    expect(battle.refuses('grenade', { who: RED })).toBe('LS-LIGHT-05');
    expect(battle.refuses('assault', { who: RED, target: BLUE })).toBe('LS-LIGHT-05');
    expect(battle.refuses('act', { who: RED, action: 'covering-fire' })).toBe('LS-LIGHT-05');
    expect(battle.does('move', { who: RED }).facts).toStrictEqual({ allowance: 2 });
    next(battle);
    battle.does('fire', { who: RED, range: 20 }, 3);
  });

  test('LS-LIGHT-06, LS-SER-08: needs a leader, in hide, then to cover, until one is in base contact', () => {
    const battle = wounded({}, 5, 5);
    next(battle);
    battle.does('move', { who: RED });
    next(battle);
    expect(battle.refuses('fire', { who: RED, range: 20 })).toBe('LS-LIGHT-06');
    battle.does('move', { who: LEADER, target: RED });
    battle.does('fire', { who: RED, range: 20 }, 3);
  });

  test('LS-LIGHT-07: a walking wounded sneaks to his base line, and hides if fired at', () => {
    const battle = wounded({}, 5, 6);
    expect(battle.refuses('move', { who: RED })).toBe('LS-LIGHT-07');
    battle.does('move', { who: RED, action: 'sneak' });
    battle.turn();
    battle.does('fire', { who: 'Blue Rifleman 2', target: RED, range: 20 }, 2);
    expect(battle.unit(RED).fields.hiding).toBe('forced');
  });
});

describe('serious wounds', () => {
  test('LS-SER-03: an (a) wound, an inch less, no Move Fast and no Move and Fire', () => {
    const battle = wounded({}, 6, 2);
    expect(battle.unit(RED).fields).toMatchObject({ hiding: 'forced', 'wounds-a': 1 });
    next(battle);
    expect(battle.does('move', { who: RED }).facts).toStrictEqual({ allowance: 3 });
    next(battle);
    expect(battle.refuses('move', { who: RED, action: 'move-fast' })).toBe('LS-SER-03');
    expect(battle.refuses('move', { who: RED, action: 'move-and-fire' })).toBe('LS-SER-03');
    expect(battle.refuses('fire', { who: RED, range: 20, moved: true })).toBe('LS-SER-03');
    battle.does('fire', { who: RED, range: 20 }, 3);
  });

  test('LS-SER-04: a (b) wound, -1 to hit; they add up', () => {
    const battle = wounded({}, 6, 3);
    expect(battle.knows('fire', { who: RED })).toMatchObject({ 'wound-penalty': 1 });
    battle.turn();
    hits(battle, BLUE, 6, 3);
    expect(battle.knows('fire', { who: RED })).toMatchObject({ 'wound-penalty': 2 });
  });

  test('LS-SER-02: each counts for the next one', () => {
    const battle = wounded({}, 6, 2);
    expect(battle.knows('fire', { who: BLUE, target: RED })).toMatchObject({ 'serious-before': 1 });
  });

  test('LS-SER-06: removed, off the table', () => {
    expect(wounded({}, 6, 6).unit(RED).gone).toBe('removed');
  });

  test('LS-SER-05: down, until in the turn after a medic has come', () => {
    for (const [face, wound] of [
      [3, 'wounds-a'],
      [4, 'wounds-b'],
    ] as const) {
      const battle = wounded({}, 6, 5);
      expect(battle.unit(RED).gone).toBe('down');
      battle.edit(MEDIC, { medic: true });
      battle.does('move', { who: MEDIC, target: RED });
      next(battle);
      expect(battle.game.due).toMatchObject([{ verb: 'wound', options: { target: RED } }]);
      battle.does('wound', { who: MEDIC, target: RED }, face);
      expect(battle.unit(RED).gone).toBeUndefined();
      expect(battle.unit(RED).fields).toMatchObject({ [wound]: 1, 'serious-wounds': 1 });
    }
  });

  test('LS-SER-05, R-09: a 6 of the medic, and he is off the table after all', () => {
    const battle = wounded({}, 6, 5);
    battle.edit(MEDIC, { medic: true });
    battle.does('wound', { who: MEDIC, target: RED }, 6);
    expect(battle.unit(RED).gone).toBe('removed');
  });
});

describe('alternative wounds', () => {
  const house = { 'alternative-wounds': true };

  test('LS-ALT-02: a light one, a turn in hide, then no Move Fast and -1 to hit for good', () => {
    const battle = wounded(house, 4);
    expect(battle.unit(RED).fields).toMatchObject({ hiding: 'forced', 'light-wounds': 1 });
    next(battle);
    battle.does('move', { who: RED });
    next(battle);
    expect(battle.refuses('move', { who: RED, action: 'move-fast' })).toBe('LS-ALT-02');
    expect(battle.knows('fire', { who: RED })).toMatchObject({ 'wound-penalty': 1 });
    expect(battle.knows('fire', { who: BLUE, target: RED })).toMatchObject({ 'light-before': 1 });
  });

  test('LS-ALT-03: a serious one, in hide, no Move Fast, no assault, -2 to hit, and not forward', () => {
    const battle = wounded(house, 6, /* not at once out of action */ 4);
    expect(battle.unit(RED).fields).toMatchObject({ hiding: 'forced', 'serious-wounds': 1 });
    expect(battle.unit(RED).fields['wounds-b']).toBeUndefined();
    next(battle);
    expect(remindedOf(battle.does('move', { who: RED }).effects)).toContain('LS-ALT-03');
    next(battle);
    expect(battle.refuses('move', { who: RED, action: 'move-fast' })).toBe('LS-ALT-03');
    expect(battle.refuses('assault', { who: RED, target: BLUE })).toBe('LS-ALT-03');
    expect(battle.knows('fire', { who: RED })).toMatchObject({ 'wound-penalty': 2 });
  });

  test('LS-ALT-05, LS-ALT-07: light, then serious: the penalties of the serious one; another light one, and he is out', () => {
    const battle = wounded(house, 4);
    battle.turn();
    expect(hits(battle, BLUE, 4, 2).facts).toStrictEqual({ hit: true, jam: false, effect: 'serious-wound' });
    expect(battle.knows('fire', { who: RED })).toMatchObject({ 'wound-penalty': 2 });
    hits(battle, 'Blue Rifleman 2', 4);
    expect(battle.unit(RED).gone).toBe('removed');
  });

  test('LS-ALT-06: a second serious one, and he is out', () => {
    const battle = wounded(house, 6, 4);
    battle.turn();
    hits(battle, BLUE, 6);
    expect(battle.unit(RED).gone).toBe('removed');
  });

  test('LS-ALT-08: a medic in base contact removes one light wound a turn, without dice', () => {
    const battle = wounded(house, 4);
    expect(battle.refuses('wound', { who: MEDIC, target: RED })).toBe('LS-ALT-08');
    battle.edit(MEDIC, { medic: true });
    battle.does('move', { who: MEDIC, target: RED });
    next(battle);
    expect(battle.game.due).toMatchObject([{ verb: 'wound', rule: 'LS-ALT-08' }]);
    expect(battle.does('wound', { who: MEDIC, target: RED }).facts).toStrictEqual({ healed: true });
    expect(battle.unit(RED).fields['light-wounds']).toBe(0);
    battle.edit(RED, { 'light-wounds': 1 });
    expect(battle.refuses('wound', { who: MEDIC, target: RED })).toBe('LS-ALT-08');
  });
});

describe('LS-CAMP-01: with campaign-wounds, who is out of action lies on the table', () => {
  const house = { 'campaign-wounds': true };
  const fallen = () => wounded(house, 6, 6);
  const owed = (battle: Played) => battle.game.due.map(({ verb, options, rule }) => ({ verb, ...options, rule }));

  test('LS-CAMP-02: each turn of his side a D6 is thrown for him, and on a 1 he dies', () => {
    const battle = fallen();
    expect(owed(battle)).toStrictEqual([{ verb: 'wound', kind: 'campaign', target: RED, rule: 'LS-CAMP-02' }]);
    battle.does('wound', { target: RED }, 2);
    expect(battle.unit(RED).gone).toBe('removed');
    next(battle);
    battle.does('wound', { target: RED }, 1);
    expect(battle.unit(RED).gone).toBe('dead');
    next(battle);
    expect(battle.game.due).toStrictEqual([]);
  });

  test('LS-CAMP-01: he does nothing, and without the toggle nothing is thrown', () => {
    expect(() => fallen().refuses('move', { who: RED })).toThrow();
    expect(wounded({}, 6, 6).game.due).toStrictEqual([]);
  });

  test('LS-CAMP-02: of several the one that was named is thrown for', () => {
    const battle = begun(house);
    hits(battle, BLUE, 6, 6);
    battle.does('fire', { who: 'Blue Rifleman 2', target: 'Red Rifleman 2', range: 20 }, 6, 6, 6);
    battle.turn();
    battle.does('wound', { target: 'Red Rifleman 2' }, 3);
    expect(owed(battle)).toContainEqual({ verb: 'wound', kind: 'campaign', target: RED, rule: 'LS-CAMP-02' });
  });

  test('LS-CAMP-03: after n turns of treatment only every (n+1)th turn', () => {
    const battle = fallen();
    battle.edit(MEDIC, { medic: true });
    battle.does('wound', { target: RED }, 2);
    battle.does('act', { who: MEDIC, target: RED, action: 'treat' });
    expect(battle.unit(RED).fields.treated).toBe(1);
    next(battle);
    expect(battle.game.due).toStrictEqual([]);
    next(battle);
    expect(battle.game.due).toMatchObject([{ options: { target: RED } }]);
    expect(battle.knows('wound', { target: RED })).toMatchObject({ treated: 1, turn: 2 });
  });

  test('LS-CAMP-02, R-42: a medic’s roll ends it for one who is down', () => {
    const battle = wounded(house, 6, 5);
    battle.does('wound', { target: RED }, 4);
    battle.edit(MEDIC, { medic: true });
    battle.does('move', { who: MEDIC, target: RED });
    next(battle);
    expect(owed(battle)).toHaveLength(2);
    expect(battle.does('wound', { who: MEDIC, target: RED }, 1).facts).toStrictEqual({ wound: 'wound-a' });
    expect(owed(battle)).toStrictEqual([]);
    expect(battle.unit(RED).gone).toBeUndefined();
    expect(battle.unit(RED).fields['death-turn']).toBeFalsy();
  });

  test('LS-CAMP-03: only a medic treats', () => {
    expect(fallen().refuses('act', { who: MEDIC, target: RED, action: 'treat' })).toBe('LS-CAMP-03');
  });

  test('LS-CAMP-05: carried, he is thrown for each turn, and the treatment is undone', () => {
    const battle = fallen();
    battle.edit(RED, { treated: 2 });
    battle.does('wound', { who: 'Red Rifleman 2', target: RED, kind: 'carried' }, 3);
    expect(battle.unit(RED).fields.treated).toBeFalsy();
    next(battle);
    expect(owed(battle)).toMatchObject([{ kind: 'carried', target: RED, rule: 'LS-CAMP-05' }]);
    battle.does('wound', { who: 'Red Rifleman 2', target: RED }, 3);
    battle.does('act', { who: 'Red Rifleman 2', target: RED, action: 'carry-off' });
    expect(battle.unit(RED).gone).toBe('carried-off');
  });

  test('LS-CAMP-05: on a stretcher it is kept', () => {
    const battle = fallen();
    battle.edit(RED, { treated: 1 });
    battle.does('wound', { who: 'Red Rifleman 2', target: RED, kind: 'carried', stretcher: true });
    expect(battle.unit(RED).fields).toMatchObject({ treated: 1, stretcher: true });
  });

  test('LS-CAMP-04: an enemy may kill him or take him prisoner; no friend does', () => {
    const battle = begun(house);
    hits(battle, BLUE, 6, 6);
    battle.does('act', { who: BLUE, target: RED, action: 'kill' });
    expect(battle.unit(RED).gone).toBe('dead');
    const other = begun(house);
    hits(other, BLUE, 6, 5);
    other.does('act', { who: BLUE, target: RED, action: 'capture' });
    expect(other.unit(RED)).toMatchObject({ gone: 'prisoner', fields: { guard: other.unit(BLUE).id } });
    expect(fallen().refuses('act', { who: LEADER, target: RED, action: 'kill' })).toBe('LS-CAMP-04');
  });

  test('LS-CAMP-01: between battles the wounds are over, and the dead are dead', () => {
    const battle = fallen();
    battle.does('wound', { target: RED }, 1);
    battle.edit('Red Rifleman 2', { 'light-wounds': 1, 'needs-rally': true });
    battle.battle();
    expect(battle.unit(RED).gone).toBe('dead');
    expect(battle.unit('Red Rifleman 2').fields).toMatchObject({ 'light-wounds': false, 'needs-rally': false });
    battle.does('initiative', {}, 1, 6);
  });
});
