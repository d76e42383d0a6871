import type { Effect } from '../../../kernel/effect.ts';
import type { Fields, Scene, Unit } from '../../../kernel/scene.ts';
import type { Book } from '../book.ts';
import { count, has, isLeader, isVehicle, kindOf, menOf, unitIn, word } from '../unit.ts';
import { carrierOf, everAboard, towedBy } from './carrying.ts';
import { added, cleared, dueNow } from './changes.ts';

/** Men of a unit who fell, in the order in which they did. */
export interface Loss {
  readonly unit: Unit;
  readonly men: number;
}

/**
 * The combat group of a unit, its dead included: a vehicle with all in and on it, a gun in position with its crew
 * (PT-MOR-02), an observer team (PT-ARTY-14), or men on foot (PT-MOR-03).
 */
export function groupOf(scene: Scene, unit: Unit): Unit[] {
  const vehicle = isVehicle(unit) ? unit : (carrierOf(scene, unit) ?? unitIn(scene, unit, 'towed-by'));
  if (vehicle) return [vehicle, ...everAboard(scene, vehicle), ...towedBy(scene, vehicle)];
  if (isDeployedGun(unit)) return [unit];
  const onFoot = [...scene.units.values()].filter((each) => each.side === unit.side && isOnFoot(scene, each));
  return onFoot.filter(({ fields }) => fields.squad === unit.fields.squad && fields.group === unit.fields.group);
}

function isDeployedGun(unit: Unit): boolean {
  return kindOf(unit) === 'gun' && !has(unit, 'towed-by');
}

function isOnFoot(scene: Scene, unit: Unit): boolean {
  return !isVehicle(unit) && kindOf(unit) !== 'gun' && !has(unit, 'off-table') && !carrierOf(scene, unit);
}

/** All groups on foot of a side that have somebody left. */
export function groupsOnFoot(scene: Scene, side: string): Unit[][] {
  const men = [...scene.units.values()].filter((each) => each.side === side && !each.gone && isOnFoot(scene, each));
  const groups = new Map(men.map((unit) => [`${unit.fields.squad} ${unit.fields.group}`, unit]));
  return [...groups.values()].map((unit) => groupOf(scene, unit));
}

export function living(group: readonly Unit[]): Unit[] {
  return group.filter(({ gone }) => !gone);
}

export function menIn(group: readonly Unit[]): number {
  return living(group).reduce((sum, unit) => sum + menOf(unit), 0);
}

/** Everyone that a group ever had: its strength at the start. */
function strengthOf(group: readonly Unit[]): number {
  return group.reduce((sum, unit) => sum + menOf(unit) + count(unit, 'lost'), 0);
}

/** What is known of a group that checks (PT-RUL-27). */
export function knownOfGroup(group: readonly Unit[]): Fields {
  const left = living(group);
  const rank = left.filter((unit) => !isLeader(unit));
  const quality = (unit: Unit) => word(unit, 'figure') ?? 'line';
  const veteran = rank.length > 0 && rank.every((unit) => quality(unit) === 'veteran');
  const green = rank.some((unit) => quality(unit) === 'green');
  return {
    troops: veteran ? 'veteran' : green ? 'green' : 'line',
    leader: left.some((unit) => isVehicle(unit) || isLeader(unit)),
    immobilised: left.some((unit) => kindOf(unit) === 'afv' && has(unit, 'immobilised')),
  };
}

export function isBroken(group: readonly Unit[]): boolean {
  return living(group).some((unit) => word(unit, 'morale') === 'broken');
}

/** The check of a group, by whoever of it is left: its leader, before others. */
export function checkDue(scene: Scene, group: readonly Unit[], rule: string): Effect[] {
  if (!scene.toggles.has('morale') || isBroken(group)) return [];
  const left = living(group);
  const speaker = left.find(isVehicle) ?? left.find(isLeader) ?? left[0];
  if (!speaker || !scene.at) return [];
  return [...dueNow(scene, 'morale', speaker, knownOfGroup(group), rule), ...added(speaker, 'checks', 1, rule)];
}

/**
 * PT-MOR-05, PT-RUL-26: for each man lost a check if those left are at most half, and one more for a noncom or officer.
 * @param scene as the losses left it
 */
export function checksAfter(scene: Scene, losses: readonly Loss[], book: Book): Effect[] {
  const groups = new Map<string, { readonly group: readonly Unit[]; readonly fallen: boolean[] }>();
  for (const { unit, men } of losses) {
    const group = groupOf(scene, scene.units.get(unit.id) ?? unit);
    const key = group.map(({ id }) => id).join(' ');
    const { fallen } = groups.get(key) ?? groups.set(key, { group, fallen: [] }).get(key)!;
    fallen.push(...new Array<boolean>(men).fill(isLeader(unit)));
  }
  return [...groups.values()].flatMap(({ group, fallen }) => checksOf(scene, group, fallen, book));
}

function checksOf(scene: Scene, group: readonly Unit[], fallen: readonly boolean[], { tracking }: Book): Effect[] {
  const left = menIn(group);
  if (living(group).length === 0) return [];
  const strength = strengthOf(group);
  const due = fallen.map((leader, i) => {
    const then = left + fallen.length - 1 - i;
    return (2 * then <= strength ? 1 : 0) + (leader ? 1 : 0);
  });
  // What a dead man was to throw for his group, another throws.
  const dead = group.filter((unit) => unit.gone && has(unit, 'checks'));
  const checks = [...due, ...dead.map((unit) => count(unit, 'checks'))].reduce((sum, each) => sum + each, 0);
  const rule = tracking.rules.check;
  return [
    ...dead.flatMap((unit) => cleared(unit, ['checks'], rule)),
    ...Array.from({ length: checks }).flatMap(() => checkDue(scene, group, rule)),
  ];
}
