import { describe, expect, test } from 'vitest';
import { inputErrorOf } from '../../kernel/failures.ts';
import { alone, factOf, ruledOn, told } from './alone.ts';
import { skirmish } from './skirmish.ts';

const RED = 'red rifle-team';
const TANK = 'blue medium-tank';
const MISS = 2;

describe('WS-AFV-02: an AFV of the solo side', () => {
  /** The second turn, which begins with what its AFVs throw. */
  const secondTurn = (red: readonly string[] = ['rifle-team']) => {
    const battle = skirmish(red, ['medium-tank'], { 'solo-forces': true });
    battle.turn(2);
    return battle;
  };

  test('with no enemy seen yet it carries on, without a die', () => {
    const battle = secondTurn();
    battle.solo();
    expect(battle.asked).toEqual(['afv-sight', TANK]);
    expect(told(battle, battle.tells({}))).toEqual([`solo ${TANK}`]);
    expect(battle.of(TANK, 'order')).toBe('continue');
    expect(battle.game.at).toMatchObject({ turn: 2, side: 'red' });
    expect(battle.game.due).toEqual([]);
  });

  test('then it throws at the start of the turn, and that holds in its phase', () => {
    const battle = secondTurn();
    battle.solo();
    const start = battle.tells({ nearest: RED, range: '30', factors: 'hull-down,infantry-near' }, 5);
    expect(factOf(start, 'solo', 'action')).toBe('advance');
    expect(inputErrorOf(() => battle.solo()).says).toBe('solo-not-its-turn');
    battle.turn();
    battle.solo();
    const events = battle.tells({ nearest: RED, range: '30', factors: 'infantry-near' });
    expect(told(battle, events)).toEqual([`order-holds ${TANK}`, `move ${TANK}`]);
    // WS-AFV-12: with infantry near at full speed.
    expect(factOf(events, 'move', 'inches')).toBe(18);
  });

  test('what it has seen once it has seen for the whole game', () => {
    const battle = secondTurn();
    battle.solo();
    battle.tells({ nearest: RED, range: '30' }, 6);
    battle.turn(2);
    expect(battle.knows('solo', { who: TANK, task: 'afv' })).not.toHaveProperty('enemy-seen');
    battle.solo();
    expect(ruledOn(battle.tells({}, 6), 'solo')).toMatchObject([{ 'enemy-seen': true }]);
  });

  test('it goes on only with what was asked: where no enemy was seen, the referee knows', () => {
    expect(secondTurn().knows('solo', { who: TANK, task: 'afv' })).toMatchObject({ 'enemy-seen': false });
  });

  test.each([
    ['WS-AFV-12: it advances at half speed', '30', 'hull-down,radio', 6, 9],
    ['WS-AFV-12: within 20" it halts', '20', 'hull-down,radio', 6, 'stays'],
    ['WS-AFV-13: it halts', '30', 'enemy-behind', 5, 'stays'],
    ['WS-AFV-14: it manoeuvres at half speed', '30', '', 6, 9],
    ['WS-AFV-15: it retreats at full speed', '30', '', 1, 18],
  ])('%s', (_rule, range, factors, face, goes) => {
    const battle = alone(['rifle-team'], ['medium-tank']);
    battle.edit(TANK, { 'f2-left': 0, 'f3-left': 0, 'f5-left': 0 });
    battle.solo();
    const events = battle.tells({ nearest: RED, range, factors }, face);
    expect(goes === 'stays' ? told(battle, events)[1] : factOf(events, 'move', 'inches')).toBe(
      goes === 'stays' ? `stays ${TANK}` : goes,
    );
  });

  test('WS-AFV-16: the crew of one that cannot move bales out, and neither moves nor shoots it', () => {
    const battle = alone(['rifle-team'], ['medium-tank']);
    battle.edit(TANK, { immobilised: true });
    battle.solo();
    const events = battle.tells({ nearest: RED, range: '9', factors: 'alone,enemy-behind' }, 1);
    expect(told(battle, events)).toEqual([`solo ${TANK}`, 'turn']);
    expect(battle.of(TANK, 'abandoned')).toBe(true);
  });

  test('a lorry has no chart: the players drive it', () => {
    const battle = alone(['rifle-team'], ['lorry']);
    expect(told(battle, battle.solo())).toEqual(['players-drive blue lorry', 'turn']);
  });
});

describe('WS-AFV-17: what it shoots at', () => {
  test('the main gun at men takes as many as the players say, and a machine gun fires too', () => {
    const battle = alone(['rifle-team'], ['medium-tank']);
    battle.solo();
    battle.tells({ nearest: RED, range: '15' }, 3);
    expect(battle.asked).toEqual(['caught', TANK]);
    const events = battle.tells({ figures: '2' }, MISS, MISS);
    expect(ruledOn(events, 'barrage')).toMatchObject([{ weapon: 'gun', range: 15, figures: 2 }]);
    expect(ruledOn(events, 'fire')).toMatchObject([{ weapon: 'mg', mount: 'hull' }]);
  });

  test('the main gun goes for the nearest AFV or anti-tank gun before the men who are nearest', () => {
    const battle = alone(['rifle-team', 'at-gun'], ['medium-tank']);
    battle.solo();
    battle.tells({ nearest: RED, range: '15' }, 3);
    expect(battle.asked).toEqual(['gun-target', TANK]);
    expect(inputErrorOf(() => battle.tells({ target: 'red at-gun' })).says).toBe('missing-options');
    battle.tells({ target: 'red at-gun', range: '40' });
    expect(battle.asked).toEqual(['caught', TANK]);
    const events = battle.tells({ figures: '3' }, MISS, MISS);
    expect(ruledOn(events, 'barrage')).toMatchObject([{ range: 40 }]);
    expect(ruledOn(events, 'fire')).toMatchObject([{ range: 15 }]);
  });

  test('whoever hits a vehicle hits the side that the players see', () => {
    const battle = alone(['medium-tank'], ['panzerschreck-team']);
    battle.solo();
    battle.tells({ nearest: 'red medium-tank', range: '10', factors: 'officer' }, 1);
    expect(battle.asked).toEqual(['facing', 'blue panzerschreck-team']);
    const events = battle.tells({ facing: 'rear' }, MISS);
    expect(ruledOn(events, 'tankhit')).toMatchObject([{ weapon: 'bazooka', range: 10, facing: 'rear' }]);
  });

  test('rifles do not fire at a tank, and nothing fires past its reach', () => {
    const rifles = alone(['medium-tank'], ['rifle-team']);
    rifles.solo();
    expect(told(rifles, rifles.tells({ nearest: 'red medium-tank', range: '10' }, 1))).not.toContain(
      'fire blue rifle-team',
    );
    const smgs = alone(['rifle-team'], ['smg-team']);
    smgs.solo();
    expect(told(smgs, smgs.tells({ nearest: RED, range: '41', factors: 'officer' }, 1))).not.toContain(
      'fire blue smg-team',
    );
  });

  test('a gun without optics is silent, and its machine gun is not', () => {
    const battle = alone(['rifle-team'], ['medium-tank']);
    battle.edit(TANK, { 'optics-lost': true });
    battle.solo();
    const events = battle.tells({ nearest: RED, range: '15', factors: 'radio,hull-down' }, 1, MISS);
    expect([ruledOn(events, 'barrage').length, ruledOn(events, 'fire').length]).toEqual([0, 1]);
  });
});
