import { describe, expect, test } from 'vitest';
import type { Played } from '../played.ts';
import { remindedOf } from '../played.ts';
import type { Given } from '../ruled.ts';
import { STEP, skirmish } from './skirmish.ts';

const at = (battle: Played, step: string) => {
  battle.to(step);
  return battle;
};

describe('PT-TURN-01: six steps, and whoever moves is shot at first', () => {
  test('they come in this order, and then again', () => {
    const battle = skirmish();
    const seen = Array.from({ length: 7 }, () => {
      battle.turn();
      return `${battle.game.at?.turn} ${battle.game.at?.step} ${battle.game.at?.side}`;
    });
    expect(seen).toStrictEqual([
      '1 first-side-moves red',
      '1 defensive-fire-of-second blue',
      '1 attacking-fire-of-first red',
      '1 second-side-moves blue',
      '1 defensive-fire-of-first red',
      '1 attacking-fire-of-second blue',
      '2 first-side-moves red',
    ]);
  });

  test('nobody fires in a movement step, moves in a firing step, or acts in one of the other side', () => {
    const battle = at(skirmish(), STEP.redMoves);
    expect(battle.refuses('fire', { who: 'Red 1' })).toBe('PT-TURN-01');
    expect(battle.refuses('move', { who: 'Blue 1' })).toBe('PT-TURN-01');
    battle.to(STEP.blueDefends);
    expect(battle.refuses('fire', { who: 'Red 1' })).toBe('PT-TURN-01');
    expect(battle.refuses('move', { who: 'Blue 1' })).toBe('PT-TURN-01');
    battle.does('fire', { who: 'Blue 1', target: 'Red 1' }, 1, 1);
  });

  test('the step says whether it is defensive or attacking fire', () => {
    const battle = at(skirmish(), STEP.blueDefends);
    expect(battle.knows('fire', { who: 'Blue 1' })).toMatchObject({ phase: 'defensive', weapon: 'rifle' });
    battle.to(STEP.redAttacks);
    expect(battle.knows('fire', { who: 'Red 1' })).toMatchObject({ phase: 'attacking' });
  });
});

describe('PT-TURN-02: Side A', () => {
  test('is whoever wins the throw for the first move, for the whole game', () => {
    const battle = skirmish();
    battle.does('initiative', { purpose: 'first-move' }, 2, 5);
    battle.turn();
    expect(battle.game.at).toMatchObject({ side: 'blue', step: STEP.redMoves });
    expect(battle.refuses('initiative', { purpose: 'first-move' })).toBe('PT-TURN-02');
  });

  test('or, with nobody alone on the offensive, who set up first', () => {
    const battle = skirmish();
    battle.does('initiative', {}, 1, 1, 3, 4); // a tie is thrown again
    expect(battle.game.table).toMatchObject({ 'sets-up-first': 'blue', first: 'blue' });
  });
});

describe('who fires, and how often', () => {
  test('PT-FIRE-01: a man fires one of his weapons, once in each firing step', () => {
    const battle = at(skirmish(), STEP.blueDefends);
    battle.does('fire', { who: 'Blue 1', target: 'Red 1' }, 1, 1);
    expect(battle.refuses('fire', { who: 'Blue 1', target: 'Red 1' })).toBe('PT-FIRE-01');
    expect(battle.refuses('grenade', { who: 'Blue 1', target: 'Red 1' })).toBe('PT-FIRE-01');
    battle.to(STEP.blueAttacks);
    battle.does('grenade', { who: 'Blue 1', target: 'Red 1' }, 1, 1);
  });

  test('PT-FIRE-01: an AFV fires each of its weapons once, from where it is mounted', () => {
    const battle = at(
      skirmish().adds('blue', 'panzer-4h', 'Kurt').adds('red', 'm4a2-sherman', 'Able'),
      STEP.blueDefends,
    );
    expect(battle.knows('tankhit', { who: 'Kurt', target: 'Able' })).toMatchObject({
      weapon: 'at-medium',
      mount: 'turret',
      vehicle: 'm4a2-sherman',
    });
    battle.does('tankhit', { who: 'Kurt', target: 'Able' }, 1, 1);
    expect(battle.refuses('tankhit', { who: 'Kurt', target: 'Able', weapon: 'at-medium' })).toBe('PT-FIRE-01');
    expect(battle.knows('fire', { who: 'Kurt', target: 'Red 1' })).toMatchObject({ weapon: 'mmg', mount: 'turret' });
    battle.does('fire', { who: 'Kurt', target: 'Red 1' }, 1, 1);
    expect(battle.knows('fire', { who: 'Kurt', target: 'Red 1' })).toMatchObject({ weapon: 'mmg', mount: 'hull' });
    battle.does('fire', { who: 'Kurt', target: 'Red 1' }, 1, 1);
    expect(battle.refuses('fire', { who: 'Kurt', target: 'Red 1' })).toBe('PT-FIRE-01');
  });

  test('PT-FIRE-01: men in a truck do not fire; the roof gun is the truck’s', () => {
    const battle = skirmish().adds('red', 'truck', 'Truck');
    battle.edit('Truck', { weapons: ['hmg-50/roof'] });
    battle.does('move', { who: 'Truck', target: 'Red 1' });
    battle.to(STEP.redAttacks);
    expect(battle.refuses('fire', { who: 'Red 1', target: 'Blue 1' })).toBe('PT-FIRE-01');
    battle.does('fire', { who: 'Truck', target: 'Blue 1' }, 1, 1);
  });

  test('a split shot goes on while there are points', () => {
    const battle = at(skirmish().adds('blue', 'hmg-team', 'HMG'), STEP.blueDefends);
    battle.does('fire', { who: 'HMG', target: 'Red 1', split: '3' }, 1, 1);
    expect(battle.refuses('fire', { who: 'HMG', target: 'Red 2', split: '3', continued: true })).toBe('PT-SPLIT-01');
    battle.does('fire', { who: 'HMG', target: 'Red 2', split: '2', continued: true }, 1, 1);
    expect(battle.refuses('fire', { who: 'HMG', target: 'Red 2', split: '1', continued: true })).toBe('PT-SPLIT-01');
  });

  test('PT-SPLIT-01: it goes on with the machine gun that began it, not with the next one', () => {
    const battle = at(skirmish().adds('blue', 'panzer-4h', 'Kurt'), STEP.blueDefends);
    battle.does('fire', { who: 'Kurt', target: 'Red 1', weapon: 'mmg', split: '2' }, 1, 1);
    const more = { who: 'Kurt', target: 'Red 2', split: '2', continued: true };
    expect(battle.knows('fire', more)).toMatchObject({ weapon: 'mmg', mount: 'turret' });
    expect(battle.knows('fire', { ...more, weapon: 'mmg' })).toMatchObject({ mount: 'turret' });
    expect(battle.knows('fire', { who: 'Kurt', target: 'Red 2', weapon: 'mmg' })).toMatchObject({ mount: 'hull' });
  });

  test('PT-SPLIT-01: targets of another type or stance than the first are shot at in a call of their own', () => {
    const battle = at(skirmish().adds('blue', 'hmg-team', 'HMG').adds('red', 'mmg-team', 'MMG'), STEP.redMoves);
    battle.does('move', { who: 'Red 1', path: 'open=3' });
    battle.does('move', { who: 'Red 2', path: 'open=6' });
    battle.to(STEP.blueDefends);
    const shot = (target: string, given: Given = {}) => ({ who: 'HMG', target, split: '3,2', ...given });
    expect(battle.refusal('fire', shot('Red 1,Red 2'))).toMatchObject({
      rule: 'PT-SPLIT-01',
      says: 'panzertroops/targets-not-alike',
      values: { unit: 'Red 1', unlike: 'Red 2' },
    });
    expect(battle.refusal('fire', shot('Red 1,MMG,Red 2', { split: '2,2,1' })).values.unlike).toBe('MMG, Red 2');
    expect(battle.refuses('fire', shot('Red 1,MMG', { stance: 'stationary' }))).toBe('PT-SPLIT-01');
    expect(battle.refusal('fire', { who: 'Blue 1', target: 'Red 1,Red 2', stance: 'running' }).says).toBe(
      'panzertroops/points-for-each',
    );
    battle.does('fire', shot('Red 1', { split: '2' }), 1, 1);
    battle.does('fire', { who: 'HMG', target: 'Red 2', split: '3', continued: true }, 1, 1);
    battle.to(STEP.blueDefends);
    battle.does('fire', shot('Red 1,Red 2', { stance: 'running' }), 1, 1, 1, 1);
  });

  test('PT-LOF-05: one hidden in a forest limits the range of the shot at him and others', () => {
    const battle = at(skirmish().adds('blue', 'hmg-team', 'HMG'), STEP.blueDefends);
    battle.edit('Red 2', { 'in-edge': true });
    const shot = { who: 'HMG', target: 'Red 1,Red 2', split: '3,2' };
    expect(battle.refuses('fire', { ...shot, range: 6 })).toBe('PT-LOF-05');
    battle.does('fire', { who: 'HMG', target: 'Red 1', split: '3', range: 6 }, 1, 1);
  });

  test('PT-SPLIT-01: grenades too, and men who run are as a vehicle’s that moves', () => {
    const battle = at(skirmish(), STEP.redMoves);
    battle.does('move', { who: 'Red 1', path: 'open=6' });
    battle.to(STEP.blueDefends);
    const grenades = { who: 'Blue 1', target: 'Red 1,Red 2', split: '2,1' };
    expect(battle.refuses('grenade', grenades)).toBe('PT-SPLIT-01');
    battle.edit('Red 2', { stance: 'moving' });
    battle.does('grenade', grenades, 1, 1, 1, 1);
  });

  test('PT-SPLIT-01: what was used up by the first call serves the next', () => {
    const battle = skirmish().adds('blue', 'satchel-man', 'Sapper').adds('blue', 'flamethrower-man', 'Flame');
    at(battle, STEP.redMoves).does('move', { who: 'Red 1', path: 'open=6' });
    battle.to(STEP.blueMoves);
    battle.does('move', { who: 'Sapper', target: 'Red 1', path: 'open=3' });
    battle.edit('Red 1', { stance: 'running' });
    battle.to(STEP.blueAttacks);
    const more = { target: 'Red 2', continued: true };
    for (const [who, weapon, split] of [
      ['Sapper', 'satchel', '4'],
      ['Flame', 'flamethrower', '2'],
    ] as const) {
      battle.does('fire', { who, weapon, split, target: 'Red 1' }, 1, 1, ...(weapon === 'satchel' ? [] : [1]));
      expect(battle.knows('fire', { who, ...more })).toMatchObject({ weapon });
      battle.does('fire', { who, ...more, split: '1' }, 1, 1);
    }
    expect(battle.refuses('fire', { who: 'Flame', weapon: 'flamethrower', target: 'Red 2' })).toBe('PT-FLAME-03');
    expect(battle.refuses('fire', { who: 'Sapper', weapon: 'satchel', target: 'Red 2' })).toBe('PT-SATCH-01');
    battle.to(STEP.blueDefends);
    expect(battle.refuses('fire', { who: 'Flame', weapon: 'flamethrower', ...more })).toBe('PT-FLAME-03');
  });

  test('the Panzer III D has AP rounds only', () => {
    const battle = at(skirmish().adds('blue', 'panzer-3d', 'Drei'), STEP.blueDefends);
    expect(battle.refuses('fire', { who: 'Drei', target: 'Red 1', weapon: 'at-light' })).toBe('PT-ARM-02');
  });
});

describe('crews', () => {
  test.each([
    ['PT-TROOP-05', 'lmg-team'],
    ['PT-TROOP-06', 'mmg-team'],
    ['PT-TROOP-07', 'art-light-gun'],
  ])('%s: without all of its men a team (%s) does not fire', (rule, profile) => {
    const battle = at(skirmish().adds('blue', profile, 'Team'), STEP.redDefends);
    battle.does('fire', { who: 'Red 1', target: 'Team' }, 5, 4); // 9 + 1 = 10: killed
    battle.to(STEP.blueAttacks);
    expect(battle.of('Team', 'lost')).toBe(1);
    const [weapon] = battle.of('Team', 'weapons') as readonly string[];
    expect(battle.refuses('fire', { who: 'Team', target: 'Red 1', weapon: weapon! })).toBe(rule);
    // PT-RUL-51: any man left has his pistol.
    expect(battle.knows('fire', { who: 'Team', target: 'Red 1', range: 4 })).toMatchObject({ weapon: 'pistol' });
  });

  test('PT-TROOP-05: the bazooka needs its loader against tanks too', () => {
    const battle = skirmish().adds('blue', 'bazooka-team', 'Pair').adds('red', 'm3-white', 'Scout');
    battle.edit('Pair', { crew: 1 });
    battle.to(STEP.blueDefends);
    expect(battle.refuses('tankhit', { who: 'Pair', target: 'Scout', weapon: 'bazooka' })).toBe('PT-TROOP-05');
  });

  test('PT-REUSE-01: another man joins the crew, and it fires again', () => {
    const battle = skirmish().adds('blue', 'mmg-team', 'MG');
    battle.edit('MG', { crew: 1, lost: 1 });
    battle.to(STEP.blueMoves);
    battle.does('weapon', { who: 'Blue 1', target: 'MG', action: 'crew' });
    expect(battle.unit('Blue 1').gone).toBe('took-over');
    expect(battle.of('MG', 'crew')).toBe(2);
    battle.to(STEP.blueAttacks);
    battle.does('fire', { who: 'MG', target: 'Red 1' }, 1, 1);
  });

  test('PT-REUSE-02: the weapon of a dead man is picked up, by the names in unit and from', () => {
    const battle = at(skirmish().adds('red', 'bar-man', 'BAR'), STEP.blueDefends);
    battle.does('fire', { who: 'Blue 1', target: 'BAR' }, 5, 4); // 10 against 9: his weapon stays
    expect(battle.unit('BAR').gone).toBe('killed');
    battle.to(STEP.redMoves);
    battle.does('weapon', { unit: 'Red 1', from: 'BAR', action: 'pick-up' });
    expect(battle.unit('Red 1').gone).toBe('took-over');
    expect(battle.unit('BAR').gone).toBeUndefined();
    expect(battle.knows('fire', { who: 'BAR' })).toMatchObject({ weapon: 'bar' });
  });

  test('PT-REUSE-02: what was given up on purpose is gone for good', () => {
    const battle = at(skirmish().adds('red', 'mmg-team', 'MG'), STEP.blueDefends);
    expect(battle.refuses('weapon', { unit: 'MG', action: 'abandon' })).toBe('PT-TURN-01');
    battle.to(STEP.redMoves);
    battle.does('weapon', { who: 'MG', action: 'abandon' });
    expect(battle.adds('red', 'tiger', 'Kurt').refuses('weapon', { who: 'Kurt', action: 'abandon' })).toBe(
      'PT-REUSE-02',
    );
    expect(battle.refuses('weapon', { who: 'Red 1', target: 'MG', action: 'pick-up' })).toBe('PT-REUSE-02');
    battle.to(STEP.redAttacks);
    expect(battle.refuses('fire', { who: 'MG', weapon: 'mmg' })).toBe('PT-REUSE-02');
    expect(battle.knows('fire', { who: 'MG' })).toMatchObject({ weapon: 'pistol' });
  });

  test('PT-REUSE-03: an enemy weapon is never used', () => {
    const battle = at(skirmish(), STEP.redDefends);
    battle.does('fire', { who: 'Red 1', target: 'Blue 1' }, 5, 4);
    battle.to(STEP.redMoves);
    expect(battle.refuses('weapon', { who: 'Red 2', target: 'Blue 1', action: 'pick-up' })).toBe('PT-REUSE-03');
  });

  test('PT-REUSE-04: nothing is left of the weapons of one killed by 3 or more', () => {
    const battle = at(skirmish(), STEP.redDefends);
    battle.does('fire', { who: 'Red 1', target: 'Blue 1' }, 6, 5); // 12 against 9
    battle.to(STEP.blueMoves);
    expect(battle.refuses('weapon', { who: 'Blue 2', target: 'Blue 1', action: 'pick-up' })).toBe('PT-REUSE-04');
  });

  test('PT-REUSE-05: if it was a crewman, the others fight on as infantry with pistols', () => {
    const battle = at(skirmish().adds('blue', 'at-medium-gun', 'Pak'), STEP.redDefends);
    battle.does('fire', { who: 'Red 1', target: 'Pak' }, 6, 5);
    expect(battle.unit('Pak').fields).toMatchObject({ crew: 2, kind: 'infantry', weapons: ['pistol'] });
    battle.to(STEP.blueAttacks);
    expect(battle.refuses('fire', { who: 'Pak', weapon: 'at-medium' })).toBe('PT-REUSE-05');
    battle.does('fire', { who: 'Pak', target: 'Red 1' }, 1, 1);
  });
});

describe('what is used up', () => {
  test('PT-TROOP-04: a panzerfaust fires once, up to 3 a man, whether it hits or not', () => {
    const battle = skirmish().adds('blue', 'panzerfaust-man', 'Faust').adds('red', 'm4a2-sherman', 'Able');
    battle.to(STEP.blueDefends);
    battle.does('tankhit', { who: 'Faust', target: 'Able' }, 1, 1);
    expect(battle.of('Faust', 'rockets')).toBe(0);
    battle.to(STEP.blueAttacks);
    expect(battle.refuses('tankhit', { who: 'Faust', target: 'Able', weapon: 'panzerfaust' })).toBe('PT-TROOP-04');
    expect(battle.refuses('tankhit', { who: 'Faust', target: 'Able' })).toBe('PT-FIRE-01');
    expect(skirmish().adds('blue', 'panzerfaust-rifleman', 'Three').of('Three', 'rockets')).toBe(3);
  });

  test('PT-FLAME-03: a 1 leaves the flamethrower empty for the battle, and the next one fills it', () => {
    const battle = at(skirmish().adds('red', 'flamethrower-man', 'Flame'), STEP.redAttacks);
    battle.does('fire', { who: 'Flame', target: 'Blue 1', range: 3 }, 1, 1, /* fuel */ 1);
    battle.to(STEP.redDefends);
    expect(battle.refuses('fire', { who: 'Flame', target: 'Blue 1', range: 3, weapon: 'flamethrower' })).toBe(
      'PT-FLAME-03',
    );
    battle.battle();
    battle.to(STEP.redAttacks);
    battle.does('fire', { who: 'Flame', target: 'Blue 1', range: 3 }, 1, 1, 4);
  });

  test('PT-SATCH-01: the charge is dropped on the move, explodes in attacking fire, and is spent', () => {
    const battle = at(skirmish().adds('red', 'satchel-man', 'Sapper').adds('blue', 'tiger', 'Kurt'), STEP.redMoves);
    battle.does('move', { who: 'Sapper', target: 'Kurt', path: 'open=3' });
    battle.turn();
    expect(remindedOf(battle.to(STEP.redAttacks))).toContain('PT-SATCH-01');
    battle.does('tankhit', { who: 'Sapper', target: 'Kurt', weapon: 'satchel', range: 1 }, 1, 1);
    battle.to(STEP.redDefends);
    expect(battle.refuses('tankhit', { who: 'Sapper', target: 'Kurt', weapon: 'satchel' })).toBe('PT-SATCH-01');
  });

  test('PT-SATCH-03: hit before the drop there is no explosion; dropped, it goes off without him', () => {
    const shot = (drops: boolean) => {
      const battle = at(skirmish().adds('red', 'satchel-man', 'Sapper').adds('blue', 'tiger', 'Kurt'), STEP.redMoves);
      const move = battle.does('move', { who: 'Sapper', path: 'open=6', ...(drops ? { target: 'Kurt' } : {}) });
      expect(remindedOf(move.effects).includes('PT-SATCH-01')).toBe(drops); // so that everybody knows of it
      battle.to(STEP.blueDefends);
      battle.does('fire', { who: 'Blue 1', target: 'Sapper' }, 3, 3); // 7 against 6
      battle.to(STEP.redAttacks);
      return battle;
    };
    const given = { who: 'Sapper', target: 'Kurt', weapon: 'satchel', range: 1 };
    expect(shot(false).refuses('tankhit', given)).toBe('PT-SATCH-03');
    // PT-RUL-31: it needs no line of fire.
    expect(remindedOf(shot(true).does('tankhit', given, 1, 1).effects)).not.toContain('PT-LOF-02');
    expect(shot(true).refuses('fire', { who: 'Sapper', target: 'Blue 1', weapon: 'pistol' })).toBe('PT-ATK-01');
  });
});

describe('heads, roofs and edges', () => {
  test('PT-COV-07: the roof gunner killed, that gun is out', () => {
    const battle = at(skirmish().adds('red', 'm3-halftrack', 'Track'), STEP.blueDefends);
    expect(battle.knows('fire', { who: 'Blue 1', target: 'Track' })).toMatchObject({ 'target-type': 'exposed' });
    battle.does('fire', { who: 'Blue 1', target: 'Track' }, 6, 4, /* save */ 1, 1);
    battle.to(STEP.redAttacks);
    expect(battle.refuses('fire', { who: 'Track', target: 'Blue 1' })).toBe('PT-COV-07');
  });

  test('PT-COV-08: with heads down nobody fires, nor is fired at; one is reminded when they may change', () => {
    const battle = skirmish().adds('red', 'm3-halftrack', 'Track');
    battle.does('move', { who: 'Track', target: 'Red 1' });
    expect(remindedOf(battle.to(STEP.redMoves))).toContain('PT-COV-08');
    battle.does('weapon', { who: 'Track', action: 'heads-down' });
    battle.to(STEP.blueDefends);
    expect(battle.refuses('fire', { who: 'Blue 1', target: 'Red 1' })).toBe('PT-COV-06');
    expect(battle.refuses('fire', { who: 'Blue 1', target: 'Track' })).toBe('PT-COV-06');
    expect(remindedOf(battle.to(STEP.redAttacks))).not.toContain('PT-COV-08');
    expect(battle.refuses('fire', { who: 'Red 1', target: 'Blue 1' })).toBe('PT-COV-08');
    expect(battle.refuses('fire', { who: 'Track', target: 'Blue 1' })).toBe('PT-COV-08');
    expect(battle.refuses('weapon', { who: 'Track', action: 'heads-up' })).toBe('PT-COV-08');
    expect(remindedOf(battle.to(STEP.redDefends))).toContain('PT-COV-08');
    battle.does('weapon', { who: 'Track', action: 'heads-up' });
    battle.does('fire', { who: 'Red 1', target: 'Blue 1' }, 1, 1);
  });

  test('PT-LOF-06: whoever fires from an edge is to be shot at at normal range until he moves', () => {
    const battle = skirmish();
    battle.edit('Blue 1', { 'in-edge': true });
    battle.to(STEP.blueDefends);
    expect(battle.knows('fire', { who: 'Red 1', target: 'Blue 1' })).toMatchObject({ obscured: true });
    battle.does('fire', { who: 'Blue 1', target: 'Red 1' }, 1, 1);
    battle.to(STEP.redAttacks);
    expect(battle.knows('fire', { who: 'Red 1', target: 'Blue 1' }).obscured).toBeUndefined();
    battle.to(STEP.blueMoves);
    battle.does('move', { who: 'Blue 1', path: 'open=1' });
    expect(battle.of('Blue 1', 'revealed')).toBeUndefined();
  });
});

describe('what only eyes can judge', () => {
  test('is called to mind where it matters, once a turn to a side', () => {
    const battle = at(skirmish().adds('blue', 'stug-3', 'Stug').adds('red', 'm4a2-sherman', 'Able'), STEP.blueDefends);
    const said = (who: string, given: Given = {}) =>
      remindedOf(battle.does('tankhit', { who, target: 'Able', ...given }, 1, 1).effects);
    expect(said('Stug')).toStrictEqual(['PT-LOF-02', 'PT-LOF-07', 'PT-ARM-04']);
    battle.to(STEP.blueAttacks);
    expect(said('Stug', { cover: 'hard' })).toStrictEqual(['PT-ARM-05']);
    battle.to(STEP.blueDefends);
    expect(said('Stug')).toStrictEqual(['PT-LOF-02', 'PT-LOF-07', 'PT-ARM-04']);
  });

  test('PT-SPLIT-02: of targets of one shot that they are together', () => {
    const battle = at(skirmish().adds('blue', 'hmg-team', 'HMG'), STEP.blueDefends);
    const { effects } = battle.does('fire', { who: 'HMG', target: 'Red 1,Red 2', split: '3,2' }, 1, 1, 1, 1);
    expect(remindedOf(effects)).toContain('PT-SPLIT-02');
  });
});

describe('men and vehicles', () => {
  const facing = () => {
    const battle = skirmish().adds('red', 'tiger', 'Tiger').adds('red', 'panther-g', 'Panther');
    return at(
      battle.adds('red', 'sdkfz-251-1', 'Half-track').adds('blue', 'bazooka-team', 'Bazooka'),
      STEP.blueDefends,
    );
  };

  test('PT-COV-06: soft fire at an AFV is at whoever shows himself; in a closed one nobody does', () => {
    const battle = facing();
    expect(battle.refuses('fire', { who: 'Blue 1', target: 'Tiger', range: 5 })).toBe('PT-COV-06');
    expect(battle.refuses('grenade', { who: 'Blue 1', target: 'Tiger', range: 1 })).toBe('PT-COV-06');
    battle.does('fire', { who: 'Blue 1', target: 'Panther', range: 5 }, 1, 1);
    // A half-track without a roof gun: the men inside are to be named.
    expect(battle.refusal('fire', { who: 'Blue 2', target: 'Half-track', range: 5 })).toMatchObject({
      rule: 'PT-COV-06',
      says: 'panzertroops/name-the-men',
    });
  });

  test('what is fired at armour is not fired at men', () => {
    const tried = { who: 'Bazooka', target: 'Red 1', range: 3, vehicle: 'tiger' };
    expect(facing().wrong('tankhit', tried)).toBe('no-vehicle');
  });
});
