import { type Body, baseOf } from './body.ts';
import { gap } from './gap.ts';
import { moved } from './shape.ts';

/** How far a base is pushed out at a time, and no base is larger than this, in inches. */
const STEP = 0.05;
const FAR = 12;

/**
 * A base next to another one, in a direction from its centre: pushed out until the two don't overlap any more, to a hundredth of an inch.
 * It faces that way.
 */
export function inContact(out: Body, from: Body, direction: number): Body | undefined {
  const facing = ((direction % 360) + 360) % 360;
  for (let inches = 0; inches <= FAR; inches += STEP) {
    const [x, y] = moved(from.at, direction, inches);
    const there: Body = { ...out, at: [Math.round(x * 100) / 100, Math.round(y * 100) / 100], facing };
    if (gap(baseOf(there), baseOf(from)) > 0) return there;
  }
  return undefined;
}
