import type { Book } from '../../../../../data/panzertroops/book.ts';
import type { Scene } from '../../../../kernel/state/scene.ts';
import type { Outcome, Tracked } from '../../../../kernel/verb.ts';
import type { Calling } from '../../fire/barrage.ts';
import { Refusal } from '../../refusal.ts';
import { has, isObserver } from '../../unit.ts';
import type { Changing } from '../changes.ts';
import { refuseActor } from '../out-of-play.ts';
import { isStepOf, ownFireEnds } from '../when.ts';
import { radiomanOf } from './observers.ts';

/** The artillery call of an observer team. */
export const trackedBarrage: Tracked<Calling, Book> = {
  // PT-ARTY-03 says when, and is only named if it forbids the call.
  outOfTurn: () => true,
  joins: isObserver,
  forbid: forbiddenCall,
  effects: afterCall,
};

/** PT-ARTY-02 to -04: a complete team, in its own move step, once a turn. */
function forbiddenCall(scene: Scene, _call: unknown, book: Book): Refusal | undefined {
  const { actor } = scene;
  if (!actor) return undefined;
  const { rules } = book.tracking;
  const values = { unit: actor.name };
  if (!isStepOf(scene, actor.side, 'move', book)) return new Refusal(rules['call-step'], 'calls-in-own-move', values);
  const refused = refuseActor(scene, actor, book);
  if (refused) return refused;
  if (!isObserver(actor)) return new Refusal(rules.team, 'not-an-observer', values);
  if (!radiomanOf(scene, actor)) return new Refusal(rules.team, 'no-radioman', values);
  return has(actor, 'called') ? new Refusal(rules.call, 'called-already', values) : undefined;
}

function afterCall(changes: Changing, _call: unknown, { facts }: Outcome): void {
  const { scene, book } = changes;
  const { actor } = scene;
  if (!actor) return;
  const { rules } = book.tracking;
  changes.set(actor, 'action', 'call', rules.call);
  changes.set(actor, 'called', true, rules.call);
  if (facts.call === 'through') {
    changes.set(actor, 'call', true, rules.lands, ownFireEnds(scene, actor.side, book));
    changes.remind(rules.lands, [actor], 'call-through');
  }
}
