import { ground, limits, loading, obstacles, shaken } from '../../../../../data/panzertroops/table.ts';
import type { Facts } from '../../../../kernel/state/facts.ts';
import type { Unit } from '../../../../kernel/state/scene.ts';
import type { Act, Bar, Measured } from '../../../../measuring/book-table.ts';
import { barsOutOfContact, endingAt } from '../../../../measuring/contact.ts';
import type { Eyes } from '../../../../measuring/eyes.ts';
import { endsAs, entered, type Travel, travelOf } from '../../../../measuring/travel.ts';
import { roundedInches } from '../../../../table/close.ts';
import { isVehicle, word } from '../../unit.ts';
import { loadingsOf } from '../moving/loading.ts';

/** The way: the book has no prices, but words for the ground. Nobody goes through another miniature (PT-MOVE-03). */
export function travel(eyes: Eyes): Travel | undefined {
  return travelOf(eyes, { passes: 'nobody', leaves: true });
}

/** The way cut by its ground, as it’s typed: `road=4,forest+steep=1.5` (PT-MOVE-04 to -14). */
export function pathWalked(eyes: Eyes): Measured | undefined {
  const way = travel(eyes);
  if (!way) return undefined;
  const parts: { words: string; inches: number }[] = [];
  for (const { kind, inches, steep } of way.path.ground) {
    const named = ground[kind];
    const words = [...(named ? [named] : []), ...(steep ? ['steep'] : [])].join('+') || 'open';
    const last = parts.at(-1);
    if (last?.words === words) last.inches += inches;
    else parts.push({ words, inches });
  }
  const typed = parts.flatMap(({ words, inches }) => {
    const rounded = roundedInches(inches);
    return rounded > 0 ? [`${words}=${rounded}`] : [];
  });
  return typed.length > 0 ? { value: typed.join(',') } : undefined;
}

/** PT-MOVE-13: the lines that it crosses; vehicles cross trenches too (ours). */
export function obstaclesCrossed(eyes: Eyes): Measured | undefined {
  const way = travel(eyes);
  const { actor } = eyes.scene;
  if (!way || !actor) return undefined;
  const kinds: readonly string[] = obstacles[isVehicle(actor) ? 'vehicles' : 'men'];
  const lines = way.path.lines.map(({ piece }) => piece).filter(({ kind }) => kinds.includes(kind));
  const by = [...lines, ...entered(way.path, kinds)].map(({ id }) => id);
  return { value: by.length, by: [...new Set(by)] };
}

/** PT-MOR-10: whether an enemy is near enough to surrender to. Only the broken do. */
export function surrenderWithin(eyes: Eyes): Measured | undefined {
  const { actor } = eyes.scene;
  if (!actor || eyes.own.length === 0 || word(actor, 'morale') !== 'broken') return undefined;
  const enemies = eyes.others(({ side }) => side !== actor.side).flatMap((unit) => eyes.table.figuresOf(unit));
  const near = eyes.nearestGap(eyes.own, enemies);
  return { value: near !== undefined && roundedInches(near.inches) <= limits.surrender };
}

/** What’s in the way, ground that the book closes to it, and what’s out of reach for those who get on. */
export function barsOfWay(eyes: Eyes, act: Act, facts: () => Facts | undefined): readonly Bar[] {
  const way = travel(eyes);
  if (!way) return barsOfLoading(eyes, act);
  if (way.barred.length > 0) return [{ reason: 'way', values: { by: way.barred } }];
  const nearer = enemyNeared(eyes);
  if (nearer !== undefined) return [{ reason: 'way', rule: shaken, values: { nearer } }];
  if (facts()?.allowed === false) return [{ reason: isClosed(eyes) ? 'way' : 'allowance' }];
  return barsOfLoading(eyes, act);
}

/** PT-LOAD-01: who gets on, or is hooked up, is beside the vehicle at the end of the way. Before the first turn that’s free. */
function barsOfLoading(eyes: Eyes, { path }: Act): readonly Bar[] {
  const { actor, at } = eyes.scene;
  const isByEye = eyes.way === undefined && /\d/u.test(String(path));
  if (!actor || !at || isByEye) return [];
  const { vehicle, on } = loadingsOf(eyes.scene, actor, eyes.way !== undefined);
  const standing = (unit: Unit) => (unit.id === actor.id ? endingAt(eyes) : eyes.table.figuresOf(unit));
  return on.flatMap((unit) => {
    const names = { rule: loading, unit: unit.name, target: vehicle!.name };
    return barsOutOfContact(eyes, standing(unit), standing(vehicle!), names);
  });
}

/** PT-MOR-09: the nearest enemy, if somebody who's shaken or broken would end nearer to him than he stands (gaps are ours). */
function enemyNeared(eyes: Eyes): string | undefined {
  const { mover, way = [], scene } = eyes;
  const { actor } = scene;
  if (!mover || !actor || word(actor, 'morale') === undefined) return undefined;
  const enemies = eyes.others(({ side }) => side !== actor.side).flatMap((unit) => eyes.table.figuresOf(unit));
  const [now, then] = [mover, endsAs(mover, [mover.at, ...way], eyes.faces)].map((body) =>
    eyes.nearestGap([body], enemies),
  );
  return now && then && roundedInches(then.inches) < roundedInches(now.inches) ? then.to.name : undefined;
}

/** Whether wheels meet a wall, or a truck ground that only tracks cross (PT-MOVE-11, PT-MOVE-13). */
function isClosed(eyes: Eyes): boolean {
  const way = travel(eyes)!;
  const { actor } = eyes.scene;
  if (!actor || !isVehicle(actor)) return false;
  const words = way.path.ground.filter(({ inches }) => inches > 0).map(({ kind }) => ground[kind]);
  const slow = words.some((each) => each === 'forest' || each === 'rough');
  const crosses = Number(obstaclesCrossed(eyes)?.value ?? 0) > 0;
  return (slow && word(actor, 'kind') === 'soft-vehicle') || crosses;
}

/** PT-MOVE-05: the edge by which a way leaves the table: whose it is. */
export function edgeLeft(eyes: Eyes): Measured | undefined {
  const end = eyes.way?.at(-1);
  const { actor } = eyes.scene;
  if (!end || !actor) return undefined;
  const [width, depth] = eyes.table.size;
  const edge =
    end[1] >= depth ? 'north' : end[1] <= 0 ? 'south' : end[0] >= width ? 'east' : end[0] <= 0 ? 'west' : undefined;
  if (edge === undefined) return undefined;
  const sides = new Set([...eyes.scene.units.values()].map(({ side }) => side));
  const theirs = [...sides].some((side) => side !== actor.side && eyes.table.edgeOf(side) === edge);
  return { value: theirs ? 'enemy-edge' : 'other-edge' };
}
