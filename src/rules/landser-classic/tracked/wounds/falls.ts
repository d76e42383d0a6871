import type { Book } from '../../../../../data/landser-classic/book.ts';
import type { Scene, Unit } from '../../../../kernel/state/scene.ts';
import { liftTemplate } from '../fire/template.ts';
import { judgeLater, succession } from '../squads/squads.ts';
import { allIn, type Changing, word, words } from '../state.ts';

/** The fates after which a man still lies on the table. */
export const CASUALTIES = ['down', 'removed', 'out-of-action'] as const;
/** All reasons for being out of play. Units that are out can be named: the gate refuses them with its rule. */
export const GONE = [
  ...CASUALTIES,
  'prisoner',
  'off-the-board',
  'dead',
  'killed',
  'carried-off',
  'crew-killed',
  'engine-explodes',
  'ammo-explodes',
] as const;

/** Whether he's lying on the table, to be carried off, treated or killed. */
export function isCasualty({ toggles }: Scene, { gone }: Unit): boolean {
  return toggles.has('campaign-wounds') && CASUALTIES.some((why) => why === gone);
}

/**
 * Takes a unit out of play, with what that ends for others: his command, his template, the fights he's locked in.
 * @param beaten in hand-to-hand combat, which frees his prisoners
 */
export function falls(changes: Changing, who: Pick<Unit, 'id'>, why: string, rule: string, book: Book, beaten = false) {
  if (changes.now(who).gone) return;
  fallsAmongOthers(changes, who, why, rule, book, beaten);
  succession(changes, changes.now(who), book);
}

/** The same for one of several who fall together: his command passes on once all of them have fallen. */
export function fallsAmongOthers(
  changes: Changing,
  who: Pick<Unit, 'id'>,
  why: string,
  rule: string,
  book: Book,
  beaten = false,
): void {
  const unit = changes.now(who);
  if (unit.gone) return;
  const { rules } = book.tracking;
  liftTemplate(changes, unit, book);
  changes.gone(unit, why, rule);
  forgotten(changes, unit.id, book);
  for (const prisoner of guardedBy(changes.scene, unit)) {
    // a leader who's set free commands again.
    if (beaten) backInPlay(changes, prisoner, rules['guard-shot'], book);
    else changes.clear(prisoner, ['guard'], rules['guard-shot']);
  }
  judgeLater(changes, unit, book);
  const { at, toggles } = changes.scene;
  const { campaign } = book.tracking;
  if (campaign && at && toggles.has('campaign-wounds') && CASUALTIES.some((each) => each === why)) {
    changes.set(unit, 'death-turn', at.turn, campaign.casualty);
    changes.remind(campaign.casualty, [unit], 'lies');
  }
}

/** Takes him off every list: nobody is locked with him, angry at him, aims at him or is carried by him any more. */
export function forgotten(changes: Changing, id: string, { tracking }: Book): void {
  const { rules } = tracking;
  for (const other of allIn(changes.scene)) {
    if (words(other, 'locked').includes(id)) changes.strike(other, 'locked', id, rules.locked);
    for (const angry of ['angry', 'angry-again'] as const)
      if (words(other, angry).includes(id)) changes.strike(other, angry, id, rules.angry);
    if (word(other, 'aiming') === id) changes.clear(other, ['aiming', 'aim-turns'], rules.aware);
    if (word(other, 'carried-by') === id) changes.clear(other, ['carried-by', 'carried-since'], rules.down);
  }
}

/** The prisoners of a guard. */
export function guardedBy(scene: Scene, guard: Pick<Unit, 'id'>): Unit[] {
  return allIn(scene).filter((unit) => word(unit, 'guard') === guard.id);
}

/** LC-SURR-03, LC-SURR-05: his captor guards him, unless he already has as many as he can guard. */
export function captured(changes: Changing, captor: Unit | undefined, prisoner: Unit, rule: string, book: Book): void {
  const { rules, prisoners: most } = book.tracking;
  const full = captor && guardedBy(changes.scene, captor).length >= most;
  falls(changes, prisoner, 'prisoner', rule, book);
  if (captor && !full) changes.set(prisoner, 'guard', captor.id, rules.prisoner);
  if (full) changes.remind(rules.prisoners, [captor]);
}

/** Back in play, without anything that belongs to men lying on the table. */
export function backInPlay(changes: Changing, who: Pick<Unit, 'id'>, rule: string, book: Book): void {
  changes.back(who, rule);
  changes.clear(who, ['guard', 'treated', 'death-turn', 'carried-by', 'carried-since', 'stretcher'], rule);
  succession(changes, changes.now(who), book);
}
