import type { Game } from '../../campaign/game.ts';
import type { LogRecord } from '../../campaign/record.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import { concernsOthers } from '../../referee/correction/undo.ts';
import type { Catalogue } from '../../reply/catalogue.ts';
import type { Button, Document, Offers } from '../../reply/document.ts';
import { owedNow, owedOffers } from '../panel/offers.ts';
import { afterBattle } from './ending.ts';
import { openingButtons } from './opening.ts';
import { endForOthers } from './step-end.ts';

/** The same, and the way back from the end of the turn, as long as nobody else has to agree to that. */
export function withTakingBack(offers: Offers | undefined, record: LogRecord, log: string | undefined): Offers {
  const { buttons = [], ...others } = offers ?? {};
  const isFree = log !== undefined && !concernsOthers(record);
  const back: readonly Button[] = isFree ? [{ action: 'undo', of: { log, seq: record.seq } }] : [];
  return { ...others, buttons: [...buttons, ...back] };
}

/**
 * What's owed, and then a panel for each player's own turn. Where the first turn waits for the other side, that side begins it
 * with a press, and nobody has anything to play yet.
 */
export function turnOffers(words: Catalogue, document: Document, game: Game, ruleset: Ruleset): Offers {
  if (!game.at) return { buttons: openingButtons(words, game, ruleset) };
  if (game.over) {
    const { buttons: all = [] } = owedOffers(words, document, game, ruleset);
    return { buttons: [...all, ...afterBattle(words, game)] };
  }
  // What the rules' side throws for the players has a button of its own.
  const throws = document.buttons?.some(({ action }) => action === 'goes-on') ?? false;
  const owed = throws ? [] : owedNow(words, game, ruleset);
  const ends = endForOthers(words, game, ruleset);
  // Before anybody can play on, the side that the referee runs may have to be told what the players see.
  const { buttons: all = [] } = document;
  const answers = game.at.side === game.table.solo ? all.filter(({ action }) => action !== 'board') : [];
  const first = owed.length + ends.length + answers.length === 0;
  const play: Button = { action: 'play', of: {}, ...(first ? { first } : {}) };
  return { buttons: [...owed, ...ends, ...answers, play, ...all.filter((button) => !answers.includes(button))] };
}
