import type { Effect } from '../../../kernel/effect.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Scene, Unit } from '../../../kernel/scene.ts';
import type { Book } from '../book.ts';
import { has, isVehicle, kindOf, unitIn } from '../unit.ts';
import { advised } from './advice.ts';
import { carrierOf, refuseLoad } from './carrying.ts';
import { kept, passing } from './changes.ts';
import { ownFireEnds, ownMoveEnds } from './when.ts';

/** Who gets on which vehicle, and who gets off one, in a move. */
interface Loadings {
  readonly vehicle?: Unit | undefined;
  readonly on: readonly Unit[];
  readonly off: readonly Unit[];
}

/**
 * A vehicle that names units of its side takes them on, or lets them off if it carries them; a man or gun that names a
 * vehicle gets on it or is hooked up; one that is aboard and moves by himself gets off.
 */
export function loadingsOf(scene: Scene, unit: Unit): Loadings {
  const friends = scene.targets.filter(({ side, gone }) => side === unit.side && !gone);
  if (isVehicle(unit)) {
    const carried = (each: Unit) => carriedBy(scene, each)?.id === unit.id;
    const loads = friends.filter((each) => !isVehicle(each));
    return { vehicle: unit, on: loads.filter((each) => !carried(each)), off: loads.filter(carried) };
  }
  const vehicle = friends.find(isVehicle);
  const carrier = carriedBy(scene, unit);
  if (carrier) return { on: [], off: [unit] };
  return vehicle ? { vehicle, on: [unit], off: [] } : { on: [], off: [] };
}

function carriedBy(scene: Scene, unit: Unit): Unit | undefined {
  return carrierOf(scene, unit) ?? unitIn(scene, unit, 'towed-by');
}

/** PT-PIN-02, PT-RUL-39, and what vehicles carry and tow. */
export function refuseLoading(scene: Scene, unit: Unit, book: Book): Refusal | undefined {
  const { vehicle, on, off } = loadingsOf(scene, unit);
  const stuck = [...on, ...off].find((each) => has(each, 'pinned'));
  if (stuck) return new Refusal(book.tracking.rules.pinned, 'is-pinned', { unit: stuck.name });
  return vehicle && on.length > 0 ? refuseLoad(scene, vehicle, on, book) : undefined;
}

/** PT-LOAD-01: it takes half of the move, theirs and the vehicle's. */
export function getsOnAndOff(scene: Scene, unit: Unit, book: Book): Effect[] {
  const { vehicle, on, off } = loadingsOf(scene, unit);
  const rule = book.tracking.rules.loading;
  const until = ownMoveEnds(scene, unit.side, book);
  return [
    ...on.flatMap((each) => [
      ...kept(each, kindOf(each) === 'gun' ? 'towed-by' : 'aboard', vehicle!.id, rule),
      ...passing(each, 'moved', true, rule, ownFireEnds(scene, unit.side, book)),
      ...(scene.at && kindOf(each) !== 'infantry' ? kept(each, 'left-start', true, rule) : []),
    ]),
    ...off.flatMap((each) => [
      ...(has(each, 'aboard') ? kept(each, 'aboard', '', rule) : []),
      ...(has(each, 'towed-by') ? kept(each, 'towed-by', '', rule) : []),
      ...passing(each, 'moved', true, rule, ownFireEnds(scene, unit.side, book)),
    ]),
    ...(on.length + off.length > 0 ? advised(scene, unit, ['while-loading'], book) : []),
    ...[...on, ...off].flatMap((each) => passing(each, 'loaded', true, rule, until)),
  ];
}
