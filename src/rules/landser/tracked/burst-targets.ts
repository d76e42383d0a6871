import type { Effect } from '../../../kernel/effect.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Scene, Unit } from '../../../kernel/scene.ts';
import { refuseWeapon } from '../../landser-classic/tracked/firing.ts';
import type { Book } from '../book.ts';
import { diceOf } from '../burst.ts';
import type { Shot } from '../shot.ts';
import { count, word, words } from '../unit.ts';
import { passing, thisTurnEnds } from './changes.ts';

/** LS-BURST-03: whether the dice of a burst are thrown for its next target, which is no further action. */
export function burstGoesOn({ targets }: Scene, firer: Unit, { burst, targets: all }: Shot): boolean {
  const most = Math.min(all, count(firer, 'burst-targets'));
  return burst !== undefined && count(firer, 'shots') < most && targets[0]?.id !== word(firer, 'last-target');
}

/** LS-BURST-04: a burst that has jammed does not go on. That he has to reload after it does not end it. */
export function forbiddenNext(firer: Unit, shot: Shot, book: Book): Refusal | undefined {
  const { weapon } = shot;
  return words(firer, 'jammed').includes(weapon) ? refuseWeapon(firer, weapon, book) : refuseDice(firer, shot, book);
}

/** LS-BURST-03: its targets share the dice that it had when it began. */
function refuseDice(firer: Unit, { dice }: Shot, { bursts }: Book): Refusal | undefined {
  const left = count(firer, 'burst-dice');
  // One that began before this was counted does not say.
  if (dice === undefined || firer.fields['burst-dice'] === undefined || dice <= left) return undefined;
  return new Refusal(bursts.shared.rule, 'more-dice-than-left', { left, dice });
}

/** How many targets it has, and dice for the others, while it is this turn's. */
export function burstBegins(scene: Scene, firer: Unit, shot: Shot, book: Book): Effect[] {
  const { burst, targets } = shot;
  if (burst === undefined || targets === 1) return [];
  const left = diceOf(shot, scene.toggles.has('burst-gap-full'), book);
  return [
    ...passing(firer, 'burst-targets', targets, book.bursts.shared.rule, thisTurnEnds(scene)),
    ...diceThrown(scene, firer, shot, left, book),
  ];
}

/** The same burst at its next target: the dice thrown there are gone too. */
export function burstContinues(scene: Scene, firer: Unit, shot: Shot, book: Book): Effect[] {
  if (firer.fields['burst-dice'] === undefined) return [];
  return diceThrown(scene, firer, shot, count(firer, 'burst-dice'), book);
}

function diceThrown(scene: Scene, firer: Unit, { dice = 0 }: Shot, left: number, { bursts }: Book): Effect[] {
  return passing(firer, 'burst-dice', Math.max(0, left - dice), bursts.shared.rule, thisTurnEnds(scene));
}
