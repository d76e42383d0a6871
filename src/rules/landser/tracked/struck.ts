import type { Effect } from '../../../kernel/effect.ts';
import type { Scene, Unit } from '../../../kernel/scene.ts';
import { forcedToHide, type Met, struck as originally } from '../../landser-classic/tracked/struck.ts';
import type { Book } from '../book.ts';
import { added, kept } from './changes.ts';
import { crewStruck, isVehicle } from './crew.ts';

/** What a hit does to a figure over turns. */
export type Strike = (scene: Scene, met: Met, book: Book, by?: Unit) => Effect[];

/** What a hit by this weapon does. */
export function strikeOf(weapon: string, { tracking }: Book): Strike {
  return tracking.weapons.explosive.includes(weapon) ? blasted : struck;
}

/** By the wound tables, or by wounds that add up; then the hide that wants a rally, and the casualty on the table. */
export function struck(scene: Scene, met: Met, book: Book, by?: Unit): Effect[] {
  const { unit, effect } = met;
  if (effect === 'none') return [];
  if (isVehicle(unit)) return crewStruck(scene, met, book);
  const addsUp = effect !== 'hide' && effect !== 'out-of-action' && scene.toggles.has('alternative-wounds');
  return [
    ...(addsUp ? addedUp(scene, met, book, by) : originally(scene, met, book, by)),
    ...(effect === 'hide' ? untilRallied(scene, unit, book) : []),
    ...(effect === 'out-of-action' ? fallen(scene, unit, book) : []),
  ];
}

/** LS-HIDE-09: whoever is in a blast goes into hide besides, whatever his row. */
function blasted(scene: Scene, met: Met, book: Book, by?: Unit): Effect[] {
  const hides = !isVehicle(met.unit) && met.effect !== 'out-of-action' && !scene.toggles.has('grenade-no-auto-hide');
  if (!hides) return struck(scene, met, book, by);
  return [
    ...struck(scene, met, book, by),
    ...forcedToHide(scene, met.unit, book.tracking.rules.blast, book),
    ...untilRallied(scene, met.unit, book),
  ];
}

/** LS-ALT-02, LS-ALT-03: a turn in hide, and a wound that stays. */
function addedUp(scene: Scene, { unit, effect }: Met, book: Book, by?: Unit): Effect[] {
  const { rules } = book.tracking;
  const serious = effect === 'serious-wound';
  return [
    ...originally(scene, { unit, effect: 'hide' }, book, by),
    ...(serious
      ? added(unit, 'serious-wounds', 1, rules['serious-alternative'])
      : added(unit, 'light-wounds', 1, rules['light-alternative'])),
  ];
}

/** LS-HIDE-07: only a rally ends it, or a throw of his own. */
function untilRallied({ toggles }: Scene, unit: Unit, { tracking }: Book): Effect[] {
  return toggles.has('rally') ? kept(unit, 'needs-rally', true, tracking.rules['hide-rally']) : [];
}

/** LS-CAMP-01: he lies on the table, and a death roll falls due from his side's next turn on. */
export function fallen({ toggles, at }: Scene, unit: Unit, { tracking }: Book): Effect[] {
  return at && toggles.has('campaign-wounds') ? kept(unit, 'death-turn', at.turn, tracking.rules.casualty) : [];
}
