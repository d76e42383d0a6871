import { isDeepStrictEqual } from 'node:util';
import type { Battlefield, Marker, PieceLaid } from '../../campaign/battlefield.ts';
import type { Game } from '../../campaign/game.ts';
import { oncePer } from '../../kernel/once.ts';
import { folded } from '../../kernel/options/folded.ts';
import type { Unit } from '../../kernel/state/scene.ts';
import type { Stand } from '../../measuring/book-table.ts';
import { cloudsOn } from '../../measuring/clouds.ts';
import type { UnitsOnTable } from '../../measuring/eyes.ts';
import { placeIn } from '../../measuring/place-in.ts';
import { tables } from '../../rules/tables.ts';
import { type Base, type Body, baseOf } from '../../table/body.ts';
import { hundredth } from '../../table/close.ts';
import { inFormation } from '../../table/formation.ts';
import type { Piece } from '../../table/piece.ts';
import type { Point, Shape } from '../../table/shape.ts';
import { Terrain } from '../../table/terrain.ts';

/** The drawn table of a game, as it's measured. */
export interface Drawn extends UnitsOnTable {
  readonly battlefield: Battlefield;
  /** The base of a unit or marker by its name, in any case; of several figures, one at the unit's place. */
  named(name: string): Body | undefined;
  /** Each unit and marker once, at its place. */
  readonly places: readonly Body[];
  /** All the bases of a unit or marker by its name. */
  allNamed(name: string): readonly Body[];
}

/** As much of it as places are found by. */
export type Places = Pick<Drawn, 'size' | 'terrain' | 'bodies' | 'named' | 'allNamed'>;

/** Bases where nothing is given, in inches. */
const FIGURE: Base = { circle: 0.8 };
const BASES: Readonly<Record<Stand['as'], Base>> = {
  men: FIGURE,
  vehicle: { rectangle: [3, 1.5] },
  crewed: { rectangle: [2, 1] },
};
const FIGURE_HEIGHT = 1;
const VEHICLE_HEIGHT = 1.5;

/** The terrain of some pieces with what rulings made of it last. */
const terrains = new WeakMap<Battlefield['pieces'], { readonly made: Made; readonly terrain: Terrain }>();
const drawn = new WeakMap<Battlefield, Pick<Game, 'units' | 'table'> & { readonly drawn: Drawn }>();
const NONE: readonly Body[] = [];

/** The game's drawn table; nothing if it has none. It's kept as long as nothing on it changes. */
export function drawnTable({
  battlefield,
  units,
  rules,
  table: fields,
}: Pick<Game, 'battlefield' | 'units' | 'rules' | 'table'>): Drawn | undefined {
  if (!battlefield) return undefined;
  const known = drawn.get(battlefield);
  if (known?.units === units && known.table === fields) return known.drawn;
  const terrain = terrainOf(battlefield.pieces, madeOf(Object.values(units), fields, rules));
  const groups = [
    ...Object.values(units).map((unit) => (isCarried(unit, units, rules) ? NONE : figuresOf(unit, rules))),
    ...battlefield.markers.map((marker) => [markerBody(marker)]),
  ].filter((group) => group.length > 0);
  const carriedIn = tables[rules]?.carriedIn ?? [];
  const byName = new Map(groups.toReversed().map((group) => [folded(group[0]!.name), group]));
  const edges = new Map(battlefield.edges?.map(({ side, edge }) => [side, edge]));
  const figures = (unit: Unit) => (unit.gone ? NONE : (byName.get(folded(unit.name)) ?? NONE));
  const carrierOf = (unit: Unit) => {
    const carrier = carriedIn.map((field) => units[String(unit.fields[field])]).find((each) => each && !each.gone);
    return carrier && one(figures(carrier));
  };
  const table: Drawn = {
    battlefield,
    terrain,
    bodies: groups.flat(),
    size: [battlefield.size[0]!, battlefield.size[1]!],
    named: (name) => one(byName.get(folded(name)) ?? NONE),
    allNamed: (name) => byName.get(folded(name)) ?? NONE,
    figuresOf: (unit) => {
      const carrier = unit.gone ? undefined : carrierOf(unit);
      return carrier ? [carrier] : figures(unit);
    },
    placeOf: (unit) => {
      const carrier = unit.gone ? undefined : carrierOf(unit);
      return carrier ? { ...standing(unit, rules), at: carrier.at } : one(figures(unit));
    },
    carrierOf,
    standing: (unit) => standing(unit, rules),
    standingAt: (unit, at) => drawnUp(unit, at, rules),
    places: groups.map((group) => one(group)!),
    edgeOf: (side) => edges.get(side),
  };
  drawn.set(battlefield, { units, table: fields, drawn: table });
  return table;
}

/** What rulings have made of a table: wrecks and smoke that lie on it, and buildings that are ruins, by their names. */
interface Made {
  readonly wrecks: readonly Piece[];
  readonly clouds: readonly Piece[];
  readonly ruins: readonly string[];
}

function madeOf(units: readonly Unit[], fields: Game['table'], rules: string): Made {
  const book = tables[rules];
  return {
    wrecks: units.flatMap((unit) => hullOf(unit, rules) ?? wreckOf(unit, rules) ?? []),
    clouds: book ? cloudsOn(fields, book.values) : [],
    ruins: units.filter((unit) => book?.isRuin?.(unit)).map(({ name }) => folded(name)),
  };
}

/** Made anew only where something has come or gone. */
function terrainOf(pieces: Battlefield['pieces'], made: Made): Terrain {
  const known = terrains.get(pieces);
  if (known && isDeepStrictEqual(known.made, made)) return known.terrain;
  const { wrecks, clouds, ruins } = made;
  const laid = pieces.map(pieceOf).map((piece) => (ruins.includes(folded(piece.id)) ? ruinOf(piece) : piece));
  const terrain = new Terrain([...laid, ...wrecks, ...clouds]);
  terrains.set(pieces, { made, terrain });
  return terrain;
}

/** A house that has come down is as high as any ruin. */
function ruinOf({ height: _, storeys: __, ...piece }: Piece): Piece {
  return { ...piece, kind: 'ruin' } as Piece;
}

/** A vehicle that's a wreck, as the piece of terrain that it is, by its own name. */
function wreckOf(unit: Unit, rules: string): Piece | undefined {
  const at = tables[rules]?.isWreck?.(unit) ? placeIn(unit.fields.at) : undefined;
  return at && { id: unit.name, kind: 'wreck', ...shapeUnder({ ...standing(unit, rules), at }) };
}

/** A vehicle that its crew has left, as its fields hold it while they're in it. */
export function leftBehind({ fields: { behind } }: Pick<Unit, 'fields'>) {
  const [at, facing, base] = typeof behind === 'string' ? behind.split(' ') : [];
  if (at === undefined) return undefined;
  return {
    at,
    facing: Number.isNaN(Number(facing)) ? null : Number(facing),
    base: base === '-' ? null : (base ?? null),
  };
}

/** The same as the piece of terrain that it is: whoever bears its name stands elsewhere. */
function hullOf(unit: Unit, rules: string): Piece | undefined {
  const hull = leftBehind(unit);
  const at = placeIn(hull?.at);
  if (!hull || !at) return undefined;
  const { [tables[rules]?.leftAs ?? '']: _, base: __, facing: ___, ...fields } = unit.fields;
  const body = { ...standing({ ...unit, fields: { ...fields, ...given(hull) } }, rules), at };
  return { id: `${unit.name}-hull`, kind: 'wreck', ...shapeUnder(body) };
}

/** Without what isn’t given. */
function given<T>(values: Readonly<Record<string, T | null>>): Record<string, T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)) as Record<string, T>;
}

function shapeUnder(body: Body): Shape {
  const { points, filled } = baseOf(body);
  return filled ? { polygon: points } : { circle: [...body.at, 'circle' in body.base ? body.base.circle / 2 : 1] };
}

/** Of several figures, one that stands at their unit's place: the middle of the front row. */
function one(group: readonly Body[]): Body | undefined {
  const [first] = group;
  const front = group.filter((body) => body.row === first?.row);
  if (!first || front.length === 1) return first;
  const last = front.at(-1)!;
  return { ...first, at: [hundredth((first.at[0] + last.at[0]) / 2), hundredth((first.at[1] + last.at[1]) / 2)] };
}

const bodies = new WeakMap<Unit, readonly Body[]>();

/** A unit's base, or one at its place if it stands as several figures; nothing for one that isn't on the table. */
export function bodyOf(unit: Unit, rules: string): Body | undefined {
  return one(figuresOf(unit, rules));
}

/** Whether something in play carries it: then it has no base of its own on the table. */
function isCarried({ fields }: Unit, units: Game['units'], rules: string): boolean {
  return (tables[rules]?.carriedIn ?? []).some((field) => {
    const carrier = units[String(fields[field])];
    return carrier !== undefined && !carrier.gone;
  });
}

/** The bases of a unit: of several men, one for each; none of one that isn't on the table. @param rules its book's ID */
export function figuresOf(unit: Unit, rules: string): readonly Body[] {
  const at = unit.gone || tables[rules]?.isWreck?.(unit) ? undefined : placeIn(unit.fields.at);
  if (!at) return NONE;
  const known = bodies.get(unit);
  if (known) return known;
  const all = drawnUp(unit, { ...standing(unit, rules), at }, rules);
  bodies.set(unit, all);
  return all;
}

/** A unit's bases with one at its place: men stand as so many figures in their formation. */
function drawnUp(unit: Unit, body: Body, rules: string): readonly Body[] {
  const { as, figures = 1 } = standOf(unit, rules);
  const several = 'circle' in body.base && as === 'men' && figures !== 1;
  return several ? inFormation(body, figures, String(unit.fields.formation ?? 'close')) : [body];
}

function standOf(unit: Unit, rules: string): Stand {
  return tables[rules]?.stands(unit) ?? { as: 'men' };
}

/** A unit's own base, wherever it stands. */
function standing(unit: Unit, rules: string): Body {
  const { facing, storey, tall } = unit.fields;
  const { as } = standOf(unit, rules);
  const given = baseIn(unit.fields.base);
  const { base, vehicle } = given ?? { base: BASES[as], vehicle: as === 'vehicle' };
  return {
    name: unit.name,
    at: [0, 0],
    ...(typeof facing === 'number' ? { facing } : {}),
    ...(typeof storey === 'number' ? { storey } : {}),
    base,
    ...(vehicle ? { vehicle } : {}),
    height: typeof tall === 'number' ? tall : heightOf(vehicle),
  };
}

const markerBody = oncePer((marker: Marker): Body => {
  const { name, at, facing, storey, circle, rectangle, height } = marker;
  const vehicle = rectangle !== undefined && marker.vehicle !== false;
  return {
    name,
    at: [at[0]!, at[1]!],
    ...(facing === undefined ? {} : { facing }),
    ...(storey === undefined ? {} : { storey }),
    base: rectangle ? { rectangle: [rectangle[0]!, rectangle[1]!] } : circle === undefined ? FIGURE : { circle },
    ...(vehicle ? { vehicle } : {}),
    height: height ?? heightOf(vehicle),
  };
});

function heightOf(vehicle: boolean): number {
  return vehicle ? VEHICLE_HEIGHT : FIGURE_HEIGHT;
}

const BASE = /^(\d+(?:\.\d+)?)(?:x(\d+(?:\.\d+)?))?( gun)?$/;

function baseIn(value: unknown): { readonly base: Base; readonly vehicle: boolean } | undefined {
  const [, length, width, gun] = (typeof value === 'string' ? BASE.exec(value) : null) ?? [];
  if (length === undefined) return undefined;
  if (width === undefined) return { base: { circle: Number(length) }, vehicle: false };
  return { base: { rectangle: [Number(length), Number(width)] }, vehicle: gun === undefined };
}

/** A piece as it's measured. */
export function pieceOf({ polygon, circle, line, width, ...rest }: PieceLaid): Piece {
  return { ...rest, ...shapeOf({ polygon, circle, line, width }) } as Piece;
}

function shapeOf({
  polygon,
  circle,
  line,
  width = 0,
}: { [K in 'polygon' | 'circle' | 'line' | 'width']?: PieceLaid[K] | undefined }): Shape {
  if (polygon) return { polygon: pointsIn(polygon) };
  if (line) return { line: pointsIn(line), width };
  const [x = 0, y = 0, radius = 0] = circle ?? [];
  return { circle: [x, y, radius] };
}

/** Numbers in a row, x and y in turn, as points. */
export function pointsIn(numbers: readonly number[]): Point[] {
  return Array.from({ length: Math.floor(numbers.length / 2) }, (_, i) => [numbers[2 * i]!, numbers[2 * i + 1]!]);
}
