import { apart } from '../table/gap.ts';
import type { Point } from '../table/shape.ts';
import { placeIn } from './place-in.ts';
import { firstInches, lengthOf } from './way-towards.ts';

/** He stands on his way if he's so near to it, in inches. */
const NEAR = 0.05;

/** The corners of the way that a field keeps, as far as somebody has gone it who stands there now; none where that’s nowhere, or isn’t known. */
export function cornersGone(kept: unknown, at: Point): readonly Point[] {
  const went = cornersIn(kept);
  return went.length < 2 ? [] : asFarAs(at, went);
}

/** A way as a field holds it: `28.5,16.5 30,16.5`. */
export function cornersIn(kept: unknown): readonly Point[] {
  if (typeof kept !== 'string') return [];
  return kept
    .split(' ')
    .map(placeIn)
    .filter((each) => each !== undefined);
}

/** One way after another: only where the second goes on from the end of the first is it one. */
export function joinedWays(first: readonly Point[], second: readonly Point[]): readonly Point[] {
  const [end, [begins]] = [first.at(-1), second];
  return end && begins && apart(end, begins) < NEAR ? [...first, ...second.slice(1)] : second;
}

/** As much of a way as he has gone: somebody may have stood in it, or he was hit on it. */
function asFarAs(at: Point, went: readonly Point[]): readonly Point[] {
  const [fromStart, fromEnd] = [apart(at, went[0]!), apart(at, went.at(-1)!)];
  // A way may end where it began.
  if (fromEnd < NEAR && fromEnd <= fromStart) return went;
  // He was stopped as soon as he set out.
  if (fromStart < NEAR) return [];
  const length = lengthOf(went);
  for (let inches = NEAR; inches < length; inches += NEAR) {
    const gone = firstInches(went, inches);
    if (apart(at, gone.at(-1)!) < NEAR) return gone;
  }
  return went;
}
