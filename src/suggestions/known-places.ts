import type { Option } from '../kernel/options/options.ts';
import { drawnTable } from '../referee/battlefield/drawn.ts';
import { enemiesOn, middleOf } from '../referee/battlefield/places.ts';
import { squareAt } from '../referee/battlefield/squares.ts';
import { unitMeant, unitsInOrder } from '../referee/units/units.ts';
import type { Catalogue } from '../reply/catalogue.ts';
import { apart } from '../table/gap.ts';
import type { Point } from '../table/shape.ts';
import type { CompletionContext, Suggestion } from './known-values.ts';

/** What an option says of a drawn table. */
export type Place = NonNullable<(Option & { readonly type: 'string' })['place']>;

/** Inches that a leg towards somebody goes, where nothing is said. */
const STRIDE = 4;

/** What stands and lies on the drawn table, nearest to whoever acts; with how to get there, for a way. */
export function placesOn(words: Catalogue, place: Place, known: CompletionContext): readonly Suggestion[] {
  const { game, given = {} } = known;
  const drawn = game && drawnTable(game);
  if (!drawn) return [];
  const unit = [given.who, given.attacker, ...Object.values(given)].flatMap(
    (said) => unitMeant(game, said ?? '') ?? [],
  )[0];
  const from = unit && drawn.placeOf(unit)?.at;
  const here = (name: string, at: Point) => ({ name, at, far: from ? apart(from, at) : 0 });
  const units = drawn.places.filter(({ name }) => name !== unit?.name).map(({ name, at }) => here(name, at));
  const pieces = drawn.terrain.pieces.map(({ piece }) => ({ ...here(piece.id, middleOf(piece)), piece }));
  const off = place === 'thing' ? unitsInOrder(game).filter(({ name, gone }) => !gone && !drawn.named(name)) : [];
  const all = [...units, ...pieces].toSorted((one, other) => one.far - other.far);
  const named = all.map(({ name, at }) => ({
    text: name,
    hint: words.battlefield.isAt(squareAt(at, drawn.size), undefined),
  }));
  return [
    ...off.map(({ name }) => ({ text: name, hint: words.battlefield.offTable(name) })),
    ...named,
    ...(place === 'way' && unit && from ? waysTo(words, units, pieces, enemiesOn(game, drawn, unit).length > 0) : []),
  ];
}

interface There {
  readonly name: string;
  readonly far: number;
}

function waysTo(words: Catalogue, units: readonly There[], pieces: readonly There[], hides: boolean): Suggestion[] {
  const far = (each: There) => words.battlefield.off(each.far);
  return [
    ...units.map((each) => ({ text: `${STRIDE} toward ${each.name}`, hint: far(each) })),
    ...pieces.flatMap((each) => [
      { text: `in ${each.name}`, hint: far(each) },
      ...(hides ? [{ text: `behind ${each.name}`, hint: far(each) }] : []),
    ]),
  ];
}

/** The squares whose names begin as is typed. */
export function squaresLike(
  words: Catalogue,
  place: Place,
  typed: string,
  { game }: CompletionContext,
): readonly Suggestion[] {
  const [width = 0, depth = 0] = game?.battlefield?.size ?? [];
  if (place === 'thing' || !/^[A-Z]{1,2}\d*$/i.test(typed)) return [];
  const wanted = typed.toUpperCase();
  const all = Array.from({ length: Math.floor(width) * Math.floor(depth) }, (_, i) => {
    const at: Point = [Math.floor(i / Math.floor(depth)) + 0.5, (i % Math.floor(depth)) + 0.5];
    return { text: squareAt(at, [width, depth]), hint: words.battlefield.isAt(at.join(','), undefined) };
  });
  return all.filter(({ text }) => text.startsWith(wanted));
}
