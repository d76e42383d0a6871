import { describe, expect, test } from 'vitest';
import { skirmish } from '../skirmish.ts';

const RIFLES = 'red rifle-team';

describe('changes of teams', () => {
  test('WS-ORG-04: a figure may only take the place of crew that a crewed weapon has lost', () => {
    const battle = skirmish(['rifle-team', 'lmg-team', 'smg-team']);
    const replaces = { who: RIFLES, target: 'red lmg-team', action: 'replace' };
    expect(battle.refuses('act', replaces)).toBe('WS-ORG-04');
    expect(battle.refuses('act', { ...replaces, target: 'red smg-team' })).toBe('WS-ORG-04');
    battle.edit('red lmg-team', { 'f1-state': 'killed', 'f3-state': 'disabled' });
    battle.edit(RIFLES, { 'f2-wounds': 1, 'f2-left': 1 });
    battle.does('act', { ...replaces, figure: 2 });
    expect(battle.unit('red lmg-team').fields).toMatchObject({ 'f4-actions': 2, 'f4-wounds': 1, 'f4-role': 'loader' });
    expect(battle.knows('morale', { who: RIFLES })).toMatchObject({ actions: 6, figures: 3 });
    expect(battle.knows('morale', { who: 'red lmg-team' })).toMatchObject({ actions: 3, figures: 2 });
    // He serves the gun with the loader that is left.
    expect(battle.knows('fire', { who: 'red lmg-team' })).toMatchObject({ weapon: 'mg', actions: 2, loaders: 1 });
    battle.does('act', replaces);
    expect(battle.refuses('act', replaces)).toBe('WS-ORG-04');
    expect(battle.refuses('act', { ...replaces, figure: 2 })).toBe('WS-EFF-08');
  });

  test('WS-ORG-05: scouts are a team of their own until they rejoin the one that sent them', () => {
    const battle = skirmish(['rifle-team', 'smg-team', 'scouts']);
    const scouts = 'red scouts';
    expect(battle.refuses('act', { who: RIFLES, target: 'red smg-team', action: 'detach' })).toBe('WS-ORG-05');
    battle.does('act', { who: RIFLES, target: scouts, action: 'detach' });
    battle.does('act', { who: RIFLES, target: scouts, action: 'detach' });
    expect(battle.refuses('act', { who: 'red smg-team', target: scouts, action: 'detach' })).toBe('WS-ORG-05');
    expect(battle.unit(scouts).fields).toMatchObject({ original: 2, 'f2-weapon': 'rifle' });
    expect(battle.unit(RIFLES).fields.original).toBe(2);
    battle.does('move', { who: scouts });
    expect(battle.unit(RIFLES).fields['f1-left']).toBe(2);
    expect(battle.refuses('act', { who: scouts, target: 'red smg-team', action: 'rejoin' })).toBe('WS-ORG-05');
    battle.does('act', { who: scouts, target: RIFLES, action: 'rejoin' });
    battle.does('act', { who: scouts, target: RIFLES, action: 'rejoin' });
    expect(battle.unit(scouts).gone).toBe('transferred');
    expect(battle.knows('morale', { who: RIFLES })).toMatchObject({ actions: 8, figures: 4 });
    expect(battle.unit(RIFLES).fields).toMatchObject({ original: 4 });
  });
});
