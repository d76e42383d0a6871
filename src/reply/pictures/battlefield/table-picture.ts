import { x } from 'xastscript';
import type { Body } from '../../../table/body.ts';
import type { Piece } from '../../../table/piece.ts';
import { type Point as Place, solidOf } from '../../../table/shape.ts';
import type { Catalogue } from '../../catalogue.ts';
import { COLOURS, type Drawn, fitted, type Picture, type Point, round, sheet } from '../sheet.ts';
import { figureDrawn, figuresDrawn, nameDrawn } from './figures.ts';
import { textures } from './kinds.ts';
import { legendOf } from './legend.ts';
import { grid, margins } from './margins.ts';
import { type Named, placeNames, SMALL } from './names.ts';
import { type PhotoShown, photoDrawn } from './photo.ts';
import { terrainDrawn } from './pieces.ts';
import { MARGIN, type View, viewOf } from './view.ts';

/** A unit or marker as it stands, with all its figures. */
export interface OnTable {
  readonly name: string;
  readonly figures: readonly Body[];
  readonly at: Place;
  /** Which side, from 0; a marker has none. */
  readonly side?: number;
}

/** From one unit to another that it sees, or only partly. */
export interface LineOfSight {
  readonly from: Place;
  readonly to: Place;
  readonly isPartial: boolean;
  /** What's written on it: how far. */
  readonly says: string;
}

/** The way that somebody has gone or would go, from place to place, and what's written on it. */
export interface WayShown {
  readonly places: readonly Place[];
  readonly says?: string;
  /** Whoever goes it, as he'd stand at its end. */
  readonly ends?: Body;
}

/** What a picture of a table shows. */
export interface TableShown {
  readonly size: readonly [number, number];
  readonly pieces: readonly Piece[];
  /** A photograph of the real table, under everything. */
  readonly photo?: PhotoShown;
  readonly units: readonly OnTable[];
  readonly sides: readonly string[];
  /** Only what's within so many inches of a place. */
  readonly around?: { readonly at: Place; readonly inches: number };
  readonly lines?: readonly LineOfSight[];
  readonly ways?: readonly WayShown[];
  /** Points that are meant, each with a cross. */
  readonly marks?: readonly Place[];
  /** Who stands where, in words. */
  readonly says: readonly string[];
  /** What's written on lines and ways, in words: below the picture. */
  readonly acts?: readonly string[];
}

/** What the picture of a table is called as a file. */
export const TABLE_PICTURE = 'battlefield.png';
const SIZE = 13;
/** Of more pieces than these, only buildings and hills have their names on the picture. */
const MOST_NAMED = 40;
const ALT = 1000;

/** A drawn table from above, the north up, with the names of its squares at the margins and a scale in inches. */
export function tablePicture(words: Pick<Catalogue, 'battlefield'>, shown: TableShown): Picture {
  const alt = fitted(words.battlefield.picture(shown.size.join(' × '), shown.says), ALT);
  const under = shown.photo ? { photo: shown.photo.hash } : {};
  return { name: TABLE_PICTURE, alt, ...under, svg: (photo) => drawn(words, shown, photo) };
}

function drawn(words: Pick<Catalogue, 'battlefield'>, shown: TableShown, address?: string): string {
  const view = viewOf(shown.size, shown.around);
  const [width, height] = [view.width * view.scale, view.depth * view.scale];
  const frame = { x: MARGIN, y: MARGIN, width: round(width), height: round(height) };
  const units = shown.units.filter(({ figures }) => figures.some(({ at }) => isIn(view, at)));
  const named = placeNames(
    [
      ...units.map(({ name, figures }) => ({ text: fitted(name, 20), ...middleOf(view, figures) })),
      ...namedPieces(view, shown.pieces),
    ],
    SIZE,
    { left: MARGIN, top: MARGIN, right: MARGIN + width, bottom: MARGIN + height },
  );
  const numbered = named.flatMap(({ text, number }) => (number === undefined ? [] : [`${number} ${text}`]));
  const below = { top: 2 * MARGIN + height + 6, width: width + 2 * MARGIN, scale: view.scale };
  const legend = legendOf(words, shown.sides, [...numbered, ...(shown.acts ?? [])], below);
  const photo = shown.photo && address !== undefined ? [photoDrawn(view, shown.photo, address)] : [];
  return sheet(
    Math.round(width + 2 * MARGIN),
    Math.round(below.top + legend.height),
    textures(view.scale),
    x('clipPath', { id: 'table' }, x('rect', frame)),
    x('g', { 'clip-path': 'url(#table)' }, ...photo, ...grid(view), ...onTable(view, shown, units, photo.length > 0)),
    ...named.flatMap(({ text, at, number, isSmall = false }) =>
      nameDrawn(number === undefined ? text : String(number), at, isSmall ? SIZE * SMALL : SIZE, !isSmall),
    ),
    x('rect', { ...frame, fill: 'none', stroke: COLOURS.ink, 'stroke-width': 1.5 }),
    ...margins(view),
    ...legend.drawn,
  );
}

/** The terrain, lines of sight, and whoever stands there. */
function onTable(
  view: View,
  { pieces, lines = [], ways = [], marks = [] }: TableShown,
  units: readonly OnTable[],
  isThin: boolean,
): Drawn[] {
  return [
    // The photograph shows through.
    terrainDrawn(view, pieces, isThin),
    ...lines.flatMap((each) => sightDrawn(view, each)),
    ...ways.flatMap((each) => wayDrawn(view, each)),
    ...units.map(({ figures, side }) => figuresDrawn(view, figures, side)),
    ...marks.flatMap((each) => markDrawn(view, each)),
  ];
}

function isIn({ left, bottom, width, depth }: View, [across, up]: Place): boolean {
  return across >= left && across <= left + width && up >= bottom && up <= bottom + depth;
}

/** The middle of a unit's figures, and how far its name has to stay from there. */
function middleOf(view: View, figures: readonly Body[]): { readonly at: Point; readonly clear: number } {
  const places = figures.map(({ at }) => view.at(at));
  const [xs, ys] = [places.map(({ x: left }) => left), places.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const { base } = figures[0]!;
  const half = (('circle' in base ? base.circle : Math.max(...base.rectangle)) / 2) * view.scale + 2;
  return { at: { x: (left + right) / 2, y: (top + bottom) / 2 }, clear: Math.max(7, half) + (bottom - top) / 2 };
}

/** What the pieces are called whose middle is on the picture. */
function namedPieces(view: View, pieces: readonly Piece[]): Named[] {
  const inside = pieces.filter((piece) => isIn(view, middleOfPiece(piece)));
  const crowded = inside.length > MOST_NAMED;
  const named = crowded ? inside.filter(({ kind }) => kind === 'building' || kind === 'hill') : inside;
  return named.map((piece) => pieceNamed(view, piece));
}

/** What a piece is called, on or beside its middle: of a hill near its lower edge, since another may lie on it. */
function pieceNamed(view: View, piece: Piece): Named {
  const at = view.at(middleOfPiece(piece));
  // Beside a line, unless that's broad enough to stand on.
  const broad = 'line' in piece ? piece.width * view.scale : SIZE;
  return { text: piece.id, at, clear: broad < SIZE ? Math.max(3, broad / 2) : 0, isSmall: true };
}

function middleOfPiece(piece: Piece): Place {
  if ('line' in piece) {
    const middle = (piece.line.length - 1) / 2;
    const [from, to] = [piece.line[Math.floor(middle)]!, piece.line[Math.ceil(middle)]!];
    return [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  }
  const { minX, minY, maxX, maxY } = solidOf(piece).box;
  return [(minX + maxX) / 2, piece.kind === 'hill' ? minY + (maxY - minY) * 0.16 : (minY + maxY) / 2];
}

/** Whole where he's in plain sight, dashed where only partly. */
function sightDrawn(view: View, { from, to, isPartial, says }: LineOfSight): Drawn[] {
  const [start, end] = [view.at(from), view.at(to)];
  const middle = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
  const line = { x1: round(start.x), y1: round(start.y), x2: round(end.x), y2: round(end.y) };
  return [
    x('line', {
      ...line,
      stroke: COLOURS.struck,
      'stroke-width': 1.8,
      ...(isPartial ? { 'stroke-dasharray': '7 5' } : {}),
    }),
    ...nameDrawn(says, middle, 11, false),
  ];
}

/** A way with a light edge, so that it shows on any ground, a ring where it begins and an arrow where it ends. */
function wayDrawn(view: View, { places, says, ends }: WayShown): Drawn[] {
  const points = places.map(view.at);
  const [start, last, end] = [points[0]!, points.at(-2)!, points.at(-1)!];
  const angle = Math.atan2(end.y - last.y, end.x - last.x);
  const wing = (turn: number) => {
    const to = angle + Math.PI + turn;
    return `${round(end.x + 12 * Math.cos(to))} ${round(end.y + 12 * Math.sin(to))}`;
  };
  const head = `M${wing(-0.5)}L${round(end.x)} ${round(end.y)}L${wing(0.5)}`;
  const d = `M${points.map(({ x: left, y: top }) => `${round(left)} ${round(top)}`).join('L')}${head}`;
  const drawn = { d, fill: 'none', 'stroke-linejoin': 'round', 'stroke-linecap': 'round' };
  return [
    ...(ends ? [x('g', { opacity: 0.6 }, ...figureDrawn(view, ends, undefined))] : []),
    x('path', { ...drawn, stroke: COLOURS.paper, 'stroke-width': 5 }),
    x('path', { ...drawn, stroke: COLOURS.ink, 'stroke-width': 2.4 }),
    x('circle', {
      cx: round(start.x),
      cy: round(start.y),
      r: 4,
      fill: COLOURS.paper,
      stroke: COLOURS.ink,
      'stroke-width': 1.6,
    }),
    ...(says === undefined ? [] : nameDrawn(says, { x: (last.x + end.x) / 2, y: (last.y + end.y) / 2 }, 11, false)),
  ];
}

/** A ring and a cross with a light edge, which shows on any ground and over whoever stands there. */
function markDrawn(view: View, place: Place): Drawn[] {
  const { x: left, y: top } = view.at(place);
  const ring = { cx: round(left), cy: round(top), r: 7, fill: 'none' };
  const d = `M${round(left - 11)} ${round(top)}H${round(left + 11)}M${round(left)} ${round(top - 11)}V${round(top + 11)}`;
  return [
    { stroke: COLOURS.paper, 'stroke-width': 4.5 },
    { stroke: COLOURS.struck, 'stroke-width': 2 },
  ].flatMap((line) => [x('circle', { ...ring, ...line }), x('path', { d, fill: 'none', ...line })]);
}
