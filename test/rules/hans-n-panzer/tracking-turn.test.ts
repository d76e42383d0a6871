import { describe, expect, test } from 'vitest';
import { hansNPanzer } from '../../../src/rules/hans-n-panzer/index.ts';
import { Played, remindedOf } from '../played.ts';

/** Two infantry units of ten, and what a test adds. */
function battle(house: Readonly<Record<string, boolean>> = {}): Played {
  return new Played(hansNPanzer, house, []).adds('red', 'infantry', 'Red').adds('blue', 'infantry', 'Blue');
}

const RIFLES = { attacker: 'Blue', target: 'Red', weapon: 'rifle', range: 3 };
const BURST = { attacker: 'Blue', target: 'Red', weapon: 'light-mg', range: 3 };
const SALVO = { attacker: 'Mortar', target: 'Red', weapon: 'infantry-mortar' };

describe('simultaneous', () => {
  test('HP-SEQ-01: who is shot in a step still shoots in it; he comes off when it ends', () => {
    const battlefield = battle();
    battlefield.edit('Red', { men: 2 });
    battlefield.to('fire');
    battlefield.does('fire', { ...RIFLES, shooters: 3 }, 6, 6, 6);
    expect(battlefield.of('Red', 'men')).toBe(2);
    battlefield.does('fire', { attacker: 'Red', target: 'Blue', weapon: 'rifle', range: 3, shooters: 2 }, 6, 6);
    const effects = battlefield.turn();
    expect(battlefield.unit('Red').gone).toBe('wiped-out');
    expect(battlefield.of('Blue', 'men')).toBe(8);
    expect(effects).toContainEqual({
      effect: 'gone',
      unit: battlefield.unit('Red').id,
      why: 'wiped-out',
      rule: 'HP-SEQ-01',
    });
    expect(battlefield.wrong('fire', { ...RIFLES, attacker: 'Red', target: 'Blue' })).toBe('unit-gone');
  });

  test('HP-SEQ-01: hits beyond the men of a unit are wasted, and of several targets the first named comes first', () => {
    const battlefield = battle().adds('red', 'officer', 'Major');
    battlefield.to('fire');
    battlefield.does('fire', { ...BURST, target: 'Major,Red', figures: 3 }, 3, 3, 3);
    battlefield.turn();
    expect(battlefield.unit('Major').gone).toBe('wiped-out');
    expect(battlefield.of('Red', 'men')).toBe(8);
  });

  test('HP-SEQ-01: before the first turn nothing waits for a step to end', () => {
    const battlefield = battle();
    battlefield.does('fire', RIFLES, 4);
    expect(battlefield.of('Red', 'men')).toBe(9);
  });

  test('HP-SEQ-02: movement, guns, other weapons, morale; each with its own verbs', () => {
    const battlefield = battle();
    battlefield.turn();
    expect(battlefield.game.at).toEqual({ turn: 1, step: 'move' });
    expect(battlefield.refuses('fire', RIFLES)).toBe('HP-SEQ-02');
    expect(battlefield.to('guns')).toEqual([]);
    expect(battlefield.refuses('move', { who: 'Red' })).toBe('HP-SEQ-02');
    battlefield.to('fire');
    battlefield.does('fire', RIFLES, 1);
    battlefield.to('morale');
    battlefield.turn();
    expect(battlefield.game.at).toEqual({ turn: 2, step: 'move' });
  });

  test('HP-SEQ-02: guns do not wait for the step of the launchers, nor launchers shoot in theirs', () => {
    const battlefield = battle()
      .adds('red', 'tiger', 'Tiger', { weapon: '88mm' })
      .adds('blue', 'sherman', 'Sherman')
      .adds('blue', 'bazooka-team', 'Bazooka');
    battlefield.to('guns');
    expect(battlefield.refuses('tankhit', { who: 'Bazooka', target: 'Tiger', range: 3 })).toBe('HP-SEQ-02');
    battlefield.to('fire');
    expect(battlefield.refuses('tankhit', { who: 'Tiger', target: 'Sherman', range: 3 })).toBe('HP-SEQ-02');
    expect(battlefield.does('tankhit', { who: 'Bazooka', target: 'Tiger', range: 3 }, 1, 1).facts).toEqual({
      hit: false,
    });
  });

  test('HP-SEQ-01, HP-RUL-23: the casualties of the guns are off before the others fire', () => {
    const battlefield = battle().adds('blue', 'infantry-mortar', 'Mortar', { 'ready-turn': 1 });
    battlefield.to('guns');
    battlefield.does('barrage', { ...SALVO, figures: 2 }, 6, 1, 1);
    battlefield.to('fire');
    expect(battlefield.of('Red', 'men')).toBe(8);
  });

  test('all-fire-simultaneous: they come off with those of the other weapons', () => {
    const battlefield = battle({ 'all-fire-simultaneous': true }).adds('blue', 'infantry-mortar', 'Mortar', {
      'ready-turn': 1,
    });
    battlefield.to('guns');
    battlefield.does('barrage', { ...SALVO, figures: 2 }, 6, 1, 1);
    battlefield.to('fire');
    expect(battlefield.of('Red', 'men')).toBe(10);
    battlefield.does('fire', RIFLES, 6);
    battlefield.to('morale');
    expect(battlefield.of('Red', 'men')).toBe(7);
  });
});

describe('once a turn', () => {
  test('HP-SEQ-03: every man fires his rifle once, in as many shots as one likes', () => {
    const battlefield = battle();
    battlefield.to('fire');
    battlefield.does('fire', { ...RIFLES, shooters: 6 }, 1, 1, 1, 1, 1, 1);
    battlefield.does('fire', { ...RIFLES, range: 9, shooters: 4 }, 1, 1, 1, 1);
    expect(battlefield.refuses('fire', RIFLES)).toBe('HP-SEQ-03');
    battlefield.to('morale');
    battlefield.to('fire');
    battlefield.does('fire', RIFLES, 1);
  });

  test('HP-SEQ-03: a burst counts once on each section of the cone and class of cover', () => {
    const battlefield = battle();
    battlefield.to('fire');
    battlefield.does('fire', BURST, 1);
    battlefield.does('fire', { ...BURST, range: 7 }, 1);
    battlefield.does('fire', { ...BURST, cover: 'soft' }, 1);
    expect(battlefield.refuses('fire', { ...BURST, range: 4 })).toBe('HP-SEQ-03');
    battlefield.edit('Blue', { 'light-mg': 2 });
    battlefield.does('fire', { ...BURST, range: 4 }, 1);
  });

  test('HP-SEQ-03: one grenade a man', () => {
    const battlefield = battle().adds('blue', 'officer', 'Captain');
    battlefield.to('fire');
    battlefield.does('grenade', { who: 'Captain', target: 'Red', range: 2, figures: 2 }, 4, 1, 5);
    expect(battlefield.refuses('grenade', { who: 'Captain', range: 2 })).toBe('HP-SEQ-03');
    battlefield.turn();
    expect(battlefield.of('Red', 'men')).toBe(9);
  });

  test('HP-SEQ-03: a gun fires once, at a tank or at a house', () => {
    const battlefield = battle()
      .adds('red', 'tiger', 'Tiger', { weapon: '88mm' })
      .adds('blue', 'sherman', 'Sherman')
      .adds('blue', 'small-house', 'Farm');
    battlefield.to('guns');
    battlefield.does('tankhit', { who: 'Tiger', target: 'Sherman', range: 40 }, 1, 1);
    expect(battlefield.refuses('tankhit', { who: 'Tiger', target: 'Sherman', range: 40 })).toBe('HP-SEQ-03');
    expect(battlefield.refuses('demolish', { who: 'Tiger', target: 'Farm' })).toBe('HP-SEQ-03');
  });

  test('a shot that is not thrown for, for it is too far, is none', () => {
    const battlefield = battle();
    battlefield.to('fire');
    expect(battlefield.does('fire', { ...RIFLES, range: 10, shooters: 10 }).facts).toEqual({ shot: 'out-of-range' });
    battlefield.does('fire', { ...RIFLES, shooters: 1 }, 1);
  });
});

describe('what one sees', () => {
  test('HP-VIS-02: thrown once, it holds for every shot, one that is nobody’s too', () => {
    const battlefield = battle().adds('red', 'tiger', 'Tiger', { weapon: '88mm' }).adds('blue', 'sherman', 'Sherman');
    battlefield.does('visibility', {}, 1, 1);
    expect(battlefield.game.table.visibility).toBe(15);
    battlefield.to('guns');
    expect(battlefield.does('tankhit', { who: 'Tiger', target: 'Sherman', range: 16 }).facts).toEqual({
      shot: 'out-of-sight',
    });
    const loose = { weapon: '88mm', target: 'sherman', range: 16 };
    expect(battlefield.does('tankhit', loose).facts).toEqual({ shot: 'out-of-sight' });
    expect(battlefield.does('tankhit', { ...loose, visibility: 20 }, 1, 1).facts).toEqual({ hit: false });
    for (const verb of ['fire', 'grenade', 'barrage', 'demolish']) {
      const given =
        { barrage: { weapon: 'infantry-mortar' }, demolish: { weapon: '88mm', target: 'wall' } }[verb] ?? {};
      const known = battlefield.knows(verb, { ...(verb === 'fire' ? { weapon: 'rifle' } : {}), ...given });
      expect(known, verb).toMatchObject({ visibility: 15 });
    }
  });

  test('HP-VIS-02: the next battle has its own', () => {
    const battlefield = battle();
    battlefield.does('visibility', {}, 1, 1);
    battlefield.battle();
    expect(battlefield.knows('fire', { weapon: 'rifle' })).toEqual({});
  });

  test('what only the players can judge is called to mind once a turn', () => {
    const battlefield = battle().adds('blue', 'heavy-machine-gun', 'Vickers');
    battlefield.to('fire');
    expect(remindedOf(battlefield.does('fire', BURST, 1).effects)).toEqual(['HP-INF-08']);
    expect(
      remindedOf(battlefield.does('fire', { ...BURST, attacker: 'Vickers', weapon: 'heavy-mg' }, 1).effects),
    ).toEqual([]);
    expect(remindedOf(battlefield.to('morale'))).toEqual(['HP-MOR-03', 'HP-MOR-04']);
    battlefield.to('fire');
    expect(remindedOf(battlefield.does('fire', BURST, 1).effects)).toEqual(['HP-INF-08']);
  });
});

describe('each where it matters', () => {
  test.each([
    ['HP-MOVE-08', 'move', 'move', { who: 'Red', path: 'road-rough' }, []],
    ['HP-ART-12', 'guns', 'barrage', { weapon: 'artillery', target: 'Red' }, [1]],
    ['HP-TER-06', 'guns', 'demolish', { weapon: 'artillery', target: 'wall' }, [1]],
    ['HP-GREN-03', 'fire', 'grenade', { who: 'Red', target: 'Blue', range: 1, place: 'room' }, [1]],
    ['HP-MOR-03', 'morale', 'morale', { who: 'Red', cause: 'rear' }, [6]],
  ])('%s is called to mind in the step %s by /%s', (rule, step, verb, given, faces) => {
    const battlefield = battle();
    battlefield.to(step);
    expect(remindedOf(battlefield.does(verb, given, ...faces).effects)).toEqual([rule]);
  });
});

describe('houses', () => {
  const HOUSE = { weapon: 'artillery', target: 'Farm' };

  test('HP-TER-08: a small house stands three hits, and falls with the fourth; its occupants with it', () => {
    const battlefield = battle().adds('red', 'small-house', 'Farm').adds('red', 'heavy-machine-gun', 'Gun');
    battlefield.to('move');
    battlefield.does('move', { who: 'Gun', target: 'Farm' });
    battlefield.to('guns');
    for (const hits of [1, 2, 3]) {
      battlefield.does('demolish', HOUSE, 4);
      expect(battlefield.of('Farm', 'hits')).toBe(hits);
    }
    expect(battlefield.does('demolish', HOUSE, 3).facts).toEqual({ damage: false });
    expect(battlefield.knows('demolish', HOUSE)).toEqual({ target: 'small-house', hits: 3, occupants: 3 });
    expect(battlefield.does('demolish', HOUSE, 4).facts).toEqual({ damage: true, destroyed: true, killed: 3 });
    expect(battlefield.unit('Gun').gone).toBeUndefined(); // until the step ends
    battlefield.turn();
    expect(battlefield.unit('Farm').gone).toBe('destroyed');
    expect(battlefield.unit('Gun').gone).toBe('wiped-out');
  });

  test('HP-TER-08: a large house falls with the seventh; those for whom there is no room were outside', () => {
    const battlefield = battle().adds('red', 'large-house', 'Town hall', { hits: 6 });
    battlefield.edit('Red', { inside: battlefield.unit('Town hall').id });
    battlefield.to('guns');
    const { facts } = battlefield.does('demolish', { weapon: 'artillery', target: 'Town hall' }, 6);
    expect(facts).toEqual({ damage: true, destroyed: true, killed: 6 });
    // In the same step it is fired at as it stood.
    expect(battlefield.does('demolish', { weapon: 'artillery', target: 'Town hall' }, 1).facts).toEqual({
      damage: false,
    });
    battlefield.turn();
    expect(battlefield.of('Red', 'men')).toBe(4);
    expect(battlefield.of('Red', 'inside')).toBe(false);
  });

  test('a house of the table that nobody tracks is an entry of the book', () => {
    const battlefield = battle();
    battlefield.to('guns');
    expect(
      battlefield.does('demolish', { weapon: 'artillery', target: 'small-house', hits: 3 }, 6).facts,
    ).toMatchObject({ destroyed: true });
  });
});
