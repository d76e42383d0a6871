import type { Moment, Scene, Unit } from '../../../kernel/state/scene.ts';
import { nextTurnOf } from '../../../kernel/state/turn.ts';

/** Whether it's the phase of the unit's side; before the first phase it's everyone's. */
export function isOwnPhase({ at }: Pick<Scene, 'at'>, { side }: Pick<Unit, 'side'>): boolean {
  return at?.side === undefined || at.side === side;
}

/** The end of the phase being played. */
export function thisPhaseEnds({ at }: Pick<Scene, 'at'>): Moment | undefined {
  return at && { turn: at.turn, ...(at.side === undefined ? {} : { side: at.side }), edge: 'end' };
}

/** The start or end of the next phase of the unit's side. */
export function nextPhase(
  { at, steps }: Pick<Scene, 'at' | 'steps'>,
  { side }: Pick<Unit, 'side'>,
  edge: Moment['edge'],
): Moment | undefined {
  return at && nextTurnOf(side, at, steps, edge);
}

/** the start of its side's phase after the next, so that it loses one phase and the reaction after it. */
export function phaseAfterNext(scene: Pick<Scene, 'at' | 'steps'>, unit: Pick<Unit, 'side'>): Moment | undefined {
  const next = nextPhase(scene, unit, 'start');
  return next && { ...next, turn: next.turn + 1 };
}
