import { type Body, baseOf, firingPoint } from './body.ts';
import { apart, gap, gapTo } from './gap.ts';

/** Distances between two bases, in inches. */
export interface Distance {
  /** From centre to centre. */
  readonly centre: number;
  /** The least distance between their outlines: 0 where they touch. */
  readonly edge: number;
  /**
   * From the firer's point to the nearest point of the target's outline. That point is the firer's centre, or the middle of a
   * vehicle's front side, where the gun is.
   */
  readonly reach: number;
}

export function distance(firer: Body, target: Body): Distance {
  return {
    centre: apart(firer.at, target.at),
    edge: gap(baseOf(firer), baseOf(target)),
    reach: gapTo(baseOf(target), firingPoint(firer)),
  };
}
