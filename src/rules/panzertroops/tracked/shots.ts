import type { Scene, Unit } from '../../../kernel/scene.ts';
import type { Book } from '../book.ts';
import type { SoftShot } from '../soft-shot.ts';
import { held, isHidden, knownOfFirer, knownOfTarget } from './firer.ts';

/** What the referee knows of a shot at soft targets; never its cover, nor its range. */
export function knownOfShot(scene: Scene, given: Partial<SoftShot>, book: Book): Partial<SoftShot> {
  const shotAt = shotAtIn(scene, given);
  const [first] = shotAt;
  const unlike = shotAt.filter((target) => !isLike(scene, target, first!, given, book)).map(({ name }) => name);
  return {
    ...knownOfFirer(scene, given, 's', book),
    ...(first ? knownOfTarget(scene, first, book) : {}),
    ...held({
      // One range is said of them all.
      obscured: shotAt.some(isHidden) || undefined,
      unlike: unlike.length > 0 ? unlike.join(', ') : undefined,
    }),
  };
}

/** As many of those named as there are points for: without a split the first. */
function shotAtIn({ targets }: Scene, { split }: Partial<SoftShot>): readonly Unit[] {
  return targets.slice(0, split === undefined ? 1 : split.split(',').length);
}

/** Whether two have one defence; what is given by hand is of all targets. */
function isLike(scene: Scene, one: Unit, other: Unit, given: Partial<SoftShot>, book: Book): boolean {
  const [of, than] = [one, other].map((unit) => ({ ...knownOfTarget(scene, unit, book), ...given }));
  const isMoving = ({ stance }: Partial<SoftShot>) => stance === 'running' || stance === 'moving';
  const asFast = of!.stance === than!.stance || (isMoving(of!) && isMoving(than!));
  return of!['target-type'] === than!['target-type'] && asFast;
}
