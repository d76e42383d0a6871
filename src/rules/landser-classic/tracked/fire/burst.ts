import type { Book } from '../../../../../data/landser-classic/book.ts';
import type { Scene, Unit } from '../../../../kernel/state/scene.ts';
import type { Way } from '../../../../kernel/verb.ts';
import { diceOf } from '../../burst-dice.ts';
import { Refusal } from '../../refusal.ts';
import { type Changing, count, has, word, words } from '../state.ts';
import type { Fired } from './shooting.ts';

/** What's kept of a burst until its last target. */
const OF_BURST = ['burst-targets', 'burst-dice', 'burst-struck', 'burst-kind', 'burst-all', 'burst-gaps'] as const;

/** LS-BURST-03: whether a burst's dice are thrown for its next target, which isn't a new action. */
export function burstGoesOn(scene: Scene, firer: Unit, shot: Pick<Fired, 'burst'>): boolean {
  if (!has(firer, 'burst-targets') || !scene.toggles.has('burst-dice') || shot.burst === undefined) return false;
  const [target] = scene.targets;
  return target !== undefined && !words(firer, 'burst-struck').includes(target.id);
}

/**
 * LS-BURST-03: going on with a burst at its next target, with an equal share of the dice that are left. How the dice are shared
 * out is up to the player.
 */
export function waysToGoOn({ toggles }: Scene, firer: Unit): readonly Way<Fired>[] {
  const burst = word(firer, 'burst-kind') as Fired['burst'];
  if (burst === undefined || !has(firer, 'burst-targets') || !toggles.has('burst-dice')) return [];
  const gaps = word(firer, 'burst-gaps');
  const said = { burst, targets: count(firer, 'burst-all'), ...(gaps === undefined ? {} : { gaps }) };
  return [{ said: { ...said, dice: shareOf(firer) }, asked: ['dice'], goesOn: true }];
}

/** An equal share of a burst's dice for each target that's left, and for the last one all of them. */
export function shareOf(firer: Unit): number {
  return Math.max(1, Math.floor(count(firer, 'burst-dice') / count(firer, 'burst-targets')));
}

/** Whether a target has had its dice of a burst that goes on. */
export function hadOfBurst(firer: Unit | undefined, target: Unit): boolean {
  return firer !== undefined && has(firer, 'burst-targets') && words(firer, 'burst-struck').includes(target.id);
}

/** LS-BURST-03: its targets share the dice it started with. */
export function refuseDice(firer: Unit, shot: Pick<Fired, 'dice'>, { bursts }: Book): Refusal | undefined {
  const left = count(firer, 'burst-dice');
  const { dice } = shot;
  if (!bursts || dice === undefined || dice <= left) return undefined;
  return new Refusal(bursts.shared.rule, 'more-dice-than-left', { left, dice });
}

/** How many of its targets remain and the dice for them, if it's this turn's. */
export function burstBegins(changes: Changing, firer: Unit, shot: Fired, goesOn: boolean, { bursts }: Book): void {
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
  if (goesOn) return;
  changes.set(firer, 'burst-kind', burst, rule);
  changes.set(firer, 'burst-all', targets, rule);
  if (shot.gaps) changes.set(firer, 'burst-gaps', shot.gaps, rule);
}

/** LS-BURST-04: a jam ends it. */
export function burstEnds(changes: Changing, firer: Unit, { bursts }: Book): void {
  if (bursts) changes.clear(firer, OF_BURST, bursts.jammed.rule);
}
