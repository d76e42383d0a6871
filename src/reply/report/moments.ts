import type { Happening } from '../../campaign/chronicle.ts';
import type { Ruled } from '../../campaign/record.ts';
import type { Chance } from './chances.ts';

/** A ruling that turned the battle: against the odds, or with somebody lost by it, or both. */
export interface Moment {
  readonly happening: Happening;
  readonly ruled: Ruled;
  readonly chance: number;
  /** How much it decided; only for comparing. */
  readonly weight: number;
}

/** What comes out more often than this surprises nobody. */
const LIKELY = 0.4;
/** How much more somebody lost says than nobody. */
const LOSS = 2;

/**
 * The moments that decided it, in the order in which they came: how far each lay from what was to be expected, and the more
 * for whoever was lost by it.
 * @param most so many at most
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
