import type { Book } from '../../../../data/landser-classic/book.ts';
import type { Unit } from '../../../kernel/state/scene.ts';
import { liftTemplate } from './fire/template.ts';
import { allIn, type Changing, has, isOwnTurn, nextTurn, word, words } from './state.ts';
import { crewActs } from './tanks/crew.ts';

/** It's the unit's one action this turn, and ends everything it can only keep up by doing nothing else. */
export function acts(changes: Changing, who: Unit, action: string, rule: string, book: Book): void {
  const { rules } = book.tracking;
  if (!isOwnTurn(changes.scene, who)) return;
  changes.set(who, 'action', action, rule);
  if (action !== 'covering-fire') changes.clear(who, ['covering', 'covered'], rules['covering-fire']);
  if (action !== 'carry-off') putsDown(changes, who, book);
  crewActs(changes, who, rule);
}

/** A man who does anything else no longer carries anyone. */
function putsDown(changes: Changing, carrier: Unit, { tracking }: Book): void {
  const { campaign } = tracking;
  if (!campaign) return;
  for (const unit of allIn(changes.scene)) {
    if (word(unit, 'carried-by') === carrier.id) changes.clear(unit, ['carried-by', 'carried-since'], campaign.carried);
  }
}

/** He moves: men he fired at or who fired at him are no longer last turn's targets, and whatever he'd set up is packed. */
export function moves(changes: Changing, who: Unit, book: Book, stays = false, sneaks = false): void {
  const { rules, snipers } = book.tracking;
  const rule = rules['same-target'];
  const until = nextTurn(changes.scene, who.side, 'start');
  if (until) changes.set(who, 'moved', true, rule, until);
  // LC-OBS-04: whoever moves in another way has been seen by all.
  if (!sneaks) changes.set(who, 'seen-moving', true, rules['seen-moving']);
  mayBeCovered(changes, who, sneaks, book);
  changes.clear(who, ['last-target', 'last-shot', 'same-again'], rule);
  for (const unit of allIn(changes.scene)) {
    if (word(unit, 'last-target') === who.id) changes.clear(unit, ['last-target', 'last-shot', 'same-again'], rule);
  }
  changes.clear(who, ['in-template', 'template-rolled'], rules['in-template']);
  changes.clear(who, ['beside', 'beside-turn'], rules.down);
  if (snipers) changes.clear(who, ['aiming', 'aim-turns'], snipers.aim);
  if (stays) return;
  liftTemplate(changes, who, book);
  if (has(changes.now(who), 'set-up')) changes.clear(who, ['set-up'], rules['set-up']);
}

/** LC-COV-01: the enemies who may fire at him before he does anything else; at one who only sneaks, those aware of him. */
function mayBeCovered(changes: Changing, who: Unit, sneaks: boolean, { tracking }: Book): void {
  const { scene } = changes;
  if (!scene.at || !isOwnTurn(scene, who)) return;
  const mover = changes.now(who);
  const hidden = sneaks && !has(mover, 'seen-moving') && !has(mover, 'fired');
  const covering = allIn(scene).filter(
    (each) =>
      each.side !== who.side &&
      !each.gone &&
      has(each, 'covering') &&
      !words(each, 'covered').includes(who.id) &&
      (!hidden || words(each, 'aware').includes(who.id)),
  );
  if (covering.length > 0) changes.remind(tracking.rules['covering-fire'], [who, ...covering], 'may-fire-first');
}
