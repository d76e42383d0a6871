import type { Book } from '../../../../../data/panzertroops/book.ts';
import type { Scene, Unit } from '../../../../kernel/state/scene.ts';
import { Refusal } from '../../refusal.ts';
import { armsOf, isHalfTrack, isVehicle, word } from '../../unit.ts';
import type { Changing } from '../changes.ts';
import { aboard, isInside } from '../moving/carrying.ts';
import { refuseActor } from '../out-of-play.ts';
import { isStepOf } from '../when.ts';

/** PT-COV-08: in its own movement and its own defensive fire, or before the first turn; for a vehicle or a man inside. */
export function refuseHeads(scene: Scene, unit: Unit, book: Book): Refusal | undefined {
  const { heads } = book.tracking.rules;
  const values = { unit: unit.name };
  const now = (kind: 'move' | 'defensive') => isStepOf(scene, unit.side, kind, book);
  if (scene.at && !now('move') && !now('defensive')) return new Refusal(heads, 'heads-in-own-move', values);
  const refused = refuseActor(scene, unit, book);
  if (refused) return refused;
  return isVehicle(unit) || isInside(scene, unit, book) ? undefined : new Refusal(heads, 'no-heads', values);
}

/** Whether anyone there has a head to show or to hide, and it isn't so already. */
export function changesHeads(scene: Scene, unit: Unit, heads: 'up' | 'down', book: Book): boolean {
  const inside = aboard(scene, unit).filter((each) => isInside(scene, each, book));
  const isShown = !isVehicle(unit) || isHalfTrack(unit, book) || armsOf(unit).some(({ mount }) => mount === 'roof');
  const concerned = [...(isShown ? [unit] : []), ...inside];
  return concerned.some((each) => (word(each, 'heads') ?? 'up') !== heads);
}

/** For a vehicle with everyone inside, or for one man inside. */
export function setsHeads(changes: Changing, unit: Unit, heads: 'up' | 'down', book: Book): void {
  const rule = book.tracking.rules.heads;
  const inside = aboard(changes.scene, unit).filter((each) => isInside(changes.scene, each, book));
  for (const each of [unit, ...inside]) changes.set(each, 'heads', heads, rule);
  if (changes.scene.at) changes.set(unit, 'action', 'heads', rule);
  changes.remind(rule, [unit], `heads-${heads}`, { vehicle: isVehicle(unit), men: inside.length, side: unit.side });
}
