import { describe, expect, test } from 'vitest';
import { Played, remindedOf } from './played.ts';

const RED = 'Red Rifleman 1';
const BLUE = 'Blue Rifleman 1';

/** Red's turn 1. */
function begun(house?: Readonly<Record<string, boolean>>): Played {
  const battle = new Played(house);
  battle.turn();
  return battle;
}

describe('LC-TURN-02: one action a turn', () => {
  test('and no second one, whichever', () => {
    const battle = begun();
    battle.does('move', { who: RED });
    expect(battle.unit(RED).fields.action).toBe('move');
    expect(battle.refuses('move', { who: RED })).toBe('LC-TURN-02');
    expect(battle.refuses('fire', { who: RED, range: 20 })).toBe('LC-TURN-02');
    expect(battle.refuses('weapon', { who: RED })).toBe('LC-TURN-02');
    battle.turn(2);
    battle.does('fire', { who: RED, range: 20 }, 3);
  });

  test('doing nothing is declared, and is an action too', () => {
    const battle = begun();
    battle.does('act', { who: RED, action: 'nothing' });
    expect(battle.refuses('move', { who: RED })).toBe('LC-TURN-02');
  });

  test('in the other side’s turn it does nothing', () => {
    expect(begun().refuses('move', { who: BLUE })).toBe('LC-TURN-02');
  });

  test('looking is none', () => {
    const battle = begun();
    battle.does('spot', { who: RED, range: 9, target: BLUE }, 4);
    battle.does('move', { who: RED });
    battle.does('spot', { who: RED, range: 9, target: 'Blue Loader' }, 4);
  });

  test('before the first turn nothing of this counts', () => {
    const battle = new Played();
    battle.does('move', { who: RED });
    battle.does('move', { who: RED });
    expect(battle.unit(RED).fields.action).toBeUndefined();
  });
});

describe('LC-ACT-01: only the actions of the profile', () => {
  test('a loader has no Move and Fire', () => {
    const battle = begun();
    expect(battle.refuses('move', { who: 'Red Loader', action: 'move-and-fire' })).toBe('LC-ACT-01');
    expect(battle.refuses('fire', { who: 'Red Loader', range: 9, moved: true })).toBe('LC-ACT-01');
  });

  test('LC-SQD-04: the machine-gunner has it, with his pistol only', () => {
    const battle = begun();
    const gunner = 'Red Machine-gunner';
    expect(battle.knows('fire', { who: gunner, moved: true, range: 4 })).toMatchObject({ weapon: 'pistol' });
    expect(battle.refuses('fire', { who: gunner, weapon: 'rifle', moved: true, range: 4 })).toBe('LC-SQD-04');
    battle.does('move', { who: gunner, action: 'move-and-fire' });
    battle.does('fire', { who: gunner, range: 4 }, 2); // 5 at -1
  });

  test('LC-ASLT-01: nobody assaults without the Assault action', () => {
    const battle = begun();
    battle.edit(RED, { actions: 'move,fire,hide' });
    expect(battle.refuses('assault', { who: RED, target: BLUE })).toBe('LC-ASLT-01');
  });
});

describe('LC-MOVE-06: Move and Fire', () => {
  test('the move first, then the fire at -1, then nothing more', () => {
    const battle = begun();
    expect(battle.does('move', { who: RED, action: 'move-and-fire' }).facts).toStrictEqual({ allowance: 4 });
    const { steps } = battle.does('fire', { who: RED, range: 20 }, 4);
    expect(steps[0]).toMatchObject({ modifiers: [{ rule: 'LC-FIRE-12', value: -1 }], total: 3 });
    expect(battle.refuses('fire', { who: RED, range: 20 })).toBe('LC-TURN-02');
  });

  test('or the fire first, and then the move', () => {
    const battle = begun();
    battle.does('fire', { who: RED, range: 20, moved: true }, 4);
    battle.does('move', { who: RED, action: 'move-and-fire' });
    expect(battle.refuses('move', { who: RED, action: 'move-and-fire' })).toBe('LC-TURN-02');
  });

  test('or a grenade on the way', () => {
    const battle = begun();
    battle.does('move', { who: RED, action: 'move-and-fire' });
    battle.does('grenade', { who: RED }, 1, 1, 1);
    expect(battle.refuses('grenade', { who: RED })).toBe('LC-TURN-02');
  });
});

describe('Move Fast', () => {
  test('LC-MOVE-05: not in two turns running', () => {
    const battle = begun();
    battle.does('move', { who: RED, action: 'move-fast' });
    battle.turn(2);
    expect(battle.refuses('move', { who: RED, action: 'move-fast' })).toBe('LC-MOVE-05');
    battle.does('move', { who: RED });
    battle.turn(2);
    battle.does('move', { who: RED, action: 'move-fast' });
  });

  test('LC-FIRE-13: he is a fast target through the enemy turn', () => {
    const battle = begun();
    battle.does('move', { who: RED, action: 'move-fast' });
    battle.turn();
    expect(battle.knows('fire', { who: BLUE, target: RED })).toMatchObject({ 'target-fast': true });
    battle.turn();
    battle.does('move', { who: RED });
    battle.turn();
    expect(battle.knows('fire', { who: BLUE, target: RED })).not.toHaveProperty('target-fast');
  });

  test('LC-MOVE-04: he spots nobody meanwhile, and may again when his next turn begins', () => {
    const battle = begun();
    battle.does('move', { who: RED, action: 'move-fast' });
    const look = { who: RED, range: 9, target: BLUE };
    expect(battle.does('spot', look).facts).toStrictEqual({ spotted: false, automatic: true });
    battle.turn(2);
    expect(battle.does('spot', look, 4).facts).toStrictEqual({ spotted: true });
  });
});

describe('LC-OBS-01: a soldier must be aware of an enemy before he may shoot at him', () => {
  const look = { who: RED, range: 9, target: BLUE };
  const shot = { who: RED, range: 9, target: BLUE };

  test('one whom he looked for in vain he cannot fire at this turn', () => {
    const battle = begun();
    battle.does('spot', look, 3);
    expect(battle.refuses('fire', shot)).toBe('LC-OBS-01');
    battle.turn(2);
    battle.does('spot', look, 4);
    battle.does('fire', shot, 2);
  });

  test('unless he is within point blank', () => {
    const battle = begun();
    battle.does('spot', look, 3);
    battle.does('fire', { ...shot, range: 2 }, 2);
  });

  test('R-18c: one throw for each observer, target and turn', () => {
    const battle = begun();
    battle.does('spot', look, 3);
    expect(battle.refuses('spot', look)).toBe('LC-OBS-08');
    battle.does('spot', { ...look, who: 'Red Rifleman 2' }, 3);
    battle.turn(2);
    battle.does('spot', look, 3);
  });

  test('LC-OBS-02: one who has fired is known to all', () => {
    const battle = begun();
    battle.does('spot', look, 3);
    battle.turn();
    battle.does('fire', { who: BLUE, range: 20 }, 3);
    battle.turn();
    expect(battle.knows('spot', look)).toStrictEqual({ state: 'fired' });
    expect(battle.does('spot', look).facts).toStrictEqual({ spotted: true, automatic: true });
  });
});

describe('LC-FIRE-16: the same target as last turn', () => {
  const shot = { who: RED, target: BLUE, range: 20 };

  test('is known, if neither has moved', () => {
    const battle = begun();
    battle.does('fire', shot, 3);
    battle.turn(2);
    expect(battle.knows('fire', shot)).toMatchObject({ 'same-target': true });
    const { facts } = battle.does('fire', shot, 3, /* effects */ 1); // 4 at +1
    expect(facts.hit).toBe(true);
  });

  test('not of another target, nor after a turn without', () => {
    const battle = begun();
    battle.does('fire', shot, 3);
    battle.turn(2);
    expect(battle.knows('fire', { ...shot, target: 'Blue Loader' })).not.toHaveProperty('same-target');
    battle.turn(2);
    expect(battle.knows('fire', shot)).not.toHaveProperty('same-target');
  });

  test('not if the target has moved in between, nor if the firer moves', () => {
    const battle = begun();
    battle.does('fire', shot, 3);
    battle.turn();
    battle.does('move', { who: BLUE });
    battle.turn();
    expect(battle.knows('fire', shot)).not.toHaveProperty('same-target');
    const other = { ...shot, target: 'Blue Rifleman 2', who: 'Red Rifleman 2' };
    battle.does('fire', other, 3);
    battle.turn(2);
    expect(battle.knows('fire', { ...other, moved: true })).not.toHaveProperty('same-target');
  });
});

describe('LC-COV-01: Covering Fire', () => {
  test('nothing in his own turn, one fire action in the enemy turn (R-34)', () => {
    const battle = begun();
    battle.does('act', { who: RED, action: 'covering-fire' });
    expect(battle.refuses('fire', { who: RED, target: BLUE, range: 20 })).toBe('LC-TURN-02');
    battle.turn();
    expect(battle.refuses('move', { who: RED })).toBe('LC-TURN-02');
    battle.does('fire', { who: RED, target: BLUE, range: 20 }, 3);
    expect(battle.refuses('fire', { who: RED, target: 'Blue Rifleman 2', range: 20 })).toBe('LC-TURN-02');
    battle.turn();
    battle.does('fire', { who: RED, range: 20 }, 3);
  });

  test('cover-fire-unlimited: once at each enemy that crosses', () => {
    const battle = begun({ 'cover-fire-unlimited': true });
    battle.does('act', { who: RED, action: 'covering-fire' });
    battle.turn();
    battle.does('fire', { who: RED, target: BLUE, range: 20 }, 3);
    expect(battle.refuses('fire', { who: RED, target: BLUE, range: 20 })).toBe('LC-COV-01');
    battle.does('fire', { who: RED, target: 'Blue Rifleman 2', range: 20 }, 3);
    battle.turn();
    expect(battle.unit(RED).fields.covered).toBeUndefined();
  });

  test('it lasts through the enemy turn only, and not through a hide', () => {
    const battle = begun();
    battle.does('act', { who: RED, action: 'covering-fire' });
    battle.turn();
    battle.does('fire', { who: BLUE, target: RED, range: 20 }, 6, /* hide */ 1);
    expect(battle.refuses('fire', { who: RED, range: 20 })).toBe('LC-TURN-02');
  });
});

describe('in a fight', () => {
  const fight = { who: RED, target: BLUE };

  test('LC-ASLT-03: the loser is out of action', () => {
    const battle = begun();
    battle.does('assault', fight, 5, 2);
    expect(battle.unit(BLUE).gone).toBe('out-of-action');
    battle.does('assault', { who: 'Red Rifleman 2', target: 'Blue Rifleman 2' }, 2, 5);
    expect(battle.unit('Red Rifleman 2').gone).toBe('out-of-action');
  });

  test('LC-ASLT-08: whoever else assaults him this turn finds him at -1 more', () => {
    const battle = begun();
    battle.does('assault', fight, 2, 2);
    expect(battle.knows('assault', { ...fight, who: 'Red Rifleman 2' })).toMatchObject({ 'defender-opponents': 2 });
    battle.turn();
    expect(battle.knows('assault', { who: BLUE, target: RED })).toMatchObject({ 'attacker-opponents': 1 });
  });

  test('LC-ASLT-07: after a draw they fight on, or the opponent breaks off by a Move Fast', () => {
    const battle = begun();
    battle.does('assault', fight, 2, 2);
    expect(remindedOf(battle.turn())).toStrictEqual(['LC-ASLT-07']);
    expect(battle.refuses('move', { who: BLUE })).toBe('LC-ASLT-07');
    expect(battle.refuses('fire', { who: BLUE, range: 1 })).toBe('LC-ASLT-07');
    expect(battle.refuses('assault', { who: BLUE, target: 'Red Loader' })).toBe('LC-ASLT-07');
    battle.does('move', { who: BLUE, action: 'move-fast' });
    battle.turn();
    battle.does('move', { who: RED });
  });

  test('LC-ASLT-07: the one who wins is free again', () => {
    const battle = begun();
    battle.does('assault', fight, 2, 2);
    battle.turn();
    battle.does('assault', { who: BLUE, target: RED }, 6, 1);
    expect(battle.unit(BLUE).fields.locked).toBeFalsy();
    expect(battle.unit(RED).gone).toBe('out-of-action');
  });

  test('LC-SER-07, R-17: a serious wound keeps him from attacking, but not from fighting on at -1', () => {
    const battle = begun();
    battle.edit(RED, { 'serious-wounds': 1 });
    expect(battle.refuses('assault', fight)).toBe('LC-SER-07');
    battle.edit(BLUE, { 'serious-wounds': 2 });
    battle.does('assault', { who: 'Red Rifleman 2', target: BLUE }, 2, 3); // 3 at -1: a draw
    battle.turn();
    const { facts } = battle.does('assault', { who: BLUE, target: 'Red Rifleman 2' }, 4, 4);
    expect(facts).toStrictEqual({ winner: 'defender' });
  });

  test('LC-ASLT-04, LC-ASLT-05: what they fight with is known', () => {
    const battle = begun();
    battle.edit(BLUE, { bayonet: true });
    expect(battle.knows('assault', { who: 'Red Machine-gunner', target: BLUE })).toMatchObject({
      'attacker-weapon': 'pistol',
      'defender-weapon': 'assault',
    });
  });
});

describe('LC-ASLT-09: prisoners', () => {
  /** Blue hides or sneaks, and Red takes them prisoner. */
  function taken(...names: readonly string[]): Played {
    const battle = begun();
    battle.turn();
    for (const who of names) battle.does('move', { who, action: 'sneak' });
    battle.turn();
    return battle;
  }

  test('LC-SURR-03: one who sneaks surrenders, and his captor guards him', () => {
    const battle = taken(BLUE);
    const { facts } = battle.does('assault', { who: RED, target: BLUE });
    expect(facts).toStrictEqual({ winner: 'attacker', surrender: true });
    expect(battle.unit(BLUE)).toMatchObject({ gone: 'prisoner', fields: { guard: battle.unit(RED).id } });
  });

  test('LC-ASLT-09: one who hides, too', () => {
    const battle = begun();
    battle.does('fire', { who: 'Red Rifleman 2', target: BLUE, range: 20 }, 6, 1);
    expect(battle.knows('assault', { who: RED, target: BLUE })).toMatchObject({ 'defender-state': 'hide' });
  });

  test('LC-SURR-03: he may hand him over to another, or leave him at the base line', () => {
    const battle = taken(BLUE);
    battle.does('assault', { who: RED, target: BLUE });
    battle.does('act', { who: RED, target: 'Red Loader', action: 'hand-over' });
    expect(battle.unit(BLUE).fields.guard).toBe(battle.unit('Red Loader').id);
    battle.does('act', { who: 'Red Loader', action: 'hand-over' });
    expect(battle.unit(BLUE).fields.guard).toBeFalsy();
  });

  test('LC-SURR-05: one guard has five prisoners at most', () => {
    const battle = taken(BLUE);
    const guard = battle.unit(RED).id;
    for (let i = 2; i <= 5; i++) battle.edit(`Blue Rifleman ${i}`, { guard });
    battle.edit('Blue Rifleman 6', { guard: battle.unit('Red Loader').id });
    battle.does('assault', { who: RED, target: BLUE });
    expect(battle.refuses('act', { who: 'Red Loader', target: RED, action: 'hand-over' })).toBe('LC-SURR-05');
    battle.does('fire', { who: 'Red Rifleman 2', target: 'Blue Squad leader', range: 20 }, 6, 1);
    const sixth = { ...battle.unit(BLUE).fields };
    expect(sixth.guard).toBe(guard);
  });

  test('LC-SURR-05: a sixth has no guard, and the book is called to mind', () => {
    const battle = taken(BLUE);
    const guard = battle.unit(RED).id;
    for (const i of [2, 3, 4, 5, 6]) battle.edit(`Blue Rifleman ${i}`, { guard });
    const { effects } = battle.does('assault', { who: RED, target: BLUE });
    expect(remindedOf(effects)).toContain('LC-SURR-05');
    expect(battle.unit(BLUE).fields.guard).toBeUndefined();
  });

  test('LC-SURR-06: when the guard is fired at, hit or not, his prisoners leave the board', () => {
    const battle = taken(BLUE);
    battle.does('assault', { who: RED, target: BLUE });
    battle.turn();
    battle.does('fire', { who: 'Blue Rifleman 2', target: RED, range: 20 }, 2);
    expect(battle.unit(BLUE)).toMatchObject({ gone: 'off-the-board' });
    expect(battle.unit(BLUE).fields.guard).toBeFalsy();
  });
});
