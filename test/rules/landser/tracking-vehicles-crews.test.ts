import { describe, expect, test } from 'vitest';
import { Played, remindedOf } from './played.ts';

const TANK = 'Red Sherman';
const FOE = 'Blue Sherman';
const CREW = [1, 2, 3, 4, 5].map((n) => `Red Crewman ${n}`);
const shot = { who: TANK, target: FOE, range: 20 };

/** Red's turn 1: a Sherman with its crew on each side. */
function begun(house?: Readonly<Record<string, boolean>>): Played {
  const battle = new Played(house, ['sherman']);
  battle.turn();
  return battle;
}

/** Blue fires at so many of Red's crew in its turn 1: they hide through Red's turn 2, which it is now. */
function crewHiding(men: number): Played {
  const battle = begun();
  battle.turn();
  CREW.slice(0, men).forEach((target, i) => {
    battle.does('fire', { who: `Blue Crewman ${i + 1}`, weapon: 'rifle', target, range: 20, override: true }, 6, 2);
  });
  battle.turn();
  return battle;
}

/** The engine explodes in Blue's turn 1. */
function engineExplodes(battle: Played): void {
  battle.does('tankhit', { who: FOE, target: TANK, range: 20 }, 3, /* through */ 6, /* engine */ 5, 1);
}

describe('LS-CREW-02: half the crew out of action or hiding', () => {
  test('three of five: it may only move or shoot', () => {
    const battle = crewHiding(3);
    expect(battle.refuses('move', { who: TANK, action: 'move-and-fire' })).toBe('LS-CREW-02');
    expect(battle.refuses('weapon', { who: TANK })).toBe('LS-CREW-02');
    battle.does('tankhit', shot, 1);
  });

  test('two of five: it does what it likes', () => {
    crewHiding(2).does('move', { who: TANK, action: 'move-and-fire' });
  });

  test('they hide for a turn, and then it is as it was', () => {
    const battle = crewHiding(3);
    battle.turn(2);
    battle.does('move', { who: TANK, action: 'move-and-fire' });
  });

  test('nor are they in hide still in the enemy turn after it: its Covering Fire holds', () => {
    const battle = crewHiding(5);
    battle.turn(2);
    battle.does('act', { who: TANK, action: 'covering-fire' });
    expect(battle.unit(CREW[0]!).fields.hiding).toBeFalsy();
    battle.turn();
    battle.does('tankhit', shot, 1);
  });

  test('who is out of action stays so', () => {
    const battle = begun();
    battle.turn();
    for (const target of CREW.slice(0, 3)) battle.does('effect', { target, weapon: 'explosion' }, 6, 6);
    battle.turn(5);
    expect(battle.refuses('move', { who: TANK, action: 'move-and-fire' })).toBe('LS-CREW-02');
  });

  test('of a crew that is a number only, the vehicle’s fields tell', () => {
    const battle = begun();
    for (const name of CREW) battle.edit(name, { crewman: false });
    battle.edit(TANK, { 'crew-out': 3 });
    expect(battle.refuses('move', { who: TANK, action: 'move-and-fire' })).toBe('LS-CREW-02');
    battle.does('move', { who: TANK });
  });
});

describe('LS-CREW-03: all the crew out of action or hiding', () => {
  test('it does nothing that turn', () => {
    const battle = crewHiding(5);
    expect(battle.refuses('move', { who: TANK })).toBe('LS-CREW-03');
    expect(battle.refuses('tankhit', shot)).toBe('LS-CREW-03');
    battle.does('act', { who: TANK, action: 'nothing' });
  });
});

describe('LS-CREW-04: crewmen are wounded as soldiers', () => {
  test('in an armoured vehicle they ignore a 1, which is known', () => {
    const battle = begun();
    expect(battle.knows('fire', { target: CREW[0]!, weapon: 'rifle' })).toMatchObject({ 'target-in-vehicle': true });
    expect(battle.knows('effect', { target: CREW[0]!, weapon: 'lmg' })).toMatchObject({ 'target-in-vehicle': true });
  });

  test('in a soft one they do not', () => {
    const battle = begun();
    battle.edit(TANK, { armour: 'soft' });
    expect(battle.knows('fire', { target: CREW[0]!, weapon: 'rifle' })).not.toHaveProperty('target-in-vehicle');
  });

  test('fire at the vehicle itself is counted for a crew that is a number only', () => {
    const battle = begun();
    for (const name of CREW) battle.edit(name, { crewman: false });
    battle.turn();
    battle.does('effect', { target: TANK, weapon: 'lmg', range: 20 }, /* light */ 5, 1);
    battle.does('effect', { target: TANK, weapon: 'lmg', range: 20 }, /* hide */ 2);
    expect(battle.unit(TANK).fields).toMatchObject({ 'crew-light': 1, 'crew-hiding': 1 });
    expect(battle.unit(TANK).fields).not.toHaveProperty('hiding');
    engineExplodes(battle);
    expect(battle.knows('bail', { target: TANK })).toMatchObject({ crew: 4, light: 1 });
  });
});

describe('LS-CREW-05: a tank is lost, and the crew is not', () => {
  test('a bail-out is due at once, of those alive in it, by their wounds', () => {
    const battle = begun();
    battle.turn();
    battle.does('effect', { target: CREW[0]!, weapon: 'lmg', range: 20 }, /* serious */ 6, 1);
    battle.does('effect', { target: CREW[1]!, weapon: 'lmg', range: 20 }, /* light */ 5, 1);
    battle.does('effect', { target: CREW[2]!, weapon: 'lmg', range: 20 }, /* serious */ 6, /* removed */ 6);
    engineExplodes(battle);
    const due = { verb: 'bail', options: { target: TANK }, rule: 'LS-CREW-05' };
    expect(battle.game.due).toContainEqual(expect.objectContaining(due));
    expect(battle.knows('bail', { target: TANK })).toMatchObject({ crew: 2, light: 1, serious: 1 });
    battle.does('bail', { target: TANK }, 4, 3, 5, 5);
    expect(battle.game.due).not.toContainEqual(expect.objectContaining(due));
    expect(CREW.map((name) => battle.unit(name).gone)).toStrictEqual([
      'out-of-action', // serious: 5 - 2
      undefined, // light: 5 - 1
      'removed',
      undefined, // 4
      'out-of-action', // 3
    ]);
  });

  test('not for a tank that is only immobilised', () => {
    const battle = begun();
    battle.turn();
    battle.does('tankhit', { who: FOE, target: TANK, range: 20 }, 3, /* through */ 6, /* track */ 1, 1);
    expect(battle.game.due.map(({ verb }) => verb)).not.toContain('bail');
  });
});

describe('LS-CREW-06: those who escape', () => {
  test('are soldiers with rifles from then on', () => {
    const battle = begun();
    expect(battle.refuses('move', { who: CREW[0]! })).toBe('LS-ACT-01');
    battle.turn();
    engineExplodes(battle);
    battle.does('bail', { target: TANK }, 6, 6, 6, 6, 6);
    battle.turn();
    expect(battle.unit(CREW[0]!).fields).toMatchObject({ weapon: 'rifle' });
    expect(battle.knows('fire', { who: CREW[0]!, target: FOE })).not.toHaveProperty('from-vehicle');
    battle.does('move', { who: CREW[0]!, action: 'sneak' });
    battle.does('fire', { who: CREW[1]!, target: 'Blue Crewman 1', range: 20 }, 2);
  });

  test('of a crew that is a number only, new figures are for the players to add', () => {
    const battle = begun();
    for (const name of CREW) battle.edit(name, { crewman: false });
    battle.turn();
    engineExplodes(battle);
    const { effects } = battle.does('bail', { target: TANK }, 4, 4, 4, 4, 4);
    expect(remindedOf(effects)).toContain('LS-CREW-06');
  });
});

test('LS-BRK-01: nor has a crew that has bailed out, or a team', () => {
  const battle = new Played({}, ['sherman']);
  battle.turn(2);
  engineExplodes(battle);
  battle.does('bail', { target: TANK }, 1, 1, 1, 6, 6);
  battle.turn();
  expect(battle.game.due.map(({ verb }) => verb)).not.toContain('morale');

  const teams = new Played({}, ['anti-tank-team']);
  teams.turn(2);
  for (const man of ['gunner', 'loader']) {
    teams.does('effect', { target: `Red Anti-tank ${man}`, weapon: 'explosion' }, 6, 6);
  }
  teams.turn();
  expect(teams.game.sides.red?.fields.broken).toBeFalsy();
});

test('LS-BRK-01: a vehicle and its crew have no break-off point', () => {
  const battle = begun();
  battle.turn();
  for (const target of CREW.slice(0, 3)) battle.does('effect', { target, weapon: 'explosion' }, 6, 6);
  battle.turn();
  expect(battle.game.due.map(({ verb }) => verb)).not.toContain('morale');
});
