import type { Game } from '../../campaign/game.ts';
import { sceneOf } from '../../campaign/scene.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import type { Unit } from '../../kernel/state/unit.ts';
import type { BookTable } from '../../measuring/book-table.ts';
import { coverOf } from '../../measuring/classes.ts';
import { Eyes, type Look } from '../../measuring/eyes.ts';
import { tables } from '../../rules/tables.ts';
import { roundedInches } from '../../table/close.ts';
import { apart } from '../../table/gap.ts';
import { drawnTable } from './drawn.ts';

type Spots = NonNullable<BookTable['values']['spots']>;

/** Who has spotted a hidden unit without a die, and by which rule. */
export interface Spotted {
  readonly unit: Unit;
  readonly spotter: string;
  readonly rule: string;
}

/** The hidden units that somebody of another side can't but see, as everybody stands on a drawn table. @param view with all hidden units */
export function spottedIn(view: Game, ruleset: Ruleset, hidden: readonly Unit[]): Spotted[] {
  const book = tables[ruleset.id];
  const drawn = drawnTable(view);
  const { spots } = book?.values ?? {};
  if (!book || !drawn || !spots || !view.at) return [];
  const ids = new Set(hidden.map(({ id }) => id));
  const open = Object.values(view.units).filter(({ id, gone }) => !gone && !ids.has(id));
  return hidden.flatMap((unit) => {
    for (const spotter of open.filter(({ side }) => side !== unit.side)) {
      const scene = sceneOf(view, ruleset, undefined, { actor: spotter, targets: [unit] });
      const looks = new Eyes(drawn, book.values, scene).looks();
      const rule = spots.find((each) => looks.some((look) => isSeen(look, each, book)))?.rule;
      if (rule !== undefined) return [{ unit, spotter: spotter.id, rule }];
    }
    return [];
  });
}

function isSeen(look: Look, { within, open, clear }: Spots[number], { values }: BookTable): boolean {
  if (within !== undefined && roundedInches(apart(look.from.at, look.to.at)) > within) return false;
  return !(clear && look.sight.is !== 'clear') && !(open && coverOf(look, values).value !== 'open');
}
