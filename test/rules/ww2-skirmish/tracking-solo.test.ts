import { describe, expect, test } from 'vitest';
import { remindedOf } from '../played.ts';
import { drawnIn, owedIn, skirmish } from './skirmish.ts';

const SOLO = { 'solo-forces': true };
const BLUE = 'blue rifle-team';

describe('WS-SOLO-01: units that the rules run', () => {
  test('WS-RISK-01 to -06: what the referee knows of a unit is filled in', () => {
    const battle = skirmish(['mortar-team'], ['rifle-team'], SOLO);
    battle.does('barrage', { who: 'red mortar-team', target: BLUE, range: 30 }, 20, 4, 1, 1, 1, 1);
    battle.does('morale', { who: BLUE }, 1);
    battle.turn();
    expect(battle.knows('solo', { who: BLUE, task: 'risk' })).toStrictEqual({
      factors: 'heavy-fire,under-fire,no-nco',
      casualties: 1,
      strength: 4,
    });
    expect(battle.does('solo', { who: BLUE, task: 'risk' }).facts.risk).toBe(5);
  });

  test('WS-ACT-04: an order is remembered, and the next throw goes by it', () => {
    const battle = skirmish(['rifle-team'], ['rifle-team'], SOLO);
    battle.turn();
    battle.does('solo', { who: BLUE, task: 'action', risk: 4 }, 1);
    expect(battle.unit(BLUE).fields).toMatchObject({ order: 'retreat', 'order-turn': 1 });
    expect(battle.knows('solo', { who: BLUE, task: 'action' })).toMatchObject({ state: 'falling-back' });
    battle.does('solo', { who: BLUE, task: 'action', risk: 1 }, 4);
    expect(battle.knows('solo', { who: BLUE, task: 'action' })).toMatchObject({ factors: 'no-nco,advancing' });
  });

  test('WS-ACT-09: one that is told to rout runs 2" further, and neither fires nor fights', () => {
    const battle = skirmish(['rifle-team'], ['rifle-team'], SOLO);
    battle.turn();
    battle.does('solo', { who: BLUE, task: 'action', risk: 9 }, 1);
    expect(battle.refuses('fire', { who: BLUE, range: 12 })).toBe('WS-ACT-09');
    expect(battle.refuses('assault', { who: BLUE, target: 'red rifle-team' })).toBe('WS-ACT-09');
    expect(battle.does('move', { who: BLUE }).facts.inches).toBe(14);
  });

  test('WS-AFV-05, WS-AFV-16: what is wrong with an AFV is known, and its crew bales out', () => {
    const battle = skirmish(['at-gun'], ['medium-tank'], SOLO);
    battle.does('tankhit', { who: 'red at-gun', target: 'blue medium-tank', range: 20 }, 20, 9);
    const afv = { who: 'blue medium-tank', task: 'afv' };
    expect(battle.knows('solo', afv)).toMatchObject({ factors: 'damaged,at-fire', immobile: true });
    battle.does('solo', afv, 1);
    expect(battle.unit('blue medium-tank').fields).toMatchObject({ order: 'bale-out', abandoned: true });
  });
});

describe('WS-AFV-01: AFVs that throw at the start of the turn', () => {
  test('WS-AFV-02: those of the solo side, and with solo-afvs all', () => {
    const owed = (house: Readonly<Record<string, boolean>>) => {
      const battle = skirmish(['medium-tank', 'jeep'], ['half-track'], house);
      const first = owedIn(battle).map(({ who }) => who);
      for (const who of first) battle.does('solo', { who: who!, task: 'afv' }, 6);
      battle.turn(2);
      return [first, owedIn(battle)];
    };
    const throws = (who: string) => ({ verb: 'solo', who, task: 'afv' });
    expect(owed({})).toStrictEqual([[], []]);
    // In the first turn nobody is the solo side yet, and no enemy has been seen.
    expect(owed(SOLO)).toStrictEqual([[], [throws('blue half-track')]]);
    expect(owed({ 'solo-afvs': true })).toStrictEqual([
      ['red medium-tank', 'blue half-track'],
      [throws('red medium-tank'), throws('blue half-track')],
    ]);
  });
});

describe('WS-SOLO-02: portals', () => {
  test('WS-GEN-07, WS-GEN-03: a force makes contact, at a portal drawn among those in sight', () => {
    const battle = skirmish(['rifle-team'], ['portal'], SOLO);
    battle.adds('blue', 'portal', 'Farm', { 'in-sight': true });
    battle.adds('blue', 'portal', 'Wood', { 'in-sight': true });
    expect(battle.knows('solo', { task: 'arrivals' })).toStrictEqual({ counters: 2, 'no-contact': true });
    battle.turn();
    const ruled = battle.does('solo', { task: 'arrivals' }, 6, 2);
    expect(ruled.facts.force).toBe('riflemen-nco');
    expect(drawnIn(ruled)).toStrictEqual(['Wood']);
    expect(battle.game.table).toMatchObject({
      'contact-made': true,
      force: 'riflemen-nco',
      'arrives-at': battle.unit('Wood').id,
      'brought-riflemen-nco': 1,
    });
    expect(battle.knows('solo', { task: 'arrivals' })).toStrictEqual({ counters: 2 });
  });

  test('WS-GEN-08, WS-GEN-09: a tank comes where it sees theirs, and a 10 moves portals', () => {
    const battle = skirmish(['medium-tank'], ['portal'], SOLO);
    const tank = battle.does('solo', { task: 'arrivals', counters: 9, 'no-contact': false }, 6);
    expect(remindedOf(tank.effects)).toStrictEqual(['WS-GEN-08']);
    expect(battle.game.table['arrives-at']).toBeUndefined();
    const moves = battle.does('solo', { task: 'arrivals', counters: 5 }, 6);
    expect(remindedOf(moves.effects)).toStrictEqual(['WS-GEN-09']);
  });

  test('WS-GEN-11: who of theirs is out is counted, to come back as fresh troops', () => {
    const battle = skirmish(['rifle-team'], ['rifle-team'], SOLO);
    battle.edit('red rifle-team', { 'f4-left': 2 });
    battle.does('fire', { who: 'red rifle-team', target: BLUE, range: 12, shots: 2 }, 20, 20, 6, 6, 1, 1);
    expect(battle.game.table['out-for-recycling']).toBe(2);
  });

  test('WS-PORT-04: a portal with nowhere to go is gone', () => {
    const battle = skirmish(['rifle-team'], ['portal'], SOLO);
    battle.does('solo', { who: 'blue portal', task: 'portal', range: 8 });
    expect(battle.unit('blue portal').gone).toBe('eliminated');
  });
});
