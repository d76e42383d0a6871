import type { Book, State } from '../../../../data/landser-classic/book.ts';
import { barring } from '../../../kernel/forbidding.ts';
import { enemiesOf, type Scene, type Unit } from '../../../kernel/state/scene.ts';
import type { Tracked } from '../../../kernel/verb.ts';
import { edgesOf } from '../bands.ts';
import { Refusal } from '../refusal.ts';
import { refuseDeed, refuseOutOfPlay } from './gate.ts';
import { isHiding } from './hide.ts';
import { assertTarget, refuseKnown } from './known.ts';
import { squadOf } from './squads/squads.ts';
import { type Changing, has, isBetweenTurns, word, words } from './state.ts';
import { GONE } from './wounds/falls.ts';

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
  knows: {
    'observer-fast': ({ actor }) => (actor && has(actor, 'moved-fast')) || undefined,
    state: ({ targets: [target] }) => target && stateOf(target),
    spotter: (scene) => (scene.actor && isHelped(scene, scene.actor)) || undefined,
  },
  domains: { range: (_scene, _look, book) => edgesOf(book), target: enemiesOf },
  forbid: barring(refuseOutOfPlay, forbid),
  effects(changes: Changing, _look, outcome) {
    const { scene } = changes;
    const { tracking } = changes.book;
    const { rules, snipers } = tracking;
    const { actor, targets } = scene;
    const [target] = targets;
    if (!actor || !target) return;
    if (outcome.facts.spotted !== true) {
      changes.set(actor, 'looked', [...new Set([...words(actor, 'looked'), target.id])], rules['look-again']);
      return;
    }
    changes.list(actor, 'aware', target.id, rules.aware);
    // LS-SNIP-07: the sniper sees everyone his spotter sees.
    const team = snipers && has(actor, 'spotter') ? squadOf(scene, actor).filter((each) => has(each, 'sniper')) : [];
    for (const each of team) if (!each.gone) changes.list(each, 'aware', target.id, snipers!['shared-sight']);
  },
};

function forbid(scene: Scene, look: Look, book: Book): Refusal | undefined {
  const { actor } = scene;
  const { rules, snipers } = book.tracking;
  if (!actor) return undefined;
  const refusal = refuseDeed(scene, actor, 'spot', book);
  if (refusal) return refusal;
  const { targets } = scene;
  const [target] = targets;
  if (!target) return refuseAgain(scene, actor, look, book);
  const values = { unit: actor.name, target: target.name };
  const friend = targets.find(({ side }) => side === actor.side);
  if (friend) return new Refusal(rules.aware, 'own-side', { ...values, target: friend.name });
  assertTarget(scene);
  if (target.gone) return new Refusal(rules.aware, 'target-out-of-play', { target: target.name, why: target.gone });
  if (words(actor, 'looked').includes(target.id) && !isAutomatic(look, book)) {
    return new Refusal(rules['look-again'], 'looked-already', values);
  }
  return refuseKnown(actor, look, [
    ['observer-fast', has(actor, 'moved-fast'), rules['look-fast']],
    ['spotter', isHelped(scene, actor), snipers?.['spotter-helps']],
  ]);
}

/** LC-OBS-08: whoever has looked at a place for those who hide there has his own name among them. */
function refuseAgain({ drawn }: Scene, actor: Unit, look: Look, { tracking, ...book }: Book): Refusal | undefined {
  if (!drawn || !words(actor, 'looked').includes(actor.id) || isAutomatic(look, { tracking, ...book }))
    return undefined;
  return new Refusal(tracking.rules['look-again'], 'looked-round-already', { unit: actor.name });
}

/** LC-OBS-01: nobody overlooks him, so it needs no die. */
function isAutomatic(look: Look, { bands }: Book): boolean {
  return look.state === 'fired' || look.state === 'moving-open' || look.range <= bands.upTo.PB;
}

function isHelped(scene: Scene, observer: Unit): boolean {
  return has(observer, 'sniper') && squadOf(scene, observer).some(isSpotting);
}

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
