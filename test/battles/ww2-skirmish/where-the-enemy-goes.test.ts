import { describe, expect, test } from 'vitest';
import { table as values } from '../../../data/ww2-skirmish/table.ts';
import { sceneOf } from '../../../src/campaign/scene.ts';
import { atOnce } from '../../../src/kernel/at-once.ts';
import { togglesOn } from '../../../src/kernel/ruleset.ts';
import type { Enemy } from '../../../src/measuring/enemy.ts';
import { Eyes } from '../../../src/measuring/eyes.ts';
import { drawnTable } from '../../../src/referee/battlefield/drawn.ts';
import { rulesetOf } from '../../../src/rules/index.ts';
import { tables } from '../../../src/rules/tables.ts';
import type { Body } from '../../../src/table/body.ts';
import type { Point } from '../../../src/table/shape.ts';
import { raysSlowly } from '../../table/slowly.ts';
import { alone } from './alone-on-table.ts';

const enemy: Enemy = tables['ww2-skirmish']!.enemy!;

type Units = Parameters<typeof alone>[0];

/** The table as one of its units sees it, with fields of its own. */
async function seenBy(
  name: string,
  units: Units,
  pieces: readonly object[] = [],
  fields: Readonly<Record<string, string | number | boolean>> = {},
): Promise<Eyes> {
  // Before the first turn: its throw for arrivals already moves portals that are come upon.
  const playing = await alone(units, pieces, '/unit list');
  const campaign = await playing.referee.campaign('caen');
  const known = await playing.unit(name);
  const actor = { ...known, fields: { ...known.fields, ...fields } };
  const { game: begun } = campaign;
  const all = { ...begun!.units, [known.id]: actor };
  const game = { ...begun!, table: { ...begun!.table, solo: 'germans' }, units: all };
  const ruleset = rulesetOf(game.rules);
  return new Eyes(drawnTable(game)!, values, sceneOf(game, ruleset, togglesOn(ruleset, campaign.house), { actor }));
}

const goes = (eyes: Eyes) => atOnce(enemy.heads(eyes, {}));
const wall = (id: string, y: number, [left, right]: Point = [16, 24]) => ({
  ...{ id, kind: 'wall', width: 0.25 },
  line: [
    [left, y],
    [right, y],
  ],
});
const house = (id: string, x: number, y: number) => ({
  ...{ id, kind: 'building' },
  polygon: [
    [x, y],
    [x + 4, y],
    [x + 4, y + 4],
    [x, y + 4],
  ],
});
const far = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(ax - bx, ay - by);

const HALE = ['Hale', 'paras', 'rifle-team-nco', [20, 10], 0] as const;
const WEBER = ['Weber', 'germans', 'rifle-team-nco', [20, 30], 180] as const;

describe('WS-ACT-08: whoever retreats', () => {
  test('goes to the nearest cover farther from all enemies, and not to what’s nearer and in front', async () => {
    const to = goes(
      await seenBy('Weber', [HALE, WEBER], [wall('front', 27), wall('rear', 37)], { order: 'retreat' }),
    )!.to;
    expect(to[1]).toBeGreaterThan(37);
    expect(to[1]).toBeLessThan(38.5);
  });

  test('without any within a move runs straight away from the nearest', async () => {
    const { to } = goes(await seenBy('Weber', [HALE, WEBER], [wall('front', 27)], { order: 'retreat' }))!;
    expect([Math.round(to[0]), to[1] > 44]).toEqual([20, true]);
  });

  test('in cover, with less than half its strength, goes to the nearest friends who aren’t in front of it', async () => {
    const friends = [
      ['Kruse', 'germans', 'rifle-team', [32, 36], 180],
      ['Lang', 'germans', 'rifle-team', [20, 24], 180],
    ] as const;
    const weak = { 'f1-state': 'killed', 'f2-state': 'killed', 'f3-state': 'killed', 'in-cover': 'hard' };
    const eyes = await seenBy('Weber', [HALE, WEBER, ...friends], [wall('front', 29)], { order: 'retreat', ...weak });
    expect(far(goes(eyes)!.to, [32, 36])).toBeLessThan(3);
  });
});

describe('an AFV', () => {
  const MARK = ['Mark', 'germans', 'medium-tank', [40, 30], 180] as const;

  test('WS-AFV-13: that halts goes to cover within 6″ and turns to the nearest enemy; to nothing farther off', async () => {
    const near = goes(await seenBy('Mark', [HALE, MARK], [wall('near', 26.5, [36, 44])], { order: 'halt' }))!;
    expect(far(near.to, [40, 30])).toBeLessThanOrEqual(6);
    expect(near.to[1]).toBeGreaterThan(26.5);
    expect(far(near.faces!, [20, 10])).toBeLessThan(3);
    const away = await seenBy('Mark', [HALE, MARK], [wall('away', 20, [36, 44])], { order: 'halt' });
    expect(goes(away)).toBeUndefined();
  });

  test('WS-AFV-14: that manoeuvres joins the nearest infantry of its own', async () => {
    const others = [
      ['Near', 'germans', 'rifle-team', [48, 34], 180],
      ['Far', 'germans', 'rifle-team', [20, 40], 180],
      ['Pant', 'germans', 'panther', [42, 36], 180],
    ] as const;
    const { to, enough } = goes(await seenBy('Mark', [HALE, MARK, ...others], [], { order: 'manoeuvre' }))!;
    expect(far(to, [48, 34])).toBeLessThan(3);
    const beside: Body = {
      name: 'Mark',
      at: [to[0] - 2, to[1]],
      facing: 90,
      base: { rectangle: [3, 1.5] },
      height: 1.5,
    };
    expect([enough!(beside), enough!({ ...beside, at: [40, 30] })]).toEqual([true, false]);
  });

  test('WS-AFV-15: that retreats goes away from what threatens it most, a gun, though men are nearer', async () => {
    const threats = [
      ['Moss', 'paras', 'rifle-team', [40, 38], 180],
      ['Gun', 'paras', 'at-gun', [40, 12], 0],
    ] as const;
    const { to, or } = goes(await seenBy('Mark', [...threats, MARK], [], { order: 'retreat' }))!;
    for (const place of [to, ...or!]) expect(far(place, [40, 12])).toBeGreaterThan(18);
  });
});

describe('portals', () => {
  const portal = (name: string, at: Point) => [name, 'germans', 'portal', at, 180] as const;
  const inches = async (eyes: Eyes, at: Point) => far(atOnce(enemy.arrives(eyes, undefined))!.at, at);

  test('WS-GEN-08: a tank comes on at the portal farthest from the players’ tank of those that see it', async () => {
    const units = [
      ['Sher', 'paras', 'sherman', [36, 8], 0],
      ['Mark', 'germans', 'medium-tank', [4, 44], 180],
      portal('Near', [36, 24]),
      portal('Far', [60, 40]),
      portal('Blind', [10, 44]),
    ] as const;
    // From behind the house nobody sees the Sherman.
    const eyes = await seenBy('Mark', units, [house('barn', 11, 38)]);
    expect(await inches(eyes, [60, 40])).toBeLessThan(6);
  });

  const told = (eyes: Eyes) => atOnce(enemy.answers(eyes, { id: 'portals', options: {} }));

  test('WS-PORT-01: one in cover moves on once a figure that sees it is within 8″, and not farther off', async () => {
    // Its base is 0.8″ across, and so is the nearest figure’s.
    const at = async (y: number) =>
      told(
        await seenBy(
          'Gate',
          [['Hale', 'paras', 'sniper', [20, y], 0], portal('Gate', [20, 30])],
          [wall('wall-1', 29, [18, 22]), house('barn', 22, 32)],
        ),
      );
    expect(await at(21.2)).toMatchObject({ 'in-sight': 'Gate', 'come-upon': 'Gate' });
    const far8 = await at(20.9);
    expect(far8).toMatchObject({ 'in-sight': 'Gate' });
    expect(far8).not.toHaveProperty('come-upon');
  });

  test('WS-PORT-01, -03: it moves on to a corner or cover within 12″ that none of the players’ figures sees', async () => {
    const eyes = await seenBy(
      'Gate',
      [['Hale', 'paras', 'rifle-team', [20, 22], 0], portal('Gate', [20, 29.5])],
      [wall('hedge', 29, [18, 22]), house('barn', 22, 32)],
    );
    const next = atOnce(enemy.shifts(eyes))!;
    expect(far(next.at, [20, 29.5])).toBeLessThanOrEqual(12.8);
    const [hale] = eyes.others(({ name }) => name === 'Hale');
    for (const figure of eyes.table.figuresOf(hale!))
      expect(raysSlowly(eyes.table, figure, next).every(({ above }) => above > 0)).toBe(true);
  });
});
