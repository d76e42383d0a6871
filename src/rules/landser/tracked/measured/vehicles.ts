import { limits } from '../../../../../data/landser/table.ts';
import type { Act, Measured } from '../../../../measuring/book-table.ts';
import type { Eyes } from '../../../../measuring/eyes.ts';
import { aspect } from '../../../../table/aspect.ts';
import { type Body, baseOf } from '../../../../table/body.ts';
import { close, roundedInches } from '../../../../table/close.ts';
import { distance } from '../../../../table/distance.ts';
import { isDifficult } from '../../../landser-classic/tracked/measured/going.ts';
import { word } from '../../../landser-classic/tracked/state.ts';

/** LS-AT-05: a bomb is stuck to the tracks, so what counts is how near he is. All else is shot or thrown from centre to centre. */
export function rangeToVehicle(eyes: Eyes, { weapon }: Act): Measured | undefined {
  if (weapon !== 'sticky-bomb') {
    const range = eyes.range();
    return range === undefined ? undefined : { value: range };
  }
  const near = eyes.nearestGap();
  return near && { value: roundedInches(near.inches) };
}

/** LS-ARM-02: the side by which the shot enters; from above where he stands higher than he's far off, and for what lands on top. */
export function facing(eyes: Eyes, { weapon }: Act): Measured | undefined {
  const pair = eyes.nearestPair();
  if (!pair) return undefined;
  const above = eyes.height(pair.from) - eyes.height(pair.to);
  if (weapon === 'molotov' || (above > 0 && distance(pair.from, pair.to).reach < above)) return { value: 'top' };
  const side = aspect(pair.from, pair.to)?.side;
  if (side === undefined) return undefined;
  return { value: side === 'left' || side === 'right' ? 'side' : side };
}

/** LS-DMG-04: whether he shoots from above. */
export function elevation(eyes: Eyes): Measured | undefined {
  const pair = eyes.nearestPair();
  return pair && { value: isHigher(eyes, pair.from, pair.to) };
}

export function isHigher(eyes: Eyes, one: Body, other: Body): boolean {
  return eyes.height(one) > eyes.height(other) + 1e-9;
}

/** LS-VEH-09: what a vehicle has to throw for if it ends its way in difficult ground. Soft vehicles count as light ones. */
export function driveTest(eyes: Eyes): Measured | undefined {
  const { actor } = eyes.scene;
  const armour = actor && word(actor, 'armour');
  const end = eyes.way?.at(-1);
  if (armour === undefined || !end || eyes.own.length === 0) return undefined;
  const ground = eyes.groundAt(end)?.piece;
  if (!ground || !isDifficult({ kind: ground.kind, piece: ground }, 'vehicles', eyes.values)) return { value: 'none' };
  return { value: armour === 'soft' ? 'light' : armour, by: [ground.id] };
}

/** Whether he touches the edge of the table, so that somebody can be carried off it. */
export function atEdge(eyes: Eyes, { action }: Act): Measured | undefined {
  const [own] = eyes.own;
  if (!own || action !== 'carry-off') return undefined;
  const { minX, minY, maxX, maxY } = baseOf(own).box;
  const [width, depth] = eyes.table.size;
  const least = roundedInches(Math.max(0, Math.min(minX, minY, width - maxX, depth - maxY)));
  return { value: least <= limits.edge, close: close(least, [limits.edge], 'inches') };
}
