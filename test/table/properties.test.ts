import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aspect } from '../../src/table/aspect.ts';
import { arc, between, off } from '../../src/table/bearing.ts';
import { baseOf } from '../../src/table/body.ts';
import { cover } from '../../src/table/cover.ts';
import { crossings } from '../../src/table/crossings.ts';
import { distance } from '../../src/table/distance.ts';
import { holds } from '../../src/table/gap.ts';
import { ground } from '../../src/table/ground.ts';
import { nearest, within } from '../../src/table/nearest.ts';
import { path } from '../../src/table/path.ts';
import { seenBy } from '../../src/table/seen-by.ts';
import { solidOf } from '../../src/table/shape.ts';
import { sight } from '../../src/table/sight.ts';
import type { Table } from '../../src/table/terrain.ts';
import { circle, cone, rectangular, under } from '../../src/table/under.ts';
import { NIGHTLY } from '../nightly.ts';
import { covers, outline, raysSlowly, STEP, walk } from './slowly.ts';
import { aPoint, aTable, turnedAndMoved } from './some-table.ts';

const few = { numRuns: NIGHTLY ? 2000 : 25 };
const many = { numRuns: NIGHTLY ? 20_000 : 300 };

/** Everything that's measured between the first two bases, but for IDs that tie. */
function measured(table: Table) {
  const [firer, target] = table.bodies as [Table['bodies'][0], Table['bodies'][0]];
  return {
    ...distance(firer, target),
    arc: arc(firer, target),
    off: off(firer, target),
    aspect: aspect(firer, target),
    crossings: crossings(table.terrain, firer.at, target.at),
    sight: sight(table, firer, target),
    cover: cover(table, firer, target),
    path: path(table.terrain, [firer.at, target.at]).ground.map(({ piece, ...part }) => ({ ...part, on: piece?.id })),
  };
}

describe('what’s measured on a table', () => {
  test('is the same on the table turned and moved', () => {
    fc.assert(
      fc.property(aTable, fc.integer({ min: 1, max: 359 }), aPoint, (table, degrees, by) => {
        const [before, after] = [measured(table), measured(turnedAndMoved(table, degrees, by))];
        // A turn of the table changes each number by what floating point does to it.
        const rounded = (value: unknown) =>
          JSON.parse(JSON.stringify(value, (_, each) => (typeof each === 'number' ? Number(each.toFixed(5)) : each)));
        expect(near(rounded(after), rounded(before))).toBe(true);
      }),
      many,
    );
  });

  test('has no angle to whoever stands straight above, however the table lies', () => {
    const below = { name: 'Bell', at: [10, 10] as const, facing: 30, base: { circle: 0.8 }, height: 1 };
    const above = { ...below, name: 'Kruse', storey: 1, facing: 200 };
    expect([arc(below, above), off(below, above)]).toEqual([0, 0]);
  });

  test('is the same in both directions where it has none', () => {
    fc.assert(
      fc.property(aTable, ({ bodies: [one, other], terrain }) => {
        const [there, back] = [distance(one!, other!), distance(other!, one!)];
        expect(back.centre).toBe(there.centre);
        expect(back.edge).toBeCloseTo(there.edge, 9);
        expect(arc(one!, other!)).toBeCloseTo(off(other!, one!)!, 9);
        const lengths = (list: ReturnType<typeof crossings>) =>
          list.map(({ id, inches }) => `${id} ${inches.toFixed(6)}`).toSorted();
        expect(lengths(crossings(terrain, other!.at, one!.at))).toEqual(
          lengths(crossings(terrain, one!.at, other!.at)),
        );
      }),
      many,
    );
  });

  test('the least distance between outlines is that between their nearest points', () => {
    fc.assert(
      fc.property(aTable, ({ bodies: [one, other] }) => {
        const { edge } = distance(one!, other!);
        const slow = Math.min(
          ...outline(one!).map(([x, y]) => Math.min(...outline(other!).map(([a, b]) => Math.hypot(x - a, y - b)))),
        );
        if (edge > 0) expect(Math.abs(slow - edge)).toBeLessThan(0.06);
        else expect(slow < 0.06 || holds(baseOf(one!), other!.at) || holds(baseOf(other!), one!.at)).toBe(true);
      }),
      few,
    );
  });

  test('a line is inside a piece as often as its parts of 0.01″ are', () => {
    fc.assert(
      fc.property(aTable, ({ terrain, bodies: [one, other] }) => {
        const found = new Map(crossings(terrain, one!.at, other!.at).map((each) => [each.id, each]));
        for (const { piece } of terrain.pieces) {
          const inside = walk(one!.at, other!.at).filter(({ at }) => covers(piece, at));
          const inches = inside.reduce((sum, each) => sum + each.inches, 0);
          expect(Math.abs((found.get(piece.id)?.inches ?? 0) - inches)).toBeLessThan(0.1);
        }
      }),
      few,
    );
  });

  test('a ray is stopped where one of its parts of 0.01″ is', () => {
    fc.assert(
      fc.property(aTable, (table) => {
        const [firer, target] = table.bodies as [Table['bodies'][0], Table['bodies'][0]];
        const rays = raysSlowly(table, firer, target);
        const isStopped = ({ above, wood, smoke }: (typeof rays)[0]) => above > 0.05 || wood > 2.05 || smoke > 0.05;
        const mayBe = ({ above, wood, smoke }: (typeof rays)[0]) => above > -0.03 || wood > 1.95 || smoke > 0;
        const { is, stopped, low, by } = sight(table, firer, target);
        expect(stopped).toBeGreaterThanOrEqual(rays.filter(isStopped).length);
        // Parts of 0.01″ miss what is thinner.
        const grazes = crossings(table.terrain, firer.at, target.at).some(({ inches }) => inches < 2 * STEP);
        if (!grazes) expect(low).toBeLessThanOrEqual(3);
        expect(stopped).toBeLessThanOrEqual(rays.filter(mayBe).length + (grazes ? 6 : 0));
        expect(is).toBe(stopped === 0 ? 'clear' : stopped === 6 ? 'blocked' : 'partial');
        expect(by === undefined).toBe(stopped === 0);
      }),
      few,
    );
  });

  test('nobody is in sight whom a list of those in sight leaves out, and it’s in order', () => {
    fc.assert(
      fc.property(aTable, (table) => {
        const [observer, ...others] = table.bodies;
        const seen = seenBy(table, observer!);
        const distances = seen.map((each) => each.distance);
        expect(distances).toEqual(distances.toSorted((a, b) => a - b));
        const hidden = others.filter((body) => sight(table, observer!, body).is === 'blocked');
        expect(seen.length + hidden.length).toBe(others.length);
      }),
      many,
    );
  });

  test('those within a distance are the nearest', () => {
    fc.assert(
      fc.property(aTable, fc.double({ min: 0, max: 30, noNaN: true }), ({ bodies }, inches) => {
        for (const measure of ['centre', 'edge'] as const) {
          const all = nearest(bodies, bodies[0]!, measure);
          expect(within(bodies, bodies[0]!, inches, measure)).toEqual(
            all.filter(({ distance: d }) => d <= inches + 1e-9),
          );
        }
      }),
      many,
    );
  });

  test('under a template is who has a point of the outline or the centre there', () => {
    const aTemplate = fc
      .tuple(aPoint, fc.integer({ min: 0, max: 359 }), fc.integer({ min: 1, max: 8 }))
      .chain(([at, direction, size]) =>
        fc.constantFrom(circle(at, size), rectangular(at, direction, size, 4), cone(at, direction, 2 * size, 4)),
      );
    fc.assert(
      fc.property(aTable, aTemplate, ({ bodies }, template) => {
        const names = (by: 'centre' | 'any' | 'whole') => under(bodies, template, by).map(({ body }) => body.name);
        const [centre, any, whole] = [names('centre'), names('any'), names('whole')];
        for (const body of bodies) {
          const points = outline(body).map((point) => covers(template[0]!.shape, point));
          const isIn = covers(template[0]!.shape, body.at);
          if (isIn) expect(centre).toContain(body.name);
          if (isIn || points.some(Boolean)) expect(any).toContain(body.name);
          if (whole.includes(body.name)) expect(any).toContain(body.name);
          const inside = points.filter(Boolean).length / points.length;
          if (whole.includes(body.name)) expect(inside).toBeGreaterThan(0.97);
          else expect(inside).toBeLessThan(1);
        }
      }),
      many,
    );
  });

  test('a way is as long as its parts, and ground is what lies on top', () => {
    fc.assert(
      fc.property(aTable, fc.array(aPoint, { minLength: 2, maxLength: 4 }), ({ terrain }, places) => {
        const way = path(terrain, places);
        expect(way.ground.reduce((sum, { inches }) => sum + inches, 0)).toBeCloseTo(way.inches, 6);
        const uphill = way.ground.filter((part) => part.uphill).reduce((sum, { inches }) => sum + inches, 0);
        expect(uphill).toBeCloseTo(way.uphill, 6);
      }),
      many,
    );
  });

  test('ground is listed topmost first, as far as a base reaches', () => {
    fc.assert(
      fc.property(aTable, ({ terrain, bodies }) => {
        const order = terrain.pieces.map(({ piece }) => piece.id).toReversed();
        for (const body of bodies) {
          const ids = ground(terrain, body).map(({ id }) => id);
          expect(ids).toEqual(order.filter((id) => ids.includes(id)));
          for (const { piece } of terrain.pieces)
            if (outline(body).some((point) => covers(piece, point))) expect(ids).toContain(piece.id);
        }
      }),
      few,
    );
  });
});

/** Equal but for the last digits of numbers. */
function near(one: unknown, other: unknown): boolean {
  if (typeof one === 'number' && typeof other === 'number') return Math.abs(one - other) < 1e-3;
  if (typeof one !== 'object' || one === null || other === null || typeof other !== 'object') return one === other;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => near((one as never)[key], (other as never)[key]));
}

test('an angle between two directions is at most half a turn', () => {
  expect(between(350, 10)).toBe(20);
  expect(between(0, 180)).toBe(180);
  expect(solidOf({ circle: [1, 2, 3] }).box).toEqual({ minX: -2, minY: -1, maxX: 4, maxY: 5 });
});
