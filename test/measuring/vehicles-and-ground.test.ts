import { describe, expect, test } from 'vitest';
import { type Laid, onTable } from './on-table.ts';

const square = (x: number, y: number, width: number, depth: number) => [
  [x, y],
  [x + width, y],
  [x + width, y + depth],
  [x, y + depth],
];

const driver = (rules: string, profile: string, pieces: readonly object[]): Laid => ({
  rules,
  pieces,
  units: [
    ['Fritz', 'reds', profile, { at: [10, 10], facing: 0, rectangle: [3, 1.5] }],
    ['Bell', 'blues', rules === 'landser' || rules === 'panzertroops' ? 'rifleman' : RIFLES[rules]!, { at: [60, 40] }],
  ],
  ...(rules === 'landser' ? { begins: ['@anna /initiative faces:"5 2"'] } : {}),
});
const RIFLES: Readonly<Record<string, string>> = { 'hans-n-panzer': 'infantry', 'ww2-skirmish': 'rifle-team' };

const bocage = [
  {
    id: 'bank',
    kind: 'bocage',
    line: [
      [0, 13],
      [30, 13],
    ],
    width: 0.5,
  },
];
const trench = [
  {
    id: 'sap',
    kind: 'trench',
    line: [
      [0, 13],
      [30, 13],
    ],
    width: 0.5,
  },
];
const wall = [
  {
    id: 'wall',
    kind: 'wall',
    line: [
      [0, 13],
      [30, 13],
    ],
    width: 0.25,
  },
];
const NORTH = '@anna /move who:Fritz to:"5 N" odds:true';

describe('where only tracks go', () => {
  test.each([
    ['hans-n-panzer', 'truck', 'bocage', bocage],
    ['hans-n-panzer', 'half-track', 'trench', trench],
    ['hans-n-panzer', 'truck', 'wall', wall],
    ['ww2-skirmish', 'jeep', 'bocage', bocage],
    ['ww2-skirmish', 'jeep', 'trench', trench],
  ])('%s: a %s doesn’t get through a %s', async (rules, profile, _kind, pieces) => {
    const [odds] = await onTable(driver(rules, profile, pieces), NORTH);
    expect(odds!.data?.cannot ?? odds).toContain('way');
  });

  test.each([
    ['hans-n-panzer', 'sherman', bocage],
    ['hans-n-panzer', 'sherman', wall],
    ['ww2-skirmish', 'sherman', bocage],
    ['ww2-skirmish', 'sherman', trench],
  ])('%s: a %s does', async (rules, profile, pieces) => {
    const [odds] = await onTable(driver(rules, profile, pieces), NORTH);
    expect(odds!.data!.cannot).toBeUndefined();
  });
});

test.each([
  ['trench', 1],
  ['stream', 1],
  ['wire', 0],
])('WS-VEH-03: a vehicle crosses a %s as %d obstacles', async (kind, count) => {
  const pieces = [
    {
      id: 'it',
      kind,
      line: [
        [0, 13],
        [30, 13],
      ],
      width: 0.5,
    },
  ];
  const [odds] = await onTable(driver('ww2-skirmish', 'sherman', pieces), NORTH);
  expect(odds!.data!.options.obstacles).toMatchObject({ value: count, from: 'table' });
});

test.each([
  [1.5, 5],
  [3, 6.5],
])('LS-VEH-07: %d″ of rubble on the way make it %d″', async (across, price) => {
  const half = across / 2;
  const pieces = [{ id: 'heap', kind: 'rubble', polygon: square(10 - half, 13 - half, across, across) }];
  const [odds] = await onTable(driver('landser', 'tiger', pieces), NORTH);
  // 3″ of rubble from 11.5 to 14.5, and the centre starts at 10.
  expect(odds!.data!.way).toMatchObject({ inches: 5, price: across < 2 ? 5 : price + 1.5 });
});

test('PT-MOR-09: whoever is shaken ends no nearer to the enemy', async () => {
  const [nearer, aside] = await onTable(
    {
      rules: 'panzertroops',
      pieces: [],
      units: [
        ['Bell', 'reds', 'rifleman', { at: [20, 20] }],
        ['Kurt', 'blues', 'rifleman', { at: [40, 20] }],
      ],
      begins: ['@ump /game house toggle:morale on:true', '@ump /unit edit unit:Bell fields:"morale:shaken"'],
    },
    '@anna /move who:Bell to:"2 E"',
    '@anna /move who:Bell to:"2 W" odds:true',
  );
  expect(nearer!.refused).toMatchObject({ rule: 'PT-MOR-09', reason: 'way' });
  expect(nearer!.refused).toMatchObject({ message: expect.stringContaining('ends nearer to Kurt') });
  expect(aside!.data!.cannot).toBeUndefined();
});

test('a way that’s barred is refused with the cheapest way round, which isn’t', async () => {
  const laid: Laid = {
    rules: 'landser-classic',
    pieces: [{ id: 'pond', kind: 'river', polygon: square(12, 9, 1, 2) }],
    units: [
      ['Hale', 'reds', 'rifleman', { at: [11, 10] }],
      ['Kruse', 'blues', 'rifleman', { at: [60, 40] }],
    ],
    begins: ['@anna /initiative faces:"5 2"'],
  };
  const [barred] = await onTable(laid, '@anna /move who:Hale to:"14,10" action:move');
  const message = (barred!.refused as { message?: string }).message!;
  expect(message).toContain('pond is in the way. The cheapest way round is to:"');
  const [, legs] = /to:"([^"]+)"/.exec(message)!;
  const [odds] = await onTable(laid, `@anna /move who:Hale to:"${legs}" action:move odds:true`);
  expect(odds!.data!.cannot ?? []).not.toContain('way');
});

test('LS-TERR-06: nobody crosses a wall at a run, and the book’s own rule says so', async () => {
  const laid: Laid = {
    rules: 'landser',
    pieces: wall,
    units: [
      ['Hale', 'reds', 'rifleman', { at: [10, 12] }],
      ['Kruse', 'blues', 'rifleman', { at: [60, 40] }],
    ],
    begins: ['@anna /initiative faces:"5 2"'],
  };
  const [refused] = await onTable(laid, '@anna /move who:Hale to:"2 N" action:move-fast');
  expect(refused!.refused).toMatchObject({ rule: 'LS-TERR-06', reason: 'way' });
});

test('a move goes behind a piece: it lies between him and the nearest enemy', async () => {
  const laid: Laid = {
    rules: 'landser-classic',
    pieces: [
      {
        id: 'wall-1',
        kind: 'wall',
        line: [
          [14, 6],
          [14, 14],
        ],
        width: 0.25,
      },
    ],
    units: [
      ['Hale', 'reds', 'rifleman', { at: [11, 10] }],
      ['Kruse', 'blues', 'rifleman', { at: [40, 10] }],
    ],
    begins: ['@anna /initiative faces:"5 2"'],
  };
  const [odds] = await onTable(laid, '@anna /move who:Hale to:"behind wall-1" odds:true');
  const { ends } = odds!.data!.way as { ends: [number, number] };
  expect(ends[0]).toBeGreaterThan(13);
  expect(ends[0]).toBeLessThan(13.9);
});

test('HP-ART-03: a mortar’s observer sees the middle of the template, whoever its target is', async () => {
  const laid: Laid = {
    rules: 'hans-n-panzer',
    pieces: [{ id: 'Farm', kind: 'building', polygon: square(38, 20, 6, 3) }],
    units: [
      ['Werfer', 'reds', 'infantry-mortar', { at: [40, 5], facing: 0 }],
      ['Adler', 'blues', 'infantry', { at: [33, 26], facing: 180 }],
    ],
  };
  const [seen, hidden] = await onTable(
    laid,
    '@anna /barrage attacker:Werfer target:Adler weapon:infantry-mortar point:"33,26" odds:true',
    '@anna /barrage attacker:Werfer target:Adler weapon:infantry-mortar point:"40,26" odds:true',
  );
  expect(seen!.data!.cannot).toBeUndefined();
  expect(hidden!.data!.cannot).toEqual(['unseen']);
});

test('WS-FLM-07, WS-EFF-03: flame takes a whole team, and what bullets have hit isn’t measured', async () => {
  const laid: Laid = {
    rules: 'ww2-skirmish',
    pieces: [],
    units: [
      ['Bell', 'reds', 'rifle-team', { at: [10, 10] }],
      ['Lang', 'blues', 'rifle-team', { at: [14, 10], formation: 'open' }],
    ],
  };
  const [flame, mg] = await onTable(
    laid,
    '@ump /effect attacker:Bell target:Lang by:flame odds:true',
    '@ump /effect attacker:Bell target:Lang by:mg odds:true',
  );
  expect(flame!.data!.options.figures).toMatchObject({ value: 4, from: 'table' });
  expect(mg!.data!.options.figures!.from).toBe('default');
});

test('WS-MEL-03: extra figures are those of the side, whatever team they’re in', async () => {
  const laid: Laid = {
    rules: 'ww2-skirmish',
    pieces: [],
    units: [
      ['Bell', 'reds', 'sniper', { at: [10, 10] }],
      ['Hale', 'reds', 'sniper', { at: [10, 11.4] }],
      ['Lang', 'blues', 'sniper', { at: [11, 10.7] }],
    ],
  };
  const [odds] = await onTable(laid, '@anna /assault attacker:Bell target:Lang odds:true');
  expect(odds!.data!.options.extra).toMatchObject({ value: 1, from: 'table' });
});

test('GREN: a man who’s named leaves the others in the blast to commands that the referee writes', async () => {
  const laid: Laid = {
    rules: 'landser',
    pieces: [],
    units: [
      ['Hale', 'reds', 'rifleman', { at: [30, 10] }],
      ['Voss', 'blues', 'rifleman', { at: [30, 17] }],
      ['Dunn', 'blues', 'rifleman', { at: [31, 17] }],
    ],
    begins: ['@anna /initiative faces:"5 2"'],
  };
  const [odds] = await onTable(laid, '@anna /grenade who:Hale target:Voss odds:true');
  expect(odds!.data!.targets).toEqual(['Voss']);
  expect(odds!.data!.more).toMatchObject([{ targets: ['Dunn'], options: { 'blast-cover': 'none' } }]);
});
