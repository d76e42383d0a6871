import { type Body, baseOf } from './body.ts';
import { apart, betweenBoxes, gap } from './gap.ts';
import { NOTHING } from './shape.ts';

/** How far apart two bases are: from centre to centre, or the least distance between their outlines. */
export type Measure = 'centre' | 'edge';

/** A base and how far away it is, in inches. */
export interface Away {
  readonly body: Body;
  readonly distance: number;
}

/** Everybody else by distance, nearest first; of those as near, in the order in which they're given. */
export function nearest(bodies: readonly Body[], from: Body, measure: Measure = 'centre'): Away[] {
  const others = bodies.filter((body) => body !== from);
  return others
    .map((body) => ({ body, distance: away(from, body, measure) }))
    .toSorted((a, b) => a.distance - b.distance);
}

/** Everybody else up to a distance in inches, that distance included, nearest first. */
export function within(bodies: readonly Body[], from: Body, inches: number, measure: Measure = 'edge'): Away[] {
  // Between centres it's further than between outlines, so whoever's box is too far off is too far off by either measure.
  const near = bodies.filter((body) => body !== from && betweenBoxes(baseOf(from).box, baseOf(body).box) <= inches);
  return nearest(near, from, measure).filter(({ distance }) => distance <= inches + NOTHING);
}

function away(from: Body, to: Body, measure: Measure): number {
  return measure === 'centre' ? apart(from.at, to.at) : gap(baseOf(from), baseOf(to));
}
