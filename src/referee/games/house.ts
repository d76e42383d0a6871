import type { Campaign } from '../../campaign/campaign.ts';
import { type Game, isBegun } from '../../campaign/game.ts';
import type { LogEvent } from '../../campaign/record.ts';
import { sceneOf } from '../../campaign/scene.ts';
import { nearest } from '../../kernel/options/nearest.ts';
import { toggleNamed } from '../../kernel/options/toggle-named.ts';
import { InputError } from '../../kernel/refusal.ts';
import { type Ruleset, togglesOn } from '../../kernel/ruleset.ts';
import { Changes } from '../../kernel/state/changes.ts';
import type { Effect, Subject } from '../../kernel/state/effect.ts';
import { declarationOf, type FieldTable } from '../../kernel/state/field.ts';
import type { Fields, Scene } from '../../kernel/state/scene.ts';
import { asking } from '../agreement/agreement.ts';
import { assertPlaysAny, assertUmpire, isNeutral, othersPlayed } from '../agreement/permission.ts';
import { withEnding } from '../rulings/ending.ts';
import { assertMayRunChannel, type Running } from './channel.ts';
import { gameIn } from './games.ts';

/** A house rule to turn on or off. */
export interface HouseRule {
  readonly toggle: string;
  readonly on: boolean;
}

/**
 * Turns a house rule on or off. In a battle its effects lapse, and an umpire who plays needs the other side’s agreement.
 * @throws {InputError} for a toggle that the ruleset doesn't have; {NotAllowed} unless the speaker is an umpire
 */
export function setHouse(
  campaign: Campaign,
  asked: Running,
  ruleset: Ruleset,
  { toggle: typed, on }: HouseRule,
): LogEvent[] {
  const { user } = asked;
  const allowed = Object.keys(ruleset.toggles);
  const toggle = toggleNamed(typed, allowed);
  if (toggle === undefined) {
    const near = nearest(typed, allowed);
    throw new InputError('unknown-toggle', { toggle: typed, rules: ruleset.name, nearest: near, allowed });
  }
  const game = campaign.game?.phase === 'ended' ? undefined : campaign.game;
  if (!game) {
    assertMayRunChannel(campaign, asked);
    return [{ type: 'house-set', toggle, on }];
  }
  assertUmpire(game, user);
  const effects = game.at && !game.over ? switching(game, ruleset, toggle, on) : [];
  const set = { type: 'house-set' as const, toggle, on, ...(effects.length > 0 ? { effects } : {}) };
  const others = whoHaveASay(game, user);
  if (others.length === 0) return [set];
  return asking(campaign, user, { about: 'house', sides: others, proposes: [set], on: { toggle, all: true } });
}

/** Sets how strictly the book's rules are enforced; in a battle an umpire who plays needs the other side’s agreement. */
export function setEnforcement(campaign: Campaign, user: string, enforcement: Game['enforcement']): LogEvent[] {
  const game = gameIn(campaign);
  assertUmpire(game, user);
  const set = { type: 'enforcement-set' as const, enforcement };
  const others = whoHaveASay(game, user);
  if (others.length === 0) return [set];
  return asking(campaign, user, { about: 'enforcement', sides: others, proposes: [set], on: { position: true } });
}

/** Sets how dice from the table count; in a battle an umpire who plays needs the other side’s agreement. */
export function setTableDice(campaign: Campaign, user: string, how: NonNullable<Game['tableDice']>): LogEvent[] {
  const game = gameIn(campaign);
  assertUmpire(game, user);
  const set = { type: 'dice-set' as const, how };
  const others = whoHaveASay(game, user);
  if (others.length === 0) return [set];
  return asking(campaign, user, { about: 'dice', sides: others, proposes: [set], on: { position: true } });
}

/** Sets whether each turn gets a report when it ends. */
export function setTurnReports(campaign: Campaign, user: string, on: boolean): LogEvent[] {
  assertUmpire(gameIn(campaign), user);
  return [{ type: 'turn-reports-set', on }];
}

/** How a channel shows its rulings, as far as somebody says it. */
export type ChannelSettings = Pick<Game, 'rulings' | 'posts' | 'lengths' | 'dice'>;

/** Sets how the channel shows its rulings. Whoever plays may, for all who read them. @throws {NotAllowed} for anybody else */
export function setRulingsShown(campaign: Campaign, user: string, changed: ChannelSettings): LogEvent[] {
  assertPlaysAny(gameIn(campaign), user);
  return [{ type: 'settings-changed', ...changed }];
}

/** Who has to agree before an umpire can change a battle that is being played. */
export function whoHaveASay(game: Game, user: string): string[] {
  return isBegun(game) && !isNeutral(game, user) ? othersPlayed(game, user) : [];
}

/** The effects of switching a toggle in mid-battle: its statuses end when it's turned off, and the book says the rest. */
function switching(game: Game, ruleset: Ruleset, toggle: string, on: boolean): readonly Effect[] {
  const toggles = togglesOn(ruleset, { ...game.house, [toggle]: on });
  const scene = sceneOf(game, ruleset, toggles);
  const changes = new Changes(scene);
  // The book still sees what is about to end.
  changes.include(ruleset.switched?.(scene, toggle, on, ruleset.book) ?? []);
  if (!on) changes.include(lapsing(changes.scene, ruleset, toggle));
  return withEnding(scene, changes.effects, ruleset);
}

function lapsing({ units, squads, sides, table }: Scene, { fields, toggles }: Ruleset, toggle: string): Effect[] {
  if (!fields) return [];
  const rule = toggles[toggle]!.rule;
  const ending = (of: Subject, declared: FieldTable, known: Fields): Effect[] =>
    Object.keys(known)
      .filter((field) => declarationOf(declared, field)?.toggle === toggle)
      .map((field) => ({ effect: 'set', of, field, value: null, rule }));
  return [
    ...[...units.values()].flatMap((unit) => ending({ unit: unit.id }, fields.unit, unit.fields)),
    ...Object.entries(squads).flatMap(([squad, known]) => ending({ squad }, fields.squad, known)),
    ...Object.entries(sides).flatMap(([side, known]) => ending({ side }, fields.side, known)),
    ...ending({ table: true }, fields.table, table),
  ];
}
