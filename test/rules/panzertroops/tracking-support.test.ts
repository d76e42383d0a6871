import { describe, expect, test } from 'vitest';
import { remindedOf } from '../played.ts';
import { STEP, skirmish } from './skirmish.ts';

const FO = 'Eyes Forward observer';
const RADIO = 'Eyes Radioman';

/** An observer team of Red with a battery off the table, and a mortar on it. */
function supported() {
  return skirmish()
    .squad('red', 'observer-team', 'Eyes')
    .adds('red', 'art-medium-gun', 'Battery', { 'off-table': true })
    .adds('red', 'mortar-team', 'Mortar');
}

/** In Red’s attacking fire, with a call that went through or failed. */
function called(...faces: number[]) {
  const battle = supported();
  battle.to(STEP.redMoves);
  battle.does('barrage', { who: FO }, ...faces);
  battle.to(STEP.redAttacks);
  return battle;
}

const SHELL = { who: 'Battery', target: 'Blue 1' };

describe('calls', () => {
  test('PT-ARTY-02: by an FO with his radioman, both alive', () => {
    const battle = supported();
    battle.to(STEP.redMoves);
    expect(battle.refuses('barrage', { who: 'Red 1' })).toBe('PT-ARTY-02');
    expect(battle.refuses('barrage', { who: RADIO })).toBe('PT-ARTY-02');
    battle.to(STEP.blueDefends);
    battle.does('fire', { who: 'Blue 1', target: RADIO }, 6, 6);
    battle.to(STEP.redMoves);
    expect(battle.refuses('barrage', { who: FO })).toBe('PT-ARTY-02');
  });

  test('PT-ARTY-03: in the own movement step, of which one is reminded', () => {
    const battle = supported();
    expect(remindedOf(battle.to(STEP.redMoves))).toContain('PT-ARTY-03');
    battle.to(STEP.blueDefends);
    expect(battle.refuses('barrage', { who: FO })).toBe('PT-ARTY-03');
    battle.to(STEP.redAttacks);
    expect(battle.refuses('barrage', { who: FO })).toBe('PT-ARTY-03');
  });

  test('PT-ARTY-04: once a turn, and again in the next one', () => {
    const battle = supported();
    battle.to(STEP.redMoves);
    battle.does('barrage', { who: FO }, 1, 1);
    expect(battle.refuses('barrage', { who: FO })).toBe('PT-ARTY-04');
    battle.to(STEP.redMoves);
    battle.does('barrage', { who: FO }, 3, 3);
  });

  test('PT-ARTY-05: each weapon off the table has one shot, indirect by itself', () => {
    const battle = called(3, 3);
    expect(battle.knows('fire', SHELL)).toMatchObject({ weapon: 'art-medium', indirect: true, phase: 'attacking' });
    battle.does('fire', SHELL, 1, 1);
    expect(battle.refuses('fire', { ...SHELL, weapon: 'art-medium' })).toBe('PT-ARTY-05');
  });

  test('PT-ARTY-09: one on the table only from where it started', () => {
    const shell = { who: 'Mortar', target: 'Blue 1', indirect: true };
    called(3, 3).does('fire', shell, 1, 1);
    const battle = supported();
    battle.to(STEP.redMoves);
    battle.does('move', { who: 'Mortar', path: 'open=1' });
    battle.to(STEP.redMoves);
    battle.does('barrage', { who: FO }, 3, 3);
    battle.to(STEP.redAttacks);
    expect(battle.refuses('fire', shell)).toBe('PT-ARTY-09');
    battle.does('fire', { who: 'Mortar', target: 'Blue 1' }, 1, 1);
  });

  test('PT-ARTY-11: it lands in the attacking fire after the call, if it went through and the team lives', () => {
    expect(called(1, 1).refuses('fire', SHELL)).toBe('PT-ARTY-11');
    const battle = supported();
    battle.to(STEP.redMoves);
    battle.does('barrage', { who: FO }, 3, 3);
    battle.to(STEP.blueDefends);
    battle.does('fire', { who: 'Blue 1', target: RADIO }, 6, 6);
    expect(remindedOf(battle.to(STEP.redAttacks))).toContain('PT-ARTY-11');
    expect(battle.refuses('fire', SHELL)).toBe('PT-ARTY-11');
    const later = called(3, 3);
    later.to(STEP.blueMoves);
    later.to(STEP.redAttacks);
    expect(later.refuses('fire', SHELL)).toBe('PT-ARTY-11');
  });

  test('PT-ARTY-12: several teams call by themselves; one that gets through is enough', () => {
    const battle = supported().squad('red', 'observer-team', 'Ears');
    battle.to(STEP.redMoves);
    battle.does('barrage', { who: FO }, 1, 1);
    battle.does('barrage', { who: 'Ears Forward observer' }, 3, 3);
    battle.to(STEP.redAttacks);
    battle.does('fire', SHELL, 1, 1);
  });

  test('PT-ARTY-13: two that each lost a man join into one; with all teams dead there is no more', () => {
    const battle = supported().squad('red', 'observer-team', 'Ears');
    battle.to(STEP.blueDefends);
    battle.does('fire', { who: 'Blue 1', target: RADIO }, 6, 6);
    battle.to(STEP.redMoves);
    expect(battle.refuses('barrage', { who: FO })).toBe('PT-ARTY-02');
    battle.to(STEP.blueDefends);
    battle.does('fire', { who: 'Blue 1', target: 'Ears Forward observer' }, 6, 6);
    battle.to(STEP.redMoves);
    battle.does('barrage', { who: FO }, 1, 1);
    battle.to(STEP.blueDefends);
    battle.does('fire', { who: 'Blue 1', target: FO }, 6, 6);
    battle.to(STEP.redAttacks);
    expect(battle.refuses('fire', SHELL)).toBe('PT-ARTY-13');
  });
});

describe('smoke', () => {
  const guns = () =>
    skirmish().adds('red', 'at-medium-gun', 'Gun').adds('red', 'tiger', 'Kurt').adds('red', 'at-medium-gun', 'Other');

  test('PT-SMOKE-04: it stands until the same firing step of the owner’s next turn is over', () => {
    const battle = guns();
    battle.to(STEP.redDefends);
    battle.does('smoke', { who: 'Gun' }, 3, 3);
    expect(battle.game.table['smoke-1']).toBe(battle.unit('Gun').id);
    battle.to(STEP.redDefends);
    expect(battle.game.table['smoke-1']).toBe(battle.unit('Gun').id);
    battle.turn();
    expect(battle.game.table['smoke-1']).toBeUndefined();
    battle.to(STEP.redAttacks);
    battle.does('smoke', { who: 'Gun' }, 2, 2); // a 4 fails
    expect(battle.game.table['smoke-1']).toBeUndefined();
    battle.does('smoke', { who: 'Other' }, 3, 3);
    battle.to(STEP.redDefends);
    expect(battle.game.table['smoke-1']).toBe(battle.unit('Other').id);
    battle.to(STEP.redAttacks);
    battle.turn();
    expect(battle.game.table['smoke-1']).toBeUndefined();
  });

  test('PT-SMOKE-05: before any normal ammunition of that step; the weapon has fired then', () => {
    const battle = guns();
    expect(remindedOf(battle.to(STEP.redAttacks))).toContain('PT-SMOKE-05');
    battle.does('smoke', { who: 'Gun' }, 3, 3);
    expect(battle.refuses('fire', { who: 'Gun', target: 'Blue 1' })).toBe('PT-FIRE-01');
    battle.does('fire', { who: 'Red 1', target: 'Blue 1' }, 1, 1);
    expect(battle.refuses('smoke', { who: 'Other' })).toBe('PT-SMOKE-05');
    battle.to(STEP.redDefends);
    battle.does('smoke', { who: 'Other' }, 3, 3);
  });

  test('PT-SMOKE-08: projectors have one round a game, where the vehicle has any', () => {
    const battle = guns().adds('red', 'panzer-4h', 'Hans');
    battle.to(STEP.redAttacks);
    expect(battle.refuses('smoke', { who: 'Hans', weapon: 'projector' })).toBe('PT-SMOKE-08');
    battle.does('smoke', { who: 'Kurt', weapon: 'projector' }, 3, 3);
    battle.to(STEP.redDefends);
    expect(battle.refuses('smoke', { who: 'Kurt', weapon: 'projector' })).toBe('PT-SMOKE-08');
    battle.does('smoke', { who: 'Kurt', weapon: 'at-heavy' }, 3, 3, /* ammunition */ 1, 1);
  });

  test('PT-SMOKE-09: of a vehicle, or what one has moved, the rounds may run out, weapon by weapon', () => {
    const battle = guns().adds('red', 'truck', 'Truck');
    battle.does('move', { who: 'Truck', target: 'Other' });
    battle.to(STEP.redMoves);
    battle.does('move', { who: 'Truck', path: 'open=4' });
    battle.to(STEP.redDefends);
    expect(battle.knows('smoke', { who: 'Gun' })).toMatchObject({ weapon: 'at-medium', limited: false });
    expect(battle.knows('smoke', { who: 'Other' })).toMatchObject({ limited: true });
    battle.does('smoke', { who: 'Kurt' }, 3, 3, 4, 4);
    battle.to(STEP.redDefends);
    expect(battle.refuses('smoke', { who: 'Kurt' })).toBe('PT-SMOKE-09');
  });

  test('PT-SMOKE-10: Russian tanks carry none', () => {
    const battle = guns();
    battle.edit('Kurt', { nation: 'ussr' });
    battle.to(STEP.redAttacks);
    expect(battle.refuses('smoke', { who: 'Kurt' })).toBe('PT-SMOKE-10');
  });

  test('PT-ATK-06: a gun that moved fires none in the attacking step', () => {
    const battle = guns();
    battle.to(STEP.redMoves);
    battle.does('move', { who: 'Gun', path: 'open=1' });
    battle.to(STEP.redAttacks);
    expect(battle.refuses('smoke', { who: 'Gun' })).toBe('PT-ATK-06');
  });
});
