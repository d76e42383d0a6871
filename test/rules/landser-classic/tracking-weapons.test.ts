import { describe, expect, test } from 'vitest';
import { by, dice } from '../ruled.ts';
import { Played } from './played.ts';

const { ruled, wrong } = by('landser-classic');

const RED = 'Red Rifleman 1';
const LEADER = 'Red Squad leader'; // SMG
const GUNNER = 'Red Machine-gunner';
const BLUE = 'Blue Rifleman 1';

/** Red's turn 1. */
function begun(): Played {
  const battle = new Played();
  battle.turn();
  return battle;
}

/** A turn of each side goes by, and it is Red's again. */
function next(battle: Played): void {
  battle.turn(2);
}

/** The GPMG is set up, and it is Red's turn 2. */
function setUp(): Played {
  const battle = begun();
  battle.does('weapon', { who: GUNNER, work: 'set-up' });
  next(battle);
  return battle;
}

/** A burst that hits nobody of note: the GPMG needs a 1 at long range. */
const burst = { who: GUNNER, target: BLUE, range: 20, auto: true };

describe('LC-WORK-01: Weapon Work', () => {
  test.each(['clear', 'reload', 'set-up', 'barrel', 'pick-up'])('%s takes no dice', (work) => {
    expect(ruled('weapon', { work }, dice()).facts).toStrictEqual({ done: true });
  });

  test('takes the whole turn', () => {
    const battle = begun();
    battle.does('weapon', { who: RED });
    expect(battle.refuses('move', { who: RED })).toBe('LC-TURN-02');
  });

  test('has no modifier, since it throws nothing', () => {
    expect(wrong('weapon', { modifier: 1 }).says).toBe('unknown-option');
  });
});

describe('LC-JAM-07: a jam', () => {
  test('keeps him from firing until a turn of Weapon Work has cleared it', () => {
    const battle = begun();
    const { effects } = battle.does('fire', { who: RED, range: 20 }, 1, /* jam */ 6);
    expect(effects).toContainEqual(expect.objectContaining({ field: 'jammed', value: 'rifle', rule: 'LC-JAM-02' }));
    next(battle);
    expect(battle.refuses('fire', { who: RED, range: 20 })).toBe('LC-JAM-07');
    expect(battle.knows('weapon', { who: RED })).toStrictEqual({ work: 'clear' });
    battle.does('weapon', { who: RED });
    next(battle);
    battle.does('fire', { who: RED, range: 20 }, 3);
  });

  test('is of the one weapon: the gunner has his pistol left', () => {
    const battle = setUp();
    battle.does('fire', { ...burst, auto: false }, 1, /* jam */ 6, /* effects */ 1);
    next(battle);
    expect(battle.refuses('fire', { who: GUNNER, range: 4 })).toBe('LC-JAM-07');
    battle.does('fire', { who: GUNNER, weapon: 'pistol', range: 4 }, 2);
  });

  test('there is no Covering Fire with a jammed weapon either', () => {
    const battle = begun();
    battle.edit(RED, { jammed: 'rifle' });
    expect(battle.refuses('act', { who: RED, action: 'covering-fire' })).toBe('LC-JAM-07');
  });

  test('LC-FIRE-18: a gun that has blown up is lost for good', () => {
    const battle = begun();
    battle.does('fire', { who: RED, range: 20, modifier: -9, 'dogs-chance': true, with: 'dogs-chance' }, 1, 1);
    next(battle);
    expect(battle.refuses('fire', { who: RED, range: 20 })).toBe('LC-FIRE-18');
  });
});

describe('LC-AUTO-02: an SMG or LMG reloads after an automatic burst', () => {
  test('and does not fire until a turn of Weapon Work has done it (R-15a)', () => {
    const battle = begun();
    battle.does('fire', { who: LEADER, range: 8, auto: true }, 3);
    next(battle);
    expect(battle.refuses('fire', { who: LEADER, range: 8 })).toBe('LC-AUTO-02');
    battle.does('weapon', { who: LEADER, work: 'reload' });
    next(battle);
    battle.does('fire', { who: LEADER, range: 8 }, 3);
  });

  test('not after single shots', () => {
    const battle = begun();
    battle.does('fire', { who: LEADER, range: 8 }, 3);
    next(battle);
    battle.does('fire', { who: LEADER, range: 8 }, 3);
  });
});

describe('the GPMG', () => {
  test('LC-GPMG-02: is set up by a turn of Weapon Work', () => {
    const battle = setUp();
    expect(battle.knows('fire', burst)).not.toHaveProperty('not-set-up');
    battle.does('fire', burst, 1, /* jam */ 5, /* effects */ 1);
  });

  test('LC-GPMG-02: and is not any more once it has been moved', () => {
    const battle = setUp();
    battle.does('move', { who: GUNNER });
    next(battle);
    expect(battle.knows('fire', burst)).toMatchObject({ 'not-set-up': true });
    expect(battle.knows('weapon', { who: GUNNER })).toStrictEqual({ work: 'set-up' });
  });

  test('LC-GPMG-03: not set up it fires for one turn at -2, and is out of ammunition', () => {
    const battle = begun();
    const { steps } = battle.does('fire', { who: GUNNER, target: BLUE, range: 20 }, 2);
    expect(steps[0]!.modifiers).toMatchObject([{ rule: 'LC-GPMG-03', value: -2 }]);
    next(battle);
    expect(battle.refuses('fire', { who: GUNNER, range: 20 })).toBe('LC-GPMG-03');
    battle.does('weapon', { who: GUNNER, work: 'reload' });
    next(battle);
    battle.does('fire', { who: GUNNER, range: 20 }, 2);
  });

  test('LC-GPMG-01: does not move and fire', () => {
    expect(setUp().refuses('fire', { ...burst, moved: true, weapon: 'gpmg' })).toBe('LC-SQD-04');
  });

  test('LC-GPMG-04: after 4 turns of automatic fire running, its next turn is for the barrel', () => {
    const battle = setUp();
    for (let turn = 1; turn <= 4; turn++) {
      battle.does('fire', { ...burst, target: 'Blue Loader', range: 20 }, 6, /* hide */ 1);
      next(battle);
    }
    expect(battle.refuses('fire', burst)).toBe('LC-GPMG-04');
    expect(battle.refuses('move', { who: GUNNER })).toBe('LC-GPMG-04');
    expect(battle.knows('weapon', { who: GUNNER })).toStrictEqual({ work: 'barrel' });
    battle.does('weapon', { who: GUNNER });
    next(battle);
    battle.does('fire', burst, 6, 1);
    expect(battle.unit(GUNNER).fields['auto-turns']).toBe(1);
  });

  test('LC-GPMG-04: a turn without automatic fire breaks the row', () => {
    const battle = setUp();
    for (let turn = 1; turn <= 3; turn++) {
      battle.does('fire', burst, 6, 1);
      next(battle);
    }
    battle.does('act', { who: GUNNER, action: 'nothing' });
    next(battle);
    battle.does('fire', burst, 6, 1);
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

  test('LC-AUTO-03: a GPMG may keep it where it lies; that is a turn of automatic fire', () => {
    const battle = caught();
    next(battle);
    battle.does('act', { who: GUNNER, action: 'keep-template' });
    expect(battle.unit(GUNNER).fields).toMatchObject({ action: 'fire', 'auto-turns': 2, template: true });
    expect(battle.refuses('fire', burst)).toBe('LC-TURN-02');
  });

  test('LC-AUTO-03: no template, none to keep', () => {
    expect(setUp().refuses('act', { who: GUNNER, action: 'keep-template' })).toBe('LC-AUTO-03');
    expect(begun().refuses('act', { who: LEADER, action: 'keep-template' })).toBe('LC-AUTO-03');
  });

  test('LC-AUTO-04: it lies until the barrel or the reloading, RC-12: or until he does anything else', () => {
    const battle = caught();
    next(battle);
    expect(battle.unit(GUNNER).fields.template).toBe(true);
    battle.does('weapon', { who: GUNNER, work: 'reload' });
    expect(battle.unit(GUNNER).fields.template).toBeFalsy();
    expect(battle.unit(BLUE).fields['in-template']).toBeFalsy();
  });

  test('RC-12: or until he is forced into hide', () => {
    const battle = caught();
    battle.turn();
    battle.does('fire', { who: 'Blue Rifleman 2', target: GUNNER, range: 20 }, 6, /* hide */ 1);
    expect(battle.unit(GUNNER).fields.template).toBeFalsy();
  });

  test('LC-AUTO-04: that of an SMG lies through the enemy turn, until it has to reload', () => {
    const battle = begun();
    battle.does('fire', { who: LEADER, target: BLUE, range: 8, auto: true }, 6, /* hide */ 1);
    battle.turn();
    expect(battle.unit(BLUE).fields['in-template']).toBe(battle.unit(LEADER).id);
    battle.turn();
    expect(battle.unit(BLUE).fields['in-template']).toBeUndefined();
    expect(battle.unit(LEADER).fields.template).toBeUndefined();
  });

  test('LC-AUTO-06: one caught in it may leave in his own turn without a roll', () => {
    const battle = caught();
    battle.turn();
    battle.does('move', { who: BLUE, action: 'sneak' });
    expect(battle.unit(BLUE).fields['in-template']).toBeFalsy();
    expect(battle.game.due).toStrictEqual([]);
  });

  test('LC-AUTO-06, R-48: one who does not leave rolls for effects before his turn ends', () => {
    const battle = caught();
    battle.turn();
    battle.does('act', { who: BLUE, action: 'hide' });
    expect(battle.game.due).toMatchObject([{ verb: 'effect', unit: battle.unit(BLUE).id, rule: 'LC-AUTO-06' }]);
    const { facts } = battle.does('effect', { who: BLUE, range: 20 }, 6, 6);
    expect(facts).toStrictEqual({ effect: 'out-of-action', wound: 'removed' });
    expect(battle.unit(BLUE).gone).toBe('removed');
    expect(battle.game.due).toStrictEqual([]);
  });

  test('LC-AUTO-05: whoever enters it rolls at once, though it is not the gunner’s turn', () => {
    const battle = caught();
    battle.turn();
    const { facts } = battle.does('effect', { who: GUNNER, target: 'Blue Rifleman 2', range: 20 }, 4);
    expect(facts).toStrictEqual({ effect: 'hide' });
    expect(battle.unit('Blue Rifleman 2').fields.hiding).toBe('forced');
  });
});

describe('gunner and loader', () => {
  test('LC-LOAD-01, LC-JAM-06: without his loader a GPMG has a crew of one', () => {
    const battle = setUp();
    expect(battle.knows('fire', burst)).not.toHaveProperty('alone');
    battle.edit('Red Loader', { squad: 'elsewhere' });
    expect(battle.knows('fire', burst)).toMatchObject({ alone: true });
  });

  test('LC-LOAD-01, R-15: and fires automatic in no two turns running, nor keeps a template', () => {
    const battle = setUp();
    battle.edit('Red Loader', { squad: 'elsewhere' });
    battle.does('fire', burst, 6, /* hide */ 1);
    next(battle);
    expect(battle.refuses('fire', burst)).toBe('LC-LOAD-01');
    expect(battle.refuses('act', { who: GUNNER, action: 'keep-template' })).toBe('LC-AUTO-03');
    battle.does('fire', { ...burst, auto: false }, 6, 1);
    next(battle);
    battle.does('fire', burst, 6, 1);
  });

  test('LC-LOAD-01: in the first turn there was none before it, so he may fire automatic alone', () => {
    const battle = new Played();
    battle.turn();
    battle.edit(GUNNER, { 'set-up': true });
    battle.edit('Red Loader', { squad: 'elsewhere' });
    battle.does('fire', burst, 6, /* hide */ 1);
  });

  test('LC-LOAD-02: alone he has two automatic bursts, with a loader no limit', () => {
    const battle = setUp();
    battle.edit(GUNNER, { weapon: 'lmg' });
    battle.edit('Red Loader', { squad: 'elsewhere' });
    for (let i = 0; i < 2; i++) {
      battle.does('fire', burst, 6, /* hide */ 1);
      next(battle);
      battle.does('weapon', { who: GUNNER, work: 'reload' });
      next(battle);
    }
    expect(battle.refuses('fire', burst)).toBe('LC-LOAD-02');
    battle.edit('Red Loader', { squad: 'Red' });
    battle.does('fire', burst, 6, 1);
  });

  test('LC-SQD-06: the loader fires his rifle only when the gun is not firing automatic', () => {
    const battle = setUp();
    battle.does('fire', burst, 6, /* hide */ 1);
    expect(battle.refuses('fire', { who: 'Red Loader', range: 20 })).toBe('LC-SQD-06');
    next(battle);
    battle.does('fire', { ...burst, auto: false }, 6, 1);
    battle.does('fire', { who: 'Red Loader', range: 20 }, 3);
  });

  test('LC-SQD-06: and when he has fired it, he does not feed the gun', () => {
    const battle = setUp();
    battle.does('fire', { who: 'Red Loader', range: 20 }, 3);
    expect(battle.refuses('fire', burst)).toBe('LC-SQD-06');
  });

  test('LC-SQD-05: the loader takes the gun over when the gunner is out of action', () => {
    const battle = setUp();
    const pickUp = { who: 'Red Loader', work: 'pick-up' };
    expect(battle.refuses('weapon', pickUp)).toBe('LC-SQD-05');
    battle.does('fire', burst, 1, /* jam */ 6, /* still hit */ 1);
    battle.turn();
    battle.does('fire', { who: BLUE, target: GUNNER, range: 20 }, 6, 6, 6);
    battle.turn();
    battle.does('weapon', pickUp);
    expect(battle.unit('Red Loader').fields).toMatchObject({ weapon: 'gpmg', sidearm: 'rifle', jammed: 'gpmg' });
    expect(battle.knows('fire', { ...burst, who: 'Red Loader' })).toMatchObject({
      weapon: 'gpmg',
      'not-set-up': true,
      alone: true,
    });
    expect(battle.refuses('weapon', { who: RED, work: 'pick-up' })).toBe('LC-SQD-05');
  });
});

describe('LC-FIRE-09: fire at those who hide in the open', () => {
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
