import { InputError } from '../../kernel/refusal.ts';
import { type Body, baseOf } from '../../table/body.ts';
import { gap } from '../../table/gap.ts';
import type { Drawn } from './drawn.ts';

/** @throws {InputError} if a base would lie beyond the edge of the table, or on another */
export function assertFree(drawn: Drawn, body: Body): void {
  const [width = 0, depth = 0] = drawn.battlefield.size;
  const { minX, minY, maxX, maxY } = baseOf(body).box;
  const slack = 1e-6;
  if (minX < -slack || minY < -slack || maxX > width + slack || maxY > depth + slack) {
    throw new InputError('off-the-table', { unit: body.name, width, depth });
  }
  const other = drawn.bodies.find(
    (each) => each.name !== body.name && (each.storey ?? 0) === (body.storey ?? 0) && overlap(each, body),
  );
  if (other) throw new InputError('base-overlaps', { unit: body.name, other: other.name });
}

/** Whether one base lies on another: bases that only touch don't. */
function overlap(one: Body, other: Body): boolean {
  const shrunk = {
    ...one,
    base: 'circle' in one.base ? { circle: one.base.circle - 0.01 } : smaller(one.base.rectangle),
  };
  return gap(baseOf(shrunk), baseOf(other)) === 0;
}

function smaller([length, width]: readonly [number, number]): Body['base'] {
  return { rectangle: [length - 0.01, width - 0.01] };
}
