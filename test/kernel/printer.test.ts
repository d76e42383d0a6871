import { expect, test } from 'vitest';
import { print } from '../../src/kernel/printed/printer.ts';

const GUNS = {
  light: { rule: 'X-GUN-01', upTo: [5, 10], strike: [3, 1], reach: 10 },
  heavy: { rule: 'X-GUN-02', upTo: [8], strike: [6], reach: 30 },
};
const head = { id: 'guns', title: 'Guns', rule: 'X-GUN-01' };

test('an entry of the book is a row: its values, values of other lists under its ID, and one of two', () => {
  const cells = ['reach', 4, { by: { heavy: { crew: 5 } }, take: 'crew' }, { among: ['heavy'], is: 0, isnt: -1 }];
  const layout = {
    ...head,
    columns: ['reach', 'needs', 'crew', 'die'],
    rows: [{ each: GUNS, name: 'profile', cells }],
  };
  expect(print(layout, { light: { name: 'light gun' } })).toEqual({
    ...head,
    columns: [{ name: 'reach' }, { name: 'needs' }, { name: 'crew' }, { name: 'die' }],
    rows: [
      { of: 'light', name: 'light gun', cells: [10, 4, null, -1] },
      { of: 'heavy', cells: [30, 4, 5, 0] },
    ],
    notes: [],
  });
});

test('an entry with bands has a row for each, with that band’s values and the rule of the entry', () => {
  const layout = {
    ...head,
    columns: ['strike'],
    rows: [{ each: GUNS, bands: 'upTo', cells: ['strike'], rule: 'rule' }],
  };
  expect(print(layout).rows).toEqual([
    { of: 'light', at: '0-5″', cells: [3], rule: 'X-GUN-01' },
    { of: 'light', at: '5-10″', cells: [1], rule: 'X-GUN-01' },
    { of: 'heavy', at: '0-8″', cells: [6], rule: 'X-GUN-02' },
  ]);
});

test('columns may be bands of ranges, and a list fills a cell for each', () => {
  const layout = {
    ...head,
    as: 'modifier',
    columns: [{ bands: [5, 10] }],
    rows: [{ each: { light: GUNS.light }, cells: ['strike'] }],
  } as const;
  const { columns, rows } = print(layout);
  expect(columns).toEqual([
    { name: '0-5', as: 'modifier' },
    { name: '5-10', as: 'modifier' },
  ]);
  expect(rows).toEqual([{ of: 'light', cells: [3, 1] }]);
});

test('a chart with nothing added has the ends of its dice, others are open', () => {
  const chart = {
    rule: 'X-MOR-01',
    label: 'morale',
    sides: 6,
    rows: [
      [2, 'runs'],
      [6, 'holds'],
    ],
  } as const;
  expect(print({ ...head, columns: ['result'], rows: [{ faces: [chart] }, { totals: [chart] }] }).rows).toEqual([
    { of: { from: 1, to: 2 }, cells: ['runs'] },
    { of: { from: 3, to: 6 }, cells: ['holds'] },
    { of: { to: 2 }, cells: ['runs'] },
    { of: { from: 3 }, cells: ['holds'] },
  ]);
});

test('a cell may say that its entry has something, or which faces of a die it needs', () => {
  const each = { light: { steady: true, need: 6 }, heavy: { steady: false, need: 5 }, fixed: { need: null } };
  const cells = [
    { has: 'steady', is: 'yes' },
    { faces: 'need', sides: 6 },
  ];
  expect(print({ ...head, columns: ['steady', 'stuck'], rows: [{ each, cells }] }).rows).toEqual([
    { of: 'light', cells: ['yes', '6'] },
    { of: 'heavy', cells: [null, '5-6'] },
    { of: 'fixed', cells: [null, null] },
  ]);
});

test('a cell reads another list under the row’s ID: some of it, its words, its dice', () => {
  const members = [
    { who: 'gunner', count: 1 },
    { who: 'scout', count: 2 },
  ];
  const by = {
    gunner: {
      name: 'Gunner',
      arms: 'mg',
      side: 'pistol',
      may: ['fire', 'move-fast'],
      goes: { die: 'D6', plus: 4 },
      need: [1, 2, 3],
    },
    scout: { name: 'Scout', arms: 'rifle', may: ['move'], goes: { die: 'D3', plus: 0 }, need: [4, 5, 6] },
  };
  const cells = [
    'count',
    { by, listed: ['arms', 'side'] },
    { by, listed: ['may'] },
    { by, dice: 'goes' },
    { by, dice: 'sneaks' },
    { by, take: 'need', first: 2 },
  ];
  const columns = ['men', 'weapons', 'actions', 'goes', 'sneaks', 'PB', 'S'];
  expect(print({ ...head, columns, rows: [{ each: members, of: 'who', name: 'profile', cells }] }, by).rows).toEqual([
    { of: 'gunner', name: 'Gunner', cells: [1, 'mg, pistol', 'fire, move fast', 'D6+4″', null, 1, 2] },
    { of: 'scout', name: 'Scout', cells: [2, 'rifle', 'move', 'D3″', null, 4, 5] },
  ]);
});

test('only the entries that have a value are rows, and what is missing may be said in words', () => {
  const rows = [
    { each: GUNS, only: { has: 'crew' }, cells: ['reach'] },
    { each: GUNS, only: { has: 'reach', as: 30 }, cells: [{ take: 'crew', or: 'its own' }, 'upTo'] },
  ];
  expect(print({ ...head, columns: ['crew', 'to'], rows }).rows).toEqual([{ of: 'heavy', cells: ['its own', 8] }]);
});

test('entries that follow each other are for numbers from 1, the last for all above', () => {
  const each = [
    { upTo: 2, does: 'runs' },
    { upTo: 3, does: 'stays' },
    { upTo: Number.POSITIVE_INFINITY, does: 'wins' },
  ];
  expect(print({ ...head, columns: ['does'], rows: [{ each, upTo: 'upTo', cells: ['does'] }] }).rows).toEqual([
    { of: { from: 1, to: 2 }, cells: ['runs'] },
    { of: { from: 3, to: 3 }, cells: ['stays'] },
    { of: { from: 4 }, cells: ['wins'] },
  ]);
});

test('a range begins an inch after the band before; a dash leaves it to the next', () => {
  const ranges = { rifle: [0, 8, 15], molotov: [2, null, 10], gun: [6, 18, Number.POSITIVE_INFINITY] };
  expect(print({ ...head, columns: ['short', 'long'], rows: [{ ranges }] }).rows).toEqual([
    { of: 'rifle', cells: ['0-8', '9-15'] },
    { of: 'molotov', cells: [null, '2-10'] },
    { of: 'gun', cells: ['6-18', '19+'] },
  ]);
});

test('lists stand beside each other, as rows of their own or of one thing', () => {
  const lists = [[8, 20], [3]];
  const bands = ['short', 'long'];
  const rows = [
    { beside: bands, lists },
    { of: 'rifle', beside: bands, lists },
  ];
  expect(print({ ...head, columns: ['up to', 'needs'], rows }).rows).toEqual([
    { of: 'short', cells: [8, 3] },
    { of: 'long', cells: [20, null] },
    { of: 'rifle', at: 'short', cells: [8, 3] },
    { of: 'rifle', at: 'long', cells: [20, null] },
  ]);
});

test('a chart within a row: by totals of another, or by case', () => {
  const chart = {
    rule: 'X-ACT-01',
    label: 'action',
    sides: 6,
    rows: [
      [1, 'halt', 'X-ACT-02'],
      [6, 'advance'],
    ],
  } as const;
  const within = [
    { at: '1', cells: ['halt'], rule: 'X-ACT-02' },
    { at: '2-6', cells: ['advance'], rule: 'X-ACT-01' },
  ];
  const spans = [
    [0, chart],
    [2, chart],
    [Number.POSITIVE_INFINITY, chart],
  ] as const;
  expect(print({ ...head, columns: ['does'], rows: [{ spans }, { cases: { defending: chart } }] }).rows).toEqual(
    [{ to: 0 }, { from: 1, to: 2 }, { from: 3 }, 'defending'].flatMap((of) => within.map((row) => ({ of, ...row }))),
  );
});

test('notes are as they stand, or written from what is needed to hit', () => {
  const toHit = { rule: 'X-HIT-01', sides: 20, need: [8, 12] };
  expect(print({ ...head, columns: [], rows: [], notes: ['PB: point blank', { toHit }] }).notes).toEqual([
    'PB: point blank',
    'To hit: D20, 8/12 or more (X-HIT-01)',
  ]);
});
