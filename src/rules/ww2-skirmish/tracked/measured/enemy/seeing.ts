import { spots } from '../../../../../../data/ww2-skirmish/table.ts';
import type { Unit } from '../../../../../kernel/state/scene.ts';
import { coverOf, worst } from '../../../../../measuring/classes.ts';
import type { Eyes, Look } from '../../../../../measuring/eyes.ts';
import { type Looking, nearTo } from '../../../../../measuring/places.ts';
import { type Body, baseOf } from '../../../../../table/body.ts';
import { roundedInches } from '../../../../../table/close.ts';
import { inFormation } from '../../../../../table/formation.ts';
import { gap } from '../../../../../table/gap.ts';
import { inAction } from '../../../figures.ts';
import { isKnown } from '../../../solo/phase/seen.ts';
import { playersUnits } from '../../../solo/phase/sides.ts';
import { count, words } from '../../../unit.ts';

const [{ within: PLAIN }] = spots;

/** One of the players' units that somebody of the enemy sees. */
export interface InSight {
  readonly unit: Unit;
  /** From centre to centre of the nearest pair, in inches to a hundredth. */
  readonly range: number;
  readonly cover: 'open' | 'soft' | 'hard';
  readonly figures: readonly Body[];
}

/** The players' units that whoever acts sees, nearest first; of those as near, in the order in which they were added (ours). */
export function* inSight(eyes: Eyes): Looking<readonly InSight[]> {
  const { actor } = eyes.scene;
  if (!actor) return [];
  const seen: InSight[] = [];
  for (const { unit, figures } of onTable(eyes)) {
    const one = yield* seenOf(eyes, unit, figures);
    if (one) seen.push(one);
  }
  return seen.toSorted((one, other) => one.range - other.range);
}

/** One of them, if whoever acts sees it. */
export function* seenOf(eyes: Eyes, unit: Unit, figures: readonly Body[]): Looking<InSight | undefined> {
  const pair = eyes.nearestPair(eyes.own, figures);
  const looks: Look[] = [];
  for (const figure of figures) {
    yield;
    looks.push(...eyes.looks(eyes.own, [figure]));
  }
  if (!pair || looks.length === 0) return undefined;
  const cover = worst(looks.map((look) => coverOf(look, eyes.values)))?.value ?? 'open';
  return { unit, figures, range: roundedInches(pair.inches), cover };
}

/** Whom it sees and hasn't missed in this phase (WS-SPOT-01): whoever isn't made out isn't there for it. */
export function* madeOut(eyes: Eyes): Looking<readonly InSight[]> {
  const { actor } = eyes.scene;
  if (!actor) return [];
  const missed = words(actor, 'missed');
  const hasTries = count(actor, 'looks') < Math.max(1, inAction(actor).length);
  // WS-SPOT-06: who stands in the open nearby is spotted without a try.
  const isPlain = ({ range, cover }: InSight) => cover === 'open' && range <= PLAIN;
  const seen = yield* inSight(eyes);
  return seen.filter(
    (each) => isKnown(eyes.scene, each.unit) || (!missed.includes(each.unit.id) && (hasTries || isPlain(each))),
  );
}

/** The players' units that stand on the table, and their figures. */
export function onTable(eyes: Eyes): readonly { readonly unit: Unit; readonly figures: readonly Body[] }[] {
  return playersUnits(eyes.scene)
    .map((unit) => ({ unit, figures: eyes.table.figuresOf(unit) }))
    .filter(({ figures }) => figures.length > 0);
}

/** The players' figures, nearest to a place first. */
export function enemiesNear(eyes: Eyes, at: Body['at']): readonly Body[] {
  return nearTo(
    onTable(eyes).flatMap(({ figures }) => figures),
    at,
  );
}

/** The cover that whoever acts has from somebody. */
export function ownCover(eyes: Eyes, from: readonly Body[]): 'open' | 'soft' | 'hard' {
  const looks: readonly Look[] = eyes.looks(from, eyes.own);
  return worst(looks.map((look) => coverOf(look, eyes.values)))?.value ?? 'open';
}

/** The figures of whoever acts as they'd stand at a place, facing as said. */
export function figuresAt(eyes: Eyes, body: Body): readonly Body[] {
  const { actor } = eyes.scene;
  // One that comes on has no figures on the table yet.
  const figures = eyes.own.length > 0 || !actor ? eyes.own.length : inAction(actor).length;
  const several = figures > 1 && 'circle' in body.base;
  return several ? inFormation(body, figures, String(actor?.fields.formation ?? 'close')) : [body];
}

/** The least gap between some figures and others, in inches to a hundredth. */
export function leastGap(own: readonly Body[], theirs: readonly Body[]): number {
  const gaps = own.flatMap((one) => theirs.map((other) => gap(baseOf(one), baseOf(other))));
  return roundedInches(Math.min(...gaps));
}
