import type { Unit } from '../../../../kernel/state/scene.ts';
import type { Eyes } from '../../../../measuring/eyes.ts';
import { placeIn } from '../../../../measuring/place-in.ts';
import { firstInches, lengthOf, placesOn } from '../../../../measuring/way-towards.ts';
import { apart } from '../../../../table/gap.ts';
import type { Point } from '../../../../table/shape.ts';
import { word } from '../state.ts';

/** The places of the way that somebody has gone, so far apart, and where he stands now; that alone where no way is known. */
export function wayGone(eyes: Eyes, unit: Unit, step: number): readonly Point[] {
  const at = eyes.table.placeOf(unit)?.at;
  if (!at) return [];
  const went = (word(unit, 'went') ?? '')
    .split(' ')
    .map(placeIn)
    .filter((each) => each !== undefined);
  return went.length < 2 ? [at] : [...placesOn(asFarAs(at, went), step), at];
}

/** As much of a way as he has gone: somebody may have stood in it. */
function asFarAs(at: Point, went: readonly Point[]): readonly Point[] {
  if (apart(at, went.at(-1)!) < NEAR) return went;
  const length = lengthOf(went);
  for (let inches = NEAR; inches < length; inches += NEAR) {
    const gone = firstInches(went, inches);
    if (apart(at, gone.at(-1)!) < NEAR) return gone;
  }
  return went;
}

/** He stands on his way if he's so near to it, in inches. */
const NEAR = 0.05;
