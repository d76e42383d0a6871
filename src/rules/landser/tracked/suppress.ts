import type { Book } from '../../../../data/landser/book.ts';
import { barring } from '../../../kernel/forbidding.ts';
import { enemiesOf, type Scene, type Unit } from '../../../kernel/state/scene.ts';
import type { Tracked } from '../../../kernel/verb.ts';
import { Refusal } from '../../landser-classic/refusal.ts';
import { acts } from '../../landser-classic/tracked/acts.ts';
import { refuseWeapon } from '../../landser-classic/tracked/fire/weapons.ts';
import { refuseAction, refuseBeforeBreakOff, refuseOutOfPlay } from '../../landser-classic/tracked/gate.ts';
import { assertTarget } from '../../landser-classic/tracked/known.ts';
import { type Changing, count, nextTurn, word } from '../../landser-classic/tracked/state.ts';
import { GONE } from '../../landser-classic/tracked/wounds/falls.ts';
import type { Suppressing } from '../fire/suppress.ts';

/** LS-SUPP-01, LS-SUPP-02: for the side that plays first, with the Fire action, one figure for each command. */
export const suppress: Tracked<Suppressing, Book> = {
  fallen: GONE,
  outOfPlay: GONE,
  meets: { isOne: (actor, unit) => unit.side !== actor.side && !unit.gone, several: () => true, as: 'inArea' },
  domains: { target: enemiesOf },
  forbid: barring(mayNot, forbid),
  effects(changes: Changing<Book>, _suppressing, _outcome) {
    const { scene, book } = changes;
    const { actor, targets } = scene;
    const rules = book.tracking.suppression;
    if (!actor || !rules) return;
    const until = nextTurn(scene, actor.side, 'start');
    acts(changes, actor, 'fire', rules.side, book);
    changes.set(actor, 'fired', true, book.tracking.rules.fired);
    if (until) {
      for (const unit of targets) {
        changes.set(unit, 'suppressed-by', Math.min(20, count(unit, 'suppressed-by') + 1), rules.each, until);
      }
    }
  },
};

/** LS-SUPP-01: it's a rule of the house, and nothing for men aboard. */
function mayNot(scene: Scene, unit: Unit, book: Book): boolean {
  return !scene.toggles.has('suppressive-fire') || refuseOutOfPlay(scene, unit, book) !== undefined;
}

function forbid(scene: Scene, suppressing: Suppressing, book: Book): Refusal | undefined {
  const { actor, at, steps, toggles } = scene;
  const rules = book.tracking.suppression;
  if (!actor || !rules) return undefined;
  const first = refuseBeforeBreakOff(scene, actor, 'suppress', book);
  if (first) return first;
  if (!toggles.has('suppressive-fire')) return new Refusal(rules.side, 'toggle-off', { toggle: 'suppressive-fire' });
  const refusal = refuseAction(scene, actor, { verb: 'suppress', action: 'fire' }, book);
  if (refusal) return refusal;
  // LS-SUPP-02: whoever fires from there is named, or nobody would be suppressed.
  assertTarget(scene, Infinity);
  if (at && at.step !== steps[0]?.step) return new Refusal(rules.side, 'no-initiative', { unit: actor.name });
  const weapon = refuseWeapon(actor, word(actor, 'weapon') ?? '', book);
  if (weapon) return weapon;
  const { figures } = suppressing;
  if (figures !== 1) return new Refusal(rules.each, 'one-figure-suppresses', { figures });
  const other = scene.targets.find(({ side, gone }) => side === actor.side || gone);
  return other && new Refusal(rules.side, 'no-enemy', { target: other.name });
}
