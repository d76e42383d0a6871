import { ground, lines } from '../../../../../../data/ww2-skirmish/table.ts';
import type { OptionValue } from '../../../../../kernel/options/options.ts';
import type { Unit } from '../../../../../kernel/state/scene.ts';
import type { Heading } from '../../../../../measuring/enemy.ts';
import type { Eyes } from '../../../../../measuring/eyes.ts';
import {
  atEdge,
  coverNear,
  isCovered,
  type Looking,
  nearTo,
  OPPOSITE,
  seenByAt,
  straight,
} from '../../../../../measuring/places.ts';
import { goingBy, goingOf } from '../../../../../measuring/travel.ts';
import { bearing } from '../../../../../table/bearing.ts';
import type { Body } from '../../../../../table/body.ts';
import { apart } from '../../../../../table/gap.ts';
import { moved, type Point } from '../../../../../table/shape.ts';
import type { Prices } from '../../../../../table/way.ts';
import { inAction, isManned, original } from '../../../figures.ts';
import { book } from '../../../rulebook.ts';
import { orderOf } from '../../../solo/phase/going.ts';
import { isKnown } from '../../../solo/phase/seen.ts';
import { isAfv, ownTeams, soloSide } from '../../../solo/phase/sides.ts';
import { has, word } from '../../../unit.ts';
import { isTracked } from '../going.ts';
import { enemiesNear, figuresAt, leastGap, onTable } from './seeing.ts';

/** A charge ends within this gap, and whoever doesn't charge keeps out of it, in inches. */
const CONTACT = 1;
const SHORT_OF = 1.35;
/** Nobody goes as far in one go, in inches. */
const FAR = 40;
/** Cover further off than a turn's move at full speed is for another turn (ours), in inches. */
const COVER = { foot: 12, vehicles: 24 } as const;

/** Directions beside straight away that are tried then, in degrees. */
const ASIDE: readonly number[] = [30, -30, 60, -60, 90, -90];

type Act = Readonly<Record<string, OptionValue | undefined>>;

/** WS-ACT-02 to -10, WS-AFV-12 to -16, WS-MOR-04, -09: where it goes; of ways, the cheapest by the book's deductions. */
export function* heads(eyes: Eyes, act: Act): Looking<Heading | undefined> {
  const { actor: unit } = eyes.scene;
  const { mover } = eyes;
  if (!unit || !mover) return undefined;
  const to = yield* placeFor(eyes, unit, mover, act);
  if (!to) return undefined;
  const prices = pricesOf(eyes, unit, mover);
  return 'to' in to ? { ...to, prices } : { to, prices };
}

type To = Point | Omit<Heading, 'prices'>;

/** The players’ figures, unit by unit. */
function figures(eyes: Eyes): readonly (readonly Body[])[] {
  return onTable(eyes).map((each) => each.figures);
}

function* placeFor(eyes: Eyes, unit: Unit, mover: Body, { task }: Act): Looking<To | undefined> {
  // WS-VEH-09: it goes where it's carried.
  if (task === 'crash') return undefined;
  const far = COVER[isManned(unit) ? 'vehicles' : 'foot'];
  if (has(unit, 'retiring')) return (yield* coverNear(eyes, figures(eyes), far, 'rear')) ?? away(eyes, unit, mover);
  const order = orderOf(unit, book);
  if (has(unit, 'routed') || order.runs) return away(eyes, unit, mover);
  if (order.flees)
    return isManned(unit)
      ? facingThem(eyes, mover, yield* drivesBack(eyes, mover, far))
      : yield* retreat(eyes, unit, mover, far);
  if (order['to-cover']) return yield* toCover(eyes, far);
  if (order.closes) return towardsEnemy(eyes, unit, mover);
  if (order['cover-within'] !== undefined) return yield* haltsAt(eyes, mover, order['cover-within']);
  return order.goes ? facingThem(eyes, mover, withInfantry(eyes, unit, mover)) : undefined;
}

/** WS-AFV-13: to cover that’s near, if it’s in none, turning to the nearest enemy. */
function* haltsAt(eyes: Eyes, mover: Body, within: number): Looking<To | undefined> {
  const [enemy] = enemiesNear(eyes, mover.at);
  const stays = yield* isCovered(eyes, figures(eyes), mover);
  const to = stays ? undefined : yield* coverNear(eyes, figures(eyes), within, 'anywhere');
  return to && { to, ...(enemy ? { faces: enemy.at } : {}) };
}

/** WS-ACT-08: to the nearest cover further from all enemies, or straight away from the nearest; in cover and weak, to friends who aren't forward of it. */
function* retreat(eyes: Eyes, unit: Unit, mover: Body, far: number): Looking<To | undefined> {
  const weak = 2 * inAction(unit).length < original(unit);
  const covered = (word(unit, 'in-cover') ?? 'open') !== 'open';
  if (weak && covered && !isManned(unit)) return friendsBehind(eyes, unit, mover) ?? away(eyes, unit, mover);
  return (yield* coverNear(eyes, figures(eyes), far, 'from-all')) ?? away(eyes, unit, mover);
}

/** How far an AFV’s retreat looks ahead along each direction, in inches. */
const BACK = 12;

/**
 * WS-AFV-15: away from the most threatening enemy, which is the nearest AFV or anti-tank gun, or else the nearest of all (ours): to cover, or
 * where the fewest of them see it.
 */
function* drivesBack(eyes: Eyes, mover: Body, far: number): Looking<To | undefined> {
  const threats = onTable(eyes).filter(({ unit: each }) => isAfv(each, book) || has(each, 'anti-tank-gun'));
  const nearest = (all: readonly Body[]) => nearTo(all, mover.at)[0];
  const threat = nearest(threats.flatMap(({ figures }) => figures)) ?? enemiesNear(eyes, mover.at)[0];
  if (!threat) return undefined;
  const back = bearing(threat.at, mover.at);
  const now = apart(threat.at, mover.at);
  const cover = yield* coverNear(eyes, figures(eyes), far, 'rear');
  const straightOn = [0, ...ASIDE].map((degrees) => straight(eyes, mover, back + degrees, BACK));
  const places: { readonly at: Point; readonly seen: number }[] = [];
  for (const at of [...(cover ? [cover] : []), ...straightOn])
    if (apart(at, threat.at) > now) places.push({ at, seen: yield* seenByAt(eyes, figures(eyes), { ...mover, at }) });
  const [to, ...or] = places.toSorted((one, other) => one.seen - other.seen).map(({ at }) => at);
  return to && { to, or };
}

/** WS-ACT-04: to the nearest cover, facing where the enemy is. */
function* toCover(eyes: Eyes, far: number): Looking<To | undefined> {
  const to = yield* coverNear(eyes, figures(eyes), far, 'anywhere');
  const [enemy] = to ? enemiesNear(eyes, to) : [];
  return to && { to, ...(enemy ? { faces: enemy.at } : {}) };
}

function friendsBehind(eyes: Eyes, unit: Unit, mover: Body): To | undefined {
  const [enemy] = enemiesNear(eyes, mover.at);
  if (!enemy) return undefined;
  const now = apart(mover.at, enemy.at);
  const friends = ownTeams(eyes.scene)
    .filter(({ id }) => id !== unit.id)
    .flatMap((each) => eyes.table.figuresOf(each))
    .filter(({ at }) => apart(at, enemy.at) >= now)
    .toSorted((one, other) => apart(one.at, mover.at) - apart(other.at, mover.at));
  const [friend] = friends;
  return friend && { to: friend.at, enough: beside(eyes, friend) };
}

/** WS-ACT-05, -06, WS-AFV-12: at the enemy that it was told to go for, or where an AFV sees none, at the far edge. */
function towardsEnemy(eyes: Eyes, unit: Unit, mover: Body): To | undefined {
  const order = orderOf(unit, book);
  const enemy = eyes.scene.units.get(word(unit, 'sees') ?? '');
  const theirs = enemy && !enemy.gone ? eyes.table.figuresOf(enemy) : [];
  const pair = eyes.nearestPair([mover], theirs);
  if (!pair) return isAfv(unit, book) ? farEdge(eyes, unit, mover) : undefined;
  const reaches = (body: Body) => leastGap(figuresAt(eyes, body), theirs) <= CONTACT;
  const { within, charges } = order;
  const enough = (body: Body) => {
    if (within !== undefined) return Math.min(...theirs.map(({ at }) => apart(at, body.at))) <= within;
    return charges ? reaches(body) : leastGap(figuresAt(eyes, body), theirs) <= SHORT_OF;
  };
  return { to: pair.to.at, enough, reaches, ...(order.dispersed && eyes.own.length > 1 ? { formation: 'open' } : {}) };
}

function farEdge(eyes: Eyes, { side }: Unit, mover: Body): Point | undefined {
  const own = eyes.table.edgeOf(side);
  return own && atEdge(eyes, OPPOSITE[own], mover);
}

/** Reversing is free, so a vehicle keeps its front to the nearest enemy that it knows of, or where it was (ours). */
function facingThem(eyes: Eyes, mover: Body, to: To | undefined): To | undefined {
  if (!to) return undefined;
  const there = 'to' in to ? to : { to };
  const known = onTable(eyes).filter(({ unit }) => isKnown(eyes.scene, unit));
  const [near] = known
    .flatMap(({ figures }) => figures)
    .toSorted((one, other) => apart(one.at, there.to) - apart(other.at, there.to));
  return { ...there, faces: near?.at ?? moved(there.to, mover.facing ?? 0, FAR) };
}

/** WS-AFV-14: to the nearest infantry of its own. */
function withInfantry(eyes: Eyes, unit: Unit, mover: Body): To | undefined {
  const friends = ownTeams(eyes.scene)
    .filter((each) => each.id !== unit.id && !isManned(each))
    .flatMap((each) => eyes.table.figuresOf(each))
    .toSorted((one, other) => apart(one.at, mover.at) - apart(other.at, mover.at));
  const [friend] = friends;
  return friend && { to: friend.at, enough: beside(eyes, friend) };
}

function beside(eyes: Eyes, friend: Body) {
  return (body: Body) => leastGap(figuresAt(eyes, body), [friend]) <= 0.75;
}

/** Straight away from the nearest enemy, and at the edge of the table along to its own one. */
function away(eyes: Eyes, unit: Unit, mover: Body): To | undefined {
  const [enemy] = enemiesNear(eyes, mover.at);
  const own = eyes.table.edgeOf(unit.side);
  if (!enemy) return undefined;
  const back = bearing(enemy.at, mover.at);
  const flight = straight(eyes, mover, back, FAR);
  // Where somebody is in the way, past him, but never nearer to the enemy (ours).
  const or = ASIDE.map((degrees) => straight(eyes, mover, back + degrees, FAR));
  if (apart(flight, mover.at) >= 1) return { to: flight, or };
  return own && soloSide(eyes.scene) === unit.side ? { to: atEdge(eyes, own, mover), or } : { to: flight, or };
}

/**
 * What ground and lines take off a move, as a price of each inch and each line (WS-MOVE-03 to -05, WS-VEH-03): of ways the book says
 * nothing, so the cheapest by its own deductions is taken (ours).
 */
function pricesOf({ values }: Eyes, unit: Unit, mover: Body): Prices {
  const by = goingBy(mover);
  const kinds: readonly string[] = by === 'men' ? [...ground[0][1], ...ground[1][1]] : ground[2][1];
  return {
    ground: (kind) => (values.kinds[kind][by].price === undefined ? undefined : kinds.includes(kind) ? 2 : 1),
    line: (piece) => {
      if (goingOf(piece, by, values, isTracked(unit)) === undefined) return undefined;
      return lines[by].includes(piece.kind) ? 3 : 0;
    },
  };
}
