import { AskedToggles } from '../../kernel/options/asked-toggles.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import type { Due } from '../../kernel/state/due.ts';
import type { Scene } from '../../kernel/state/scene.ts';
import type { State } from '../../kernel/state/state.ts';

/** What's owed in a scene, and the answers of the toggles that it depends on, in the order in which they were asked. */
interface Known {
  readonly scene: Scene;
  readonly book: unknown;
  readonly answers: readonly (readonly [string, boolean])[];
  readonly owed: readonly Due[];
}

const KNOWN = new WeakMap<State, Known>();

/**
 * What's owed because of how things stand, as `Ruleset.owes` says. It's kept for each state of the game, because a panel asks
 * thousands of times about the same one.
 */
export function owedAsItStands(scene: Scene, ruleset: Ruleset): readonly Due[] {
  const { book } = ruleset;
  if (!ruleset.owes) return [];
  const known = KNOWN.get(scene.state);
  if (known && known.book === book && isSame(known, scene)) return known.owed;
  const toggles = new AskedToggles(scene.toggles);
  const owed = ruleset.owes({ ...scene, toggles }, book);
  // The log shows which toggles a ruling asked about, so they're asked again where the answer is already known.
  const answers = [...toggles.asked].map((toggle) => [toggle, scene.toggles.has(toggle)] as const);
  KNOWN.set(scene.state, { scene, book, answers, owed });
  return owed;
}

/** Whether everything is the same that `owes` may look at. Who acts, and at whom, isn't. */
function isSame({ scene, answers }: Known, { at, steps, due, over, toggles }: Scene): boolean {
  const isThen =
    scene.at === at &&
    scene.due === due &&
    scene.over === over &&
    (scene.steps === steps || areSteps(scene.steps, steps));
  return isThen && answers.every(([toggle, answer]) => toggles.has(toggle) === answer);
}

function areSteps(a: Scene['steps'], b: Scene['steps']): boolean {
  return a.length === b.length && a.every(({ step, side }, i) => b[i]!.step === step && b[i]!.side === side);
}
