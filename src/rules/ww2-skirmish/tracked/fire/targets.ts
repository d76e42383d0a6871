import type { Book } from '../../../../../data/ww2-skirmish/book.ts';
import type { Scene, Unit } from '../../../../kernel/state/scene.ts';
import { isManned, markerOf } from '../../figures.ts';
import { serves } from '../../fire/arms.ts';
import { Refusal } from '../../refusal.ts';
import { has, word } from '../../unit.ts';
import { carrierOf, isArmoured, isClosed, isSoft, vehicleAround } from '../../vehicles/crew.ts';

type Refused = Refusal | undefined;

/** WS-ORG-03: an enemy, and one team at a time if a shot is at one. */
export function refuseFriends({ actor, targets }: Scene, { tracking }: Book, several = true): Refused {
  const rule = tracking.rules.team;
  const own = actor && targets.find((target) => target.id === actor.id || target.side === actor.side);
  if (own) return new Refusal(rule, 'not-at-friends', { unit: actor.name, target: own.name });
  return several || targets.length < 2 ? undefined : new Refusal(rule, 'one-target', { units: targets.length });
}

/** Whether a team is behind armour on all sides, in its own vehicle or another. */
export function behindArmour(scene: Pick<Scene, 'units'>, unit: Unit, book: Book): boolean {
  const vehicle = vehicleAround(scene, unit);
  return vehicle !== undefined && isClosed(vehicle, book);
}

/** Whether somebody stands there: portals and counters are only markers. */
export function isThere(unit: Unit): boolean {
  return markerOf(unit) === undefined;
}

/** Whether small arms can be aimed at a unit: at the men in it, or at a soft vehicle itself. */
export function isShotAt(unit: Unit, scene: Scene, book: Book): boolean {
  return isThere(unit) && !behindArmour(scene, unit, book) && !has(unit, 'in-bunker');
}

/** What `/fire` can't be aimed at. */
export function refuseShotAt(
  scene: Scene,
  { weapon, hull }: { readonly weapon: string; readonly hull: boolean },
  book: Book,
): Refused {
  const [target] = scene.targets;
  if (!target) return undefined;
  const { rules } = book.tracking;
  const values = { target: target.name, weapon };
  if (hull && !isSoft(target, book)) return new Refusal(rules['hull-hits'], 'no-hull-to-hit', values);
  if (weapon === 'flamethrower' && (hull || isManned(target))) {
    return new Refusal(rules['flame-at-vehicle'], 'flame-at-vehicle', values);
  }
  if (behindArmour(scene, target, book)) return new Refusal(rules['men-at-armour'], 'behind-armour', values);
  if (!hull && has(target, 'in-bunker')) return new Refusal(rules['bunker-small-arms'], 'in-a-bunker', values);
  return undefined;
}

/** The men a bomb can reach: men behind armour are left out. */
export function caughtBy(scene: Scene, book: Book): readonly Unit[] {
  return scene.targets.filter((target) => !behindArmour(scene, target, book));
}

/** WS-GREN-10: a bomb that can't harm anyone there. */
export function refuseNobodyCaught(scene: Scene, book: Book): Refused {
  if (scene.targets.length === 0 || caughtBy(scene, book).length > 0) return undefined;
  return new Refusal(book.tracking.rules['blast-catches'], 'bombs-miss-armour', { target: scene.targets[0]!.name });
}

/** WS-BNK-02: attacks from outside on a team in a bunker. */
export function refuseBunker({ targets }: Scene, { tracking }: Book): Refused {
  const inside = targets.find((target) => has(target, 'in-bunker'));
  return inside && new Refusal(tracking.rules.posted, 'in-a-bunker', { target: inside.name });
}

/** WS-DMG-01: a gun that fires shells at men. */
export function refuseShellAt({ targets }: Scene, { tracking }: Book): Refused {
  const vehicle = targets.find((target) => isManned(target));
  return vehicle && new Refusal(tracking.rules['gun-at-vehicle'], 'guns-by-tankhit', { target: vehicle.name });
}

/** WS-GREN-01: a hand grenade can only be used for its purpose, and not against armour. */
export function refuseHandGrenadeAt(scene: Scene, at: string, book: Book): Refused {
  const rule = book.tracking.rules['hand-grenade'];
  const closed = scene.targets.find((target) => behindArmour(scene, target, book));
  if (closed) return new Refusal(rule, 'no-hand-grenade-at-armour', { target: closed.name });
  const other = scene.targets.find((target) => !isSuch(scene, target, at, book));
  return other && new Refusal(rule, 'is-no-such-target', { target: other.name, at });
}

function isSuch(scene: Scene, target: Unit, at: string, book: Book): boolean {
  switch (at) {
    case 'machine-gun':
      return servesMachineGun(target);
    case 'gun':
      return servesGun(target, book);
    case 'open-vehicle':
      return vehicleAround(scene, target) !== undefined;
    default:
      return true;
  }
}

/**
 * What a grenade is meant for, by what's known of the target. One that's dropped goes into the bunker, whatever its crew
 * serves there.
 */
export function meantFor(scene: Scene, target: Unit, drop: boolean, book: Book): string | undefined {
  if (vehicleAround(scene, target)) return behindArmour(scene, target, book) ? undefined : 'open-vehicle';
  if (drop && has(target, 'in-bunker')) return 'bunker';
  if (servesMachineGun(target)) return 'machine-gun';
  if (servesGun(target, book)) return 'gun';
  return has(target, 'in-bunker') ? 'bunker' : undefined;
}

function servesMachineGun(unit: Unit): boolean {
  return servesOne(unit, ['mg', 'quad-mg']);
}

function servesGun(unit: Unit, book: Book): boolean {
  return servesOne(unit, book.tracking.weapons['main-guns']);
}

/** On foot: a mounted weapon isn't one for men in the open. */
function servesOne(unit: Unit, weapons: readonly string[]): boolean {
  if (isManned(unit)) return false;
  return serves(unit, weapons) || (!has(unit, 'abandoned') && weapons.includes(word(unit, 'weapon') ?? ''));
}

/** WS-DMG-02: `/tankhit` at something that isn't a vehicle. */
export function refuseNoVehicle({ targets }: Scene, { tracking }: Book): Refused {
  const other = targets.find((target) => !has(target, 'vehicle'));
  return other && new Refusal(tracking.rules['hull-hits'], 'is-no-vehicle', { target: other.name });
}

/** Whether a unit can be fought hand to hand. */
export function isInReach(unit: Unit, scene: Scene, book: Book): boolean {
  return isThere(unit) && !isArmoured(unit, book) && !carrierOf(scene, unit);
}

/** WS-MEL-01: no melee by or against a manned AFV, or a team aboard one. */
export function refuseMelee(scene: Scene, book: Book): Refused {
  const { actor, targets } = scene;
  const both = [...(actor ? [actor] : []), ...targets];
  const rule = book.tracking.rules.near;
  const tank = both.find((unit) => isArmoured(unit, book));
  if (tank) return new Refusal(rule, 'no-melee-with-a-tank', { unit: tank.name });
  const rider = both.find((unit) => carrierOf(scene, unit));
  return rider && new Refusal(rule, 'no-melee-aboard', { unit: rider.name });
}
