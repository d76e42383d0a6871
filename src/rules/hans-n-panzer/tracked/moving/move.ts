import { UNITS } from '../../../../../data/hans-n-panzer/armoury.ts';
import { GROUNDS } from '../../../../../data/hans-n-panzer/book/men.ts';
import type { Book } from '../../../../../data/hans-n-panzer/book.ts';
import { type Domains, type Knows, saidOf } from '../../../../kernel/act.ts';
import { option } from '../../../../kernel/options/options.ts';
import type { Scene, Unit } from '../../../../kernel/state/scene.ts';
import type { Outcome, Tracked } from '../../../../kernel/verb.ts';
import type { Moving } from '../../move.ts';
import { Refusal } from '../../refusal.ts';
import { makeCrew } from '../guns/crew.ts';
import { packedByMoving } from '../guns/pieces.ts';
import { isRunning, refuseBound } from '../morale/binding.ts';
import { distancesEnd } from '../morale/standing.ts';
import { type Changing, count, has, isHouse, isMortar, isPiece, isVehicle, word } from '../unit.ts';
import { exits } from './exit.ts';
import { boards, type Going, goingOf, moveUsed, usedOf, walked } from './going.ts';
import { entersHouse, leavesHouse, refuseHouse } from './houses.ts';
import { aboard, out } from './leaving.ts';
import { assertHouse, assertMeaning, assertWalksOff } from './meaning.ts';
import { isInParts } from './parts.ts';
import { remindHowFar } from './question.ts';

/** What moves, and how much of its move is left. */
const knows: Knows<Moving, Book> = {
  unit: ({ actor }, moving, { movement: { onFoot } }) => {
    if (!actor) return undefined;
    // Whoever says by which way it leaves says all of it.
    const { exit, path } = moving;
    if (exit !== undefined && path !== undefined) assertWalksOff(actor, path);
    return getsOut(actor, moving) ? onFoot : (UNITS.find((each) => each === word(actor, 'vehicle')) ?? onFoot);
  },
  boarding: (scene, moving) => scene.actor && boardsNow(scene, scene.actor, moving),
  'vehicle-moved': (scene, moving) => {
    const { actor } = scene;
    if (!actor) return undefined;
    if (isVehicle(actor) || !boardsNow(scene, actor, moving)) return false;
    const { enters, leaves } = goingOf(scene, actor, saidOf(moving));
    const vehicle = enters ?? leaves ?? scene.units.get(word(actor, 'aboard') ?? '');
    return vehicle !== undefined && has(vehicle, 'moved');
  },
  used: ({ actor }, moving) => {
    if (!actor || getsOut(actor, moving)) return undefined;
    return usedOf(actor) === '0' ? undefined : usedOf(actor);
  },
  'from-road': ({ actor }) => (actor && has(actor, 'on-road')) || undefined,
  deployed: ({ actor, at }) => (actor && !at) || undefined,
};

/** Whether a vehicle's crew is told to get out. */
function getsOut(unit: Unit, moving: Partial<Moving>): boolean {
  return isVehicle(unit) && saidOf(moving).unit === 'infantry';
}

function boardsNow(scene: Scene, unit: Unit, moving: Partial<Moving>): boolean {
  return boards(scene, unit, goingOf(scene, unit, saidOf(moving)));
}

/** Each kind of ground, as a question and as the shortest leg there is; the vehicles and houses there are to get into. */
const domains: Domains<Moving, Book> = {
  // Who has used all of its move and leaves the table from where it stands does so at its player's word.
  exit: ({ actor }) => (usedOf(actor!) === '1' ? [] : ['enemy-edge', 'other-edge']),
  unit: ({ actor }) => (isVehicle(actor!) ? ['infantry'] : []),
  path: () => GROUNDS.flatMap((ground) => [ground, `${ground}:0.1`]),
  men: ({ actor }) => [...new Set([0, 1, count(actor!, 'men')])],
  target: ({ actor, units }) =>
    [...units.values()].filter((unit) => !unit.gone && unit.id !== actor?.id && (isHouse(unit) || isVehicle(unit))),
};

function forbid(scene: Scene, moving: Moving, book: Book): Refusal | undefined {
  const { actor } = scene;
  if (!actor) return undefined;
  assertMeaning(scene, actor);
  const going = goingOf(scene, actor, moving);
  assertHouse(actor, moving, going);
  const act = {
    does: 'move',
    get exits() {
      return moving.exit;
    },
    get boards() {
      return going.enters !== undefined;
    },
    get leavesVehicle() {
      return going.crewOut;
    },
  } as const;
  return (
    refuseBound(scene, actor, act, book) ??
    refuseStanding(scene, actor, going, book) ??
    (going.enters && refuseVehicle(actor, going.enters, book)) ??
    (going.house && refuseHouse(scene, actor, going.house, moving.men, book))
  );
}

/** HP-GUN-01, HP-VEH-03: a piece in position or hooked up can't move, nor can a crew that stays or has gone. */
function refuseStanding(scene: Scene, unit: Unit, going: Going, book: Book): Refusal | undefined {
  const { rules } = book.tracking;
  const values = { unit: unit.name };
  if (going.crewOut && (!has(unit, 'state') || count(unit, 'crew') === 0)) {
    if (has(unit, 'state')) return new Refusal(rules['crew-out'], 'crew-is-out', values);
    return new Refusal(rules['crew-out'], 'crew-stays', values);
  }
  if (!isPiece(unit) || isMortar(unit, book)) return undefined;
  const vehicle = scene.units.get(word(unit, 'towed-by') ?? '');
  if (vehicle) return new Refusal(rules.towing, 'is-towed', { ...values, vehicle: vehicle.name });
  // HP-RUL-53: gunners who run leave it in position.
  if (!has(unit, 'ready-turn') || isRunning(scene, unit)) return undefined;
  return new Refusal(rules.towing, 'stands-in-position', values);
}

/** HP-TANK-11, HP-GUN-01. */
function refuseVehicle(unit: Unit, vehicle: Unit, book: Book): Refusal | undefined {
  const { rules } = book.tracking;
  if (has(vehicle, 'state')) return new Refusal(rules.disabled, 'boards-disabled', { unit: vehicle.name });
  if (!isPiece(unit) || isMortar(unit, book)) return undefined;
  return new Refusal(rules.towing, 'gun-hooks-up', { unit: unit.name, vehicle: vehicle.name });
}

function effects(changes: Changing, moving: Moving, outcome: Outcome): void {
  const { scene, book } = changes;
  const { actor } = scene;
  if (!actor) return;
  const going = goingOf(scene, actor, moving);
  if (outcome.facts.legal === true) moves(changes, actor, moving, going, book);
  remindHowFar(changes, actor, { moving, going, facts: outcome.facts }, book);
}

function moves(changes: Changing, unit: Unit, moving: Moving, going: Going, book: Book): void {
  const { scene } = changes;
  const { rules } = book.tracking;
  const onFoot = going.crewOut && isVehicle(unit) ? crewGetsOut(changes, unit, book) : unit;
  const spends = going.walks || going.enters || going.leaves || going.crewOut;
  const done = walked(scene, moving, going.legs, book);
  // It's free before the battle.
  if (spends && done && scene.at) moveUsed(changes, onFoot, done, rules['moves-used']);
  if (going.leaves) leavesVehicle(changes, unit, going.leaves, book);
  if (going.walks) hasMoved(changes, onFoot, moving, book);
  if (going.enters) getsIn(changes, unit, going.enters, book);
  if (going.house) entersHouse(changes, unit, going.house, moving.men, book);
  if (moving.exit) exits(changes, onFoot, moving.exit, book);
}

/** HP-VEH-03, HP-RUL-46: the whole crew gets out, for good. */
function crewGetsOut(changes: Changing, vehicle: Unit, book: Book): Unit {
  const { rules } = book.tracking;
  const men = count(vehicle, 'crew');
  changes.set(vehicle, 'crew', 0, rules['crew-out']);
  const crew = makeCrew(changes, vehicle, men, book);
  changes.remind(rules['crew-out'], [vehicle, crew], 'crew-out', { men });
  return crew;
}

function hasMoved(changes: Changing, unit: Unit, { part }: Moving, book: Book): void {
  const { rules } = book.tracking;
  if (isVehicle(unit)) changes.set(unit, 'moved', true, rules['vehicle-stands']);
  else packedByMoving(changes, unit, book);
  if (part !== 'outside') leavesHouse(changes, unit, book);
  distancesEnd(changes, changes.now(unit), rules.distances);
}

function leavesVehicle(changes: Changing, unit: Unit, vehicle: Unit, { tracking }: Book): void {
  const { rules } = tracking;
  out(changes, unit, rules.boarding);
  changes.set(vehicle, 'boarding', true, rules['vehicle-stands']);
  changes.remind(rules.boarding, [unit, vehicle], 'gets-out', stands(changes));
}

/** HP-MOVE-09, -11: it costs them a third of their move, and the vehicle has to stand still. */
function getsIn(changes: Changing, unit: Unit, vehicle: Unit, book: Book): void {
  const { rules } = book.tracking;
  leavesHouse(changes, unit, book);
  packedByMoving(changes, unit, book);
  aboard(changes, changes.now(unit), vehicle, rules.riders);
  changes.set(vehicle, 'boarding', true, rules['vehicle-stands']);
  changes.remind(rules.riders, [unit, vehicle], 'gets-in', stands(changes));
}

/** Whether the vehicle has to stand still for it: before the battle it's free. */
function stands({ scene }: Changing): { readonly stands: boolean } {
  return { stands: scene.at !== undefined };
}

/**
 * Before the battle, units only get into vehicles and houses; nobody gets out of a vehicle that has moved; and who has used all of
 * its move only gets into a house that it stands at.
 */
function goesNowhere({ at, actor, targets }: Scene, moving: Moving): boolean {
  if (moving['vehicle-moved']) return true;
  if (!at) return targets.length === 0;
  return actor !== undefined && usedOf(actor) === '1' && moving.exit === undefined && !targets.some(isHouse);
}

export const move: Tracked<Moving, Book> = {
  known: {
    used: option.text(),
    'from-road': option.maybe(),
    deployed: option.maybe(),
  },
  byMany: 'all-or-none',
  wholeWay: {
    option: 'path',
    asks: () => ({}),
    tells: ({ reach }, { path }) => (Number(reach) > 0 ? { path: `${path}:${reach}` } : undefined),
  },
  // Riders go with their vehicle.
  joins: (unit) => !isHouse(unit) && !has(unit, 'aboard'),
  // HP-ART-05: a mortar is packed up by it, and has to be set up again.
  givesUp: (unit) => isPiece(unit) && has(unit, 'ready-turn'),
  fails: ({ legal }) => legal === false,
  alongside: ({ targets }) => targets.filter(isVehicle),
  meets: {
    isOne: (actor, unit) => !isVehicle(actor) && (isHouse(unit) || (isVehicle(unit) && unit.side === actor.side)),
  },
  // HP-MOR-18, -19: the players move a unit that's running; all it can be told is to leave.
  ways: (scene, actor) =>
    scene.at && !actor.gone && isRunning(scene, actor) ? [{ said: { exit: 'other-edge' } }] : [],
  idle: goesNowhere,
  unasked: ({ at }) => (at ? [] : ['path', 'part', 'exit']),
  tellsBy: { part: isInParts },
  knows,
  domains,
  forbid,
  effects,
};
