import type { Battlefield, Marker, PieceLaid } from '../../campaign/battlefield.ts';
import type { Game } from '../../campaign/game.ts';
import { folded } from '../../kernel/options/folded.ts';
import type { Unit } from '../../kernel/state/scene.ts';
import type { Base, Body } from '../../table/body.ts';
import type { Piece } from '../../table/piece.ts';
import type { Point, Shape } from '../../table/shape.ts';
import { type Table, Terrain } from '../../table/terrain.ts';

/** The drawn table of a game, as it's measured. */
export interface Drawn extends Table {
  readonly battlefield: Battlefield;
  /** The base of a unit or marker by its name, in any case. */
  named(name: string): Body | undefined;
}

/** Bases where nothing is given, in inches. */
const FIGURE: Base = { circle: 0.8 };
const FIGURE_HEIGHT = 1;
const VEHICLE_HEIGHT = 1.5;

const terrains = new WeakMap<Battlefield['pieces'], Terrain>();
const drawn = new WeakMap<Battlefield, { readonly units: Game['units']; readonly table: Drawn }>();

/** The game's drawn table; nothing if it has none. It's kept as long as nothing on it changes. */
export function drawnTable({ battlefield, units }: Pick<Game, 'battlefield' | 'units'>): Drawn | undefined {
  if (!battlefield) return undefined;
  const known = drawn.get(battlefield);
  if (known?.units === units) return known.table;
  const terrain = terrains.get(battlefield.pieces) ?? new Terrain(battlefield.pieces.map(pieceOf));
  terrains.set(battlefield.pieces, terrain);
  const bodies = [
    ...Object.values(units).flatMap((unit) => bodyOf(unit) ?? []),
    ...battlefield.markers.map((marker) => markerBody(marker)),
  ];
  const byName = new Map(bodies.toReversed().map((body) => [folded(body.name), body]));
  const table = { battlefield, terrain, bodies, named: (name: string) => byName.get(folded(name)) };
  drawn.set(battlefield, { units, table });
  return table;
}

const bodies = new WeakMap<Unit, Body>();

/** A unit's base; nothing for one that isn't on the table. */
export function bodyOf(unit: Unit): Body | undefined {
  if (unit.gone) return undefined;
  const known = bodies.get(unit);
  if (known) return known;
  const at = placeIn(unit.fields.at);
  if (!at) return undefined;
  const { facing, storey, tall } = unit.fields;
  const { base, vehicle } = baseIn(unit.fields.base) ?? { base: FIGURE, vehicle: false };
  const body: Body = {
    name: unit.name,
    at,
    ...(typeof facing === 'number' ? { facing } : {}),
    ...(typeof storey === 'number' ? { storey } : {}),
    base,
    ...(vehicle ? { vehicle } : {}),
    height: typeof tall === 'number' ? tall : heightOf(vehicle),
  };
  bodies.set(unit, body);
  return body;
}

const markers = new WeakMap<Marker, Body>();

function markerBody(marker: Marker): Body {
  const known = markers.get(marker);
  if (known) return known;
  const { name, at, facing, storey, circle, rectangle, height } = marker;
  const vehicle = rectangle !== undefined && marker.vehicle !== false;
  const body: Body = {
    name,
    at: [at[0]!, at[1]!],
    ...(facing === undefined ? {} : { facing }),
    ...(storey === undefined ? {} : { storey }),
    base: rectangle ? { rectangle: [rectangle[0]!, rectangle[1]!] } : circle === undefined ? FIGURE : { circle },
    ...(vehicle ? { vehicle } : {}),
    height: height ?? heightOf(vehicle),
  };
  markers.set(marker, body);
  return body;
}

function heightOf(vehicle: boolean): number {
  return vehicle ? VEHICLE_HEIGHT : FIGURE_HEIGHT;
}

const PLACE = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/;
const BASE = /^(\d+(?:\.\d+)?)(?:x(\d+(?:\.\d+)?))?( gun)?$/;

/** A place as a unit's field holds it. */
export function placeIn(value: unknown): Point | undefined {
  const [, x, y] = (typeof value === 'string' ? PLACE.exec(value) : null) ?? [];
  return x === undefined ? undefined : [Number(x), Number(y)];
}

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
