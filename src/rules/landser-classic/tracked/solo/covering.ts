import type { Book } from '../../../../../data/landser-classic/book.ts';
import type { SoloStep } from '../../../../kernel/solo.ts';
import type { Effect } from '../../../../kernel/state/effect.ts';
import type { Scene, Unit } from '../../../../kernel/state/scene.ts';
import { changing, has, word, words } from '../state.ts';
import { hasJustMoved, ownMen, playersMen } from './sides.ts';
import { reactionQuestion } from './told.ts';

/** R-72, LC-COV-01: the players' men on Covering Fire may fire at one of the side before he does anything more. */
export function lets(scene: Scene, { tracking }: Book): SoloStep | undefined {
  const movers = ownMen(scene).filter((unit) => hasJustMoved(scene, unit));
  const [first] = movers;
  if (!first) return undefined;
  const able = playersMen(scene).filter((unit) => has(unit, 'covering') && movers.some((each) => mayCover(unit, each)));
  if (able.length === 0) return undefined;
  return { step: 'pause', units: able.map(({ id }) => id), before: first.id, rule: tracking.rules['covering-fire'] };
}

/** They've had their chance. */
export function letPass(scene: Scene, book: Book): readonly Effect[] {
  const changes = changing(scene, book);
  for (const unit of ownMen(scene))
    if (hasJustMoved(scene, unit)) changes.set(unit, 'passed', true, book.borrowed.rules.duties);
  return changes.effects;
}

/** R-72: whoever of the side covers fires at a man of the players' who has come into his arc. */
export function covers(scene: Scene, book: Book): SoloStep | undefined {
  const covering = ownMen(scene).filter((unit) => has(unit, 'covering'));
  for (const unit of covering) {
    const target = scene.units.get(word(unit, 'fires-at') ?? '');
    if (target && !target.gone) return fires(scene, unit, target, book);
  }
  const mover = playersMen(scene).find(
    (unit) => hasJustMoved(scene, unit) && covering.some((each) => mayCover(each, unit)),
  );
  return mover && { step: 'ask', question: reactionQuestion(mover, book) };
}

function mayCover(unit: Unit, mover: Unit): boolean {
  return !words(unit, 'covered').includes(mover.id);
}

function fires(scene: Scene, unit: Unit, target: Unit, book: Book): SoloStep {
  const marks = changing(scene, book);
  marks.clear(unit, ['fires-at'], book.borrowed.rules.duties);
  const { verb, options } = book.borrowed.acts.fire!;
  return { step: 'rule', verb, options, who: unit.id, targets: [target.id], marks: marks.effects };
}
