import { GUNS, LAUNCHERS, MACHINE_GUNS, VEHICLES } from '../../../../../data/hans-n-panzer/armoury.ts';
import type { Book } from '../../../../../data/hans-n-panzer/book.ts';
import type { Domains, Knows } from '../../../../kernel/act.ts';
import { type Forbidding, ofActor } from '../../../../kernel/forbidding.ts';
import type { Scene, Unit } from '../../../../kernel/state/scene.ts';
import { countOf, someOf } from '../../../../kernel/state/together.ts';
import type { Outcome, Tracked } from '../../../../kernel/verb.ts';
import { Refusal } from '../../refusal.ts';
import type { VehicleShot } from '../../vehicle-shot.ts';
import { gunChosen, isGun, refuseCaptured, refuseFired, refuseOtherGun, refuseUnready } from '../guns/pieces.ts';
import { refuseBound, refuseStep } from '../morale/binding.ts';
import { assertOneTarget } from '../moving/parts.ts';
import { type Changing, count, isVehicle, passengersIn, word, words } from '../unit.ts';
import { visibilityOf } from '../visibility.ts';
import {
  AT_VEHICLE,
  burstFired,
  gunFired,
  launchersOf,
  numberOf,
  onlyOne,
  refuseBurst,
  refuseUnarmed,
} from './arms.ts';
import { vehicleStruck } from './hits.ts';

const WEAPONS = [...GUNS, ...LAUNCHERS, ...MACHINE_GUNS, 'artillery'] as const;

const knows: Knows<VehicleShot, Book> = {
  weapon: (scene, _shot, book) => scene.actor && weaponOf(scene, scene.actor, book),
  target: ({ targets }) => kindOf(targets.find(isVehicle)),
  armor: ({ targets }, _shot, { vehicles }) => {
    const hit = targets.find(isVehicle);
    const kind = kindOf(hit);
    return hit && kind && (count(hit, 'armor') || vehicles[kind].armor);
  },
  crew: ({ targets }) => {
    const hit = targets.find(isVehicle);
    return hit && kindOf(hit) ? Math.min(12, count(hit, 'crew')) : undefined;
  },
  passengers: (scene) => {
    const hit = scene.targets.find(isVehicle);
    return hit && kindOf(hit) ? Math.min(30, passengersIn(scene, hit)) : undefined;
  },
  visibility: (scene, shot) => (shot.weapon === 'artillery' ? undefined : visibilityOf(scene)),
};

function kindOf(vehicle: Unit | undefined) {
  return vehicle && VEHICLES.find((each) => each === word(vehicle, 'vehicle'));
}

const domains: Domains<VehicleShot, Book> = {
  // Whatever it's aimed at: what can't hurt that is forbidden then.
  weapon: (scene, _shot, book) => weaponsAt([undefined], scene, scene.actor!, book),
  range: (_scene, shot, { tank, reach }) => {
    const gun = GUNS.find((each) => each === shot.weapon);
    if (gun) return [0, tank.guns[gun].reach];
    const other = [...LAUNCHERS, ...MACHINE_GUNS].find((each) => each === shot.weapon);
    return other ? [0, reach.inches[other]] : [];
  },
  // A vehicle that nobody tracks is named by its kind: where any is tracked, it's one of those that's meant.
  target: ({ actor, units }) => {
    const tracked = [...units.values()].filter((unit) => unit.side !== actor?.side && isVehicle(unit));
    return tracked.some(({ gone }) => !gone) ? tracked : [...tracked, ...VEHICLES];
  },
};

/** What it's armed with, or the only weapon it has that could hurt the target in this step. */
function weaponOf(scene: Scene, unit: Unit, book: Book): VehicleShot['weapon'] | undefined {
  return WEAPONS.find((each) => each === word(unit, 'weapon')) ?? onlyOne(weaponsOf(scene, unit, book));
}

/** The weapons it could fire at a vehicle in this step; if it's the step of others alone, those. */
function weaponsOf(scene: Scene, unit: Unit, book: Book): readonly VehicleShot['weapon'][] {
  return weaponsAt(vehiclesMeant(scene, unit), scene, unit, book);
}

function weaponsAt(
  vehicles: readonly (Unit | undefined)[],
  scene: Scene,
  unit: Unit,
  book: Book,
): readonly VehicleShot['weapon'][] {
  const { at } = scene;
  const { steps } = book.tracking;
  const guns: readonly VehicleShot['weapon'][] =
    word(unit, 'weapon') === 'artillery'
      ? ['artillery']
      : GUNS.filter((each) => refuseOtherGun(unit, each, book) === undefined);
  const others = [...new Set(vehicles.flatMap((each) => launchersOf(unit, each, book)))];
  const now = { [steps.guns]: guns, [steps.fire]: others }[at?.step ?? ''] ?? [];
  return now.length > 0 ? now : [...guns, ...others];
}

/** The vehicle that's aimed at, or else all that it could be; one that nobody tracks may be of any kind. */
function vehiclesMeant({ targets, units }: Scene, unit: Unit): readonly (Unit | undefined)[] {
  const aimedAt = targets.find(isVehicle);
  if (aimedAt) return [aimedAt];
  const enemies = [...units.values()].filter((each) => each.side !== unit.side && !each.gone && isVehicle(each));
  return enemies.length > 0 ? enemies : [undefined];
}

/** In the contract's order. */
const forbid: readonly Forbidding<VehicleShot, Book>[] = [
  ...ofActor<VehicleShot, Book>(
    (scene, actor, shot, book) => {
      const { steps } = book.tracking;
      const ofGuns = isGun(shot.weapon) || shot.weapon === 'artillery';
      return refuseStep(scene, actor, shot.weapon, ofGuns ? steps.guns : steps.fire, book);
    },
    (scene, actor, shot, book) => refuseBound(scene, actor, { does: 'shoot', weapon: shot.weapon }, book),
    (scene, actor, shot, book) => (shot.weapon === 'artillery' ? refuseSquare(scene, actor, book) : undefined),
    (_scene, actor, { weapon }, book) =>
      isGun(weapon) || weapon === 'artillery' ? undefined : refuseLauncher(actor, weapon, book),
    (scene, actor, { weapon }, book) =>
      isGun(weapon)
        ? (refuseOtherGun(actor, weapon, book) ??
          refuseUnready(scene, actor, book) ??
          refuseCaptured(actor, book) ??
          refuseFired(actor, weapon, book))
        : undefined,
  ),
  refuseTarget,
  ({ targets }) => assertOneTarget(targets.filter(isVehicle)),
];

/** HP-ART-15, HP-RUL-41: each vehicle under the rectangle that was hit, once. */
function refuseSquare({ targets }: Scene, battery: Unit, { tracking }: Book): Refusal | undefined {
  const { rules } = tracking;
  if (word(battery, 'weapon') !== 'artillery' || word(battery, 'salvo') === undefined) {
    return new Refusal(rules.square, 'no-salvo', { unit: battery.name });
  }
  const again = targets.filter(isVehicle).find(({ id }) => words(battery, 'thrown-for').includes(id));
  return again && new Refusal(rules.once, 'thrown-for-already', { unit: battery.name, target: again.name });
}

/** HP-INF-02, HP-IAT-05, -06, HP-SEQ-03: launchers, and machine guns. */
function refuseLauncher(firer: Unit, weapon: string, book: Book): Refusal | undefined {
  const { rules, spent, crewed } = book.tracking;
  const unarmed = refuseUnarmed(firer, weapon, book);
  if (unarmed) return unarmed;
  if (crewed.weapons.includes(weapon) && count(firer, 'men') < crewed.men) {
    return new Refusal(rules.crewed, 'needs-two-men', { unit: firer.name, weapon });
  }
  if (spent.includes(weapon) && numberOf(firer, weapon, book) <= 0) {
    return new Refusal(rules.spent, 'panzerfaust-spent', { unit: firer.name });
  }
  return refuseBurst(firer, { weapon, section: AT_VEHICLE }, book);
}

/** HP-TANK-01: nobody aims at his own side, but the square of a battery catches them too. */
function refuseTarget({ actor, targets }: Scene, shot: VehicleShot, { tracking }: Book): Refusal | undefined {
  const wreck = targets.find(({ gone }) => gone !== undefined);
  if (wreck) return new Refusal(tracking.rules.wreck, 'is-out', { unit: wreck.name, why: wreck.gone });
  const own = targets.find((unit) => isVehicle(unit) && unit.side === actor?.side);
  if (!own || shot.weapon === 'artillery') return undefined;
  return new Refusal(tracking.rules['gun-at-friends'], 'at-own-vehicle', { unit: own.name });
}

function effects(changes: Changing, { weapon }: VehicleShot, outcome: Outcome): void {
  const { scene, book } = changes;
  if (outcome.facts.shot !== undefined) return;
  const { actor } = scene;
  const hit = scene.targets.find(isVehicle);
  if (actor) fired(changes, actor, weapon, hit, book);
  if (hit) applyHit(changes, hit, outcome, book);
}

function fired(changes: Changing, firer: Unit, weapon: string, hit: Unit | undefined, book: Book): void {
  const { rules, spent } = book.tracking;
  if (weapon === 'artillery') {
    if (hit) changes.list(firer, 'thrown-for', hit.id, rules['after-salvo']);
    return;
  }
  if (isGun(weapon)) {
    gunChosen(changes, firer, weapon, book);
    gunFired(changes, firer, weapon, book);
    return;
  }
  burstFired(changes, firer, { weapon, section: AT_VEHICLE }, book);
  if (spent.includes(weapon)) changes.add(firer, 'spent', 1, rules.spent);
}

/** It still acts in this step. When the step ends, the worse of two results counts. */
function applyHit(changes: Changing, hit: Unit, { facts }: Outcome, book: Book): void {
  const { result } = facts;
  if (result !== 'destroyed' && result !== 'disabled') return;
  const killed = { crew: Number(facts['crew-killed'] ?? 0), riders: Number(facts['passengers-killed'] ?? 0) };
  vehicleStruck(changes, hit, result, killed, book);
}

/** Each of the weapons that aren't its gun, if there are several. */
function waysOf(scene: Scene, unit: Unit, book: Book) {
  const weapons = unit.gone || word(unit, 'weapon') ? [] : launchersOf(unit, undefined, book);
  const isNow = scene.at?.step === book.tracking.steps.fire;
  return isNow && weapons.length > 1 ? weapons.map((weapon) => ({ said: { weapon } })) : [];
}

export const tankhit: Tracked<VehicleShot, Book> = {
  byMany: 'each',
  together: (each) => ({
    ...someOf({ destroyed: countOf(each, 'result', 'destroyed'), disabled: countOf(each, 'result', 'disabled') }),
  }),
  atVehicles: isVehicle,
  // Say that the target is a wreck only if nothing else forbids the shot.
  fallen: ['wreck'],
  fails: ({ shot }) => shot !== undefined,
  ways: waysOf,
  domain: (scene, actor, book) => ({ weapon: weaponsOf(scene, actor, book) }),
  knows,
  domains,
  forbid,
  effects,
};
