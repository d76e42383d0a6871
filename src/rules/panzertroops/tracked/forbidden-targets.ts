import { Refusal } from '../../../kernel/refusal.ts';
import type { Scene } from '../../../kernel/scene.ts';
import type { Book, Firepower } from '../book.ts';
import { armsOf, has, vehicleOf } from '../unit.ts';
import { afvOf } from '../vehicle.ts';
import { carrierOf, ridesOutside } from './carrying.ts';

interface Several {
  readonly unlike?: string | undefined;
}

/** What the book forbids of those fired at: who is no target, and who is none of the same shot. */
export function forbiddenTargets(
  scene: Scene,
  shot: Several,
  against: keyof Firepower,
  book: Book,
): Refusal | undefined {
  return refuseTargets(scene, against, book) ?? refuseUnlike(scene, shot, book);
}

function refuseTargets(scene: Scene, against: keyof Firepower, { tracking }: Book): Refusal | undefined {
  const { rules } = tracking;
  for (const target of scene.targets) {
    const values = { unit: target.name };
    if (target.gone === 'wreck') return new Refusal(rules.wreck, 'is-wrecked', values);
    if (target.gone) return new Refusal(rules.stance, 'has-fallen', values);
    if (has(target, 'in-wreck')) return new Refusal(rules['getting-out'], 'still-in-the-wreck', values);
    const hidden = [target, carrierOf(scene, target)].some((each) => each && has(each, 'heads-down'));
    if (hidden && against === 's') {
      return new Refusal(rules['under-cover'], 'heads-down-no-target', values);
    }
  }
  return undefined;
}

/** PT-SPLIT-01, by the contract: targets that differ in type or stance are a call each. */
function refuseUnlike({ targets }: Scene, { unlike }: Several, { tracking }: Book): Refusal | undefined {
  if (unlike === undefined) return undefined;
  return new Refusal(tracking.rules.points, 'targets-not-alike', { unit: targets[0]?.name, unlike });
}

/** PT-COV-06: soft fire at an AFV is fire at its roof gunner or the men in a half-track; in others nobody shows himself. */
export function refuseClosed({ targets }: Scene, book: Book): Refusal | undefined {
  const closed = targets.find((target) => {
    const id = vehicleOf(target);
    const afv = id === undefined ? undefined : afvOf(id, book);
    return afv && !afv.openTop && ridesOutside(target, book) && !armsOf(target).some(({ mount }) => mount === 'roof');
  });
  return closed && new Refusal(book.tracking.rules['under-cover'], 'nobody-exposed', { unit: closed.name });
}
