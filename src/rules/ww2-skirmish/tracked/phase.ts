import type { Moment, Scene, Unit } from '../../../kernel/scene.ts';
import { nextTurnOf } from '../../../kernel/turn.ts';

/** Whether it is the phase of the unit's side; before the first one it is everybody's. */
export function isOwnPhase({ at }: Pick<Scene, 'at'>, { side }: Pick<Unit, 'side'>): boolean {
  return at?.side === undefined || at.side === side;
}

/** When the phase now being played is over. */
export function thisPhaseEnds({ at }: Pick<Scene, 'at'>): Moment | undefined {
  return at && { turn: at.turn, ...(at.side === undefined ? {} : { side: at.side }), edge: 'end' };
}

/** When the next phase of the unit's side begins or ends. */
export function nextPhase(
  { at, steps }: Pick<Scene, 'at' | 'steps'>,
  { side }: Pick<Unit, 'side'>,
  edge: Moment['edge'],
): Moment | undefined {
  return at && nextTurnOf(side, at, steps, edge);
}

/** the start of the phase of its side after the next one, so that it loses one, and the reaction after it. */
export function phaseAfterNext(scene: Pick<Scene, 'at' | 'steps'>, unit: Pick<Unit, 'side'>): Moment | undefined {
  const next = nextPhase(scene, unit, 'start');
  return next && { ...next, turn: next.turn + 1 };
}
