import type { PhotoUnder } from '../campaign/battlefield.ts';
import type { Game } from '../campaign/game.ts';
import { sceneOf } from '../campaign/scene.ts';
import { oncePer } from '../kernel/once.ts';
import { InputError } from '../kernel/refusal.ts';
import type { Ruleset } from '../kernel/ruleset.ts';
import type { Unit } from '../kernel/state/scene.ts';
import { Eyes, type Pair } from '../measuring/eyes.ts';
import type { Looking } from '../measuring/places.ts';
import { type Drawn, figuresOf } from '../referee/battlefield/drawn.ts';
import { placeMeant } from '../referee/battlefield/places.ts';
import { squareAt } from '../referee/battlefield/squares.ts';
import { turned } from '../referee/battlefield/table-form.ts';
import { unitMeant } from '../referee/units/units.ts';
import type { Catalogue } from '../reply/catalogue.ts';
import type { PhotoShown } from '../reply/pictures/battlefield/photo.ts';
import type { OnTable, TableShown } from '../reply/pictures/battlefield/table-picture.ts';
import { tables } from '../rules/tables.ts';
import type { Body } from '../table/body.ts';
import { roundedInches } from '../table/close.ts';
import type { Point } from '../table/shape.ts';
import type { Laid, Terrain } from '../table/terrain.ts';

/** An enemy that a unit sees, and how. */
interface Seen extends Pair {
  readonly enemy: Unit;
  readonly isPartial: boolean;
}

/** Inches around a place that are shown where nothing else is said. */
const AROUND = 12;
/** So many enemies are told of each unit. */
const MOST_SEEN = 6;

/** What's drawn of a table, whole or around a place. @throws {InputError} for a place that isn't one */
export function tableShown(
  words: Catalogue,
  game: Game,
  drawn: Drawn,
  { around, within = AROUND }: { readonly around?: string | undefined; readonly within?: number | undefined },
): TableShown {
  const at = around === undefined ? undefined : placeMeant(drawn, around, {}).at;
  return {
    size: drawn.size,
    pieces: piecesOf(drawn.terrain),
    ...(drawn.battlefield.photo ? { photo: photoUnder(drawn.battlefield.photo) } : {}),
    units: unitsOn(game, drawn),
    sides: Object.values(game.sides).map(({ name }) => name),
    ...(at ? { around: { at, inches: within } } : {}),
    says: drawn.places.map(({ name, at: place }) => words.battlefield.standsIn(name, squareAt(place, drawn.size))),
  };
}

/** The same list for the same terrain: what's drawn of it is kept by that. */
const piecesOf = oncePer(({ pieces }: Terrain) => pieces.map(({ piece }) => piece));

/** The part of the table around a unit, which faces elsewhere. @param turned whom, and where, in degrees */
export function turnedShown(
  words: Catalogue,
  game: Game,
  drawn: Drawn,
  { unit, facing }: { readonly unit: Unit; readonly facing: number },
): TableShown {
  const shown = tableShown(words, game, drawn, { around: unit.name });
  const figures = figuresOf({ ...unit, fields: { ...unit.fields, facing: turned(facing) } }, game.rules);
  return { ...shown, units: shown.units.map((each) => (each.name === unit.name ? { ...each, figures } : each)) };
}

/** A photograph as it lies under the table. */
export function photoUnder({ left, right, ...photo }: PhotoUnder): PhotoShown {
  return { ...photo, left: [left[0]!, left[1]!], right: [right[0]!, right[1]!] };
}

function unitsOn(game: Game, drawn: Drawn): OnTable[] {
  const sides = Object.keys(game.sides);
  return drawn.places.map(({ name, at }): OnTable => {
    const side = sides.indexOf(unitMeant(game, name)?.side ?? '');
    return { name, at, figures: drawn.allNamed(name), ...(side < 0 ? {} : { side }) };
  });
}

/** The table with lines from a unit to each enemy that it sees, and those in words, nearest first. @throws {InputError} for a unit that isn't on it */
export function* sightShown(
  words: Catalogue,
  { game, ruleset, drawn }: { readonly game: Game; readonly ruleset: Ruleset; readonly drawn: Drawn },
  name: string,
): Looking<{ readonly unit: Unit; readonly shown: TableShown; readonly told: readonly string[] }> {
  const unit = unitMeant(game, name);
  if (!unit) throw new InputError('unknown-unit', { unit: name });
  if (drawn.figuresOf(unit).length === 0) throw new InputError('not-on-table', { unit: unit.name });
  const seen = yield* seenBy(game, ruleset, drawn, unit);
  const lines = seen.map(({ from, to, inches, isPartial }) => {
    return { from: from.at, to: to.at, isPartial, says: words.battlefield.scale(roundedInches(inches)) };
  });
  const sees = seen.map(({ enemy, inches, isPartial }) =>
    words.battlefield.seen(enemy.name, roundedInches(inches), isPartial),
  );
  return { unit, shown: { ...tableShown(words, game, drawn, {}), lines, says: sees }, told: sees };
}

/** Every unit in full: its square, where it faces, what it's in and beside, and whom it sees. */
export function* unitsTold(words: Catalogue, game: Game, ruleset: Ruleset, drawn: Drawn): Looking<readonly string[]> {
  const told: string[] = [];
  for (const { name, at, facing, storey } of drawn.places) {
    const unit = unitMeant(game, name);
    const standing = drawn.terrain.standing(drawn.named(name)!);
    const ids = (laid: Iterable<Laid>) => [...laid].map(({ piece }) => piece.id);
    const seen = unit ? yield* seenBy(game, ruleset, drawn, unit, MOST_SEEN) : [];
    told.push(
      words.battlefield.told(name, {
        ...{ square: squareAt(at, drawn.size), facing, storey },
        inside: ids(standing.on),
        beside: ids([...standing.touched].filter((each) => !standing.on.has(each))),
        sees: seen.map(({ enemy, inches, isPartial }) => {
          return { name: enemy.name, range: roundedInches(inches), isPartial };
        }),
      }),
    );
  }
  return told;
}

/**
 * The enemies whom a unit sees, each by the nearest pair of figures that see each other, nearest first.
 * @param most how many of them at most: those further away aren't looked at then
 */
function* seenBy(
  game: Game,
  ruleset: Ruleset,
  drawn: Drawn,
  unit: Unit,
  most = Number.POSITIVE_INFINITY,
): Looking<readonly Seen[]> {
  const book = tables[ruleset.id];
  if (!book) return [];
  const eyes = new Eyes(drawn, book.values, sceneOf(game, ruleset, undefined, { actor: unit }));
  const enemies = eyes
    .others(({ side }) => side !== unit.side)
    .flatMap((enemy) => {
      const nearest = eyes.nearestPair(eyes.own, drawn.figuresOf(enemy));
      return nearest ? [{ enemy, least: nearest.inches }] : [];
    });
  let seen: readonly Seen[] = [];
  for (const { enemy, least } of enemies.toSorted((one, other) => one.least - other.least)) {
    yield;
    if (seen.length === most && seen.at(-1)!.inches <= least) break;
    const near = eyes.nearestSeen(eyes.own, drawn.figuresOf(enemy));
    if (!near) continue;
    const isPartial = eyes.sight(near.from, near.to).is === 'partial';
    seen = [...seen, { ...near, enemy, isPartial }].toSorted((one, other) => one.inches - other.inches).slice(0, most);
  }
  return seen;
}

/** Where a way goes, how whoever goes it stands at its end, if that's said, and who would see him there. */
export interface WayAsked {
  readonly places: readonly Point[];
  readonly ends?: Body | undefined;
  readonly exposed: readonly { readonly enemy: string; readonly inches: number }[];
}

/** The part of the table where a way goes, with lines to its end from those who would see it there. */
export function wayShown(words: Catalogue, game: Game, drawn: Drawn, { places, exposed, ends }: WayAsked): TableShown {
  const to = places.at(-1)!;
  const lines = exposed.flatMap(({ enemy, inches }) => {
    const from = drawn.named(enemy)?.at;
    return from ? [{ from, to, isPartial: false, says: words.battlefield.scale(inches) }] : [];
  });
  const all = [...places, ...lines.map(({ from }) => from)];
  return {
    ...tableShown(words, game, drawn, {}),
    around: around(all),
    lines,
    ways: [{ places, ...(ends ? { ends } : {}) }],
  };
}

/** The middle of some places, and how much around it has them all in it, with some room. */
function around(places: readonly Point[]): NonNullable<TableShown['around']> {
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
  const [left, right, bottom, top] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return { at: [(left + right) / 2, (bottom + top) / 2], inches: Math.max(right - left, top - bottom, 8) / 2 + 3 };
}
