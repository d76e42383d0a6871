import type { Happening } from '../../campaign/history/chronicle.ts';
import type { Ruled } from '../../campaign/record.ts';
import type { Chance } from './chances.ts';

/** A ruling that turned the battle: against the odds, or with somebody lost by it, or both. */
export interface Moment {
  readonly happening: Happening;
  readonly ruled: Ruled;
  readonly chance: number;
  /** How much it decided; only used for comparing. */
  readonly weight: number;
}

/** What's more likely than this surprises nobody. */
const LIKELY = 0.4;
/** How much more a loss counts than none. */
const LOSS = 2;

/**
 * The moments that decided the battle, in the order they happened. Each counts by how far it was from what was to be expected,
 * and for more if somebody was lost.
 * @param most how many at most
 */
export function momentsOf(
  happenings: readonly Happening[],
  chances: ReadonlyMap<Ruled, Chance>,
  most: number,
): readonly Moment[] {
  const all = happenings.flatMap((happening): Moment[] => {
    const { event } = happening;
    const chance = event.type === 'ruled' ? chances.get(event)?.had : undefined;
    if (event.type !== 'ruled' || chance === undefined || chance > LIKELY) return [];
    const lost = event.effects.filter(({ effect }) => effect === 'gone').length;
    return [{ happening, ruled: event, chance, weight: -Math.log2(chance) * (1 + LOSS * lost) }];
  });
  const chosen = new Set(all.toSorted((a, b) => b.weight - a.weight).slice(0, most));
  return all.filter((moment) => chosen.has(moment));
}
