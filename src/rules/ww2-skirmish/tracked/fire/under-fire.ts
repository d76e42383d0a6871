import type { Moment, Scene, Unit } from '../../../../kernel/state/scene.ts';
import { inAction, isTeam } from '../../figures.ts';
import { count, has, words } from '../../unit.ts';
import { isArmoured, vehicleAround } from '../../vehicles/crew.ts';
import { advise, type Changing } from '../changes.ts';
import { isOwnPhase, nextPhase, thisPhaseEnds } from '../phase.ts';
import { leavesIfStopped } from '../vehicles/damaged.ts';

/** What any shot or throw changes: for the firer, and for the targets. */
export function attacked(after: Changing, weapon: string, targets: readonly Unit[] = after.scene.targets): void {
  const { actor } = after.scene;
  if (actor) hasFired(after, actor, weapon);
  for (const target of targets) cameUnderFire(after, target, weapon);
}

function hasFired(after: Changing, unit: Unit, weapon: string): void {
  const { rules, scene } = after;
  acts(after, unit, 'fire');
  after.set(unit, isOwnPhase(scene, unit) ? 'fired' : 'reacted', true, rules['out-of-phase']);
  if (weapon === 'flamethrower') flameShot(after, unit);
  if (isArmoured(unit, after.book) && runByRules(scene, unit)) advise(after, rules['afv-targets']);
}

/** WS-SOLO-01, WS-AFV-01. */
function runByRules({ table, toggles }: Scene, unit: Unit): boolean {
  return table.solo === unit.side || toggles.has('solo-afvs');
}

/** WS-FLM-02, -03. */
function flameShot(after: Changing, unit: Unit): void {
  const { rules, book } = after;
  after.set(unit, 'flamed', true, rules['flame-or-move']);
  const left = after.now(unit).fields['flame-shots'];
  const before = typeof left === 'number' ? left : book.tracking['flame-shots'];
  after.set(unit, 'flame-shots', Math.max(0, before - 1), rules['flame-shots']);
}

/** What others can react to; in its own phase it's also what the unit did there. */
export function acts(after: Changing, unit: Unit, action: string): void {
  const { rules, scene } = after;
  if (!scene.at) return;
  if (isOwnPhase(scene, unit)) after.set(unit, 'action', action, rules.phase);
  after.set(unit, 'deeds', count(after.now(unit), 'deeds') + 1, rules['looks-at-acts']);
}

/** WS-MOR-01, WS-RISK-02, -06: until its next own phase is over, or this one if it's its own. */
function cameUnderFire(after: Changing, target: Unit, weapon: string): void {
  const { actor, toggles, table } = after.scene;
  const until = underFireUntil(after.scene, target);
  const now = after.now(target);
  if (!until || now.gone) return;
  const firers = [...new Set([...words(now, 'under-fire'), actor?.id ?? target.id])];
  after.set(target, 'under-fire', firers, after.rules['under-fire'], until);
  if (toggles.has('solo-forces') || table.solo !== undefined) heavily(after, target, weapon, firers);
  const around = vehicleAround(after.scene, now);
  if (around) leavesIfStopped(after, around);
}

/** For a unit run by the rules, fire that comes after its throw still counts for the next one. */
export function underFireUntil(scene: Scene, target: Unit): Moment | undefined {
  const { at, table } = scene;
  const thrown = has(target, 'ordered') || has(target, 'went') || target.fields['order-turn'] === at?.turn;
  const counts = target.side !== table.solo || !thrown;
  return isOwnPhase(scene, target) && counts ? thisPhaseEnds(scene) : nextPhase(scene, target, 'end');
}

/** WS-RISK-02: from twice its numbers, or from mortars, flame or AFVs. */
function heavily(after: Changing, target: Unit, weapon: string, firers: readonly string[]): void {
  const { actor, units } = after.scene;
  const until = underFireUntil(after.scene, target);
  const now = after.now(target);
  const strength = firers.reduce((sum, id) => sum + manned(units.get(id)), 0);
  const causes = [
    ...(after.book.tracking.weapons.heavy.includes(weapon) ? [weapon] : []),
    ...(actor && isArmoured(actor, after.book) ? ['afv'] : []),
    ...(isTeam(now) && strength >= 2 * inAction(now).length ? ['numbers'] : []),
  ];
  const heavy = [...new Set([...words(now, 'heavy-fire'), ...causes])];
  if (heavy.length > 0 && until) after.set(target, 'heavy-fire', heavy, after.rules['heavy-fire'], until);
}

function manned(unit: Unit | undefined): number {
  return unit ? inAction(unit).length : 0;
}

/** Whether it has fired since its own last phase began, or in this one. */
export function firedLately(unit: Unit): boolean {
  return has(unit, 'fired') || has(unit, 'reacted');
}
