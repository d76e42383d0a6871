import { type Battlefield, MOST_ON_TABLE, type PieceLaid } from '../../campaign/battlefield.ts';
import type { Campaign } from '../../campaign/campaign.ts';
import type { Game } from '../../campaign/game.ts';
import type { EventOf, LogEvent } from '../../campaign/record.ts';
import { folded } from '../../kernel/options/folded.ts';
import { nearest } from '../../kernel/options/nearest.ts';
import { InputError } from '../../kernel/refusal.ts';
import { FORMATIONS } from '../../kernel/state/position.ts';
import type { Unit } from '../../kernel/state/unit.ts';
import { rulesetOf } from '../../rules/index.ts';
import { tables } from '../../rules/tables.ts';
import { hundredth } from '../../table/close.ts';
import { type Preset, presetTable } from '../../table/presets/index.ts';
import type { Point } from '../../table/shape.ts';
import { asking } from '../agreement/agreement.ts';
import { assertNotOver, assertPlaysAny, isNeutral, othersPlayed, plays } from '../agreement/permission.ts';
import { gameIn, sideNamed } from '../games/games.ts';
import { unitMeant } from '../units/units.ts';
import { bodyOf, type Drawn, drawnTable, figuresOf } from './drawn.ts';
import { assertFree } from './free.ts';
import { enemiesOn, middleOf, pieceNamed, placeMeant } from './places.ts';
import { NOWHERE, placing, readTable } from './table-file.ts';
import {
  assertEachOnce,
  emptyTable,
  formIn,
  formOfPiece,
  markerIn,
  pieceForm,
  pieceLaidIn,
  tableForm,
  turned,
  unitForm,
} from './table-form.ts';
import { readLine, sizeIn } from './table-text.ts';
import { turnsFreely } from './turning.ts';

type Laying = EventOf<'battlefield-laid' | 'battlefield-changed'>;

/** The game's drawn table. @throws {InputError} if it has none */
export function tableIn(game: Game): Drawn {
  const drawn = drawnTable(game);
  if (drawn) return drawn;
  throw new InputError('no-battlefield');
}

/** What's said of a new table. */
interface Laid {
  /** As `72x48`. */
  readonly size?: string;
  readonly fog?: boolean;
}

/**
 * Lays an empty table in place of what lay there.
 * @param size as `72x48`; 72 × 48 inches if it's left out @throws {InputError} {NotAllowed} as all of these do
 */
export function newTable(campaign: Campaign, user: string, { size, fog }: Laid): LogEvent[] {
  const game = gameIn(campaign);
  const laid = { ...emptyTable(size === undefined ? undefined : assertSize(size)), ...fogOf(game, fog) };
  const effects = Object.values(game.units).flatMap((unit) => placing(unit, NOWHERE));
  return withTheirWord(campaign, user, { type: 'battlefield-laid', battlefield: laid, effects });
}

/** Whether it's fought in fog: as is said, or else as before. @throws {InputError} for a book that looks for nobody */
function fogOf({ battlefield, rules }: Game, fog = battlefield?.fog ?? false): Pick<Battlefield, 'fog'> {
  if (fog && !tables[rules]?.values.looks) throw new InputError('no-fog', { rules: rulesetOf(rules).name });
  return fog ? { fog } : {};
}

/** A table that's made up from a seed, as large as the one that's there, or as is said. Units stand off it. */
export function presetOf(
  campaign: Campaign,
  user: string,
  { name, seed, size, fog }: Laid & { readonly name: Preset; readonly seed: string },
): LogEvent[] {
  const game = gameIn(campaign);
  const [width, depth] = size === undefined ? (game.battlefield?.size ?? emptyTable().size) : assertSize(size);
  const pieces = presetTable(name, seed, [width!, depth!]).map((piece) =>
    pieceLaidIn(formIn(pieceForm, piece, piece.id)),
  );
  const effects = Object.values(game.units).flatMap((unit) => placing(unit, NOWHERE));
  const battlefield = { ...emptyTable([width!, depth!]), ...fogOf(game, fog), pieces };
  return withTheirWord(campaign, user, { type: 'battlefield-laid', battlefield, effects });
}

/** Lays a whole table from a file, as JSON or text. */
export function importTable(campaign: Campaign, user: string, text: string): LogEvent[] {
  const game = gameIn(campaign);
  const { battlefield, effects } = readTable(text, game);
  return withTheirWord(campaign, user, {
    type: 'battlefield-laid',
    battlefield: { ...battlefield, ...fogOf(game, undefined) },
    effects,
  });
}

export function resizeTable(campaign: Campaign, user: string, size: string): LogEvent[] {
  tableIn(gameIn(campaign));
  return withTheirWord(campaign, user, { type: 'battlefield-changed', size: assertSize(size) });
}

function assertSize(size: string): [number, number] {
  const read = tableForm.shape.size.safeParse(sizeIn(size));
  if (read.success) return read.data;
  throw new InputError('table-size', { value: size, least: MOST_ON_TABLE.smallest, most: MOST_ON_TABLE.largest });
}

/** Lays pieces, markers or edges from lines of text, semicolons or line ends between them. */
export function layParts(campaign: Campaign, user: string, text: string): LogEvent[] {
  const game = gameIn(campaign);
  const drawn = tableIn(game);
  const { battlefield } = drawn;
  const taken = battlefield.pieces.map(({ id }) => id);
  const change: Omit<Writable<EventOf<'battlefield-changed'>>, 'type'> = {};
  for (const line of text
    .split(/[\n;]/)
    .map((each) => each.trim())
    .filter((each) => each !== '')) {
    const part = readLine(line, { size: battlefield.size, taken, placeOf: (name) => placeMeant(drawn, name).at });
    for (const form of part.pieces ?? []) {
      const piece = pieceLaidIn(formIn(pieceForm, form, form.id));
      taken.push(piece.id);
      change.pieces = [...(change.pieces ?? []), piece];
    }
    for (const form of part.units ?? []) {
      if (unitMeant(game, form.name)) throw new InputError('unit-to-move', { unit: form.name });
      change.markers = [...(change.markers ?? []), markerIn(formIn(unitForm, form, form.name))];
    }
    for (const [side, edge] of Object.entries(formIn(edgesForm, part.edges ?? {}))) {
      change.edges = [...(change.edges ?? []), { side: sideNamed(game, side), edge }];
    }
    if (part.deployment !== undefined) change.deployment = formIn(deploymentForm, part.deployment, 'deployment');
    if (part.size) change.size = part.size;
  }
  if (Object.keys(change).length === 0) throw new InputError('missing-options', { missing: ['piece'] });
  assertEachOnce((change.pieces ?? []).map(({ id }) => id));
  assertRoom(battlefield, change);
  return withTheirWord(campaign, user, { type: 'battlefield-changed', ...change });
}

type Writable<T> = { -readonly [K in keyof T]: T[K] };
const edgesForm = tableForm.shape.edges.unwrap();
const deploymentForm = tableForm.shape.deployment.unwrap();

/** Lays further pieces. @throws {InputError} if that's more than a table can hold {NotAllowed} */
export function layPieces(campaign: Campaign, user: string, pieces: PieceLaid[]): LogEvent[] {
  const { battlefield } = tableIn(gameIn(campaign));
  assertRoom(battlefield, { pieces });
  return withTheirWord(campaign, user, { type: 'battlefield-changed', pieces });
}

function assertRoom({ pieces, markers }: Battlefield, change: Partial<EventOf<'battlefield-changed'>>): void {
  if (pieces.length + (change.pieces?.length ?? 0) > MOST_ON_TABLE.pieces)
    throw new InputError('too-many-pieces', { most: MOST_ON_TABLE.pieces });
  if (markers.length + (change.markers?.length ?? 0) > MOST_ON_TABLE.markers)
    throw new InputError('too-many-markers', { most: MOST_ON_TABLE.markers });
}

/** Where something is to go, and how it stands there. */
export interface Move {
  readonly what: string;
  readonly to?: string | undefined;
  readonly facing?: number | undefined;
  readonly storey?: number | undefined;
  readonly formation?: string | undefined;
}

/**
 * Puts a unit, marker or piece somewhere else by hand. Players put their own units where they deploy before the first turn, and turn
 * those on the spot that could move now; all else is an umpire's, or takes both sides.
 */
export function moveByHand(campaign: Campaign, user: string, move: Move): LogEvent[] {
  const game = gameIn(campaign);
  const drawn = tableIn(game);
  const unit = unitMeant(game, move.what);
  if (unit) {
    const event = unitMoved(game, drawn, unit, move);
    const isOwn = deploys(game, drawn, user, unit, event) || (isTurn(move) && turnsFreely(campaign, user, unit));
    return isOwn ? [event] : withTheirWord(campaign, user, event);
  }
  const marker = drawn.battlefield.markers.find(({ name }) => folded(name) === folded(move.what));
  if (marker) {
    const from = drawn.named(marker.name);
    const at = move.to === undefined ? marker.at : placeMeant(drawn, move.to, { from }).at;
    const turnedTo = move.facing === undefined ? {} : { facing: turned(move.facing) };
    const moved = {
      ...marker,
      at: [...at],
      ...turnedTo,
      ...(move.storey === undefined ? {} : { storey: move.storey }),
    };
    return withTheirWord(campaign, user, { type: 'battlefield-changed', markers: [moved] });
  }
  const piece = pieceNamed(drawn, move.what);
  const laid = piece && drawn.battlefield.pieces.find(({ id }) => id === piece.id);
  // Smoke comes and goes by its ruling.
  if (!laid) throw unknownThing(game, drawn, move.what);
  if (move.to === undefined) throw new InputError('missing-options', { missing: ['to'] });
  const to = placeMeant(drawn, move.to).at;
  const middle = middleOf(piece);
  const by: Point = [to[0] - middle[0], to[1] - middle[1]];
  const shifted = (points: [number, number][]) =>
    points.map(([x, y]): [number, number] => [hundredth(x + by[0]), hundredth(y + by[1])]);
  const { polygon, circle, line, ...rest } = formOfPiece(laid);
  const moved = pieceLaidIn({
    ...rest,
    ...(polygon ? { polygon: shifted(polygon) } : {}),
    ...(line ? { line: shifted(line) } : {}),
    ...(circle ? { circle: [...shifted([[circle[0], circle[1]]])[0]!, circle[2]] } : {}),
  });
  return withTheirWord(campaign, user, { type: 'battlefield-changed', pieces: [moved] });
}

/** Whether something only turns where it stands. */
function isTurn({ facing, to, storey, formation }: Move): boolean {
  return facing !== undefined && to === undefined && storey === undefined && formation === undefined;
}

function unitMoved(game: Game, drawn: Drawn, unit: Unit, { to, facing, storey, formation }: Move): Laying {
  if (unit.gone) throw new InputError('unit-gone-from-table', { unit: unit.name });
  const now = bodyOf(unit, game.rules);
  if (!now && to === undefined) throw new InputError('unit-without-place', { unit: unit.name });
  const at =
    to === undefined ? now!.at : placeMeant(drawn, to, { from: now, enemies: enemiesOn(game, drawn, unit) }).at;
  if (formation !== undefined && !(FORMATIONS as readonly string[]).includes(formation)) {
    throw new InputError('unknown-value', { option: 'formation', value: formation, allowed: FORMATIONS });
  }
  const stands = {
    at: at.join(','),
    ...(facing === undefined ? {} : { facing: turned(facing) }),
    ...(storey === undefined ? {} : { storey }),
    ...(formation === undefined ? {} : { formation }),
  };
  for (const body of figuresOf({ ...unit, fields: { ...unit.fields, ...stands } }, game.rules)) assertFree(drawn, body);
  const effects = placing(unit, stands);
  if (effects.length === 0) throw new InputError('stands-there-already', { unit: unit.name });
  return { type: 'battlefield-changed', effects };
}

/** Whether a player puts his own unit where it deploys, before the first turn. @throws {InputError} outside its strip */
function deploys(game: Game, drawn: Drawn, user: string, unit: Unit, event: Laying): boolean {
  if (game.at || !plays(game, user, unit.side)) return false;
  const { edges, deployment, size } = drawn.battlefield;
  const edge = edges?.find(({ side }) => side === unit.side)?.edge;
  const placed = (event.effects ?? []).find((each) => each.effect === 'set' && each.field === 'at');
  if (!edge || deployment === undefined || !placed || placed.effect !== 'set') return true;
  const [x = 0, y = 0] = String(placed.value).split(',').map(Number);
  const deep = { north: size[1]! - y, south: y, west: x, east: size[0]! - x }[edge];
  if (deep > deployment + 1e-9) throw new InputError('outside-strip', { unit: unit.name, edge, most: deployment });
  return true;
}

/** Takes a piece or marker away, or a unit off the table. */
export function takeAway(campaign: Campaign, user: string, what: string): LogEvent[] {
  const game = gameIn(campaign);
  const drawn = tableIn(game);
  const unit = unitMeant(game, what);
  if (unit) {
    const effects = placing(unit, NOWHERE);
    if (effects.length === 0) throw new InputError('not-on-table', { unit: unit.name });
    return withTheirWord(campaign, user, { type: 'battlefield-changed', effects });
  }
  const marker = drawn.battlefield.markers.find(({ name }) => folded(name) === folded(what));
  if (marker) return withTheirWord(campaign, user, { type: 'battlefield-changed', unmarked: [marker.name] });
  const piece = pieceNamed(drawn, what);
  if (!piece || drawn.battlefield.pieces.every(({ id }) => id !== piece.id)) throw unknownThing(game, drawn, what);
  return withTheirWord(campaign, user, { type: 'battlefield-changed', removed: [piece.id] });
}

function unknownThing(game: Game, drawn: Drawn, what: string): InputError {
  const names = [...Object.values(game.units).map(({ name }) => name), ...drawn.bodies.map(({ name }) => name)];
  const pieces = drawn.battlefield.pieces.map(({ id }) => id);
  return new InputError('nothing-of-that-name', { what, nearest: nearest(what, [...names, ...pieces]) });
}

/** What an umpire who plays no side does at once, and others when those who play the other sides agree. */
export function withTheirWord(campaign: Campaign, user: string, event: Laying): LogEvent[] {
  const game = gameIn(campaign);
  assertPlaysAny(game, user);
  assertNotOver(game);
  const others = isNeutral(game, user) ? [] : othersPlayed(game, user);
  if (others.length === 0) return [event];
  return asking(campaign, user, { about: 'battlefield', sides: others, proposes: [event], on: {} });
}
