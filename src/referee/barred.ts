import { dueIn, isOwedBy } from '../campaign/turns.ts';
import type { Options } from '../kernel/options.ts';
import { GATE, type Ruleset, verbOf } from '../kernel/ruleset.ts';
import type { Scene, Unit } from '../kernel/scene.ts';
import { holdsUp } from './gate.ts';
import { seen, watched } from './watch.ts';

/** Whether the gate refuses a verb to a unit whatever else is said, so that none of it needs to be tried. */
export function isBarred(named: Scene, ruleset: Ruleset, verb: string, unit: Unit): boolean {
  const { outOfTurn, evenOwing } = verbOf(ruleset, verb);
  const owed = dueIn(named, ruleset);
  // It may be the unit's duty.
  if (owed.some((due) => due.verb === verb && isOwedBy(due, unit, ruleset))) return false;
  const scene = { ...named, actor: unit };
  const { gate = GATE } = ruleset;
  if (gate.includes('step') && isOutOfStep(scene, ruleset, verb, unit)) {
    if (!outOfTurn || isSurelyNot(outOfTurn, scene)) return true;
  }
  return gate.includes('owed') && !evenOwing && owed.some((due) => holdsUp(due, scene, ruleset));
}

/** Whether it's another side's turn, or the step isn't for this. */
function isOutOfStep({ at }: Scene, { turn }: Ruleset, verb: string, { side }: Unit): boolean {
  if (!at) return false;
  const step = turn.steps.find(({ id }) => id === at.step);
  return (at.side !== undefined && at.side !== side) || (step !== undefined && !step.verbs.includes(verb));
}

/** Whether the answer is no, whatever the options and targets are. */
function isSurelyNot(asks: (scene: Scene, options: Options) => boolean, scene: Scene): boolean {
  const looked = new Set<string>();
  const reads = (name: string) => looked.add(name);
  return !asks(seen(scene, reads), watched({}, reads)) && looked.size === 0;
}
