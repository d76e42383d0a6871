import { describe, expect, test } from 'vitest';
import { by, dice } from '../ruled.ts';

const { ruled, chance, odds, wrong } = by('hans-n-panzer');

const FIVE_AREAS = { figures: 1, short: 2, over: 3, right: 4, left: 5 };

describe('HP-ART-08: where the mortar bomb lands', () => {
  test.each([
    [2, 'short', 2],
    [3, 'over', 3],
    [4, 'right', 4],
    [5, 'left', 5],
    [6, 'dead-center', 1],
  ])('%d: %s, and only those under that circle are caught (HP-RUL-11)', (face, landing, men) => {
    const saves = new Array<number>(men).fill(4);
    const given = { weapon: 'infantry-mortar', ...FIVE_AREAS };
    const { facts, steps } = ruled('barrage', given, dice(face, ...saves));
    expect(facts).toStrictEqual({ landing, figures: men, killed: men });
    expect(steps[0]).toMatchObject({ rule: 'HP-ART-08', result: landing });
  });

  test('1 is a misfire: no round at all, and no more dice', () => {
    const { facts } = ruled('barrage', { weapon: 'heavy-mortar', ...FIVE_AREAS }, dice(1));
    expect(facts).toStrictEqual({ landing: 'misfire' });
  });

  test('worked example 8: at one man in the open', () => {
    expect(odds('barrage', { weapon: 'infantry-mortar', range: 30 })).toStrictEqual({
      '{"landing":"misfire"}': '1/6',
      '{"landing":"short"}': '1/6',
      '{"landing":"over"}': '1/6',
      '{"landing":"right"}': '1/6',
      '{"landing":"left"}': '1/6',
      '{"figures":1,"killed":1,"landing":"dead-center"}': '1/9',
      '{"figures":1,"killed":0,"landing":"dead-center"}': '1/18',
    });
  });

  test('where nobody is, nobody is counted', () => {
    expect(ruled('barrage', { weapon: 'artillery', figures: 0 }, dice(6)).facts).toStrictEqual({
      landing: 'dead-center',
    });
  });
});

test('HP-ART-13, HP-ART-14: artillery lands by the same die, and men save as under a mortar', () => {
  const given = { weapon: 'artillery', ...FIVE_AREAS };
  const { facts, steps } = ruled('barrage', given, dice(2, /* saves */ 5, 4));
  expect(facts).toStrictEqual({ landing: 'short', figures: 2, killed: 1 });
  expect(steps.map(({ rule }) => rule)).toStrictEqual(['HP-ART-13', 'HP-ART-14', 'HP-ART-14', 'HP-ART-14']);
  expect(odds('barrage', given)).toStrictEqual(odds('barrage', { ...given, weapon: 'heavy-mortar' }));
});

describe('HP-ART-09: 5 and 6 save a man', () => {
  test('each rolls for himself, those near the centre first', () => {
    const given = { weapon: 'heavy-mortar', figures: 3, near: 1 };
    const { facts, steps } = ruled('barrage', given, dice(6, /* near */ 5, 5, 4));
    expect(facts).toStrictEqual({ landing: 'dead-center', figures: 3, killed: 2 });
    expect(steps[1]).toMatchObject({ rule: 'HP-ART-09', item: 1, need: 5, total: 4, result: 'killed' });
    expect(steps.at(-1)!.results).toStrictEqual(['killed', 'saved', 'killed']);
  });

  test('HP-ART-10: +2 behind a wall or in a house, -1 near the centre', () => {
    const killed = (given: object) => chance('effect', { weapon: 'infantry-mortar', ...given }, { killed: 1 });
    expect(killed({})).toBe('2/3');
    expect(killed({ cover: 'wall' })).toBe('1/3');
    expect(killed({ cover: 'house' })).toBe('1/3');
    expect(killed({ near: 1 })).toBe('5/6');
    expect(killed({ near: 1, cover: 'house' })).toBe('1/2');
    const { steps } = ruled('effect', { weapon: 'artillery', near: 1, cover: 'wall' }, dice(4));
    expect(steps[0]!.modifiers).toMatchObject([
      { rule: 'HP-ART-10', value: 2 },
      { rule: 'HP-ART-10', value: -1 },
    ]);
  });

  test('HP-TER-04: woods help only with woods-shelter (HP-RUL-12)', () => {
    const woods = { weapon: 'artillery', figures: 2, cover: 'woods' };
    expect(odds('effect', woods)).toStrictEqual(odds('effect', { ...woods, cover: 'open' }));
    expect(chance('effect', woods, { killed: 2 }, 'woods-shelter')).toBe('1/4');
    const { steps } = ruled('barrage', { weapon: 'infantry-mortar', cover: 'woods' }, dice(6, 4), 'woods-shelter');
    expect(steps[1]).toMatchObject({ modifiers: [{ rule: 'HP-TER-04', value: 1 }], result: 'saved' });
    const wall = { ...woods, cover: 'wall' };
    expect(odds('effect', wall, 'woods-shelter')).toStrictEqual(odds('effect', wall));
  });

  test('no more can be near than are there', () => {
    const given = { weapon: 'infantry-mortar', figures: 1, short: 2, near: 9 };
    expect(ruled('barrage', given, dice(2, 5, 5)).facts.killed).toBe(2);
    expect(ruled('barrage', given, dice(6, 5)).facts.killed).toBe(1);
  });

  test('HP-RUL-11: with tight-blast all under the circle of a mortar are near, and none besides', () => {
    for (const weapon of ['infantry-mortar', 'heavy-mortar']) {
      expect(chance('effect', { weapon }, { killed: 1 }, 'tight-blast')).toBe('5/6');
      const near = { weapon, figures: 2, near: 2 };
      expect(odds('barrage', { ...near, near: 0 }, 'tight-blast')).toStrictEqual(odds('barrage', near));
    }
    const battery = { weapon: 'artillery', figures: 2, near: 1 };
    expect(odds('effect', battery, 'tight-blast')).toStrictEqual(odds('effect', battery));
    const grenade = { weapon: 'grenade', figures: 2 };
    expect(odds('effect', grenade, 'tight-blast')).toStrictEqual(odds('effect', grenade));
  });
});

describe('how far', () => {
  test('HP-ART-03, HP-INF-03: an infantry mortar fires at what it sees, to 50"', () => {
    const given = { weapon: 'infantry-mortar', figures: 0 };
    expect(ruled('barrage', { ...given, range: 50 }, dice(6)).facts.landing).toBe('dead-center');
    const { facts, steps } = ruled('barrage', { ...given, range: 50.1 }, dice());
    expect(facts).toStrictEqual({ shot: 'out-of-range' });
    expect(steps[0]!.rule).toBe('HP-INF-03');
    const unseen = ruled('barrage', { ...given, range: 30.1, visibility: 30 }, dice());
    expect(unseen.facts).toStrictEqual({ shot: 'out-of-sight' });
    expect(unseen.steps[0]!.rule).toBe('HP-VIS-01');
    expect(ruled('barrage', { ...given, visibility: 1 }, dice(6)).facts.landing).toBe('dead-center');
  });

  test('HP-GEN-07: twice as far with double-scale', () => {
    const given = { weapon: 'infantry-mortar', figures: 0, range: 100 };
    expect(ruled('barrage', given, dice(6), 'double-scale').facts.landing).toBe('dead-center');
    expect(ruled('barrage', { ...given, range: 100.1 }, dice(), 'double-scale').facts.shot).toBe('out-of-range');
  });

  test('HP-RUL-10: for the others an observer sees, and the book sets no limit', () => {
    for (const weapon of ['heavy-mortar', 'artillery']) {
      const given = { weapon, figures: 0, range: 500, visibility: 10 };
      expect(ruled('barrage', given, dice(2)).facts.landing).toBe('short');
    }
  });
});

describe('/effect: only the saves', () => {
  test('worked example 9: a battery on four men behind a wall, two of them near', () => {
    const given = { weapon: 'artillery', figures: 4, near: 2, cover: 'wall' };
    expect(chance('effect', given, { killed: 0 })).toBe('1/9');
    expect(chance('effect', given, { killed: 4 })).toBe('1/36');
    expect(ruled('effect', given, dice(3, 4, 2, 3)).facts).toStrictEqual({ figures: 4, killed: 2 });
  });

  test('HP-ART-14: a modifier is for every save', () => {
    expect(chance('effect', { weapon: 'artillery', figures: 2, modifier: 1 }, { killed: 2 })).toBe('1/4');
    expect(chance('effect', { weapon: 'artillery', figures: 2, modifier: -2 }, { killed: 2 })).toBe('1');
  });

  test('HP-GREN-04: those caught by a grenade save on 5 and 6, wherever they are', () => {
    const plain = { weapon: 'grenade', figures: 3 };
    const { facts, steps } = ruled('effect', plain, dice(5, 4, 6));
    expect(facts).toStrictEqual({ figures: 3, killed: 1 });
    expect(steps[0]!.rule).toBe('HP-GREN-04');
    expect(odds('effect', { ...plain, near: 3, cover: 'house' })).toStrictEqual(odds('effect', plain));
    expect(odds('effect', plain, 'deadly-grenades,woods-shelter')).toStrictEqual(odds('effect', plain));
    expect(chance('effect', { ...plain, modifier: 1 }, { killed: 0 })).toBe('1/8');
  });
});

test('thirty under each area, the most that may be, have odds at once', () => {
  const most = { figures: 30, short: 30, over: 30, right: 30, left: 30, near: 15 };
  expect(Object.keys(odds('barrage', { weapon: 'artillery', ...most }))).toHaveLength(1 + 5 * 31);
  expect(Object.keys(odds('effect', { weapon: 'artillery', figures: 30, near: 15 }))).toHaveLength(31);
  expect(wrong('barrage', { weapon: 'artillery', left: 31 }).says).toBe('out-of-range');
  expect(wrong('effect', { weapon: 'artillery', figures: 0 }).says).toBe('out-of-range');
});

test('a salvo takes no modifier', () => {
  expect(wrong('barrage', { weapon: 'artillery', modifier: 1 }).says).toBe('unknown-option');
});
