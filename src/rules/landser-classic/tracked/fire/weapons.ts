import type { Book } from '../../../../../data/landser-classic/book.ts';
import type { Scene, Unit } from '../../../../kernel/state/scene.ts';
import { Refusal } from '../../refusal.ts';
import { loaderOf, squadOf } from '../squads/squads.ts';
import { count, has, isOwnTurn, isVehicle, word, words } from '../state.ts';
import { machineGunsLeft } from '../tanks/crew.ts';

/** The weapons that a man or a vehicle has. */
export function armsOf(unit: Unit, { tracking }: Book): readonly string[] {
  const carried = [word(unit, 'weapon'), word(unit, 'sidearm'), word(unit, 'anti-tank'), word(unit, 'machine-gun')];
  const own = carried.filter((weapon) => weapon !== undefined);
  return [...new Set([...own, ...(isVehicle(unit) ? [] : tracking.weapons.everybody)])];
}

/** LC-AUTO-01: whether a weapon may lay a template, under which others are caught besides. */
export function laysTemplate(weapon: string, { automatic, tracking }: Book): boolean {
  return [automatic.weapons as readonly string[], tracking['at-point']?.weapons ?? []].some((all) =>
    all.includes(weapon),
  );
}

/** Why a weapon can't be fired: not his, lost, jammed, empty, used, or shot away. */
export function refuseWeapon(firer: Unit, weapon: string, book: Book): Refusal | undefined {
  const { rules, weapons, vehicles } = book.tracking;
  const values = { unit: firer.name, weapon };
  if (weapon === 'grenade-launcher') {
    return has(firer, 'launcher') ? undefined : new Refusal(rules.launcher, 'no-launcher', values);
  }
  if (vehicles && isVehicle(firer)) {
    const gun = refuseMounted(firer, weapon, vehicles.rules);
    if (gun) return gun;
  }
  if (!armsOf(firer, book).includes(weapon)) return new Refusal(rules.profile, 'not-his-weapon', values);
  if (words(firer, 'lost').includes(weapon)) return new Refusal(rules.exploded, 'weapon-lost', values);
  if (words(firer, 'jammed').includes(weapon)) return new Refusal(rules.clear, 'weapon-jammed', values);
  if (words(firer, 'must-reload').includes(weapon)) {
    const rule = rules[weapons.reloading.includes(weapon) ? 'reload' : 'out-of-ammo'];
    return new Refusal(rule, 'must-reload', values);
  }
  const once = vehicles?.once[weapon];
  return once && words(firer, 'used').includes(weapon) ? new Refusal(once, 'used-up', values) : undefined;
}

/** LS-GLAN-03, LS-GLAN-04, LS-PEN-03: what hits have left of a vehicle's guns. */
function refuseMounted(vehicle: Unit, weapon: string, rules: Readonly<Record<string, string>>): Refusal | undefined {
  const name = { unit: vehicle.name };
  if (weapon === word(vehicle, 'machine-gun')) {
    return machineGunsLeft(vehicle) > 0 ? undefined : new Refusal(rules['machine-guns'], 'no-machine-gun', name);
  }
  if (weapon !== word(vehicle, 'weapon') || !has(vehicle, 'gun-lost')) return undefined;
  const exploded = vehicle.fields['gun-lost'] === 'exploded';
  return new Refusal(rules[exploded ? 'gun-damaged' : 'gun-destroyed'], 'gun-gone', name);
}

/** A vehicle's machine gun; the sidearm on the move (LC-SQD-04), and where the weapon is none for men. */
export function weaponAtMen(firer: Unit, moved: boolean, { toHit }: Book): string | undefined {
  const arms = isVehicle(firer)
    ? [word(firer, 'machine-gun')]
    : [moved ? word(firer, 'sidearm') : undefined, word(firer, 'weapon'), word(firer, 'sidearm')];
  return arms.find((each) => each !== undefined && Object.hasOwn(toHit.need, each));
}

/** What his weapon needs most, in the order barrel, clear, reload, set-up. */
export function workWanted(unit: Unit, book: Book): 'barrel' | 'clear' | 'reload' | 'set-up' | undefined {
  if (has(unit, 'barrel')) return 'barrel';
  if (has(unit, 'jammed')) return 'clear';
  if (has(unit, 'must-reload')) return 'reload';
  return wantsSetUp(unit, book) ? 'set-up' : undefined;
}

export function wantsSetUp(unit: Unit, { tracking }: Book): boolean {
  const gun = tracking.weapons['set-up'].includes(word(unit, 'weapon') ?? '');
  return gun && !has(unit, 'set-up') && !isVehicle(unit);
}

/** Why nothing of his can be fired on Covering Fire: a man fires his weapon, a vehicle any gun it has left. */
export function refuseArms(unit: Unit, book: Book): Refusal | undefined {
  const weapon = word(unit, 'weapon');
  if (isVehicle(unit) && (machineGunsLeft(unit) > 0 || weapon === undefined)) return undefined;
  return weapon === undefined ? undefined : refuseWeapon(unit, weapon, book);
}

/** How a gun fires automatic: with a template or with the dice of a burst; or its template is kept or shifted. */
type Automatic = 'auto' | 'burst' | 'template';

/** What the crew of a weapon allows: loaders, observers, and a gun that fires automatic turn after turn. */
export function refuseCrewOfWeapon(
  scene: Scene,
  firer: Unit,
  { weapon, automatic }: { readonly weapon: string; readonly automatic?: Automatic | undefined },
  book: Book,
): Refusal | undefined {
  if (isVehicle(firer)) return undefined;
  const { rules, weapons, bursts: most, 'at-point': atPoint } = book.tracking;
  const values = { unit: firer.name, weapon, automatic };
  if (automatic && weapons.crewed.includes(weapon) && !loaderOf(scene, firer)) {
    if (count(firer, 'bursts') >= most) return new Refusal(rules.bursts, 'no-bursts-left', { ...values, bursts: most });
    if (weapons.continuous.includes(weapon) && has(firer, 'auto-turns') && !has(firer, 'auto-now')) {
      return new Refusal(rules.alone, 'not-continuous-alone', values);
    }
  }
  const loader = automatic && weapons.crewed.includes(weapon) ? loaderOf(scene, firer) : undefined;
  const action = loader && word(loader, 'action');
  const busy = ['fire', 'move-and-fire', 'covering-fire'].includes(action ?? '');
  // In the enemy turn he may have fired on Covering Fire.
  if (loader && (isOwnTurn(scene, firer) ? busy : has(loader, 'shots'))) {
    return new Refusal(rules.feeding, 'loader-has-fired', { ...values, loader: loader.name, action });
  }
  if (!atPoint?.weapons.includes(weapon)) return undefined;
  const directed = squadOf(scene, firer).some(({ profile, gone }) => profile === 'observer' && !gone);
  return directed ? undefined : new Refusal(atPoint.crew, 'hmg-undirected', values);
}
