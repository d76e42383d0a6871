import type { Book } from '../../../../../data/landser-classic/book.ts';
import { grouped, onceFor, type Scene, type Unit } from '../../../../kernel/state/scene.ts';
import { Refusal } from '../../refusal.ts';
import { bindsNow, type Changing, count, has, isOwnTurn, isVehicle, nextTurn, word } from '../state.ts';

/** The state of a vehicle's crew. */
export interface Crew {
  /** As figures, including the fallen; empty if only their number is known. */
  readonly men: readonly Unit[];
  readonly all: number;
  /** Out of action or hiding. */
  readonly missing: number;
  /** The living men in it, by their wounds: what a bail-out needs. */
  readonly crew: number;
  readonly light: number;
  readonly serious: number;
}

/** The vehicle a man is in: the one named in his field, or for a crewman the last one raised before him with his squad. */
export function vehicleOf(scene: Pick<Scene, 'units'>, man: Unit): Unit | undefined {
  const kept = carriers(scene);
  if (!kept.has(man)) kept.set(man, carrierOf(scene, man));
  return kept.get(man);
}

const carriers = onceFor(() => new Map<Unit, Unit | undefined>());

function carrierOf(scene: Pick<Scene, 'units'>, man: Unit): Unit | undefined {
  // Logs from before the field was a unit's have its name.
  const named = word(man, 'vehicle')?.toLowerCase();
  if (named)
    return [...scene.units.values()].find(
      (each) => (each.id === named || each.name.toLowerCase() === named) && isVehicle(each),
    );
  if (!has(man, 'crewman')) return undefined;
  let last: Unit | undefined;
  for (const each of scene.units.values()) {
    if (each.id === man.id) break;
    if (each.side === man.side && each.fields.squad === man.fields.squad && isVehicle(each)) last = each;
  }
  return last;
}

/** Crewmen only act through their vehicle, and not at all until they're out of its wreck; riders act as they like. */
export function isAboard(scene: Scene, man: Unit): boolean {
  if (!has(man, 'crewman')) return false;
  const vehicle = vehicleOf(scene, man);
  return vehicle !== undefined && (!vehicle.gone || owesBail(scene, vehicle));
}

/** Whether its crew has yet to throw for getting out of the wreck. */
export function owesBail({ due }: Scene, vehicle: Pick<Unit, 'id'>): boolean {
  return due.some(({ verb, targets }) => verb === 'bail' && targets?.includes(vehicle.id) === true);
}

/** LS-CREW-05: before anything else happens to men in a wreck, they throw for getting out of it. */
export function refuseBeforeBail(scene: Scene, targets: readonly Unit[], { tracking }: Book): Refusal | undefined {
  const { vehicles } = tracking;
  if (!vehicles) return undefined;
  for (const target of targets) {
    const wreck = has(target, 'crewman') && !target.gone ? vehicleOf(scene, target) : undefined;
    if (wreck?.gone && owesBail(scene, wreck)) {
      return new Refusal(vehicles.rules.bail, 'bail-first', { target: target.name, vehicle: wreck.name });
    }
  }
  return undefined;
}

/** The figures of a crew, including the fallen. */
export function crewmenOf(scene: Scene, vehicle: Unit): readonly Unit[] {
  return crews(scene).get(vehicle.id) ?? [];
}

const crews = onceFor((units) =>
  grouped(units, (unit) => (has(unit, 'crewman') ? vehicleOf({ units }, unit)?.id : undefined)),
);

/** LS-CREW-01: the crew's figures, or otherwise the number in the vehicle's own fields. */
export function crewOf(scene: Scene, vehicle: Unit): Crew {
  const men = crewmenOf(scene, vehicle);
  if (men.length === 0) return countedCrew(vehicle);
  const alive = men.filter(({ gone }) => !gone);
  const serious = alive.filter((man) => woundOf(man) === 'serious').length;
  const light = alive.filter((man) => woundOf(man) === 'light').length;
  const hiding = alive.filter((man) => has(man, 'hiding')).length;
  const missing = men.length - alive.length + hiding;
  return { men, all: men.length, missing, crew: alive.length - light - serious, light, serious };
}

/** By the wounds that a bail-out asks for; the worse wound counts. */
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

/** Whether nobody is left in it. */
export function isEmpty(scene: Scene, vehicle: Unit): boolean {
  const { all, crew, light, serious } = crewOf(scene, vehicle);
  return all > 0 && crew + light + serious === 0;
}

/** LS-CREW-04: a hit on a crew known only by its number. */
export function crewStruck(changes: Changing, vehicle: Unit, effect: string, rule: string): void {
  const unit = changes.now(vehicle);
  const wounds = { 'light-wound': 'crew-light', 'serious-wound': 'crew-serious', 'out-of-action': 'crew-out' } as const;
  if (effect === 'hide') {
    const until = nextTurn(changes.scene, unit.side, 'end');
    if (until) changes.set(unit, 'crew-hiding', count(unit, 'crew-hiding') + 1, rule, until);
  } else if (effect in wounds) {
    changes.add(unit, wounds[effect as keyof typeof wounds], 1, rule, { cap: count(unit, 'crew') });
  }
}

/** Everyone in it acts with it. */
export function crewActs(changes: Changing, vehicle: Unit, rule: string): void {
  if (!isVehicle(vehicle) || !isOwnTurn(changes.scene, vehicle)) return;
  const alive = crewmenOf(changes.scene, vehicle).filter(({ gone }) => !gone);
  for (const man of alive) changes.set(man, 'action', 'aboard', rule);
}

const SHOOTS = ['fire', 'move-and-fire', 'covering-fire'];
const MOVES = ['move', 'move-fast', 'move-and-fire'];

/** The first reason why a vehicle can't take an action this turn. */
export function refuseVehicle(
  scene: Scene,
  unit: Unit,
  { action, moves }: { readonly action: string; readonly moves: boolean },
  { tracking }: Book,
): Refusal | undefined {
  const { vehicles } = tracking;
  if (!vehicles || !isVehicle(unit) || action === 'nothing') return undefined;
  const { rules, immobilised } = vehicles;
  const name = { unit: unit.name, begun: has(unit, 'action') };
  const { all, missing } = crewOf(scene, unit);
  if (all > 0 && missing >= all) return new Refusal(rules['no-crew'], 'no-crew-left', name);
  if (all > 0 && missing * 2 >= all && vehicles['half-crew-bars'].includes(action)) {
    return new Refusal(rules['half-crew'], 'half-crew', name);
  }
  if (bindsNow(scene, unit, 'crew-shaken') && !vehicles['shaken-leaves'].includes(action)) {
    return new Refusal(rules.shaken, 'crew-shaken', name);
  }
  if (has(unit, 'immobilised') && moves && MOVES.includes(action)) {
    const why = Object.entries(immobilised).find(([cause]) => cause === unit.fields.immobilised);
    return new Refusal(why?.[1] ?? immobilised['drive-test'], 'vehicle-immobilised', name);
  }
  if (!has(unit, 'crew-injured') || !SHOOTS.includes(action)) return undefined;
  return refuseEveryOther(scene, unit, rules['crew-injured'], vehicles['shots-every']);
}

/** LS-GLAN-06, LS-AT-03: after each turn with a shot comes one without. */
export function refuseEveryOther({ at }: Scene, unit: Unit, rule: string, every: number): Refusal | undefined {
  const turn = count(unit, 'shot-turn') + every;
  if (!at || !has(unit, 'shot-turn') || at.turn >= turn) return undefined;
  return new Refusal(rule, 'every-other-turn', { unit: unit.name, turn });
}

export function machineGunsLeft(unit: Unit): number {
  return count(unit, 'machine-guns') - count(unit, 'machine-guns-lost');
}
