import { describe, expect, test } from 'vitest';
import { hansNPanzer } from '../../../src/rules/hans-n-panzer/index.ts';
import { dueIn, Played, remindedOf } from '../played.ts';

function battle(house: Readonly<Record<string, boolean>> = {}): Played {
  return new Played(hansNPanzer, house, [])
    .adds('red', 'infantry', 'Red')
    .adds('red', 'infantry', 'Other')
    .adds('red', 'command', 'HQ')
    .adds('blue', 'infantry', 'Blue')
    .adds('blue', 'heavy-machine-gun', 'Vickers');
}

/** Men of a unit fall in the next step of fire. @returns what the book does as morale begins */
function falls(battlefield: Played, target: string, men: number) {
  battlefield.to('fire');
  const faces = new Array<number>(men).fill(6);
  battlefield.does('effect', { weapon: 'grenade', target, figures: men }, ...faces.map(() => 1));
  return battlefield.to('morale');
}

describe('losses', () => {
  test('HP-MOR-01: with a quarter of its men lost a unit checks, and halts a turn', () => {
    const battlefield = battle();
    expect(dueIn(falls(battlefield, 'Red', 2))).toEqual([]);
    const due = dueIn(falls(battlefield, 'Red', 1));
    expect(due).toEqual([{ verb: 'morale', cause: 'losses-25', losses: 'quarter', rule: 'HP-MOR-01' }]);
    expect(battlefield.stuck()).toBe('still-due');
    expect(battlefield.does('morale', { who: 'Red' }, 6).facts).toEqual({ result: 'fights' });
    battlefield.to('move');
    expect(battlefield.refuses('move', { who: 'Red' })).toBe('HP-MOR-01');
    expect(dueIn(falls(battlefield, 'Red', 1))).toEqual([]); // once is all
    battlefield.to('move');
    battlefield.does('move', { who: 'Red' });
  });

  test('HP-MOR-02: with half of them lost it checks again; both at once are one check', () => {
    const battlefield = battle();
    const both = [{ verb: 'morale', cause: 'losses-50', losses: 'half', rule: 'HP-MOR-02' }];
    expect(dueIn(falls(battlefield, 'Red', 5))).toEqual(both);
    battlefield.does('morale', { who: 'Red' }, 6);
    battlefield.to('move');
    expect(battlefield.refuses('move', { who: 'Red' })).toBe('HP-MOR-02');
    expect(dueIn(falls(battlefield, 'Other', 3))).toHaveLength(1);
    battlefield.does('morale', { who: 'Other' }, 6);
    expect(dueIn(falls(battlefield, 'Other', 2))).toEqual(both);
  });

  test('HP-MOR-02: counted from the men at start, in whole men', () => {
    const battlefield = battle();
    expect(dueIn(falls(battlefield, 'Vickers', 1))).toMatchObject([{ cause: 'losses-25' }]); // 1 of 3
    battlefield.does('morale', { who: 'Vickers' }, 6);
    expect(dueIn(falls(battlefield, 'Vickers', 1))).toMatchObject([{ cause: 'losses-50' }]); // 2 of 3
  });

  test('HP-MOR-01: the men at start are those with whom it begins the battle', () => {
    const battlefield = battle().adds('blue', 'infantry', 'Eight', { men: 8 });
    battlefield.to('move');
    expect(battlefield.of('Eight', 'men-at-start')).toBe(8);
    expect(dueIn(falls(battlefield, 'Eight', 2))).toMatchObject([{ cause: 'losses-25', losses: 'quarter' }]);
  });

  test('HP-MOR-01: vehicles without men on foot do not check', () => {
    const battlefield = battle().adds('red', 'tiger', 'Tiger', { crew: 2 });
    expect(dueIn(falls(battlefield, 'HQ', 0 + 1))).toHaveLength(1);
    battlefield.does('morale', { who: 'HQ' }, 6);
    battlefield.edit('Tiger', { hit: 1 });
    battlefield.to('guns');
    expect(dueIn(battlefield.to('morale'))).toEqual([]);
  });

  test('HP-MOR-18: a unit checks at most once a turn', () => {
    const battlefield = battle();
    battlefield.to('morale');
    battlefield.does('morale', { who: 'Red', cause: 'rear' }, 3);
    expect(battlefield.refuses('morale', { who: 'Red' })).toBe('HP-MOR-18');
    battlefield.to('morale');
    battlefield.does('morale', { who: 'Red' }, 6);
  });
});

describe('what is known of a unit that checks', () => {
  test('HP-MOR-06 to -17: losses, officer, elite, victories and defeats come from its record', () => {
    const battlefield = battle();
    expect(battlefield.knows('morale', { who: 'Red' })).toEqual({ losses: 'none' });
    battlefield.edit('Red', { men: 9, elite: true, officer: 'new', separated: true });
    expect(battlefield.knows('morale', { who: 'Red', cause: 'losses-50' })).toEqual({
      losses: 'some',
      elite: true,
      officer: 'new',
      separated: true,
    });
    battlefield.to('morale');
    battlefield.does('morale', { who: 'Red' }, 3);
    expect(battlefield.of('Red', 'officer')).toBe('present'); // he is new once
  });

  test('HP-MOR-08, HP-MOR-09: how far it is from its command unit, if that is noted', () => {
    const battlefield = battle();
    battlefield.edit('Red', { 'sees-command': true });
    expect(battlefield.knows('morale', { who: 'Red' })).toMatchObject({ command: 'in-sight' });
    battlefield.edit('Red', { 'from-command': 3 });
    expect(battlefield.knows('morale', { who: 'Red' })).toMatchObject({ command: 'within-1-move' });
    battlefield.edit('Red', { 'from-command': 3.1 });
    expect(battlefield.knows('morale', { who: 'Red' })).toMatchObject({ command: 'in-sight' });
    expect(battlefield.knows('morale', { who: 'Red', with: 'double-scale' })).toMatchObject({
      command: 'within-1-move',
    });
  });

  test('HP-MOR-14, HP-MOR-15: victory and defeat count this turn and the next two', () => {
    const battlefield = battle();
    battlefield.to('morale');
    battlefield.does('morale', { who: 'Red', cause: 'beaten', target: 'Blue' }, 6);
    for (const turn of [1, 2, 3, 4]) {
      expect(battlefield.game.at?.turn).toBe(turn);
      const lately = turn <= 3 || undefined;
      expect(battlefield.knows('morale', { who: 'Red' })['beaten-lately']).toBe(lately);
      expect(battlefield.knows('morale', { who: 'Blue' })['won-lately']).toBe(lately);
      battlefield.to('morale');
    }
  });
});

describe('results', () => {
  test('HP-MOR-18: a unit that holds stays for a turn, and may fire', () => {
    const battlefield = battle();
    battlefield.to('morale');
    battlefield.does('morale', { who: 'Red', losses: 'some' }, 4);
    expect(remindedOf(battlefield.to('move'))).toEqual(['HP-MOR-18']);
    expect(battlefield.refuses('move', { who: 'Red' })).toBe('HP-MOR-18');
    battlefield.to('fire');
    battlefield.does('fire', { attacker: 'Red', target: 'Blue', weapon: 'rifle', range: 3 }, 1);
    battlefield.to('move');
    battlefield.does('move', { who: 'Red' });
  });

  test('HP-MOR-18: in retreat it neither moves as one likes nor fires, for one turn or two', () => {
    for (const [face, turns] of [
      [3, 1],
      [2, 2],
    ] as const) {
      const battlefield = battle();
      battlefield.to('morale');
      battlefield.does('morale', { who: 'Red', losses: 'some' }, face);
      for (let i = 0; i < turns; i++) {
        battlefield.to('move');
        expect(battlefield.refuses('move', { who: 'Red' })).toBe('HP-MOR-18');
        battlefield.to('fire');
        expect(battlefield.refuses('fire', { attacker: 'Red', weapon: 'rifle', range: 3 })).toBe('HP-MOR-18');
        expect(battlefield.refuses('grenade', { who: 'Red', range: 1 })).toBe('HP-MOR-18');
      }
      battlefield.to('move');
      battlefield.does('move', { who: 'Red' });
      battlefield.to('fire');
      battlefield.does('fire', { attacker: 'Red', target: 'Blue', weapon: 'rifle', range: 3 }, 1);
    }
  });

  test('HP-MOR-19: in rout it goes on so until an officer stops it; no check of morale does', () => {
    const battlefield = battle();
    battlefield.to('morale');
    battlefield.does('morale', { who: 'Red', losses: 'some' }, 1);
    for (const _ of [2, 3, 4]) {
      expect(remindedOf(battlefield.to('move'))).toEqual(['HP-MOR-19']);
      expect(battlefield.refuses('move', { who: 'Red' })).toBe('HP-MOR-18');
      battlefield.to('fire');
      expect(battlefield.refuses('fire', { attacker: 'Red', weapon: 'rifle', range: 3 })).toBe('HP-MOR-18');
    }
    expect(dueIn(falls(battlefield, 'Red', 6))).toEqual([]);
    battlefield.does('morale', { who: 'Red', losses: 'none' }, 6);
    expect(battlefield.of('Red', 'routing')).toBe(true);
  });

  test('HP-MOR-01: a retreat takes the place of the halt', () => {
    const battlefield = battle();
    falls(battlefield, 'Red', 3);
    battlefield.does('morale', { who: 'Red' }, 4); // 4 - 1
    battlefield.to('move');
    expect(battlefield.refuses('move', { who: 'Red' })).toBe('HP-MOR-18');
    expect(battlefield.of('Red', 'halted-until')).toBeFalsy();
  });
});

describe('officers and command', () => {
  test('HP-MOR-20: who loses its officer halts for the next two turns, without a roll', () => {
    const battlefield = battle();
    battlefield.to('fire');
    battlefield.edit('Red', { officer: 'lost' });
    expect(dueIn(battlefield.to('morale'))).toEqual([]);
    expect(battlefield.knows('morale', { who: 'Red' })).toMatchObject({ officer: 'lost' });
    for (const turn of [2, 3]) {
      battlefield.to('move');
      expect(battlefield.game.at?.turn).toBe(turn);
      expect(battlefield.refuses('move', { who: 'Red' })).toBe('HP-MOR-20');
    }
    battlefield.to('move');
    battlefield.does('move', { who: 'Red' });
  });

  test('HP-MOR-20: noted only when the turn is over, it is the same; the next officer may fall too', () => {
    const battlefield = battle();
    battlefield.to('morale');
    battlefield.edit('Red', { officer: 'lost' });
    battlefield.to('move');
    expect(battlefield.of('Red', 'halted-until')).toBe(3);
    battlefield.edit('Red', { officer: 'present' });
    battlefield.to('move');
    battlefield.edit('Red', { officer: 'lost' });
    battlefield.to('guns');
    expect(battlefield.of('Red', 'halted-until')).toBe(5);
  });

  test('HP-MOR-20: of two halts the longer counts, and one is asked whether the officer fell', () => {
    const battlefield = battle();
    battlefield.to('fire');
    battlefield.edit('Red', { officer: 'lost' });
    battlefield.does(
      'effect',
      { weapon: 'grenade', target: 'Red,Other', figures: 13 },
      ...new Array<number>(13).fill(1),
    );
    expect(remindedOf(battlefield.turn())).toContain('HP-MOR-20'); // of the other unit
    expect(battlefield.unit('Red').gone).toBe('wiped-out');
    battlefield.does('morale', { who: 'Other' }, 6);
    battlefield.edit('Other', { officer: 'lost' });
    battlefield.to('move');
    expect(battlefield.of('Other', 'halted-until')).toBe(3);
    expect(battlefield.refuses('move', { who: 'Other' })).toBe('HP-MOR-20');
  });

  test('HP-MOR-05: with the command unit lost, units within two moves of it check; of others only the players know', () => {
    const battlefield = battle();
    battlefield.edit('Red', { 'from-command': 6 });
    battlefield.edit('Other', { 'from-command': 6.5 });
    const effects = falls(battlefield, 'HQ', 4);
    expect(battlefield.unit('HQ').gone).toBe('wiped-out');
    expect(remindedOf(effects)).toContain('HP-MOR-05');
    const due = { verb: 'morale', cause: 'command-lost', losses: 'none', command: 'lost', rule: 'HP-MOR-05' };
    expect(dueIn(effects)).toEqual([due]);
    battlefield.does('morale', { who: 'Red' }, 6);
    expect(battlefield.of('Red', 'checked')).toBe(true);
    expect(dueIn(battlefield.to('morale'))).toEqual([]); // once
  });

  test('HP-MOR-05: lost to the guns, it is checked in the step of morale as well', () => {
    const battlefield = battle();
    battlefield.edit('Red', { 'from-command': 1 });
    battlefield.to('guns');
    battlefield.does('effect', { weapon: 'artillery', target: 'HQ', figures: 4 }, 1, 1, 1, 1);
    expect(dueIn(battlefield.to('fire'))).toEqual([]);
    expect(dueIn(battlefield.to('morale'))).toMatchObject([{ cause: 'command-lost' }]);
  });
});

describe('a rout is stopped', () => {
  function routs(): Played {
    const battlefield = battle();
    battlefield.to('morale');
    battlefield.does('morale', { who: 'Red', losses: 'some' }, 1);
    battlefield.to('morale');
    return battlefield;
  }

  test('HP-RAL-01: rallied, it is back in the battle', () => {
    const battlefield = routs();
    expect(battlefield.refuses('rally', { who: 'Other' })).toBe('HP-RAL-01');
    battlefield.does('rally', { who: 'Red' }, 5);
    battlefield.to('move');
    battlefield.does('move', { who: 'Red' });
  });

  test('HP-RAL-01: halted, it checks morale next turn, and only once whatever it loses', () => {
    const battlefield = routs();
    const { effects } = battlefield.does('rally', { who: 'Red' }, 3);
    expect(dueIn(effects)).toEqual([{ verb: 'morale', cause: 'rallying', rule: 'HP-RAL-01' }]);
    battlefield.to('move');
    expect(battlefield.refuses('move', { who: 'Red' })).toBe('HP-RAL-01');
    expect(dueIn(falls(battlefield, 'Red', 5))).toEqual([]);
    expect(battlefield.stuck()).toBe('still-due');
    const checked = battlefield.does('morale', { who: 'Red' }, 6);
    expect(checked.filled).toEqual({ cause: 'rallying', losses: 'half' });
    battlefield.to('move');
    expect(battlefield.refuses('move', { who: 'Red' })).toBe('HP-MOR-18'); // 6 - 2 holds
  });

  test('HP-RAL-02: routing on, the officer may stay with it and try again next turn', () => {
    const battlefield = routs();
    expect(remindedOf(battlefield.does('rally', { who: 'Red' }, 2).effects)).toEqual(['HP-RAL-02']);
    expect(battlefield.refuses('rally', { who: 'Red' })).toBe('HP-RAL-02');
    battlefield.to('morale');
    expect(battlefield.does('rally', { who: 'Red' }, 6).facts).toEqual({ result: 'rallied' });
  });
});

describe('from one battle to the next', () => {
  test('what is counted in turns ends; a unit begins with the men that it has left', () => {
    const battlefield = battle().adds('blue', '6-pdr', 'Gun');
    battlefield.edit('Gun', { 'ready-turn': 7 });
    falls(battlefield, 'Red', 4);
    battlefield.does('morale', { who: 'Red', cause: 'beaten' }, 1);
    battlefield.battle();
    const { fields } = battlefield.unit('Red');
    expect(fields).toMatchObject({ men: 6, 'men-at-start': 6, routing: false });
    expect(fields).toMatchObject({ 'losses-checked': false, 'beaten-turn': false });
    expect(battlefield.of('Gun', 'ready-turn')).toBe(false);
  });

  test('who was hit in the last step is lost, and a command unit that fell is no news', () => {
    const battlefield = battle();
    battlefield.to('fire');
    battlefield.does('effect', { weapon: 'grenade', target: 'HQ,Red', figures: 7 }, 1, 1, 1, 1, 1, 1, 1);
    battlefield.battle();
    expect(battlefield.unit('HQ').gone).toBe('wiped-out');
    expect(battlefield.unit('Red').fields).toMatchObject({ men: 7, 'men-at-start': 7, hit: false });
    expect(battlefield.game.sides.red!.fields['command-lost']).toBeFalsy();
    battlefield.edit('Red', { 'from-command': 1 });
    expect(dueIn(battlefield.to('morale'))).toEqual([]);
  });

  test('HP-MOR-20: for an officer who fell in the last battle nobody halts again', () => {
    const battlefield = battle();
    battlefield.to('fire');
    battlefield.edit('Red', { officer: 'lost' });
    battlefield.to('morale');
    battlefield.battle();
    battlefield.to('move');
    battlefield.does('move', { who: 'Red' });
  });
});
