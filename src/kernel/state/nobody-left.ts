import type { Changes } from './changes.ts';
import { type Ending, MAY_HIDE } from './effect.ts';
import type { Scene } from './scene.ts';

/**
 * Ends the battle because a side has nobody left, unless it may have hidden men: nobody is to learn from this whether it has any.
 * The players are reminded then that they can end it themselves.
 * @param rule the book's on how its battles end
 * @returns whether the battle is over
 */
export function nobodyLeft(
  changes: Pick<Changes, 'ended' | 'remind'> & { readonly scene: Pick<Scene, 'hiding'> },
  ending: Ending,
  rule: string,
): boolean {
  const { hiding = [] } = changes.scene;
  const { loser } = ending;
  const isOver = loser === undefined ? hiding.length === 0 : !hiding.includes(loser);
  if (isOver) changes.ended(ending);
  else changes.remind(rule, [], MAY_HIDE, loser === undefined ? {} : { loser });
  return isOver;
}
