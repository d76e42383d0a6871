import type { Game } from '../campaign/game.ts';
import type { LogEvent } from '../campaign/record.ts';
import type { Effect } from '../kernel/effect.ts';

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
