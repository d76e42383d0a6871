import { type Book, TERRAINS } from '../../../../../data/panzertroops/book.ts';
import { type Domains, type Knows, saidOf } from '../../../../kernel/act.ts';
import type { Scene, Unit } from '../../../../kernel/state/scene.ts';
import type { Outcome, Tracked } from '../../../../kernel/verb.ts';
import { EIGHTHS, type Moving, ofUnit } from '../../moving/move.ts';
import { count, has, isVehicle, kindOf, vehicleOf, word } from '../../unit.ts';
import type { Changing } from '../changes.ts';
import { drops, hasCharge } from '../fire/charges.ts';
import { settles } from '../morale/checks.ts';
import { ownFireEnds } from '../when.ts';
import { aboard, towedBy } from './carrying.ts';
import { forbiddenMove } from './forbidden-move.ts';
import { gaits } from './gait.ts';
import { leaves } from './leaving.ts';
import { getsOnAndOff, halvesIn, loadingsOf } from './loading.ts';
import { gaitOf, halvesOf, isQuestion, moverIdOf, ranLast, wholeOf } from './reckoning.ts';
import { tellsMove, tellsQuestion } from './told.ts';

/** How men can say they move: as what they are, not as another kind of mover. */
const GAITS: Readonly<Record<string, readonly string[]>> = { infantry: ['infantry-run', 'infantry-assault'] };

/** What the referee knows of whoever moves, and of the move so far. */
const knows: Knows<Moving, Book> = {
  path: ({ actor }) => (actor && has(actor, 'road-bonus') ? 'road' : undefined),
  vehicle: ({ actor }, moving) =>
    actor && isVehicle(actor) && saidOf(moving).mover === undefined ? vehicleOf(actor) : undefined,
  mover: (scene, moving, book) => {
    const { actor } = scene;
    if (!actor || (isVehicle(actor) && vehicleOf(actor))) return undefined;
    const said = saidOf(moving).mover;
    if (said !== undefined && GAITS[kindOf(actor)]?.includes(said)) return undefined;
    const path = pathOf(moving);
    if (kindOf(actor) !== 'infantry' || isQuestion({ path })) return moverIdOf(actor, ranLast(scene, actor));
    const { went, onRoad } = wholeOf(actor, { path, obstacles: moving.obstacles }, book);
    const { ran, stance } = gaitOf(actor, went, halvesNow(scene, actor, moving), onRoad, book);
    return stance === 'assault' || (!ran && onRoad) ? 'infantry-assault' : 'infantry-run';
  },
  'ran-last-turn': (scene) => (scene.actor && ranLast(scene, scene.actor)) || undefined,
  'half-moves': (scene, moving) => (scene.actor && halvesNow(scene, scene.actor, moving)) || undefined,
  spent: ({ actor }) => (actor && has(actor, 'went') ? Math.round(count(actor, 'went') * 1e4) / 1e4 : undefined),
  'left-road': ({ actor }) => (actor && has(actor, 'left-road')) || undefined,
  'stands-still': ({ actor }) => (actor && has(actor, 'immobilised')) || undefined,
  'on-the-spot': ({ actor }, moving) =>
    (actor && saidOf(moving).path === undefined && (moving.exit !== undefined || moving.drop)) || undefined,
};

/** Each kind of ground, as a question and as the shortest step there is; who can be carried, and whom a charge is dropped at. */
const domains: Domains<Moving, Book> = {
  path: () => TERRAINS.flatMap((ground) => [ground, `${ground}=${1 / EIGHTHS}`]),
  target: ({ actor, units }) =>
    [...units.values()].filter((unit) =>
      unit.side === actor?.side ? isVehicle(unit) !== isVehicle(actor) : actor && hasCharge(actor),
    ),
};

/** A move of units. */
export const trackedMove: Tracked<Moving, Book> = {
  known: ofUnit,
  byMany: 'all-or-none',
  squadsAsTargets: true,
  wholeWay: {
    option: 'path',
    // A run has consequences, so nobody runs unless his player says so.
    asks: ({ actor }) =>
      actor && kindOf(actor) === 'infantry' && !isVehicle(actor) ? { mover: 'infantry-assault' } : {},
    tells: ({ eighths }, { path }) =>
      Number(eighths) > 0 ? { path: `${path}=${Number(eighths) / EIGHTHS}` } : undefined,
  },
  // A squad is its men on foot; vehicles move by themselves.
  joins: (unit) =>
    !isVehicle(unit) && !['aboard', 'towed-by', 'off-table', 'in-wreck'].some((field) => unit.fields[field]),
  fails: ({ allowed }) => allowed === false,
  alongside: ({ actor, targets }) => targets.filter(({ side }) => side === actor?.side),
  meets: {
    isOne: (actor, unit) => unit.side === actor.side && isVehicle(unit) !== isVehicle(actor),
    several: isVehicle,
  },
  // Before the battle, units only get on vehicles.
  idle: ({ at, targets }) => !at && targets.length === 0,
  unasked: ({ at }) => (at ? [] : ['path', 'obstacles', 'drop', 'exit']),
  knows,
  domains,
  forbid: forbiddenMove,
  effects: afterMove,
};

function pathOf({ path = 'open' }: Partial<Moving>): string {
  return path;
}

/** The halves of this move that are used up with what's said; before the first turn loading is free. */
function halvesNow(scene: Scene, unit: Unit, moving: Partial<Moving>): number {
  if (!scene.at) return 0;
  // A man aboard who asks how far he can go would get off first.
  const asksToGetOff = has(unit, 'aboard') && scene.targets.length === 0;
  return halvesOf(unit, halvesIn(loadingsOf(scene, unit, asksToGetOff || !isQuestion({ path: pathOf(moving) }))));
}

/**
 * A question spends nothing, but units that are named still get on or off. What is done on the way needs the way with its inches,
 * or no path at all: then it's done where the unit stands.
 */
function afterMove(changes: Changing, moving: Moving, { facts }: Outcome): void {
  const { scene, book } = changes;
  const { actor } = scene;
  if (!actor || facts.allowed === false) return;
  const asks = isQuestion(moving);
  const distance = asks ? 0 : wholeOf(actor, moving, book).part;
  getsOnAndOff(changes, loadingsOf(scene, actor, distance > 0), book);
  if (distance > 0) goes(changes, actor, moving, distance, book);
  const enemy = scene.targets.find(({ side }) => side !== actor.side);
  const does = !asks || moving['on-the-spot'];
  if (((moving.drop && does) || enemy) && hasCharge(actor)) drops(changes, actor, enemy, book);
  if (moving.exit && does) leaves(changes, actor, moving.exit, book);
  else if (asks && !has(actor, 'pinned')) tellsQuestion(changes, actor, moving, Number(facts.eighths ?? 0), book);
  else if (distance > 0) tellsMove(changes, actor, book);
  const morale = word(actor, 'morale') as 'shaken' | 'broken' | undefined;
  if (distance > 0 && morale) changes.remind(book.tracking.rules[morale], [actor], `still-${morale}`);
  settles(changes, book);
}

function goes(changes: Changing, unit: Unit, moving: Moving, distance: number, book: Book): void {
  const { rules } = book.tracking;
  changes.set(unit, 'action', 'move', rules['move-once']);
  if (!wholeOf(unit, moving, book).onRoad) changes.set(unit, 'left-road', true, rules['road-bonus']);
  changes.set(unit, 'went', count(unit, 'went') + distance, rules['move-once']);
  gaits(changes, unit, book);
  hasGone(changes, unit, book);
  for (const each of [...aboard(changes.scene, unit), ...towedBy(changes.scene, unit)]) {
    hasGone(changes, each, book);
    changes.set(each, 'moved-by-vehicle', true, rules['smoke-out']);
  }
}

/** A unit has changed its place: by itself, or because it was carried or towed. */
function hasGone(changes: Changing, unit: Unit, book: Book): void {
  const { rules } = book.tracking;
  changes.set(unit, 'moved', true, rules.moved, ownFireEnds(changes.scene, unit.side, book));
  changes.set(unit, 'left-start', true, rules['left-start']);
  changes.clear(unit, ['revealed', 'in-edge'], rules.edge);
}
