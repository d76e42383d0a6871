import { isDeepStrictEqual } from 'node:util';
import type { Game } from './game.ts';

/** The IDs of the units that differ between two games, or are missing from one of them. */
export function changedUnits(one: Game | undefined, other: Game | undefined): string[] {
  const ids = new Set([...Object.keys(one?.units ?? {}), ...Object.keys(other?.units ?? {})]);
  return [...ids].filter((id) => !isDeepStrictEqual(one?.units[id], other?.units[id]));
}
