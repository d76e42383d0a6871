import type { Scene } from '../../../kernel/state/scene.ts';
import { isQuestion } from './moving/reckoning.ts';

/** Before the first turn heads go up and down, men get on and off for free, and the sides throw for who begins. */
export function deploys(
  _scene: Scene,
  verb: string,
  { action, path, exit, drop }: Readonly<Record<string, unknown>>,
): boolean {
  if (verb === 'initiative' || verb === 'points') return true;
  if (verb === 'weapon') return action === 'heads-up' || action === 'heads-down';
  return verb === 'move' && exit === undefined && !drop && isQuestion({ path: String(path ?? '') });
}
