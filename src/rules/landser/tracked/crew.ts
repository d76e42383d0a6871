import type { Effect } from '../../../kernel/effect.ts';
import type { Scene, Unit } from '../../../kernel/scene.ts';
import type { Met } from '../../landser-classic/tracked/struck.ts';
import type { Book } from '../book.ts';
import { count, has, word } from '../unit.ts';
import { isPinnedUntilRallied } from './actions.ts';
import { added, cleared, isOwnTurn, nextTurn, passing, remind, thisTurnEnds } from './changes.ts';

/** How the crew of a vehicle stands. */
export interface Crew {
  /** As figures, fallen ones included; none if only their number is known. */
  readonly men: readonly Unit[];
  readonly all: number;
  /** Out of action or hiding. */
  readonly missing: number;
  /** Of those alive in it, by their wounds: what a bail-out asks for. */
  readonly crew: number;
  readonly light: number;
  readonly serious: number;
}

export function isVehicle(unit: Unit): boolean {
  return has(unit, 'armour');
}

/** The vehicle that somebody is in: the one that his field names, or for a crewman the last raised before him with his squad. */
export function vehicleOf({ units }: Scene, man: Unit): Unit | undefined {
  const all = [...units.values()];
  const named = word(man, 'vehicle')?.toLowerCase();
  if (named) return all.find(({ id, name }) => id === named || name.toLowerCase() === named);
  if (!has(man, 'crewman')) return undefined;
  const before = all.slice(
    0,
    all.findIndex(({ id }) => id === man.id),
  );
  return before.findLast((each) => isVehicle(each) && each.side === man.side && each.fields.squad === man.fields.squad);
}

/** LS-CREW-01: the figures of a crew, or else the number in the vehicle's own fields. */
export function crewOf(scene: Scene, vehicle: Unit): Crew {
  const men = [...scene.units.values()].filter((unit) => {
    return has(unit, 'crewman') && vehicleOf(scene, unit)?.id === vehicle.id;
  });
  if (men.length === 0) return countedCrew(vehicle);
  const alive = men.filter(({ gone }) => !gone);
  const serious = alive.filter((man) => woundOf(man) === 'serious').length;
  const light = alive.filter((man) => woundOf(man) === 'light').length;
  const hiding = alive.filter((man) => isHiding(scene, man)).length;
  const missing = men.length - alive.length + hiding;
  return { men, all: men.length, missing, crew: alive.length - light - serious, light, serious };
}

/** In a vehicle a hide ends by itself, when his turn is over: there is no Move action to come out by. */
function isHiding(scene: Scene, man: Unit): boolean {
  if (man.fields.hiding !== 'forced') return false;
  const turn = isOwnTurn(scene, man) ? scene.at?.turn : nextTurn(scene, man, 'end')?.turn;
  return turn === undefined || turn <= count(man, 'hide-turn') || isPinnedUntilRallied(scene, man);
}

/** By the wounds that a bail-out asks for; the worse one counts. */
export function woundOf(man: Unit): 'crew' | 'light' | 'serious' {
  if (has(man, 'serious-wounds')) return 'serious';
  return has(man, 'light-wounds') ? 'light' : 'crew';
}

function countedCrew(vehicle: Unit): Crew {
  const all = count(vehicle, 'crew');
  const out = Math.min(all, count(vehicle, 'crew-out'));
  const serious = Math.min(all - out, count(vehicle, 'crew-serious'));
  const light = Math.min(all - out - serious, count(vehicle, 'crew-light'));
  const missing = Math.min(all, out + count(vehicle, 'crew-hiding'));
  return { men: [], all, missing, crew: all - out - serious - light, light, serious };
}

/** LS-CREW-04: a hit among those in a vehicle, where it is the vehicle that was named. */
export function crewStruck(scene: Scene, { unit, effect }: Met, { vehicles }: Book): Effect[] {
  const rule = vehicles.rules['crew-wounds'];
  if (effect === 'none') return [];
  const { men } = crewOf(scene, unit);
  if (men.length > 0) return [remind(rule)];
  const hiding = count(unit, 'crew-hiding') + 1;
  const counted: Readonly<Record<string, () => Effect[]>> = {
    hide: () => passing(unit, 'crew-hiding', hiding, rule, nextTurn(scene, unit, 'end')),
    'light-wound': () => added(unit, 'crew-light', 1, rule),
    'serious-wound': () => added(unit, 'crew-serious', 1, rule),
    'out-of-action': () => added(unit, 'crew-out', 1, rule),
  };
  return [...(counted[effect]?.() ?? []), remind(rule)];
}

/** Whoever is in it acts with it, and by then the hide of last turn is over. */
export function crewActs(scene: Scene, vehicle: Unit, { vehicles, tracking }: Book): Effect[] {
  if (!isVehicle(vehicle) || !isOwnTurn(scene, vehicle)) return [];
  const alive = crewOf(scene, vehicle).men.filter(({ gone }) => !gone);
  return alive.flatMap((man) => [
    ...passing(man, 'action', 'aboard', vehicles.rules.actions, thisTurnEnds(scene)),
    ...(isHiding(scene, man) ? [] : cleared(man, ['hiding', 'hide-turn', 'pinned'], tracking.rules['hide-end'])),
  ]);
}
