import { Refusal } from '../../../kernel/refusal.ts';
import type { Scene, Unit } from '../../../kernel/scene.ts';
import { GUNS, INDIRECT, SET_UP } from '../armoury.ts';
import type { Book } from '../book.ts';
import { count, has, isVehicle, turnOf, word, words } from '../unit.ts';
import { numberOf } from './firing.ts';

/** What has to be set up before it fires: not the gun of a vehicle. */
export function isEmplaced(unit: Unit): boolean {
  return !isVehicle(unit) && SET_UP.some((weapon) => weapon === word(unit, 'weapon'));
}

export function isGun(weapon: string): boolean {
  return GUNS.some((gun) => gun === weapon);
}

/** HP-GUN-02, HP-ART-05, HP-ART-06: not before it is set up. */
export function refuseUnready(scene: Scene, unit: Unit, weapon: string, { tracking }: Book): Refusal | undefined {
  if (isVehicle(unit) || word(unit, 'weapon') !== weapon) return undefined;
  const ready = count(unit, 'ready-turn');
  if (ready > 0 && ready <= turnOf(scene)) return undefined;
  const values = { unit: unit.name, weapon, ready: ready > 0 ? ready : undefined };
  return new Refusal(tracking.unready[isGun(weapon) ? 'gun' : indirect(weapon)], 'not-set-up-yet', values);
}

function indirect(weapon: string): (typeof INDIRECT)[number] {
  return INDIRECT.find((each) => each === weapon) ?? 'artillery';
}

/** HP-CAP-03: only artillerymen work a gun, and only mortarmen a mortar. */
export function refuseCaptured(unit: Unit, weapon: string, { tracking }: Book): Refusal | undefined {
  const own = word(unit, 'weapon');
  if (!has(unit, 'captured') || (own !== undefined && own !== weapon)) return undefined;
  const needs = tracking.mortars.includes(weapon) ? 'mortar' : 'artillery';
  if (unit.fields.specialists === needs || unit.fields.specialists === true) return undefined;
  const says = { unit: unit.name, weapon, needs: needs === 'mortar' ? 'mortarmen' : 'artillerymen' };
  return new Refusal(tracking.rules.specialists, 'captured-weapon', says);
}

/** HP-SEQ-03: once a turn, whatever it fires at. */
export function refuseFired(unit: Unit, weapon: string, { tracking }: Book): Refusal | undefined {
  const fired = words(unit, 'weapons-fired').filter((each) => each === weapon || each.startsWith(`${weapon}/`)).length;
  if (fired < numberOf(unit, weapon)) return undefined;
  return new Refusal(tracking.rules.once, 'fired-already', { unit: unit.name, weapon });
}

/** HP-TANK-10. */
export function refuseWreck(unit: Unit, { tracking }: Book): Refusal | undefined {
  if (unit.fields.state !== 'wreck') return undefined;
  return new Refusal(tracking.rules.wreck, 'is-a-wreck', { unit: unit.name });
}
