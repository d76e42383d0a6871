import type { Game } from '../../campaign/game.ts';
import type { SoloRuling } from '../../kernel/solo.ts';
import { tables } from '../../rules/tables.ts';
import { drawnTable } from '../battlefield/drawn.ts';

/**
 * What a ruling of the side says itself: what a drawn table fills in is left to the gate, if everybody concerned stands there.
 * @param way whether it's said where it goes
 */
export function unmeasuredOf(
  {
    verb,
    options,
    who,
    targets,
    way,
  }: Pick<SoloRuling, 'verb' | 'options'> & {
    readonly who: string | undefined;
    readonly targets: readonly string[];
    readonly way: boolean;
  },
  game: Game,
): SoloRuling['options'] {
  const drawn = drawnTable(game);
  const values = tables[game.rules]?.values.verbs[verb];
  if (!drawn || !values?.fills || who === undefined || (values.place === 'to' && !way)) return options;
  const all = [who, ...targets].map((id) => game.units[id]);
  if (!all.every((unit) => unit && drawn.figuresOf(unit).length > 0)) return options;
  return Object.fromEntries(Object.entries(options).filter(([name]) => values.fills?.[name] === undefined));
}
