import type { Damage } from '../../../../../data/ww2-skirmish/book.ts';
import type { Unit } from '../../../../kernel/state/scene.ts';
import { inAction, isManned } from '../../figures.ts';
import { count, has, words } from '../../unit.ts';
import { cannotDrive, driverOf, isSoft, ridersOf } from '../../vehicles/crew.ts';
import { type Changing, owedFirst } from '../changes.ts';
import { abandons, allKilled, leavesPlay } from '../morale/out.ts';
import { hurt, testDue } from '../morale/struck.ts';
import { phaseAfterNext } from '../phase.ts';

/** What a hit does to a vehicle and the men in it (WS-DMG-13 to -15, WS-VEH-08, -10, WS-HAT-08). */
export function damaged(after: Changing, unit: Unit, damage: Damage, explodesIn: number): void {
  const { rules } = after;
  switch (damage) {
    case 'none':
      return;
    case 'stunned':
      stunned(after, unit);
      return;
    case 'optics':
      after.set(unit, 'optics-lost', true, rules.damage);
      return;
    case 'weapon-wrecked':
      wrecksOne(after, unit);
      return;
    case 'immobilised':
      stops(after, unit);
      return;
    case 'driver-killed':
      driverKilled(after, unit);
      return;
    case 'abandoned':
      abandons(after, unit, rules.flamed);
      return;
    case 'on-fire':
    case 'ammo-fire':
      burns(after, unit, damage === 'ammo-fire' ? explodesIn : 0);
      return;
    case 'explodes':
      explodes(after, unit, rules.crash);
      return;
    default:
      occupantsHit(after, unit, damage);
      return;
  }
}

/** WS-DMG-14, R-54: the crew in it loses one whole phase, and the reaction after it. */
function stunned(after: Changing, unit: Unit): void {
  const until = phaseAfterNext(after.scene, unit);
  if (!until || !isManned(after.now(unit))) return;
  after.set(unit, 'stunned', true, after.rules.damage, until);
  const { turn, side = unit.side } = until;
  after.remind(after.rules.damage, [unit], 'stunned', { turn, side });
}

/** The weapon is drawn at random. */
function wrecksOne(after: Changing, unit: Unit): void {
  const now = after.now(unit);
  const wrecked = words(now, 'weapons-wrecked');
  const whole = words(now, 'weapons').filter((each) => !wrecked.includes(each));
  const one = after.drawn({ rule: after.rules.damage, label: 'weapon-wrecked' }, whole);
  if (one) after.list(unit, 'weapons-wrecked', one, after.rules.damage);
}

/** It stands for the rest of the game; a crew that has to run or retire does so on foot. */
export function stops(after: Changing, unit: Unit): void {
  const { rules } = after;
  after.set(unit, 'immobilised', true, rules.damage);
  after.remind(rules.damage, [unit], 'never-moves');
  after.clear(unit, ['speed'], rules.damage);
  outOfWhatStands(after, unit);
}

/** men who have to run or retire in a vehicle that can't drive any more do so on foot. */
export function outOfWhatStands(after: Changing, unit: Unit): void {
  const now = after.now(unit);
  if ((has(now, 'routed') || has(now, 'retiring')) && isManned(now) && cannotDrive(now)) {
    abandons(after, unit, after.rules.retires);
  }
}

/** The driver is dead; the same follows wherever he falls. */
function driverKilled(after: Changing, unit: Unit): void {
  if (!isManned(after.now(unit))) return;
  const driver = driverOf(after.now(unit));
  if (driver) hurt(after, unit, driver, 'killed');
  testDue(after, unit, after.rules.causes);
  outOfWhatStands(after, unit);
}

function burns(after: Changing, unit: Unit, explodesIn: number): void {
  const { rules, scene } = after;
  const turn = explodesIn > 0 && scene.at ? { turn: scene.at.turn + explodesIn } : undefined;
  after.set(unit, 'on-fire', true, rules.burns);
  if (turn) after.set(unit, 'explodes-turn', turn.turn, rules.burns);
  after.remind(rules.burns, [unit], 'burns', { ...turn, crew: isManned(after.now(unit)) });
  abandons(after, unit, rules.burns, true);
}

/** everyone aboard dies, including teams it carries. A moving vehicle crashes before it's taken off the table. */
export function explodes(after: Changing, unit: Unit, rule: string): void {
  const now = after.now(unit);
  const manned = isManned(now);
  const speed = count(now, 'speed');
  after.clear(unit, ['explodes-turn'], rule);
  after.set(unit, 'wrecked', true, rule);
  for (const rider of ridersOf(after.scene, unit)) {
    allKilled(after, rider, rule);
    leavesPlay(after, rider, 'killed', rule);
  }
  if (!manned) return;
  allKilled(after, unit, rule);
  if (speed > 0 && after.scene.at) owedFirst(after, unit, 'move', { task: 'crash', cause: 'explodes' }, rule);
  else leavesPlay(after, unit, 'exploded', rule);
}

/** WS-DMG-13: how many of them throw; which of the teams aboard they belong to is drawn at random. */
function occupantsHit(after: Changing, unit: Unit, damage: Damage): void {
  if (!isManned(after.now(unit))) {
    after.remind(after.rules.occupants, [unit], 'nobody-inside');
    return;
  }
  const teams = [after.now(unit), ...ridersOf(after.scene, unit)];
  const aboard = teams.flatMap((team) => inAction(team).map(() => team.id));
  const most = damage === 'occupants-all' ? aboard.length : Number(damage.slice('occupants-'.length));
  const hit = drawnOf(after, aboard, Math.min(most, aboard.length), teams);
  for (const team of teams) {
    const figures = hit.filter((id) => id === team.id).length;
    if (figures > 0) owedFirst(after, team, 'effect', { by: 'mg', figures }, after.rules.occupants);
  }
}

function drawnOf(after: Changing, aboard: readonly string[], most: number, teams: readonly Unit[]): readonly string[] {
  if (teams.length === 1 || most === aboard.length) return aboard.slice(0, most);
  const left = [...aboard];
  return Array.from({ length: most }, () => {
    const names = left.map((id) => teams.find((team) => team.id === id)!.name);
    const name = after.drawn({ rule: after.rules.occupants, label: 'occupant-hit' }, names);
    return left.splice(Math.max(0, names.indexOf(name ?? '')), 1)[0]!;
  });
}

/** WS-VEH-10: men in a soft vehicle that stands still under fire get out. */
export function leavesIfStopped(after: Changing, vehicle: Unit): void {
  const now = after.now(vehicle);
  if (!isSoft(now, after.book) || !isManned(now) || now.gone) return;
  if (count(now, 'speed') === 0) abandons(after, vehicle, after.rules['soft-stopped']);
}
