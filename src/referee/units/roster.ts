import type { Campaign } from '../../campaign/campaign.ts';
import { type Game, sideOf } from '../../campaign/game.ts';
import type { EventOf, LogEvent } from '../../campaign/record.ts';
import { sceneOf } from '../../campaign/scene.ts';
import { METRIC } from '../../kernel/options/inches.ts';
import { InputError } from '../../kernel/refusal.ts';
import { type Ruleset, togglesOn } from '../../kernel/ruleset.ts';
import type { Unit } from '../../kernel/state/scene.ts';
import { valueMeant } from '../../rules/names.ts';
import { assertNotOver, assertPlays, isNeutral, isUmpire } from '../agreement/permission.ts';
import { changedByHand, mayAsk, unitToChange } from '../agreement/unit-agreement.ts';
import { gameIn, sideNamed } from '../games/games.ts';
import { editing, forgetting } from '../rulings/by-hand.ts';
import { withEnding } from '../rulings/ending.ts';
import { type FieldChanges, type FieldsTyped, fieldsSaid, type Hand, withSaid } from './fields.ts';
import { Names } from './names.ts';
import { unitNamed } from './units.ts';

/** One unit, or several of the same kind, to add. */
export interface Wanted {
  readonly profile: string;
  /** The profile's own name if left out; several are numbered, continuing from those that are there. */
  readonly name?: string | undefined;
  readonly count?: number | undefined;
  /** Others with this name are added with it, so it's numbered even if it's only one. */
  readonly numbered?: boolean | undefined;
  /** What the book gives it beyond its profile. */
  readonly fields?: FieldChanges | undefined;
  /** What was set by hand, which wins. */
  readonly typed?: FieldsTyped | undefined;
}

/** Limits for one campaign: more is a mistake, or someone's joke. */
export const MOST_UNITS = 500;

/**
 * Units join a side.
 * @param side the speaker's own if left out
 * @throws {InputError} for an unknown profile, side or field, a duplicate name, too many units, or another's side
 */
export function addUnits(
  campaign: Campaign,
  user: string,
  ruleset: Ruleset,
  wanted: readonly Wanted[],
  side: string | undefined,
): EventOf<'units-added'>[] {
  const units = raised(campaign, user, ruleset, wanted, side);
  const hand = handOf(gameIn(campaign), user, ruleset, units, true);
  const typed = wanted.flatMap(({ count = 1, typed: each = {} }) => Array.from({ length: count }, () => each));
  const joining = units.map((unit, i) => withFields(unit, typed[i]!, hand));
  assertSaid(gameIn(campaign), ruleset, joining);
  return [{ type: 'units-added', units: joining }];
}

/** @throws {InputError} if the book wants to know something of a unit that joins in mid-battle, and nobody has said it */
function assertSaid(game: Game, ruleset: Ruleset, joining: readonly Unit[]): void {
  if (!game.at) return;
  for (const unit of joining) {
    const side = Object.values(game.units).filter((each) => each.side === unit.side);
    const field = ruleset.asksJoining?.(unit, side).find((each) => unit.fields[each] === undefined);
    const known = side.map(({ fields }) => (field === undefined ? undefined : fields[field]));
    const allowed = [...new Set(known.filter((value) => typeof value === 'string'))];
    if (field !== undefined) throw new InputError('joins-without', { unit: unit.name, field, allowed });
  }
}

/** A unit with what was set by hand. @throws {InputError} */
export function withFields(unit: Unit, typed: FieldsTyped, hand: Hand): Unit {
  return { ...unit, fields: withSaid(unit.fields, fieldsSaid(typed, hand)) };
}

/** Who sets fields: of existing units, or of `joining` ones, which may also be named. */
export function handOf(
  game: Game,
  user: string,
  ruleset: Ruleset,
  joining: readonly Unit[],
  deploying = !game.at,
): Hand {
  const all = { ...game, units: { ...game.units, ...Object.fromEntries(joining.map((unit) => [unit.id, unit])) } };
  const metric = game.house[METRIC];
  return {
    ruleset,
    umpire: isUmpire(game, user),
    deploying,
    begun: game.at !== undefined,
    metric,
    unitId: (name) => unitNamed(all, name).id,
  };
}

/** Units as they join a side, before anything is set by hand. @throws {InputError} */
export function raised(
  campaign: Campaign,
  user: string,
  ruleset: Ruleset,
  wanted: readonly Wanted[],
  side: string | undefined,
): Unit[] {
  const game = gameIn(campaign);
  const id = side === undefined ? ownSide(game, user) : sideNamed(game, side);
  assertPlays(game, user, id);
  assertNotOver(game);
  const added = wanted.reduce((sum, { count = 1 }) => sum + count, 0);
  if (Object.keys(game.units).length + added > MOST_UNITS) throw new InputError('too-many-units', { most: MOST_UNITS });
  const names = new Names(game);
  return wanted
    .flatMap((each) => Array.from({ length: each.count ?? 1 }, () => made(ruleset, each, names)))
    .map((unit, i): Unit => ({ id: `u${game.made + i + 1}`, side: id, ...unit }));
}

/**
 * A whole squad as the book prints it; its first if none is named. @param called goes before each name, so that two squads can be
 * told apart
 */
export function raiseSquad(
  campaign: Campaign,
  user: string,
  ruleset: Ruleset,
  {
    squad: named,
    called,
    side,
  }: { readonly squad?: string | undefined; readonly called?: string | undefined; readonly side?: string | undefined },
): LogEvent[] {
  // Without a game, the squads would be those of a book that nobody plays.
  gameIn(campaign);
  const allowed = Object.keys(ruleset.squads);
  const squad = named === undefined ? usual(allowed) : valueMeant('squad', named, allowed);
  const printed = ruleset.squads[squad]!;
  const several = (profile: string) => printed.members.filter((each) => each.profile === profile).length > 1;
  const wanted = printed.members.map(({ profile, count, fields }) => ({
    profile,
    count,
    numbered: count > 1 || several(profile),
    name: called === undefined ? undefined : `${called} ${ruleset.profiles[profile]?.name ?? profile}`,
    fields: { ...fields, ...(knowsSquads(ruleset) ? { squad: called ?? squad } : {}) },
  }));
  return addUnits(campaign, user, ruleset, wanted, side);
}

/** Whether units of the book belong to a squad. */
function knowsSquads({ fields }: Ruleset): boolean {
  return !fields || fields.unit.squad !== undefined;
}

/**
 * Sets fields by hand that the referee couldn't know. For another side's unit, or for a field that only umpires set, with
 * agreement.
 * @throws {InputError} if there are none, or the speaker may not set one to that value
 * @throws {Refusal} if the book doesn't let a player set it
 */
export function editUnit(
  campaign: Campaign,
  user: string,
  ruleset: Ruleset,
  { name, typed }: { readonly name: string; readonly typed: FieldsTyped },
): LogEvent[] {
  if (Object.keys(typed).length === 0) throw new InputError('missing-options', { missing: ['fields'] });
  const unit = unitToChange(campaign, user, name);
  const game = gameIn(campaign);
  const fields = fieldsSaid(typed, {
    ...handOf(game, user, ruleset, []),
    umpire: mayAsk(game, user),
    now: unit.fields,
  });
  const by = isNeutral(game, user) ? 'umpire' : 'player';
  const changed = editing(game, ruleset, { unit, said: fields, by });
  const effects = changed && withEnding(sceneOf(game, ruleset, togglesOn(ruleset, campaign.house)), changed, ruleset);
  const event = {
    type: 'unit-edited',
    unit: unit.id,
    was: unit.name,
    fields,
    ...(effects ? { effects } : {}),
  } as const;
  return changedByHand(campaign, user, ruleset, event);
}

export function renameUnit(campaign: Campaign, user: string, name: string, to: string): LogEvent[] {
  const unit = ownUnit(campaign, user, name);
  assertNotOver(gameIn(campaign));
  const names = new Names(gameIn(campaign));
  names.free(unit.name);
  return [{ type: 'unit-renamed', unit: unit.id, name: names.take(to), was: unit.name }];
}

export function removeUnit(campaign: Campaign, user: string, ruleset: Ruleset, name: string): LogEvent[] {
  const unit = unitToChange(campaign, user, name);
  const effects = forgetting(gameIn(campaign), ruleset, unit) ?? [];
  const more = effects.length > 0 ? { effects } : {};
  return changedByHand(campaign, user, ruleset, { type: 'unit-removed', unit: unit.id, was: unit.name, ...more });
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

/** What the book calls a squad, or otherwise the first body of men that it prints. */
function usual(squads: readonly string[]): string {
  return squads.includes('squad') ? 'squad' : (squads[0] ?? 'squad');
}

function made(ruleset: Ruleset, wanted: Wanted, names: Names): Pick<Unit, 'name' | 'profile' | 'fields'> {
  const { count = 1, numbered = count > 1, fields = {} } = wanted;
  const id = valueMeant('profile', wanted.profile, Object.keys(ruleset.profiles));
  const profile = ruleset.profiles[id]!;
  const called = wanted.name ?? profile.name;
  const name = numbered ? names.takeNumbered(called) : names.take(called);
  return { name, profile: id, fields: withSaid(profile.fields, fields) };
}
