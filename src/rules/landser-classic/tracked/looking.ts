import type { Effect } from '../../../kernel/effect.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Scene, Unit } from '../../../kernel/scene.ts';
import type { Outcome } from '../../../kernel/verb.ts';
import type { Book, State } from '../book.ts';
import type { Look, Seen } from '../spot.ts';
import { has, word, words } from '../unit.ts';
import { listed, listWith, passing, thisTurnEnds } from './changes.ts';

export function knownOfLook({ actor, targets }: Scene): Partial<Look> {
  const [target] = targets;
  const state = target && stateOf(target);
  return {
    ...(actor && has(actor, 'moved-fast') ? { 'observer-fast': true } : {}),
    ...(state ? { state } : {}),
  };
}

/** what is known of one who may be seen; where he sneaks, only the players see. */
function stateOf(target: Unit): State | undefined {
  if (word(target, 'hiding-in') === 'terrain') return 'hidden';
  if (has(target, 'fired')) return 'fired';
  return word(target, 'hiding-in') === 'open' ? 'in-cover' : undefined;
}

/** R-18c: one throw for each observer, target and turn. */
export function forbiddenLook({ actor, targets }: Scene, { state, range }: Seen, book: Book): Refusal | undefined {
  if (!actor || state === 'fired' || state === 'moving-open' || range <= book.bands.upTo.PB) return undefined;
  const again = targets.find(({ id }) => words(actor, 'looked').includes(id));
  return (
    again && new Refusal(book.tracking.rules['look-again'], 'looked-already', { unit: actor.name, target: again.name })
  );
}

export function afterLook(scene: Scene, _look: unknown, { facts }: Outcome, { tracking }: Book): Effect[] {
  const [target] = scene.targets;
  const { actor } = scene;
  if (!actor || !target) return [];
  const { rules } = tracking;
  if (facts.spotted) return listed(actor, 'aware', target.id, rules.aware);
  return passing(actor, 'looked', listWith(actor, 'looked', target.id), rules['look-again'], thisTurnEnds(scene));
}
