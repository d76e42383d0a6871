import type { Moment, Scene, Unit } from '../../../kernel/scene.ts';
import { nextTurnOf } from '../../../kernel/turn.ts';

/** Whether it is the phase of the unit's side; before the first one it is everybody's. */
export function isOwnPhase({ at }: Scene, unit: Unit): boolean {
  return at?.side === undefined || at.side === unit.side;
}

/** When the phase now being played is over. */
export function thisPhaseEnds({ at }: Scene): Moment | undefined {
  return at && { turn: at.turn, ...(at.side === undefined ? {} : { side: at.side }), edge: 'end' };
}

/** When the next phase of the unit's side begins or ends. */
export function nextPhase({ at, steps }: Scene, unit: Unit, edge: Moment['edge']): Moment | undefined {
  return at && nextTurnOf(unit.side, at, steps, edge);
}
