import { Refusal } from '../../../kernel/refusal.ts';
import type { Scene, Unit } from '../../../kernel/scene.ts';
import type { Book } from '../book.ts';
import { diceOf } from '../burst-dice.ts';
import type { Fired } from './shooting.ts';
import { type Battle, count, has, words } from './state.ts';

/** LS-BURST-03: whether a burst's dice are thrown for its next target, which isn't a new action. */
export function burstGoesOn({ targets, toggles }: Scene, firer: Unit, { burst }: Fired): boolean {
  const [target] = targets;
  const left = burst !== undefined && has(firer, 'burst-targets') && target !== undefined;
  return left && !words(firer, 'burst-struck').includes(target.id) && toggles.has('burst-dice');
}

/** LS-BURST-03: its targets share the dice it started with. */
export function refuseDice(firer: Unit, { dice }: Fired, { bursts }: Book): Refusal | undefined {
  const left = count(firer, 'burst-dice');
  if (!bursts || dice === undefined || dice <= left) return undefined;
  return new Refusal(bursts.shared.rule, 'more-dice-than-left', { left, dice });
}

/** How many of its targets remain and the dice for them, if it's this turn's. */
export function burstBegins(changes: Battle, firer: Unit, shot: Fired, goesOn: boolean, { bursts }: Book): void {
  const { burst, targets = 1, dice = 0 } = shot;
  const [target] = changes.scene.targets;
  if (!bursts || burst === undefined || !target || (targets === 1 && !goesOn)) return;
  const { rule } = bursts.shared;
  const left = goesOn ? count(firer, 'burst-targets') : targets;
  const had = goesOn
    ? count(firer, 'burst-dice')
    : diceOf({ ...shot, targets, gaps: shot.gaps ?? '' }, changes.scene.toggles.has('burst-gap-full'), bursts);
  changes.set(firer, 'burst-targets', Math.max(0, left - 1), rule);
  changes.set(firer, 'burst-dice', Math.max(0, had - dice), rule);
  changes.set(firer, 'burst-struck', [...words(firer, 'burst-struck'), target.id], rule);
}

/** LS-BURST-04: a jam ends it. */
export function burstEnds(changes: Battle, firer: Unit, { bursts }: Book): void {
  if (bursts) changes.clear(firer, ['burst-targets', 'burst-dice', 'burst-struck'], bursts.jammed.rule);
}
