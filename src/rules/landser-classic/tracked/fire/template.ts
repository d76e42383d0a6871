import type { Book } from '../../../../../data/landser-classic/book.ts';
import type { Moment } from '../../../../kernel/state/moment.ts';
import type { Scene, Unit } from '../../../../kernel/state/scene.ts';
import { loaderOf } from '../squads/squads.ts';
import { allIn, type Changing, count, has, isOwnTurn, isVehicle, nextTurn, word, words } from '../state.ts';

/** Puts a template on the table, with the figures it caught (LC-AUTO-04, LS-HMG-06). */
export function layTemplate(
  changes: Changing,
  gunner: Unit,
  { weapon, range }: { readonly weapon: string; readonly range: number },
  caught: readonly Unit[],
  book: Book,
): void {
  const { rules } = book.tracking;
  liftTemplate(changes, gunner, book);
  forgetTemplate(changes, gunner, rules['in-template']);
  const until = templateEnds(changes.scene, changes.now(gunner), weapon, book);
  changes.set(gunner, 'template', weapon, rules.template, until);
  changes.set(gunner, 'template-range', range, rules.template, until);
  changes.set(gunner, 'template-now', true, rules.template);
  enterTemplate(changes, gunner, caught, book);
}

/**
 * Figures are under it for as long as it lies there. One caught in his own turn has thrown for that turn.
 * @param thrown whether its effect on them has already been thrown for
 */
export function enterTemplate(
  changes: Changing,
  gunner: Pick<Unit, 'id'>,
  caught: readonly Unit[],
  book: Book,
  thrown = true,
): void {
  const { rules } = book.tracking;
  const rule = rules['in-template'];
  const newly = caught.filter((each) => !words(changes.now(each), 'in-template').includes(gunner.id));
  if (newly.length > 0) changes.remind(rules.template, [gunner, ...newly], 'template-lies');
  for (const each of caught) {
    const unit = changes.now(each);
    if (unit.gone) continue;
    changes.list(unit, 'in-template', gunner.id, rule);
    if (thrown && isOwnTurn(changes.scene, unit)) changes.list(unit, 'template-rolled', gunner.id, rule);
  }
}

/** LS-HMG-06, R-58: moved onto others once, without a throw to hit; its effect on them is thrown for. */
export function shiftTemplate(
  changes: Changing,
  gunner: Unit,
  caught: readonly Unit[],
  rule: string,
  book: Book,
): void {
  forgetTemplate(changes, gunner, rule);
  const until = nextTurn(changes.scene, gunner.side, 'end');
  const weapon = word(gunner, 'template') ?? '';
  const range = count(gunner, 'template-range');
  changes.set(gunner, 'template', weapon, rule, until);
  changes.set(gunner, 'template-range', range, rule, until);
  changes.set(gunner, 'template-shifted', true, rule, until);
  changes.set(gunner, 'template-now', true, rule);
  enterTemplate(changes, gunner, caught, book, false);
  const targets = caught.map(({ id }) => id);
  const options = { weapon, range };
  if (targets.length > 0) changes.due({ verb: 'effect', options, unit: gunner.id, targets, blocks: ['turn'], rule });
}

/** The template is lifted, and nobody is in it any more (RC-12, LC-AUTO-04). */
export function liftTemplate(changes: Changing, who: Pick<Unit, 'id'>, { tracking }: Book): void {
  const gunner = changes.now(who);
  if (!has(gunner, 'template')) return;
  const rule = tracking.rules.template;
  changes.remind(rule, [gunner], 'template-lifted', { weapon: word(gunner, 'template') ?? '' });
  changes.clear(gunner, ['template', 'template-range', 'template-at', 'template-now', 'template-shifted'], rule);
  forgetTemplate(changes, gunner, rule);
}

/** Nobody is under a gunner's template any more. */
function forgetTemplate(changes: Changing, gunner: Pick<Unit, 'id'>, rule: string): void {
  for (const unit of allIn(changes.scene)) changes.strike(unit, 'in-template', gunner.id, rule);
}

/** Templates that have ended by themselves: nobody is under them any more. */
export function forgetEnded(changes: Changing, { tracking }: Book): void {
  const { units } = changes.scene;
  for (const unit of allIn(changes.scene)) {
    for (const id of words(unit, 'in-template')) {
      const gunner = units.get(id);
      if (!gunner || !has(gunner, 'template')) changes.strike(unit, 'in-template', id, tracking.rules.template);
    }
  }
}

/** The gunners whose templates a figure is under, in the order in which he came under them (LC-AUTO-06). */
export function gunnersOver({ units }: Scene, unit: Unit): Unit[] {
  return words(unit, 'in-template').flatMap((id) => {
    const gunner = units.get(id);
    return gunner && !gunner.gone && has(gunner, 'template') ? [gunner] : [];
  });
}

/**
 * Some templates end by themselves at a given moment. One that the gunner keeps up ends with a turn in which he doesn't.
 */
function templateEnds(scene: Scene, gunner: Unit, weapon: string, { tracking }: Book): Moment | undefined {
  const { weapons } = tracking;
  if (tracking['at-point']?.weapons.includes(weapon)) return nextTurn(scene, gunner.side, 'end');
  const keeps =
    weapons.continuous.includes(weapon) &&
    !words(gunner, 'must-reload').includes(weapon) &&
    !has(gunner, 'barrel') &&
    (has(gunner, 'armour') || loaderOf(scene, gunner) !== undefined);
  return keeps ? undefined : nextTurn(scene, gunner.side, 'start');
}

function statusEnd({ state }: Scene, id: string, field: string): Moment | undefined {
  return state.lasting.find((each) => each.field === field && 'unit' in each.of && each.of.unit === id)?.until;
}

/** The end of a gunner's own turn: a template he hasn't kept or laid again is lifted. */
export function unkept(changes: Changing, gunner: Unit, book: Book): void {
  const ends = statusEnd(changes.scene, gunner.id, 'template');
  if (has(gunner, 'template') && !has(gunner, 'template-now') && !ends) liftTemplate(changes, gunner, book);
}

/** One more turn of automatic fire; after the fourth in a row the barrel has to be changed (LC-GPMG-04). */
export function automaticTurn(changes: Changing, who: Unit, book: Book): void {
  const { rules, weapons, 'auto-turns': most } = book.tracking;
  const gunner = changes.now(who);
  if (has(gunner, 'auto-now') || !isOwnTurn(changes.scene, gunner)) return;
  changes.set(gunner, 'auto-now', true, rules.barrel);
  if (!weapons.continuous.includes(word(gunner, 'weapon') ?? '') || has(gunner, 'armour')) return;
  changes.add(gunner, 'auto-turns', 1, rules.barrel);
  if (count(changes.now(gunner), 'auto-turns') >= most) changes.set(gunner, 'barrel', true, rules.barrel);
}

/** LC-SQD-06: the loader assists at the gun, so he covers nothing any more. */
export function feeds(changes: Changing, gunner: Unit, { tracking }: Book): void {
  const loader = isVehicle(gunner) ? undefined : loaderOf(changes.scene, gunner);
  if (loader) changes.clear(loader, ['covering', 'covered'], tracking.rules.feeding);
}
