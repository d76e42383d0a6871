import type { Effect } from '../../../kernel/effect.ts';
import type { Scene, Unit } from '../../../kernel/scene.ts';
import type { Outcome } from '../../../kernel/verb.ts';
import { knownOfLook as asOriginally, afterLook as originally } from '../../landser-classic/tracked/looking.ts';
import { squadOf } from '../../landser-classic/tracked/squad.ts';
import type { Book } from '../book.ts';
import type { Look } from '../spot.ts';
import { has } from '../unit.ts';
import { listed } from './changes.ts';

export { forbiddenLook } from '../../landser-classic/tracked/looking.ts';

/** LS-SNIP-05: a spotter who does nothing else this turn helps the sniper to see. */
export function knownOfLook(scene: Scene): Partial<Look> {
  const { actor } = scene;
  const helped = actor && has(actor, 'sniper') && teamOf(scene, actor).some(isSpotting);
  return { ...asOriginally(scene), ...(helped ? { spotter: true } : {}) };
}

function isSpotting(unit: Unit): boolean {
  return has(unit, 'spotter') && unit.fields.action === 'nothing';
}

/** The snipers of a squad who are in play. */
function teamOf(scene: Scene, unit: Unit): Unit[] {
  return squadOf(scene, unit).filter((each) => has(each, 'sniper') && !each.gone);
}

/** LS-SNIP-07: whom the spotter sees, the sniper sees. */
export function afterLook(scene: Scene, look: Look, outcome: Outcome, book: Book): Effect[] {
  const { actor, targets } = scene;
  const [target] = targets;
  const shares = actor && target && has(actor, 'spotter') && outcome.facts.spotted === true;
  const snipers = shares ? teamOf(scene, actor).filter(({ id }) => id !== actor.id) : [];
  return [
    ...originally(scene, look, outcome, book),
    ...snipers.flatMap((unit) => listed(unit, 'aware', target!.id, book.tracking.rules['shared-sight'])),
  ];
}
