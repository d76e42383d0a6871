import type { Game } from '../../campaign/game.ts';
import type { Tally } from '../../kernel/dice/tally.ts';
import type { Catalogue } from '../catalogue.ts';
import { type Line, line } from '../document.ts';

/** The losses of each side, a line a side, with the names. */
export function tallyLines(
  words: Catalogue,
  tally: readonly Tally[],
  sides: Game['sides'] | Readonly<Record<string, string>>,
): Line[] {
  return tally.flatMap(({ side, counts, names }) => {
    const known = sides[side];
    const name = typeof known === 'string' ? known : (known?.name ?? side);
    const counted = Object.entries(counts).map(([what, n]) => [words.say(what), n] as const);
    const who = Object.entries(names).filter(([, each]) => each.length > 0);
    return [
      line(words.game.tally(name, counted)),
      ...who.map(([what, each]) => line(words.game.tallied(name, words.say(what), words.allOf(each)))),
    ];
  });
}
