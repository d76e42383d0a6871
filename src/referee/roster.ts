import type { Campaign } from '../campaign/campaign.ts';
import { type Game, sideOf } from '../campaign/game.ts';
import type { EventOf, LogEvent } from '../campaign/record.ts';
import { nearest } from '../kernel/nearest.ts';
import { InputError } from '../kernel/refusal.ts';
import type { Ruleset } from '../kernel/ruleset.ts';
import type { Fields, Unit } from '../kernel/scene.ts';
import { gameIn, sideNamed } from './games.ts';
import { assertPlays } from './permission.ts';
import { unitNamed } from './units.ts';

/** A unit, or several alike, to be added. */
export interface Wanted {
  readonly profile: string;
  /** The profile's own name if left out; several are numbered. */
  readonly name?: string | undefined;
  readonly count?: number | undefined;
  readonly fields?: Fields | undefined;
}

/** Bounds of one campaign: more is a mistake, or somebody's joke. */
export const MOST_UNITS = 500;
const LONGEST_NAME = 60;

/**
 * Units join a side.
 * @param side the speaker's own if left out
 * @throws {InputError} for an unknown profile or side, a name twice, too many units, or another's side
 */
export function addUnits(
  campaign: Campaign,
  user: string,
  ruleset: Ruleset,
  wanted: readonly Wanted[],
  side: string | undefined,
): EventOf<'units-added'>[] {
  const game = gameIn(campaign);
  const id = side === undefined ? ownSide(game, user) : sideNamed(game, side);
  assertPlays(game, user, id);
  const units: Unit[] = [];
  for (const each of wanted) {
    for (let n = 1; n <= (each.count ?? 1); n++) units.push(made(game, ruleset, each, id, units, n));
  }
  if (Object.keys(game.units).length + units.length > MOST_UNITS) {
    throw new InputError('too-many-units', { most: MOST_UNITS });
  }
  return [{ type: 'units-added', units }];
}

/** A whole squad as the book prints it. @param called put before each name, so that two squads can be told apart */
export function raiseSquad(
  campaign: Campaign,
  user: string,
  ruleset: Ruleset,
  {
    squad,
    called,
    side,
  }: { readonly squad: string; readonly called?: string | undefined; readonly side?: string | undefined },
): LogEvent[] {
  const allowed = Object.keys(ruleset.squads);
  const printed = ruleset.squads[squad];
  if (!printed) {
    throw new InputError('unknown-value', { option: 'squad', value: squad, nearest: nearest(squad, allowed), allowed });
  }
  const wanted = printed.members.map(({ profile, count }) => ({
    profile,
    count,
    name: called === undefined ? undefined : `${called} ${ruleset.profiles[profile]?.name ?? profile}`,
    fields: { squad: called ?? squad },
  }));
  return addUnits(campaign, user, ruleset, wanted, side);
}

/** Fields set by hand, for what the referee could not know. A field that is `null` is taken away. */
export function editUnit(
  campaign: Campaign,
  user: string,
  name: string,
  fields: Readonly<Record<string, Fields[string] | null>>,
): LogEvent[] {
  return [{ type: 'unit-edited', unit: ownUnit(campaign, user, name).id, fields }];
}

export function renameUnit(campaign: Campaign, user: string, name: string, to: string): LogEvent[] {
  const unit = ownUnit(campaign, user, name);
  assertFree(gameIn(campaign), [], to.trim());
  return [{ type: 'unit-renamed', unit: unit.id, name: to.trim() }];
}

export function removeUnit(campaign: Campaign, user: string, name: string): LogEvent[] {
  return [{ type: 'unit-removed', unit: ownUnit(campaign, user, name).id }];
}

function ownUnit(campaign: Campaign, user: string, name: string): Unit {
  const game = gameIn(campaign);
  const unit = unitNamed(game, name);
  assertPlays(game, user, unit.side);
  return unit;
}

function ownSide(game: Game, user: string): string {
  const side = sideOf(game, user);
  if (side) return side;
  throw new InputError('which-side', { allowed: Object.keys(game.sides) });
}

function made(game: Game, ruleset: Ruleset, wanted: Wanted, side: string, before: readonly Unit[], n: number): Unit {
  const profile = Object.hasOwn(ruleset.profiles, wanted.profile) ? ruleset.profiles[wanted.profile] : undefined;
  if (!profile) {
    const allowed = Object.keys(ruleset.profiles);
    const near = nearest(wanted.profile, allowed);
    throw new InputError('unknown-value', { option: 'profile', value: wanted.profile, nearest: near, allowed });
  }
  const base = wanted.name?.trim() || profile.name;
  const name = (wanted.count ?? 1) > 1 ? `${base} ${n}` : base;
  assertFree(game, before, name);
  const id = `u${game.made + before.length + 1}`;
  return { id, name, side, profile: wanted.profile, fields: { ...profile.fields, ...wanted.fields } };
}

/** A name is what commands call a unit by: no commas, not too long, and nobody else's. */
function assertFree(game: Game, before: readonly Unit[], name: string): void {
  if (name === '' || name.length > LONGEST_NAME || /[,"@#\n]/.test(name)) {
    throw new InputError('bad-name', { name, most: LONGEST_NAME });
  }
  const taken = [...Object.values(game.units), ...before].some(
    (unit) => unit.name.toLowerCase() === name.toLowerCase(),
  );
  if (taken) throw new InputError('name-taken', { name });
}
