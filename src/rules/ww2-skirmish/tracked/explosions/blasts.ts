import type { Scene, Unit } from '../../../../kernel/state/scene.ts';
import type { Outcome } from '../../../../kernel/verb.ts';
import { inAction } from '../../figures.ts';
import { has } from '../../unit.ts';
import { advise, type Changing } from '../changes.ts';
import { lossesIn, lossesOf, struck } from '../morale/struck.ts';

/** How many men a blast catches: everyone in action in all these teams. On a drawn table nobody is at a bare place. */
export function menIn({ actor, targets, drawn }: Scene, caught: readonly Unit[]): number | undefined {
  if (drawn && actor && targets.length === 0) return 0;
  const figures = caught.reduce((sum, unit) => sum + inAction(unit).length, 0);
  return figures > 0 ? Math.min(12, figures) : undefined;
}

/** What applies to everything a blast catches. */
export function allAre(caught: readonly Unit[], field: 'suppressed' | 'moved'): boolean {
  return caught.length > 0 && caught.every((unit) => has(unit, field));
}

/** The teams a blast catches: those named as targets, or otherwise the team being tested. */
export function caughtIn({ actor, targets }: Scene): readonly Unit[] {
  return targets.length > 0 || !actor ? targets : [actor];
}

/**
 * The teams' figures throw in the order in which the teams were named; each team that's hit owes a test of its own. With one
 * team its own counts are enough.
 */
export function blastAll(after: Changing, caught: readonly Unit[], { facts, results }: Outcome): void {
  const [only, ...more] = caught;
  if (!only) return;
  if (facts.hit === true || facts.placed === true) advise(after, after.rules['blast-catches']);
  if (more.length === 0) {
    struck(after, only, lossesIn(facts), { each: true });
    return;
  }
  // A single die is counted and isn't in any list.
  const dice = results.at(-1)?.values ?? [];
  let from = 0;
  caught.forEach((unit, i) => {
    const figures = inAction(unit).length;
    const last = i === caught.length - 1;
    const own = dice.length > 0 ? lossesOf(dice.slice(from, last ? undefined : from + figures)) : undefined;
    from += figures;
    struck(after, unit, own ?? (i === 0 ? lossesIn(facts) : lossesIn({})), { each: true });
  });
}
