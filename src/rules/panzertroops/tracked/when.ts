import type { Book, StepKind } from '../../../../data/panzertroops/book.ts';
import type { Moment, Scene } from '../../../kernel/state/scene.ts';
import type { Position } from '../../../kernel/state/turn.ts';

/** What the step being played is for; before the first turn there's none. */
export function stepKind({ at }: Scene, { tracking }: Book): StepKind | undefined {
  return at && tracking.steps[at.step];
}

/** Whether this is one of the side's steps of this kind. */
export function isStepOf({ at }: Scene, side: string, kind: StepKind, { tracking }: Book): boolean {
  return at !== undefined && at.side === side && tracking.steps[at.step] === kind;
}

/** The next step of a kind for a side, counted from a position, which itself only counts if that's wanted. */
export function nextStep(
  { steps, at }: Scene,
  side: string,
  kind: StepKind,
  { tracking }: Book,
  { from = at, now = false }: { readonly from?: Position | undefined; readonly now?: boolean } = {},
): Position | undefined {
  if (!from) return undefined;
  const index = steps.findIndex(({ step }) => step === from.step);
  const meant = (position: Position, i: number, least: number) =>
    i >= least && position.side === side && tracking.steps[position.step] === kind;
  const later = steps.find((position, i) => meant(position, i, now ? index : index + 1));
  const found = later ?? steps.find((position, i) => meant(position, i, 0));
  return found && { ...found, turn: later ? from.turn : from.turn + 1 };
}

export function momentOf(position: Position | undefined, edge: Moment['edge']): Moment | undefined {
  return position && { turn: position.turn, step: position.step, edge };
}

/** The end of the step being played. */
export function thisStepEnds({ at }: Scene): Moment | undefined {
  return momentOf(at, 'end');
}

/** The end of the attacking fire in which a side's move still counts: the coming one, or this one. */
export function ownFireEnds(scene: Scene, side: string, book: Book): Moment | undefined {
  return momentOf(nextStep(scene, side, 'attacking', book, { now: true }), 'end');
}

/** The end of the side's next move step, or of this one. */
export function ownMoveEnds(scene: Scene, side: string, book: Book): Moment | undefined {
  return momentOf(nextStep(scene, side, 'move', book, { now: true }), 'end');
}

/** The end of the enemy's defensive fire at a move of that side. */
export function enemyFireEnds(scene: Scene, side: string, book: Book, from?: Position): Moment | undefined {
  const enemy = Object.keys(scene.sides).find((each) => each !== side);
  if (enemy === undefined) return undefined;
  return momentOf(nextStep(scene, enemy, 'defensive', book, { from: from ?? scene.at }), 'end');
}
