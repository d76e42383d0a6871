import type { Scene } from '../../../kernel/scene.ts';
import type { Book } from '../book.ts';
import type { SoftShot } from '../soft-shot.ts';
import { knownOfFirer, knownOfTargets } from './firer.ts';

/** What the referee knows of a shot at soft targets; never its cover, nor its range. */
export function knownOfShot(scene: Scene, given: Partial<SoftShot>, book: Book): Partial<SoftShot> {
  return { ...knownOfFirer(scene, given, 's', book), ...knownOfTargets(scene, book) };
}
