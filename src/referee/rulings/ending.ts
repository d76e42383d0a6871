import type { Ruleset } from '../../kernel/ruleset.ts';
import { Changes } from '../../kernel/state/changes.ts';
import type { Due } from '../../kernel/state/due.ts';
import { DECIDED, type Effect, type Ending } from '../../kernel/state/effect.ts';
import { nobodyLeft } from '../../kernel/state/nobody-left.ts';
import type { Scene } from '../../kernel/state/scene.ts';

/**
 * The effects of a ruling or a step, and the end of the battle if the book says that they end it. If the
 * book has no such rule, a reminder when a side has nobody left who can fight.
 * @param paid the owed rulings that this one settles
 */
export function withEnding(
  scene: Scene,
  effects: readonly Effect[],
  ruleset: Ruleset,
  paid?: Pick<Due, 'id'>,
): readonly Effect[] {
  if ((!ruleset.over && !ruleset.decided) || scene.over) return effects;
  const changes = new Changes(scene);
  changes.include(effects);
  // A ruling that has just been given is no longer owed.
  const now = { ...changes.scene, due: changes.scene.due.filter(({ id }) => id !== paid?.id) };
  const ending = ruleset.over?.(now, ruleset.book);
  const isTold = ending && scene.hiding && isSame(ending, ruleset.over?.(scene, ruleset.book));
  if (ending && !isTold) nobodyLeft(changes, ending, ending.rule ?? ruleset.turn.rule);
  const decided = ruleset.decided?.(changes.scene, ruleset.book);
  if (decided && !isSame(decided, ruleset.decided?.(scene, ruleset.book))) {
    const { why, rule = ruleset.turn.rule, winner, loser } = decided;
    changes.remind(rule, [], DECIDED, { why, ...(winner ? { winner } : {}), ...(loser ? { loser } : {}) });
  }
  return changes.effects;
}

/** Whether it stood so before: then it has been told. */
function isSame(ending: Ending, before: Ending | undefined): boolean {
  return JSON.stringify(ending) === JSON.stringify(before);
}
