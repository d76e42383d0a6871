import { evolveGame } from '../../campaign/evolve.ts';
import type { Game } from '../../campaign/game.ts';
import type { LogEvent } from '../../campaign/record.ts';
import type { Effect } from '../../kernel/state/effect.ts';

/**
 * Whether these events end a battle, by the book, by agreement, with its campaign or because the next one begins: then its
 * seed is shown. For a battle that was already over, it has been shown.
 */
export function endsBattle(game: Game | undefined, events: readonly LogEvent[]): boolean {
  if (!game || game.phase === 'ended' || game.over) return false;
  return events.some((event) => {
    if (event.type === 'game-ended') return true;
    if (event.type === 'battle-begun') return game.at !== undefined;
    return effectsIn(event).some(({ effect }) => effect === 'ended');
  });
}

function effectsIn(event: LogEvent): readonly Effect[] {
  const effects = 'effects' in event ? (event.effects ?? []) : [];
  return event.type === 'turn-begun' ? [...(event.closes ?? []), ...effects] : effects;
}

/** Whether units in play have a secret that was drawn from a veil, and that isn't known yet. When a battle is over, nothing hides. */
export function hidesUnder(game: Game | undefined): boolean {
  if (!game || game.phase === 'ended' || game.over) return false;
  return Object.values(game.units).some(
    ({ sealed, draw, gone }) => sealed !== undefined && draw !== undefined && !gone,
  );
}

/** Whether any of these units has a secret that isn't known yet. */
export function hidesAny(game: Game | undefined, units: readonly string[]): boolean {
  if (!game || game.phase === 'ended' || game.over) return false;
  return units.some((id) => game.units[id]?.sealed !== undefined && !game.units[id].gone);
}

/** The game as these events leave it. An undo strikes out others, and says nothing of that itself. */
export function gameAfter(game: Game | undefined, events: readonly LogEvent[]): Game | undefined {
  return events.reduce(evolveGame, game);
}

/** Whether these events make the last secret known that was drawn from the veil. */
export function endsHiding(game: Game | undefined, events: readonly LogEvent[]): boolean {
  return hidesUnder(game) && !hidesUnder(gameAfter(game, events));
}
