import type { Book } from '../../../../../data/ww2-skirmish/book.ts';
import type { PastRuling } from '../../../../kernel/solo.ts';
import type { Due } from '../../../../kernel/state/due.ts';
import type { Effect } from '../../../../kernel/state/effect.ts';
import type { Scene } from '../../../../kernel/state/scene.ts';
import { mayReact } from './reaction.ts';
import { changesIn, inContactWith } from './sides.ts';
import { canShoot } from './weapons.ts';

/**
 * S-03: whether a team may still fire at the one it has hit, so that all its hits in the phase make one test: in its own phase
 * while it has a shot left, otherwise by reaction (WS-FIRE-01).
 */
export function attackGoesOn(scene: Scene, due: Pick<Due, 'unit' | 'attacker'>, book: Book): boolean {
  const attacker = scene.units.get(due.attacker ?? '');
  const target = scene.units.get(due.unit ?? '');
  if (!attacker || !target || attacker.gone || target.gone) return false;
  // WS-MEL-02
  if (inContactWith(scene, target).length > 0) return false;
  return scene.at?.side === attacker.side ? canShoot(attacker, book) : mayReact(scene, attacker, book);
}

/** WS-MOR-04, -06: who has had to go back isn't where the players measured, and nobody fires or charges over that distance. */
export function drivenOff(
  scene: Scene,
  given: readonly Pick<PastRuling, 'who' | 'facts'>[],
  { soloTurn }: Book,
): readonly Effect[] {
  const changes = changesIn(scene);
  const gone = given.filter(({ facts }) => Number(facts.inches ?? 0) > 0);
  const units = gone.flatMap(({ who = '' }) => scene.units.get(who) ?? []);
  for (const unit of new Set(units)) changes.remind(soloTurn.rules.retires, [unit], 'solo-measure-anew');
  return changes.effects;
}

/** The verbs that fire at somebody. */
export const FIRE: readonly string[] = ['fire', 'grenade', 'barrage', 'tankhit', 'demolish', 'smoke'];
const CLOSE: readonly string[] = ['move', 'assault'];

/** before a team that owes a test acts, or anybody else attacks it. */
export function comesAfterTest(
  { verb, who, targets }: Pick<PastRuling, 'verb' | 'who' | 'targets'>,
  { unit, attacker }: Pick<Due, 'unit' | 'attacker'>,
): boolean {
  if (unit === undefined) return false;
  if (who === unit) return verb !== 'morale';
  if (!targets.includes(unit)) return false;
  return CLOSE.includes(verb) || (FIRE.includes(verb) && who !== attacker);
}
