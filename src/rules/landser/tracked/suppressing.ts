import type { Effect } from '../../../kernel/effect.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Scene } from '../../../kernel/scene.ts';
import type { Outcome } from '../../../kernel/verb.ts';
import { acts } from '../../landser-classic/tracked/actions.ts';
import { refuseWeapon } from '../../landser-classic/tracked/firing.ts';
import type { Book } from '../book.ts';
import type { Suppressing } from '../suppress.ts';
import { count, word } from '../unit.ts';
import { refuseAction } from './actions.ts';
import { nextTurn, passing, remind } from './changes.ts';

/** LS-SUPP-01: for the side that has the initiative, with the Fire action. */
export function forbiddenSuppression(scene: Scene, _suppressing: Suppressing, book: Book): Refusal | undefined {
  const { actor, at, steps } = scene;
  if (!actor) return undefined;
  if (at && at.step !== steps[0]?.step) {
    return new Refusal(book.tracking.rules.suppress, 'no-initiative', { unit: actor.name });
  }
  const refusal = refuseAction(scene, actor, { action: 'fire' }, book);
  return refusal ?? refuseWeapon(actor, word(actor, 'weapon') ?? '', book);
}

/** LS-SUPP-02: whoever fires from there, until the suppressing side plays again. */
export function afterSuppression(scene: Scene, { figures }: Suppressing, _outcome: Outcome, book: Book): Effect[] {
  const { actor, targets } = scene;
  const { rules } = book.tracking;
  const until = actor && nextTurn(scene, actor, 'start');
  return [
    ...(actor ? acts(scene, actor, 'fire', rules.suppress, book) : []),
    ...(actor ? passing(actor, 'fired', true, rules.fired, until) : []),
    ...targets.flatMap((unit) =>
      passing(unit, 'suppressed-by', count(unit, 'suppressed-by') + figures, rules.suppressed, until),
    ),
    ...(targets.length === 0 ? [remind(rules.suppressed)] : []),
  ];
}
