import type { Effect } from '../../kernel/state/effect.ts';
import type { Facts } from '../../kernel/state/facts.ts';
import type { Scene, Unit } from '../../kernel/state/scene.ts';
import type { Act, BookTable, Driven, LeftValues, Met } from '../../measuring/book-table.ts';
import { isCloud } from '../../measuring/clouds.ts';
import type { Eyes } from '../../measuring/eyes.ts';
import { cornersIn, joinedWays } from '../../measuring/way-gone.ts';
import { lengthOf } from '../../measuring/way-towards.ts';
import type { Body } from '../../table/body.ts';
import { hundredth, roundedInches } from '../../table/close.ts';
import type { Point } from '../../table/shape.ts';
import type { Drawn } from '../battlefield/drawn.ts';
import { placedOut, standsAt } from '../battlefield/getting-out.ts';
import { stoppedOnWay, toldOnWay } from '../battlefield/on-the-way.ts';
import { lookedOnce } from '../battlefield/spotting.ts';
import { placing } from '../battlefield/table-file.ts';

/** A drawn table, and the scene of a ruling on it. */
interface OnTable {
  readonly drawn: Drawn;
  readonly book: BookTable;
  readonly eyes: Eyes;
  readonly scene: Scene;
}

/** A ruling, as far as it moves anybody. */
interface Moving {
  readonly verb: string;
  readonly facts: Facts;
  readonly act: Act;
  /** Those whom it takes on their way. */
  readonly hit: readonly Met[];
  /** The way that whoever acts goes, from where he stands, how he stands at its end, and how far it may be. */
  readonly way: readonly Point[] | undefined;
  readonly ends: Body | undefined;
  readonly allowance: number | undefined;
}

/** A ruling’s effects, with where everybody stands after it: whoever goes a way, gets out of something, is driven somewhere, or stopped. */
export function placedAfter(on: OnTable, ruling: Moving, effects: readonly Effect[]): Effect[] {
  const { drawn, book, eyes, scene } = on;
  const { verb, way, ends, hit, allowance } = ruling;
  const gone = scene.actor && ends ? { unit: scene.actor, ends } : undefined;
  const stopped = stoppedOnWay(book, drawn, effects, hit);
  const left = placedOut(drawn, book, scene, effects, gone ?? stopped[0]);
  const { looks } = book.values;
  const looked = looks?.verb === verb && eyes.point ? lookedOnce(looks, scene) : [];
  const inches = gone && way ? roundedInches(lengthOf(way)) : undefined;
  const field = book.values.verbs[verb]?.gone;
  const went = gone
    ? [...placing(gone.unit, standsAt(gone.ends)), ...countedAs(field, gone.unit, effects, { inches, allowance })]
    : [];
  const all = driven(book, eyes, ruling, left);
  const back = all.flatMap(({ unit, to }) => (to ? placing(unit, standsAt(to)) : []));
  const halted = stopped.flatMap(({ unit, ends: at }) => placing(unit, { ...standsAt(at), storey: null }));
  const places = placesLeft(on, ruling, all);
  const lying = [...leftWhere(book, effects, places, scene.units), ...smokeLaid(book, eyes, effects)];
  const told = [...toldOnWay(book, drawn, hit, stopped), ...(book.tells?.(eyes, effects, places.went) ?? effects)];
  return [...toldAsDriven(told, all), ...went, ...left, ...back, ...halted, ...lying, ...looked];
}

/** Where whatever a ruling leaves is, and which way its units have gone. */
function placesLeft({ drawn, eyes, scene }: OnTable, { way, ends }: Moving, all: readonly Driven[]): Left {
  const stood = (id: string) => {
    const unit = scene.units.get(id);
    return unit && drawn.placeOf(unit)?.at;
  };
  const isGone = (id: string) => id === scene.actor?.id && ends !== undefined;
  const one = (at: Point | undefined) => at && [at];
  return {
    stands: (id) => one(isGone(id) ? ends!.at : stood(id)),
    aimed: () => one(eyes.aimedAt()),
    went: (id) => {
      if (isGone(id)) return way;
      const [from, to] = [stood(id), all.find(({ unit }) => unit.id === id)?.to];
      return from && to && [from, to.at];
    },
  };
}

/** Whom a ruling has driven somewhere. @param placed where it has put some already, who are somewhere else by now */
function driven(
  book: BookTable,
  eyes: Eyes,
  { verb, facts, act }: { readonly verb: string; readonly facts: Facts; readonly act: Act },
  placed: readonly Effect[],
): readonly Driven[] {
  const all = book.drives?.(eyes, verb, facts, act) ?? [];
  const isPlaced = (id: string) =>
    placed.some((effect) => effect.effect === 'set' && 'unit' in effect.of && effect.of.unit === id);
  return all.filter(({ unit }) => !isPlaced(unit.id));
}

/** The same effects, where one that tells how far somebody is driven tells how far that was as things lie, and what was in the way. */
function toldAsDriven(effects: readonly Effect[], all: readonly Driven[]): Effect[] {
  return effects.map((effect) => {
    if (effect.effect !== 'remind' || effect.values?.inches === undefined) return effect;
    const held = all.find(({ unit }) => effect.units?.includes(unit.id))?.held;
    if (!held) return effect;
    const { by, ...far } = held;
    return { ...effect, values: { ...effect.values, ...far, ...(by === undefined ? {} : { by }) } };
  });
}

/** What counts the inches that a unit has gone: those of its way instead of all those that it might have. */
function countedAs(
  field: string | undefined,
  { id }: Unit,
  effects: readonly Effect[],
  { inches, allowance }: { readonly inches?: number | undefined; readonly allowance?: number | undefined },
): Effect[] {
  if (inches === undefined || allowance === undefined) return [];
  return effects.flatMap((effect): Effect[] => {
    if (effect.effect !== 'set' || effect.field !== field || typeof effect.value !== 'number') return [];
    if (!('unit' in effect.of) || effect.of.unit !== id) return [];
    return [{ ...effect, value: hundredth(effect.value - allowance + inches) }];
  });
}

/** The places that somebody's fields keep, as they're written: `28.5,16.5 30,16.5`. */
type Left = Readonly<Record<LeftValues['where'], (unit: string) => readonly Point[] | undefined>>;

/** Where something lies that somebody has left or aimed at, and which way he has gone. @param units as they were before */
function leftWhere(
  { values: { leaves = [] } }: BookTable,
  effects: readonly Effect[],
  left: Left,
  units: ReadonlyMap<string, Unit>,
): Effect[] {
  return leaves.flatMap(({ field, at, where, adds, rule }) =>
    effects.flatMap((effect): Effect[] => {
      if (effect.effect !== 'set' || effect.field !== field || effect.value === null) return [];
      const id = 'unit' in effect.of ? effect.of.unit : undefined;
      const places = id === undefined ? undefined : left[where](id);
      if (id === undefined || !places) return [];
      const all = adds ? joinedWays(cornersIn(units.get(id)?.fields[at]), places) : places;
      return [{ ...effect, field: at, value: all.map((place) => place.map(hundredth).join(',')).join(' '), rule }];
    }),
  );
}

/** Where the smoke lies that a ruling has laid: it lifts when that does. */
function smokeLaid(book: BookTable, eyes: Eyes, effects: readonly Effect[]): Effect[] {
  const { smoke } = book.values;
  const at = smoke && (book.laysSmokeAt?.(eyes) ?? eyes.aimedAt());
  if (!at) return [];
  return effects.flatMap((effect): Effect[] => {
    const laid = effect.effect === 'set' && 'table' in effect.of && effect.value !== null;
    if (!laid || !isCloud(effect.field, smoke.field)) return [];
    return [{ ...effect, field: `${effect.field}-at`, value: at.map(hundredth).join(','), rule: smoke.rule }];
  });
}
