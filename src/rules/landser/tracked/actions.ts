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
  // A toggle is asked about last: the ruling names those that it asked about.
  if (has(unit, 'squad-broken') && HOSTILE.includes(action) && toggles.has('rally')) {
    return new Refusal(rules['squad-broken'], 'squad-broken', name);
  }
  if (!['hide', 'nothing', 'sneak'].includes(action) && isPinnedUntilRallied(scene, unit)) {
    return new Refusal(rules['hide-rally'], 'hide-until-rallied', name);
  }
  // LS-LIGHT-05: next turn only; it does not lift his Covering Fire in the turn in which he is hit.
  if (has(unit, 'disorientated') && isOwnTurn(scene, unit) && HOSTILE.includes(action)) {
    return new Refusal(rules.disorientated, 'disorientated', name);
  }
  return refuseWounded(scene, unit, action, book);
}

/** LS-HIDE-07: by fire or a blast, and not by the row of a wound. */
export function isPinnedUntilRallied({ toggles }: Scene, unit: Unit): boolean {
  return unit.fields.hiding === 'forced' && has(unit, 'needs-rally') && toggles.has('rally');
}

function refuseWounded({ toggles }: Scene, unit: Unit, action: Action, book: Book): Refusal | undefined {
  const { movement, tracking } = book;
  const { rules } = tracking;
  const barred: readonly string[] = movement['not-with-wounds-a'];
  if (has(unit, 'wounds-a') && barred.includes(action)) {
    return new Refusal(movement['wounds-a'].rule, 'too-wounded-to-move-so', { action });
  }
  const serious = has(unit, 'serious-wounds');
  const wounded = serious || has(unit, 'light-wounds');
  if (action === 'move-fast' && wounded && toggles.has('alternative-wounds')) {
    const rule = rules[serious ? 'serious-alternative' : 'light-alternative'];
    return new Refusal(rule, 'too-wounded-to-move-fast', { unit: unit.name });
  }
  return undefined;
}
