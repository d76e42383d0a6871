import { describe, expect, test } from 'vitest';
import { Played, remindedOf } from './played.ts';

const RED = 'Red Rifleman 1';
const BLUE = 'Blue Rifleman 1';
const LEADER = 'Red Squad leader';

/** Red's turn 1. */
function begun(house?: Readonly<Record<string, boolean>>, squads?: readonly string[]): Played {
  const battle = new Played(house, squads);
  battle.turn();
  return battle;
}

describe('LS-TURN-02: one action a turn', () => {
  test('and no second one, nor one in the turn of the other side', () => {
    const battle = begun();
    battle.does('move', { who: RED });
    expect(battle.refuses('fire', { who: RED, range: 20 })).toBe('LS-TURN-02');
    expect(battle.refuses('move', { who: BLUE })).toBe('LS-TURN-02');
    battle.does('act', { who: 'Red Rifleman 2', action: 'nothing' });
    expect(battle.refuses('move', { who: 'Red Rifleman 2' })).toBe('LS-TURN-02');
  });
});

describe('LS-TURN-03: initiative', () => {
  test('is thrown before the first turn, and owed again when the second side plays', () => {
    const battle = new Played();
    battle.does('initiative', {}, 2, 5);
    expect(battle.refuses('initiative', {})).toBe('LS-TURN-03');
    battle.turn();
    expect(battle.game.at).toMatchObject({ turn: 1, side: 'blue' });
    expect(battle.refuses('initiative', {})).toBe('LS-TURN-03');
    battle.turn();
    expect(battle.game.due).toMatchObject([{ verb: 'initiative', rule: 'LS-TURN-03' }]);
  });

  test('may let a side act twice running', () => {
    const battle = begun();
    battle.turn();
    battle.does('initiative', {}, 1, 6); // Blue, who is playing
    expect(battle.refuses('initiative', {})).toBe('LS-TURN-03');
    expect(battle.game.due).toStrictEqual([]);
    battle.does('move', { who: BLUE });
    battle.turn();
    expect(battle.game.at).toMatchObject({ turn: 2, side: 'blue' });
    battle.does('move', { who: BLUE });
    battle.turn();
    expect(battle.game.at).toMatchObject({ turn: 2, side: 'red' });
  });

  test('fixed-initiative: once, and then the sides alternate (R-02)', () => {
    const battle = new Played({ 'fixed-initiative': true });
    battle.does('initiative', {}, 5, 2);
    battle.turn(2);
    expect(battle.game.due).toStrictEqual([]);
    expect(battle.refuses('initiative', {})).toBe('LS-TURN-02');
    battle.turn();
    expect(battle.game.at).toMatchObject({ turn: 2, side: 'red' });
  });
});

describe('LS-ACT-01: only the actions of the profile', () => {
  test('Rally is for the leader and the second in command', () => {
    const battle = begun({ rally: true });
    battle.edit('Red Rifleman 2', { hiding: 'forced', 'needs-rally': true });
    const rally = { who: RED, target: 'Red Rifleman 2' };
    expect(battle.refuses('rally', rally)).toBe('LS-ACT-01');
    battle.does('rally', { ...rally, who: 'Red Second in command' }, 4);
  });

  test('LS-SQD-04: the machine-gunner moves and fires with his pistol only', () => {
    const battle = begun();
    const gunner = 'Red Machine-gunner';
    expect(battle.knows('fire', { who: gunner, moved: true, range: 4 })).toMatchObject({ weapon: 'pistol' });
    expect(battle.refuses('fire', { who: gunner, weapon: 'rifle', moved: true, range: 4 })).toBe('LS-SQD-04');
  });

  test('LS-ASLT-01, LS-ASLT-03: without the Assault action he attacks at point blank, of which one is reminded', () => {
    const battle = begun();
    const fight = { who: RED, target: BLUE };
    expect(remindedOf(battle.does('assault', fight, 5, 2).effects)).not.toContain('LS-ASLT-03');
    battle.edit('Red Rifleman 2', { actions: 'move,fire,hide' });
    const { effects } = battle.does('assault', { who: 'Red Rifleman 2', target: 'Blue Rifleman 2' }, 5, 2);
    expect(remindedOf(effects)).toContain('LS-ASLT-03');
  });
});

describe('Move Fast', () => {
  test('LS-MOVE-07: in two turns running, but not in three', () => {
    const battle = begun();
    for (let turn = 1; turn <= 2; turn++) {
      battle.does('move', { who: RED, action: 'move-fast' });
      battle.turn(2);
    }
    expect(battle.refuses('move', { who: RED, action: 'move-fast' })).toBe('LS-MOVE-07');
    battle.does('move', { who: RED });
    battle.turn(2);
    battle.does('move', { who: RED, action: 'move-fast' });
  });

  test('LS-MOVE-06: he spots nobody meanwhile, and may again when his next turn begins', () => {
    const battle = begun();
    battle.does('move', { who: RED, action: 'move-fast' });
    const look = { who: RED, range: 9, target: BLUE };
    expect(battle.does('spot', look).facts).toStrictEqual({ spotted: false, automatic: true });
    battle.turn(2);
    expect(battle.does('spot', look, 4).facts).toStrictEqual({ spotted: true });
  });
});

describe('LS-OBS-01: a soldier must be aware of an enemy before he may shoot at him', () => {
  test('one whom he looked for in vain he cannot fire at this turn', () => {
    const battle = begun();
    battle.does('spot', { who: RED, range: 9, target: BLUE }, 3);
    expect(battle.refuses('fire', { who: RED, range: 9, target: BLUE })).toBe('LS-OBS-01');
    expect(battle.refuses('spot', { who: RED, range: 9, target: BLUE })).toBe('LS-OBS-09');
  });
});

describe('LS-FIRE-19: a carbine', () => {
  function carbine(): Played {
    const battle = begun();
    battle.edit(RED, { weapon: 'carbine' });
    return battle;
  }
  const shot = { who: RED, target: BLUE, range: 20 };

  test('fires twice a turn at the same target, and no third time', () => {
    const battle = carbine();
    battle.does('fire', shot, 3);
    expect(battle.refuses('fire', { ...shot, target: 'Blue Loader' })).toBe('LS-FIRE-19');
    expect(battle.knows('fire', shot)).not.toHaveProperty('same-target');
    battle.does('fire', shot, 3);
    expect(battle.refuses('fire', shot)).toBe('LS-TURN-02');
  });

  test('R-33: a jam loses the second shot, and the first one tells of the light wound', () => {
    const battle = carbine();
    battle.does('fire', shot, 6, /* light wound */ 5, /* disorientated */ 3);
    expect(battle.knows('fire', shot)).toMatchObject({ 'light-this-turn': true });
    const other = carbine();
    other.does('fire', shot, 1, /* jam */ 6);
    expect(other.refuses('fire', shot)).toBe('LS-JAM-07');
  });

  test('R-33: last turn’s target is so for both shots', () => {
    const battle = carbine();
    battle.does('fire', shot, 3);
    battle.turn(2);
    battle.does('fire', shot, 3);
    expect(battle.knows('fire', shot)).toMatchObject({ 'same-target': true });
  });

  test('a rifle does not', () => {
    const battle = begun();
    battle.does('fire', shot, 3);
    expect(battle.refuses('fire', shot)).toBe('LS-TURN-02');
  });
});

describe('LS-COV-01: Covering Fire', () => {
  test('one fire action in the enemy turn (R-34)', () => {
    const battle = begun();
    battle.does('act', { who: RED, action: 'covering-fire' });
    battle.turn();
    battle.does('fire', { who: RED, target: BLUE, range: 20 }, 3);
    expect(battle.refuses('fire', { who: RED, target: 'Blue Loader', range: 20 })).toBe('LS-TURN-02');
  });

  test('cover-fire-unlimited: once at each enemy that crosses', () => {
    const battle = begun({ 'cover-fire-unlimited': true });
    battle.does('act', { who: RED, action: 'covering-fire' });
    battle.turn();
    battle.does('fire', { who: RED, target: BLUE, range: 20 }, 3);
    expect(battle.refuses('fire', { who: RED, target: BLUE, range: 20 })).toBe('LS-COV-01');
    battle.does('fire', { who: RED, target: 'Blue Loader', range: 20 }, 3);
  });
});

describe('hand to hand', () => {
  const fight = { who: RED, target: BLUE };

  test('LS-ASLT-11: after a draw they fight on, or the opponent breaks off by a Move Fast', () => {
    const battle = begun();
    battle.does('assault', fight, 2, 2);
    expect(remindedOf(battle.turn())).toContain('LS-ASLT-11');
    expect(battle.refuses('move', { who: BLUE })).toBe('LS-ASLT-11');
    battle.does('move', { who: BLUE, action: 'move-fast' });
    battle.turn();
    battle.does('move', { who: RED });
  });

  test('LS-ASLT-12: whoever else assaults him this turn finds him at -1 more', () => {
    const battle = begun();
    battle.does('assault', fight, 2, 2);
    expect(battle.knows('assault', { ...fight, who: 'Red Rifleman 2' })).toMatchObject({ 'defender-opponents': 2 });
  });

  test('LS-ASLT-10: a pistol that jams is no weapon from then on', () => {
    const battle = begun();
    battle.edit(RED, { weapon: 'pistol' });
    expect(battle.knows('assault', fight)).toMatchObject({ 'attacker-weapon': 'pistol' });
    const { facts } = battle.does('assault', fight, 1, /* and 1 */ 1);
    expect(facts).toMatchObject({ 'attacker-pistol-jam': true });
    const lost = begun();
    lost.edit(BLUE, { weapon: 'pistol' });
    lost.does('assault', fight, 1, 1);
    expect(lost.unit(BLUE).fields.jammed).toBe('pistol');
  });

  test('LS-SER-07, R-17: a serious wound keeps him from attacking, not from fighting on', () => {
    const battle = begun();
    battle.edit(RED, { 'serious-wounds': 1 });
    expect(battle.refuses('assault', fight)).toBe('LS-SER-07');
    battle.edit(RED, { locked: battle.unit(BLUE).id });
    battle.does('assault', fight, 5, 2);
  });
});

describe('prisoners', () => {
  test('LS-SURR-03: his captor guards him, and may hand him over', () => {
    const battle = begun();
    battle.does('act', { who: RED, target: BLUE, action: 'capture' });
    expect(battle.unit(BLUE)).toMatchObject({ gone: 'prisoner', fields: { guard: battle.unit(RED).id } });
    battle.does('act', { who: RED, target: 'Red Loader', action: 'hand-over' });
    expect(battle.unit(BLUE).fields.guard).toBe(battle.unit('Red Loader').id);
    expect(battle.refuses('act', { who: RED, target: 'Red Loader', action: 'capture' })).toBe('LS-CAMP-04');
  });

  test('LS-SURR-05: one guard has five at most', () => {
    const battle = begun();
    for (let i = 1; i <= 5; i++) battle.does('act', { who: RED, target: `Blue Rifleman ${i}`, action: 'capture' });
    expect(battle.refuses('act', { who: RED, target: 'Blue Rifleman 6', action: 'capture' })).toBe('LS-SURR-05');
  });

  test('LS-SURR-06: when the guard is fired at, they leave the board', () => {
    const battle = begun();
    battle.does('act', { who: RED, target: BLUE, action: 'capture' });
    battle.turn();
    battle.does('fire', { who: 'Blue Rifleman 2', target: RED, range: 20 }, 2);
    expect(battle.unit(BLUE).gone).toBe('off-the-board');
  });
});

describe('LS-SUPP-01: suppressive fire', () => {
  const house = { 'suppressive-fire': true };
  const suppress = { who: RED, target: BLUE, figures: 3 };

  test('LS-SUPP-02: whoever fires from there has -1 for each, until the suppressing side plays again', () => {
    const battle = begun(house);
    expect(battle.does('suppress', suppress).facts).toStrictEqual({ penalty: 3 });
    expect(battle.refuses('fire', { who: RED, range: 20 })).toBe('LS-TURN-02');
    battle.turn();
    expect(battle.knows('fire', { who: BLUE, target: RED })).toMatchObject({ 'suppressed-by': 3 });
    battle.turn();
    expect(battle.unit(BLUE).fields['suppressed-by']).toBeUndefined();
  });

  test('is for the side that has the initiative', () => {
    const battle = begun(house);
    battle.turn();
    expect(battle.refuses('suppress', { who: BLUE })).toBe('LS-SUPP-01');
  });

  test('without the toggle nobody is the worse for it', () => {
    const battle = begun();
    battle.does('suppress', suppress);
    battle.turn();
    expect(battle.knows('fire', { who: BLUE, target: RED })).not.toHaveProperty('suppressed-by');
  });

  test('of an area where nobody is named, one is reminded', () => {
    expect(remindedOf(begun(house).does('suppress', { who: RED, area: 'the barn' }).effects)).toContain('LS-SUPP-02');
  });
});

describe('the sniper', () => {
  const SNIPER = 'Red Sniper';
  const SPOTTER = 'Red Spotter';
  const team = () => begun({}, ['sniper-team']);
  const target = 'Blue Sniper';

  test('LS-SNIP-02: he hides at the end of any movement, and fires all the same next turn', () => {
    const battle = team();
    const { effects } = battle.does('move', { who: SNIPER });
    expect(battle.unit(SNIPER).fields.hiding).toBe('free');
    expect(remindedOf(effects)).toContain('LS-SNIP-02');
    battle.turn();
    expect(battle.knows('fire', { who: target, target: SNIPER })).toMatchObject({ cover: 'half' });
    battle.turn();
    battle.does('fire', { who: SNIPER, target, range: 40 }, 2);
  });

  test('LS-SNIP-06: and so does his spotter', () => {
    const battle = team();
    const { effects } = battle.does('move', { who: SPOTTER, action: 'sneak' });
    expect(battle.unit(SPOTTER).fields.hiding).toBe('free');
    expect(remindedOf(effects)).toContain('LS-SNIP-06');
    const plain = begun();
    plain.does('move', { who: RED });
    expect(plain.unit(RED).fields.hiding).toBeUndefined();
  });

  test('LS-SNIP-05: a spotter who does nothing else helps him to see', () => {
    const battle = team();
    expect(battle.knows('spot', { who: SNIPER, target })).not.toHaveProperty('spotter');
    battle.does('act', { who: SPOTTER, action: 'nothing' });
    expect(battle.knows('spot', { who: SNIPER, target })).toMatchObject({ spotter: true });
  });

  test('LS-SNIP-07: whom the spotter sees, he sees', () => {
    const battle = team();
    battle.does('spot', { who: SNIPER, target, range: 20 }, 2);
    expect(battle.refuses('fire', { who: SNIPER, target, range: 20 })).toBe('LS-OBS-01');
    battle.does('spot', { who: SPOTTER, target, range: 20 }, 6);
    expect(battle.unit(SNIPER).fields.aware).toBe(battle.unit(target).id);
    battle.does('fire', { who: SNIPER, target, range: 20 }, 2);
  });

  test('LS-SNIP-04: turns of aiming at the same target are counted, until he fires', () => {
    const battle = team();
    for (let i = 0; i < 2; i++) {
      battle.does('act', { who: SNIPER, target, action: 'aim' });
      battle.turn(2);
    }
    expect(battle.knows('fire', { who: SNIPER, target })).toMatchObject({ 'aim-turns': 2 });
    expect(battle.knows('fire', { who: SNIPER, target: 'Blue Spotter' })).not.toHaveProperty('aim-turns');
    battle.does('fire', { who: SNIPER, target, range: 40 }, 2);
    battle.turn(2);
    expect(battle.knows('fire', { who: SNIPER, target })).not.toHaveProperty('aim-turns');
  });

  test('LS-SNIP-04: nobody aims without a sniper rifle', () => {
    expect(begun().refuses('act', { who: LEADER, target: BLUE, action: 'aim' })).toBe('LS-SNIP-04');
  });
});
