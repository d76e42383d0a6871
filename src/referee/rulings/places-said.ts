import { InputError } from '../../kernel/refusal.ts';
import type { Unit } from '../../kernel/state/scene.ts';
import type { Body } from '../../table/body.ts';
import type { Drawn } from '../battlefield/drawn.ts';
import { placeMeant } from '../battlefield/places.ts';
import { roundedDegrees, wayMeant } from '../battlefield/ways.ts';

/** The places that are said with a command: what it's aimed at, and where it goes. */
export interface PlacesSaid {
  readonly point?: string | undefined;
  readonly to?: string | undefined;
}

/** Who acts, and whom he has to look out for: relative places depend on them. */
export interface From {
  readonly actor: Unit | undefined;
  readonly enemies: readonly Body[];
}

/** @throws {InputError} for a way of somebody who isn't on the table, and for one that goes nowhere */
export function placesIn(drawn: Drawn, { point, to }: PlacesSaid, { actor, enemies }: From) {
  const from = actor && drawn.placeOf(actor);
  if (to !== undefined && actor && !from) throw new InputError('not-on-table', { unit: actor.name });
  const { way, faces } = to === undefined ? {} : wayMeant(drawn, to, { from, enemies });
  if (from && way?.every(([x, y]) => x === from.at[0] && y === from.at[1])) {
    if (faces !== undefined)
      throw new InputError('turns-on-the-spot', { unit: from.name, facing: roundedDegrees(faces) });
    throw new InputError('stands-there-already', { unit: from.name });
  }
  return { point: point === undefined ? undefined : placeMeant(drawn, point, { from, enemies }).at, way, faces };
}
