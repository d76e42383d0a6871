import * as z from 'zod';
import type { Campaign } from '../../campaign/campaign.ts';
import { evolveGame } from '../../campaign/evolve.ts';
import type { Game } from '../../campaign/game.ts';
import type { EventOf } from '../../campaign/record.ts';
import { InputError } from '../../kernel/refusal.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import { declarationOf } from '../../kernel/state/field.ts';
import type { Fields, Unit } from '../../kernel/state/scene.ts';
import type { FieldValue } from '../../kernel/state/unit.ts';
import { gameIn } from '../games/games.ts';
import { readCsv, writeCsv } from '../transfer/csv.ts';
import type { FieldsTyped } from './fields.ts';
import { handOf, raised, type Wanted, withFields } from './roster.ts';

/** The most units in one file. */
const MOST_IN_FILE = 200;

/** One entry of the file: a line of CSV, or an item of JSON. */
export interface Entry extends Wanted {
  readonly place: { readonly what: 'line' | 'entry'; readonly number: number };
  readonly side?: string | undefined;
}

/** The line in the file, counting the header and blank ones. */
const MOST_LINES = 1000;

const COLUMNS = ['name', 'profile', 'side', 'count'] as const;

/**
 * An order of battle: CSV with the header `name,profile,side,count` and a column for each field, or a JSON array of
 * objects with the same keys.
 * @throws {InputError} that says which line is wrong, and why
 */
export function readRoster(bytes: Uint8Array): Entry[] {
  const text = textOf(bytes);
  const entries = /^\s*\[/.test(text) ? readJson(text) : readTable(text);
  if (entries.length === 0) throw new InputError('roster-empty');
  const units = entries.reduce((sum, { count = 1 }) => sum + count, 0);
  if (units > MOST_IN_FILE) throw new InputError('roster-too-long', { units, most: MOST_IN_FILE });
  return entries;
}

/** The units of a file join their sides, all or none. @throws {InputError} that says which line is wrong, and why */
export function importUnits(
  campaign: Campaign,
  user: string,
  ruleset: Ruleset,
  entries: readonly Entry[],
): EventOf<'units-added'>[] {
  const before = gameIn(campaign);
  const joining: { readonly entry: Entry; readonly unit: Unit }[] = [];
  let state = campaign;
  for (const entry of entries) {
    const units = at(entry.place, () => raised(state, user, ruleset, [entry], entry.side));
    joining.push(...units.map((unit) => ({ entry, unit })));
    // The next line has to know the names that this one took.
    const game = evolveGame(state.game, { type: 'units-added', units });
    if (game) state = { ...state, game };
  }
  // A unit may be aboard one that comes further down.
  const hand = handOf(
    before,
    user,
    ruleset,
    joining.map(({ unit }) => unit),
    true,
  );
  const units = joining.map(({ entry, unit }) => at(entry.place, () => withFields(unit, entry.typed ?? {}, hand)));
  return [{ type: 'units-added', units }];
}

/** Units as a file that can be read again, without what their profiles already say. */
export function writeRoster(units: readonly Unit[], game: Game, ruleset: Ruleset, as: 'csv' | 'json'): string {
  const rows = units.map(({ name, profile, side, fields }) => {
    const usual: Fields = ruleset.profiles[profile]?.fields ?? {};
    const own = Object.entries(fields)
      .filter(([field, value]) => JSON.stringify(usual[field]) !== JSON.stringify(value) && isTyped(field, ruleset))
      .map(([field, value]) => [field, asTyped(field, value, game, ruleset)]);
    return { name, profile, side, count: 1, ...Object.fromEntries(own) } as Record<string, FieldValue>;
  });
  if (as === 'json') return `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`;
  const header = [...new Set([...COLUMNS, ...rows.flatMap((row) => Object.keys(row))])];
  return writeCsv([header, ...rows.map((row) => header.map((column) => String(row[column] ?? '')))]);
}

/** Whether a field can be read again: those that only rulings set can't. */
function isTyped(field: string, { fields }: Ruleset): boolean {
  return !fields || (declarationOf(fields.unit, field)?.by ?? 'umpire') !== 'nobody';
}

/** Units by their names. */
function asTyped(field: string, value: FieldValue, game: Game, { fields }: Ruleset): FieldValue {
  const declared = fields && declarationOf(fields.unit, field);
  const nameOf = (id: string) => game.units[id]?.name ?? id;
  if (declared?.type === 'unit' && typeof value === 'string') return nameOf(value);
  return declared?.type === 'units' && Array.isArray(value) ? value.map(nameOf) : value;
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new InputError('roster-no-text');
  }
}

function readTable(text: string): Entry[] {
  const [first, ...rows] = readCsv(text, MOST_LINES);
  const header = first?.cells.map((name) => name.trim().toLowerCase()) ?? [];
  if (!header.includes('profile')) throw new InputError('roster-header', { line: first?.line ?? 1 });
  assertColumns(header.length);
  const twice = header.find((name, i) => name === '' || header.indexOf(name) !== i);
  if (twice !== undefined) throw new InputError('given-twice', { option: twice || 'column' });
  return rows.map(({ line, cells }) => {
    const place = { what: 'line', number: line } as const;
    if (cells.length > header.length) {
      throw said(place, new InputError('roster-cells', { cells: cells.length, columns: header.length }));
    }
    const given = header.map((name, i) => [name, cells[i] ?? ''] as const).filter(([, cell]) => cell !== '');
    return entryOf(given, place);
  });
}

/** More fields than any book has. */
const MOST_COLUMNS = 64;

const listed = z.array(
  z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())])),
);

function readJson(text: string): Entry[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new InputError('roster-no-json');
  }
  // Checked before the entries: a file of a megabyte can hold hundreds of thousands.
  if (Array.isArray(value) && value.length > MOST_IN_FILE)
    throw new InputError('roster-too-long', { units: value.length, most: MOST_IN_FILE });
  const read = listed.safeParse(value);
  if (!read.success) throw new InputError('roster-json', { entry: Number(read.error.issues[0]?.path[0] ?? 0) + 1 });
  return read.data.map((each, i) => {
    const given = Object.entries(each).filter(([, cell]) => cell !== null && cell !== '');
    return entryOf(
      given.map(([name, cell]) => [name.toLowerCase(), String(cell)]),
      { what: 'entry', number: i + 1 },
    );
  });
}

function entryOf(cells: readonly (readonly [string, string])[], place: Entry['place']): Entry {
  return at(place, () => {
    assertColumns(cells.length);
    const { name, profile, side, count = '1', ...others } = Object.fromEntries(cells) as Record<string, string>;
    if (profile === undefined) throw new InputError('missing-options', { missing: ['profile'] });
    if (!/^\d{1,3}$/.test(count)) throw new InputError('not-whole', { option: 'count', value: count });
    if (Number(count) < 1) throw new InputError('out-of-range', { option: 'count', value: count, min: 1 });
    const typed: FieldsTyped = others;
    return { place, name, profile: profile.toLowerCase(), side, count: Number(count), typed };
  });
}

/** @throws {InputError} if there are more than any unit has */
function assertColumns(columns: number): void {
  if (columns > MOST_COLUMNS) throw new InputError('roster-columns', { columns, most: MOST_COLUMNS });
}

/** Adds the place to an entry's error. */
function at<T>(place: Entry['place'], work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    throw said(place, error);
  }
}

function said({ what, number }: Entry['place'], { says, values }: InputError): InputError {
  return new InputError('roster-line', { ...values, what, number, says });
}
