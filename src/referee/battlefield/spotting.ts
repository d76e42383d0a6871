import type { Game } from '../../campaign/game.ts';
import { sceneOf } from '../../campaign/scene.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import type { Effect } from '../../kernel/state/effect.ts';
import type { Scene } from '../../kernel/state/scene.ts';
import type { Unit } from '../../kernel/state/unit.ts';
import type { BookTable } from '../../measuring/book-table.ts';
import { coverOf } from '../../measuring/classes.ts';
import { CONTACT } from '../../measuring/contact.ts';
import { Eyes, type Look } from '../../measuring/eyes.ts';
import { tables } from '../../rules/tables.ts';
import { roundedInches } from '../../table/close.ts';
import { apart } from '../../table/gap.ts';
import { drawnTable } from './drawn.ts';

type Spots = NonNullable<BookTable['values']['spots']>;
type Looks = NonNullable<BookTable['values']['looks']>;

/** Who has spotted a hidden unit without a die, and by which rule. */
export interface Spotted {
  readonly unit: Unit;
  readonly spotter: string;
  readonly rule?: string;
}

/** Whether nobody sees the other side's units until somebody has spotted them: where the table was laid so, and players play all sides. */
export function isInFog(game: Game | undefined): boolean {
  return game?.battlefield?.fog === true && game.table.solo === undefined;
}

/** The hidden units that somebody of another side can't but see, as everybody stands on a drawn table. @param view with all hidden units */
export function spottedIn(view: Game, ruleset: Ruleset, hidden: readonly Unit[]): Spotted[] {
  const book = tables[ruleset.id];
  const drawn = drawnTable(view);
  const { spots = [] } = book?.values ?? {};
  if (!book || !drawn || !view.at) return [];
  const ids = new Set(hidden.map(({ id }) => id));
  const open = Object.values(view.units).filter(({ id, gone }) => !gone && !ids.has(id));
  return hidden.flatMap((unit) => {
    for (const spotter of open.filter(({ side }) => side !== unit.side)) {
      const scene = sceneOf(view, ruleset, undefined, { actor: spotter, targets: [unit] });
      const eyes = new Eyes(drawn, book.values, scene);
      if ((eyes.nearestGap()?.inches ?? CONTACT + 1) <= CONTACT) return [{ unit, spotter: spotter.id }];
      if (spots.length === 0) continue;
      const looks = eyes.looks();
      const rule = spots.find((each) => looks.some((look) => isSeen(look, each, book)))?.rule;
      if (rule !== undefined) return [{ unit, spotter: spotter.id, rule }];
    }
    return [];
  });
}

/** What's noted of whoever looks at a place for those who may hide there: he does it once, and his own name stands for them. */
export function lookedOnce({ once, rule }: Looks, { actor, targets }: Scene): Effect[] {
  if (once === undefined || !actor || targets.length > 0) return [];
  const before = actor.fields[once];
  const value = [...new Set([...(Array.isArray(before) ? (before as string[]) : []), actor.id])];
  return [{ effect: 'set', of: { unit: actor.id }, field: once, value, rule }];
}

function isSeen(look: Look, { within, open, clear }: Spots[number], { values }: BookTable): boolean {
  if (within !== undefined && roundedInches(apart(look.from.at, look.to.at)) > within) return false;
  return !(clear && look.sight.is !== 'clear') && !(open && coverOf(look, values).value !== 'open');
}
