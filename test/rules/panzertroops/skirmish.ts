import { panzertroops } from '../../../src/rules/panzertroops/index.ts';
import { Played } from '../played.ts';

/** The steps of a turn, with Red as Side A. */
export const STEP = {
  redMoves: 'first-side-moves',
  blueDefends: 'defensive-fire-of-second',
  redAttacks: 'attacking-fire-of-first',
  blueMoves: 'second-side-moves',
  redDefends: 'defensive-fire-of-first',
  blueAttacks: 'attacking-fire-of-second',
} as const;

/**
 * Two riflemen on each side, Red 1 and 2, Blue 1 and 2, before the first turn.
 * @param house toggles as the group has turned them
 */
export function skirmish(house: Readonly<Record<string, boolean>> = {}): Played {
  const battle = new Played(panzertroops, house, []);
  for (const name of ['Red 1', 'Red 2']) battle.adds('red', 'rifleman', name);
  for (const name of ['Blue 1', 'Blue 2']) battle.adds('blue', 'rifleman', name);
  return battle;
}
