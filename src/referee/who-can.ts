import { breathing } from '../campaign/breath.ts';
import type { Campaign } from '../campaign/campaign.ts';
import type { Ruleset } from '../kernel/ruleset.ts';
import type { Unit } from '../kernel/scene.ts';
import { isOfUnits } from '../kernel/verb.ts';
import { canDoBy } from './able.ts';

/** Whether a unit can do something now, as far as there was time to find out, the likeliest first. */
export const LIKELY = ['can', 'may', 'untried', 'hardly', 'cannot'] as const;

/** How likely it is that a unit can do something now. */
export type Likely = (typeof LIKELY)[number];

/**
 * Which units can do something of this kind now: each is tried, until time is up. What one can do, the others of its kind may do too.
 * @param most for how many milliseconds they're tried
 * @returns `undefined` if it's nothing that units do
 */
export async function whoCan(
  campaign: Campaign,
  ruleset: Ruleset,
  verb: string,
  units: readonly Unit[],
  most: number,
): Promise<((unit: Unit) => Likely) | undefined> {
  const resolver = ruleset.verbs[verb];
  if (!campaign.game || !resolver?.effects || !isOfUnits(resolver)) return undefined;
  const breathe = breathing();
  const by = performance.now() + most;
  const found = new Map<string, boolean>();
  const kinds = new Map<string, boolean>();
  for (const unit of oneOfEachFirst(units)) {
    const can = performance.now() > by ? undefined : await canDoBy(campaign, ruleset, verb, unit, { breathe, by });
    if (can === undefined) break;
    found.set(unit.id, can);
    kinds.set(unit.profile, can || (kinds.get(unit.profile) ?? false));
  }
  return ({ id, profile }) => {
    const [can, mayKind] = [found.get(id), kinds.get(profile)];
    if (can !== undefined) return can ? 'can' : 'cannot';
    if (mayKind === undefined) return 'untried';
    return mayKind ? 'may' : 'hardly';
  };
}

/** The units in the same order, but one of each kind before the others. */
function oneOfEachFirst(units: readonly Unit[]): ReadonlySet<Unit> {
  const seen = new Set<string>();
  const firsts = units.filter(({ profile }) => !seen.has(profile) && seen.add(profile));
  return new Set([...firsts, ...units]);
}
