import { InputError } from '../../kernel/refusal.ts';
import { type Base, type Body, baseOf } from '../../table/body.ts';
import { isWithin } from '../../table/gap.ts';
import type { Drawn } from './drawn.ts';

/** @throws {InputError} if a base would lie beyond the edge of the table, or on another */
export function assertFree(drawn: Drawn, body: Body): void {
  const [width = 0, depth = 0] = drawn.battlefield.size;
  const { minX, minY, maxX, maxY } = baseOf(body).box;
  const slack = 1e-6;
  if (minX < -slack || minY < -slack || maxX > width + slack || maxY > depth + slack) {
    throw new InputError('off-the-table', { unit: body.name, width, depth });
  }
  const own = baseOf({ ...body, base: shrunk(body.base) });
  const other = drawn.bodies.find(
    (each) => each.name !== body.name && (each.storey ?? 0) === (body.storey ?? 0) && isWithin(own, baseOf(each), 0),
  );
  if (other) throw new InputError('base-overlaps', { unit: body.name, other: other.name });
}

/** A little less of a base: bases that only touch don't overlap. */
function shrunk(base: Base): Base {
  if ('circle' in base) return { circle: base.circle - 0.01 };
  const [length, width] = base.rectangle;
  return { rectangle: [length - 0.01, width - 0.01] };
}
