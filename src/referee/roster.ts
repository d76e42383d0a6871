import type { Campaign } from '../campaign/campaign.ts';
import { type Game, sideOf } from '../campaign/game.ts';
import type { EventOf, LogEvent } from '../campaign/record.ts';
import { nearest } from '../kernel/nearest.ts';
import { InputError } from '../kernel/refusal.ts';
import type { Ruleset } from '../kernel/ruleset.ts';
import type { Unit } from '../kernel/scene.ts';
import { type FieldsSaid, withSaid } from './fields.ts';
import { gameIn, sideNamed } from './games.ts';
import { Names } from './names.ts';
import { assertPlays } from './permission.ts';
import { unitNamed } from './units.ts';

/** A unit, or several alike, to be added. */
export interface Wanted {
  readonly profile: string;
  /** The profile's own name if left out; several are numbered, on from those that are there. */
  readonly name?: string | undefined;
  readonly count?: number | undefined;
  /** Others of this name come with it: it is numbered, though it is one. */
  readonly numbered?: boolean | undefined;
  readonly fields?: FieldsSaid | undefined;
}

/** Bounds of one campaign: more is a mistake, or somebody's joke. */
export const MOST_UNITS = 500;

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
  const added = wanted.reduce((sum, { count = 1 }) => sum + count, 0);
  if (Object.keys(game.units).length + added > MOST_UNITS) throw new InputError('too-many-units', { most: MOST_UNITS });
  const names = new Names(game);
  const units = wanted
    .flatMap((each) => Array.from({ length: each.count ?? 1 }, () => made(ruleset, each, names)))
    .map((unit, i): Unit => ({ id: `u${game.made + i + 1}`, side: id, ...unit }));
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
  const printed = Object.hasOwn(ruleset.squads, squad) ? ruleset.squads[squad] : undefined;
  if (!printed) {
    throw new InputError('unknown-value', { option: 'squad', value: squad, nearest: nearest(squad, allowed), allowed });
  }
  const several = (profile: string) => printed.members.filter((each) => each.profile === profile).length > 1;
  const wanted = printed.members.map(({ profile, count, fields }) => ({
    profile,
    count,
    numbered: count > 1 || several(profile),
    name: called === undefined ? undefined : `${called} ${ruleset.profiles[profile]?.name ?? profile}`,
    fields: { ...fields, squad: called ?? squad },
  }));
  return addUnits(campaign, user, ruleset, wanted, side);
}

/** Fields set by hand, for what the referee could not know. @throws {InputError} if there are none */
export function editUnit(campaign: Campaign, user: string, name: string, fields: FieldsSaid): LogEvent[] {
  if (Object.keys(fields).length === 0) throw new InputError('missing-options', { missing: ['fields'] });
  return [{ type: 'unit-edited', unit: ownUnit(campaign, user, name).id, fields }];
}

export function renameUnit(campaign: Campaign, user: string, name: string, to: string): LogEvent[] {
  const unit = ownUnit(campaign, user, name);
  const names = new Names(gameIn(campaign));
  names.free(unit.name);
  return [{ type: 'unit-renamed', unit: unit.id, name: names.take(to), was: unit.name }];
}

export function removeUnit(campaign: Campaign, user: string, name: string): LogEvent[] {
  const unit = ownUnit(campaign, user, name);
  return [{ type: 'unit-removed', unit: unit.id, was: unit.name }];
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

function made(ruleset: Ruleset, wanted: Wanted, names: Names): Pick<Unit, 'name' | 'profile' | 'fields'> {
  const { profile: id, count = 1, numbered = count > 1, fields = {} } = wanted;
  const profile = Object.hasOwn(ruleset.profiles, id) ? ruleset.profiles[id] : undefined;
  if (!profile) {
    const allowed = Object.keys(ruleset.profiles);
    throw new InputError('unknown-value', { option: 'profile', value: id, nearest: nearest(id, allowed), allowed });
  }
  const called = wanted.name ?? profile.name;
  const name = numbered ? names.takeNumbered(called) : names.take(called);
  return { name, profile: id, fields: withSaid(profile.fields, fields) };
}
