import type { Game } from '../../campaign/game.ts';
import type { LogRecord } from '../../campaign/record.ts';
import { isNeutral, othersPlayed } from '../../referee/agreement/permission.ts';
import { endsSettingUp } from '../../referee/correction/undo.ts';
import { gameIn } from '../../referee/games/games.ts';
import type { Changed } from '../../referee/referee.ts';
import { waitingIn } from '../../referee/solo/solo.ts';
import { decisionReply } from '../../reply/asks/decision.ts';
import { doneLines } from '../../reply/battle/solo.ts';
import { turnEndReply } from '../../reply/battle/turn.ts';
import { waitingLines } from '../../reply/battle/waiting.ts';
import type { Catalogue } from '../../reply/catalogue.ts';
import { type Line, line, quiet } from '../../reply/document.ts';
import type { Answer } from '../command.ts';
import { soloAnswered, soloJson, waitingJson } from './solo-turn.ts';
import { turnOffers } from './turn-offers.ts';

/** If the referee runs a side, its phase is part of the reply. */
export function turnEnded(words: Catalogue, changed: Changed): Answer {
  const answer = endOf(words, changed);
  const { campaign, ruleset } = changed;
  return { ...answer, offers: async () => turnOffers(words, answer.document, gameIn(campaign), ruleset) };
}

function endOf(words: Catalogue, changed: Changed): Answer {
  const { record, campaign, ruleset } = changed;
  const game = gameIn(campaign);
  // An umpire who plays only asks: nobody has finished anything yet.
  if (record.events.some(({ type }) => type === 'asked')) {
    return {
      document: decisionReply(words, record, game),
      json: { seq: record.seq, data: { events: record.events } },
    };
  }
  const { solo } = game.table;
  const played = record.events.some((event) => event.type === 'turn-begun' && event.at.side === solo);
  if (solo !== undefined && played) return soloAnswered(words, changed);
  const { lines, ...end } = turnEndReply(words, game, ruleset, record);
  const ends = { ...end, lines: [...lines, ...takenBackLines(words, record, game)] };
  if (solo === undefined) return { document: ends, json: { seq: record.seq, data: { events: record.events } } };
  const begun = record.events.findIndex(({ type }) => type === 'turn-begun');
  const done = doneLines(words, record.events.slice(begun + 1), game, ruleset);
  const waiting = waitingIn(campaign);
  return {
    document: {
      ...ends,
      lines: [...ends.lines, ...done, ...(waiting ? waitingLines(words, waiting, game) : [])],
    },
    json: {
      seq: record.seq,
      ...soloJson(words, record.events, game),
      data: { ...waitingJson(waiting, campaign), events: record.events },
    },
  };
}

/** Whoever begins the first turn ends the others' setting up: they're told that they can still take it back. */
function takenBackLines(words: Catalogue, record: LogRecord, game: Game): readonly Line[] {
  if (!endsSettingUp(record, game) || isNeutral(game, record.by)) return [];
  const others = othersPlayed(game, record.by).map((side) => game.sides[side]!.name);
  return others.length > 0 ? [line(quiet(words.game.stillSettingUp(others)))] : [];
}
