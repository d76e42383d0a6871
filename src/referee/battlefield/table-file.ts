import { type Battlefield, MOST_ON_TABLE } from '../../campaign/battlefield.ts';
import type { Game } from '../../campaign/game.ts';
import { InputError } from '../../kernel/refusal.ts';
import type { Effect } from '../../kernel/state/effect.ts';
import type { FieldValue, Unit } from '../../kernel/state/unit.ts';
import { placeIn } from '../../measuring/place-in.ts';
import { hundredth } from '../../table/close.ts';
import { sideNamed } from '../games/games.ts';
import { unitMeant } from '../units/units.ts';
import {
  assertEachOnce,
  formIn,
  formOfMarker,
  formOfPiece,
  markerIn,
  pieceLaidIn,
  type TableForm,
  tableForm,
  turned,
  type UnitForm,
} from './table-form.ts';
import { readText } from './table-text.ts';

/** A table to be laid, and where units stand on it. */
export interface TableRead {
  readonly battlefield: Battlefield;
  readonly effects: readonly Effect[];
}

/** Where a unit stands, as its fields hold it; `null` clears one. */
export type Standing = Readonly<
  Record<'at' | 'facing' | 'storey' | 'formation' | 'base' | 'behind' | 'tall', FieldValue | null>
>;

/**
 * A table from a file, as JSON or as text, a line a piece. Units stand where their names say, a name that no unit bears is a marker's,
 * and units that it doesn't name are off the table.
 * @throws {InputError} that says what's wrong and where
 */
export function readTable(text: string, game: Game): TableRead {
  if (Buffer.byteLength(text) > MOST_ON_TABLE.bytes)
    throw new InputError('table-too-large', { most: MOST_ON_TABLE.bytes / 1024 });
  const form = formIn(tableForm, /^\s*\{/.test(text) ? json(text) : readText(text));
  assertEachOnce(form.pieces.map(({ id }) => id));
  const named = form.units.map((each) => ({ each, unit: unitMeant(game, each.name) }));
  const markers = named.flatMap(({ each, unit }) => (unit ? [] : [markerIn(each)]));
  if (markers.length > MOST_ON_TABLE.markers) throw new InputError('too-many-markers', { most: MOST_ON_TABLE.markers });
  assertEachOnce(form.units.map(({ name }) => name));
  const standing = new Map(named.flatMap(({ each, unit }) => (unit ? [[unit.id, standingIn(each)] as const] : [])));
  const edges = Object.entries(form.edges ?? {}).map(([side, edge]) => ({ side: sideNamed(game, side), edge }));
  return {
    battlefield: {
      size: form.size,
      pieces: form.pieces.map(pieceLaidIn),
      markers,
      ...(edges.length > 0 ? { edges } : {}),
      ...(form.deployment === undefined ? {} : { deployment: form.deployment }),
      // What's traced over a photograph is laid on it.
      ...(game.battlefield?.photo ? { photo: game.battlefield.photo } : {}),
    },
    effects: Object.values(game.units).flatMap((unit) => placing(unit, standing.get(unit.id) ?? NOWHERE)),
  };
}

/** Off the table. */
export const NOWHERE: Standing = {
  at: null,
  facing: null,
  storey: null,
  formation: null,
  base: null,
  behind: null,
  tall: null,
};

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new InputError('table-no-json');
  }
}

function standingIn({ at, facing, storey, circle, rectangle, vehicle, height, formation }: UnitForm): Standing {
  const base = rectangle
    ? `${rectangle.join('x')}${vehicle === false ? ' gun' : ''}`
    : circle === undefined
      ? null
      : `${circle}`;
  return {
    at: at.map(hundredth).join(','),
    facing: facing === undefined ? null : turned(facing),
    storey: storey ?? null,
    formation: formation ?? null,
    base,
    behind: null,
    tall: height ?? null,
  };
}

/** What puts a unit where it's to stand; nothing of what is so already. */
export function placing({ id, fields }: Pick<Unit, 'id' | 'fields'>, standing: Partial<Standing>): Effect[] {
  return Object.entries(standing).flatMap(([field, value]): Effect[] =>
    (fields[field] ?? null) === value ? [] : [{ effect: 'set', of: { unit: id }, field, value, rule: 'TABLE' }],
  );
}

/** The table of a game in the form that a file has. */
export function formOfTable(
  { size, pieces, markers, edges, deployment }: Battlefield,
  units: Game['units'],
): TableForm {
  return {
    format: 'umpire-table',
    version: 1,
    size: [size[0]!, size[1]!],
    pieces: pieces.map(formOfPiece),
    units: [...Object.values(units).flatMap(formOfUnit), ...markers.map(formOfMarker)],
    ...(edges ? { edges: Object.fromEntries(edges.map(({ side, edge }) => [side, edge])) } : {}),
    ...(deployment === undefined ? {} : { deployment }),
  };
}

function formOfUnit({ name, gone, fields }: Unit): UnitForm[] {
  const at = placeIn(fields.at);
  if (gone || !at) return [];
  const { facing, storey, formation, base, tall } = fields;
  const [, length, width, gun] = /^([\d.]+)(?:x([\d.]+))?( gun)?$/.exec(String(base ?? '')) ?? [];
  return [
    {
      name,
      at: [at[0], at[1]],
      ...(typeof facing === 'number' ? { facing } : {}),
      ...(typeof storey === 'number' ? { storey } : {}),
      ...(length !== undefined && width === undefined ? { circle: Number(length) } : {}),
      ...(width === undefined ? {} : { rectangle: [Number(length), Number(width)] as [number, number] }),
      ...(gun ? { vehicle: false } : {}),
      ...(typeof tall === 'number' ? { height: tall } : {}),
      ...(typeof formation === 'string' ? { formation: formation as 'close' } : {}),
    },
  ];
}
