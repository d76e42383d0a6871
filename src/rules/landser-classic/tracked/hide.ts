import type { Book } from '../../../../data/landser-classic/book.ts';
import type { Scene, Unit } from '../../../kernel/state/scene.ts';
import { Refusal } from '../refusal.ts';
import { liftTemplate } from './fire/template.ts';
import { type Changing, count, has, isOwnTurn, nextTurn } from './state.ts';
import { isAboard } from './tanks/crew.ts';

/** How a man came to hide: by a hide result, which may need a rally; by a blast; by a wound's row; or some other way. */
export type Why = 'result' | 'blast' | 'row' | 'besides';

/** A man is forced to hide: it takes his next turn (RC-06, R-40), or this one if a medic has just brought him back. */
export function forceIntoHide(
  changes: Changing,
  who: Pick<Unit, 'id'>,
  why: Why,
  rule: string,
  book: Book,
  turn: 'next' | 'this' = 'next',
): void {
  const { scene } = changes;
  const unit = changes.now(who);
  const { rally } = book.tracking;
  if (unit.gone || !scene.at) return;
  const rallied = (why === 'result' || why === 'blast') && rally && scene.toggles.has('rally') ? rally : undefined;
  const until =
    turn === 'next'
      ? nextTurn(scene, unit.side, 'end')!
      : ({ turn: scene.at.turn, side: unit.side, edge: 'end' } as const);
  const lasts = unit.fields.hiding === 'forced' || has(unit, 'needs-rally');
  // Nobody aboard comes out by a Move: his hiding ends with the vehicle's turn.
  const byItself = why === 'row' ? book.tracking['row-hide'] === 'row' : isAboard(scene, unit);
  const how = byItself && !lasts && !rallied ? 'row' : 'forced';
  // Hiding that ends by itself leaves nothing to clear.
  if (how === 'row' && unit.fields.hiding !== 'row') changes.clear(unit, ['hiding', 'hide-turn'], rule);
  changes.set(unit, 'hiding', how, rule, how === 'row' ? until : undefined);
  changes.set(unit, 'hide-turn', until.turn, rule, how === 'row' ? until : undefined);
  if (rallied) changes.set(unit, 'needs-rally', true, rallied.hide);
  const reason = how === 'row' ? 'row' : rallied || has(unit, 'needs-rally') ? 'rally' : 'forced';
  const before = has(unit, 'hiding') && unit.fields.hiding === how && count(unit, 'hide-turn') === until.turn;
  if (!before) changes.remind(rule, [unit], 'in-hide', { how: turn === 'next' ? reason : `${reason}-now` });
  changes.clear(unit, ['covering', 'covered', 'aiming', 'aim-turns'], book.tracking.rules['hide-fire']);
  liftTemplate(changes, unit, book);
}

/** He comes out of hiding. */
export function outOfHide(changes: Changing, unit: Pick<Unit, 'id'>, rule: string): void {
  changes.clear(unit, ['hiding', 'hide-turn', 'hiding-in', 'pinned', 'needs-rally'], rule);
}

/** Whether he's hiding in a way that restricts him: a sniper who has just moved hides as he likes. */
export function isHiding(unit: Unit): boolean {
  return has(unit, 'hiding') && unit.fields.hiding !== 'free';
}

/** Whether the turn that hiding costs him isn't over yet. */
export function hideLasts({ at }: Scene, unit: Unit): boolean {
  return at !== undefined && at.turn <= count(unit, 'hide-turn');
}

/** What a hiding man can't do in his own turn (LC-HIDE-01 to -06). */
export function refuseInHide(scene: Scene, unit: Unit, action: string, { tracking }: Book): Refusal | undefined {
  if (!isHiding(unit) || !isOwnTurn(scene, unit)) return undefined;
  const { rules, rally } = tracking;
  const lasts = hideLasts(scene, unit);
  // In the middle of a Move and Fire he has no action left to hide with.
  const begun = has(unit, 'action');
  // A Move doesn't bring out a man who waits for a rally (LS-HIDE-07).
  const waits = rally !== undefined && has(unit, 'needs-rally') && scene.toggles.has('rally');
  const name = {
    unit: unit.name,
    action,
    lasts,
    pinned: has(unit, 'pinned'),
    begun,
    waits,
    thrown: has(unit, 'tried-rally'),
  };
  switch (action) {
    case 'hide':
    case 'nothing':
    case 'treat':
      return undefined;
    case 'fire':
    case 'covering-fire':
      return new Refusal(rules['hide-fire'], 'hiding-no-fire', name);
    case 'assault':
      return new Refusal(rules.hide, 'hiding-no-assault', name);
    case 'move':
      return lasts ? new Refusal(rules['hide-end'], 'hide-lasts', name) : undefined;
    case 'weapon-work':
      return lasts ? new Refusal(rules.hide, 'hide-lasts', name) : undefined;
    case 'rally':
      return unit.fields.hiding === 'chosen' || !rally
        ? undefined
        : new Refusal(rally['may-not'], 'hiding-no-rally', name);
    case 'sneak':
      if (has(unit, 'pinned')) return new Refusal(rules['hide-sneak'], 'hide-pinned', name);
      return unit.fields.hiding === 'chosen' ? new Refusal(rules['hide-sneak'], 'hide-ends-by-move', name) : undefined;
    default:
      return new Refusal(rules['hide-end'], lasts ? 'hide-lasts' : 'hide-ends-by-move', name);
  }
}
