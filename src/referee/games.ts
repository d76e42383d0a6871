import type { Campaign } from '../campaign/campaign.ts';
import { evolveGame } from '../campaign/evolve.ts';
import { type Game, sideOf } from '../campaign/game.ts';
import type { EventOf, LogEvent } from '../campaign/record.ts';
import { nearest } from '../kernel/nearest.ts';
import { InputError } from '../kernel/refusal.ts';
import { type Ruleset, togglesOn } from '../kernel/ruleset.ts';
import { assertOpen, assertUmpire, isUmpire } from './permission.ts';
import { sceneOf } from './scene.ts';

/** The game of a channel. @throws {InputError} if there is none, or it is over */
export function gameIn({ game }: Campaign): Game {
  if (!game || game.phase === 'ended') throw new InputError('no-game');
  return game;
}

/** The game that a record has just opened or changed. */
export function gameOf(game: Game | undefined): Game {
  if (game) return game;
  throw new Error('A game that was just written is not in the fold');
}

/** The sides of a campaign for which nobody names others. */
export const SIDES: readonly string[] = ['Axis', 'Allies'];

/** A campaign opens, with the speaker as its umpire. @throws {InputError} if one is open, or names are not such */
export function openGame(
  { game }: Campaign,
  user: string,
  { name, rules, sides }: { readonly name: string; readonly rules: string; readonly sides: readonly string[] },
): LogEvent[] {
  if (game && game.phase !== 'ended') throw new InputError('game-open', { name: game.name });
  if (name.trim() === '') throw new InputError('missing-options', { missing: ['name'] });
  if (name.length > LONGEST_NAME) throw new InputError('too-long', { option: 'name', most: LONGEST_NAME });
  return [{ type: 'game-opened', name: name.trim(), rules, sides: sidesOf(sides), umpire: user }];
}

/** A campaign opens, and its umpire plays for a side of it at once. @throws {InputError} as both do */
export function openAndJoin(
  campaign: Campaign,
  user: string,
  wanted: Parameters<typeof openGame>[2],
  side: string,
): LogEvent[] {
  const opened = openGame(campaign, user, wanted);
  const game = opened.reduce(evolveGame, campaign.game);
  return [...opened, ...join({ ...campaign, ...(game ? { game } : {}) }, user, side)];
}

function sidesOf(names: readonly string[]): EventOf<'game-opened'>['sides'] {
  const sides = names.map((name) => ({ id: slug(name), name }));
  const ids = new Set(sides.map(({ id }) => id));
  if (ids.size < 2 || ids.size < sides.length || ids.has('')) {
    throw new InputError('two-sides', { sides: names.join(', ') });
  }
  if (names.some((name) => name.length > LONGEST_SIDE)) {
    throw new InputError('too-long', { option: 'sides', most: LONGEST_SIDE });
  }
  return sides;
}

const LONGEST_NAME = 100;
/** It stands on a button. */
const LONGEST_SIDE = 40;

/** Play rests, goes on, or is over. @throws {InputError} unless the umpire says so, or it is so already */
export function setPhase(campaign: Campaign, user: string, phase: Game['phase'], manager: boolean): LogEvent[] {
  const game = gameIn(campaign);
  // Whoever manages the server can always end what is played there.
  if (!(phase === 'ended' && manager)) assertUmpire(game, user);
  if (game.phase === phase)
    throw phase === 'paused' ? new InputError('game-paused') : new InputError('game-not-paused');
  const type = ({ open: 'game-resumed', paused: 'game-paused', ended: 'game-ended' } as const)[phase];
  return [{ type }];
}

/**
 * The next battle of the same campaign. Statuses and turns end; units, wounds and dead are carried over as the book says.
 * @throws {InputError} unless an umpire says so
 */
export function beginBattle(campaign: Campaign, user: string, ruleset: Ruleset): EventOf<'battle-begun'>[] {
  const game = gameIn(campaign);
  assertOpen(game);
  assertUmpire(game, user);
  const scene = sceneOf(game, ruleset, togglesOn(ruleset, campaign.house));
  const effects = [...(ruleset.carries?.(scene, ruleset.book) ?? [])] as EventOf<'battle-begun'>['effects'];
  return [{ type: 'battle-begun', battle: game.battle + 1, effects }];
}

/** What the channel plays by where no campaign says so. @throws {InputError} while one is open */
export function chooseRules({ game }: Campaign, rules: string): LogEvent[] {
  if (game && game.phase !== 'ended') throw new InputError('game-open', { name: game.name });
  return [{ type: 'rules-chosen', rules }];
}

/** Turns a house rule on or off. @throws {InputError} for a toggle that the ruleset has not */
export function setHouse(
  { game }: Campaign,
  user: string,
  ruleset: Ruleset,
  { toggle, on }: { readonly toggle: string; readonly on: boolean },
): LogEvent[] {
  if (game && game.phase !== 'ended') assertUmpire(game, user);
  const allowed = Object.keys(ruleset.toggles);
  if (allowed.includes(toggle)) return [{ type: 'house-set', toggle, on }];
  throw new InputError('unknown-toggle', { toggle, rules: ruleset.name, nearest: nearest(toggle, allowed), allowed });
}

export function setEnforcement(campaign: Campaign, user: string, enforcement: Game['enforcement']): LogEvent[] {
  assertUmpire(gameIn(campaign), user);
  return [{ type: 'enforcement-set', enforcement }];
}

/** A user plays for a side from now on, and for no other. @throws {InputError} for an unknown side */
export function join(campaign: Campaign, user: string, side: string): LogEvent[] {
  const game = gameIn(campaign);
  const id = sideNamed(game, side);
  if (sideOf(game, user) === id) throw new InputError('joined-already', { side: game.sides[id]!.name });
  return [{ type: 'player-joined', user, side: id }];
}

export function leave(campaign: Campaign, user: string): LogEvent[] {
  if (!sideOf(gameIn(campaign), user)) throw new InputError('no-side');
  return [{ type: 'player-left', user }];
}

/** A player's place goes to another. @throws {InputError} unless the speaker has one */
export function handOver(campaign: Campaign, user: string, to: string): LogEvent[] {
  const game = gameIn(campaign);
  const side = sideOf(game, user);
  if (!side) throw new InputError('no-side');
  if (to === user) throw new InputError('joined-already', { side: game.sides[side]!.name });
  return [
    { type: 'player-left', user },
    { type: 'player-joined', user: to, side },
  ];
}

/** @throws {InputError} unless an umpire names the other */
export function nameUmpire(campaign: Campaign, user: string, named: string): LogEvent[] {
  const game = gameIn(campaign);
  assertUmpire(game, user);
  if (isUmpire(game, named)) throw new InputError('umpire-already');
  return [{ type: 'umpire-named', user: named }];
}

/** The ID of a side, by its ID or name. @throws {InputError} with the nearest */
export function sideNamed(game: Game, typed: string): string {
  const ids = Object.keys(game.sides);
  const id = ids.find((each) => each === slug(typed) || slug(game.sides[each]!.name) === slug(typed));
  if (id) return id;
  throw new InputError('unknown-value', {
    option: 'side',
    value: typed,
    nearest: nearest(slug(typed), ids),
    allowed: ids,
  });
}

/** A name as a word of options: "Axis forces" is `axis-forces`. */
export function slug(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '');
}

/** A line of story. @throws {InputError} for one that is empty or too long for a message */
export function noted(text: string): LogEvent[] {
  const trimmed = text.trim();
  if (trimmed === '') throw new InputError('missing-options', { missing: ['text'] });
  if (trimmed.length > LONGEST_NOTE) throw new InputError('too-long', { option: 'text', most: LONGEST_NOTE });
  return [{ type: 'noted', text: trimmed }];
}

const LONGEST_NOTE = 1500;
