import { beforeEach, describe, expect, test } from 'vitest';
import { callsOf } from '../../../bench/calls.ts';
import { tableIn } from '../../../src/referee/battlefield/laying.ts';
import { Playing } from '../playing.ts';

let table: Playing;

beforeEach(async () => {
  table = await Playing.caen();
  await table.says('anna', '/unit add profile:rifleman name:Bell');
  await table.says('ben', '/unit add profile:rifleman name:Kruse');
});

const NEW = '/battlefield new size:48x36';
const WALL = '/battlefield lay piece:"wall wall-1 from 20,14 to 26,14"';

describe('a drawn table', () => {
  test('is laid by an umpire who plays no side, measured by anybody, undone and redone', async () => {
    await table.says('ute', NEW);
    await table.says('ute', WALL);
    await table.says('ute', '/battlefield move what:Bell to:10,10 facing:70');
    await table.says('ute', '/battlefield move what:Kruse to:22,14.6 facing:250');
    expect(await table.hears('ben', '/battlefield measure from:Bell to:Kruse')).toContain(
      '12.85″ from centre to centre',
    );
    await table.says('ute', '/undo');
    expect((await table.unit('Kruse')).fields.at).toBeUndefined();
    await table.says('ute', '/redo');
    expect((await table.unit('Kruse')).fields).toMatchObject({ at: '22,14.6', facing: 250 });
    expect((await table.game()).battlefield).toMatchObject({ size: [48, 36], pieces: [{ id: 'wall-1' }] });
  });

  test('has the same terrain, and all that was measured on it, after a unit is moved by hand, and only what moved is drawn again', async () => {
    await table.says('ute', NEW);
    await table.says('ute', WALL);
    await table.says('ute', '/battlefield move what:Bell to:10,10');
    await table.says('ute', '/battlefield move what:Kruse to:22,14.6');
    const before = tableIn(await table.game());
    const svgOf = async () => (await table.says('ute', '/battlefield show')).document.pictures![0]!.svg();
    await svgOf();
    await table.says('ute', '/battlefield move what:Bell to:11,10');
    expect(tableIn(await table.game()).terrain).toBe(before.terrain);
    const drawn = await callsOf(svgOf);
    expect(drawn.of('battlefield/figures.ts', 'figureDrawn')).toBe(1);
    expect(drawn.of('battlefield/pieces.ts', 'pieceDrawn')).toBe(0);
    await table.says('ute', '/battlefield move what:wall-1 to:30,14');
    expect(tableIn(await table.game()).terrain).not.toBe(before.terrain);
  });

  test('is asked of the other side by a player', async () => {
    await table.says('anna', NEW);
    expect((await table.game()).battlefield).toBeUndefined();
    expect(await table.hears('ben', '/turn status')).toContain('wants to change the drawn table');
    await table.says('ben', '/agree');
    expect((await table.game()).battlefield?.size).toEqual([48, 36]);
    expect(await table.fails('carla', WALL)).toContain('Only players and umpires');
  });

  test('is nothing that the next battle finds', async () => {
    await table.says('ute', NEW);
    await table.says('ute', '/battlefield move what:Bell to:10,10');
    await table.says('ute', '/turn end');
    await table.says('ute', '/game battle');
    expect((await table.game()).battlefield).toBeUndefined();
    expect((await table.unit('Bell')).fields.at).toBeUndefined();
  });

  test('is left by whoever goes out of play', async () => {
    await table.says('ute', NEW);
    await table.says('ute', '/battlefield move what:Bell to:10,10');
    await table.says('ute', '/battlefield remove what:Bell');
    expect((await table.unit('Bell')).fields.at).toBeUndefined();
    expect(await table.fails('ute', '/battlefield remove what:Bell')).toContain('isn’t on the table');
  });
});

describe('a player’s own units', () => {
  beforeEach(async () => {
    await table.says('ute', NEW);
    await table.says('ute', '/battlefield lay piece:"edge allies south; deployment 6"');
  });

  test('deploy in the strip along their edge, before the first turn', async () => {
    const own = (await table.unit('Bell')).side;
    await table.says('ute', `/battlefield lay piece:"edge ${own} south"`);
    await table.says('anna', '/battlefield move what:Bell to:20,5');
    expect((await table.unit('Bell')).fields.at).toBe('20,5');
    expect(await table.fails('anna', '/battlefield move what:Bell to:20,7')).toContain('within 6″ of the south edge');
    await table.says('ute', '/turn end');
    await table.says('anna', '/battlefield move what:Bell to:20,4');
    expect((await table.unit('Bell')).fields.at).toBe('20,5');
  });

  test('don’t stand on one another, or off the table', async () => {
    await table.says('ute', '/battlefield move what:Kruse to:10,3');
    expect(await table.fails('ute', '/battlefield move what:Bell to:10.7,3')).toContain('can’t stand on Kruse');
    await table.says('ute', '/battlefield move what:Bell to:10.8,3');
    expect(await table.fails('ute', '/battlefield move what:Bell to:0.3,3')).toContain('wouldn’t fit');
  });
});

describe('a place', () => {
  beforeEach(async () => {
    await table.says('ute', NEW);
    await table.says(
      'ute',
      '/battlefield lay piece:"wall wall-1 from 20,14 to 26,14; road road-1 from 0,30 to 40,30; building house-1 at 40,10 size 4x4"',
    );
    await table.says('ute', '/battlefield move what:Bell to:10,10');
    await table.says('ute', '/battlefield move what:Kruse to:22,20');
  });

  test.each([
    ['C4', '2.5,3.5'],
    ['3 N', '10,13'],
    ['2 se', '11.41,8.59'],
    ['6 toward Kruse', '14.61,13.84'],
    ['4 from Kruse', '6.93,7.44'],
    ['along road-1 8', '18,30'],
  ])('%s', async (to, at) => {
    await table.says('ute', `/battlefield move what:Bell to:"${to}"`);
    expect((await table.unit('Bell')).fields.at).toBe(at);
  });

  test('behind a wall is out of the enemy’s sight, and touches it', async () => {
    await table.says('ute', '/battlefield move what:Bell to:"behind wall-1"');
    const [x, y] = String((await table.unit('Bell')).fields.at)
      .split(',')
      .map(Number);
    expect([x! > 17 && x! < 28, y! < 14 && y! > 13]).toEqual([true, true]);
  });

  test('in a wood that covers the largest table is the nearest free one, also from far outside it', async () => {
    await table.says('ute', '/battlefield new size:240x240');
    await table.says('ute', '/battlefield lay piece:"wood wood-1 at 120,120 size 120x120"');
    await table.says('ute', '/battlefield move what:Kruse to:60,120');
    await table.says('ute', '/battlefield move what:Bell to:5,120');
    await table.says('ute', '/battlefield move what:Bell to:"in wood-1"');
    const [x, y] = String((await table.unit('Bell')).fields.at)
      .split(',')
      .map(Number) as [number, number];
    const tried = Array.from({ length: 40 }, (_, i) => [60 + (i % 8) / 4, 120 + Math.floor(i / 8) / 4] as const);
    const free = tried.filter(([a, b]) => Math.hypot(a - 60, b - 120) > 0.8);
    const nearest = Math.min(...free.map(([a, b]) => Math.hypot(a - 5, b - 120)));
    expect(Math.hypot(x - 5, y - 120)).toBeCloseTo(nearest, 2);
  });

  test('in a house is free', async () => {
    await table.says('ute', '/battlefield move what:Kruse to:40,10');
    await table.says('ute', '/battlefield move what:Bell to:"in house-1"');
    const at = (await table.unit('Bell')).fields.at;
    expect(at).not.toBe('40,10');
    expect(await table.hears('ute', `/battlefield measure ground:${at}`)).toContain('house-1');
  });

  test('that nobody knows is told with what would be right', async () => {
    expect(await table.fails('ute', '/battlefield move what:Bell to:wal-1')).toContain('Did you mean wall-1?');
    expect(await table.fails('ute', '/battlefield measure from:"3 N" to:Bell')).toContain(
      'depends on where somebody starts',
    );
  });
});

test('a name wins over the square of that name', async () => {
  await table.says('ute', NEW);
  await table.says('ute', '/battlefield lay piece:"unit A1 at 30,30 circle 1"');
  expect(await table.hears('ute', '/battlefield measure from:A1 to:30,20')).toContain('10″ from centre to centre');
});

describe('a whole table', () => {
  const FORM = {
    format: 'umpire-table',
    version: 1,
    size: [72, 48],
    pieces: [
      {
        id: 'wood-1',
        kind: 'wood',
        polygon: [
          [10, 10],
          [16, 10],
          [16, 15],
        ],
      },
      {
        id: 'wall-1',
        kind: 'wall',
        line: [
          [20, 8],
          [26, 8],
        ],
        width: 0.25,
        height: 1,
      },
      { id: 'hill-1', kind: 'hill', circle: [40, 30, 6], level: 1, steep: false },
    ],
    units: [
      { name: 'Bell', at: [12.5, 8], facing: 0, storey: 0, circle: 0.8 },
      { name: 'Tiger', at: [40, 20], facing: 270, rectangle: [3, 1.5], vehicle: true, height: 1.5 },
    ],
    edges: { allies: 'south' },
  };
  const told = (form: object) => `/battlefield import json:"${JSON.stringify(form).replaceAll('"', '\\"')}"`;

  test('comes in and goes out as the same JSON', async () => {
    await table.says('ute', told(FORM));
    const { battlefield, units } = await table.game();
    const { formOfTable } = await import('../../../src/referee/battlefield/table-file.ts');
    expect(formOfTable(battlefield!, units)).toEqual(FORM);
  });

  test('takes the place of what lay there, units too', async () => {
    await table.says('ute', told(FORM));
    await table.says('ute', '/battlefield move what:Kruse to:3,3');
    await table.says('ute', told({ ...FORM, pieces: [], units: [] }));
    expect((await table.game()).battlefield).toMatchObject({ pieces: [], markers: [] });
    expect([(await table.unit('Bell')).fields.at, (await table.unit('Kruse')).fields.at]).toEqual([
      undefined,
      undefined,
    ]);
  });

  test.each([
    [{ ...FORM, size: [11, 48] }, 'size.0'],
    [{ ...FORM, version: 2 }, 'version'],
    [{ ...FORM, pieces: [{ id: 'x', kind: 'wood', circle: [1, 1, -1] }] }, 'pieces.0.circle.2'],
    [{ ...FORM, pieces: [FORM.pieces[0], FORM.pieces[0]] }, 'Two things are called wood-1'],
    [
      { ...FORM, pieces: Array.from({ length: 1001 }, (_, i) => ({ id: `p${i}`, kind: 'wood', circle: [1, 1, 1] })) },
      'pieces',
    ],
    [{ ...FORM, edges: { martians: 'south' } }, 'martians'],
  ])('is refused where it’s wrong: %#', async (form, says) => {
    expect(await table.fails('ute', told(form))).toContain(says);
  });
});
