import type { Effect } from '../../../kernel/effect.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Scene, Unit } from '../../../kernel/scene.ts';
import type { Outcome } from '../../../kernel/verb.ts';
import { acts } from '../../landser-classic/tracked/actions.ts';
import { lossesOf, squadOf } from '../../landser-classic/tracked/squad.ts';
import type { Book } from '../book.ts';
import type { Rallying } from '../rally.ts';
import { has } from '../unit.ts';
import { refuseAction } from './actions.ts';
import { cleared, passing, thisTurnEnds } from './changes.ts';

/** How the squad stands of whoever is rallied. */
export function knownOfRally(scene: Scene): Partial<Rallying> {
  const one = scene.targets[0] ?? scene.actor;
  return one ? { 'in-action': lossesOf(squadOf(scene, one))['in-action'] } : {};
}

export function forbiddenRally(scene: Scene, { kind }: Pick<Rallying, 'kind'>, book: Book): Refusal | undefined {
  const { actor, targets } = scene;
  if (!actor) return undefined;
  const { rules } = book.tracking;
  if (kind === 'self') return refuseSelf(actor, book);
  if (actor.fields.hiding === 'forced' || has(actor, 'serious-wounds')) {
    return new Refusal(rules['may-not-rally'], 'may-not-rally', { unit: actor.name });
  }
  const refusal = refuseAction(scene, actor, { action: 'rally' }, book);
  if (refusal) return refusal;
  const [target] = targets;
  if (kind === 'figure' && target && !has(target, 'hiding')) {
    return new Refusal(rules['rally-figure'], 'needs-no-rally', { unit: target.name });
  }
  if (kind === 'squad' && !has(target ?? actor, 'squad-broken')) {
    return new Refusal(rules['rally-squad'], 'squad-not-broken', { unit: (target ?? actor).name });
  }
  return undefined;
}

/** LS-HIDE-08, R-43: once a turn, and only for one whom fire or a blast has forced into hide. */
function refuseSelf(unit: Unit, { tracking }: Book): Refusal | undefined {
  const rule = tracking.rules['hide-self'];
  if (has(unit, 'tried-rally')) return new Refusal(rule, 'rallied-already', { unit: unit.name });
  // Whom a leader was quicker to rally, owes his throw all the same.
  if (has(unit, 'rallied') || (unit.fields.hiding === 'forced' && has(unit, 'needs-rally'))) return undefined;
  return new Refusal(rule, 'needs-no-rally', { unit: unit.name });
}

export function afterRally(scene: Scene, { kind }: Pick<Rallying, 'kind'>, { facts }: Outcome, book: Book): Effect[] {
  const { actor, targets } = scene;
  const { rules } = book.tracking;
  const rallied = facts.rallied === true;
  if (kind === 'self') {
    if (!actor) return [];
    const tried = passing(actor, 'tried-rally', true, rules['hide-self'], thisTurnEnds(scene));
    return [...tried, ...(rallied ? outOfHide(actor, rules['hide-self']) : [])];
  }
  const rule = rules[kind === 'figure' ? 'rally-figure' : 'rally-squad'];
  return [
    ...(actor ? acts(scene, actor, 'rally', rule, book) : []),
    ...(rallied && kind === 'figure' ? targets.flatMap((unit) => byLeader(scene, unit, rule)) : []),
    ...(rallied && kind === 'squad' ? together(scene, targets[0] ?? actor, rule) : []),
  ];
}

function byLeader(scene: Scene, unit: Unit, rule: string): Effect[] {
  return [...outOfHide(unit, rule), ...passing(unit, 'rallied', true, rule, thisTurnEnds(scene))];
}

function outOfHide(unit: Unit, rule: string): Effect[] {
  return cleared(unit, ['hiding', 'hide-turn', 'hiding-in', 'pinned', 'needs-rally'], rule);
}

function together(scene: Scene, one: Unit | undefined, rule: string): Effect[] {
  return one ? squadOf(scene, one).flatMap((unit) => cleared(unit, ['squad-broken'], rule)) : [];
}
