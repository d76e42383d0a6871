import { describe, expect, test } from 'vitest';
import { by, dice, type Given } from '../ruled.ts';

const { ruled, chance, odds, refused, wrong } = by('ww2-skirmish');

const inches = (given: Given, toggles?: string) => ruled('move', given, dice(), toggles).facts.inches;
const cited = (given: Given) =>
  ruled('move', given, dice()).steps.flatMap(({ rule, modifiers }) => [rule, ...modifiers.map((each) => each.rule)]);

describe('on foot', () => {
  test('WS-MOVE-03: 6" an Action, 10" with one Action only; with one-action-move-6 the same 6"', () => {
    expect(inches({})).toBe(6);
    expect(inches({ moves: 2 })).toBe(12);
    expect(inches({ actions: 3, moves: 2 })).toBe(12);
    expect(inches({ actions: 1 })).toBe(10);
    expect(inches({ actions: 1 }, 'one-action-move-6')).toBe(6);
    expect(inches({ actions: 2, moves: 2 }, 'one-action-move-6')).toBe(12);
  });

  test('R-04: a wound does not make a one-Action man of him', () => {
    expect(inches({ actions: 2, wounds: 1 })).toBe(4);
  });

  test('no dice, and what is agreed on dice changes nothing', () => {
    expect(odds('move', { modifier: 5 })).toStrictEqual({ '{"inches":6}': '1' });
  });

  test('moves may be none', () => {
    expect(inches({ moves: 0 })).toBe(0);
  });

  test.each<[string, Given, number]>([
    ['WS-MOVE-04: rough', { terrain: 'rough' }, 3],
    ['WS-MOVE-04: wading', { terrain: 'water' }, 3],
    ['woods and roads change nothing', { terrain: 'woods' }, 6],
    ['woods and roads change nothing', { terrain: 'road' }, 6],
    ['WS-MOVE-04, R-05: off every move', { terrain: 'rough', moves: 2 }, 6],
    ['WS-MOVE-05: an obstacle', { obstacles: 1 }, 3],
    ['WS-MOVE-05, R-05: each once, however many moves', { obstacles: 2, moves: 2 }, 6],
    ['WS-MOVE-06: wounded', { actions: 3, wounds: 1 }, 4],
    ['WS-MOVE-06: two wounds are no slower', { actions: 3, wounds: 2 }, 4],
    ['WS-MOVE-07: carried by one', { carriers: 1 }, 4],
    ['WS-MOVE-08: by two', { carriers: 2 }, 5],
    ['R-05: a wounded carrier loses both', { actions: 3, wounds: 1, carriers: 1, moves: 2 }, 4],
    ['WS-MOVE-09: as agreed', { deduction: 1, moves: 2 }, 10],
    ['WS-MOVE-09: or the other way', { deduction: -1, moves: 2 }, 14],
    ['R-05: not below 0, move by move', { terrain: 'rough', carriers: 1, deduction: 5 }, 0],
    ['R-05: nor in all', { obstacles: 3 }, 0],
    ['at half speed', { pace: 'half' }, 3],
    ['at half speed: halves are kept', { terrain: 'rough', moves: 1, pace: 'half' }, 1.5],
  ])('%s: %j', (_title, given, expected) => expect(inches(given)).toBe(expected));

  test('4.5" stands as it is', () => {
    expect(inches({ obstacles: 1, moves: 2, pace: 'half' })).toBe(4.5);
    expect(odds('move', { obstacles: 1, moves: 2, pace: 'half' })).toStrictEqual({ '{"inches":4.5}': '1' });
  });

  test('each deduction cites its rule', () => {
    const rules = cited({ terrain: 'water', wounds: 1, carriers: 2, obstacles: 1 });
    for (const rule of ['WS-MOVE-03', 'WS-MOVE-04', 'WS-MOVE-06', 'WS-MOVE-08', 'WS-MOVE-05']) {
      expect(rules).toContain(rule);
    }
  });

  test('WS-MOVE-02: at most two moves, and that before the Actions', () => {
    expect(refused('move', { actions: 3, moves: 3 }).rule).toBe('WS-MOVE-02');
    expect(refused('move', { actions: 1, moves: 3 }).rule).toBe('WS-MOVE-02');
  });

  test('WS-MOVE-01: no more moves than Actions', () => {
    expect(refused('move', { actions: 1, moves: 2 }).rule).toBe('WS-MOVE-01');
    expect(refused('move', { actions: 2, wounds: 1, moves: 2 }).rule).toBe('WS-MOVE-01');
    expect(refused('move', { actions: 2, wounds: 3, moves: 1 }).rule).toBe('WS-MOVE-01');
  });
});

describe('WS-SUP-01: suppressed', () => {
  test('2" at most, after all else', () => {
    expect(inches({ suppressed: true, moves: 2 })).toBe(2);
    expect(inches({ suppressed: true, terrain: 'rough', pace: 'half' })).toBe(1.5);
    expect(cited({ suppressed: true })).toContain('WS-SUP-01');
  });

  test('but not one that morale or the solo chart drives back', () => {
    for (const compelled of ['retire', 'rout']) {
      expect(inches({ suppressed: true, moves: 2, compelled })).toBe(12);
    }
    expect(inches({ suppressed: true, compelled: 'solo-rout' })).toBe(14);
  });
});

describe('in rout', () => {
  test('WS-MOR-09, R-06: all Actions are moves, whatever was said; with rout-two-moves two at most', () => {
    expect(inches({ actions: 3, compelled: 'rout' })).toBe(18);
    expect(inches({ actions: 3, compelled: 'rout', moves: 9 })).toBe(18);
    expect(inches({ actions: 3, wounds: 1, compelled: 'rout' })).toBe(8);
    expect(inches({ actions: 1, compelled: 'rout' })).toBe(10);
    expect(inches({ actions: 3, compelled: 'rout' }, 'rout-two-moves')).toBe(12);
    expect(inches({ actions: 3, wounds: 2, compelled: 'rout' }, 'rout-two-moves')).toBe(4);
    expect(inches({ actions: 2, wounds: 2, compelled: 'rout' })).toBe(0);
  });

  test('WS-ACT-09, R-45: a solo rout adds 2" to the total of the turn', () => {
    expect(inches({ actions: 2, compelled: 'solo-rout' })).toBe(14);
    expect(inches({ actions: 3, compelled: 'solo-rout', terrain: 'rough' })).toBe(11);
    expect(inches({ actions: 3, compelled: 'solo-rout' }, 'rout-two-moves')).toBe(14);
    expect(inches({ actions: 1, obstacles: 5, compelled: 'solo-rout' })).toBe(2);
    expect(inches({ actions: 2, compelled: 'solo-rout', pace: 'half' })).toBe(7);
    expect(cited({ compelled: 'solo-rout' })).toContain('WS-ACT-09');
  });

  test('retiring, the limit of two moves stands', () => {
    expect(refused('move', { actions: 3, moves: 3, compelled: 'retire' }).rule).toBe('WS-MOVE-02');
  });
});

describe('vehicles', () => {
  const MOVERS = ['small-soft', 'large-soft', 'light', 'medium'];

  test.each<[string, Given, number]>([
    ['WS-VEH-03', { mover: 'medium' }, 18],
    ['WS-VEH-03', { mover: 'light', terrain: 'rough' }, 18],
    ['WS-VEH-03: tracks on a road', { mover: 'light', terrain: 'road' }, 18],
    ['WS-VEH-03: half-tracks too', { mover: 'light', terrain: 'road', 'running-gear': 'halftrack' }, 18],
    ['WS-VEH-04', { mover: 'heavy' }, 12],
    ['WS-VEH-04', { mover: 'heavy', terrain: 'road' }, 12],
    ['WS-VEH-04', { mover: 'heavy', terrain: 'road', 'running-gear': 'wheeled' }, 12],
    ['WS-VEH-04', { mover: 'heavy', terrain: 'rough' }, 8],
    ['WS-VEH-04', { mover: 'heavy', terrain: 'water' }, 8],
    ['WS-VEH-04', { mover: 'heavy', terrain: 'woods' }, 8],
    ['WS-VEH-04', { mover: 'heavy', obstacles: 1 }, 8],
    ['WS-VEH-04', { mover: 'heavy', terrain: 'road', obstacles: 2 }, 8],
    ['WS-VEH-05', { mover: 'large-soft', terrain: 'road' }, 24],
    ['WS-VEH-05', { mover: 'small-soft', terrain: 'road' }, 30],
    ['WS-VEH-05', { mover: 'light', terrain: 'road', 'running-gear': 'wheeled' }, 24],
    ['WS-VEH-05: without wheels no', { mover: 'small-soft', terrain: 'road', 'running-gear': 'tracked' }, 18],
    ['WS-VEH-05: blocked', { mover: 'large-soft', terrain: 'road', obstacles: 1 }, 12],
    ['WS-VEH-05: blocked', { mover: 'small-soft', terrain: 'road', obstacles: 1 }, 15],
    ['half speed', { mover: 'heavy', terrain: 'rough', pace: 'half' }, 4],
    ['half speed', { mover: 'medium', terrain: 'woods', pace: 'half' }, 4.5],
    ['half speed', { mover: 'small-soft', terrain: 'road', obstacles: 1, pace: 'half' }, 7.5],
  ])('%s: %j', (_title, given, expected) => expect(inches(given)).toBe(expected));

  test('WS-VEH-03: halved in woods or at obstacles, and once only', () => {
    for (const mover of MOVERS) {
      expect(inches({ mover, terrain: 'woods' })).toBe(9);
      expect(inches({ mover, obstacles: 3 })).toBe(9);
      expect(inches({ mover, terrain: 'woods', obstacles: 1 })).toBe(9);
    }
  });

  test('what is for men on foot does not touch them', () => {
    const given = { mover: 'medium', moves: 3, actions: 1, wounds: 2, carriers: 1, deduction: 4, suppressed: true };
    expect(inches(given)).toBe(18);
    expect(inches({ ...given, compelled: 'solo-rout' })).toBe(18);
  });
});

describe('WS-VEH-06: stuck at an obstacle', () => {
  test.each<[string, Given, string]>([
    ['a lorry', { mover: 'large-soft' }, '1/3'],
    ['a jeep', { mover: 'small-soft' }, '1/3'],
    ['an armoured car', { mover: 'light', 'running-gear': 'wheeled' }, '1/3'],
    ['a half-track', { mover: 'light', 'running-gear': 'halftrack' }, '1/6'],
    ['a half-tracked lorry', { mover: 'large-soft', 'running-gear': 'halftrack' }, '1/6'],
  ])('%s: %j', (_title, given, chanceOfIt) => {
    expect(chance('move', { task: 'bog', ...given }, { stuck: true })).toBe(chanceOfIt);
  });

  test('5 and 6 for wheels, 6 for half-tracks', () => {
    const wheels = { task: 'bog', mover: 'large-soft' };
    expect(ruled('move', wheels, dice(5)).facts).toStrictEqual({ stuck: true });
    expect(ruled('move', wheels, dice(4)).facts).toStrictEqual({ stuck: false });
    expect(ruled('move', { ...wheels, 'running-gear': 'halftrack' }, dice(5)).facts).toStrictEqual({ stuck: false });
    expect(ruled('move', { ...wheels, modifier: -1 }, dice(5)).facts).toStrictEqual({ stuck: false });
    expect(ruled('move', wheels, dice(6)).steps[0]).toMatchObject({ rule: 'WS-VEH-06', need: 5 });
  });

  test('tracks never stick and throw nothing', () => {
    for (const mover of ['light', 'medium', 'heavy']) {
      expect(ruled('move', { task: 'bog', mover, modifier: 9 }, dice()).facts).toStrictEqual({ stuck: false });
    }
  });
});

test('WS-VEH-07: free on 5 or 6', () => {
  expect(ruled('move', { task: 'release' }, dice(5)).facts).toStrictEqual({ released: true });
  expect(ruled('move', { task: 'release' }, dice(4)).facts).toStrictEqual({ released: false });
  expect(chance('move', { task: 'release' }, { released: true })).toBe('1/3');
  expect(chance('move', { task: 'release', modifier: 1 }, { released: true })).toBe('1/2');
});

describe('a crash', () => {
  test('WS-VEH-09: half its last speed straight on', () => {
    expect(inches({ task: 'crash', speed: 18 })).toBe(9);
    expect(inches({ task: 'crash', speed: 9 })).toBe(4.5);
    expect(inches({ task: 'crash', speed: 5, cause: 'explodes' })).toBe(2.5);
    expect(cited({ task: 'crash', speed: 18 })).toStrictEqual(['WS-VEH-09']);
  });

  test('WS-VEH-08: with its driver killed it crashes at 6" or more, else it stops', () => {
    expect(inches({ task: 'crash', speed: 6 })).toBe(3);
    expect(inches({ task: 'crash', speed: 5.9 })).toBe(0);
    expect(cited({ task: 'crash', speed: 5 })).toStrictEqual(['WS-VEH-08']);
    expect(inches({ task: 'crash', speed: 0, cause: 'explodes' })).toBe(0);
  });

  test('wants the speed', () => {
    expect(() => ruled('move', { task: 'crash' }, dice())).toThrow('speed');
  });
});

test('what is out of bounds is an error of input', () => {
  expect(wrong('move', { actions: 4 }).says).toBe('out-of-range');
  expect(wrong('move', { actions: 0 }).says).toBe('out-of-range');
  expect(wrong('move', { carriers: 3 }).says).toBe('out-of-range');
  expect(wrong('move', { mover: 'tiger2' }).says).toBe('unknown-value');
});

test('WS-MOR-04: half speed in a retirement or a rout is of morale, and elsewhere of the solo chart', () => {
  expect(cited({ compelled: 'retire', pace: 'half' })).toContain('WS-MOR-04');
  expect(cited({ compelled: 'rout', pace: 'half' })).toContain('WS-MOR-04');
  for (const compelled of ['retire', 'rout']) expect(cited({ compelled, pace: 'half' })).not.toContain('WS-ACT-06');
  expect(cited({ pace: 'half' })).toContain('WS-ACT-06');
});
