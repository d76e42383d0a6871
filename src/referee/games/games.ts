import type { Campaign } from '../../campaign/campaign.ts';
import { type Game, isBegun } from '../../campaign/game.ts';
import type { EventOf, LogEvent } from '../../campaign/record.ts';
import { sceneOf } from '../../campaign/scene.ts';
import { nearest } from '../../kernel/options/nearest.ts';
import { slug } from '../../kernel/options/slug.ts';
import { InputError } from '../../kernel/refusal.ts';
import { type Ruleset, togglesOn } from '../../kernel/ruleset.ts';
import type { Effect, Subject } from '../../kernel/state/effect.ts';
import { declarationOf, type FieldTable } from '../../kernel/state/field.ts';
import type { Fields, Scene } from '../../kernel/state/scene.ts';
import { isVisible, LONGEST } from '../../kernel/texts.ts';
import { asking } from '../agreement/agreement.ts';
import { assertOpen, assertUmpire, isNeutral, othersPlayed } from '../agreement/permission.ts';
import { assertMayRunChannel, type Running } from './channel.ts';

/** The game of a channel. @throws {InputError} if there is none, or it's over */
export function gameIn({ game, seq, place }: Campaign): Game {
  if (seq === 0 && place !== undefined) throw new InputError('game-moved', { channel: place });
  if (!game || game.phase === 'ended') throw new InputError('no-game');
  return game;
}

/** The game that a record has just opened or changed. */
export function gameOf(game: Game | undefined): Game {
  if (game) return game;
  throw new Error('A game that was just written is not in the fold');
}

/** The default names of a campaign's sides. */
export const SIDES: readonly string[] = ['Axis', 'Allies'];

/** Opens a campaign, with the speaker as its umpire. @throws {InputError} if one is open already, or a name isn't valid */
export function openGame(
  campaign: Campaign,
  asked: Running,
  { name, rules, sides }: { readonly name: string; readonly rules: string; readonly sides: readonly string[] },
): LogEvent[] {
  const { game } = campaign;
  if (game && game.phase !== 'ended') throw new InputError('game-open', { name: game.name });
  assertMayRunChannel(campaign, asked);
  if (name.trim() === '') throw new InputError('missing-options', { missing: ['name'] });
  if (!isVisible(name)) throw new InputError('not-visible', { option: 'name' });
  return [{ type: 'game-opened', name: name.trim(), rules, sides: sidesOf(sides), umpire: asked.user }];
}

function sidesOf(names: readonly string[]): EventOf<'game-opened'>['sides'] {
  const sides = names.map((name) => ({ id: slug(name), name }));
  const ids = new Set(sides.map(({ id }) => id));
  if (ids.size < 2 || ids.size < sides.length || ids.has('')) {
    throw new InputError('two-sides', { sides: names.join(', ') });
  }
  if (!names.every(isVisible)) throw new InputError('not-visible', { option: 'sides' });
  if (names.some((name) => name.length > LONGEST.side)) {
    throw new InputError('too-long', { option: 'sides', most: LONGEST.side });
  }
  return sides;
}

/** Pauses, resumes or ends a campaign. @throws {InputError} unless the speaker is an umpire, or if nothing would change */
export function setPhase(campaign: Campaign, user: string, phase: Game['phase'], manager: boolean): LogEvent[] {
  const game = gameIn(campaign);
  // Someone who manages the server can always end a campaign there.
  if (!(phase === 'ended' && manager)) assertUmpire(game, user);
  if (game.phase === phase)
    throw phase === 'paused' ? new InputError('game-paused') : new InputError('game-not-paused');
  const type = ({ open: 'game-resumed', paused: 'game-paused', ended: 'game-ended' } as const)[phase];
  return [{ type }];
}

/**
 * Begins the next battle of the same campaign. Statuses and turns end; units, wounds and dead carry over as the book says.
 * @param agreed the other side has agreed that an umpire who plays may break off the current one
 * @throws {NotAllowed} unless the speaker is an umpire
 */
export function beginBattle(campaign: Campaign, user: string, ruleset: Ruleset, agreed = false): LogEvent[] {
  const game = gameIn(campaign);
  assertOpen(game);
  assertUmpire(game, user);
  const others = agreed || isNeutral(game, user) || !isBegun(game) ? [] : othersPlayed(game, user);
  if (others.length > 0) {
    const runs = { command: 'game battle', given: {} };
    return asking(campaign, user, { about: 'battle', sides: others, runs, on: { position: true } });
  }
  const scene = sceneOf(game, ruleset, togglesOn(ruleset, campaign.house));
  const effects = [...resets(scene, ruleset), ...(ruleset.carries?.(scene, ruleset.book) ?? [])];
  const tally = ruleset.tally?.(scene, ruleset.book);
  return [{ type: 'battle-begun', battle: game.battle + 1, effects, ...(tally ? { tally } : {}) }];
}

/** Anything that the book doesn't carry over returns to what it was when the unit was raised. */
function resets({ units, squads, sides, table }: Scene, { fields, profiles, turn: { rule } }: Ruleset): Effect[] {
  if (!fields) return [];
  const reset = (of: Subject, declared: FieldTable, known: Fields, begun: Fields = {}): Effect[] =>
    [...new Set([...Object.keys(known), ...Object.keys(begun)])]
      .filter((field) => declarationOf(declared, field)?.ends !== 'never' && known[field] !== begun[field])
      .map((field) => ({ effect: 'set', of, field, value: begun[field] ?? null, rule }));
  return [
    ...[...units.values()].flatMap(({ id, profile, fields: known }) =>
      reset({ unit: id }, fields.unit, known, profiles[profile]?.fields),
    ),
    ...Object.entries(squads).flatMap(([squad, known]) => reset({ squad }, fields.squad, known)),
    ...Object.entries(sides).flatMap(([side, known]) => reset({ side }, fields.side, known)),
    ...reset({ table: true }, fields.table, table),
  ];
}

/** Sets the ruleset that the channel plays by when no campaign sets one. @throws {InputError} while a campaign is open */
export function chooseRules(campaign: Campaign, asked: Running, rules: string): LogEvent[] {
  const { game } = campaign;
  if (game && game.phase !== 'ended') throw new InputError('game-open', { name: game.name });
  assertMayRunChannel(campaign, asked);
  return [{ type: 'rules-chosen', rules }];
}

/** The ID of a side, from its ID or name. @throws {InputError} with the nearest name */
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

/** A line of story. @throws {InputError} if it's empty or too long for a message */
export function noted(text: string): LogEvent[] {
  const trimmed = text.trim();
  if (trimmed === '') throw new InputError('missing-options', { missing: ['text'] });
  if (trimmed.length > LONGEST_NOTE) throw new InputError('too-long', { option: 'text', most: LONGEST_NOTE });
  return [{ type: 'noted', text: trimmed }];
}

const LONGEST_NOTE = 1500;
