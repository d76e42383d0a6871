import type { Unit } from '../../../kernel/scene.ts';
import type { Damage } from '../book.ts';
import { figuresOf, inAction, isManned } from '../figures.ts';
import { count, has, word, words } from '../unit.ts';
import { nextPhase } from './phase.ts';
import type { Play } from './play.ts';
import { allKilled, hurt, testDue } from './struck.ts';

/** What a hit does to a vehicle and those in it (WS-DMG-13 to -15, WS-VEH-08, -10, WS-HAT-08). */
export function damaged(play: Play, unit: Unit, damage: Damage, explodesIn: number): void {
  const { rules, scene } = play;
  switch (damage) {
    case 'stunned':
      play.set(unit, 'stunned', true, rules.damage, nextPhase(scene, unit, 'end'));
      return;
    case 'optics':
      play.set(unit, 'optics-lost', true, rules.damage);
      return;
    case 'weapon-wrecked':
      wrecksOne(play, unit);
      return;
    case 'immobilised':
      play.set(unit, 'immobilised', true, rules.damage);
      return;
    case 'driver-killed':
      driverKilled(play, unit);
      return;
    case 'abandoned':
      abandons(play, unit, rules.flamed);
      return;
    case 'on-fire':
    case 'ammo-fire':
      play.set(unit, 'on-fire', true, rules.burns);
      if (damage === 'ammo-fire' && scene.at) {
        play.set(unit, 'explodes-turn', scene.at.turn + explodesIn, rules.burns);
      }
      abandons(play, unit, rules.burns);
      return;
    case 'explodes':
      explodes(play, unit, rules.crash);
      return;
    default:
      occupantsHit(play, unit, damage);
      return;
  }
}

/** Which weapon it is, is drawn. */
function wrecksOne(play: Play, unit: Unit): void {
  const wrecked = words(unit, 'weapons-wrecked');
  const whole = words(unit, 'weapons').filter((each) => !wrecked.includes(each));
  const [only] = whole;
  if (!only) return;
  const one =
    whole.length > 1 && play.draw ? play.draw.pick({ rule: play.rules.damage, label: 'weapon wrecked' }, whole) : only;
  play.list(unit, 'weapons-wrecked', one, play.rules.damage);
}

/** It stops, or crashes on if it moved fast: only then, or with a track or wheel lost, it stays there for good. */
function driverKilled(play: Play, unit: Unit): void {
  if (!isManned(unit)) return;
  const { rules } = play;
  const speed = count(unit, 'speed');
  const driver = inAction(unit).find(({ role }) => role === 'driver') ?? inAction(unit)[0];
  play.set(unit, 'driver-killed', true, rules.damage);
  if (driver) hurt(play, unit, driver, 'killed');
  if (speed >= play.book.tracking.crashing) {
    play.due(unit, 'move', { task: 'crash', speed, cause: 'driver-killed' }, rules.crash);
  } else {
    play.clear(unit, 'speed', rules.damage);
  }
  testDue(play, unit, rules.causes);
}

/** They are out of it, a team on foot now. */
export function abandons(play: Play, unit: Unit, rule: string): void {
  if (!isManned(play.now(unit))) return;
  play.set(unit, 'abandoned', true, rule);
  for (const rider of riders(play, unit)) play.clear(rider, 'aboard', rule);
  play.clear(unit, 'speed', rule);
  play.remind(rule);
}

/** all aboard die, the teams that it carries too. What was moving crashes on before it is off the table. */
export function explodes(play: Play, unit: Unit, rule: string): void {
  const now = play.now(unit);
  const manned = isManned(now);
  play.set(unit, 'wrecked', true, rule);
  for (const rider of riders(play, unit)) {
    allKilled(play, rider, rule);
    play.gone(rider, 'killed', rule);
  }
  if (!manned) return;
  allKilled(play, unit, rule);
  const speed = count(now, 'speed');
  if (speed > 0 && play.scene.at) play.due(unit, 'move', { task: 'crash', speed, cause: 'explodes' }, rule);
  else play.gone(unit, 'exploded', rule);
}

/** The teams that it carries, by its name or their own word for it. */
function riders(play: Play, vehicle: Unit): readonly Unit[] {
  const names = [vehicle.id, vehicle.name.toLowerCase()];
  return [...play.scene.units.values()].filter((unit) => {
    const aboard = word(play.now(unit), 'aboard');
    return !unit.gone && aboard !== undefined && (names.includes(aboard) || names.includes(aboard.toLowerCase()));
  });
}

/** WS-DMG-13: how many of them throw; which of the teams aboard they belong to, is drawn. */
function occupantsHit(play: Play, unit: Unit, damage: Damage): void {
  if (!damage.startsWith('occupants-') || !isManned(unit)) return;
  const teams = [unit, ...riders(play, unit)];
  const aboard = teams.flatMap((team) => inAction(team).map(() => team.name));
  const most = damage === 'occupants-all' ? aboard.length : Number(damage.slice('occupants-'.length));
  const hit = most < aboard.length && teams.length > 1 ? drawnFrom(play, aboard, most) : aboard.slice(0, most);
  for (const team of teams) {
    const figures = hit.filter((name) => name === team.name).length;
    if (figures > 0) play.due(team, 'effect', { by: 'mg', figures }, play.rules.occupants);
  }
}

function drawnFrom(play: Play, names: readonly string[], most: number): readonly string[] {
  const left = [...names];
  const drawn: string[] = [];
  while (drawn.length < most && play.draw) {
    const name = play.draw.pick({ rule: play.rules.occupants, label: 'occupant hit' }, left);
    drawn.push(name);
    left.splice(left.indexOf(name), 1);
  }
  return drawn;
}

/** WS-VEH-10: who sits in a soft vehicle that has stopped under fire, gets out. */
export function leavesIfStopped(play: Play, unit: Unit): void {
  const now = play.now(unit);
  const vehicle = word(now, 'vehicle') as keyof typeof play.book.vehicles.classes | undefined;
  const soft = vehicle !== undefined && play.book.vehicles.classes[vehicle]?.column === 'soft';
  if (!soft || !isManned(now) || play.isGone(unit) || figuresOf(now).length === 0) return;
  const stands = count(now, 'speed') === 0 || has(now, 'immobilised') || has(now, 'stuck') || has(now, 'driver-killed');
  if (stands) abandons(play, unit, play.rules['soft-stopped']);
}
