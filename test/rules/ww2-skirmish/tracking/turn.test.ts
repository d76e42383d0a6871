import { describe, expect, test } from 'vitest';
import { ww2Skirmish } from '../../../../src/rules/ww2-skirmish/index.ts';
import { Played, remindedOf } from '../../played.ts';
import { owedIn, skirmish } from '../skirmish.ts';

const RED = 'red rifle-team';
const BLUE = 'blue rifle-team';

describe('the turn', () => {
  test('WS-TURN-02, WS-TURN-03: both sides have the same phase, one after the other', () => {
    const battle = skirmish(['rifle-team']);
    expect(battle.game.at).toStrictEqual({ turn: 1, step: 'first-side', side: 'red' });
    expect(battle.refuses('move', { who: BLUE })).toBe('WS-TURN-02');
    battle.does('move', { who: RED });
    battle.turn();
    expect(battle.game.at).toStrictEqual({ turn: 1, step: 'second-side', side: 'blue' });
    expect(battle.refuses('move', { who: RED })).toBe('WS-TURN-02');
    battle.does('move', { who: BLUE });
    const [first, second] = ww2Skirmish.turn.steps;
    expect(first?.verbs).toStrictEqual(second?.verbs);
    battle.turn();
    expect(battle.game.at).toStrictEqual({ turn: 2, step: 'first-side', side: 'red' });
  });

  test('WS-SOLO-01, WS-TURN-04: with solo-forces the last side is the one that the rules run', () => {
    const battle = skirmish(['rifle-team'], ['rifle-team'], { 'solo-forces': true });
    expect(battle.game.table.solo).toBe('blue');
    battle.turn();
    expect(battle.game.at).toStrictEqual({ turn: 1, step: 'solo-side', side: 'blue' });
    battle.does('move', { who: BLUE });
    battle.turn();
    expect(battle.game.at).toStrictEqual({ turn: 2, step: 'first-side', side: 'red' });
  });

  test('WS-TURN-02: each has his Actions again when his phase begins', () => {
    const battle = skirmish(['rifle-team']);
    battle.edit(RED, { 'f2-wounds': 1 });
    battle.does('move', { who: RED });
    battle.turn(2);
    expect(battle.unit(RED).fields).toMatchObject({ 'f1-left': 2, 'f2-left': 1 });
    expect(battle.unit(RED).fields.moved).toBeUndefined();
  });

  test('before the first turn nothing is spent, and nothing owed', () => {
    const battle = new Played(ww2Skirmish, {}, ['riflemen-nco']);
    const who = 'Red Rifle team with NCO';
    expect(battle.refuses('fire', { who, range: 12, target: 'Blue Rifle team with NCO' })).toBe('WS-TURN-02');
    battle.does('act', { who, action: 'disperse' });
    expect(battle.unit(who).fields).toMatchObject({ dispersed: true });
    expect(battle.unit(who).fields['f1-left']).toBeUndefined();
    expect(owedIn(battle)).toStrictEqual([]);
  });
});

describe('what the solo forces have to know', () => {
  test('WS-RISK-06, WS-RISK-02: who has fired at a unit since its last phase, and what makes it heavy', () => {
    const battle = skirmish(['rifle-team', 'mortar-team'], ['rifle-team', 'sniper', 'bar-team'], {
      'solo-forces': true,
    });
    const fires = { who: RED, target: BLUE, range: 12, shots: 1 };
    battle.does('fire', fires, 1);
    expect(battle.unit(BLUE).fields).toMatchObject({ 'under-fire': [battle.unit(RED).id] });
    expect(battle.unit(BLUE).fields['heavy-fire']).toBeUndefined();
    battle.does('barrage', { who: 'red mortar-team', target: BLUE, range: 30 }, 1);
    // 7 figures at 4 are not twice as many.
    expect(battle.unit(BLUE).fields['heavy-fire']).toStrictEqual(['mortar']);
    battle.does('fire', { ...fires, target: 'blue sniper' }, 1);
    expect(battle.unit('blue sniper').fields['heavy-fire']).toStrictEqual(['numbers']);
    // 4 figures at 2 are exactly twice as many.
    battle.does('fire', { ...fires, target: 'blue bar-team' }, 1);
    expect(battle.unit('blue bar-team').fields['heavy-fire']).toStrictEqual(['numbers']);
    battle.turn();
    expect(battle.unit(BLUE).fields['heavy-fire']).toStrictEqual(['mortar']);
    battle.turn();
    expect(battle.unit(BLUE).fields['under-fire']).toBeUndefined();
  });

  test('WS-AFV-06: anti-tank weapons that fire at a vehicle are remembered', () => {
    const battle = skirmish(['at-gun'], ['medium-tank'], { 'solo-forces': true });
    battle.does('tankhit', { who: 'red at-gun', target: 'blue medium-tank', range: 20 }, 1);
    expect(battle.unit('blue medium-tank').fields['at-fire']).toBe(true);
  });
});

describe('the teams of the book', () => {
  test('WS-GEN-06: the forces that come through the portals are squads, of the men that the table names', () => {
    const men = (squad: string) => {
      const { members } = ww2Skirmish.squads[squad]!;
      return members.flatMap(({ profile, count }) => {
        const { original, weapon } = ww2Skirmish.profiles[profile]!.fields;
        return new Array<string>(count).fill(`${original} ${weapon}`);
      });
    };
    expect(men('riflemen-nco')).toStrictEqual(['4 rifle']);
    expect(men('riflemen-panzerfaust')).toStrictEqual(['4 rifle', '1 panzerfaust']);
    expect(men('riflemen-lmg')).toStrictEqual(['4 rifle', '3 mg']);
    expect(men('hmg-riflemen')).toStrictEqual(['3 mg', '4 rifle']);
    expect(men('panzerjager')).toStrictEqual(['2 bazooka', '1 panzerfaust', '1 panzerfaust']);
    expect(men('at-gun-lmg')).toStrictEqual(['4 gun', '2 mg']);
    expect(men('tank')).toStrictEqual(['5 gun']);
  });

  test('WS-ORG-03: every team has as many figures as it says, each with 1 to 3 Actions', () => {
    for (const [id, { fields }] of Object.entries(ww2Skirmish.profiles)) {
      const figures = Object.keys(fields).filter((name) => /^f\d+-actions$/.test(name));
      expect(figures.length, id).toBe(fields.original ?? 0);
      for (const name of figures) expect([1, 2, 3]).toContain(fields[name]);
    }
  });
});

describe('what the players have to judge', () => {
  test('WS-ORG-02, WS-GREN-10: is called to mind once a turn', () => {
    const battle = skirmish(['rifle-team', 'smg-team', 'light-mortar-team']);
    expect(remindedOf(battle.does('move', { who: RED }).effects)).toStrictEqual(['WS-ORG-02']);
    expect(remindedOf(battle.does('move', { who: 'red smg-team', terrain: 'rough' }).effects)).toStrictEqual([
      'WS-MOVE-10',
    ]);
    const fires = { who: 'red light-mortar-team', target: BLUE, range: 12, figures: 1 };
    expect(remindedOf(battle.does('barrage', fires, 20, 1).effects)).toStrictEqual(['WS-GREN-10']);
    battle.turn();
    expect(remindedOf(battle.does('move', { who: BLUE, cover: 'soft' }).effects)).toStrictEqual([]);
    battle.turn();
    expect(remindedOf(battle.does('move', { who: RED }).effects)).toStrictEqual(['WS-ORG-02']);
  });

  test('WS-SOLO-02, WS-SOLO-03, WS-GEN-01: what to set out, when the solo forces come into play', () => {
    const battle = new Played(ww2Skirmish, { 'solo-forces': true }, ['riflemen-nco']);
    expect(remindedOf(battle.turn())).toStrictEqual(['WS-SOLO-02', 'WS-SOLO-03', 'WS-GEN-01']);
    expect(remindedOf(battle.turn())).toStrictEqual([]);
  });
});

describe('the next game', () => {
  test('WS-EFF-07, WS-FLM-02: wounds are for good, what else befell a team ends with the game', () => {
    const battle = skirmish(['flamethrower-team', 'rifle-team']);
    battle.does('fire', { who: 'red flamethrower-team', target: BLUE, range: 20 }, 1, 1, 1, 1);
    battle.edit(RED, { 'f1-wounds': 1, suppressed: 2, routed: true });
    battle.battle();
    expect(battle.unit('red flamethrower-team').fields).toMatchObject({ 'flame-shots': 3 });
    expect(battle.unit(RED).fields).toMatchObject({ 'f1-wounds': 1 });
    expect(battle.unit(RED).fields).not.toHaveProperty('suppressed');
    expect(battle.unit(RED).fields).not.toHaveProperty('routed');
  });
});

describe('what the state forbids', () => {
  test('WS-FIRE-03, WS-FIRE-04, WS-FLM-03: the umpire can allow, for nothing that is filled in forbids it again', () => {
    const battle = skirmish(['lmg-team', 'flamethrower-team', 'rifle-team', 'mortar-team']);
    const override = true;
    battle.does('move', { who: 'red lmg-team' });
    battle.does('fire', { who: 'red lmg-team', target: BLUE, range: 12, shots: 1, override }, 1);
    battle.does('move', { who: 'red flamethrower-team' });
    battle.does('fire', { who: 'red flamethrower-team', target: BLUE, range: 12, override }, 1, 1, 1, 1);
    battle.does('fire', { who: RED, target: BLUE, range: 12, shots: 9, override }, ...new Array<number>(9).fill(1));
    expect(battle.unit(RED).fields).toMatchObject({ 'f1-left': 0, 'f4-left': 0 });
    battle.does('move', { who: 'red mortar-team' });
    battle.does('barrage', { who: 'red mortar-team', target: BLUE, range: 30, override }, 1);
  });

  test('WS-SUP-01: a suppressed team fires if the umpire says so', () => {
    const battle = skirmish(['rifle-team']);
    battle.edit(RED, { suppressed: 1 });
    expect(battle.refuses('fire', { who: RED, target: BLUE, range: 12 })).toBe('WS-SUP-01');
    battle.does('fire', { who: RED, target: BLUE, range: 12, shots: 1, override: true }, 1);
  });
});
