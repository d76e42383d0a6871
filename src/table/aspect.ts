import type { Body } from './body.ts';
import { NOTHING, towards } from './shape.ts';

/** From where a rectangle is seen. */
export interface Aspect {
  /** The side by which the straight line from the firer's centre to its centre enters; on a corner the front or rear. */
  readonly side: 'front' | 'right' | 'rear' | 'left';
  /** The angle between that line and the side's normal, in degrees. */
  readonly angle: number;
  /** How far the firer's centre lies in front of the line through the front side, in inches; behind it, less than 0. */
  readonly ahead: number;
}

/** The aspect of a target that is a rectangle with a facing; nothing of any other, and nothing where both centres are one. */
export function aspect(firer: Body, target: Body): Aspect | undefined {
  const { at, facing, base } = target;
  if (facing === undefined || !('rectangle' in base)) return undefined;
  const [length, width] = base.rectangle;
  const [dx, dy] = towards(facing);
  const [x, y] = [firer.at[0] - at[0], firer.at[1] - at[1]];
  const [ahead, right] = [x * dx + y * dy, x * dy - y * dx];
  if (Math.hypot(ahead, right) < NOTHING) return undefined;
  const lengthways = Math.abs(ahead) * width >= Math.abs(right) * length - NOTHING;
  const angle = (Math.atan2(...(lengthways ? flat(right, ahead) : flat(ahead, right))) * 180) / Math.PI;
  const side = lengthways ? (ahead > 0 ? 'front' : 'rear') : right > 0 ? 'right' : 'left';
  return { side, angle, ahead: ahead - length / 2 };
}

function flat(across: number, along: number): [number, number] {
  return [Math.abs(across), Math.abs(along)];
}
