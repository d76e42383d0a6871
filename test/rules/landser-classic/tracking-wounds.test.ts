import { describe, expect, test } from 'vitest';
import type { Ruled } from '../../../src/campaign/record.ts';
import { by, dice } from '../ruled.ts';
import { Played, remindedOf } from './played.ts';

const { ruled, odds, wrong } = by('landser-classic');

const RED = 'Red Rifleman 1';
const BLUE = 'Blue Rifleman 1';
const MEDIC = 'Red Rifleman 6';

/** Blue's turn 1: Red has had his. */
function begun(): Played {
  const battle = new Played();
  battle.turn(2);
  return battle;
}

/** Blue hits Red at long range, with these effects and wound dice. */
function hits(battle: Played, by: string, ...faces: readonly number[]): Ruled {
  return battle.does('fire', { who: by, target: RED, range: 20, 'same-target': false }, 6, ...faces);
}

/** Red is hit once so, and it is his turn 2. */
function wounded(...faces: readonly number[]): Played {
  const battle = begun();
  hits(battle, BLUE, ...faces);
  battle.turn();
  return battle;
}

/** From Red's turn to his next one. */
function next(battle: Played): readonly string[] {
  battle.turn();
  return remindedOf(battle.turn());
}

describe('LC-HIDE-01: in hide', () => {
  const hide = () => wounded(1);

  test('LC-HIDE-04: he neither fires nor prepares covering fire', () => {
    const battle = hide();
    expect(battle.unit(RED).fields.hiding).toBe('forced');
    expect(battle.refuses('fire', { who: RED, range: 20 })).toBe('LC-HIDE-04');
    expect(battle.refuses('act', { who: RED, action: 'covering-fire' })).toBe('LC-HIDE-04');
    expect(battle.refuses('grenade', { who: RED })).toBe('LC-HIDE-04');
    expect(battle.refuses('assault', { who: RED, target: BLUE })).toBe('LC-HIDE-01');
  });

  test('LC-HIDE-06, RC-06: a forced hide takes his next turn, and is ended by a Move action after it', () => {
    const battle = hide();
    expect(battle.refuses('move', { who: RED })).toBe('LC-HIDE-06');
    expect(battle.refuses('weapon', { who: RED })).toBe('LC-HIDE-01');
    battle.does('act', { who: RED, action: 'hide' });
    next(battle);
    expect(battle.refuses('move', { who: RED, action: 'move-and-fire' })).toBe('LC-HIDE-06');
    expect(battle.refuses('move', { who: RED, action: 'move-fast' })).toBe('LC-HIDE-06');
    expect(battle.refuses('fire', { who: RED, range: 20 })).toBe('LC-HIDE-04');
    battle.does('move', { who: RED });
    expect(battle.unit(RED).fields.hiding).toBeFalsy();
    next(battle);
    battle.does('fire', { who: RED, range: 20 }, 3);
  });

  test('LC-HIDE-05: hit once, he may sneak to the nearest terrain, and is in hide still', () => {
    const battle = hide();
    battle.does('move', { who: RED, action: 'sneak' });
    expect(battle.unit(RED).fields.hiding).toBe('forced');
  });

  test('LC-HIDE-05: hit twice in a turn, one of them a hide, he stays where he is', () => {
    for (const second of [[1], [5, 3]]) {
      const battle = begun();
      hits(battle, BLUE, 1);
      hits(battle, 'Blue Rifleman 2', ...second);
      battle.turn();
      expect(battle.refuses('move', { who: RED, action: 'sneak' })).toBe('LC-HIDE-05');
      next(battle);
      battle.does('move', { who: RED });
    }
  });

  test('LC-HIDE-05: hits of two turns are not two hits in a turn', () => {
    const battle = wounded(1);
    battle.turn();
    hits(battle, BLUE, 1);
    battle.turn();
    battle.does('move', { who: RED, action: 'sneak' });
  });

  test('LC-HIDE-01: chosen, it ends by a Move action in the next turn, and no sneaking', () => {
    const battle = begun();
    battle.turn();
    battle.does('act', { who: RED, action: 'hide', terrain: true });
    expect(battle.unit(RED).fields).toMatchObject({ hiding: 'chosen', 'hiding-in': 'terrain' });
    next(battle);
    expect(battle.refuses('move', { who: RED, action: 'sneak' })).toBe('LC-HIDE-05');
    battle.does('move', { who: RED });
    expect(battle.unit(RED).fields.hiding).toBeFalsy();
  });

  test('LC-HIDE-02, LC-FIRE-09: in the open half cover and in-cover to a look, in terrain out of sight', () => {
    const battle = begun();
    battle.turn();
    battle.does('act', { who: RED, action: 'hide' });
    battle.does('act', { who: 'Red Rifleman 2', action: 'hide', terrain: true });
    battle.turn();
    expect(battle.knows('fire', { who: BLUE, target: RED })).toMatchObject({ cover: 'half' });
    expect(battle.knows('spot', { who: BLUE, target: RED })).toMatchObject({ state: 'in-cover' });
    expect(battle.knows('spot', { who: BLUE, target: 'Red Rifleman 2' })).toMatchObject({ state: 'hidden' });
    expect(battle.knows('grenade', { who: BLUE, target: RED })).toMatchObject({ prone: true });
    const { effects } = battle.does('fire', { who: BLUE, target: RED, range: 20 }, 3);
    expect(remindedOf(effects)).toContain('LC-FIRE-08');
  });
});

describe('light wounds', () => {
  test('LC-LIGHT-02, R-44: a second one in the same turn is known; in the next turn it is not the same', () => {
    const battle = begun();
    hits(battle, BLUE, 5, 3);
    expect(battle.knows('fire', { who: 'Blue Rifleman 2', target: RED })).toMatchObject({ 'light-this-turn': true });
    battle.turn(2);
    expect(battle.knows('fire', { who: BLUE, target: RED })).not.toHaveProperty('light-this-turn');
  });

  test('LC-LIGHT-03: 1, angry: he must return fire in his next turn, and only in that', () => {
    const battle = begun();
    hits(battle, BLUE, 5, 1);
    expect(remindedOf(battle.turn())).toContain('LC-LIGHT-03');
    expect(battle.refuses('move', { who: RED })).toBe('LC-LIGHT-03');
    battle.does('fire', { who: RED, target: BLUE, range: 20 }, 3);
    next(battle);
    battle.does('move', { who: RED });
  });

  test('LC-LIGHT-03: with a jammed rifle he cannot', () => {
    const battle = wounded(5, 1);
    battle.edit(RED, { jammed: 'rifle' });
    battle.does('weapon', { who: RED });
  });

  test('LC-LIGHT-04, LC-WND-02: 2, check: a turn in hide, and then it counts no more', () => {
    const battle = wounded(5, 2);
    expect(battle.unit(RED).fields).toMatchObject({ hiding: 'forced', 'light-wounds': 1 });
    expect(battle.refuses('move', { who: RED })).toBe('LC-HIDE-06');
    next(battle);
    expect(battle.unit(RED).fields['light-wounds']).toBeUndefined();
    battle.does('move', { who: RED });
  });

  test('LC-LIGHT-05: 3-4, disorientated: half speed and -1 to fire and assault, next turn only', () => {
    const battle = wounded(5, 4);
    expect(battle.knows('move', { who: RED })).toStrictEqual({ half: true });
    expect(battle.knows('fire', { who: RED })).toMatchObject({ 'wound-penalty': 1 });
    expect(battle.knows('assault', { who: RED, target: BLUE })).toMatchObject({ 'attacker-disorientated': true });
    expect(battle.knows('assault', { who: BLUE, target: RED })).toMatchObject({ 'defender-disorientated': true });
    expect(battle.does('move', { who: RED }).facts).toStrictEqual({ allowance: 2 });
    next(battle);
    expect(battle.knows('move', { who: RED })).toStrictEqual({});
  });

  test('LC-LIGHT-06: 5, needs a leader: in hide, then to cover, until a commander is in base contact', () => {
    const battle = wounded(5, 5);
    expect(battle.refuses('move', { who: RED })).toBe('LC-HIDE-06');
    battle.does('act', { who: RED, action: 'hide' });
    next(battle);
    const { effects } = battle.does('move', { who: RED });
    expect(remindedOf(effects)).toContain('LC-LIGHT-06');
    expect(next(battle)).toContain('LC-LIGHT-06');
    expect(battle.refuses('fire', { who: RED, range: 20 })).toBe('LC-LIGHT-06');
    expect(battle.refuses('move', { who: RED, action: 'move-and-fire' })).toBe('LC-LIGHT-06');
    battle.does('move', { who: 'Red Squad leader', target: RED });
    battle.does('fire', { who: RED, range: 20 }, 3);
  });

  test('LC-LIGHT-06: not until another rifleman is', () => {
    const battle = wounded(5, 5);
    battle.does('move', { who: 'Red Rifleman 2', target: RED });
    expect(battle.unit(RED).fields['needs-leader']).toBe(true);
  });

  test('LC-LIGHT-07: 6, walking wounded: he sneaks to his base line, and fires from there', () => {
    const battle = wounded(5, 6);
    expect(battle.refuses('move', { who: RED })).toBe('LC-LIGHT-07');
    expect(battle.refuses('fire', { who: RED, range: 20 })).toBe('LC-LIGHT-07');
    battle.does('move', { who: RED, action: 'sneak' });
    next(battle);
    battle.edit(RED, { 'at-base-line': true });
    battle.does('fire', { who: RED, range: 20 }, 3);
    next(battle);
    battle.does('move', { who: 'Red Squad leader', target: RED });
    battle.does('move', { who: RED, action: 'move-fast' });
  });

  test('LC-LIGHT-07: fired at, hit or not, he hides', () => {
    const battle = wounded(5, 6);
    battle.turn();
    battle.does('fire', { who: 'Blue Rifleman 2', target: RED, range: 20 }, 2);
    expect(battle.unit(RED).fields.hiding).toBe('forced');
  });
});

describe('serious wounds', () => {
  test('LC-SER-03: 1-2, an (a) wound: a turn in hide, then an inch less and no Move Fast; they add up', () => {
    const battle = wounded(6, 2);
    expect(battle.unit(RED).fields).toMatchObject({ hiding: 'forced', 'wounds-a': 1, 'serious-wounds': 1 });
    battle.does('act', { who: RED, action: 'hide' });
    next(battle);
    expect(battle.does('move', { who: RED }).facts).toStrictEqual({ allowance: 3 });
    next(battle);
    expect(battle.refuses('move', { who: RED, action: 'move-fast' })).toBe('LC-SER-03');
    battle.turn();
    hits(battle, BLUE, 6, 1);
    expect(battle.knows('move', { who: RED })).toMatchObject({ 'wounds-a': 2 });
  });

  test('LC-SER-04: 3-4, a (b) wound: a turn in hide, then -1 to fire; they add up', () => {
    const battle = wounded(6, 3);
    expect(battle.unit(RED).fields.hiding).toBe('forced');
    expect(battle.knows('fire', { who: RED })).toMatchObject({ 'wound-penalty': 1 });
    battle.turn();
    hits(battle, BLUE, 6, 3);
    expect(battle.knows('fire', { who: RED })).toMatchObject({ 'wound-penalty': 2 });
  });

  test('LC-SER-02, LC-WND-01: each counts for the next one, through the whole battle', () => {
    const battle = wounded(6, 2);
    battle.turn(5);
    expect(battle.knows('fire', { who: BLUE, target: RED })).toMatchObject({ 'serious-before': 1 });
    const { facts } = hits(battle, BLUE, 6, 4); // 4 + 1
    expect(facts.wound).toBe('down');
  });

  test('LC-WND-01: and no longer', () => {
    const battle = wounded(6, 2);
    battle.battle();
    expect(battle.unit(RED).fields['serious-wounds']).toBeFalsy();
    expect(battle.unit(RED).fields['wounds-a']).toBeFalsy();
  });

  test('LC-SER-06: 6, off the table', () => {
    const battle = wounded(6, 6);
    expect(battle.unit(RED).gone).toBe('removed');
  });
});

describe('LC-SER-05: down, until a medic comes', () => {
  test('1-3 an (a) wound, 4-6 a (b) wound', () => {
    expect(ruled('wound', {}, dice(3)).facts).toStrictEqual({ wound: 'wound-a' });
    expect(ruled('wound', {}, dice(4)).facts).toStrictEqual({ wound: 'wound-b' });
    expect(ruled('wound', { modifier: 1 }, dice(3)).facts).toStrictEqual({ wound: 'wound-b' });
    expect(odds('wound', {})).toStrictEqual({ '{"wound":"wound-a"}': '1/2', '{"wound":"wound-b"}': '1/2' });
    expect(wrong('wound', { kind: 'carried' }).says).toBe('unknown-value');
  });

  test('in the turn after he comes into base contact', () => {
    const battle = wounded(6, 5);
    expect(battle.unit(RED)).toMatchObject({ gone: 'down', fields: { hiding: 'forced', 'serious-wounds': 1 } });
    battle.edit(MEDIC, { medic: true });
    battle.does('move', { who: MEDIC, target: RED });
    next(battle);
    expect(battle.game.due).toMatchObject([{ verb: 'wound', unit: battle.unit(MEDIC).id, options: { target: RED } }]);
    battle.does('wound', { who: MEDIC, target: RED }, 2);
    expect(battle.unit(RED).gone).toBeUndefined();
    expect(battle.unit(RED).fields).toMatchObject({ 'wounds-a': 1, 'serious-wounds': 1 });
    expect(battle.game.due).toStrictEqual([]);
    battle.does('move', { who: RED });
  });

  test('is for a medic, and for one who is down', () => {
    const battle = wounded(6, 5);
    expect(battle.refuses('wound', { who: 'Red Rifleman 2', target: RED })).toBe('LC-SER-05');
    battle.edit(MEDIC, { medic: true });
    expect(battle.refuses('wound', { who: MEDIC, target: 'Red Rifleman 3' })).toBe('LC-SER-05');
  });
});

describe('several under a template', () => {
  const burst = { who: 'Blue Squad leader', target: `${RED},Red Rifleman 2,Red Rifleman 3`, range: 8, auto: true };

  test('LC-AUTO-01: each has what his own dice said, in the order of their names', () => {
    const battle = begun();
    const { facts } = battle.does('fire', burst, 6, /* 1st */ 1, /* 2nd */ 6, 3, /* 3rd */ 5, 6);
    expect(facts).toMatchObject({ hide: 1, 'serious-wound': 1, 'light-wound': 1 });
    expect(battle.unit(RED).fields).toMatchObject({ hiding: 'forced' });
    expect(battle.unit('Red Rifleman 2').fields).toMatchObject({ 'wounds-b': 1 });
    expect(battle.unit('Red Rifleman 3').fields).toMatchObject({ 'walking-wounded': true });
  });

  test('LC-GREN-04: those whom a grenade does not affect have nothing', () => {
    const battle = begun();
    const given = { who: BLUE, target: `${RED},Red Rifleman 2`, range: 6 };
    battle.does('grenade', given, 5, /* 1st */ 2, /* 2nd */ 3, 1);
    expect(battle.unit(RED).fields.hiding).toBeUndefined();
    expect(battle.unit('Red Rifleman 2').fields.hiding).toBe('forced');
  });

  test('LC-GREN-08: a grenade that drifts hits nobody, and one is reminded of whom it may catch', () => {
    const battle = begun();
    const { effects } = battle.does('grenade', { who: BLUE, target: RED, range: 6 }, 3, 6, 3);
    expect(remindedOf(effects)).toStrictEqual(['LC-GREN-08']);
    battle.does('effect', { weapon: 'grenade', target: 'Red Rifleman 4' }, 3, 2);
    expect(battle.unit('Red Rifleman 4').fields.hiding).toBe('forced');
  });
});
