import { describe, expect, test } from 'vitest';
import { remindedOf } from '../../played.ts';
import { drawnIn, holds, owedIn, skirmish } from '../skirmish.ts';

const RED = 'red rifle-team';
const BLUE = 'blue rifle-team';

/** Red fires aimed at 12": 8 hits; then the effect of each hit, and who is drawn. */
const FIRES = { who: RED, target: BLUE, range: 12, aim: 'aimed', shots: 1 };

describe('figures of a fire team', () => {
  test('WS-ORG-03: state is kept for the team, with its figures and what they carry', () => {
    const { fields } = skirmish(['rifle-team-nco']).unit('red rifle-team-nco');
    expect(fields).toMatchObject({ original: 4, 'f1-actions': 2, 'f1-weapon': 'rifle', 'f4-role': 'nco' });
  });

  test('WS-EFF-05: the one hit is drawn from those in action, and the draw is written down', () => {
    const battle = skirmish([RED.slice(4)]);
    const ruled = battle.does('fire', FIRES, 15, 5, 3);
    expect(drawnIn(ruled)).toStrictEqual(['figure-3']);
    expect(battle.unit(BLUE).fields).toMatchObject({ 'f3-wounds': 1 });
    holds(battle, BLUE);
    const again = battle.does('fire', { ...FIRES, aim: 'unaimed', shots: 2 }, 15, 15, 6, 6, 4, 3);
    expect(drawnIn(again)).toStrictEqual(['figure-4', 'figure-3']);
    expect(again.steps.filter(({ outOf }) => outOf).map(({ outOf }) => outOf)).toStrictEqual([4, 3]);
  });

  test('WS-EFF-07: a wound takes an Action for good, and the last one disables (R-23)', () => {
    const battle = skirmish(['rifle-team']);
    battle.does('fire', FIRES, 15, 5, 1);
    expect(owedIn(battle)).toStrictEqual([{ verb: 'morale', who: BLUE }]);
    expect(battle.knows('morale', { who: BLUE })).toStrictEqual({ actions: 7, figures: 4 });
    holds(battle, BLUE);
    battle.does('fire', FIRES, 15, 5, 1);
    expect(battle.unit(BLUE).fields).toMatchObject({ 'f1-wounds': 2, 'f1-state': 'disabled' });
    expect(battle.knows('morale', { who: BLUE })).toStrictEqual({ actions: 6, figures: 3 });
  });

  test('WS-EFF-08: with all who had a weapon disabled, nobody fires it', () => {
    const battle = skirmish(['rifle-team-nco']);
    battle.edit('red rifle-team-nco', { 'f4-state': 'disabled' });
    const fires = { who: 'red rifle-team-nco', target: BLUE, range: 12, weapon: 'smg' };
    expect(battle.refuses('fire', fires)).toBe('WS-EFF-08');
    battle.does('fire', { ...fires, weapon: 'rifle', shots: 1 }, 1);
  });

  test('WS-EFF-09: the killed are out of play, and a team with nobody left is', () => {
    const battle = skirmish(['rifle-team'], ['sniper']);
    battle.edit('red rifle-team', { 'f1-state': 'killed', 'f2-state': 'killed', 'f3-state': 'killed' });
    expect(battle.knows('morale', { who: RED })).toMatchObject({ actions: 2, figures: 1 });
    battle.does('fire', { who: RED, target: 'blue sniper', range: 12, aim: 'aimed' }, 15, 6);
    expect(battle.unit('blue sniper')).toMatchObject({ gone: 'killed', fields: { 'f1-state': 'killed' } });
    expect(owedIn(battle)).toStrictEqual([]);
    battle.edit('red rifle-team', { 'f4-state': 'killed' });
    expect(battle.refuses('move', { who: RED })).toBe('WS-EFF-09');
  });

  test('WS-EFF-06: a sniper takes an NCO or a crewman instead of anybody, at medium range or nearer', () => {
    const shot = { who: 'red sniper', target: 'blue rifle-team-nco', range: 30, aim: 'aimed' };
    const battle = skirmish(['sniper'], ['rifle-team-nco', 'lmg-team']);
    expect(battle.knows('fire', shot)).toMatchObject({ sniper: true, actions: 2 });
    battle.does('fire', shot, 15, 6);
    expect(battle.unit('blue rifle-team-nco').fields).toMatchObject({ 'f4-state': 'killed' });
    const far = skirmish(['sniper'], ['rifle-team-nco']);
    far.does('fire', { ...shot, range: 31 }, 16, 6, 2);
    expect(far.unit('blue rifle-team-nco').fields).toMatchObject({ 'f2-state': 'killed' });
    const unaimed = skirmish(['sniper'], ['rifle-team-nco']);
    unaimed.does('fire', { ...shot, aim: 'unaimed', shots: 1 }, 17, 6, 2);
    expect(unaimed.unit('blue rifle-team-nco').fields).toMatchObject({ 'f2-state': 'killed' });
  });

  test('WS-EFF-06: of several whom a sniper may take, one is drawn', () => {
    const battle = skirmish(['sniper'], ['lmg-team']);
    battle.edit('blue lmg-team', { 'f2-role': 'scout' });
    const ruled = battle.does(
      'fire',
      { who: 'red sniper', target: 'blue lmg-team', range: 12, aim: 'careful' },
      15,
      6,
      2,
    );
    expect(drawnIn(ruled)).toStrictEqual(['figure-3']);
    expect(battle.unit('blue lmg-team').fields).toMatchObject({ 'f3-state': 'killed' });
  });

  test('WS-FLM-07: a flamethrower man who is hit burns with his team, and then it is tested', () => {
    const battle = skirmish(['rifle-team'], ['flamethrower-team']);
    const target = 'blue flamethrower-team';
    battle.does('fire', { ...FIRES, target }, 15, 5, 1);
    expect(battle.unit(target).fields).toMatchObject({ 'f1-state': 'killed' });
    expect(owedIn(battle)).toStrictEqual([{ verb: 'effect', who: target, by: 'flame', figures: 2 }]);
    battle.does('effect', { who: target }, 1, 3, 2);
    expect(battle.unit(target).fields).toMatchObject({ suppressed: 1, 'f3-state': 'disabled' });
    expect(owedIn(battle)).toStrictEqual([{ verb: 'morale', who: target }]);
    expect(battle.knows('morale', { who: target })).toStrictEqual({ actions: 2, figures: 1, suppressed: true });
  });

  test('a blast throws for each man of his own: nobody is struck twice', () => {
    const battle = skirmish(['rifle-team', 'mortar-team'], ['sniper', 'bar-team']);
    const ruled = battle.does(
      'barrage',
      { who: 'red mortar-team', target: 'blue bar-team,blue sniper', range: 30 },
      ...[20, 6, 4, 1],
      2,
    );
    expect(drawnIn(ruled)).toStrictEqual(['figure-2']);
    expect(battle.unit('blue bar-team').fields).toMatchObject({ 'f2-wounds': 1, 'f1-state': 'killed' });
    expect(battle.unit('blue sniper').fields['f1-wounds']).toBeUndefined();
  });
});

describe('suppression and morale', () => {
  test('WS-SUP-04: never more than three markers, whatever the dice say', () => {
    const battle = skirmish(['rifle-team']);
    battle.does('fire', { ...FIRES, aim: 'unaimed', shots: 5 }, 15, 15, 15, 15, 15, 1, 1, 1, 1, 5, 2);
    expect(battle.unit(BLUE).fields).toMatchObject({ suppressed: 3, 'f2-wounds': 1 });
  });

  test('WS-MOR-01, WS-TURN-05: one test for an attack, at once, with the state after it', () => {
    const battle = skirmish(['rifle-team']);
    battle.does('fire', { ...FIRES, shots: 2 }, 15, 15, 1, 5, 4);
    expect(owedIn(battle)).toStrictEqual([{ verb: 'morale', who: BLUE }]);
    expect(() => battle.turn()).toThrow('still-due');
    // before that team acts, or is attacked again.
    expect(battle.refuses('fire', { ...FIRES, shots: 1 })).toBe('WS-MOR-01');
    // Blue's test in Red's phase: its total is 7 - 4.
    expect(battle.knows('morale', { who: BLUE })).toStrictEqual({ actions: 7, figures: 4, suppressed: true });
    battle.does('morale', { who: BLUE }, 1);
    expect(owedIn(battle)).toStrictEqual([]);
    battle.turn();
  });

  test('WS-MOR-02: what comes of it binds the team', () => {
    const results = [
      [1, 'holds', {}],
      [3, 'retires', { retiring: true }],
      [5, 'suppressed', { suppressed: 2 }],
      [6, 'falls-back', { idle: true }],
    ] as const;
    for (const [die, result, state] of results) {
      const battle = skirmish(['rifle-team']);
      battle.edit(BLUE, { suppressed: 1, 'f4-state': 'killed' });
      const ruled = battle.does('morale', { who: BLUE }, ...(die === 6 ? [6, 4] : [die]));
      expect(ruled.facts.result).toBe(result);
      expect(battle.unit(BLUE).fields).toMatchObject(state);
    }
    const routs = skirmish(['rifle-team']);
    routs.edit(BLUE, { suppressed: 1, 'f4-state': 'killed', 'f3-state': 'killed' });
    const ruled = routs.does('morale', { who: BLUE }, 6);
    expect(routs.unit(BLUE).fields).toMatchObject({ routed: true, 'rout-turn': 1 });
    expect(remindedOf(ruled.effects)).toContain('WS-MOR-09');
  });

  test('WS-MOR-01, R-60: whoever is charged by more of them is tested first, and then fights', () => {
    const battle = skirmish(['rifle-team'], ['sniper', 'rifle-team']);
    const charge = { who: RED, target: 'blue sniper' };
    expect(battle.refuses('assault', charge)).toBe('WS-MOR-01');
    battle.does('move', charge);
    expect(owedIn(battle)).toStrictEqual([{ verb: 'morale', who: 'blue sniper' }]);
    expect(battle.refuses('assault', charge)).toBe('WS-MOR-01');
    battle.does('morale', { who: 'blue sniper' }, 1);
    battle.does('assault', charge, 4, 3);
    // Four against four is not a larger number.
    const even = skirmish(['rifle-team']);
    even.does('assault', { who: RED, target: BLUE }, 3, 3);
    expect(owedIn(even)).toStrictEqual([]);
  });

  test('WS-MOR-04: it retires at once, in the phase of the enemy too, and suppressed as it is', () => {
    const battle = skirmish(['rifle-team']);
    battle.edit(BLUE, { suppressed: 1 });
    expect(battle.refuses('move', { who: BLUE })).toBe('WS-TURN-02');
    battle.does('morale', { who: BLUE }, 4);
    expect(battle.knows('move', { who: BLUE })).toMatchObject({ compelled: 'retire', suppressed: true });
    expect(battle.does('move', { who: BLUE, moves: 2 }).facts.inches).toBe(12);
    expect(battle.unit(BLUE).fields.retiring).toBeFalsy();
    battle.turn();
    expect(battle.does('move', { who: BLUE }).facts.inches).toBe(2);
  });

  test('WS-MOR-04, WS-FIRE-03: it retires though its belt-fed gun has fired', () => {
    const battle = skirmish(['lmg-team']);
    battle.does('fire', { who: 'red lmg-team', target: BLUE, range: 20, shots: 1 }, 1);
    expect(battle.refuses('move', { who: 'red lmg-team' })).toBe('WS-FIRE-03');
    battle.does('morale', { who: 'red lmg-team' }, 6);
    expect(battle.unit('red lmg-team').fields.retiring).toBe(true);
    // at half speed at the least, which is one move.
    expect(battle.refuses('move', { who: 'red lmg-team', pace: 'half' })).toBe('WS-MOR-04');
    expect(battle.does('move', { who: 'red lmg-team' }).facts.inches).toBe(6);
    expect(battle.unit('red lmg-team').fields.retiring).toBeFalsy();
  });

  test('WS-SUP-01: a suppressed team does not fire, and moves 2" at most', () => {
    const battle = skirmish(['rifle-team']);
    battle.edit(RED, { suppressed: 1 });
    expect(battle.refuses('fire', FIRES)).toBe('WS-SUP-01');
    expect(battle.refuses('grenade', { who: RED, range: 8, at: 'trench' })).toBe('WS-SUP-01');
    expect(battle.does('move', { who: RED }).facts.inches).toBe(2);
    // A retirement is free of the limit.
    battle.edit(RED, { retiring: true });
    expect(battle.does('move', { who: RED }).facts.inches).toBe(6);
  });

  test('WS-SUP-03: each try to lift it takes an Action from every member', () => {
    const battle = skirmish(['rifle-team']);
    battle.edit(RED, { suppressed: 2 });
    const ruled = battle.does('suppress', { who: RED, attempts: 1 }, 2);
    expect(ruled.facts.removed).toBe(1);
    expect(battle.unit(RED).fields).toMatchObject({ suppressed: 1, 'f1-left': 1, 'f4-left': 1 });
    expect(battle.refuses('suppress', { who: RED, attempts: 2 })).toBe('WS-SUP-03');
    battle.does('suppress', { who: RED }, 6);
    expect(battle.unit(RED).fields.suppressed).toBeFalsy();
    expect(battle.refuses('suppress', { who: RED, markers: 1 })).toBe('WS-SUP-02');
  });

  test('WS-MOR-06: who falls back neither moves nor fires through its next phase', () => {
    const battle = skirmish(['rifle-team']);
    battle.edit(BLUE, { suppressed: 1, 'f4-state': 'killed' });
    battle.does('morale', { who: BLUE }, 6, 4);
    battle.edit(BLUE, { suppressed: 0 });
    expect(remindedOf(battle.turn())).toContain('WS-MOR-06');
    expect(battle.refuses('move', { who: BLUE })).toBe('WS-MOR-06');
    expect(battle.refuses('fire', { ...FIRES, who: BLUE, target: RED })).toBe('WS-MOR-06');
    battle.turn(2);
    battle.does('move', { who: BLUE });
  });

  test('WS-MOR-09, WS-MOR-08: in rout it only runs, and may rally from the next turn on', () => {
    const battle = skirmish(['rifle-team']);
    battle.edit(RED, { suppressed: 1, 'f3-state': 'killed', 'f4-state': 'killed' });
    battle.does('morale', { who: RED }, 6);
    battle.edit(RED, { suppressed: 0 });
    expect(battle.refuses('fire', FIRES)).toBe('WS-MOR-09');
    expect(battle.refuses('assault', { who: RED, target: BLUE })).toBe('WS-MOR-09');
    expect(battle.refuses('rally', { who: RED })).toBe('WS-MOR-08');
    expect(battle.does('move', { who: RED }).facts.inches).toBe(12);
    expect(battle.unit(RED).fields).toMatchObject({ 'f1-left': 0, 'f2-left': 0 });
    battle.turn(2);
    expect(owedIn(battle)).toStrictEqual([{ verb: 'rally', who: RED }]);
    expect(battle.knows('rally', { who: RED })).toStrictEqual({ figures: 2, original: 4 });
    battle.does('rally', { who: RED }, 6);
    expect(battle.unit(RED).fields.routed).toBeFalsy();
  });

  test('WS-MOR-08: with less than half of its strength it does not rally', () => {
    const battle = skirmish(['rifle-team']);
    battle.edit(BLUE, { routed: true, 'f1-state': 'killed', 'f2-state': 'killed', 'f3-state': 'disabled' });
    battle.turn();
    // It runs on in its own phases.
    expect(owedIn(battle)).toStrictEqual([{ verb: 'move', who: BLUE }]);
    battle.does('move', { who: BLUE });
    battle.turn();
    expect(owedIn(battle)).toStrictEqual([]);
  });
});
