import type { Book } from '../../../../data/panzertroops/book.ts';
import type { Ending } from '../../../kernel/state/effect.ts';
import type { Scene, Unit } from '../../../kernel/state/scene.ts';
import { has } from '../unit.ts';
import { exitsOf, menAtStart } from './moving/leaving.ts';

/**
 * A side that had units on the table and has nobody in play there any more. Men in wrecks and crews on foot count as in play,
 * and so do men who can still get out; units off the table don't.
 */
export function over(scene: Scene, { tracking }: Book): Ending | undefined {
  if (!scene.at) return undefined;
  const sides = Object.keys(scene.sides);
  const loser = sides.find((side) => scene.sides[side]?.['on-table'] && !isThere(scene, side));
  if (loser === undefined) return undefined;
  const rule = tracking.rules.objective;
  const exited = exitsOf(scene, loser);
  if (anyExited(scene, loser)) {
    return { loser, why: 'nobody-left', values: { exited, of: menAtStart(scene, loser) }, rule };
  }
  const winner = sides.find((side) => side !== loser && isThere(scene, side));
  return { ...(winner === undefined ? {} : { winner }), loser, why: 'nobody-left', rule };
}

function isThere({ units, due }: Scene, side: string): boolean {
  const inPlay = (unit: Unit) => unit.side === side && !unit.gone && !has(unit, 'off-table');
  const bailing = due.some(({ verb, unit }) => verb === 'bail' && unit !== undefined && units.get(unit)?.side === side);
  return bailing || [...units.values()].some(inPlay);
}

function anyExited({ units }: Scene, side: string): boolean {
  return [...units.values()].some((unit) => unit.side === side && unit.gone === 'exited');
}
