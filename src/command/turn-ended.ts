import type { Game } from '../campaign/game.ts';
import type { Ruleset } from '../kernel/ruleset.ts';
import { gameIn } from '../referee/games.ts';
import type { Changed } from '../referee/referee.ts';
import { waitingIn } from '../referee/solo.ts';
import type { Button, Document, Offers } from '../reply/document.ts';
import { doneLines } from '../reply/solo.ts';
import { turnEndReply } from '../reply/turn.ts';
import { waitingLines } from '../reply/waiting.ts';
import type { Answer } from './command.ts';
import { afterBattle } from './ending.ts';
import { owedButtons, owedOffers } from './offers.ts';
import { openingButtons } from './opening.ts';
import { soloAnswered, soloJson, waitingJson } from './solo-turn.ts';
import { endForOthers } from './step-end.ts';

/** If the referee runs a side, its phase is part of the reply. */
export function turnEnded(changed: Changed): Answer {
  const answer = endOf(changed);
  const { campaign, ruleset } = changed;
  return { ...answer, offers: async () => offersNow(answer.document, gameIn(campaign), ruleset) };
}

/**
 * What's owed, and then a panel for each player's own turn. Where the first turn waits for the other side, that side begins it
 * with a press, and nobody has anything to play yet.
 */
function offersNow(document: Document, game: Game, ruleset: Ruleset): Offers {
  if (!game.at) return { buttons: openingButtons(game, ruleset) };
  if (game.over) {
    const { buttons: all = [] } = owedOffers(document, game, ruleset);
    return { buttons: [...all, ...afterBattle(game)] };
  }
  const owed = owedButtons(game, ruleset);
  const ends = endForOthers(game, ruleset);
  // Before anybody can play on, the side that the referee runs may have to be told what the players see.
  const { buttons: all = [] } = document;
  const answers = game.at.side === game.table.solo ? all.filter(({ action }) => action !== 'board') : [];
  const first = owed.length + ends.length + answers.length === 0;
  const play: Button = { action: 'play', of: '', ...(first ? { first } : {}) };
  return { buttons: [...owed, ...ends, ...answers, play, ...all.filter((button) => !answers.includes(button))] };
}

function endOf(changed: Changed): Answer {
  const { record, campaign, ruleset } = changed;
  const game = gameIn(campaign);
  const { solo } = game.table;
  const played = record.events.some((event) => event.type === 'turn-begun' && event.at.side === solo);
  if (solo !== undefined && played) return soloAnswered(changed);
  const ends = turnEndReply(game, ruleset, record);
  if (solo === undefined) return { document: ends, json: { seq: record.seq, data: { events: record.events } } };
  const begun = record.events.findIndex(({ type }) => type === 'turn-begun');
  const done = doneLines(record.events.slice(begun + 1), game, ruleset);
  const waiting = waitingIn(campaign);
  return {
    document: {
      ...ends,
      lines: [...ends.lines, ...done, ...(waiting ? waitingLines(waiting, game) : [])],
    },
    json: {
      seq: record.seq,
      ...soloJson(record.events),
      data: { ...waitingJson(waiting, campaign), events: record.events },
    },
  };
}
