import type { Game } from '../campaign/game.ts';
import type { LogRecord } from '../campaign/record.ts';
import { gameIn } from '../referee/games.ts';
import type { Changed } from '../referee/referee.ts';
import { waitingIn } from '../referee/solo.ts';
import { decisionReply } from '../reply/decision.ts';
import type { Document } from '../reply/document.ts';
import { doneLines } from '../reply/solo.ts';
import { turnEndReply } from '../reply/turn.ts';
import { waitingLines } from '../reply/waiting.ts';
import { rulesetOf } from '../rules/index.ts';
import type { Answer } from './command.ts';
import { soloAnswered, soloJson, waitingJson } from './solo-turn.ts';
import { turnOffers } from './turn-offers.ts';

/** If the referee runs a side, its phase is part of the reply. */
export function turnEnded(changed: Changed): Answer {
  const answer = endOf(changed);
  const { campaign, ruleset } = changed;
  return { ...answer, offers: async () => turnOffers(answer.document, gameIn(campaign), ruleset) };
}

/**
 * A ruling that ended the step, such as the initiative between two turns: what it came to, and then the step that has begun. Any
 * other is left as it is; so is one with which the side that the referee runs goes on, which tells that itself.
 */
export function withStepBegun(answer: Answer, record: LogRecord, game: Game | undefined): Answer {
  const begun = record.events.some(({ type }) => type === 'turn-begun');
  if (!begun || !game || game.table.solo !== undefined) return answer;
  const ruleset = rulesetOf(game.rules);
  return {
    ...answer,
    document: begunIn(answer.document, record, game),
    json: { ...answer.json, data: { events: record.events } },
    offers: async () => turnOffers(turnEndReply(game, ruleset, record), game, ruleset),
  };
}

/** The same of a document alone. */
export function begunIn(ruling: Document, record: LogRecord, game: Game): Document {
  if (!record.events.some(({ type }) => type === 'turn-begun')) return ruling;
  const step = turnEndReply(game, rulesetOf(game.rules), record);
  return { ...ruling, lines: [...ruling.lines, ...step.lines], ...(step.tone ? { tone: step.tone } : {}) };
}

function endOf(changed: Changed): Answer {
  const { record, campaign, ruleset } = changed;
  const game = gameIn(campaign);
  // An umpire who plays only asks: nobody has finished anything yet.
  if (record.events.some(({ type }) => type === 'asked')) {
    return { document: decisionReply(record, game), json: { seq: record.seq, data: { events: record.events } } };
  }
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
