import type { Play } from './state.ts';

/**
 * The units that have gone out of play in the current step, in the order in which they went; nothing if none has.
 * @param known those that had before
 */
export function fallenSince(
  { units }: Pick<Play, 'units'>,
  after: Pick<Play, 'units'>,
  known: readonly string[] = [],
): Play['fallen'] {
  const out = (id: string) => after.units[id]?.gone !== undefined;
  // A unit that's new and out of play at once, such as a gun without men, was never in it.
  const wasIn = (id: string) => units[id] !== undefined && units[id].gone === undefined;
  const fresh = Object.keys(after.units).filter((id) => out(id) && wasIn(id));
  const fallen = [...new Set([...known.filter(out), ...fresh])];
  return fallen.length > 0 ? fallen : undefined;
}
