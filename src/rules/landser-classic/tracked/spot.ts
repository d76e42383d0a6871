import { Refusal } from '../../../kernel/refusal.ts';
import type { Unit } from '../../../kernel/scene.ts';
import type { Tracked } from '../../../kernel/verb.ts';
import type { Book, State } from '../book.ts';
import { GONE } from './falls.ts';
import { refuseDeed } from './gate.ts';
import { isHiding } from './hide.ts';
import { assertTarget, refuseKnown } from './known.ts';
import { squadOf } from './squads.ts';
import { Battle, has, isBetweenTurns, word, words } from './state.ts';

interface Look {
  readonly range: number;
  readonly state: State;
  readonly 'observer-fast'?: boolean;
  readonly spotter?: boolean;
}

/** Whether a soldier becomes aware of an enemy, and what follows. */
export const spot: Tracked<Look, Book> = {
  fallen: GONE,
  outOfPlay: GONE,
  outOfTurn: (scene) => scene.actor !== undefined && has(scene.actor, 'covering') && !isBetweenTurns(scene),
  fill(scene) {
    const { actor, targets } = scene;
    const state = targets[0] && stateOf(targets[0]);
    const helped = actor && has(actor, 'sniper') && squadOf(scene, actor).some(isSpotting);
    return {
      ...(actor && has(actor, 'moved-fast') ? { 'observer-fast': true } : {}),
      ...(state ? { state } : {}),
      ...(helped ? { spotter: true } : {}),
    };
  },
  forbid(scene, look, book) {
    const { actor, targets } = scene;
    const { rules, snipers } = book.tracking;
    if (!actor) return undefined;
    const refusal = refuseDeed(scene, actor, 'spot', book);
    if (refusal) return refusal;
    const [target] = targets;
    if (!target) return undefined;
    const values = { unit: actor.name, target: target.name };
    const friend = targets.find(({ side }) => side === actor.side);
    if (friend) return new Refusal(rules.aware, 'own-side', { ...values, target: friend.name });
    assertTarget(scene);
    if (target.gone) return new Refusal(rules.aware, 'target-out-of-play', { target: target.name, why: target.gone });
    const automatic = look.state === 'fired' || look.state === 'moving-open' || look.range <= book.bands.upTo.PB;
    if (!automatic && words(actor, 'looked').includes(target.id)) {
      return new Refusal(rules['look-again'], 'looked-already', values);
    }
    const helped = has(actor, 'sniper') && squadOf(scene, actor).some(isSpotting);
    return refuseKnown(actor, { ...look }, [
      ['observer-fast', has(actor, 'moved-fast'), rules['look-fast']],
      ['spotter', helped, snipers?.['spotter-hides']],
    ]);
  },
  effects(scene, _look, outcome, _draw, { tracking }) {
    const changes = new Battle(scene);
    const { rules, snipers } = tracking;
    const { actor, targets } = scene;
    const [target] = targets;
    if (!actor || !target) return changes.effects;
    if (outcome.facts.spotted !== true) {
      changes.set(actor, 'looked', [...new Set([...words(actor, 'looked'), target.id])], rules['look-again']);
      return changes.effects;
    }
    changes.list(actor, 'aware', target.id, rules.aware);
    // LS-SNIP-07: the sniper sees everyone his spotter sees.
    const team = snipers && has(actor, 'spotter') ? squadOf(scene, actor).filter((each) => has(each, 'sniper')) : [];
    for (const each of team) if (!each.gone) changes.list(each, 'aware', target.id, snipers!['shared-sight']);
    return changes.effects;
  },
};

/** what's known of the observed figure; only the players see where he sneaks. */
function stateOf(target: Unit): State | undefined {
  if (isHiding(target) && word(target, 'hiding-in') === 'terrain') return 'hidden';
  if (has(target, 'fired')) return 'fired';
  return isHiding(target) && word(target, 'hiding-in') === 'open' ? 'in-cover' : undefined;
}

/** LS-SNIP-05: a spotter who does nothing else this turn helps the sniper to see. */
function isSpotting(unit: Unit): boolean {
  return has(unit, 'spotter') && !unit.gone && unit.fields.action === 'nothing';
}
