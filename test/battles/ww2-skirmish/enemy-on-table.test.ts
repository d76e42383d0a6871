import { describe, expect, test } from 'vitest';
import { drawnTable } from '../../../src/referee/battlefield/drawn.ts';
import { alone, placeOf } from './alone-on-table.ts';

const wall = (id: string, line: readonly (readonly number[])[]) => ({ id, kind: 'wall', line, width: 0.25 });
const area = (id: string, kind: string, [x, y, right, up]: readonly [number, number, number, number]) => ({
  id,
  kind,
  polygon: [
    [x, y],
    [right, y],
    [right, up],
    [x, up],
  ],
});

describe('the enemy’s moves on a drawn table, against the book', () => {
  test('R-05, WS-MOVE-04: a stream at the end of its way slows only the move in which it’s waded', async () => {
    // 6″ over open ground, and 3″ in the water: as one march of two moves it would be 2 × 3″.
    const playing = await alone(
      [
        ['Hale', 'paras', 'rifle-team-nco', [20, 10], 0],
        ['Weber', 'germans', 'rifle-team-nco', [20, 28], 180],
      ],
      [area('brook', 'stream', [0, 18.5, 72, 20])],
    );
    const told = await playing.hears('anna', '/turn end faces:"6"');
    const [, y] = await placeOf(playing, 'Weber');
    expect(28 - y).toBeGreaterThan(8.5);
    expect(28 - y).toBeLessThanOrEqual(9.01);
    expect(told).toMatch(/Weber moves: 8\.\d+″ towards Hale\. WS-ACT-02/);
  });

  test('WS-ACT-07: whoever halts turns to the nearest enemy', async () => {
    const playing = await alone([
      ['Hale', 'paras', 'rifle-team-nco', [20, 12], 0],
      ['Kruse', 'germans', 'hmg-team', [20, 30], 90],
    ]);
    // A tripod’s gun halts and fires where the chart says to move (WS-ACT-10).
    await playing.says('anna', '/turn end faces:"6 1 1 1"');
    const { facing } = (await playing.unit('Kruse')).fields;
    expect(facing).toBe(180);
  });

  test('WS-AFV-02: whom an AFV hasn’t made out it hasn’t met: it carries on, and throws for nothing', async () => {
    const playing = await alone(
      [
        ['Hale', 'paras', 'rifle-team-nco', [40, 8], 0],
        ['Pant', 'germans', 'panther', [40, 36], 180],
      ],
      [
        wall('wall-1', [
          [20, 20],
          [60, 20],
        ]),
      ],
    );
    const told = await playing.hears('anna', '/turn end');
    expect(told).toContain('Pant has not made out Hale');
    expect(told).not.toContain('Order: ');
    expect((await playing.unit('Pant')).fields['enemy-seen']).toBeUndefined();
  });

  test.each([
    ['turns to the enemy at the end of its way', [50, 32.6], 270],
    ['doesn’t turn where it would stand on somebody then', [41.65, 32.6], 180],
  ] as const)('WS-AFV-14: an AFV that manoeuvres %s', async (_, lorry, facing) => {
    const playing = await alone([
      ['Hale', 'paras', 'rifle-team-nco', [26, 34], 90],
      ['Mark', 'germans', 'medium-tank', [40, 40], 180],
      ['Weber', 'germans', 'sniper', [40, 30], 180],
      ['Opel', 'germans', 'lorry', lorry, 180],
    ]);
    await playing.says('anna', '/unit edit unit:Mark fields:order:manoeuvre');
    await playing.says('anna', '/turn end faces:"1"');
    const { at, facing: faces } = (await playing.unit('Mark')).fields;
    expect(at).toBe('40,32.5');
    expect(Math.round(Number(faces))).toBe(facing);
  });

  test('WS-AFV-16: a crew that bales out stands beside its vehicle, which stays there, and runs from the enemy', async () => {
    const playing = await alone([
      ['Sher', 'paras', 'sherman', [40, 20], 0],
      ['Mark', 'germans', 'medium-tank', [40, 35], 180],
    ]);
    await playing.says('anna', '/tankhit attacker:Sher target:Mark faces:"20 12"');
    expect((await playing.unit('Mark')).fields.immobilised).toBe(true);
    // Its shot misses; at the start of turn 2 it throws a 1.
    const told = await playing.hears('anna', '/turn end faces:"1 1"');
    expect(told).toContain('Mark’s crew bails out');
    const table = drawnTable(await playing.game())!;
    const crew = table.figuresOf(await playing.unit('Mark'));
    expect(crew).toHaveLength(5);
    expect(crew.every(({ base, at: [, y] }) => 'circle' in base && y > 36.5)).toBe(true);
    const hull = table.terrain.pieces.find(({ piece }) => piece.id === 'Mark-hull');
    expect(hull?.piece.kind).toBe('wreck');
    expect(hull?.solid.box).toMatchObject({ minY: 33.5, maxY: 36.5 });
    const before = (await placeOf(playing, 'Mark'))[1];
    await playing.says('anna', '/turn end');
    expect((await placeOf(playing, 'Mark'))[1]).toBeGreaterThan(before + 6);
  });

  test('WS-VEH-08, WS-HAT-04: a vehicle’s speed is what it has gone, not what it might have', async () => {
    const playing = await alone([
      ['Sher', 'paras', 'sherman', [40, 20], 0],
      ['Mark', 'germans', 'medium-tank', [10, 45], 180],
    ]);
    await playing.says('anna', '/move who:Sher to:"3 N"');
    expect((await playing.unit('Sher')).fields.speed).toBe(3);
  });

  test('WS-MEL-01, R-52: a charge ends within 1″, and nobody fights from farther off', async () => {
    const playing = await alone([
      ['Hale', 'paras', 'rifle-team-nco', [20, 20], 0],
      ['Weber', 'germans', 'rifle-team-nco', [20, 29], 180],
    ]);
    expect(await playing.fails('anna', '/assault who:Hale target:Weber')).toContain('8.2″ from Hale');
    const short = await playing.fails('anna', '/move who:Hale target:Weber to:"4 N"');
    expect(short).toMatch(/Too far apart: Weber is 4\.2″ from Hale, and 1″ is the most\. WS-MEL-01/);
    await playing.says('anna', '/move who:Hale target:Weber to:"8 N" moves:2');
    // WS-MEL-04: beaten by 2 with friends at hand, he’s forced back 1″, and keeps facing whom he fights.
    await playing.says('anna', '/assault who:Hale target:Weber faces:"6 4"');
    expect(await placeOf(playing, 'Weber')).toEqual([20, 30]);
    expect((await playing.unit('Weber')).fields.facing).toBe(180);
    expect(await playing.fails('anna', '/assault who:Hale target:Weber')).toContain('WS-MEL-01');
  });

  test('WS-MOR-06: players’ units that fall back are moved, too: straight away from the nearest enemy', async () => {
    const playing = await alone([
      ['Hale', 'paras', 'sniper', [20, 20], 0],
      ['Weber', 'germans', 'rifle-team-nco', [20, 36], 180],
    ]);
    await playing.says('anna', '/unit edit unit:Hale fields:suppressed:1');
    await playing.says('anna', '/morale who:Hale faces:"5 4" confirm:true');
    const { idle } = (await playing.unit('Hale')).fields;
    const [x, y] = await placeOf(playing, 'Hale');
    // The nearest of Weber’s men stands half an inch to the side.
    expect([idle, Math.round(x), y]).toEqual([true, 20, 16]);
  });

  test('WS-GEN-09: portals that the foremost figures have passed stand near the line to their edge again, out of sight', async () => {
    const portals = [1, 2, 3, 4, 5, 6].map((n) => ['P', 'germans', 'portal', [46 + 3 * n, 12], 180] as const);
    const playing = await alone(
      [
        ['Hale', 'paras', 'rifle-team-nco', [36, 24], 0],
        ...portals.map(([name, ...rest], n) => [`${name}${n + 1}`, ...rest] as const),
      ],
      // Behind the hedge they’re in cover, and stay where they are.
      [
        area('barn', 'building', [34, 36, 40, 40]),
        {
          ...wall('hedge-1', [
            [46, 12.7],
            [68, 12.7],
          ]),
          kind: 'hedge',
        },
      ],
      '/turn end faces:"1"',
    );
    // 6, less 1 before contact, and 1 for each of five further portals in sight.
    const told = await playing.hears('anna', '/turn end faces:"6"');
    expect(told).toContain('= 10 → redeploy');
    const table = drawnTable(await playing.game())!;
    const places = await Promise.all(portals.map((_, n) => placeOf(playing, `P${n + 1}`)));
    for (const [x, y] of places) expect([y > 24, Math.abs(x - 36) <= 6]).toEqual([true, true]);
    // The barn hides as many as there’s room for, and they’re still there: it was an act of its own.
    expect(places.filter(([, y]) => y > 40).length).toBeGreaterThanOrEqual(1);
    expect(new Set(places.map(String)).size).toBe(6);
    expect(table.bodies.length).toBeGreaterThan(6);
  });
});
