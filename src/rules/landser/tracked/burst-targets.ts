import type { Effect } from '../../../kernel/effect.ts';
import type { Refusal } from '../../../kernel/refusal.ts';
import type { Scene, Unit } from '../../../kernel/scene.ts';
import { refuseWeapon } from '../../landser-classic/tracked/firing.ts';
import type { Book } from '../book.ts';
import type { Shot } from '../shot.ts';
import { count, word, words } from '../unit.ts';
import { passing, thisTurnEnds } from './changes.ts';

/** LS-BURST-03: whether the dice of a burst are thrown for its next target, which is no further action. */
export function burstGoesOn({ targets }: Scene, firer: Unit, { burst, targets: all }: Shot): boolean {
  const most = Math.min(all, count(firer, 'burst-targets'));
  return burst !== undefined && count(firer, 'shots') < most && targets[0]?.id !== word(firer, 'last-target');
}

/** LS-BURST-04: a burst that has jammed does not go on. That he has to reload after it does not end it. */
export function forbiddenNext(firer: Unit, { weapon }: Shot, book: Book): Refusal | undefined {
  return words(firer, 'jammed').includes(weapon) ? refuseWeapon(firer, weapon, book) : undefined;
}

/** How many targets it has, while it is this turn's. */
export function burstBegins(scene: Scene, firer: Unit, { burst, targets }: Shot, { bursts }: Book): Effect[] {
  if (burst === undefined || targets === 1) return [];
  return passing(firer, 'burst-targets', targets, bursts.shared.rule, thisTurnEnds(scene));
}
