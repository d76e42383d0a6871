import type { Book } from '../../../../data/landser/book.ts';
import type { Effect } from '../../../kernel/state/effect.ts';
import type { Scene, Unit } from '../../../kernel/state/scene.ts';
import { Refusal } from '../../landser-classic/refusal.ts';
import { allIn, isVehicle, word } from '../../landser-classic/tracked/state.ts';

/** LS-VEH-01: who's said to be in a vehicle is in one of his side's that's there. @throws {Refusal} for anything else */
export function edited(scene: Scene, before: Unit, _by: 'player' | 'umpire', { tracking }: Book): readonly Effect[] {
  const now = scene.units.get(before.id) ?? before;
  const said = word(now, 'vehicle');
  if (said === undefined || said === word(before, 'vehicle')) return [];
  const there = allIn(scene).filter((each) => isVehicle(each) && !each.gone && each.side === now.side);
  if (there.some(({ id }) => id === said)) return [];
  const vehicles = there.map(({ name }) => name);
  const values = { unit: now.name, vehicle: scene.units.get(said)?.name ?? said, vehicles };
  throw new Refusal(tracking.vehicles?.rules.actions ?? tracking.rules.profile, 'no-vehicle-of-his', values);
}
