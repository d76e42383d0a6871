import type { Question, SoloRuling } from '../../kernel/solo.ts';
import type { DeclaredAction } from '../rulings/action.ts';
import { type Half, halfThrown, matters, thrownFrom, triesUpTo } from '../rulings/half-thrown.ts';
import type { Supply } from '../rulings/supply.ts';
import type { Going } from './on-table.ts';
import type { SoFar } from './so-far.ts';
import { withFollowing } from './solo-following.ts';
import { actionOf } from './solo-step.ts';

/** What's asked in the midst of a ruling, and what has fallen by then. */
export interface AskedMidway {
  readonly question: Question;
  readonly thrown: ReturnType<typeof halfThrown>;
}

/** Throws for a ruling of the side, or as far as its first question, which comes of it then. @param going how it goes on a drawn table */
export function throwsFor(
  step: SoloRuling,
  { action, half, going }: { readonly action: DeclaredAction; readonly half: Half; readonly going: Going | undefined },
  so: SoFar,
  supply: Supply,
): AskedMidway | undefined {
  let fallen = half;
  for (const later of step.later ?? []) {
    const parts = Object.keys(later.question.options);
    if (parts.some((name) => name in half.options)) continue;
    if (parts.every((name) => action.filling?.measured.has(name))) continue;
    const tried = triesUpTo(action, fallen, later.dice, supply);
    fallen = tried.half;
    if (matters(later, fallen, tried.short, (options) => actionOf(step, so.campaign, options))) {
      const thrown = halfThrown(step, fallen, half.faces.length, tried.steps, so.ruleset.version);
      return { question: later.question, thrown };
    }
  }
  const ruled = thrownFrom(action, fallen, half.faces.length, supply);
  const given = withFollowing(so.campaign, { ...ruled, effects: so.ending([...ruled.effects, ...step.marks]) }, false);
  so.write(given);
  // On a drawn table it goes as far as its way, whatever it might have gone.
  const facts = going ? { ...ruled.facts, inches: going.inches } : ruled.facts;
  const more = [...(step.after?.(so.scene, facts) ?? []), ...(going?.formation ?? [])];
  if (more.length > 0) so.add(more);
  return undefined;
}
