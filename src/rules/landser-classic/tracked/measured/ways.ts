import type { Unit } from '../../../../kernel/state/scene.ts';
import type { Eyes } from '../../../../measuring/eyes.ts';
import { cornersGone } from '../../../../measuring/way-gone.ts';
import { placesOn } from '../../../../measuring/way-towards.ts';
import type { Point } from '../../../../table/shape.ts';
import { word } from '../state.ts';

/** The places of the way that somebody has gone, so far apart, and where he stands now; that alone where no way is known. */
export function wayGone(eyes: Eyes, unit: Unit, step: number): readonly Point[] {
  const at = eyes.table.placeOf(unit)?.at;
  return at ? [...placesOn(cornersGone(word(unit, 'went'), at), step), at] : [];
}
