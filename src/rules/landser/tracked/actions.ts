import { Refusal } from '../../../kernel/refusal.ts';
import type { Scene, Unit } from '../../../kernel/scene.ts';
import { type Action, refuseAction as originally, type Wanted } from '../../landser-classic/tracked/actions.ts';
import type { Book } from '../book.ts';
import { has } from '../unit.ts';
import { isOwnTurn } from './changes.ts';

const HOSTILE: readonly Action[] = ['fire', 'move-and-fire', 'assault', 'covering-fire'];

/** Why a unit may not take an action this turn: what the original edition says, and then what this one says besides. */
export function refuseAction(scene: Scene, unit: Unit, wanted: Wanted, book: Book): Refusal | undefined {
  return originally(scene, unit, wanted, book) ?? refuseFurther(scene, unit, wanted.action, book);
}

/** What this edition forbids besides; the first reason. */
export function refuseFurther(scene: Scene, unit: Unit, action: Action, book: Book): Refusal | undefined {
  const { rules } = book.tracking;
  const { toggles } = scene;
  const name = { unit: unit.name };
  if (toggles.has('rally')) {
    if (has(unit, 'squad-broken') && HOSTILE.includes(action)) {
      return new Refusal(rules['squad-broken'], 'squad-broken', name);
    }
    if (isPinnedUntilRallied(scene, unit) && !['hide', 'nothing', 'sneak'].includes(action)) {
      return new Refusal(rules['hide-rally'], 'hide-until-rallied', name);
    }
  }
  // LS-LIGHT-05: next turn only; it does not lift his Covering Fire in the turn in which he is hit.
  if (has(unit, 'disorientated') && isOwnTurn(scene, unit) && HOSTILE.includes(action)) {
    return new Refusal(rules.disorientated, 'disorientated', name);
  }
  return refuseWounded(scene, unit, action, book);
}

/** LS-HIDE-07: by fire or a blast, and not by the row of a wound. */
export function isPinnedUntilRallied({ toggles }: Scene, unit: Unit): boolean {
  return toggles.has('rally') && unit.fields.hiding === 'forced' && has(unit, 'needs-rally');
}

function refuseWounded({ toggles }: Scene, unit: Unit, action: Action, book: Book): Refusal | undefined {
  const { movement, tracking } = book;
  const { rules } = tracking;
  const barred: readonly string[] = movement['not-with-wounds-a'];
  if (has(unit, 'wounds-a') && barred.includes(action)) {
    return new Refusal(movement['wounds-a'].rule, 'too-wounded-to-move-so', { action });
  }
  if (!toggles.has('alternative-wounds')) return undefined;
  const serious = has(unit, 'serious-wounds');
  if (action === 'move-fast' && (serious || has(unit, 'light-wounds'))) {
    const rule = rules[serious ? 'serious-alternative' : 'light-alternative'];
    return new Refusal(rule, 'too-wounded-to-move-fast', { unit: unit.name });
  }
  return undefined;
}
