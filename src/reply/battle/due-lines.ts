import type { Catalogue } from '../catalogue.ts';
import { brief, full, type Line, line, quiet, strong } from '../document.ts';

/**
 * A ruling that has to be given next, for players, and as the full form of a reply has it.
 * @param what the command, as it's typed
 * @param times how often it has to be given
 */
export function dueLines(
  words: Catalogue,
  what: string,
  rules: string,
  times = 1,
): readonly [forPlayers: Line, inFull: Line] {
  const told = words.game.comesFirst(what, times);
  return [brief(line(strong(told))), full(line(strong(words.game.due(what, times)), quiet(` ${rules}`)))];
}
