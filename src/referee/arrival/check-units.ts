import type { Game } from '../../campaign/game.ts';
import type { EventOf } from '../../campaign/record.ts';
import { folded } from '../../kernel/folded.ts';
import { isName } from '../names.ts';
import { WORD } from './check-state.ts';
import { firstOf } from './check-text.ts';

const HASH = /^[0-9a-f]{64}$/;
/** A unit's ID. */
export const UNIT = /^u\d{1,9}$/;

type Opening = EventOf<'game-opened'> | undefined;

/** Whether a side is one of the campaign's, or of the one that opens here. */
export function hasSide(side: string, game: Game | undefined, opening: Opening): boolean {
  if (opening) return opening.sides.some(({ id }) => id === side);
  return game !== undefined && Object.hasOwn(game.sides, side);
}

/** What is wrong with units that are added: the place in the event; nothing if all is well. */
export function unitsFault(
  { units, deck }: EventOf<'units-added'>,
  game: Game | undefined,
  opening: Opening,
): string | undefined {
  if (deck && (deck.length !== units.length || !deck.every(isCard))) return 'deck';
  const taken = new Set(Object.values(game?.units ?? {}).map(({ name }) => folded(name)));
  const ids = new Set(Object.keys(game?.units ?? {}));
  for (const [i, { id, name, side, profile, fields, sealed, draw }] of units.entries()) {
    const fault = firstOf({
      id: UNIT.test(id) && !ids.has(id),
      name: isName(name) && !taken.has(folded(name)),
      side: hasSide(side, game, opening),
      sealed: sealed === undefined || HASH.test(sealed),
      draw: (draw !== undefined) === (deck !== undefined && sealed !== undefined),
      profile: WORD.test(profile),
      fields: Object.keys(fields).every((field) => WORD.test(field)),
    });
    if (fault) return `units.${i}.${fault}`;
    ids.add(id);
    taken.add(folded(name));
  }
  return undefined;
}

/** A kind, or the kinds of which one is drawn. */
function isCard(card: string | readonly string[]): boolean {
  const kinds = typeof card === 'string' ? [card] : card;
  return kinds.length > 0 && kinds.every((kind) => WORD.test(kind));
}
