import { declared, type LogEvent } from './events/index.ts';
import { fallenSince } from './fallen.ts';
import type { Game } from './game.ts';
import { changed } from './state.ts';

/** The game after an event. An event that isn't about a game, or comes when there is none, changes nothing. */
export function evolveGame(game: Game | undefined, event: LogEvent): Game | undefined {
  return evolveWith({}, game, event);
}

/** The same in a channel with house rules: they hold in a campaign that opens there. */
export function evolveWith(house: Game['house'], game: Game | undefined, event: LogEvent): Game | undefined {
  const { opens, fold, begins } = declared(event);
  if (opens) return opens(event, { made: game?.made ?? 0, house }) as Game;
  if (!game || !fold) return game;
  const after = changed(game, fold(game, event) as Partial<Game>);
  // Units that went out of play in the current step are kept in a list; it's empty when a step begins.
  if (begins || after.units === game.units) return after;
  return changed(after, { fallen: fallenSince(game, after, game.fallen) });
}
