import { describe, expect, test } from 'vitest';
import { remindedOf } from '../played.ts';
import { STEP, skirmish } from './skirmish.ts';

describe('PT-MOVE-02: one move a turn', () => {
  test('what is left of the speed is lost', () => {
    const battle = skirmish();
    battle.to(STEP.redMoves);
    battle.does('move', { who: 'Red 1', path: 'open=2' });
    // PT-RUL-46: in parts, as long as the sum fits.
    battle.does('move', { who: 'Red 1', path: 'open=4' });
    expect(battle.refuses('move', { who: 'Red 1', path: 'open=1' })).toBe('PT-MOVE-02');
    battle.to(STEP.redMoves);
    battle.does('move', { who: 'Red 1', path: 'open=1' });
    expect(battle.of('Red 1', 'spent')).toBe(1);
  });
});

describe('PT-MOVE-01: up to its speed', () => {
  test.each(['6', '6″', 'open 6', 'open:6', 'open=6'])('%s is six inches in the open, and no question', (path) => {
    const battle = skirmish();
    battle.to(STEP.redMoves);
    expect(battle.does('move', { who: 'Red 1', path }).facts).toStrictEqual({ allowed: true });
    expect(battle.of('Red 1', 'spent')).toBe(6);
    expect(battle.of('Red 1', 'stance')).toBe('running');
  });
});

describe('PT-MOVE-05: never two runs running', () => {
  test('the turn after a run he has an assault move; after that he runs again', () => {
    const battle = skirmish();
    battle.to(STEP.redMoves);
    expect(battle.does('move', { who: 'Red 1' }).facts).toStrictEqual({ eighths: 48 }); // a question
    expect(battle.does('move', { who: 'Red 1', path: 'open=6' }).facts).toStrictEqual({ allowed: true });
    battle.to(STEP.redMoves);
    expect(battle.knows('move', { who: 'Red 1' })).toStrictEqual({ mover: 'infantry-assault', 'ran-last-turn': true });
    expect(battle.does('move', { who: 'Red 1', mover: 'infantry-run' }).facts).toStrictEqual({ eighths: 0 });
    expect(battle.does('move', { who: 'Red 1' }).facts).toStrictEqual({ eighths: 24 });
    expect(battle.does('move', { who: 'Red 1', path: 'open=4' }).facts).toStrictEqual({ allowed: false });
    battle.does('move', { who: 'Red 1', path: 'open=3' });
    battle.to(STEP.redMoves);
    expect(battle.knows('move', { who: 'Red 1' })).toStrictEqual({ mover: 'infantry-run' });
  });

  test('no run: up to 3", or an assault move with the road bonus (PT-RUL-05)', () => {
    const battle = skirmish();
    battle.to(STEP.redMoves);
    battle.does('move', { who: 'Red 1', path: 'open=3' });
    battle.does('move', { who: 'Red 2', mover: 'infantry-assault', path: 'road=6' });
    expect([battle.of('Red 1', 'stance'), battle.of('Red 2', 'stance')]).toStrictEqual(['assault', 'running']);
    battle.to(STEP.redMoves);
    expect(battle.knows('move', { who: 'Red 1' })).toStrictEqual({ mover: 'infantry-run' });
    expect(battle.knows('move', { who: 'Red 2' })).toStrictEqual({ mover: 'infantry-run' });
  });
});

describe('PT-ATK-01: the move counts against the defensive fire at it', () => {
  const moved = (house = {}) => {
    const battle = skirmish(house).adds('red', 'mmg-team', 'MG').adds('red', 'jeep', 'Jeep');
    battle.to(STEP.redMoves);
    battle.does('move', { who: 'Red 1', path: 'open=6' });
    battle.does('move', { who: 'Red 2', path: 'open=0' }); // he turns, and stays
    battle.does('move', { who: 'MG', path: 'open=4' });
    battle.does('move', { who: 'Jeep', path: 'road=9' });
    battle.to(STEP.blueDefends);
    return battle;
  };
  const at = (battle: ReturnType<typeof moved>, target: string) => battle.knows('fire', { who: 'Blue 1', target });

  test('with the defence value of a runner, a moving heavy weapon or vehicle, or of one who stays', () => {
    const battle = moved();
    expect(at(battle, 'Red 1')).toMatchObject({ 'target-type': 'infantry', stance: 'running' });
    expect(at(battle, 'Red 2').stance).toBe('stationary');
    expect(at(battle, 'MG')).toMatchObject({ 'target-type': 'heavy', stance: 'moving' });
    expect(at(battle, 'Jeep')).toMatchObject({ 'target-type': 'soft-vehicle', stance: 'moving' });
  });

  test('in the enemy’s attacking fire he is stationary again (PT-RUL-04); with carry-stance until his own next move', () => {
    const battle = moved();
    const carried = moved({ 'carry-stance': true });
    for (const each of [battle, carried]) each.to(STEP.blueAttacks);
    expect(at(battle, 'Red 1').stance).toBe('stationary');
    expect(at(carried, 'Red 1').stance).toBe('running');
    carried.to(STEP.redMoves);
    expect(carried.of('Red 1', 'stance')).toBeUndefined();
  });

  test('a target destroyed on the way never arrives', () => {
    const battle = moved();
    battle.does('fire', { who: 'Blue 1', target: 'Red 1' }, 3, 4);
    expect(battle.unit('Red 1').gone).toBe('killed');
    battle.to(STEP.redAttacks);
    expect(battle.refuses('fire', { who: 'Red 1', target: 'Blue 1' })).toBe('PT-ATK-01');
  });
});

describe('PT-ATK-06: fire after a move', () => {
  test('the penalty follows from who moved: men at -2, a turret at -1, grenades at none', () => {
    const battle = skirmish().adds('red', 'm4a2-sherman', 'Able');
    battle.to(STEP.redMoves);
    for (const who of ['Red 1', 'Able']) battle.does('move', { who, path: 'open=5' });
    battle.to(STEP.redAttacks);
    const penalty = (verb: string, who: string, target: string) =>
      battle.does(verb, { who, target }, 1, 1).steps.find(({ faces }) => faces.length > 0)?.modifiers[1]?.value;
    expect(penalty('fire', 'Red 1', 'Blue 1')).toBe(-2);
    expect(penalty('fire', 'Able', 'Blue 1')).toBe(-1);
    expect(penalty('fire', 'Red 2', 'Blue 1')).toBeUndefined();
    battle.to(STEP.redDefends);
    expect(battle.knows('fire', { who: 'Red 1', target: 'Blue 1' }).moved).toBeUndefined();
  });

  test('heavy weapons and guns that moved do not fire at all, nor heavy weapons in a half-track that did', () => {
    const battle = skirmish()
      .adds('red', 'mmg-team', 'MG')
      .adds('red', 'm3-halftrack', 'Track')
      .adds('red', 'hmg-team', 'HMG');
    battle.does('move', { who: 'Track', target: 'HMG' });
    battle.to(STEP.redMoves);
    battle.does('move', { who: 'MG', path: 'open=1' });
    battle.does('move', { who: 'Track', path: 'open=1' });
    battle.to(STEP.redAttacks);
    expect(battle.refuses('fire', { who: 'MG', target: 'Blue 1' })).toBe('PT-ATK-06');
    expect(battle.refuses('fire', { who: 'HMG', target: 'Blue 1' })).toBe('PT-ATK-06');
    battle.to(STEP.redDefends);
    battle.does('fire', { who: 'MG', target: 'Blue 1' }, 1, 1);
  });
});

describe('PT-PIN-02: pinned', () => {
  test('he misses his next move, and one is reminded; two pins are one; the others of the side go', () => {
    const battle = skirmish();
    battle.to(STEP.redMoves);
    battle.does('move', { who: 'Red 1', path: 'open=6' });
    battle.to(STEP.blueDefends);
    battle.does('fire', { who: 'Blue 1', target: 'Red 1' }, 2, 3); // 6 against 6
    battle.does('fire', { who: 'Blue 2', target: 'Red 1' }, 2, 3);
    expect(battle.of('Red 1', 'pinned')).toBe(true);
    expect(remindedOf(battle.to(STEP.redMoves))).toContain('PT-PIN-02');
    expect(battle.refuses('move', { who: 'Red 1', path: 'open=1' })).toBe('PT-PIN-02');
    battle.does('move', { who: 'Red 1', path: 'open=0' });
    battle.does('move', { who: 'Red 2', path: 'open=1' });
    battle.turn();
    expect(battle.of('Red 1', 'pinned')).toBeUndefined();
    battle.to(STEP.redMoves);
    battle.does('move', { who: 'Red 1' });
  });

  test('a pinned passenger cannot get off, and his vehicle is not affected (PT-RUL-39)', () => {
    const battle = skirmish().adds('red', 'm4a2-sherman', 'Able');
    battle.does('move', { who: 'Able', target: 'Red 1' });
    battle.to(STEP.blueDefends);
    battle.does('fire', { who: 'Blue 1', target: 'Red 1' }, 4, 4); // 9 against 9
    battle.to(STEP.redMoves);
    expect(battle.refuses('move', { who: 'Red 1' })).toBe('PT-PIN-02');
    expect(battle.refuses('move', { who: 'Able', target: 'Red 1' })).toBe('PT-PIN-02');
    battle.does('move', { who: 'Able' });
  });
});

describe('what moves no more', () => {
  test('PT-IMMO-01: an immobilised AFV, for the rest of the battle', () => {
    const battle = skirmish().adds('red', 'm4a2-sherman', 'Able').adds('blue', 'panzer-4h', 'Kurt');
    battle.to(STEP.blueDefends);
    battle.does('tankhit', { who: 'Kurt', target: 'Able' }, 4, 5); // 9 + 3 = 12
    battle.to(STEP.redMoves);
    expect(battle.refuses('move', { who: 'Able' })).toBe('PT-IMMO-01');
    battle.battle();
    battle.to(STEP.redMoves);
    battle.does('move', { who: 'Able' });
  });

  test('PT-REUSE-06: a wreck does nothing, and nobody fires at it; it stays one in the next battle', () => {
    const battle = skirmish({ 'bail-out': false, satchel: true })
      .adds('red', 'm4a2-sherman', 'Able')
      .adds('blue', 'panzer-4h', 'Kurt');
    battle.to(STEP.blueDefends);
    battle.does('tankhit', { who: 'Kurt', target: 'Able' }, 6, 6);
    expect(battle.unit('Able').gone).toBe('wreck');
    expect(battle.refuses('fire', { who: 'Blue 1', target: 'Able' })).toBe('PT-REUSE-06');
    battle.to(STEP.redAttacks);
    expect(battle.refuses('tankhit', { who: 'Able', target: 'Kurt' })).toBe('PT-REUSE-06');
    // Nor does a charge go off without it, as a fallen man's does (PT-RUL-31).
    expect(battle.refuses('tankhit', { who: 'Able', target: 'Kurt', weapon: 'satchel' })).toBe('PT-REUSE-06');
    battle.to(STEP.redMoves);
    expect(battle.refuses('move', { who: 'Able' })).toBe('PT-REUSE-06');
    battle.battle();
    expect(battle.unit('Able').gone).toBe('wreck');
  });
});
