import type { Effect } from '../../../kernel/effect.ts';
import type { Refusal } from '../../../kernel/refusal.ts';
import type { Scene, Unit } from '../../../kernel/scene.ts';
import type { Outcome } from '../../../kernel/verb.ts';
import type { Book } from '../book.ts';
import type { Shot } from '../shot.ts';
import { has, word } from '../unit.ts';
import { burstBegins, burstContinues, burstGoesOn, forbiddenNext } from './burst-targets.ts';
import { kept } from './changes.ts';
import { crewActs, isVehicle, vehicleOf } from './crew.ts';
import { refuseMachineGuns } from './driving.ts';
import { afterShot, forbiddenShot, knownOfShot } from './firing.ts';

/** What is known of fire from vehicles, of fire into them, and of fire that has nothing to do with any. */
export function knownOfFire(scene: Scene, given: Partial<Shot>, book: Book): Partial<Shot> {
  const { actor } = scene;
  if (actor && isVehicle(actor)) return { ...knownOfMounted(scene, actor, given, book), ...knownOfAboard(scene) };
  return { ...knownOfShot(scene, given, book), ...knownOfRider(scene), ...knownOfAboard(scene) };
}

/** whoever fires out of a vehicle, moving or not, unless `vehicle-moving-only`. */
function knownOfRider(scene: Scene): Partial<Shot> {
  const vehicle = scene.actor && vehicleOf(scene, scene.actor);
  if (!vehicle || vehicle.gone) return {};
  const moved = has(vehicle, 'moved') && scene.toggles.has('vehicle-moving-only');
  return { 'from-vehicle': true, ...(moved ? { moved } : {}) };
}

/** A mounted machine gun stands ready, and those inside serve it. */
function knownOfMounted(scene: Scene, vehicle: Unit, given: Partial<Shot>, book: Book): Partial<Shot> {
  const weapon = given.weapon ?? word(vehicle, 'machine-gun');
  const said = weapon === undefined ? given : ({ ...given, weapon } as Partial<Shot>);
  const { 'not-set-up': _, alone: _alone, ...known } = knownOfShot(scene, said, book);
  return known;
}

/** LS-CREW-04: all those hit are in an armoured vehicle. */
export function knownOfAboard(scene: Scene): { 'target-in-vehicle'?: true } {
  const { targets } = scene;
  const hulls = targets.map((unit) => (isVehicle(unit) ? unit : vehicleOf(scene, unit)));
  const armoured = hulls.map((hull) => (hull?.gone ? undefined : hull?.fields.armour));
  const all = targets.length > 0 && armoured.every((armour) => armour !== undefined && armour !== 'soft');
  return all ? { 'target-in-vehicle': true } : {};
}

export function forbiddenFire(scene: Scene, shot: Shot, book: Book): Refusal | undefined {
  const { actor } = scene;
  if (actor && burstGoesOn(scene, actor, shot)) return forbiddenNext(actor, shot, book);
  if (!actor || !isVehicle(actor)) return forbiddenShot(scene, shot, book);
  // Its bursts are not those of a team, which may lack a loader.
  const { burst: _, ...single } = { ...shot, auto: false };
  return refuseMachineGuns(actor, book) ?? forbiddenShot(scene, single, book);
}

export function afterFire(scene: Scene, shot: Shot, outcome: Outcome, book: Book): Effect[] {
  const { actor } = scene;
  const after = afterShot(scene, shot, outcome, book);
  if (!actor) return after;
  // For its next target the one burst does not count again.
  if (burstGoesOn(scene, actor, shot)) {
    return [...after.filter(isNotOfTeams), ...burstContinues(scene, actor, shot, book)];
  }
  const burst = burstBegins(scene, actor, shot, book);
  return isVehicle(actor)
    ? [...after.filter(isNotOfTeams), ...afterMounted(scene, actor, book), ...burst]
    : [...after, ...burst];
}

/** What teams on foot have to heed, and a mounted gun has not. */
const OF_TEAMS = ['barrel', 'auto-turns', 'auto-turn', 'bursts', 'set-up'];

function isNotOfTeams(effect: Effect): boolean {
  return !('field' in effect) || !OF_TEAMS.includes(effect.field);
}

/** A vehicle has fired: its crew has acted, and its shots are counted (LS-GLAN-06). */
export function afterMounted(scene: Scene, vehicle: Unit, book: Book): Effect[] {
  const { at } = scene;
  return [
    ...(at ? kept(vehicle, 'shot-turn', at.turn, book.vehicles.rules['crew-injured']) : []),
    ...crewActs(scene, vehicle, book),
  ];
}
