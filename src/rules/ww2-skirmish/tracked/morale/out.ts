import type { Unit } from '../../../../kernel/state/scene.ts';
import { type Figure, figuresOf, inAction, isManned, isTeam } from '../../figures.ts';
import { count, has, words } from '../../unit.ts';
import { cannotDrive, driverOf, ridersOf } from '../../vehicles/crew.ts';
import { type Changing, owedFirst } from '../changes.ts';

/** How a man is out of it: R-20 lets the owner call a man killed by small arms disabled. */
export type Out = Exclude<Figure['state'], 'in-action'>;

/** They're no longer in contact with each other. */
export function apart(after: Changing, one: Pick<Unit, 'id'>, other: Pick<Unit, 'id'>): void {
  after.strike(one, 'contact', other.id, after.rules.contact);
  if (after.scene.units.has(other.id)) after.strike(other, 'contact', one.id, after.rules.contact);
}

/** It's no longer in contact with anyone. */
export function breaksContact(after: Changing, unit: Pick<Unit, 'id'>): void {
  for (const id of words(after.now(unit), 'contact')) apart(after, unit, { id });
}

/** A man is out of it; what follows for his vehicle, and for a team with nobody left. */
export function falls(after: Changing, unit: Unit, figure: Figure, state: Out, rule: string): void {
  const before = after.now(unit);
  const drove = isManned(before) && !has(before, 'driver-killed') && driverOf(before)?.n === figure.n;
  after.set(unit, `f${figure.n}-state`, state, rule);
  after.remind(rule, [unit], 'figure-out', casualty(after.now(unit), figure));
  recycled(after, unit);
  if (drove) driverOut(after, unit);
  goneIfNobody(after, unit);
}

function casualty(unit: Unit, { n, role }: Figure) {
  return { figure: n, left: inAction(unit).length, ...(role === undefined ? {} : { role }) };
}

/** WS-GEN-11: figures of the side run by the rules come back as fresh ones. */
function recycled(after: Changing, unit: Unit): void {
  const { table } = after.scene;
  if (table.solo !== unit.side) return;
  const before = table['out-for-recycling'];
  after.ofTable('out-for-recycling', (typeof before === 'number' ? before : 0) + 1, after.rules.recycled);
}

/** WS-VEH-08, R-66: without him it stops, or crashes if it was moving fast, even with nobody left in it. */
function driverOut(after: Changing, unit: Unit): void {
  const { rules, book, scene } = after;
  const speed = count(after.now(unit), 'speed');
  const another = inAction(after.now(unit)).length > 0;
  if (scene.at) after.set(unit, 'driver-killed', true, rules.damage);
  if (scene.at && another && speed < book.tracking.crashing) after.remind(rules.damage, [unit], 'driver-out');
  if (speed >= book.tracking.crashing) {
    owedFirst(after, unit, 'move', { task: 'crash', cause: 'driver-killed' }, rules.crash);
  } else {
    after.clear(unit, ['speed'], rules.damage);
  }
}

/** Throws at obstacles that it still owes. */
function bogsOf(after: Changing, { id }: Pick<Unit, 'id'>) {
  return after.scene.due.filter(({ unit, options }) => unit === id && options.task === 'bog');
}

/** Whether it still has to crash: it stays on the table until then. */
function crashes(after: Changing, { id }: Pick<Unit, 'id'>): boolean {
  return after.scene.due.some(({ unit, verb, options }) => unit === id && verb === 'move' && options.task === 'crash');
}

/** WS-EFF-08, -09: with nobody in action it's out at once, and everything it owed is cancelled. */
export function goneIfNobody(after: Changing, unit: Pick<Unit, 'id'>, hasCrashed = false): void {
  const now = after.now(unit);
  if (now.gone || !isTeam(now) || inAction(now).length > 0) return;
  if (!hasCrashed && crashes(after, unit)) {
    // Nobody is left to throw for anything but the crash.
    for (const due of after.scene.due) {
      if (due.unit === unit.id && due.options.task !== 'crash') after.lapse(due, after.rules.disabled);
    }
    return;
  }
  const states = figuresOf(now).map(({ state }) => state);
  const why = states.every((state) => state === 'captured')
    ? 'captured'
    : states.every((state) => state === 'killed')
      ? 'killed'
      : 'out-of-action';
  leavesPlay(after, unit, why, after.rules.disabled);
}

/** A unit goes out of play: its contacts end, and the teams it carried are set down. */
export function leavesPlay(after: Changing, unit: Pick<Unit, 'id'>, why: string, rule: string): void {
  breaksContact(after, unit);
  setDown(after, unit, rule);
  after.clear(unit, ['aboard'], rule);
  after.gone(unit, why, rule);
}

/** The teams a vehicle carries stand on the ground. */
export function setDown(after: Changing, vehicle: Pick<Unit, 'id'>, rule: string): void {
  for (const rider of ridersOf(after.scene, after.now(vehicle))) after.clear(rider, ['aboard'], rule);
}

/** A crew and everyone it carries gets out of the vehicle, on foot from now on. @param isSaid another line reports it */
export function abandons(after: Changing, unit: Unit, rule: string, isSaid = false): void {
  if (!isManned(after.now(unit)) || after.now(unit).gone) return;
  after.set(unit, 'abandoned', true, rule);
  if (!isSaid) after.remind(rule, [unit], 'crew-out');
  setDown(after, unit, rule);
  after.clear(unit, ['driver-killed'], rule);
  // It doesn't drive on to another obstacle.
  for (const due of bogsOf(after, unit)) after.lapse(due, rule);
  // A vehicle that has to crash does so even if nobody is in it any more.
  if (!crashes(after, unit)) after.clear(unit, ['speed'], rule);
}

/** a unit driven off by morale leaves a vehicle that carries it, a bunker, or its own vehicle if that can't drive. */
export function takesToItsFeet(after: Changing, unit: Unit, rule: string): void {
  after.clear(unit, ['aboard', 'in-bunker'], rule);
  const now = after.now(unit);
  if (isManned(now) && cannotDrive(now)) abandons(after, unit, rule);
}

/** Everyone aboard: those in action die. */
export function allKilled(after: Changing, unit: Unit, rule: string): void {
  for (const { n, state } of figuresOf(after.now(unit))) {
    if (state !== 'in-action' && state !== 'disabled') continue;
    after.set(unit, `f${n}-state`, 'killed', rule);
    recycled(after, unit);
  }
  // Only a vehicle that has to crash still owes anything.
  for (const due of after.scene.due) if (due.unit === unit.id && due.verb !== 'move') after.lapse(due, rule);
}
