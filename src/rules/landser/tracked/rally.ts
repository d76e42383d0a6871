import type { Book } from '../../../../data/landser/book.ts';
import { ofActor, ofUnit } from '../../../kernel/forbidding.ts';
import type { Scene, Unit } from '../../../kernel/state/scene.ts';
import type { Tracked } from '../../../kernel/verb.ts';
import { Refusal } from '../../landser-classic/refusal.ts';
import { acts } from '../../landser-classic/tracked/acts.ts';
import { refuseAction, refuseBeforeBreakOff, refuseDeed } from '../../landser-classic/tracked/gate.ts';
import { isHiding, outOfHide } from '../../landser-classic/tracked/hide.ts';
import { assertTarget, refuseKnown } from '../../landser-classic/tracked/known.ts';
import { lossesOf, soldiersOf, squadOf } from '../../landser-classic/tracked/squads/squads.ts';
import { allIn, type Changing, count, has } from '../../landser-classic/tracked/state.ts';
import { isAboard } from '../../landser-classic/tracked/tanks/crew.ts';
import { GONE } from '../../landser-classic/tracked/wounds/falls.ts';
import type { Rallying } from '../rally.ts';

/** a man without a squad counts with his side, ten of them at most. */
const MOST = 10;

/** Rallying soldiers and squads: the part that concerns the units. */
export const rally: Tracked<Rallying, Book> = {
  tried: true,
  fallen: GONE,
  outOfPlay: GONE,
  helps: 'units',
  // One man of a broken squad stands for them all, a hiding one if there's one.
  aimsAt: (unit, scene) =>
    isHiding(unit) || (has(unit, 'squad-broken') && !soldiersOf(scene, unit).some((each) => isHiding(each))),
  // He only owes his own throw, not a throw for others.
  pays: ({ targets }, { unit }, { kind = 'self' }) => kind === 'self' && targets.every(({ id }) => id === unit),
  knows: {
    'in-action': (scene) => {
      const one = scene.targets[0] ?? scene.actor;
      return one && inActionOf(scene, one);
    },
    kind: ({ actor, targets }) => (actor && targets.every(({ id }) => id === actor.id) ? 'self' : undefined),
  },
  domains: {
    target: ({ actor, units }) => [...units.values()].filter((unit) => unit.side === actor?.side && !unit.gone),
  },
  forbid: ofActor<Rallying, Book>(
    (scene, actor, _rallying, book) => refuseBeforeBreakOff(scene, actor, 'rally', book),
    ofUnit(({ toggles }, _actor, { tracking }: Book) =>
      tracking.rally && !toggles.has('rally')
        ? new Refusal(tracking.rally.figure, 'toggle-off', { toggle: 'rally' })
        : undefined,
    ),
    (scene, actor, rallying, book) =>
      rallying.kind === 'self'
        ? refuseOwnThrow(scene, actor, rallying, book)
        : refuseRally(scene, actor, rallying, book),
  ),
  effects(changes: Changing<Book>, { kind }, { facts }) {
    const { scene, book } = changes;
    const { actor, targets } = scene;
    const rules = book.tracking.rally;
    if (!actor || !rules) return;
    const rallied = facts.rallied === true;
    if (kind === 'self') {
      changes.set(actor, 'tried-rally', true, rules.self);
      if (rallied) outOfHide(changes, actor, rules.self);
      return;
    }
    acts(changes, actor, 'rally', rules[kind], book);
    if (rallied && kind === 'figure') for (const unit of targets) outOfHide(changes, unit, rules.figure);
    if (rallied && kind === 'squad') {
      for (const unit of squadOf(scene, targets[0] ?? actor)) changes.clear(unit, ['squad-broken'], rules.squad);
    }
  },
};

function refuseRally(scene: Scene, actor: Unit, rallying: Rallying, book: Book): Refusal | undefined {
  const rules = book.tracking.rally;
  const refusal = refuseAction(scene, actor, { verb: 'rally', action: 'rally' }, book);
  if (refusal || !rules) return refusal;
  if (has(actor, 'serious-wounds')) return new Refusal(rules['may-not'], 'wounded-no-rally', { unit: actor.name });
  if (rallying.kind === 'figure') assertTarget(scene);
  const target = scene.targets[0] ?? actor;
  const name = { unit: target.name };
  if (target.side !== actor.side) return new Refusal(rules.figure, 'not-his-comrade', name);
  if (target.gone) return new Refusal(rules.figure, 'target-out-of-play', { target: target.name, why: target.gone });
  if (rallying.kind === 'figure' && !isHiding(target)) return new Refusal(rules.figure, 'needs-no-rally', name);
  // LS-RALLY-04: another man's leader, never his own.
  if (rallying.kind === 'figure' && target.id === actor.id) return new Refusal(rules.figure, 'rallies-himself', name);
  if (rallying.kind === 'squad' && !has(target, 'squad-broken')) {
    return new Refusal(rules.squad, 'squad-not-broken', name);
  }
  return refuseKnown(target, rallying, [['in-action', inActionOf(scene, target), rules.squad]]);
}

function inActionOf(scene: Scene, unit: Unit): number {
  if (unit.fields.squad !== undefined && !has(unit, 'bailed') && !has(unit, 'crewman')) {
    return Math.min(20, lossesOf(soldiersOf(scene, unit))['in-action']);
  }
  return Math.min(MOST, allIn(scene).filter(({ side, gone }) => side === unit.side && !gone).length);
}

/** LS-HIDE-08, R-43: once in each of his own turns, and only if fire or a blast forced him to hide and nobody has rallied him. */
function refuseOwnThrow(scene: Scene, unit: Unit, rallying: Rallying, book: Book): Refusal | undefined {
  const refusal = isAboard(scene, unit) ? undefined : refuseDeed(scene, unit, 'rally', book);
  if (refusal) return refusal;
  const rule = book.tracking.rally!.self;
  if (has(unit, 'tried-rally')) return new Refusal(rule, 'rallied-already', { unit: unit.name });
  const waits = has(unit, 'needs-rally') && count(unit, 'hide-turn') <= (scene.at?.turn ?? 0);
  if (!waits) return new Refusal(rule, 'no-own-throw', { unit: unit.name, later: has(unit, 'needs-rally') });
  return refuseKnown(unit, rallying, [['in-action', inActionOf(scene, unit), rule]]);
}
