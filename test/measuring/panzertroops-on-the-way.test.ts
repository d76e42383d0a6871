import { describe, expect, test } from 'vitest';
import { type Laid, measured, onTable } from './on-table.ts';

/** A house that hides whoever stands north of it from (20,12). */
const HOUSE = {
  id: 'house-1',
  kind: 'building',
  polygon: [
    [23, 18],
    [29, 18],
    [29, 22],
    [23, 22],
  ],
  storeys: 2,
};
const ROAD = {
  id: 'road-1',
  kind: 'road',
  line: [
    [20, 16],
    [20, 30],
  ],
  width: 1.5,
};
const WALL = {
  id: 'wall-1',
  kind: 'wall',
  line: [
    [21, 19],
    [25, 19],
  ],
  width: 0.25,
};

type Stands = Readonly<Record<string, unknown>>;

/** Mac moves, and Otto shoots in the defensive fire that follows. */
function two(profiles: readonly [string, string], mac: Stands, otto: Stands, ...pieces: readonly object[]): Laid {
  return {
    rules: 'panzertroops',
    pieces,
    units: [
      ['Mac', 'reds', profiles[0], mac],
      ['Otto', 'blues', profiles[1], otto],
    ],
  };
}

const MEN = ['rifleman', 'rifleman'] as const;
const runner = (...pieces: readonly object[]) => two(MEN, { at: [20, 20] }, { at: [20, 12] }, ...pieces);

const goes = (to: string) => `@anna /move who:Mac to:"${to}"`;
const BEHIND = goes('22,22.6 then 24.5,22.6');
const END = '@ump /turn end';
const fire = (more: string) => `@ben /fire attacker:Otto target:Mac ${more}`;
const ODDS = fire('odds:true');
const from = (place: string) => `@ump /battlefield measure from:Mac to:"${place}"`;

async function last(laid: Laid, ...commands: readonly string[]) {
  return (await onTable(laid, ...commands)).at(-1)!;
}

const farFrom = (answer: Awaited<ReturnType<typeof last>>) => answer.data!.measure!.distance.centre;

describe('defensive fire on a drawn table', () => {
  test('PT-ATK-01: whoever ran past in the open and ended behind a house is met before he got there', async () => {
    const odds = await last(runner(HOUSE, ROAD), BEHIND, END, ODDS);
    // 8″ from centre to centre where he set out, less half of his base.
    expect(measured(odds)).toEqual({ range: 7.6, obscured: false, cover: 'none' });
    expect(odds.data).toMatchObject({ met: [{ unit: 'Mac', at: [20, 20] }] });
    expect(odds.data!.cannot).toBeUndefined();
    expect(odds.read).toContain('The shot meets Mac on the way, at 20,20.');
  });

  test('PT-ATK-01: whoever ended out of range is met where he was in it', async () => {
    const laid = two(MEN, { at: [20, 21] }, { at: [20, 12] });
    const odds = await last(laid, goes('20,25'), END, ODDS);
    expect(measured(odds)).toMatchObject({ range: 8.6 });
  });

  test('PT-ATK-01: he’s met in the open, and not behind the wall where he ended', async () => {
    const odds = await last(runner(WALL), goes('22,19.6'), END, ODDS);
    // Half an inch on, √62.65 less half a base: further along the wall is behind him.
    expect(measured(odds)).toMatchObject({ range: 7.52, cover: 'none' });
  });

  test('PT-ATK-01: where no place of his way is better, he’s met where he stands', async () => {
    const odds = await last(runner(), goes('22,20'), END, ODDS);
    expect(measured(odds)).toEqual({ range: 7.85, obscured: false, cover: 'none' });
    expect(odds.data).not.toHaveProperty('met');
  });

  const TANKS = two(
    ['m4a2-sherman', 'stug-3'],
    { at: [30, 30], facing: 90, rectangle: [3, 1.5] },
    { at: [36, 10], facing: 0, rectangle: [3, 1.5] },
  );
  const TURNS = goes('36,30 then 36,26');

  test('PT-ATK-01: a tank that turned its front to the gun is met with its side to it', async () => {
    const odds = await last(TANKS, TURNS, END, '@ben /tankhit who:Otto target:Mac odds:true');
    // From the mantlet at (36,11.5) to its side at y 29.25.
    expect(measured(odds)).toMatchObject({ range: 17.75, facing: 'side', cover: 'none' });
    expect(odds.data).toMatchObject({ met: [{ unit: 'Mac', at: [34.5, 30] }] });
  });

  test('PT-IMMO-01: one that’s immobilised on its way moves no more (PT-ATK-01)', async () => {
    // 11 is its side’s armour.
    const hit = '@ben /tankhit who:Otto target:Mac faces:"5 6"';
    expect(farFrom(await last(TANKS, TURNS, END, hit, from('34.5,30')))).toBe(0);
  });

  test('PT-SPLIT-02: several of a split shot are met where they were near each other (PT-ATK-01)', async () => {
    const tank = two(
      ['rifleman', 'sherman'],
      { at: [20, 20] },
      { at: [20, 10], facing: 0, rectangle: [3, 1.5] },
      HOUSE,
    );
    const laid: Laid = { ...tank, units: [...tank.units, ['Joe', 'reds', 'rifleman', { at: [18.5, 20] }]] };
    const joe = '@anna /move who:Joe to:"20,22.6 then 22.9,22.7"';
    const shot = '@ben /fire attacker:Otto weapon:mmg target:"Mac,Joe" split:"1,1" odds:true';
    const odds = await last(laid, BEHIND, joe, END, shot);
    expect(odds.refused).toBeUndefined();
    expect(odds.data).toMatchObject({ met: [{ unit: 'Mac', at: [20, 20] }, { unit: 'Joe' }] });
  });

  test('PT-ATK-01: the way of a move in parts (PT-RUL-46) is all of it', async () => {
    const laid = two(MEN, { at: [20, 21] }, { at: [20, 12] });
    const odds = await last(laid, goes('20,23'), goes('20,25'), END, ODDS);
    expect(measured(odds)).toMatchObject({ range: 8.6 });
  });

  test('PT-ATK-01: the player may name another place of his way; the nearest to it counts', async () => {
    const odds = await last(runner(), goes('24,20'), END, fire('point:"22,21" odds:true'));
    // (22,20): √68 less half a base.
    expect(measured(odds)).toMatchObject({ range: 7.85 });
    expect(odds.data).toMatchObject({ met: [{ unit: 'Mac', at: [22, 20] }] });
  });

  test('PT-ATK-01: a place of a way that nobody has gone is an error', async () => {
    const answer = await last(runner(), END, fire('point:"22,21"'));
    expect(answer.error!.message).toContain('Mac didn’t move');
  });

  test('PT-ATK-01: a destroyed man lies where he was hit, and the reply says where', async () => {
    const answers = await onTable(
      { ...runner(HOUSE, ROAD), units: [...runner().units, ['Joe', 'reds', 'rifleman', { at: [2, 2] }]] },
      BEHIND,
      END,
      fire('faces:"6 6"'),
      '@ump /unit show unit:Mac',
    );
    expect(answers[2]!.read).toContain('The shot met Mac on the way, at 20,20 (road-1). Mac got no further.');
    expect(answers[3]!.data).toMatchObject({ unit: { gone: 'killed', fields: { at: '20,20' } } });
  });

  test('PT-PIN-02: a pinned man stops where he was hit, and is met no further on (PT-ATK-01)', async () => {
    // 2 + 2 + 1 is one less than his 6.
    const table = runner(HOUSE);
    const pinned = fire('point:"21,21.3" faces:"2 2"');
    expect(farFrom(await last(table, BEHIND, END, pinned, from('21,21.3')))).toBeCloseTo(0, 2);
    expect(farFrom(await last(table, BEHIND, END, fire('faces:"1 1"'), from('24.5,22.6')))).toBe(0);
  });

  test.each(['20,20', '20,20.04', '20,20.4'])(
    'PT-PIN-02: pinned at %s, as soon as he set out, he’s met no further on, where somebody else would see him',
    async (place) => {
      const { units, ...table } = runner(HOUSE);
      const laid = { ...table, units: [...units, ['Karl', 'blues', 'rifleman', { at: [27, 23] }]] } as Laid;
      const pinned = fire(`point:"${place}" faces:"2 2"`);
      const second = '@ben /fire attacker:Karl target:Mac odds:true';
      const answers = await onTable(laid, goes('20,25'), END, pinned, from(place), second);
      expect(farFrom(answers[3]!)).toBeCloseTo(0, 1);
      expect(answers[4]!.data).toMatchObject({ cannot: ['unseen'] });
      expect(answers[4]!.data).not.toHaveProperty('met');
    },
  );

  test.each([
    ['20,20.03', 'pinned at once', ['unseen']],
    ['20,20', 'back where he began', undefined],
  ])('PT-PIN-02: of a way that leads back to %s he’s met wherever he went: %s', async (end, _, cannot) => {
    const { units, ...table } = runner(HOUSE);
    const laid = { ...table, units: [...units, ['Karl', 'blues', 'rifleman', { at: [27, 23] }]] } as Laid;
    const way = `20,23 then ${end}`;
    const shots = cannot ? [fire('point:"20,20" faces:"2 2"')] : [];
    const second = '@ben /fire attacker:Karl target:Mac odds:true';
    const { data } = (await onTable(laid, goes(way), END, ...shots, second)).at(-1)!;
    if (cannot) expect(data).toMatchObject({ cannot });
    else expect(data).toHaveProperty('met');
  });

  test('PT-PIN-02: if somebody has come to stand there since, he stops beside him', async () => {
    const table = runner(HOUSE);
    const joe = ['Joe', 'reds', 'rifleman', { at: [17, 20] }] as const;
    const crowded = { ...table, units: [...table.units, joe] };
    const answer = await last(
      crowded,
      BEHIND,
      '@anna /move who:Joe to:"19.9,20"',
      END,
      fire('point:"20,20" faces:"2 2"'),
      from('19.9,20'),
    );
    expect(farFrom(answer)).toBeGreaterThan(0.8);
    expect(farFrom(answer)).toBeLessThan(1.6);
  });

  test('PT-ATK-01: values by hand win, and nobody is taken back then', async () => {
    const hit = fire('range:9 cover:none obscured:false faces:"2 2"');
    expect(farFrom(await last(runner(HOUSE), BEHIND, END, hit, from('24.5,22.6')))).toBe(0);
  });

  test('PT-ATK-01: in attacking fire he’s where he stands (PT-LOF-01)', async () => {
    const laid: Laid = { ...runner(HOUSE), begins: [] };
    const steps = Array.from({ length: 5 }, () => END);
    const refused = await last(laid, BEHIND, ...steps, fire(''));
    expect(refused.refused).toMatchObject({ rule: 'PT-LOF-01', reason: 'unseen' });
  });

  test('PT-ATK-01: what’s undone and given again comes to the same', async () => {
    const answers = await onTable(runner(HOUSE), BEHIND, END, fire('faces:"2 2"'), '@ben /undo', ODDS, BEHIND);
    expect(measured(answers[4]!)).toEqual({ range: 7.6, obscured: false, cover: 'none' });
  });
});
