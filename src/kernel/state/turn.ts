import { type End, endsByItself } from './field.ts';
import type { Moment, Position } from './moment.ts';

export type { Position } from './moment.ts';

/** A step of a ruleset's turn as its book has it. */
export interface TurnStep {
  readonly id: string;
  /** `first` and `second` are the sides in the order of play; `solo` is the side that the referee runs. */
  readonly who: 'both' | 'first' | 'second' | 'solo';
  readonly verbs: readonly string[];
}

/** Who plays when, and when casualties come off. */
export interface Turn {
  /** The rule that says so. */
  readonly rule: string;
  /** The rule by which nothing is ruled before the first turn, if it is another. */
  readonly begins?: string;
  readonly order: 'initiative' | 'alternate' | 'simultaneous';
  readonly steps: readonly TurnStep[];
  readonly casualties: 'at-once' | 'step-end';
}

/**
 * The turn's steps with their sides. A step of a side that does not play falls away.
 * @param order the sides in the order of play, the first one first
 * @param solo the one of them that the referee runs, if there is one
 */
export function stepsOf({ steps }: Turn, order: readonly string[], solo?: string): readonly Position[] {
  // Where no step is its own, it plays among the others.
  const isApart = steps.some(({ who }) => who === 'solo');
  const [first, second] = order.filter((side) => !isApart || side !== solo);
  const sides = { first, second, solo };
  return steps.flatMap(({ id, who }) => {
    if (who === 'both') return [{ turn: 0, step: id }];
    const side = sides[who];
    return side === undefined ? [] : [{ turn: 0, step: id, side }];
  });
}

/** The position after one, or the first of a battle. */
export function nextPosition(steps: readonly Position[], at: Position | undefined): Position {
  const index = at ? placeOf(at, steps) + 1 : 0;
  const turn = at?.turn ?? 1;
  return index < steps.length ? { ...steps[index]!, turn } : { ...steps[0]!, turn: turn + 1 };
}

/** Which of the steps it is; where the turn has that step no more, the one that its side has now, or the last. */
function placeOf(at: Position, steps: readonly Position[]): number {
  const step = steps.findIndex((each) => each.step === at.step);
  if (step >= 0) return step;
  const side = steps.findLastIndex((each) => each.side === at.side);
  return side >= 0 ? side : steps.length - 1;
}

/** Whether a moment has come when play stands at a position. */
export function hasCome(moment: Moment, at: Position, steps: readonly Position[]): boolean {
  if (at.turn !== moment.turn) return at.turn > moment.turn;
  const now = steps.findIndex(({ step }) => step === at.step);
  const meant = steps.map((each) => meets(each, moment, steps));
  if (moment.edge === 'start') return now >= Math.max(0, meant.indexOf(true));
  // Of what this turn has not, the end is the end of the turn.
  return meant.includes(true) && now > meant.lastIndexOf(true);
}

function meets(position: Position, { side, step }: Moment, steps: readonly Position[]): boolean {
  if (step !== undefined && position.step !== step) return false;
  if (side === undefined || position.side === side) return true;
  return position.side === undefined && (step !== undefined || !hasItsOwn(side, steps));
}

/** A side without steps of its own plays in those that are everybody's. */
function hasItsOwn(side: string, steps: readonly Position[]): boolean {
  return steps.some((each) => each.side === side);
}

/** When a side plays next: in a step of its own later in this turn, or else in the next one. */
export function nextTurnOf(side: string, at: Position, steps: readonly Position[], edge: Moment['edge']): Moment {
  const now = steps.findIndex(({ step }) => step === at.step);
  const later = steps.some((each, i) => i > now && each.side === side);
  return { turn: later ? at.turn : at.turn + 1, side, edge };
}

/**
 * When what's set now ends, as its declaration says; nothing if it doesn't end with turns.
 * @param own the side that it's set for
 * @throws for what ends at a moment: whoever sets it says which
 */
export function endOf(
  ends: End,
  own: string | undefined,
  at: Position,
  steps: readonly Position[],
): Moment | undefined {
  if (!endsByItself(ends)) return undefined;
  if (ends === 'turn') return { turn: at.turn, edge: 'end' };
  if (ends === 'next-own-start' && own) return nextTurnOf(own, at, steps, 'start');
  if (ends === 'next-own-end' && own) return nextTurnOf(own, at, steps, 'end');
  if (ends === 'moment') throw new Error('A field that ends at a moment was set without one');
  return { turn: at.turn, step: at.step, ...(at.side === undefined ? {} : { side: at.side }), edge: 'end' };
}
