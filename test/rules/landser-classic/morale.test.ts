import { describe, expect, test } from 'vitest';
import { by, dice } from '../ruled.ts';
import { Played, remindedOf } from './played.ts';

const { ruled, odds, chance, wrong } = by('landser-classic');

describe('LC-BRK-01: the break-off point', () => {
  test('a D10 above the number in action breaks', () => {
    const { facts, steps } = ruled('morale', { 'in-action': 8, out: 2 }, dice(9));
    expect(facts).toStrictEqual({ broken: true });
    expect(steps[0]).toMatchObject({ rule: 'LC-BRK-01', sides: 10, faces: [9], need: 9, result: 'broken' });
    expect(ruled('morale', { 'in-action': 8 }, dice(8)).facts).toStrictEqual({ broken: false });
    expect(odds('morale', { 'in-action': 8 })).toStrictEqual({ '{"broken":false}': '4/5', '{"broken":true}': '1/5' });
  });

  test('with fewer than 2 out of action no test is due, and no die falls', () => {
    for (const out of [0, 1]) {
      expect(ruled('morale', { 'in-action': 9, out }, dice()).facts).toStrictEqual({ 'test-due': false });
    }
  });

  test('a modifier is for the die; nobody in action is broken whatever it shows', () => {
    expect(chance('morale', { 'in-action': 8, modifier: 2 }, { broken: true })).toBe('2/5');
    expect(chance('morale', { 'in-action': 0 }, { broken: true })).toBe('1');
  });

  test('this book has no grades', () => {
    expect(wrong('morale', { grade: 'elite' }).says).toBe('unknown-option');
  });
});

describe('LC-BRK-01 in a battle', () => {
  /** Red has lost riflemen to Blue's fire, one a turn. */
  function afterLosing(losses: number): Played {
    const battle = new Played();
    battle.turn(2); // Blue's turn
    for (let i = 1; i <= losses; i++) {
      const given = { who: `Blue Rifleman ${i}`, target: `Red Rifleman ${i}`, range: 20 };
      battle.does('fire', given, 6, /* effects */ 6, /* serious */ 6);
    }
    return battle;
  }

  test('falls due at the start of each own turn from the second man out of action on', () => {
    const one = afterLosing(1);
    one.turn();
    expect(one.game.due).toStrictEqual([]);
    const two = afterLosing(2);
    two.turn();
    const due = { verb: 'morale', options: { 'in-action': 8, out: 2 }, rule: 'LC-BRK-01' };
    expect(two.game.due).toMatchObject([{ ...due, unit: two.unit('Red Squad leader').id }]);
    expect(two.knows('morale', { who: 'Red Squad leader' })).toMatchObject({ 'in-action': 8, out: 2 });
    two.does('morale', { who: 'Red Squad leader' }, 8);
    expect(two.game.due).toStrictEqual([]);
    expect(two.game.sides.red!.fields.broken).toBeUndefined();
    two.turn(2);
    expect(two.game.due).toMatchObject([due]);
  });

  test('broken, the game is over for that side', () => {
    const battle = afterLosing(2);
    battle.turn();
    battle.does('morale', { who: 'Red Squad leader' }, 9);
    expect(battle.game.sides.red!.fields.broken).toBe(true);
    expect(battle.refuses('move', { who: 'Red Rifleman 5' })).toBe('LC-BRK-01');
  });

  test('wiped out, it is broken without a throw', () => {
    const battle = new Played();
    battle.turn();
    battle.edit('Red Loader', { squad: 'alone' });
    battle.edit('Red Rifleman 6', { squad: 'alone' });
    battle.turn();
    for (const [who, target] of [
      ['Blue Rifleman 1', 'Red Loader'],
      ['Blue Rifleman 2', 'Red Rifleman 6'],
    ]) {
      battle.does('fire', { who: who!, target: target!, range: 20 }, 6, 6, 6);
    }
    battle.turn();
    expect(battle.game.sides.red!.fields.broken).toBe(true);
  });

  test('LC-SQD-03: the second in command takes over from the leader, and speaks for the squad', () => {
    const battle = afterLosing(1);
    battle.does('fire', { who: 'Blue Rifleman 2', target: 'Red Squad leader', range: 20 }, 6, 6, 5);
    expect(battle.unit('Red Squad leader').gone).toBe('down');
    expect(battle.unit('Red Second in command').fields.leader).toBe(true);
    battle.turn();
    expect(battle.game.due[0]!.unit).toBe(battle.unit('Red Second in command').id);
  });

  test('LC-TURN-01: a battle that begins without initiative is reminded of it', () => {
    expect(remindedOf(new Played().turn())).toStrictEqual(['LC-TURN-01']);
  });
});
