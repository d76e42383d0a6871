import { grouped, onceFor, type Scene, type Unit } from '../../../../kernel/state/scene.ts';
import { count, has, isLeader, isObserver, isVehicle, kindOf, menOf, word } from '../../unit.ts';
import { aboard, towedBy } from '../moving/carrying.ts';

/**
 * A unit's combat group, by a key: a vehicle with everyone in and on it and the crew of a gun it tows, a gun in position
 * (PT-MOR-02), an observer team (PT-ARTY-14), the men on foot of one squad and group, or all the men without a squad
 * (PT-MOR-03). Units off the table don't belong to any.
 */
export function groupKey(unit: Unit): string | undefined {
  if (has(unit, 'off-table')) return undefined;
  const vehicle = isVehicle(unit) ? unit.id : (word(unit, 'aboard') ?? word(unit, 'towed-by'));
  if (vehicle !== undefined) return `${unit.side}/#${vehicle}`;
  return kindOf(unit) === 'gun' ? `${unit.side}/#${unit.id}` : footKey(unit);
}

/** The group it belongs to when nothing carries or tows it. */
export function homeKey(unit: Unit): string {
  return isVehicle(unit) || kindOf(unit) === 'gun' ? `${unit.side}/#${unit.id}` : footKey(unit);
}

function footKey(unit: Unit): string {
  const observers = isObserver(unit) || has(unit, 'radioman') ? 'observers ' : '';
  return `${unit.side}/${observers}${word(unit, 'squad') ?? ''}/${word(unit, 'group') ?? ''}`;
}

/** The members of a group who are in play. */
export function members(scene: Scene, key: string | undefined): readonly Unit[] {
  return key === undefined ? [] : (groups(scene).get(key) ?? []);
}

const groups = onceFor((units) => grouped(units, (unit) => (unit.gone ? undefined : groupKey(unit))));

/** The unit that throws and speaks for a group: its vehicle, a leader, or any member left. */
export function speakerOf(scene: Scene, key: string | undefined): Unit | undefined {
  return firstOf(members(scene, key));
}

/** The first of a group's members: its vehicle, a leader, or any member left. */
export function firstOf(left: readonly Unit[]): Unit | undefined {
  return left.find(isVehicle) ?? left.find(isLeader) ?? left[0];
}

/** A side's groups of men on foot, by their keys. */
export function footGroups(scene: Scene, side: string): ReadonlyMap<string, readonly Unit[]> {
  const groups = new Map<string, Unit[]>();
  for (const unit of scene.units.values()) {
    if (unit.side !== side || unit.gone || isVehicle(unit) || kindOf(unit) === 'gun') continue;
    const key = groupKey(unit);
    if (key === undefined || key.includes('/#')) continue;
    groups.set(key, [...(groups.get(key) ?? []), unit]);
  }
  return groups;
}

/**
 * Men of a group who count as living. On foot that includes its riders, and men who have left the table, who aren't a
 * loss (PT-RUL-50, -52).
 */
export function livingIn(scene: Scene, key: string): number {
  const units = [...scene.units.values()].filter((unit) => {
    if (isOfVehicle(key)) return !unit.gone && groupKey(unit) === key;
    if (isVehicle(unit) || (unit.gone && unit.gone !== 'exited' && unit.gone !== 'left-table')) return false;
    return kindOf(unit) !== 'gun' && !has(unit, 'off-table') && footKey(unit) === key;
  });
  return units.reduce((sum, unit) => sum + menOf(unit), 0);
}

/** The men a group had at the start or gained later: for a vehicle, when someone last got on. */
export function strengthOf(scene: Scene, key: string): number {
  const vehicle = isOfVehicle(key) ? scene.units.get(key.slice(key.indexOf('#') + 1)) : undefined;
  if (vehicle && isVehicle(vehicle)) return count(vehicle, 'carried');
  const units = [...scene.units.values()].filter((unit) => {
    if (has(unit, 'earlier-battle') || has(unit, 'off-table') || isVehicle(unit)) return false;
    return (word(unit, 'home-group') ?? homeKey(unit)) === key;
  });
  return units.reduce((sum, unit) => sum + startedOf(unit) + count(unit, 'joined'), 0);
}

/** The men a unit began the battle with. */
export function startedOf(unit: Unit): number {
  const men = unit.fields.started;
  return typeof men === 'number' ? men : menOf(unit);
}

/** Men in and on a vehicle and with the gun it tows, and its own crew if that's counted. */
export function menWith(scene: Scene, vehicle: Unit): number {
  return [vehicle, ...aboard(scene, vehicle), ...towedBy(scene, vehicle)].reduce((sum, each) => sum + menOf(each), 0);
}

function isOfVehicle(key: string): boolean {
  return key.includes('/#');
}

/** The quality of a group that takes a check: its ranks count, and no leader or vehicle (PT-RUL-27). */
export function qualityOf(group: readonly Unit[]): 'veteran' | 'green' | 'line' {
  const ranks = group.filter((unit) => !isVehicle(unit) && !isLeader(unit));
  const quality = (unit: Unit) => word(unit, 'figure') ?? 'line';
  if (ranks.length > 0 && ranks.every((unit) => quality(unit) === 'veteran')) return 'veteran';
  return ranks.some((unit) => quality(unit) === 'green') ? 'green' : 'line';
}

export function isBroken(unit: Unit): boolean {
  return word(unit, 'morale') === 'broken';
}
