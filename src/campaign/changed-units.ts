import { isDeepStrictEqual } from 'node:util';
import type { Game } from './game.ts';

/** The units that are otherwise in one game than in the other, or not there at all, by their IDs. */
export function changedUnits(one: Game | undefined, other: Game | undefined): string[] {
  const ids = new Set([...Object.keys(one?.units ?? {}), ...Object.keys(other?.units ?? {})]);
  return [...ids].filter((id) => !isDeepStrictEqual(one?.units[id], other?.units[id]));
}
